"""The official Japanese page: one address, overwritten at each edition; one paragraph holds many rules."""

from __future__ import annotations

from rules_text.model import Revision
from scraper import markup, translations

__all__ = ["BODY", "parse"]

BODY = "div#contents > div.inner > div.reading-main > section > div.detail"


def parse(raw: bytes, name: str, content_type: str | None = None) -> Revision:
    """Read the page.

    Args:
        raw: its bytes.
        name: what messages call it, and the revision's source.
        content_type: the header of that name, if there was one.

    Raises:
        PageError: it is cut off, has other markup than it used to, or holds no whole edition.
    """
    text = markup.decode(raw, name, content_type)
    body = markup.one(markup.soup(text.text, name), BODY, name)
    return translations.whole_edition(list(markup.lines(body)), markup.source_of(raw, name, text))
