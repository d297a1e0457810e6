"""Diff pages: which side is the newest, and what really changed."""

from __future__ import annotations

import pytest

from scraper import wikidiff
from scraper.errors import PageError
from scraper.wiki import CardName, PageRevision
from scraper.wikidiff import Change, WikiDiff
from tests.fakes import sites
from tests.fakes.sites import Row

ROWS: list[Row] = [
    ("@", "2", "2"),
    ("=", "==定義==", "==定義=="),
    ("!", "石は左に回る。", "石は右に回る({{CR|601.1}})。"),
    ("!", None, "[[水の精霊/Water, Bound]]が石を回す。"),
    ("@", "16", "17"),
    ("=", "", ""),
    ("!", "  麦を注ぐ。", "麦を注ぐ。 "),
    ("!", "", ""),
    ("!", "袋は{{CR|100.1a}}を見よ。", None),
    ("=", "==その他==", "==その他=="),
    ("!", "粉屋は休む。", "水車番は働く。"),
    ("-", "消える行。", None),
    ("!", "歩く。", "消える行。"),
]


def diff(**how: bool) -> WikiDiff:
    return wikidiff.parse(sites.wiki_diff(ROWS, **how).encode(), "diff", "text/html; charset=UTF-8")


def test_only_real_changes() -> None:
    assert diff().changes == (
        Change("changed", "石は左に回る。", "石は右に回る({{CR|601.1}})。", 3, 3, "定義"),
        Change("added", None, "[[水の精霊/Water, Bound]]が石を回す。", None, 4, "定義"),
        Change("removed", "袋は{{CR|100.1a}}を見よ。", None, 19, None, "定義"),
        Change("changed", "粉屋は休む。", "水車番は働く。", 21, 21, "その他"),
        Change("moved", "消える行。", None, 22, None, "その他"),
        Change("moved", None, "消える行。", None, 22, "その他"),
        Change("removed", "歩く。", None, 23, None, "その他"),
    )


def test_what_the_changes_cite_and_name() -> None:
    changes = diff().changes
    assert [[str(one) for one in change.references] for change in changes[:3]] == [["601.1"], [], ["100.1a"]]
    assert changes[1].cards == (CardName("Water, Bound", "水の精霊"),)


def test_the_two_states() -> None:
    found = diff()
    assert (found.title, found.newest) == ("挽く", "right")
    assert found.left.revision == PageRevision(100, "2023-02-03T04:05", "粉屋")
    assert found.left.comment == "水を足す"
    assert found.right.revision == PageRevision(200, "2024-05-06T07:08", "水車番")
    first = found.changes[0]
    assert found.before(first) == "石は左に回る。"
    assert found.after(first) == "石は右に回る({{CR|601.1}})。"


def test_dates_decide_where_the_columns_are_swapped() -> None:
    found = diff(swapped=True)
    assert found.newest == "left"
    assert found.before(found.changes[0]) == "石は右に回る({{CR|601.1}})。"


def test_an_undo_page_has_the_newest_on_its_left() -> None:
    found = diff(undo=True)
    assert (found.title, found.left.role, found.right.role) == ("挽く", "latest", "edited")
    assert found.newest == "left"
    first = found.changes[0]
    assert (found.before(first), found.after(first)) == (first.right, first.left)


CAPTURE = """「挽く」を編集中
提供:MTG Wiki
取り消しが可能です。
最新版 | 編集中の文章 | ||
2行: | 2行: | ||
==定義== | ==定義== | ||
− | 石は左に | + | 石は右に回る({{CR|601.1}})。 |
− | + | [[水の精霊/Water, Bound]]が石を回す。 | |
+ | 風でもよい。 | ||
+ | |||
16行: | 18行: | ||
− | + | ||
− | + | ||
− | |||
− | 袋を量る。 | ||
− | 粉屋は休む。 | + | |
*[[割る|割り]]は同じ。 | *[[割る|割り]]は同じ。 | ||
"""


class TestCapture:
    def test_changes(self) -> None:
        found = wikidiff.parse(CAPTURE.encode(), "capture.txt")
        assert (found.title, found.newest, found.form) == ("挽く", "left", "capture")
        assert found.changes == (
            Change("changed", "石は左に", "石は右に回る({{CR|601.1}})。", 3, 3, "定義"),
            Change("changed", None, "[[水の精霊/Water, Bound]]が石を回す。", None, 4, "定義"),
            Change("added", None, "風でもよい。", None, 5, "定義"),
            Change("removed", "袋を量る。", None, 19, None, "定義"),
            Change("removed", "粉屋は休む。", None, 20, None, "定義"),
        )

    def test_rows_without_a_word_are_counted(self) -> None:
        assert wikidiff.parse(CAPTURE.encode(), "capture.txt").lost == 4

    def test_a_capture_that_is_none(self) -> None:
        with pytest.raises(PageError, match="no row numbers the lines"):
            wikidiff.parse("挽く\n提供:MTG Wiki\n".encode(), "capture.txt")


def test_what_is_a_diff() -> None:
    assert wikidiff.is_diff(sites.wiki_diff(ROWS))
    assert wikidiff.is_diff(CAPTURE)
    assert not wikidiff.is_diff(sites.wiki_article())
    assert not wikidiff.is_diff(sites.WIKI_CAPTURE)
    with pytest.raises(PageError, match=r"no table\.diff"):
        wikidiff.parse(sites.wiki_article().encode(), "article")
