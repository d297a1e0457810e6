"""Rule numbers in files of ours, moved to those of another edition; everything else in the files stays as it is.

Each kind of file has its places: tags, headings and comments of features; `rule:`, sentence numbers and prose of
requirement files; `@rule(...)` and every other number in the engine, but for amounts; citations behind `CR` in other
Python and in documents. A number with a revision before it (`20231117:118.3c`), or in a line of code or prose that
names one, is dated and stays. What a requirement or example tag says of a rule that is gone is dated then and there.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import yaml

from rules_text import numbers
from rules_text.errors import NumberError

_NUMBER = r"[1-9]\d\d\.[1-9]\d*[a-km-np-z]{0,2}"
_DASH = r"[-‐‑–]"
CITED = re.compile(
    rf"(?<![\w.:/])(?P<first>{_NUMBER})(?:(?P<dash>{_DASH})(?P<end>{_NUMBER}|\d{{1,2}}|\d*[a-z]{{1,2}}))?(?![\w])(?!\.\d)"
)
_LED = re.compile(
    rf"\bCR (?:section )?(?:{_NUMBER}|[1-9]\d\d)(?:{_DASH}\w+)?(?:(?:, | and | or | to |/|、){_NUMBER}(?:{_DASH}\w+)?)*"
)
_SECTION_LED = re.compile(r"(?<=\bCR )(?P<words>(?:section )?)(?P<number>[1-9]\d\d)(?!\w|\.\d)")
_CARRIED_OUT = re.compile(r"@rule\([^)]*\)")
_QUOTED_SECTION = re.compile(r"(?<=[\"'])(?P<words>)(?P<number>[1-9]\d\d)(?=[\"'])")
_HEADING = re.compile(r"(?m)(?<=^)(?P<words>\s*(?:Feature|Rule): )(?P<number>[1-9]\d\d)(?![\w.])")
_EDITION = re.compile(r"\b(?:19|20)\d{6}\b")
_TAG = re.compile(rf"@(?P<rule>{_NUMBER})/(?P<name>[\w-]+)")
_IN_FEATURE = re.compile(f"{_TAG.pattern}|{CITED.pattern}")
_EXAMPLE = re.compile(r"ex([1-9]\d*)")


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person must look at."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


@dataclass
class Renumbering:
    """What the numbers of one edition are in another.

    `rules` has every number; `claims` has, by requirement id, the rule, sentences and examples it claims from now on;
    `examples` has (rule, number) of every example that still stands somewhere; `dated` has the ids of the requirements
    that are of another edition, or become so because their rule is gone.
    """

    rules: Mapping[str, tuple[str, ...]]
    old: str = ""  # the edition that the numbers were of
    is_forward: bool = True
    claims: Mapping[str, tuple[str, tuple[int, ...], tuple[int, ...]]] = field(default_factory=dict)
    examples: Mapping[tuple[str, int], tuple[str, int]] = field(default_factory=dict)
    dated: frozenset[str] = frozenset()
    notices: list[Notice] = field(default_factory=list)

    def number(self, number: str, file: str, line: int) -> str:
        """Return a number's new one; the old one, with a notice, where there is none or more than one."""
        goes_to = self.rules.get(number)
        if goes_to is None:
            return number  # none of the old edition's: not ours to judge
        if len(goes_to) != 1:
            self.notices.append(Notice(file, line, _what_became(number, goes_to)))
        return goes_to[0] if goes_to else number

    def citation(self, match: re.Match[str], file: str, line: int) -> str:
        """Return a citation with its number, or the two numbers of its range, moved."""
        first = self.number(match["first"], file, line)
        if match["end"] is None:
            return first
        try:
            last = numbers.complete(match["first"], match["end"])
            numbers.key(last)
        except NumberError:
            return match.group()
        there = self.number(last, file, line)
        if numbers.parent_of(first) != numbers.parent_of(there):
            self.notices.append(Notice(file, line, f"the range {match.group()} would run from {first} to {there}"))
            return match.group()
        short = there if numbers.is_number(match["end"]) else there[len(numbers.parent_of(there) or "") :].lstrip(".")
        return f"{first}{match['dash']}{short}"

    def sections(self, text: str, pattern: re.Pattern[str], file: str, line: int) -> str:
        """Return a text with the section numbers that a pattern finds moved; `line` is the text's first."""

        def moved(match: re.Match[str]) -> str:
            return match["words"] + self.number(match["number"], file, line + text.count("\n", 0, match.start()))

        return pattern.sub(moved, text)

    def cited(self, text: str, file: str, line: int) -> str:
        """Return a text with every citation in it moved; `line` is the text's first."""

        def moved(match: re.Match[str]) -> str:
            return self.citation(match, file, line + text.count("\n", 0, match.start()))

        return CITED.sub(moved, text)


