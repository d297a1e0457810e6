"""What happened to each rule of the baseline since the first edition with today's numbering."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from conformance.diffs.wording import said
from rules_text import lineage
from rules_text.editions import Edition
from rules_text.lineage import Hop, Lineage
from rules_text.relations import Relation

Kind = Literal["new", "moved", "reworded", "moved and reworded"]


@dataclass(frozen=True)
class Event:
    """What an edition did to a rule."""

    edition: str
    place: int  # of that edition among all
    kind: Kind
    said: str  # "601.2f was 601.2e, and was edited"


@dataclass(frozen=True)
class Span:
    """A number that a rule had, with the first and the last edition in which it had it."""

    number: str
    first: str
    last: str


@dataclass(frozen=True)
class History:
    """A rule's way through the editions."""

    events: tuple[Event, ...]
    spans: tuple[Span, ...]  # oldest first; the last one is today's

    @property
    def born(self) -> int:
        """The place of the edition in which it began; 0 where it is as old as the lineage."""
        return next((event.place for event in self.events if event.kind == "new"), 0)

    def count(self, word: str) -> int:
        """How many editions moved it, or reworded it."""
        return sum(word in event.kind for event in self.events)


def histories(edition: Edition) -> dict[str, History]:
    """Return the history of every section and rule of an edition, by number."""
    known = lineage.load()
    place = {name: at for at, name in enumerate(known.editions)}
    return {number: _history(number, edition.id, known, place) for number in lineage.numbers_of(edition)}


def _history(number: str, edition: str, known: Lineage, place: dict[str, int]) -> History:
    _, hops = known.follow(number, edition, known.editions[0])  # newest first
    events = tuple(_event(hop, place[hop.new]) for hop in reversed(hops))
    return History(events, tuple(_spans(number, edition, hops, known.editions[0])))


def _event(hop: Hop, place: int) -> Event:
    words = [relation.kind for relation in hop.relations]
    moved = any(relation.old and relation.new and relation.old != relation.new for relation in hop.relations)
    if all(word == "added" for word in words):
        kind: Kind = "new"
    elif any("edited" in word or word in ("merged", "split") for word in words):
        kind = "moved and reworded" if moved else "reworded"
    else:
        kind = "moved"
    return Event(hop.new, place, kind, "; ".join(map(said, hop.relations)))


def _spans(number: str, edition: str, hops: tuple[Hop, ...], first: str) -> Iterator[Span]:
    """The numbers that a rule had, along its first forebear, oldest first."""
    found: list[Span] = []
    here, last = number, edition
    for hop in hops:
        before = _before(here, hop.relations)
        if before == here:
            continue
        found.append(Span(here, hop.new, last))
        if before is None:
            break
        here, last = before, hop.old
    else:
        found.append(Span(here, first, last))
    return reversed(found)


def _before(number: str, relations: tuple[Relation, ...]) -> str | None:
    for relation in relations:
        if number in relation.new:
            return relation.old[0] if relation.old else None
    return number
