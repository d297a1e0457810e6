"""The ledger: reading requirement files, and holding their claims against an edition."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_text import ledger
from rules_text.editions import Edition
from rules_text.errors import LedgerError
from rules_text.ledger import check_claims, claimed, holds_in, load_requirements, prints, suspects
from tests.rules_text.conftest import EDITED, text

GOOD = """\
# Of pears.
- rule: "601.1"
  id: crates-go-up
  kind: must
  en: A crate is in the loft afterwards.
  ja: 箱は屋根裏に置かれる。
  sentences: [1]

- rule: "601.1"
  id: labelled-crates
  kind: may
  en: A labelled crate may stay below.
  ja: 札のある箱は下に置いてもよい。
  sentences: [2]
- rule: 601.2
  id: cool-cellar
  kind: physical
  reason: Nothing is cold in a program.
  sentences: [1, 2]
  because: Both say what a place is called.
"""


def written(folder: Path, body: str, name: str = "601.yaml") -> Path:
    path = folder / name
    path.write_text(body, "utf-8")
    return path


@pytest.fixture
def edition() -> Edition:
    return Edition.of(text("20310507"))


def kinds(body: str, folder: Path, edition: Edition, scope: list[str] | None = None) -> list[tuple[str, str, int]]:
    findings = check_claims(load_requirements([written(folder, body)]), edition, scope)
    return [(finding.kind, finding.rule, finding.line) for finding in findings]


def test_requirements_are_read_with_their_lines(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    crates, labelled, cellar = load_requirements([path])
    assert (crates.rule, crates.id, crates.kind, crates.sentences) == ("601.1", "crates-go-up", "must", (1,))
    assert crates.tag == "601.1/crates-go-up"
    assert crates.ja == "箱は屋根裏に置かれる。"
    assert [each.line for each in (crates, labelled, cellar)] == [2, 9, 15]
    assert cellar.where == f"{path}:15"
    assert [each.testable for each in (crates, labelled, cellar)] == [True, True, False]
    assert cellar.rule == "601.2"  # a number in YAML's eyes


def test_a_number_that_yaml_would_shorten_stays_as_written(tmp_path: Path) -> None:
    (only,) = load_requirements([written(tmp_path, GOOD.split("\n\n- ")[0].replace('"601.1"', "601.10"))])
    assert only.rule == "601.10"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    assert load_requirements([path])[0].id == "crates-go-up"
    written(tmp_path, GOOD.replace("crates-go-up", "crates-go-upstairs"))
    assert load_requirements([path])[0].id == "crates-go-upstairs"


BROKEN = [
    ("kind: must", "kind: should", 2, "Invalid enum value 'should'"),
    ("sentences: [1]\n", "sentences: one\n", 2, "Expected `array`"),
    ("  ja: 箱", "  jp: 箱", 2, "unknown field `jp`"),
    ("  ja: 箱", "  en: 箱", 6, "'en' is given twice"),
    ("id: labelled-crates", "id: crates-go-up", 9, "the id 'crates-go-up' is taken at"),
    ('"601.1"', '"601.1l"', 2, "'601.1l' is not a rule number"),
    ("  kind: must\n", "", 2, "missing required field `kind`"),
    ('- rule: "601.1"\n', "- file: x\n  rule: '601.1'\n", 2, "'file' is no key"),
    ("sentences: [1]\n\n", "sentences: [1\n\n", 9, "did not find expected"),
    ("  en: A crate", "  en: A: crate", 5, "mapping values are not allowed"),
    (
        '- rule: "601.1"',
        '- source: {revision: "20120501", rule: "701.6"}\n  rule: "601.1"',
        2,
        "`source` stands instead",
    ),
]


@pytest.mark.parametrize(("before", "after", "line", "says"), BROKEN)
def test_a_broken_entry_is_named_with_its_line(tmp_path: Path, before: str, after: str, line: int, says: str) -> None:
    path = written(tmp_path, GOOD.replace(before, after, 1))
    with pytest.raises(LedgerError) as refused:
        load_requirements([path])
    assert str(refused.value).startswith(f"{path}:{line}: ")
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"rule: 601.1\n", "601.yaml:1: a requirement file is a list"),
        (b"- pears\n", "601.yaml:1: a requirement is a mapping"),
        (b"- \xff\n", "601.yaml: not UTF-8"),
    ],
)
def test_a_file_of_another_shape_is_named(tmp_path: Path, raw: bytes, says: str) -> None:
    path = tmp_path / "601.yaml"
    path.write_bytes(raw)
    with pytest.raises(LedgerError, match=says.replace(".", r"\.")):
        load_requirements([path])


def test_an_empty_file_has_no_requirements_and_a_missing_one_is_named(tmp_path: Path) -> None:
    assert load_requirements([written(tmp_path, "# none yet\n")]) == ()
    with pytest.raises(LedgerError, match=r"602\.yaml: No such file"):
        load_requirements([tmp_path / "602.yaml"])


def test_a_ledger_that_claims_everything_once_has_no_findings(tmp_path: Path, edition: Edition) -> None:
    assert kinds(GOOD, tmp_path, edition) == []
    assert kinds(GOOD, tmp_path, edition, ["601"]) == []


CLAIMS = [
    ("sentences: [1]", "sentences: [3]", [("unclaimed", "601.1", 1), ("unknown-sentence", "601.1", 2)]),
    ("sentences: [1]", "sentences: []", [("unclaimed", "601.1", 1), ("unknown-sentence", "601.1", 2)]),
    ("sentences: [1]", "sentences: [1, 1]", [("twice", "601.1", 2)]),
    ("sentences: [2]", "sentences: [1, 2]", [("because", "601.1", 9)]),
    ("sentences: [2]", "sentences: [2]\n  examples: [1]", [("unknown-example", "601.1", 9)]),
    ("  because: Both say what a place is called.\n", "", [("because", "601.2", 15)]),
    ("  reason: Nothing is cold in a program.\n", "", [("wording", "601.2", 15)]),
    ("  ja: 箱は屋根裏に置かれる。\n", "", [("wording", "601.1", 2)]),
    ("  en: A crate is in the loft afterwards.\n", "", [("wording", "601.1", 2)]),
    ("rule: 601.2", "rule: 601.7", [*[("unclaimed", "601.2", 1)] * 2, ("unknown-rule", "601.7", 15)]),
    ("sentences: [2]", 'sentences: [2]\n  since: "1066"', [("unknown-revision", "601.1", 9)]),
    ("kind: may\n  en: A labelled crate may stay below.\n  ja: 札のある箱は下に置いてもよい。\n  sentences: [2]",
     "kind: definition\n  reason: Labels.\n  sentences: [1, 2]\n  because: x", [("twice", "601.1", 9)]),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "found"), CLAIMS)
def test_wrong_claims_are_found(
    tmp_path: Path, edition: Edition, before: str, after: str, found: list[tuple[str, str, int]]
) -> None:
    assert before in GOOD
    assert kinds(GOOD.replace(before, after, 1), tmp_path, edition) == found


def test_every_sentence_in_scope_must_be_claimed(tmp_path: Path, edition: Edition) -> None:
    assert kinds(GOOD, tmp_path, edition, ["100.1", "601"]) == [
        ("unclaimed", "100.1", 0),
        ("unclaimed", "100.1", 0),
        ("unclaimed", "100.1a", 0),
    ]
    assert kinds(GOOD, tmp_path, edition, ["777"]) == [("unknown-rule", "777", 0)]


def test_a_requirement_in_another_sections_file_is_misplaced(tmp_path: Path, edition: Edition) -> None:
    requirements = load_requirements([written(tmp_path, GOOD, "602.yaml")])
    assert {finding.kind for finding in check_claims(requirements, edition)} == {"place"}


def test_a_finding_says_where(tmp_path: Path, edition: Edition) -> None:
    path = written(tmp_path, GOOD.replace("sentences: [2]", "sentences: [9]"))
    *_, finding = check_claims(load_requirements([path]), edition)
    assert str(finding) == f"{path}:9: labelled-crates: 601.1 has 2 sentences in 20310507, no sentence 9"


def test_two_obligations_may_claim_one_sentence(tmp_path: Path, edition: Edition) -> None:
    both = GOOD.replace("sentences: [2]", "sentences: [1]")
    assert kinds(both, tmp_path, edition) == [("unclaimed", "601.1", 1)]
    claims = claimed(load_requirements([tmp_path / "601.yaml"]))
    assert [each.id for each in claims["601.1", 1]] == ["crates-go-up", "labelled-crates"]


def test_a_requirement_of_another_edition_names_it(tmp_path: Path, edition: Edition) -> None:
    """The real manifests are always there: 701.6a at 20120501 has one sentence and no example."""
    entry = (
        "- id: old-pears\n  kind: must\n  en: Old.\n  ja: 古い。\n"
        '  source: {revision: "20120501", lang: en, rule: 701.6a, sentences: [%s]}\n  until: "20120501"\n'
    )
    (old,) = load_requirements([written(tmp_path, entry % 1, "old.yaml")])
    assert old.rule == "701.6a"
    assert check_claims([old], edition) == ()
    assert len(prints(old, ledger.home(old))) == 1
    assert claimed([old]) == {}
    wrong = load_requirements([written(tmp_path, entry % 2, "wrong.yaml")])
    assert [finding.kind for finding in check_claims(wrong, edition)] == ["unknown-sentence"]
    unknown = load_requirements([written(tmp_path, (entry % 1).replace("20120501", "19970101"), "unknown.yaml")])
    assert {finding.kind for finding in check_claims(unknown, edition)} == {"unknown-revision"}


def test_a_reviewed_requirement_is_suspect_when_its_sentence_changes(tmp_path: Path, edition: Edition) -> None:
    first, second = (part.fingerprint for part in edition.rule("601.1").sentences)
    reviewed = GOOD.replace(
        "sentences: [1]\n", f'sentences: [1]\n  reviewed: {{revision: "20310507", fingerprints: ["{first}"]}}\n'
    )
    reviewed = reviewed.replace(
        "sentences: [2]\n", f'sentences: [2]\n  reviewed: {{revision: "20310507", fingerprints: ["{second}"]}}\n'
    )
    requirements = load_requirements([written(tmp_path, reviewed)])
    assert suspects(requirements, edition) == ()
    edited = Edition.of(text("20310601", EDITED))  # another word in the first sentence of 601.1
    assert [each.id for each in suspects(requirements, edited)] == ["crates-go-up"]
    without = Edition.of(text("20310601", EDITED[:8]))
    assert [each.id for each in suspects(requirements, without)] == ["crates-go-up", "labelled-crates"]


def test_where_a_requirement_holds(tmp_path: Path) -> None:
    """At its own edition; before it where its sentences stood as they do; else from `since` to `until`."""
    from rules_text.editions import load_edition

    rule = load_edition("baseline").rule("601.1a")
    entry = f"- rule: 601.1a\n  id: playing\n  kind: must\n  en: x\n  ja: x\n  sentences: [{len(rule.sentences)}]\n"
    (plain,) = load_requirements([written(tmp_path, entry, "plain.yaml")])
    assert holds_in(plain, load_edition("baseline"))
    assert holds_in(plain, load_edition("20120501"))  # the manifest's row goes back to 20090708
    assert not holds_in(plain, load_edition("20060201"))  # before section 601 was what it is
    assert not holds_in(plain, Edition.of(text("20310507")))  # later: nobody has looked yet
    (bound,) = load_requirements(
        [written(tmp_path, entry + '  since: "20150101"\n  until: "20191231"\n', "bound.yaml")]
    )
    assert [holds_in(bound, load_edition(name)) for name in ("20120501", "20180119", "baseline")] == [
        False,
        True,
        False,
    ]


def test_the_corpus_itself_claims_every_sentence_of_its_sections() -> None:
    from rules_text.editions import load_edition

    findings = check_claims(load_requirements(), load_edition("baseline"), ["118", "601"])
    assert [str(finding) for finding in findings] == []


def test_another_wording_of_the_same_obligation_holds_too(tmp_path: Path) -> None:
    """The words of 601.2e are new since 20120501: where `also:` names the older ones the requirement holds there."""
    from rules_text.editions import load_edition

    now, then = load_edition("baseline").rule("601.2e"), load_edition("20120501").rule("601.2e")
    assert now.sentences[0].fingerprint != then.sentences[0].fingerprint
    entry = "- rule: 601.2e\n  id: legal\n  kind: must\n  en: x\n  ja: x\n  sentences: [1]\n"
    (plain,) = load_requirements([written(tmp_path, entry, "plain.yaml")])
    assert not holds_in(plain, load_edition("20120501"))
    also = entry + '  also: [{revision: "20120501", rule: 601.2e, sentences: [1]}]\n'
    (both,) = load_requirements([written(tmp_path, also, "both.yaml")])
    assert holds_in(both, load_edition("20120501"))
    assert holds_in(both, load_edition("baseline"))
    wrong = load_requirements([written(tmp_path, also.replace("sentences: [1]}", "sentences: [99]}"), "wrong.yaml")])
    assert [finding.kind for finding in check_claims(wrong, load_edition("baseline"), [])] == ["unknown-sentence"]