def _what_became(number: str, goes_to: tuple[str, ...]) -> str:
    return f"{number} is {' and '.join(goes_to)} now" if goes_to else f"{number} is gone"


def feature(text: str, file: str, renumbering: Renumbering) -> str:
    """Return a feature file's text with its tags, headings and comments moved."""

    def moved(match: re.Match[str]) -> str:
        line = text.count("\n", 0, match.start()) + 1
        if match["rule"] is None:
            is_gone = renumbering.rules.get(match["first"]) == ()
            return ("", f"{renumbering.old}:")[is_gone] + renumbering.citation(match, file, line)
        example = _EXAMPLE.fullmatch(match["name"])
        if example:
            return _example_tag(match["rule"], int(example[1]), file, line, renumbering)
        if match["name"] in renumbering.dated:
            return match.group()
        claim = renumbering.claims.get(match["name"])
        return f"@{claim[0] if claim else renumbering.number(match['rule'], file, line)}/{match['name']}"

    return _IN_FEATURE.sub(moved, renumbering.sections(text, _HEADING, file, 1))


def _example_tag(rule: str, number: int, file: str, line: int, renumbering: Renumbering) -> str:
    there = renumbering.examples.get((rule, number))
    if there is not None:
        return f"@{there[0]}/ex{there[1]}"
    goes_to = renumbering.rules.get(rule)
    if goes_to is None:
        return f"@{rule}/ex{number}"
    renumbering.notices.append(Notice(file, line, f"example {number} of {rule} is gone, or has other words"))
    return f"@{renumbering.old}:{rule}/ex{number}"


def names_in_list(text: str, file: str, renumbering: Renumbering) -> str:
    """Return a TOML file's text with every section, rule or subrule in its lists moved.

    What is gone is left out, what became several rules is all of them, and nothing is named twice in a list.
    """

    def listed(found: re.Match[str]) -> str:
        seen: set[str] = set()

        def moved(match: re.Match[str]) -> str:
            goes_to = renumbering.rules.get(match["number"], (match["number"],))
            if len(goes_to) != 1:
                line = text.count("\n", 0, found.start() + match.start()) + 1
                renumbering.notices.append(Notice(file, line, _what_became(match["number"], goes_to)))
            fresh = [number for number in dict.fromkeys(goes_to) if number not in seen]
            seen.update(fresh)
            return "".join(f'"{number}"{match["comma"]}' for number in fresh)

        return _NAME_IN_LIST.sub(moved, found.group())

    return _LIST.sub(listed, text)


_LIST = re.compile(r"(?m)^\w+ = \[[^\]]*\]")
_NAME_IN_LIST = re.compile(r'"(?P<number>[1-9]\d\d(?:\.[^"]+)?)"(?P<comma>,[ ]?|)')


# -- requirement files


def requirements(text: str, file: str, renumbering: Renumbering) -> str:
    """Return a requirement file's text with rules, sentence numbers and prose moved; `source` and `also` are dated."""
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    edits: list[tuple[int, int, str]] = []
    dated: list[tuple[int, int]] = []
    for entry in root.value if isinstance(root, yaml.SequenceNode) else ():
        values = {key.value: value for key, value in entry.value}
        claim = renumbering.claims.get(values["id"].value) if "id" in values else None
        if "rule" in values and claim is not None:
            edits.append(_scalar(values["rule"], claim[0]))
            for name, places in (("sentences", claim[1]), ("examples", claim[2])):
                if name in values and [int(item.value) for item in values[name].value] != list(places):
                    edits.append((*_span(values[name]), f"[{', '.join(map(str, places))}]"))
        elif "rule" in values and values["id"].value in renumbering.dated:
            edits += _dated(text, dict(entry.value), renumbering)
        dated += [
            (values[name].start_mark.index, values[name].end_mark.index)
            for name in ("rule", "source", "also", "reviewed", "sentences", "examples")
            if name in values
        ]
    edits += _prose(text, file, renumbering, dated)
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _scalar(node: yaml.Node, value: str) -> tuple[int, int, str]:
    written = value if value[-1].isalpha() else f'"{value}"'  # 601.10 is no number with a fraction
    return node.start_mark.index, node.end_mark.index, written


