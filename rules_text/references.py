"""Cross references in a rule's text: `rule 601.2f`, `rules 601.2a–d`, `rule 717〔…〕`, `CR:601.3e`, `{{CR|601.3e}}`.

A reference is kept as numbers and the title printed beside them; in the sentence it is replaced by a mark before the
sentence is fingerprinted, so that renumbering elsewhere does not make this sentence look edited.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules_text import numbers
from rules_text.errors import NumberError

MARK = "§"


@dataclass(frozen=True, slots=True)
class CrossReference:
    """A rule, section, chapter or range that a text points to, with the title it gave, if any."""

    first: str
    last: str | None = None
    title: str | None = None

    def __str__(self) -> str:
        return self.first if self.last is None else f"{self.first}-{self.last}"


_DASH = r"\s?[-‐‑–—−～〜]\s?"
_N = r"[1-9]\d\d\.[1-9]\d*(?:[a-z]{1,2}(?![a-z]))?"  # a rule or subrule needs no word before it
_TITLE = r"""(?:,?\s(?:“(?P<curly>[^”]*)”|"(?P<straight>[^"]*)")|\s?〔(?P<ja>[^〕]*)〕)?"""
_SPAN = rf"(?:{_N})(?:{_DASH}(?:{_N}|\d{{1,3}}[a-z]{{0,2}}(?![\da-z])|[a-z]{{1,2}}(?![a-z])))?"
_ITEM = rf"(?P<span>{_SPAN}|(?<![\d.])[1-9]\d\d(?![\d.]*\d)(?:{_DASH}[1-9]\d\d(?!\d))?){_TITLE}"

# What may stand before a list; a bare section number counts only there.
_LEAD = re.compile(
    r"(?:\b[Rr]ules?\s+|\b[Ss]ections?\s+|総合ルール\s?|\{\{CR\||\bCR[:\s]?\s?|ルール\s?)(?=[1-9]\d\d)"
    r"""|\b[Ss]ee\s(?=[1-9]\d\d,\s[“"])"""  # twice the word "rule" was forgotten
)
_FIRST = re.compile(_ITEM)
_NEXT = re.compile(r"(?:,|、|,?\s(?:and|or|and/or|through)|および|と)\s?(?=[1-9]\d\d)")
_BARE = re.compile(rf"(?<![\d.$]){_SPAN}")
_CHAPTER = re.compile(r"""\b[Ss]ections?\s(?P<span>[1-9])(?!\d)(?:,?\s(?:“(?P<curly>[^”]*)”|"(?P<straight>[^"]*)"))?""")
_ANY = re.compile(rf"(?P<lead>{_LEAD.pattern})|(?P<bare>{_BARE.pattern})|(?P<chapter>\b[Ss]ection\s[1-9](?!\d))")


def extract(text: str) -> tuple[str, tuple[CrossReference, ...]]:
    """Return a text with each number of a cross reference replaced by a mark, and the references in order.

    Args:
        text: a sentence or more, in English or Japanese.

    Returns:
        The marked text and the references; a title beside a number stays in the text.
    """
    if not _might_refer(text):
        return text, ()
    marked: list[str] = []
    found: list[CrossReference] = []
    end = place = 0
    while (match := _ANY.search(text, place)) is not None:
        place = match.end()
        if match["chapter"]:
            item = _CHAPTER.match(text, match.start())
        elif match["lead"]:
            item = _FIRST.match(text, match.end())
        else:
            item = _FIRST.match(text, match.start())
        while item is not None:
            reference = _reference(item)
            if reference is None:
                break
            found.append(reference)
            marked += (text[end : item.start("span")], MARK)
            end, place = item.end("span"), item.end()
            more = _NEXT.match(text, place) if not match["chapter"] else None
            item = _FIRST.match(text, more.end()) if more else None
    marked.append(text[end:])
    return "".join(marked), tuple(found)


def references(text: str) -> tuple[CrossReference, ...]:
    """Return the cross references of a text, in order."""
    return extract(text)[1]


_DIGIT_AFTER = re.compile(r"[1-9]\d\d|[Ss]ection\s[1-9]")


def _might_refer(text: str) -> bool:
    return _DIGIT_AFTER.search(text) is not None


_SPLIT_SPAN = re.compile(rf"({_N}|[1-9]\d\d|[1-9])(?:{_DASH}(.+))?")


def _reference(item: re.Match[str]) -> CrossReference | None:
    span = _SPLIT_SPAN.fullmatch(item["span"])
    if span is None:
        return None
    first, end = span.groups()
    last = numbers.complete(first, end) if end else None
    groups = item.groupdict()
    title = groups.get("curly") or groups.get("straight") or groups.get("ja")
    try:
        numbers.key(first)
        if last is not None and numbers.key(last) <= numbers.key(first):
            last = None  # a range that runs backwards points at its beginning at the most
    except NumberError:
        return None
    return CrossReference(first, last, title.rstrip(",.。") if title else None)
