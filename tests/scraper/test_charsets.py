"""Bytes to text, declared rightly, wrongly and not at all."""

from __future__ import annotations

import pytest

from scraper.charsets import decode

WORDS = "粉屋は袋を三つ量り、棚に置く。①の袋は数えない。"  # with a digit that only Windows' table has
PLAIN = "粉屋は袋を三つ量り、棚に置く。カウンターは数えない。"


@pytest.mark.parametrize("encoding", ["utf-8", "euc_jp", "cp932", "iso2022_jp"])
def test_declared_in_the_header(encoding: str) -> None:
    name = {"cp932": "Shift_JIS", "euc_jp": "EUC-JP", "iso2022_jp": "ISO-2022-JP"}.get(encoding, encoding)
    assert decode(PLAIN.encode(encoding), f"text/html; charset={name}") == (PLAIN, encoding, ())


def test_declared_in_the_page() -> None:
    html = f'<html><head><meta http-equiv="Content-Type" content="text/html; charset=euc-jp"></head>{PLAIN}'
    assert decode(html.encode("euc_jp"), "text/html") == (html, "euc_jp", ())
    html = f"<meta charset='Shift_JIS'>{WORDS}"
    assert decode(html.encode("cp932"), None) == (html, "cp932", ())


@pytest.mark.parametrize("encoding", ["utf-8", "euc_jp", "cp932", "iso2022_jp"])
def test_not_declared(encoding: str) -> None:
    text, found, notes = decode(PLAIN.encode(encoding), "text/html")
    assert (text, found) == (PLAIN, encoding)
    assert notes == (f"without a charset, and read as {encoding}",)


@pytest.mark.parametrize(
    ("really", "said"),
    [("euc_jp", "utf-8"), ("cp932", "utf-8"), ("utf-8", "euc-jp"), ("utf-8", "iso-8859-1"), ("cp932", "euc-jp")],
)
def test_declared_wrongly(really: str, said: str) -> None:
    text, found, notes = decode(PLAIN.encode(really), f"text/html; charset={said}")
    assert (text, found) == (PLAIN, really)
    assert notes[0].startswith("declared as ")


def test_the_page_is_asked_where_the_header_lies() -> None:
    html = f"<meta charset=euc-jp>{PLAIN}"
    assert decode(html.encode("euc_jp"), "text/html; charset=utf-8") == (html, "euc_jp", ())


def test_a_mark_at_the_beginning_decides() -> None:
    assert decode(b"\xef\xbb\xbf" + PLAIN.encode(), "text/html; charset=euc-jp") == (PLAIN, "utf-8", ())
    assert decode(b"\xff\xfe" + PLAIN.encode("utf-16-le")).text == PLAIN


def test_what_fits_nothing_is_counted() -> None:
    text, encoding, notes = decode(PLAIN.encode() + b"\xff\xfe\xff", "text/html; charset=utf-8")
    assert encoding == "utf-8"
    assert text.startswith(PLAIN)
    assert notes == ("declared as utf-8, with 3 places that are no utf-8",)


def test_ascii_and_unknown_names_are_nothing_to_speak_of() -> None:
    assert decode(b"<p>mill</p>", "text/html") == ("<p>mill</p>", "utf-8", ())
    assert decode(b"<p>mill</p>", "text/html; charset=klingon") == ("<p>mill</p>", "utf-8", ())
