"""Rule numbers in files of ours, moved to those of another edition; everything else in the files stays as it is.

Each kind of file has its places: tags, headings and comments of features; `rule:`, sentence numbers and prose of
requirement files; `@rule(...)`, number literals, and citations in comments and docstrings of Python. A number with a
revision before it (`20231117:118.3c`) is dated and stays.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import yaml

from rules_text import numbers
from rules_text.errors import NumberError

_NUMBER = r"[1-9]\d\d\.[1-9]\d*[a-km-np-z]{0,2}"
_DASH = r"[-‐‑–]"
CITED = re.compile(
    rf"(?<![\w.:/])(?P<first>{_NUMBER})(?:(?P<dash>{_DASH})(?P<end>{_NUMBER}|\d*[a-z]{{1,2}}))?(?![\w])(?!\.\d)"
)
_LED = re.compile(
    rf"\bCR (?:section )?(?:{_NUMBER}|[1-9]\d\d)(?:{_DASH}\w+)?(?:(?:, | and | or |/){_NUMBER}(?:{_DASH}\w+)?)*"
)
_SECTION_LED = re.compile(r"(?<=\bCR )(?:section )?([1-9]\d\d)(?![\w.])")
_TAG = re.compile(rf"@(?P<rule>{_NUMBER})/(?P<name>[\w-]+)")
_IN_FEATURE = re.compile(f"{_TAG.pattern}|{CITED.pattern}")
_LITERAL = re.compile(rf"([rbuRBU]?)(['\"])({_NUMBER})\2")
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
    `examples` has (rule, number) of every example that stands elsewhere now.
    """

    rules: Mapping[str, tuple[str, ...]]
    claims: Mapping[str, tuple[str, tuple[int, ...], tuple[int, ...]]] = field(default_factory=dict)
    examples: Mapping[tuple[str, int], tuple[str, int]] = field(default_factory=dict)
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
            return renumbering.citation(match, file, line)
        example = _EXAMPLE.fullmatch(match["name"])
        there = renumbering.examples.get((match["rule"], int(example[1]))) if example else None
        if there is not None:
            return f"@{there[0]}/ex{there[1]}"
        claim = renumbering.claims.get(match["name"])
        return f"@{claim[0] if claim else renumbering.number(match['rule'], file, line)}/{match['name']}"

    return _IN_FEATURE.sub(moved, text)


def names_in_list(text: str, file: str, renumbering: Renumbering) -> str:
    """Return a TOML file's text with every string in it that is a section, rule or subrule moved."""

    def moved(match: re.Match[str]) -> str:
        number = match[1]
        known = renumbering.rules.get(number)
        return f'"{renumbering.number(number, file, text.count(chr(10), 0, match.start()) + 1) if known else number}"'

    return re.sub(r'"([1-9]\d\d(?:\.[^"]+)?)"', moved, text)


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
                    edits.append(_flow_list(values[name], places))
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


def _flow_list(node: yaml.Node, places: tuple[int, ...]) -> tuple[int, int, str]:
    end = (node if getattr(node, "flow_style", True) else node.value[-1]).end_mark.index
    return node.start_mark.index, end, f"[{', '.join(map(str, places))}]"


def _prose(
    text: str, file: str, renumbering: Renumbering, dated: list[tuple[int, int]]
) -> Iterator[tuple[int, int, str]]:
    for match in CITED.finditer(text):
        if not any(start <= match.start() < end for start, end in dated):
            new = renumbering.citation(match, file, text.count("\n", 0, match.start()) + 1)
            if new != match.group():
                yield match.start(), match.end(), new


# -- Python


def python(text: str, file: str, renumbering: Renumbering, *, is_engine: bool) -> str:
    """Return a Python file's text with its citations moved.

    Args:
        text: the module.
        file: its name, for notices.
        renumbering: what the numbers are now.
        is_engine: in the engine's modules string literals that are a rule number, and all numbers in comments and
            docstrings, are citations; elsewhere only those behind `CR` are.
    """
    lines = text.splitlines(keepends=True)
    edits: list[tuple[tuple[int, int], tuple[int, int], str]] = []
    for token in _tokens(text):
        old = token.string
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and _is_prose(old)):
            new = _cited_in_prose(old, file, token.start[0], renumbering, everywhere=is_engine)
        elif token.type == tokenize.STRING and is_engine:
            new = _LITERAL.sub(_literal(file, token.start[0], renumbering), old) if _LITERAL.fullmatch(old) else old
        else:
            continue
        if new != old:
            edits.append((token.start, token.end, new))
    for start, end, new in reversed(edits):
        before, after = lines[start[0] - 1][: start[1]], lines[end[0] - 1][end[1] :]
        lines[start[0] - 1 : end[0]] = [before + new + after]
    return "".join(lines)


def _tokens(text: str) -> Iterator[tokenize.TokenInfo]:
    yield from tokenize.generate_tokens(io.StringIO(text).readline)


def _is_prose(literal: str) -> bool:
    return literal.lstrip("rbuRBU").startswith(('"""', "'''")) or " " in literal


def _literal(file: str, line: int, renumbering: Renumbering) -> Callable[[re.Match[str]], str]:
    return lambda match: f"{match[1]}{match[2]}{renumbering.number(match[3], file, line)}{match[2]}"


def _cited_in_prose(text: str, file: str, line: int, renumbering: Renumbering, *, everywhere: bool) -> str:
    def section(match: re.Match[str]) -> str:
        return match.group().replace(match[1], renumbering.number(match[1], file, line))

    if everywhere:
        return _SECTION_LED.sub(section, renumbering.cited(text, file, line))

    def led(match: re.Match[str]) -> str:
        there = line + text.count("\n", 0, match.start())
        return _SECTION_LED.sub(section, renumbering.cited(match.group(), file, there))

    return _LED.sub(led, text)
