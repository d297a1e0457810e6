"""Cross references: every way they are written, and what looks like one and is none."""

from __future__ import annotations

import pytest

from rules_text.references import MARK, CrossReference, extract, references

WRITTEN = [
    ("See rule 601.2f.", ["601.2f"]),
    ("See rules 601.2a–d.", ["601.2a-601.2d"]),
    ("See rules 601.2a-601.2d.", ["601.2a-601.2d"]),
    ("See rules 118.8 and 118.9.", ["118.8", "118.9"]),
    ("See rules 212-215, and rule 500.", ["212-215", "500"]),
    ("See rules 601.2, 602.2b, or 603.", ["601.2", "602.2b", "603"]),
    ("See section 6, “Cellars,” and rule 702.", ["6", "702"]),
    ("See section 101, “Ladders.”", ["101"]),
    ("See 706, “Rolling Pears.”", ["706"]),
    ("As 601.2f says, and (601.2g).", ["601.2f", "601.2g"]),
    ("rule 601.2a-d に従う", ["601.2a-601.2d"]),
    ("rule 601.2bにある", ["601.2b"]),
    ("rule 118.8、rule 118.9 参照", ["118.8", "118.9"]),
    ("rule 810〔「双子の果樹園」〕参照", ["810"]),
    ("CR:601.3e による", ["601.3e"]),
    ("{{CR|601.3e}} による", ["601.3e"]),
    ("CR601.2 による", ["601.2"]),
    ("総合ルール601.2f による", ["601.2f"]),
    ("rule 601.2a～d による", ["601.2a-601.2d"]),
]


@pytest.mark.parametrize(("text", "found"), WRITTEN)
def test_references_are_found(text: str, found: list[str]) -> None:
    assert [str(reference) for reference in references(text)] == found


@pytest.mark.parametrize(
    "text",
    [
        "A deck of 100 cards, 999,999 more times.",
        "It costs $118.7 and 3.50.",
        "Version 1206.3 of 2012.",
        "Rule one and section nine.",
        "{601}, a cost.",
        "",
    ],
)
def test_other_numbers_are_none(text: str) -> None:
    assert references(text) == ()
    assert extract(text)[0] == text


def test_the_title_beside_a_number_is_kept_with_it_and_stays_in_the_text() -> None:
    marked, found = extract("See rule 717, “Bad Pears,” and rule 716〔悪い梨〕.")
    assert found == (CrossReference("717", None, "Bad Pears"), CrossReference("716", None, "悪い梨"))
    assert marked == f"See rule {MARK}, “Bad Pears,” and rule {MARK}〔悪い梨〕."


def test_a_range_that_runs_backwards_points_at_its_beginning() -> None:
    assert extract("See rule 601.2d-a.") == (f"See rule {MARK}.", (CrossReference("601.2d"),))
