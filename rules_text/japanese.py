"""Reading Japanese rule texts, line by line, from whatever page they stood on.

A page's reader finds the lines; this module tells headings, rules and examples apart. Traps that are really there:
spaces that keyword links left between Japanese characters, `例:` beside `例：`, headings without a body, a footer glued
to the last line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rules_text.model import Oddity, Rule
from rules_text.ordering import Order

_BULLET = r"\s*(?:[-・*●■][ \u3000]*)?"
_RULE = re.compile(rf"{_BULLET}([1-9]\d\d\.[1-9]\d*)([a-z]{{0,2}})(?![\da-z]|\.\d)\.?(?!\s?[-–〜～〔、])\s*(.*)$")
_HEADING = re.compile(rf"{_BULLET}([1-9]|[1-9]\d\d)[.．]\s*(\D.*)$")
_EXAMPLE = re.compile(r"\s*例\s*[:：]\s*(.*)$")
_FOOTER = re.compile(r"\s*MUSES ENGINE ver[\s\d.]*$")
_TOLERATED = re.compile(r"総合ルールビューア|最終同期|\d{8}\.\d+\s*版")  # a page's own lines
_SENTENCE_END = re.compile(r"[。！？!?][」』)）\]］]*$|参照[)）]?[。]?$")
_TITLE_LENGTH = 60

_JA = "ぁ-ゖァ-ヺー々〆一-鿿、。・「」『』《》〔〕（）：／"
_STRAY_SPACE = re.compile(rf"(?<=[{_JA}])[ \u00a0\u3000]+(?=[{_JA}])")


class Parsed(NamedTuple):
    """What the lines of a page hold."""

    rules: tuple[Rule, ...]
    titles: dict[str, str]
    oddities: tuple[Oddity, ...]


def parse_lines(lines: Sequence[str], *, partial: bool = True) -> Parsed:
    """Read the rules in the lines of a page.

    Args:
        lines: in order; the first is line 1.
        partial: the page may begin anywhere in the rules.
    """
    reader = _Reader(partial=partial)
    for at, line in enumerate(lines, 1):
        reader.take(line, at)
    reader.finish()
    return Parsed(tuple(reader.rules), reader.titles, tuple(reader.oddities))


class _Reader:
    def __init__(self, *, partial: bool) -> None:
        self.rules: list[Rule] = []
        self.titles: dict[str, str] = {}
        self.oddities: list[Oddity] = []
        self._order = Order(partial=partial)
        self._number = ""
        self._line = 0
        self._paragraphs: list[str] = []
        self._examples: list[str] = []
        self._spaces = 0
        self._over = False  # behind the footer

    def take(self, line: str, at: int) -> None:
        footer = _FOOTER.search(line)
        if footer is not None:
            if footer.start() > 0:
                self._tell("footer", "the page's footer is glued to the text", at, self._number or None)
            line = line[: footer.start()]
        if line.strip() and not self._over:
            self._read(line, at)
        if footer is not None:
            self._close()
            self._over = True

    def _read(self, line: str, at: int) -> None:
        rule = _RULE.match(line)
        heading = _HEADING.match(line) if rule is None else None
        example = _EXAMPLE.match(line) if rule is None and heading is None else None
        if rule is not None:
            self._open(rule[1] + rule[2], rule[3], at)
        elif heading is not None:
            self._close()
            self.titles[heading[1]] = self._clean(heading[2])
            if len(heading[1]) == 3:
                self._order.section = heading[1]
        elif example is not None and self._number:
            self._examples.append(self._clean(example[1]))
        elif self._number and (self._paragraphs == [""] or _SENTENCE_END.search(line.rstrip())):
            self._continue(self._clean(line))
        elif not _TOLERATED.search(line):
            self._tell("stray", "a line that belongs to no rule", at)

    def _continue(self, text: str) -> None:
        if self._examples:
            self._examples[-1] += text
        elif self._paragraphs == [""]:  # the number stood on a line of its own
            self._paragraphs = [text]
        else:
            self._paragraphs.append(text)

    def _open(self, number: str, text: str, at: int) -> None:
        self._close()
        odd = self._order.see(number, at)
        if odd is not None:
            self.oddities.append(odd)
        self._number, self._line = number, at
        self._paragraphs = [self._clean(text)]
        self._examples = []

    def _close(self) -> None:
        if not self._number:
            return
        text = "\n".join(self._paragraphs)
        title = text if _is_title(self._number, text) and not self._examples else None
        if not text:
            self._tell("empty", f"{self._number} has no text", self._line, self._number)
        self.rules.append(Rule(self._number, text, tuple(self._examples), "ja", title, self._line))
        self._number = ""

    def finish(self) -> None:
        """Close the last rule, and tell what only the whole page shows."""
        self._close()
        for rule, following in zip(self.rules, [*self.rules[1:], None], strict=False):
            if rule.title is not None and (following is None or not following.number.startswith(rule.number + "a")):
                self._tell("gap", f"{rule.number} {rule.title} is a heading without a body", rule.line, rule.number)
        if self._spaces:
            self._tell("spaces", f"{self._spaces} spaces between Japanese characters are left out", None)

    def _clean(self, text: str) -> str:
        cleaned, count = _STRAY_SPACE.subn("", text.strip())
        self._spaces += count
        return cleaned

    def _tell(self, kind: str, message: str, line: int | None, number: str | None = None) -> None:
        self.oddities.append(Oddity(kind, message, line, number))


def _is_title(number: str, text: str) -> bool:
    return bool(text) and number[-1].isdigit() and len(text) <= _TITLE_LENGTH and not _SENTENCE_END.search(text)
