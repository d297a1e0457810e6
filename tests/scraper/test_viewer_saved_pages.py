"""The three saved pages, where they are on this machine: every trap of theirs, and what they were found to be."""

from __future__ import annotations

import pytest

from rules_text import catalogue, editions, identifying
from rules_text.editions import Edition, load_edition
from rules_text.model import Revision
from scraper import viewer
from tests import realdata


def page(section: str) -> Revision:
    return viewer.read(realdata.seed(f"cr_{section}_viewer.txt"))


@pytest.mark.parametrize(("section", "rules", "examples"), [("118", 37, 4), ("601", 25, 7), ("701", 91, 5)])
def test_every_rule_and_example_is_there(section: str, rules: int, examples: int) -> None:
    text = page(section)
    assert (len(text), sum(len(rule.examples) for rule in text)) == (rules, examples)
    assert text.scope == (section,)
    assert text.titles.keys() == {section[0], section}
    assert all(sentence.endswith(("。", "。)")) for rule in text for sentence in rule.sentences)
    assert all("MUSES" not in rule.text for rule in text)


@pytest.mark.parametrize(
    ("section", "gaps"),
    [
        ("118", ["118.5a"]),
        ("601", ["601.1a"]),
        ("701", ["701.25", "701.25a", "701.25b", "701.25c", "701.9", "701.9a"]),
    ],
)
def test_the_gaps_are_found(section: str, gaps: list[str]) -> None:
    text = page(section)
    found = (*text.oddities, *identifying.faults(text, identifying.identify(text)))
    assert sorted(str(oddity.number) for oddity in found if oddity.kind == "gap") == gaps


@pytest.mark.parametrize(
    ("section", "first", "last", "apart"),
    [("118", "20190823", "20230414", 0), ("601", "20221007", "20231117", 1), ("701", "20120501", "20120501", 0)],
)
def test_the_pages_are_dated(section: str, first: str, last: str, apart: int) -> None:
    """118 fits 20190823..20230414; 601 fits 20221007 and 20230414..20231117, not 20230203; 701 fits 20120501 alone."""
    found = identifying.identify(page(section))
    fits = [fit.revision for fit in found.fits]
    between = [facts.id for facts in editions.published("en") if first <= facts.id <= last]
    assert (fits[0], fits[-1]) == (first, last)
    assert len(between) - len(fits) == apart
    assert ("20230203" in fits) == (section == "118")
    assert found.certain


def test_118_fits_later_editions_if_its_end_was_lost() -> None:
    found = identifying.identify(page("118"))
    assert found.possible[0].revision == "20230901"
    assert any("118.14 is there and not here" in piece for piece in found.evidence)


def test_601_cites_a_rule_that_no_edition_cites_there() -> None:
    text = page("601")
    found = identifying.faults(text, identifying.identify(text))
    assert [fault.message.split(" here")[0] for fault in found if fault.kind == "reference"] == [
        "601.3 cites rule 728〔不正な処理の扱い〕"
    ]


def test_the_references_of_the_pages_are_read() -> None:
    text = page("601")
    assert [str(reference) for reference in text.rule("601.2").references] == [
        "601.2a-601.2d",
        "601.2f-601.2h",
        "601.3",
        "728",
    ]
    assert [str(reference) for reference in text.rule("601.4").references] == ["601.2b"]
    assert text.rule("601.2g").references[0].title == "マナ能力"
    (proliferate,) = page("701").rule("701.24c").references
    assert (proliferate.first, proliferate.title) == ("810", "「双頭巨人戦」変種ルール")


@pytest.mark.parametrize("section", ["118", "601", "701"])
def test_the_committed_facts_and_manifest_are_those_of_the_page(section: str) -> None:
    text = page(section)
    known = editions.by_digest(text.source.sha256)
    assert known is not None
    assert catalogue.facts_of(text, known.source, known) == known
    assert list(Edition.of(text)) == list(load_edition(known.id))
