"""Manifests: rows from the first to the last edition, and what is read back from them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_text import english, manifests
from rules_text.errors import StoreError
from rules_text.manifests import Content, Row
from rules_text.model import Revision
from tests.rules_text.samples import RULES, edition

ORDER = ["2001", "2002", "2003", "2004", "2005"]


def content(text: str) -> Content:
    return Content("601.1", "", text, "")


def revision(name: str, rules: tuple[str, ...] = RULES) -> Revision:
    return english.parse(edition(rules).encode(), f"{name}0101.txt")


def test_a_rule_that_stays_is_one_row_and_one_that_returns_is_two() -> None:
    rows = manifests.compress({content("a"): ["2001", "2002", "2005"], content("b"): ["2003", "2004"]}, ORDER)
    assert rows == [
        Row("2001", "2002", content("a")),
        Row("2003", "2004", content("b")),
        Row("2005", "2005", content("a")),
    ]


@given(st.dictionaries(st.text("ab", min_size=1, max_size=2), st.sets(st.sampled_from(ORDER), min_size=1)))
def test_rows_say_of_every_edition_what_it_holds(held: dict[str, set[str]]) -> None:
    rows = manifests.compress({content(text): editions for text, editions in held.items()}, ORDER)
    place = {name: index for index, name in enumerate(ORDER)}
    for name in ORDER:
        found = sorted(each.sentences for each in manifests.in_edition(rows, name, place))
        assert found == sorted(text for text, editions in held.items() if name in editions)


def carrying(directory: Path, revisions: list[Revision]) -> dict[str, list[str]]:
    names = sorted(each.id for each in revisions)
    return dict.fromkeys(["chapters", "100", "601"], names)


def test_what_is_added_is_read_back(tmp_path: Path) -> None:
    edited = tuple(rule.replace("loft", "attic") for rule in RULES)
    texts = [revision("2001"), revision("2002", edited), revision("2003", edited)]
    manifests.add(tmp_path, texts, carrying(tmp_path, texts))
    rows = manifests.read_rows(manifests.file_of(tmp_path, "601"))
    place = {text.id: index for index, text in enumerate(texts)}
    for text in texts:
        found = {each.number: each.facts() for each in manifests.in_edition(rows, text.id, place)}
        assert found["601"].title == "Storing Pears"
        assert found["601.1"].sentences == text.rule("601.1").sentence_prints()
    assert [(row.first, row.last) for row in rows if row.content.number == "601.1"] == [
        ("20010101", "20010101"),
        ("20020101", "20030101"),
    ]
    assert [row.content for row in manifests.read_rows(tmp_path / "chapters.tsv")] == [
        Content("1", "The Orchard", "", ""),
        Content("6", "Cellar and Loft", "", ""),
    ]


def test_the_order_of_adding_does_not_matter(tmp_path: Path) -> None:
    texts = [
        revision(str(year), tuple(rule.replace("dusk", f"{year % 3} o’clock") for rule in RULES))
        for year in range(2001, 2007)
    ]
    names = carrying(tmp_path, texts)
    manifests.add(tmp_path / "at once", texts, names)
    random.Random(1).shuffle(texts)
    for text in texts:
        known = [name for name in names["601"] if name in {each.id for each in texts[: texts.index(text) + 1]}]
        manifests.add(tmp_path / "one by one", [text], dict.fromkeys(names, known))
    for section in names:
        at_once, one_by_one = (tmp_path / way / f"{section}.tsv" for way in ("at once", "one by one"))
        assert at_once.read_bytes() == one_by_one.read_bytes()


def test_a_text_that_is_added_again_replaces_what_was_known_of_it(tmp_path: Path) -> None:
    texts = [revision("2001"), revision("2002")]
    names = carrying(tmp_path, texts)
    manifests.add(tmp_path, texts, names)
    before = (tmp_path / "601.tsv").read_bytes()
    wrong = revision("2002", tuple(rule.replace("cool", "warm") for rule in RULES))
    manifests.add(tmp_path, [wrong], names)
    assert (tmp_path / "601.tsv").read_bytes() != before
    manifests.add(tmp_path, [texts[1]], names)
    assert (tmp_path / "601.tsv").read_bytes() == before


def test_a_broken_row_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "601.tsv"
    path.write_text("number\tfirst\tlast\ttitle\tsentences\texamples\n601\t2001\t2001\tPears\t\t\n601.1\t2001\n")
    with pytest.raises(StoreError, match=r"601\.tsv:3: a row has 6 columns, this has 2"):
        manifests.read_rows(path)


def test_a_missing_file_has_no_rows(tmp_path: Path) -> None:
    assert manifests.read_rows(tmp_path / "999.tsv") == []


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "601.tsv").mkdir()
    with pytest.raises(StoreError, match=r"601\.tsv"):
        manifests.write_rows(tmp_path / "601.tsv", [])
    assert [path.name for path in tmp_path.iterdir()] == ["601.tsv"]


def test_an_interrupted_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "601.tsv"
    manifests.write_atomically(path, "old")

    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        manifests.write_atomically(path, "new")
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["601.tsv"]
