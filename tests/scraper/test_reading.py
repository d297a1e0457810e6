"""Any text in a file: which reader it gets, and what it is said to be from."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_text.errors import TextError
from scraper.reading import read
from tests.rules_text.samples import edition

PAGE = "総合ルールビューア\n6. 梨の保管\n601. 貯蔵庫\n- 601.1 梨は棚に置く。\n"
WHOLE = """梨の総合ルール
和訳 20310504.0 版

1. 果樹園
100. 総則
6. 梨の保管
601. 貯蔵庫

1. 果樹園
100. 総則
100.1. 梨は夕方に数える。
100.1a 箱1つには梨が9個まで入る。
6. 梨の保管
601. 貯蔵庫
601.1. 梨は棚に置く。

用語集
梨
果物である。
"""


def written(folder: Path, text: str, name: str = "text.txt") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_an_english_edition(tmp_path: Path) -> None:
    found = read(written(tmp_path, edition()))
    assert (found.revision.language, found.revision.id, found.source) == ("en", "20310504", "official-en")
    assert found.raw == edition().encode()


def test_a_page_as_text_and_as_html(tmp_path: Path) -> None:
    for text in (PAGE, "<html><body><p>" + PAGE.replace("\n", "</p><p>") + "</p></body></html>"):
        found = read(written(tmp_path, text))
        assert (found.revision.language, found.revision.scope, found.source) == ("ja", ("601",), "viewer")
        assert [rule.number for rule in found.revision] == ["601.1"]


def test_a_whole_japanese_edition_as_text_and_as_html(tmp_path: Path) -> None:
    for text in (WHOLE, "<html><body><p>" + WHOLE.replace("\n", "<br>") + "</p></body></html>"):
        found = read(written(tmp_path, text))
        assert (found.revision.id, found.revision.scope, found.source) == ("20310504.0", (), "mjmj")
        assert [rule.number for rule in found.revision] == ["100.1", "100.1a", "601.1"]


@pytest.mark.parametrize("name", ["page.html", "page.txt"])
def test_a_page_that_is_nothing_of_this_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(TextError, match="no rules on this page"):
        read(written(tmp_path, "<html><p>メンテナンス中です。しばらくお待ちください。</p></html>", name))
    with pytest.raises(TextError, match="no Comprehensive Rules"):
        read(written(tmp_path, "<html><p>Down for maintenance.</p></html>", name))
