"""Pages that mean harm, or are broken beyond reason: one clear error or a harmless reading, and soon."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_text.errors import RulesTextError
from scraper import mjmj, official_en, official_ja, viewer, wiki, wikidiff
from scraper.errors import ScraperError
from tests.fakes import sites

URL = "http://127.0.0.1/x"
READERS: dict[str, Callable[[bytes], object]] = {
    "wiki": lambda raw: wiki.parse(raw, "x"),
    "diff": lambda raw: wikidiff.parse(raw, "x"),
    "official-ja": lambda raw: official_ja.parse(raw, "x"),
    "mjmj": lambda raw: mjmj.parse(raw, "x"),
    "mjmj-index": lambda raw: mjmj.links(raw, URL),
    "official-en-index": lambda raw: official_en.link(raw, URL),
    "viewer": lambda raw: viewer.parse(raw, "x", accept=True),
}


def read_or_refuse(reader: str, raw: bytes) -> None:
    """Nothing but our own errors comes out of a reader."""
    with suppress(ScraperError, RulesTextError):
        READERS[reader](raw)


@pytest.fixture(autouse=True)
def soon() -> Iterator[None]:
    """No reading takes longer than a slow machine needs for a large page."""
    start = time.process_time()
    yield
    assert time.process_time() - start < 5


@pytest.mark.parametrize("reader", [name for name in READERS if name != "viewer"])
@pytest.mark.parametrize("nest", ["<div>", "<ul><li>", "<x-y>", "<b>", "<table><tr><td>"])
def test_elements_without_a_bottom(reader: str, nest: str) -> None:
    page = sites.wiki_article(content=nest * 100_000)
    with pytest.raises(ScraperError, match="nest more than 200 deep"):
        READERS[reader](page.encode())


@pytest.mark.parametrize(
    "mark",
    ["<ref>", "<!--", "{{#card:", "{{#card:x|", "[[", "[[a|", "[http://a ", "{{CR|", "{{", "<a ", "''", "例", "=="],
)
def test_marks_that_are_never_closed(mark: str) -> None:
    raw = ("挽く。\n" + mark * 50_000).encode()
    wiki.parse(raw, "x")
    capture = ("2行: | 2行: ||\n+ | " + mark * 50_000).encode()
    found = wikidiff.parse(capture, "x")
    assert [change.cards for change in found.changes] == [()]


def test_addresses_that_are_none_are_left_out() -> None:
    hrefs = ("http://[", "//[::1", "JPN_CR_20230901_0.rb.html", "javascript:JPN_CR_20230901_1.txt\x00")
    assert list(mjmj.links(sites.mjmj_index(hrefs).encode(), URL)) == ["20230901.0"]
    page = sites.official_en_index("http://[", "http://h/CompRules20290101.txt")
    assert official_en.link(page.encode(), URL) == "http://h/CompRules20290101.txt"


@settings(max_examples=60, deadline=None)
@given(raw=st.binary(max_size=400), reader=st.sampled_from(sorted(READERS)))
def test_any_bytes_are_read_or_refused(raw: bytes, reader: str) -> None:
    read_or_refuse(reader, raw)


@settings(max_examples=60, deadline=None)
@given(data=st.data(), reader=st.sampled_from(sorted(READERS)))
def test_a_page_cut_and_pasted_is_read_or_refused(data: st.DataObject, reader: str) -> None:
    pages = (
        sites.wiki_article(),
        sites.wiki_diff([("@", "1", "1"), ("!", "左", "右")]),
        sites.official_ja(),
        sites.mjmj_ruby(),
        sites.viewer("601"),
        sites.WIKI_CAPTURE,
        sites.WIKI_RAW,
    )
    first, second = data.draw(st.sampled_from(pages)), data.draw(st.sampled_from(pages))
    cut = first[: data.draw(st.integers(0, len(first)))] + second[data.draw(st.integers(0, len(second))) :]
    read_or_refuse(reader, cut.encode())
