"""The committed revisions.toml and manifests: what must be true of them whatever is on this machine."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules_text import editions, manifests, numbers
from rules_text.editions import DATA, load_edition
from rules_text.manifests import CHAPTERS, Row

MANIFESTS = DATA / "manifests"


def rows(language: str) -> list[tuple[str, Row]]:
    return [
        (path.stem, row) for path in sorted((MANIFESTS / language).glob("*.tsv")) for row in manifests.read_rows(path)
    ]


def test_122_english_editions_and_three_japanese_pages_are_known() -> None:
    assert Counter(facts.language for facts in editions.published()) == {"en": 122, "ja": 3}
    assert editions.baseline() == "20260807" == editions.published("en")[-1].id
    assert [facts.scope for facts in editions.published("ja")] == [("118",), ("601",), ("701",)]
    assert len({facts.sha256 for facts in editions.published()}) == 125


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_edition_has_every_number_once(language: str) -> None:
    """Rows of one number never overlap, and there are as many in each edition as its text has rules."""
    published = [facts for facts in editions.published(language) if facts.readable]
    order = {facts.id: place for place, facts in enumerate(published)}
    counts = Counter[str]()
    for section, (first, last, content) in rows(language):
        assert numbers.section_of(content.number) == section or section == CHAPTERS
        if len(content.number) > 3:
            for facts in published[order[first] : order[last] + 1]:
                counts[facts.id, content.number] += 1  # type: ignore[index]
    assert max(counts.values()) == 1
    assert Counter(edition for edition, _ in counts) == {facts.id: facts.rules for facts in published}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_manifests_hold_facts_alone(language: str) -> None:
    """A fingerprint is 16 digits, a reference a number; a title is a term of a few words."""
    part = re.compile(r"[0-9a-f]{16}(:[1-9][0-9a-z.,-]*)?")
    for _, (_, _, content) in rows(language):
        for each in (*content.sentences.split(), *content.examples.split()):
            assert part.fullmatch(each), content
        assert len(content.title) <= 60
        assert not content.title.endswith(".")


def test_rows_are_sorted_and_joined() -> None:
    """Two neighbouring rows of equal content would be one: the files are what `compress` makes."""
    order = [facts.id for facts in editions.published("en")]
    for path in sorted((MANIFESTS / "en").glob("*.tsv"))[::12]:
        found = manifests.read_rows(path)
        occurrences: dict[manifests.Content, list[str]] = {}
        for first, last, content in found:
            occurrences.setdefault(content, []).extend(order[order.index(first) : order.index(last) + 1])
        assert manifests.compress(occurrences, order) == found


def test_all_of_it_is_a_few_megabytes() -> None:
    assert sum(path.stat().st_size for path in MANIFESTS.rglob("*.tsv")) < 3_000_000


def test_what_is_known_of_the_corpuss_own_sections() -> None:
    baseline = load_edition("baseline")
    assert [len(baseline.section(section)) for section in ("118", "601")] == [39, 27]
    assert baseline.title("118") == "Costs"
    assert load_edition("20190612").title("117") == "Costs"  # it moved in 2019-07
    assert load_edition("20190823").title("118") == "Costs"


def test_numbers_that_were_put_in_anew_have_other_words() -> None:
    """601.5a of 20260417 is 601.6a of the baseline, where 601.6a was something else before."""
    old, new = load_edition("20260417"), load_edition("20260807")
    assert old.rule("601.5a").sentences == new.rule("601.6a").sentences
    assert old.rule("601.6a").sentences == new.rule("601.7a").sentences
    assert old.rule("601.6a").sentences != new.rule("601.6a").sentences


def test_the_misprints_that_are_noted_are_of_numbers() -> None:
    for facts in editions.published():
        for misprint in facts.misprints:
            assert numbers.is_number(misprint.meant)
            assert misprint.meant in load_edition(facts.id, "en")
