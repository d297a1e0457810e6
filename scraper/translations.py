"""A whole Japanese edition as lines: front matter that names it, contents, rules, glossary."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules_text import japanese
from rules_text.model import Revision, Source
from scraper.errors import PageError

__all__ = ["version_of", "whole_edition"]

_RULE = re.compile(r"\s*[1-9]\d\d\.[1-9]\d*[a-z]{0,2}\.?\s")
_HEADING = re.compile(r"\s*([1-9]|[1-9]\d\d)[.．]\s*(\D.*)$")
_GLOSSARY = re.compile(r"\s*(?:10[.．]\s*)?用語集(?:\s*[/／].*)?$")
_VERSION = re.compile(r"(\d{8}\.\d+)\s*版")
_FRONT = 60  # lines in which an edition says which it is


def version_of(text: str) -> str | None:
    """Return the edition that a text names (`和訳 20240730.0 版`), None where it names none."""
    found = _VERSION.search(text)
    return found[1] if found else None


def whole_edition(lines: Sequence[str], source: Source) -> Revision:
    """Read an edition from the lines of its page or file.

    Args:
        lines: from the first, which names the edition, to the credits.
        source: where they came from.

    Raises:
        PageError: it names no edition, has no rules, or breaks off before the glossary.
    """
    version = version_of("\n".join(lines[:_FRONT]))
    if version is None:
        raise PageError(f"{source.name}: no edition is named in the first lines (和訳 YYYYMMDD.N 版)")
    first = next((place for place, line in enumerate(lines) if _RULE.match(line)), None)
    if first is None:
        raise PageError(f"{source.name}: no line begins with a rule's number")
    end = next((place for place in range(first, len(lines)) if _GLOSSARY.match(lines[place])), None)
    contents = {found[1]: found[2].strip() for found in map(_HEADING.match, lines[:first]) if found}
    while first and _HEADING.match(lines[first - 1]):  # the headings above the first rule
        first -= 1
    parsed = japanese.parse_lines(lines[first:end], partial=False)
    if end is None:
        last = parsed.rules[-1].number
        raise PageError(f"{source.name}: the text breaks off in or behind rule {last}", "pull it again")
    return Revision(
        id=version,
        language="ja",
        source=source,
        rules=parsed.rules,
        titles=contents | parsed.titles,
        effective=version.partition(".")[0],
        oddities=parsed.oddities,
    )
