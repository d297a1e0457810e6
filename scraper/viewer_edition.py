"""An edition put together from the viewer's pages, section by section.

A page changes with its menu and its date of synchronisation, the rules on it do not. What is kept of an assembled
edition is therefore its rules as plain text, in the form that the viewer's reader reads back; the pages themselves are
kept beside it, byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from rules_text import numbers
from rules_text.model import Revision, Rule, Source

__all__ = ["Assembled", "assembled", "edition_of", "text_of"]

_EDITION = re.compile(r"\d{8}\.\d+$")


class Assembled(NamedTuple):
    """A revision and its text."""

    revision: Revision
    raw: bytes


def edition_of(part: Revision) -> str | None:
    """Return the edition that a page's header names, None where it names none."""
    return part.id if _EDITION.match(part.id) else None


def assembled(parts: Mapping[str, Revision], *, whole: bool) -> Iterator[Assembled]:
    """Yield what pages make: one revision of all that name one edition, and each page that names none by itself.

    Args:
        parts: section -> its page.
        whole: these are all sections that there are.
    """
    by_edition: dict[str, list[Revision]] = {}
    for section in sorted(parts, key=numbers.key):
        by_edition.setdefault(parts[section].id, []).append(parts[section])
    for found in by_edition.values():
        titles = {number: title for part in found for number, title in part.titles.items()}
        scope = tuple(sorted({name for part in found for name in part.scope}, key=numbers.key))
        rules: list[Rule] = []
        for part in found:  # a rule's own page comes behind its section's, and takes the place of the bare heading
            shown = {rule.number for rule in part}
            rules = [rule for rule in rules if rule.number not in shown] + list(part)
        yield _with_text(
            replace(
                found[0],
                rules=tuple(sorted(rules, key=lambda rule: numbers.key(rule.number))),
                titles=dict(sorted(titles.items())),
                scope=() if whole and len(by_edition) == 1 else _outermost(scope),
                oddities=tuple(oddity for part in found for oddity in part.oddities),
            )
        )


def _outermost(scope: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in scope if not any(other != name and numbers.covers(other, name) for other in scope))


def joined(known: Revision | None, revision: Revision, raw: bytes) -> Assembled:
    """Return a revision with the sections that earlier pulls had of the same edition and this one has not."""
    if known is None or not revision.scope:
        return Assembled(revision, raw)
    earlier = [rule for rule in known if not revision.carries(rule.number)]
    if not earlier:
        return Assembled(revision, raw)
    rules = sorted((*earlier, *revision), key=lambda rule: numbers.key(rule.number))
    scope = tuple(sorted({*known.scope, *revision.scope}, key=numbers.key))
    titles = dict(sorted((known.titles | revision.titles).items()))
    return _with_text(replace(revision, rules=tuple(rules), titles=titles, scope=scope))


def _with_text(revision: Revision) -> Assembled:
    raw = text_of(revision).encode()
    source = Source(revision.source.name, sha256(raw).hexdigest(), len(raw), "utf-8", "LF")
    name = revision.id if edition_of(revision) else f"ja-page-{source.sha256[:8]}"
    return Assembled(replace(revision, id=name, source=source), raw)


def text_of(revision: Revision) -> str:
    """Return a revision as plain text: its name, and each section's heading, rules and examples."""
    lines = [f"総合ルールビューア {revision.id} 版" if edition_of(revision) else "総合ルールビューア"]
    section = ""
    for rule in revision:
        if numbers.section_of(rule.number) != section:
            section = numbers.section_of(rule.number)
            lines += ["", f"{section[0]}. {revision.titles.get(section[0], '')}".rstrip()]
            lines += [f"{section}. {revision.titles.get(section, '')}".rstrip()]
        lines.append(f"{rule.number} {rule.text}".rstrip())
        lines += [f"例：{example}" for example in rule.examples]
    return "\n".join(lines) + "\n"
