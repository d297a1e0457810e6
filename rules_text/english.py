"""Reading the official English text, as published since 1999: front matter, contents, rules, glossary, credits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from rules_text import numbers
from rules_text.decoding import decode, read_bytes
from rules_text.errors import TextError
from rules_text.model import Oddity, Revision, Rule, Source
from rules_text.ordering import GRAVE, Order

# A rule's line; `100.1.` has a dot and `100.1a` has none, and editions have slipped in every way: the dot, the space
# behind it, a space within (`702. 37a`), even the number before the letter (`408.f`).
_RULE = re.compile(
    r"\s*([1-9]\d\d\.(?:(?=[\da-z])\d*| \d+(?=[a-z]\s)))([a-z]{0,2})(\.?)(?:(?:(\s+)|(?<=\.))(\S.*)|\s*$)"
)
_FIRST = re.compile(r"\s*100\.1(?:\.|\s)")
_HEADING = re.compile(r"\s*([1-9]|[1-9]\d\d)\.\s+(\S.*)$")
_EXAMPLE = re.compile(r"\s*(?:Example:\s*)+(.*)$", re.IGNORECASE)
_UNDERLINE = re.compile(r"\s*[-=]{5,}\s*$")
# Where a line of a wrapped paragraph ends like this, a number at the start of the next one belongs to the sentence.
_UNFINISHED = re.compile(r"(?:\b(?:[Rr]ules?|[Ss]ections?|and|or|see|See|to|in|of|by|with)|[,(–—-])\s*$")
_EFFECTIVE = re.compile(r"effective (?:as of |on )?([A-Z][a-z]+ \d{1,2}, \d{4})")
_SENTENCE_END = re.compile(r"[.?!:;)][\"”’')\]]*\s*$")
_TITLE_LENGTH = 60
_DATED_NAME = re.compile(r"(?<!\d)((?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d)(?!\d)")


def read(path: Path, *, misprints: Mapping[int, str] | None = None, accept: bool = False) -> Revision:
    """Read an edition from a file.

    Args:
        path: the official `.txt` file.
        misprints: line -> the number that was meant there, for editions known to have misprinted it.
        accept: take a text with duplicate or out-of-order numbers, or without its end, and keep them as oddities.

    Raises:
        TextError: the file cannot be read, or is no Comprehensive Rules text; FILE:LINE and the reason.
    """
    return parse(read_bytes(path), str(path), misprints=misprints, accept=accept)


def parse(raw: bytes, name: str, *, misprints: Mapping[int, str] | None = None, accept: bool = False) -> Revision:
    """Read an edition from the bytes of its file; see `read`."""
    lines, source = decode(raw, name)
    first = next((place for place, line in enumerate(lines) if _FIRST.match(line)), None)
    if first is None:
        raise _no_rules(lines, name)
    reader = _Reader(lines, first, misprints or {})
    reader.read()
    grave = next((oddity for oddity in reader.oddities if oddity.kind in GRAVE), None)
    if grave is not None and not accept:
        hint = "take the published file, or --accept-oddities if it was published so"
        raise TextError(f"{name}:{grave.line or len(lines)}: {grave.message}", hint)
    effective = _effective(lines[:first])
    return Revision(
        id=_identity(source, effective),
        language="en",
        source=source,
        rules=tuple(reader.rules),
        titles=reader.titles,
        effective=effective,
        oddities=tuple(reader.oddities),
    )


def _no_rules(lines: list[str], name: str) -> TextError:
    rule = next((place for place, line in enumerate(lines, 1) if _RULE.match(line)), None)
    if rule is None:
        return TextError(f"{name}:1: no Comprehensive Rules: no line begins with a rule's number")
    hint = "a saved page of one section is read by `crconf import` as a page" if rule < 100 else None
    return TextError(f"{name}:{rule}: no Comprehensive Rules: rule 100.1 is not there", hint)


def _effective(lines: list[str]) -> str | None:
    for line in lines:
        found = _EFFECTIVE.search(line)
        if found:
            try:
                return datetime.strptime(found[1], "%B %d, %Y").strftime("%Y%m%d")
            except ValueError:
                return None
    return None


def _identity(source: Source, effective: str | None) -> str:
    dated = _DATED_NAME.search(source.name)
    return dated[1] if dated else effective or f"en-{source.sha256[:8]}"


class _Reader:
    """Walks the lines once; each belongs to the contents, a heading, a rule, one of its examples, or to nothing."""

    def __init__(self, lines: list[str], first: int, misprints: Mapping[int, str]) -> None:
        self.lines = lines
        self.first = first
        self.misprints = misprints
        self.rules: list[Rule] = []
        self.contents: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        self.oddities: list[Oddity] = []
        self.order = Order()
        self._number = ""  # the rule being read; "" right behind a heading
        self._line = 0
        self._paragraphs: list[str] = []  # the rule's text, then its examples
        self._examples = 0  # how many of the paragraphs are examples

    def read(self) -> None:
        self._contents()
        end = self._body()
        self._close()
        self._check_titles()
        self._check_end(end)

    def _contents(self) -> None:
        """Read the titles of the contents, and the headings that stand right before the first rule."""
        for place in range(self.first):
            heading = _HEADING.match(self.lines[place])
            if heading:
                title = re.sub(r"\s*\.{3,}\s*\d*$|\t.*$", "", heading[2]).strip()
                self.contents[heading[1]] = title
                if place > self.first - 10 and heading[1] in ("1", "100"):
                    self.titles[heading[1]] = title

    def _body(self) -> int:
        """Read from the first rule to the glossary; return the line that ended the rules."""
        blank = True
        previous = ""
        for place in range(self.first, len(self.lines)):
            line = self.lines[place]
            stripped = line.strip()
            if not stripped:
                blank = True
                continue
            if stripped in ("Glossary", "GLOSSARY"):
                return place
            if not self._starts_something(line, stripped, place + 1, blank=blank, previous=previous):
                self._continue(line, stripped, place + 1, blank=blank)
            blank = False
            previous = stripped
        return len(self.lines)

    def _starts_something(self, line: str, stripped: str, at: int, *, blank: bool, previous: str) -> bool:
        if stripped[0] in "eE":
            example = _EXAMPLE.match(line)
            if example is None:
                return False
            if self._number:
                self._paragraphs.append(example[1].strip())
                self._examples += 1
            return True
        if not stripped[0].isdigit():
            return _UNDERLINE.match(line) is not None
        if not blank and _UNFINISHED.search(previous):
            return False
        rule = _RULE.match(line)
        if rule is not None:
            self._open(rule, at)
            return True
        heading = _HEADING.match(line)
        if heading is not None and (blank or self.contents.get(heading[1]) == heading[2].strip()):
            self._close()
            self.titles[heading[1]] = heading[2].strip()
            if len(heading[1]) == 3:
                self.order.section = heading[1]
            return True
        return False

    def _open(self, rule: re.Match[str], at: int) -> None:
        self._close()
        number = rule[1].replace(" ", "") + rule[2]
        if bool(rule[3]) == bool(rule[2]):
            wrong = "has a dot behind its letter" if rule[2] else "lacks its dot"
            self._tell("punctuation", f"{number} {wrong}", at, number)
        if " " in rule[1]:
            self._tell("punctuation", f"{number} has a space in it", at, number)
        if rule[5] and not rule[4]:
            self._tell("punctuation", f"{number} has no space behind it", at, number)
        if rule[0][0].isspace():
            self._tell("indent", f"{number} is indented", at, number)
        meant = self.misprints.get(at)
        if meant is not None:
            self._tell("misprint", f"{number} is printed where {meant} is meant", at, meant)
            number = meant
        odd = self.order.see(number, at)
        if odd is not None:
            self.oddities.append(odd)
        self._number, self._line = number, at
        self._paragraphs = [(rule[5] or "").strip()]
        self._examples = 0

    def _close(self) -> None:
        if not self._number:
            return
        body = len(self._paragraphs) - self._examples
        text = "\n".join(self._paragraphs[:body])
        title = text if _is_title(self._number, text) and not self._examples else None
        if not text:
            self._tell("empty", f"{self._number} has no text", self._line, self._number)
        examples = tuple(self._paragraphs[body:])
        self.rules.append(Rule(self._number, text, examples, title=title, line=self._line))
        self._number = ""

    def _continue(self, line: str, stripped: str, at: int, *, blank: bool) -> None:
        """A line that starts nothing: the next line of a wrapped paragraph, or a further paragraph of the rule."""
        if not self._number:
            self._tell("stray", "a line that belongs to no rule", at)
        elif self._examples or not (blank or line[0].isspace()):
            self._paragraphs[-1] += " " + stripped
        elif blank and not line[0].isspace():
            self._tell("stray", f"a line that belongs to no rule, behind {self._number}", at, self._number)
        else:
            self._paragraphs.append(stripped)

    def _check_titles(self) -> None:
        sections = {numbers.section_of(rule.number) for rule in self.rules if numbers.is_number(rule.number)}
        for section in sorted(sections - set(self.titles)):
            self._tell("title", f"section {section} has no heading", None, section)

    def _check_end(self, end: int) -> None:
        last = self.rules[-1].number
        missing = sorted(number for number in self.contents if len(number) == 3 and number not in self.titles)
        if end == len(self.lines):
            lacking = f"; the contents go on to section {missing[-1]}" if missing else ""
            self._tell("truncated", f"the text breaks off in or behind rule {last}, without a glossary{lacking}", end)
        elif missing:
            self._tell("title", f"the contents name section {missing[0]}, which is not there", None, missing[0])
        elif not any(line.strip() in ("Credits", "CREDITS") for line in self.lines[end:]):
            self._tell("truncated", "the text breaks off in the glossary, before the credits", len(self.lines))

    def _tell(self, kind: str, message: str, line: int | None, number: str | None = None) -> None:
        self.oddities.append(Oddity(kind, message, line, number))


def _is_title(number: str, text: str) -> bool:
    return bool(text) and number[-1].isdigit() and len(text) <= _TITLE_LENGTH and not _SENTENCE_END.search(text)
