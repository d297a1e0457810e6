"""Editions and their names: what is found without any text, and how a wrong name is answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_text import editions
from rules_text.editions import Edition, find, load_edition, revisions
from rules_text.errors import NumberError, StoreError, UnknownRevision, UnknownRule
from tests.rules_text.conftest import EDITED, text


def test_revisions_come_oldest_first(root: Path) -> None:
    assert [facts.id for facts in revisions(root=root)] == ["20300101", "20310504", "20310507"]
    assert revisions("ja", root=root) == ()
    assert editions.baseline(root=root) == "20310507"


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("20310504", "20310504"),
        ("2031-05-07", "20310507"),
        ("baseline", "20310507"),
        ("latest", "20310507"),
        ("20300103", "20300101"),  # its effective date
        ("2030-01-03", "20300101"),
        ("2030", "20300101"),
    ],
)
def test_names(root: Path, name: str, found: str) -> None:
    assert find(name, root=root).id == found


@pytest.mark.parametrize(
    ("name", "says", "hint"),
    [
        ("20310503", "no revision '20310503' is known", "near it: 20310507, 20310504"),
        ("2019", "no revision '2019' is known", "3 English ones are known, 20300101 to 20310507"),
        ("203105", "'203105' may be 20310504, 20310507", "give the whole id"),
        ("", "no revision '' is known", None),
        ("../../etc", "no revision '../../etc' is known", None),
    ],
)
def test_wrong_names(root: Path, name: str, says: str, hint: str | None) -> None:
    with pytest.raises(UnknownRevision) as refused:
        find(name, root=root)
    assert str(refused.value) == says
    if hint is not None:
        assert refused.value.hint == hint


def test_the_facts_of_a_revision(root: Path) -> None:
    facts = find("20300101", root=root)
    source = text("20300101", effective="January 3, 2030").source
    assert (facts.sha256, facts.size, facts.encoding, facts.line_ends) == (source.sha256, source.size, "utf-8", "LF")
    assert (facts.rules, facts.sentences, facts.examples) == (6, 9, 2)
    assert facts.effective == "20300103"
    assert editions.address(facts, root=root) == "https://pears.example/rules"
    assert editions.by_digest(source.sha256, root=root) == facts
    assert editions.by_digest("0" * 64, root=root) is None


def test_an_edition_has_its_own_rules(root: Path) -> None:
    old, new = load_edition("20300101", root=root), load_edition("20310504", root=root)
    assert [rule.number for rule in old] == ["100.1", "100.1a", "100.2", "100.2a", "601.1", "601.2"]
    assert old.sections == ("100", "601")
    assert old.rule("601.1").sentences == text("20300101").rule("601.1").sentence_prints()
    assert new.rule("601.1").sentences == text("20310504", EDITED).rule("601.1").sentence_prints()
    assert old.rule("601.1") != new.rule("601.1")
    assert old.rule("100.1a") == new.rule("100.1a")
    assert old.fingerprints != new.fingerprints


def test_titles_and_families(root: Path) -> None:
    edition = load_edition("20300101", root=root)
    assert [edition.title(number) for number in ("6", "601", "100.2", "601.1", "999")] == [
        "Cellar and Loft",
        "Storing Pears",
        "Harvest",
        None,
        None,
    ]
    assert [rule.number for rule in edition.under("100.2")] == ["100.2", "100.2a"]
    assert [rule.number for rule in edition.under("6")] == ["601.1", "601.2"]
    assert edition.rule("100.1").references == ("601.2",)
    assert "601.2" in edition
    assert "601.3" not in edition
    assert "no number" not in edition


@pytest.mark.parametrize(
    ("number", "says"),
    [
        ("601.9", "20300101 has no rule 601.9"),
        ("777.1", "20300101 has no rule 777.1"),
        ("601", "601 is a section, no rule"),
    ],
)
def test_a_rule_that_is_not_there(root: Path, number: str, says: str) -> None:
    with pytest.raises(UnknownRule) as refused:
        load_edition("20300101", root=root).rule(number)
    assert str(refused.value) == says
    assert refused.value.hint


def test_what_is_no_number(root: Path) -> None:
    with pytest.raises(NumberError):
        load_edition("20300101", root=root).rule("six")


def test_the_edition_of_a_text_is_that_of_its_manifest(root: Path) -> None:
    of_text, of_manifest = Edition.of(text("20310504", EDITED)), load_edition("20310504", root=root)
    assert list(of_text) == list(of_manifest)
    assert of_text.sections == of_manifest.sections
    assert of_text.title("6") == of_manifest.title("6")
    assert of_text.facts.sha256 == of_manifest.facts.sha256


def test_a_broken_list_of_revisions_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"revisions\.toml"):
        revisions(root=tmp_path)
    (tmp_path / "revisions.toml").write_text('baseline = "20300101"\n[sources]\n[[revision]]\nid = 3\n')
    with pytest.raises(StoreError, match=r"revisions\.toml: .*str.*int"):
        revisions(root=tmp_path)
