"""A Japanese text beside the English edition that it translates: what is missing, what is extra, what disagrees.

Both sides are compared by facts alone: numbers, titles, cross references, examples. How far the translation is behind
the newest edition is told from the lineage.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules_text import lineage, numbers
from rules_text.editions import Edition, load_edition
from rules_text.errors import UnknownRevision
from rules_text.identifying import english_title
from rules_text.manifests import RuleFacts


@dataclass(frozen=True, slots=True)
class Row:
    """A rule in both languages; None where one of them lacks it."""

    number: str
    ja: RuleFacts | None
    en: RuleFacts | None
    faults: tuple[str, ...]  # in which the two disagree


@dataclass(frozen=True, slots=True)
class Lag:
    """What happened to the rules of a translation since the edition that it translates."""

    newest: str
    editions: int  # how many came after it
    kinds: dict[str, int]  # kind of relation -> rules of the translation's scope


@dataclass(frozen=True, slots=True)
class Pairing:
    """A translation beside its original."""

    ja: Edition
    en: Edition
    rows: tuple[Row, ...]
    lag: Lag


def pair(ja: str, en: str | None = None, *, under: Iterable[str] = ()) -> Pairing:
    """Return a Japanese revision beside an English one, rule by rule.

    Args:
        ja: any name of a Japanese revision.
        en: any name of an English one; None for the one that it translates, or the newest that an undated page fits.
        under: chapters, sections or rules to stay within; () is all that the Japanese text shows.

    Raises:
        UnknownRevision: one is unknown, or not of its language, or there is no lineage to the English one.
    """
    translation = load_edition(ja, "ja")
    original = load_edition(en if en is not None else lineage.edition_of(translation.id), "en")
    scopes = tuple(under)

    def shown(number: str) -> bool:
        return translation.carries(number) and (not scopes or any(numbers.covers(scope, number) for scope in scopes))

    here = {rule.number: rule for rule in translation if shown(rule.number)}
    there = {rule.number: rule for rule in original if shown(rule.number)}
    rows = tuple(
        Row(number, here.get(number), there.get(number), tuple(_faults(here.get(number), there.get(number))))
        for number in sorted(here.keys() | there.keys(), key=numbers.key)
    )
    return Pairing(translation, original, rows, _lag(original, there))


def _faults(ja: RuleFacts | None, en: RuleFacts | None) -> Iterator[str]:
    if ja is None:
        yield "missing in the Japanese text"
        return
    if en is None:
        yield "not in the English edition"
        return
    title = english_title(ja.title)
    if title is not None and en.title is not None and title.casefold() != en.title.casefold():
        yield f"titled {title} here, {en.title} there"
    if len(ja.examples) != len(en.examples):
        yield f"{len(ja.examples)} examples here, {len(en.examples)} there"
    mine, theirs = (_targets(rule) for rule in (ja, en))
    if mine != theirs:
        parts = [f"{', '.join(sorted(mine - theirs))} here alone"] if mine - theirs else []
        parts += [f"{', '.join(sorted(theirs - mine))} there alone"] if theirs - mine else []
        yield f"cross references: {'; '.join(parts)}"


def _targets(rule: RuleFacts) -> set[str]:
    """Return what a rule refers to, chapters aside, which a translation may name in words."""
    found = (reference for reference in rule.references if len(reference) > 1)
    return {end for reference in found for end in reference.split("-")}


def _lag(original: Edition, carried: Iterable[str]) -> Lag:
    known = lineage.load().editions
    if original.id not in known:
        raise UnknownRevision(f"there is no lineage to {original.id}", f"it goes from {known[0]} to {known[-1]}")
    wanted = set(carried)
    kinds: Counter[str] = Counter()
    if original.id != known[-1]:
        sections = {number[:3] for number in wanted}
        for relation in lineage.relations(original.id, known[-1]):
            mine = wanted & {*relation.old} or (relation.kind == "added" and relation.new[0][:3] in sections)
            if mine and relation.kind != "unchanged":
                kinds[relation.kind] += 1
    return Lag(known[-1], len(known) - 1 - known.index(original.id), dict(kinds))
