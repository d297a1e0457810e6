"""Any rule text in a file, whatever kind it is of: an official English text, a Japanese edition, a saved page."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from rules_text import editions, english
from rules_text.decoding import line_ends, read_bytes
from rules_text.model import Revision, Source
from scraper import translations, viewer
from scraper.charsets import decode

_FIRST_RULE = re.compile(r"(?m)^\s*100\.1\.?\s")


class Read(NamedTuple):
    """A text, its bytes, and the source that it is from: a key of `[sources]` in revisions.toml."""

    revision: Revision
    raw: bytes
    source: str


def read(path: Path, *, accept: bool = False) -> Read:
    """Read a rule text from a file.

    Args:
        path: text or HTML.
        accept: take a text with duplicate or out-of-order numbers, or without its end, and keep them as oddities.

    Raises:
        TextError: the file cannot be read, or holds no rules; FILE:LINE and the reason.
        PageError: it is a Japanese edition that breaks off or names no edition.
    """
    raw = read_bytes(path)
    if not viewer.looks_like_a_page(raw):
        known = editions.by_digest(sha256(raw).hexdigest())
        misprints = {misprint.line: misprint.meant for misprint in known.misprints} if known else None
        return Read(english.parse(raw, str(path), misprints=misprints, accept=accept), raw, "official-en")
    decoded = decode(raw)
    text = "\n".join(viewer.html_lines(decoded.text)) if viewer.is_html(decoded.text) else decoded.text
    if _FIRST_RULE.search(text):
        source = Source(path.name, sha256(raw).hexdigest(), len(raw), decoded.encoding, line_ends(decoded.text))
        return Read(translations.whole_edition(re.split(r"\r\n|\r|\n", text), source), raw, "mjmj")
    return Read(viewer.parse(raw, str(path), accept=accept), raw, "viewer")