def _span(node: yaml.Node) -> tuple[int, int]:
    """Return where a list begins and ends; PyYAML says of one with dashes that it ends at the next key."""
    return node.start_mark.index, (node if getattr(node, "flow_style", True) else node.value[-1]).end_mark.index


def _dated(text: str, entry: Mapping[yaml.Node, yaml.Node], renumbering: Renumbering) -> Iterator[tuple[int, int, str]]:
    """Yield what makes a requirement one of the edition that had its rule: `source` for `rule`, and since or until."""
    values = {key.value: (key, value) for key, value in entry.items()}
    key, rule = values["rule"]
    parts = [f'revision: "{renumbering.old}"', f'rule: "{rule.value}"']
    for name in ("sentences", "examples"):
        if name in values:
            parts.append(f"{name}: [{', '.join(item.value for item in values[name][1].value)}]")
            start, end = values[name][0].start_mark.index, _span(values[name][1])[1]
            yield text.rindex("\n", 0, start), end, ""
    limit = "until" if renumbering.is_forward else "since"
    line = "" if limit in values else f'\n{" " * key.start_mark.column}{limit}: "{renumbering.old}"'
    yield key.start_mark.index, rule.end_mark.index, f"source: {{{', '.join(parts)}}}{line}"


def _prose(
    text: str, file: str, renumbering: Renumbering, dated: list[tuple[int, int]]
) -> Iterator[tuple[int, int, str]]:
    for match in CITED.finditer(text):
        if not any(start <= match.start() < end for start, end in dated):
            new = renumbering.citation(match, file, text.count("\n", 0, match.start()) + 1)
            if new != match.group():
                yield match.start(), match.end(), new


# -- Python and documents


def engine(text: str, file: str, renumbering: Renumbering) -> str:
    """Return the text of one of the engine's modules with every number of a rule in it moved, f-strings included.

    What Python reads as a number is an amount and stays; so does what stands in a line that names an edition.
    """
    amounts, lines = _amounts(text), text.splitlines()

    def moved(match: re.Match[str]) -> str:
        line = text.count("\n", 0, match.start()) + 1
        is_amount = any(start <= match.start() < end for start, end in amounts)
        if is_amount or _EDITION.search(lines[line - 1]):
            return match.group()
        return renumbering.citation(match, file, line)

    def sections(match: re.Match[str]) -> str:
        return renumbering.sections(match.group(), _QUOTED_SECTION, file, new.count("\n", 0, match.start()) + 1)

    new = CITED.sub(moved, text)
    return _CARRIED_OUT.sub(sections, renumbering.sections(new, _SECTION_LED, file, 1))


def _amounts(text: str) -> list[tuple[int, int]]:
    """Return where the numbers of a Python text begin and end."""
    begins = [0]
    for line in text.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    return [
        (begins[token.start[0] - 1] + token.start[1], begins[token.end[0] - 1] + token.end[1])
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.NUMBER
    ]


def behind_cr(text: str, file: str, renumbering: Renumbering) -> str:
    """Return a text with the citations behind `CR` moved, and tell of other numbers that were of rules that moved.

    A line that names an edition is left alone, and told of.
    """
    return "".join(
        _line_behind_cr(line, file, place, renumbering) for place, line in enumerate(text.splitlines(keepends=True), 1)
    )


def _line_behind_cr(line: str, file: str, place: int, renumbering: Renumbering) -> str:
    moved = [
        m["first"] for m in CITED.finditer(line) if renumbering.rules.get(m["first"], (m["first"],)) != (m["first"],)
    ]
    is_dated = _EDITION.search(line) is not None
    led = [] if is_dated else [match.span() for match in _LED.finditer(line)]
    left = [
        match["first"]
        for match in CITED.finditer(line)
        if match["first"] in moved and not any(start <= match.start() < end for start, end in led)
    ]
    if left:
        why = "names an edition" if is_dated else "has no CR before it"
        became = "; ".join(_what_became(number, renumbering.rules[number]) for number in dict.fromkeys(left))
        renumbering.notices.append(Notice(file, place, f"left as it is, because it {why}: {became}"))
    if is_dated:
        return line
    return _LED.sub(
        lambda match: renumbering.sections(renumbering.cited(match.group(), file, place), _SECTION_LED, file, place),
        line,
    )
