"""Bytes to text, whatever the server and the page say: Japanese pages come in UTF-8, EUC-JP and Shift_JIS.

What is declared is tried first and believed only if the bytes really decode so; a page that is declared wrongly, or
not at all, is decoded by what its bytes can be, and the text says so in a note.
"""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

__all__ = ["Text", "decode"]

# What browsers read under each name: Windows' tables, which hold the circled digits that the standards lack.
_READ_AS = {"shift_jis": "cp932", "iso8859-1": "cp1252", "ascii": "cp1252"}
_GUESSES = ("utf-8", "euc_jp", "cp932", "iso2022_jp")
_BYTE_ORDER_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_IN_HEADER = re.compile(r"charset\s*=\s*[\"']?([\w.:-]+)", re.IGNORECASE)
_IN_PAGE = re.compile(rb"""<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)""", re.IGNORECASE)
_HEAD = 4096  # bytes in which a page may name its charset
_JAPANESE = re.compile(r"[\u3041-\u3096\u30a1-\u30fc\u3001\u3002\u4e00-\u9fff]")
_UNLIKELY = re.compile(r"[\uff61-\uff9f\ue000-\uf8ff\x80-\x9f\ufffd]")  # half-width kana and such: a wrong guess


class Text(NamedTuple):
    """A decoded text, the encoding it was read in, and what was odd about it."""

    text: str
    encoding: str
    notes: tuple[str, ...] = ()


def decode(raw: bytes, content_type: str | None = None) -> Text:
    """Decode a page.

    Args:
        raw: its bytes.
        content_type: the header of that name, if there was one.

    Returns:
        The text; characters that fit no encoding are replaced, and a note counts them.
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if raw.startswith(mark):
            return Text(raw[len(mark) :].decode(encoding, "replace"), encoding)
    declared = _declared(raw, content_type)
    for encoding in declared:
        text = _strictly(raw, encoding)
        if text is not None and not _is_better_utf8(raw, encoding):
            return Text(text, encoding)
    return _guess(raw, declared)


def _declared(raw: bytes, content_type: str | None) -> list[str]:
    """Return the encodings that the header and the page name, the header's first; unknown names are left out."""
    header = _IN_HEADER.search(content_type or "")
    page = _IN_PAGE.search(raw[:_HEAD])
    names = [header[1] if header else "", page[1].decode("ascii", "replace") if page else ""]
    found: list[str] = []
    for name in names:
        try:
            encoding = codecs.lookup(name).name if name else ""
        except LookupError:
            continue
        encoding = _READ_AS.get(encoding, encoding)
        if encoding and encoding not in found:
            found.append(encoding)
    return found


def _is_better_utf8(raw: bytes, encoding: str) -> bool:
    """Tell whether bytes that are declared otherwise are UTF-8: no Japanese text in another encoding is by chance."""
    return encoding != "utf-8" and not raw.isascii() and _strictly(raw, "utf-8") is not None


def _guess(raw: bytes, declared: list[str]) -> Text:
    candidates = [(encoding, text) for encoding in _GUESSES if (text := _strictly(raw, encoding)) is not None]
    said = f"declared as {' and '.join(declared)}" if declared else "without a charset"
    if not candidates:
        encoding = declared[0] if declared else "utf-8"
        text = raw.decode(encoding, "replace")
        broken = text.count("\ufffd")
        return Text(text, encoding, (f"{said}, with {broken} places that are no {encoding}",))
    encoding, text = max(candidates, key=lambda candidate: _likeness(candidate[1]))
    return Text(text, encoding, () if text.isascii() else (f"{said}, and read as {encoding}",))


def _likeness(text: str) -> int:
    """Return how much a text looks like Japanese; of equals, the first guess wins."""
    return len(_JAPANESE.findall(text)) - 5 * len(_UNLIKELY.findall(text))


def _strictly(raw: bytes, encoding: str) -> str | None:
    try:
        return raw.decode(encoding)
    except (UnicodeDecodeError, LookupError):
        return None
