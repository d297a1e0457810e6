"""The official English rules: a page that names one .txt file, and the file."""

from __future__ import annotations

import re
from hashlib import sha256
from urllib.parse import quote, unquote, urlsplit

from rules_text import editions, english
from rules_text.model import Revision
from scraper import markup
from scraper.errors import PageError

__all__ = ["date_of", "link", "parse"]

_DATE = re.compile(r"(?<!\d)(\d{8})(?!\d)")


def link(raw: bytes, url: str, content_type: str | None = None) -> str:
    """Return the address of the text that the rules page names.

    Raises:
        PageError: it names none, or several of one date.
    """
    page = markup.soup(markup.decode(raw, url, content_type).text, url)
    texts = sorted(href for href in markup.links(page, url) if urlsplit(href).path.lower().endswith(".txt"))
    rules = [href for href in texts if "comprules" in re.sub(r"[\W_]", "", unquote(href)).lower()] or texts
    if not rules:
        hint = "look at the page in a browser; take the text in with crconf import FILE"
        raise PageError(f"{url}: no link to a .txt file", hint)
    newest = max(date_of(href) or "" for href in rules)
    found = [href for href in rules if (date_of(href) or "") == newest]
    if len(found) > 1:
        raise PageError(
            f"{url}: two texts of one date, {found[0]} and {found[1]}", "take the right one in by its address"
        )
    return quote(found[0], safe=":/?&=%#")  # the published names have a space


def date_of(address: str) -> str | None:
    """Return the date in a file's name, YYYYMMDD; None where there is none."""
    dates = _DATE.findall(unquote(urlsplit(address).path))
    return dates[-1] if dates else None


def parse(raw: bytes, address: str) -> Revision:
    """Read the text; its name is the file's, as published. Misprints that are known of it are read as they are meant.

    Raises:
        TextError: it is no Comprehensive Rules text.
    """
    known = editions.by_digest(sha256(raw).hexdigest())
    misprints = {misprint.line: misprint.meant for misprint in known.misprints} if known else None
    return english.parse(raw, unquote(urlsplit(address).path).rpartition("/")[2], misprints=misprints)
