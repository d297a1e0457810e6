"""Pages of 総合ルールビューア in invented words: as HTML, as saved text, and broken."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from rules_text.errors import TextError
from scraper import viewer

TEXT = """総合ルールビューア
6. 梨の保管
601. 貯蔵庫
- 601.1 梨は 棚に置く。
例：梨9個は棚に置く。
- 601.2 収穫する／Harvest
- 601.2a 箱を取る(rule 601.1 参照)。
- 601.3 食べる／EatMUSES ENGINE ver 1.31
"""
HTML = """<!DOCTYPE html>
<html><head><meta charset="{charset}"><title>総合ルールビューア</title><script>var rule = "601.9 x";</script></head>
<body><p>MJMJ訳 20310504.1 版 最終同期: 2032/01/09</p>
<h1>6. 梨の保管</h1><h2>601. <a href="/cr/r/601/">貯蔵庫</a></h2>
<ul><li>601.1 <a href="/w/梨">梨</a>は<a href="/w/棚">棚</a>に
置く。<div class="example">例:<a>梨</a>9個は棚に置く。</div></li>
<li>601.2 収穫する／Harvest</li><!-- <li>601.7 x</li> -->
<li>601.2a 箱を取る(<a href="/cr/r/601.1/">rule 601.1</a> 参照)。<br>例：<ruby>箱<rt>はこ</rt></ruby>は1つ。</li></ul>
<div>MUSES ENGINE ver 1.31</div></body></html>
"""


def test_a_page_saved_as_text() -> None:
    raw = TEXT.encode()
    page = viewer.parse(raw, "folder/page.txt")
    assert page.id == f"ja-page-{sha256(raw).hexdigest()[:8]}"
    assert page.language == "ja"
    assert page.effective is None
    assert page.scope == ("601",)
    assert page.source.name == "page.txt"
    assert [rule.number for rule in page] == ["601.1", "601.2", "601.2a", "601.3"]
    assert page.rule("601.3").title == "食べる／Eat"
    assert sorted({oddity.kind for oddity in page.oddities}) == ["footer", "gap", "spaces"]


def test_outside_of_its_scope_a_page_does_not_carry_a_rule() -> None:
    page = viewer.parse(TEXT.encode(), "page.txt")
    assert page.carries("601.9")
    assert not page.carries("602.1")
    with pytest.raises(Exception, match=r"does not carry 602\.1") as refused:
        page.rule("602.1")
    assert "601" in str(getattr(refused.value, "hint", ""))


@pytest.mark.parametrize("charset", ["utf-8", "euc_jp", "shift_jis"])
def test_a_page_as_html_in_every_charset(charset: str) -> None:
    name = charset.replace("_", "-")
    page = viewer.parse(HTML.format(charset=name).encode(charset), "page.html")
    assert [rule.number for rule in page] == ["601.1", "601.2", "601.2a"]
    assert page.rule("601.1").examples == ("梨9個は棚に置く。",)
    assert page.rule("601.2a").text == "箱を取る(rule 601.1 参照)。"
    assert page.rule("601.2a").examples == ("箱は1つ。",)
    assert page.titles == {"6": "梨の保管", "601": "貯蔵庫"}


def test_links_leave_no_gap_in_the_text_of_html() -> None:
    page = viewer.parse(HTML.format(charset="utf-8").encode(), "page.html")
    assert page.rule("601.1").text == "梨は棚に置く。"


def test_a_header_names_the_edition_and_a_date_of_synchronisation_does_not() -> None:
    page = viewer.parse(HTML.format(charset="utf-8").encode(), "page.html")
    assert (page.id, page.effective) == ("20310504.1", "20310504")
    undated = viewer.parse(HTML.format(charset="utf-8").replace("MJMJ訳 20310504.1 版", "").encode(), "page.html")
    assert undated.id.startswith("ja-page-")


def test_the_page_of_one_rule_has_that_rule_as_its_scope() -> None:
    page = viewer.parse("- 702.37 収穫／Harvest\n- 702.37a 梨を取る。\n".encode(), "page.txt")
    assert page.scope == ("702.37",)
    assert page.carries("702.37c")
    assert not page.carries("702.38")


def test_line_ends_do_not_matter() -> None:
    rules = [viewer.parse(TEXT.replace("\n", end).encode(), "page.txt").rules for end in ("\n", "\r\n", "\r")]
    assert rules[0] == rules[1] == rules[2]


BAD = [
    (b"", "page.txt: the file is empty"),
    ("総合ルールビューア\n\nメンテナンス中です。\n".encode(), "page.txt:1: no rules on this page"),
    ("- 601.1 梨。\n\0".encode(), "page.txt:2: a binary file, with the control character U+0000"),
    ("<p>601.1 梨。</p><p>\x9b2J</p>".encode(), "page.txt:2: a binary file, with the control character U+009B"),
    (TEXT.replace("601.2a 箱", "601.1 箱").encode(), "page.txt:7: 601.1 is printed a second time"),
    (TEXT.replace("601.2a 箱", "600.2 箱").encode(), "page.txt:7: 600.2 stands in section 601"),
]


@pytest.mark.parametrize(("raw", "says"), BAD)
def test_what_is_no_page_is_refused_in_one_line(raw: bytes, says: str) -> None:
    with pytest.raises(TextError) as refused:
        viewer.parse(raw, "page.txt")
    assert str(refused.value).startswith(says)


def test_a_page_with_a_duplicate_can_be_taken_as_it_is() -> None:
    raw = TEXT.replace("601.2a 箱", "601.1 箱").encode()
    page = viewer.parse(raw, "page.txt", accept=True)
    assert [rule.number for rule in page] == ["601.1", "601.2", "601.1", "601.3"]
    assert page.rule("601.1").text == "梨は棚に置く。"  # the first


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(TextError, match="50 MB is no rule text"):
        viewer.read(path)


def test_markup_nested_deeply_ends_in_rules_or_in_one_line() -> None:
    deep = "<div>" * 5000 + "601.1 梨を取る。" + "</div>" * 5000
    try:
        page = viewer.parse(f"<html>{deep}</html>".encode(), "page.html")
    except TextError as refused:
        assert "\n" not in str(refused)  # noqa: PT017
    else:
        assert [rule.number for rule in page] == ["601.1"]
