"""Bytes to lines: every encoding and line ending that rule texts were published in.

UTF-8 with and without a mark, ASCII, cp1252, UTF-16 of both byte orders; LF, CRLF, CR alone, and mixtures of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from rules_text.errors import TextError
from rules_text.model import Source

MAX_BYTES = 8 * 1024 * 1024  # the largest edition, in UTF-16, has 1.35 MB

_BYTE_ORDER_MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
# UTF-8 that went through cp1252 once: these two characters begin each of its quotes and dashes.
_TWICE_ENCODED = "â€"


class Decoded(NamedTuple):
    """A text's lines, without their ends, and where they came from."""

    lines: list[str]
    source: Source


def read_bytes(path: Path) -> bytes:
    """Return a file's bytes.

    Raises:
        TextError: it cannot be read, is empty, or is larger than `MAX_BYTES`.
    """
    try:
        size = path.stat().st_size
        if path.is_dir():
            raise TextError(f"{path}: is a directory", "name the file itself")
        if size > MAX_BYTES:
            raise TextError(f"{path}: {size / 1e6:.0f} MB is no rule text", f"the limit is {MAX_BYTES / 1e6:.0f} MB")
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)  # a pipe has no size to ask for
    except OSError as error:
        raise TextError(f"{path}: {error.strerror or error}") from error
    if len(raw) > MAX_BYTES:
        raise TextError(f"{path}: more than {MAX_BYTES / 1e6:.0f} MB is no rule text")
    return raw


def decode(raw: bytes, name: str) -> Decoded:
    """Decode a text and split it into lines.

    Args:
        raw: the file, byte for byte.
        name: what messages call it.

    Raises:
        TextError: it is empty, binary, or in an encoding that no edition was published in.
    """
    if not raw.strip():
        raise TextError(f"{name}: the file is empty")
    encoding = _encoding(raw, name)
    mark = next((mark for mark, of in _BYTE_ORDER_MARKS if of == encoding and raw.startswith(mark)), b"")
    try:
        text = raw[len(mark) :].decode("utf-8" if encoding == "utf-8-sig" else encoding)
    except UnicodeDecodeError as error:
        place = error.start + len(mark)
        raise TextError(f"{name}:{_line_of(raw, place)}: not {encoding} at byte {place}: {error.reason}") from error
    source = Source(Path(name).name, sha256(raw).hexdigest(), len(raw), encoding, line_ends(text))
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    refuse_controls(lines, name)
    for number, line in enumerate(lines, 1):
        if _TWICE_ENCODED in line:
            raise TextError(
                f"{name}:{number}: wrong encoding: the quotes are garbled",
                "the file was decoded as cp1252 and saved again; take the original",
            )
    return Decoded(lines, source)


def refuse_controls(lines: Sequence[str], name: str) -> None:
    """Refuse a text with control characters: it is binary, or would play tricks on a terminal.

    Raises:
        TextError: there is one; FILE:LINE.
    """
    for number, line in enumerate(lines, 1):
        found = _CONTROL.search(line)
        if found:
            raise TextError(f"{name}:{number}: a binary file, with the control character U+{ord(found[0]):04X}")


def _encoding(raw: bytes, name: str) -> str:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if raw.startswith(mark):
            return encoding
    for encoding, high, low in (("utf-16-le", raw[1:2000:2], raw[:2000:2]), ("utf-16-be", raw[:2000:2], raw[1:2000:2])):
        # UTF-16 without its mark: every other byte of a Latin text is zero, and no other is.
        if high.count(0) > len(high) * 0.8 and not low.count(0):
            return encoding
    if raw.isascii():
        return "ascii"
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return _single_byte(raw, error, name)
    return "utf-8"


def _single_byte(raw: bytes, utf8: UnicodeDecodeError, name: str) -> str:
    """Tell cp1252 from what is neither it nor UTF-8."""
    line = _line_of(raw, utf8.start)
    try:
        text = raw.decode("cp1252")
    except UnicodeDecodeError as error:
        raise TextError(
            f"{name}:{_line_of(raw, error.start)}: neither UTF-8 nor cp1252 (byte {error.start})",
            "save it as UTF-8",
        ) from error
    # An English rule text in cp1252 has a quote or dash here and there; another alphabet has such bytes everywhere.
    if sum(character > "\x7f" for character in text) > max(len(text) // 20, 20):
        raise TextError(f"{name}:{line}: not UTF-8, and too many bytes beyond ASCII for cp1252", "save it as UTF-8")
    return "cp1252"


def _line_of(raw: bytes, place: int) -> int:
    before = raw[:place]
    return before.count(b"\n") + before.count(b"\r") - before.count(b"\r\n") + 1


def line_ends(text: str) -> str:
    """Return how a text's lines end: LF, CRLF, CR or mixed."""
    both = text.count("\r\n")
    counts = {"CRLF": both, "LF": text.count("\n") - both, "CR": text.count("\r") - both}
    used = [name for name, count in counts.items() if count]
    return used[0] if len(used) == 1 else "mixed" if used else "LF"
