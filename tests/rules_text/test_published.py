"""The published texts themselves, where they are on this machine: 122 English editions and three Japanese pages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rules_text import catalogue, editions, english, identifying
from rules_text.decoding import decode
from rules_text.editions import Edition, find, load_edition
from rules_text.errors import TextError
from rules_text.model import Revision
from tests import realdata

# One of every encoding, line end, numbering and misprint that was published.
SAMPLE = [
    "19990423", "19991101", "20010723", "20030315", "20031201", "20060201", "20060501", "20061001", "20081001",
    "20090708", "20090904", "20100201", "20120501", "20130429", "20140501", "20160826", "20170929", "20190503",
    "20190125", "20200122", "20221007", "20231117", "20240917", "20260227", "20260807",
]  # fmt: skip


@cache
def read(name: str) -> Revision:
    misprints = {misprint.line: misprint.meant for misprint in find(name, "en").misprints}
    return english.read(realdata.edition(name), misprints=misprints)


def test_every_file_is_known_byte_for_byte() -> None:
    files = realdata.editions()
    assert len(files) == 122
    for path in files:
        source = decode(path.read_bytes(), path.name).source
        facts = editions.by_digest(source.sha256)
        assert facts is not None, path.name
        assert (facts.id, facts.size, facts.encoding, facts.line_ends) == (
            path.stem,
            source.size,
            source.encoding,
            source.line_ends,
        )


def test_the_counts_are_those_of_a_simple_count() -> None:
    """VERSIONS.tsv counted lines that begin like a rule; misprinted ones are what the difference is."""
    for row in realdata.versions():
        facts = find(row["filedate"], "en")
        if facts.readable:
            assert 0 <= facts.rules - int(row["rules"]) <= 6 or facts.numbering == "1999", facts.id
            assert abs(facts.rules - int(row["rules"])) <= 140, facts.id  # 1999: the indented ones
            assert facts.effective == (None if row["effective"] == "?" else row["effective"])
            if facts.numbering == "2009":
                assert facts.examples == int(row["examples"])


@pytest.mark.parametrize("name", SAMPLE)
def test_the_committed_facts_and_manifest_are_those_of_the_text(name: str) -> None:
    text = read(name)
    known = find(name, "en")
    assert catalogue.facts_of(text, known.source, known) == known
    of_text, of_manifest = Edition.of(text), load_edition(name, "en")
    assert list(of_text) == list(of_manifest)
    assert of_text.sections == of_manifest.sections
    for number in (*"123456789", *of_text.sections):
        assert of_text.title(number) == of_manifest.title(number)


def words(text: str) -> Counter[str]:
    return Counter(text.replace(".", " ").split())


@pytest.mark.parametrize("name", SAMPLE[9:])
def test_no_word_is_lost_and_none_is_added(name: str) -> None:
    """Every word between the first rule and the glossary stands in a number, a title, a text or an example."""
    path = realdata.edition(name)
    text = english.read(path, accept=True)
    lines = decode(path.read_bytes(), name).lines
    first = min(rule.line or 0 for rule in text) - 1
    end = max(place for place, line in enumerate(lines) if line.strip() == "Glossary")
    printed = words("\n".join(lines[first:end]).replace("702. 37a", "702.37a"))
    kept = Counter[str]()
    for rule in text:
        kept += words(" ".join((rule.number, rule.text, *rule.examples)))
    for number, title in text.titles.items():
        if number not in ("1", "100"):  # these two stand above the first rule
            kept += words(f"{number} {title}")
    assert {word for word in printed - kept if word not in ("Example:", "Example:Example:")} == set()
    assert kept - printed == Counter()


@pytest.mark.parametrize("name", SAMPLE)
def test_no_word_is_lost_between_sentences(name: str) -> None:
    for rule in read(name):
        if rule.title is None:
            assert "".join("".join(rule.sentences).split()) == "".join(rule.text.split())


def test_the_sections_of_the_corpus_have_the_size_that_is_known() -> None:
    text = read("20260807")
    assert [len(text.under(section)) for section in ("118", "601")] == [39, 27]
    assert [sum(len(rule.sentences) for rule in text.under(section)) for section in ("118", "601")] == [83, 87]
    assert [sum(len(rule.examples) for rule in text.under(section)) for section in ("118", "601")] == [3, 7]


def test_the_keyword_actions_have_the_numbers_that_were_noted_by_hand() -> None:
    """keyword_actions_by_revision.txt: where each action of 701 stands in 17 editions."""
    head, *rows = realdata.table("keyword_actions_by_revision.txt")
    known = {facts.id for facts in editions.published("en")}
    checked = 0
    for action, *places in rows:
        for name, place in zip(head[1:], places, strict=True):
            if name in known:
                titles = {rule.title: rule.number for rule in load_edition(name).section("701") if rule.title}
                assert titles.get(action) == (None if place == "-" else f"701.{place}"), (name, action)
                checked += 1
    assert checked > 1000


@pytest.mark.parametrize("part", [0.2, 0.5, 0.7, 0.95])
def test_a_published_file_that_is_cut_off_is_refused(part: float) -> None:
    raw = realdata.edition("20260807").read_bytes()
    with pytest.raises(TextError, match="breaks off") as refused:
        english.parse(raw[: int(len(raw) * part)], "20260807.txt")
    assert refused.value.hint is not None


def test_a_published_misprint_is_refused_where_it_is_not_known() -> None:
    raw = realdata.edition("20240917").read_bytes()
    with pytest.raises(TextError, match=r"rules\.txt:5228: 702\.175 is printed a second time"):
        english.parse(raw, "rules.txt")


def test_every_edition_is_identified_as_itself() -> None:
    for name in ("20120501", "20190503", "20260807"):
        found = identifying.identify(read(name))
        assert found.certain
        assert [fit.revision for fit in found.fits] == [name]
    twice = identifying.identify(read("20060601"))  # a file of 2004 that was put out again
    assert [fit.revision for fit in twice.fits] == ["20040601", "20060601"]


def test_a_reissue_with_other_bytes_and_the_same_words_is_identified(tmp_path: Path) -> None:
    other = tmp_path / "20270101.txt"
    other.write_bytes(realdata.edition("20260807").read_bytes().replace(b"\n", b"\r\n"))
    found = identifying.identify(english.read(other))
    assert found.known is None
    assert [fit.revision for fit in found.fits] == ["20260807"]
    assert found.notes == ("20260807 is known with the same effective date: a reissue?",)
