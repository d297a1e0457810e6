"""Rule numbers: reading, ordering, and the family of a rule.

A chapter is `6`, a section `601`, a rule `601.2`, a subrule `601.2f`. The letters l and o are never used, and z is
followed by aa. Numbers stay strings everywhere; this module is the one place that knows their inner life.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rules_text.errors import NumberError

LETTERS = "abcdefghijkmnpqrstuvwxyz"  # CR's own skip: l and o look like 1 and 0

_NUMBER = re.compile(r"([1-9])(?:(\d\d)(?:\.([1-9]\d*)([a-km-np-z]{0,2}))?)?")
_RANGE = re.compile(r"(\S+?)\s*[-‐‑–—−]\s*(?=\S)(\d*[.\d]*[a-z]*)")  # every dash that was ever printed

Key = tuple[int, int, int]


@lru_cache(maxsize=65536)
def key(number: str) -> Key:
    """Return the place of a number in the order of the rules: 100.1 < 100.1a < 100.1z < 100.1aa < 100.2 < 100.10.

    Args:
        number: a chapter, section, rule or subrule.

    Raises:
        NumberError: it is none of these.
    """
    match = _NUMBER.fullmatch(number)
    if match is None:
        raise NumberError(f"{number!r} is not a rule number", "write it as 601, 601.2 or 601.2f")
    chapter, section, rule, letters = match.groups()
    return int(chapter) * 100 + int(section or 0) - (0 if section else 1), int(rule or 0), _place(letters or "")


def _place(letters: str) -> int:
    place = 0
    for letter in letters:
        place = place * len(LETTERS) + LETTERS.index(letter) + 1
    return place


def _letters(place: int) -> str:
    letters = ""
    while place:
        place, letter = divmod(place - 1, len(LETTERS))
        letters = LETTERS[letter] + letters
    return letters


def is_number(text: str) -> bool:
    """Tell whether a text is the number of a section, a rule or a subrule."""
    return len(text) > 1 and _NUMBER.fullmatch(text) is not None


def section_of(number: str) -> str:
    """Return the section that a number belongs to: `601` for `601`, `601.2` and `601.2f`."""
    key(number)
    return number[:3]


def parent_of(number: str) -> str | None:
    """Return the number one level up (`601.2f` -> `601.2` -> `601` -> `6`), None for a chapter."""
    key(number)
    if len(number) == 1:
        return None
    if "." not in number:
        return number[0]
    stem = number.rstrip(LETTERS)
    return stem if stem != number else number.partition(".")[0]


def covers(scope: str, number: str) -> bool:
    """Tell whether a number is the scope itself or lies under it: `601.2` covers `601.2f`, not `601.21`."""
    here: str | None = number
    while here is not None and here != scope:
        here = parent_of(here)
    return here == scope


def following(number: str) -> str:
    """Return the next number of the same level: `704.5k` -> `704.5m`, `704.5z` -> `704.5aa`, `601.9` -> `601.10`."""
    section, rule, place = key(number)
    if place:
        return f"{section}.{rule}{_letters(place + 1)}"
    if rule:
        return f"{section}.{rule + 1}"
    return str(section + 1) if len(number) > 1 else str(int(number) + 1)


def expand(first: str, last: str) -> Iterator[str]:
    """Yield the numbers from first to last, of their level only: `601.2a`, `601.2d` gives the four letters.

    Raises:
        NumberError: the two are not of one family, or run backwards.
    """
    start, end = key(first), key(last)
    if parent_of(first) != parent_of(last) or start > end:
        raise NumberError(f"{first}-{last} is not a range of rules", "a range runs within one rule, as 601.2a-d does")
    number = first
    while key(number) <= end:
        yield number
        number = following(number)


def parse_range(text: str) -> tuple[str, str]:
    """Read `601.2a-d`, `601.2a-601.2d`, `707.10-11` or a plain number into its first and last number.

    Raises:
        NumberError: it is neither.
    """
    text = text.strip()
    match = _RANGE.fullmatch(text)
    first, end = match.groups() if match else (text, "")
    key(first)
    last = complete(first, end) if end else first
    if key(first) > key(last):
        raise NumberError(f"{text!r} runs backwards", "write a range as 601.2a-d")
    return first, last


def complete(first: str, end: str) -> str:
    """Return the full number of a range's end that is written short: `d` or `2d` or `601.2d` after `601.2a`."""
    if end.isalpha():
        return first.rstrip(LETTERS) + end
    if "." in end or (len(end) == 3 and "." not in first):
        return end
    return first.partition(".")[0] + "." + end
