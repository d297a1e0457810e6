"""Judging citations: by existence, by what they were at another edition, by titles, and by pasted words.

The numbers are real; what happened to them is in the lineage that test_lineage.py holds.
"""

from __future__ import annotations

import pytest

from rules_text import auditing, english
from rules_text.auditing import Finding, audit, suggested
from tests import realdata


def found(text: str, at: str = "20260807", extension: str = "rs", written: str | None = None) -> list[Finding]:
    return list(audit(text, at, extension, (lambda _: written) if written else None))


def kinds(
    text: str, at: str = "20260807", extension: str = "rs", written: str | None = None
) -> list[tuple[str, str | None]]:
    return [(each.kind, each.suggestion) for each in found(text, at, extension, written)]


@pytest.mark.parametrize(
    "text",
    [
        "// CR 601.2f: the cost is locked in",
        "// CR 601.2a-d and 704.5aa",
        "// CR 702.19b: trample",
        "// rule 733, “Handling Illegal Actions”",
        "// CR 701.22 (Scry)",
        "// CR 704.5g: Destroy the creature",  # a verb, not the title of 701.8
        "// CR 701.30a: Reveal the top card",  # another: Clash is not Reveal, and never was
        "// CR 702.34a / CR 702.180a: Flashback and the like",
        "// CR 701.53a: Create an Incubator token",
        "// rule 17, and section 508 of some law",
        "// the 250.5a release",
        "// CR 605.1c does not exist",  # who says so knows
        "// CR 716.9: 716 ends at 716.4",
        "// CR 701.23a: the Winds of Abandon shape",  # a card's name, not what 701.23 was until 2016
        "// CR 701.33, which is 701.40 (manifest) now",
        "// Regenerates the permanent:\n// CR 701.19b: tap it",  # what it is stands above
    ],
)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert kinds(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("// CR 605.1c: no such subrule", ("unknown", None)),
        ("// CR 601.99", ("unknown", None)),
        ("// CR 117.9a: one alternative cost", ("gone", "118.9a")),
        ("// CR 119.3a", ("gone", "120.3a")),
        ("// CR 601.2a-z", ("range", None)),
    ],
)
def test_what_does_not_exist(text: str, expected: tuple[str, str | None]) -> None:
    assert kinds(text) == [expected]


def test_a_number_that_meant_several_rules_gets_no_suggestion() -> None:
    (finding,) = found("// CR 701.16b")
    assert (finding.kind, finding.suggestion) == ("gone", None)
    assert "had" in finding.message


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("// CR 702.46a: Splice onto Arcane", "702.47a"),
        ("// CR 701.8: Discard. One card", "701.9"),
        ("// CR 701.16a: Sacrifice permanents.", "701.21a"),
        ("// activate Sneak (CR 702.49)", "702.190"),
        ("// (see rule 717, “Handling Illegal Actions”)", "733"),
        ("// 総合ルール701.6〔破壊する〕", "701.8"),
    ],
)
def test_a_title_beside_another_rules_number(text: str, expected: str) -> None:
    assert kinds(text) == [("title", expected)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("// CR 701.8a: whoever discards a card", "Discard, which it was until 20250404, is 701.9"),
        ("// CR 701.15 - regeneration shields", "Regenerate, which it was until 20250404, is 701.19"),
        ("// CR 702.30: horsemanship", "Horsemanship, which it was until 20210224, is 702.31"),
    ],
)
def test_what_a_number_was_once_stands_beside_it_in_any_form(text: str, told: str) -> None:
    (finding,) = found(text)
    assert (finding.kind, finding.suggestion) == ("title", None)
    assert told in finding.message


def test_a_verb_that_may_mean_either_of_two_former_titles_gets_no_suggestion() -> None:
    assert kinds("// CR 701.18a: Shuffle clauses are part of the search") == [("title", None)]


def test_when_the_tree_was_written_decides_what_a_number_means() -> None:
    assert kinds("// CR 601.5a", at="20260807", written="20260417") == [("renumbered", "601.6a")]
    assert kinds("// CR 601.6a", at="20260807", written="20260417") == [("renumbered", "601.7a")]
    assert kinds("// CR 601.6a") == []  # it exists, and nothing says that it is not meant
    assert kinds("// CR 601.2e-g", at="20260807", written="20130429") == [("renumbered", "601.2f-h")]
    assert kinds("// CR 802.5", at="20260807", written="20240917") == [("gone", None)]
    assert kinds("// CR 601.5", at="20260807", written="20260807") == []


def test_a_dated_citation_is_told_of_and_never_rewritten() -> None:
    text = "//20091005 - 114.2a\n//20091005 - 601.2a"
    (finding,) = found(text)
    assert (finding.kind, finding.citation.first, finding.suggestion) == ("dated", "114.2a", "116.2a")
    assert suggested(text, [finding]) == (text, 0)
    assert [each.kind for each in found("//20091005 - 601.9z")] == ["unknown"]


def test_fixing_writes_the_suggestions_and_nothing_else() -> None:
    text = "// CR 117.9a, and rules 601.2e-g\n// CR 605.1c\n"
    new, count = suggested(text, found(text, written="20130429"))
    assert (new, count) == ("// CR 118.9a, and rules 601.2f-h\n// CR 605.1c\n", 2)


def test_editions_before_and_after() -> None:
    assert kinds("// CR 118.9a", at="20120501") == [("gone", "117.9a")]  # of a later edition
    assert kinds("// CR 117.7a", at="20120501") == []


def test_every_kind_says_what_it_means() -> None:
    assert set(auditing.KINDS) == {"unknown", "gone", "renumbered", "title", "words", "range", "dated"}
    assert all(auditing.KINDS.values())


def _sentence(edition: str, rule: str) -> str:
    return english.read(realdata.edition(edition)).rule(rule).sentences[0]


def test_pasted_words_tell_which_edition_a_number_is_of() -> None:
    words = _sentence("20130429", "702.97a")
    text = f"/**\n * 702.97a {words}\n * See rule 601.2e.\n */"
    assert kinds(text, extension="java") == [("renumbered", "702.99a"), ("renumbered", "601.2f")]


def test_rules_pasted_one_behind_the_other_on_a_line() -> None:
    first, second = _sentence("20130429", "702.97a"), _sentence("20130429", "702.97c")
    text = f"/**\n * 702.97. Cipher</p>\n * 702.97a {first}</p> 702.97c {second}\n */"
    assert kinds(text, extension="java") == [
        ("renumbered", "702.99"),
        ("renumbered", "702.99a"),
        ("renumbered", "702.99c"),
    ]


@pytest.mark.parametrize(
    ("edition", "first", "last"),
    [("20130429", "109.4", "109.5"), ("20130429", "702.97", "702.98"), ("20250404", "701.47", "701.48")],
)
def test_fixing_pasted_rules_twice_is_fixing_them_once(edition: str, first: str, last: str) -> None:
    """Words that were edited since stay what they were, and must not make a number move again."""
    rules = english.read(realdata.edition(edition)).rules
    numbers = [rule.number for rule in rules]
    pasted = [f" * {rule.number} {rule.text}" for rule in rules[numbers.index(first) : numbers.index(last)]]
    text = "\n".join(("/**", *pasted, " */"))
    once, count = suggested(text, found(text, extension="java"))
    assert count > 0
    assert suggested(once, found(once, extension="java")) == (once, 0)


def test_pasted_words_of_another_rule() -> None:
    words = _sentence("20260807", "702.12b")
    assert kinds(f"/// CR 702.12a: {words}") == [("words", "702.12b")]
    assert kinds(f"/// CR 702.12b: {words}") == []
