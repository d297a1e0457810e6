"""MJMJ, where the translation was made: a file an edition, HTML with readings over the words, older ones plain text."""

from __future__ import annotations

import re

from rules_text.model import Revision
from scraper import markup, translations
from scraper.errors import PageError
from scraper.sources import Source

__all__ = ["edition_of", "links", "parse", "places"]

# JPN_CR_20230901_0.rb.html, JPN_CR_20120601_0.txt, CompRules_j.20120601.txt
_FILE = re.compile(
    r"(?:JPN_CR_(?P<date>\d{8})_(?P<issue>\d+)(?:\.rb)?\.(?:html|txt)|CompRules_j\.(?P<old>\d{8})\.txt)$"
)
_EDITION = re.compile(r"(\d{8})(?:\.(\d+))?$")


def parse(raw: bytes, name: str, content_type: str | None = None) -> Revision:
    """Read an edition, HTML or text.

    Args:
        raw: the file's bytes; EUC-JP, Shift_JIS or UTF-8.
        name: what messages call it, and the revision's source.
        content_type: the header of that name, if there was one.

    Raises:
        PageError: it is cut off, or holds no whole edition.
    """
    text = markup.decode(raw, name, content_type)
    if markup.is_html(text.text):
        lines = list(markup.lines(markup.one(markup.soup(text.text, name), "body", name)))
    else:
        lines = [line.strip(" \t\u3000") for line in text.text.splitlines()]
    return translations.whole_edition([line for line in lines if line], markup.source_of(raw, name, text))


def links(raw: bytes, url: str, content_type: str | None = None) -> dict[str, str]:
    """Return the editions that an index page links to, and their addresses, oldest first.

    Raises:
        PageError: it links to none.
    """
    page = markup.soup(markup.decode(raw, url, content_type).text, url)
    found: dict[str, str] = {}
    for address in markup.links(page, url):
        edition = edition_of(address)
        if edition is not None:
            found.setdefault(edition, address)
    if not found:
        hint = "name an edition (mjmj:20230901.0), or give another `index` in your sources.toml"
        raise PageError(f"{url}: no link to an edition (JPN_CR_YYYYMMDD_N)", hint)
    return dict(sorted(found.items()))


def edition_of(address: str) -> str | None:
    """Return the edition that a file's name says, `20230901.0`; None where the name is none of theirs."""
    found = _FILE.search(address)
    if found is None:
        return None
    return f"{found['date'] or found['old']}.{found['issue'] or 0}"


def places(source: Source, edition: str) -> list[str]:
    """Return the addresses where an edition may be, likeliest first.

    Raises:
        PageError: that is no edition's name.
    """
    named = _EDITION.match(edition)
    if named is None:
        raise PageError(f"{edition!r} is no Japanese edition", "write it as 20230901.0")
    date, issue = named[1], named[2] or "0"
    pages = sorted(page for page in source.pages if page.startswith("edition-"))
    return [source.address(page, date=date, issue=issue) for page in pages]
