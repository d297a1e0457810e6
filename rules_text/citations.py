"""Citations of rules in anybody's text: source code in any language, documents, Japanese or English.

Found are `CR 601.2f`, `rule 118.7a`, `601.2a-d`, `601.2f, 601.2g and 602.1`, `総合ルール601.2f`, `{{CR|601.3e}}`, a
rule's text pasted behind its number, and, in comments and prose, a bare `601.2f`. The search looks for a digit pattern
alone and judges what stands around it afterwards, so that a megabyte of source takes some hundredths of a second.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules_text import numbers
from rules_text.errors import NumberError

How = Literal["led", "listed", "pasted", "bare"]

_LETTERS = r"(?:[a-km-np-z]|a[a-km-np-z])"  # 704.5aa is the longest there ever was; `px` and `ms` are none
_DOTTED = re.compile(r"[1-9]\d\d\.[1-9]")
_NUMBER = rf"[1-9]\d\d\.[1-9]\d{{0,2}}{_LETTERS}?(?![A-Za-z0-9_])(?!\.\d)"
_END = rf"{_NUMBER}|\d{{0,2}}{_LETTERS}(?![A-Za-z0-9_])|\d{{1,2}}(?![A-Za-z0-9_.])"
_CITED = re.compile(rf"(?P<first>{_NUMBER})(?:(?P<dash>\s?[-‐‑–—−]\s?|\.\.\.?)(?P<end>{_END}))?")

# A section's number says nothing without a word before it; each pattern begins with what is rare in a text.
_SECTIONS = (
    re.compile(r"CR[ :]{1,2}(?=[1-9]\d\d)"),
    re.compile(r"ule:? (?=[1-9]\d\d)"),
    re.compile(r"ルール\s?(?=[1-9]\d\d)"),
)
_SECTION = re.compile(r"(?P<first>[1-9]\d\d)(?![A-Za-z0-9_%])(?!\.\d)(?P<dash>)(?P<end>)")

_LEAD = re.compile(
    r"(?:(?<![A-Za-z])(?:C\.?R\.?|CRs|(?:[Cc]omp(?:rehensive)?\.? )?[Rr]ules?|RULES?|[Ss]ubrules?)|総合ルール|ルール)"
    r"(?:\s*[:#|(\[]\s*|\s*[-_]|\s+|)$"
)
_AND = re.compile(
    r"(?:\s*(?:,|、|/|&|\+|;)\s*(?:(?:and|or)\s+)?|\s+(?:and|or|through|to)\s+|および|と)(?:CR |[Rr]ules? )?$"
)
_POINTING = re.compile(r"(?<![A-Za-z])(?:[Ss]ee|[Pp]er|cf\.?|[Bb]y|[Uu]nder|[Ff]rom|[Ii]n|§)\s+$")
_DATED = re.compile(
    r"(?<!\d)((?:19|20)\d{6})(?:\.\d+)?[\"']?\s*(?:(?:[-–—:,/]|版)\s*)?(?:[\s\"',:{]|\b(?:lang|en|ja|rule)\b)*$"
)
_COMMENT_START = re.compile(r"^[\s/*#;%!<>|.\"'-]*$")
_BEHIND_RULE = re.compile(r"[.”\"’')] $")  # the next rule's text, pasted on the same line
_PASTED = re.compile(r"\.?\s+(?=[A-Z“\"‘'{\[])")
_BEFORE_BARE = re.compile(r"[\w./$#@~^=\\-]$")

_MARKERS = {
    "slash": ("//", "/*", "*"),
    "hash": ("#",),
    "dash": ("--",),
    "semicolon": (";",),
    "percent": ("%",),
    "angle": ("<!--",),
    "data": (),
}
_STYLES = {
    "slash": "rs java kt kts scala c h cc cpp hpp cs go js jsx ts tsx mjs swift dart groovy php css proto zig gradle",
    "hash": "py pyi rb sh bash zsh yaml yml toml pl r jl ex exs nim cfg ini tf mk",
    "dash": "lua sql hs elm adb ads",
    "semicolon": "lisp clj cljs scm el asm",
    "percent": "tex erl m",
    "angle": "html xml vue svelte",
    "data": "json jsonl csv tsv lock svg map snap ipynb",
}
STYLE = {extension: style for style, extensions in _STYLES.items() for extension in extensions.split()}


@dataclass(frozen=True, slots=True)
class Citation:
    """One number, or range of numbers, that a text cites."""

    start: int  # offsets of the number in the text
    end: int
    line: int  # from 1
    column: int
    first: str
    last: str | None
    dash: str
    how: How
    dated: str | None  # the edition written before it, if one is
    before: str  # the line up to the number
    after: str  # and what follows: the rest of the line, or of the paragraph where the text is pasted
    reach: int  # the offset up to which that goes


def find(text: str, extension: str = "") -> Iterator[Citation]:
    """Yield the citations of a text, in order.

    Args:
        text: a file's.
        extension: of its name, without the dot; it tells how comments begin. One that is not known is prose.
    """
    ends = None
    style = STYLE.get(extension.lower())
    previous: Citation | None = None
    for start in sorted(_candidates(text)):
        if previous is not None and start < previous.end:
            continue
        if ends is None:
            ends = [match.start() for match in re.finditer("\n", text)]
        line = bisect_right(ends, start - 1)
        begin = ends[line - 1] + 1 if line else 0
        stop = ends[line] if line < len(ends) else len(text)
        found = _citation(text, start, begin, stop, line + 1, style, previous)
        if found is not None:
            previous = found
            yield found


def _candidates(text: str) -> set[int]:
    found = {match.start() for match in _DOTTED.finditer(text)}
    for pattern in _SECTIONS:
        found |= {match.end() for match in pattern.finditer(text)}
    return found


def _citation(
    text: str, start: int, begin: int, stop: int, line: int, style: str | None, previous: Citation | None
) -> Citation | None:
    match = _CITED.match(text, start, stop) or _SECTION.match(text, start, stop)
    if match is None or (start > begin and text[start - 1].isdigit()):
        return None
    before = text[max(begin, start - 160) : start]
    how = _how(match, before, text[match.end() : stop], style, _gap(text, previous, start))
    if how is None:
        return None
    first, last = match["first"], None
    end, dash = match.end("first"), ""
    if match["end"]:
        try:
            whole = numbers.complete(first, match["end"])
            if numbers.is_number(whole) and numbers.section_of(whole) == numbers.section_of(first):
                last, end, dash = whole, match.end(), match["dash"]
        except NumberError:
            pass
    dated = _DATED.search(before) or _DATED.search(_LEAD.sub("", before))
    after, reach = _paragraph(text, end, stop) if how == "pasted" else (text[end : min(stop, end + 300)], stop)
    named = dated[1] if dated else None
    return Citation(start, end, line, start - begin + 1, first, last, dash, how, named, before, after, reach)


def _gap(text: str, previous: Citation | None, start: int) -> str | None:
    """Return what stands between a citation and the next number, None where they are far apart."""
    return text[previous.end : start] if previous is not None and start - previous.end <= 16 else None


def _how(match: re.Match[str], before: str, after: str, style: str | None, gap: str | None) -> How | None:
    if _LEAD.search(before):
        return "led"
    if gap is not None and _AND.fullmatch(gap):
        return "listed"
    if "." not in match["first"] or not _is_prose(before, style):
        return None
    is_alone = _COMMENT_START.match(before) is not None
    if (is_alone or _BEHIND_RULE.search(before)) and _PASTED.match(after):
        return "pasted"
    if _BEFORE_BARE.search(before) or _is_quantity(after):
        return None
    if (
        match["first"][-1].isalpha()
        or _POINTING.search(before)
        or (is_alone and (after.startswith(":") or not after.strip(" .:*/")))
    ):
        return "bare"
    return "bare" if _DATED.search(before) else None


def _is_prose(before: str, style: str | None) -> bool:
    """Tell whether a place is inside a comment, by the line up to it; other files than source are prose."""
    if style is None:
        return True
    shown = before.lstrip()
    return any(
        shown.startswith(marker) if marker == "*" else re.search(rf"(?<![:\"'\w]){re.escape(marker)}", before)
        for marker in _MARKERS[style]
    ) or (style == "hash" and _COMMENT_START.match(before) is not None)


_UNIT = re.compile(r"\s?(?:[%°]|(?:MB|KB|GB|kB|ms|sec|px|pt|em|fps|Hz|MHz|GHz|USD|EUR|yen|s\b)(?!\w))")


def _is_quantity(after: str) -> bool:
    return _UNIT.match(after) is not None


_INSIDE = re.compile(rf"(?<![\w.(]){_NUMBER}\.? [A-Z“\"]|(?<=[.”]) {_NUMBER} ")
_PREFIX = re.compile(r"^[\s/*#;%!<>|-]*")
_TAGS = re.compile(r"</?(?:p|br|b|i|li|ul|code|em|strong)\s*/?>|\{@code |\*+/\s*$")


def _paragraph(text: str, end: int, stop: int) -> tuple[str, int]:
    """Return what is pasted behind a number, up to a blank line, a comment's end or the next number, and its end."""
    parts = [text[end:stop]]
    here = stop + 1
    while len(parts) < 12 and here < len(text):
        after = text.find("\n", here)
        after = len(text) if after < 0 else after
        line = text[here:after]
        shown = _PREFIX.sub("", _TAGS.sub("", line)).strip()
        is_comment = line.lstrip()[:1] in tuple("/*#;%!<>|-") or not parts[-1].strip()
        if not shown or _DOTTED.match(shown) or not (is_comment or line[:1].isspace()) or shown.startswith("@"):
            break
        parts.append(shown)
        if line.rstrip().endswith("*/"):
            break
        here = after + 1
    joined = _TAGS.sub("", " ".join(part.strip() for part in parts))[:4000]
    inside = _INSIDE.search(joined)  # the next rule, on one line with this one
    return joined[: inside.start()] if inside else joined, min(here, len(text))
