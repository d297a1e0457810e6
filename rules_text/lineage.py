"""A rule's identity across the English editions since July 2009: what an old number is today, and the other way round.

    numbering("701.6", "20120501", "baseline")      # ("701.8",)
    trace("601.6a", "20260417").hops                 # step by step

`lineage.jsonl` has, step by step from one edition to the next, every relation but "the same number and the same words";
`lineage_overrides.toml` has what a person decided where matching could not. Before July 2009 the rules had another
numbering scheme, and there is no lineage.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path

import msgspec

from rules_text import editions, numbers
from rules_text.editions import Edition
from rules_text.errors import StoreError, UnknownRevision, UnknownRule
from rules_text.manifests import write_atomically
from rules_text.matching import Decision, Unit, units
from rules_text.model import Revision
from rules_text.relations import Relation, relate_units

FIRST = "20090708"  # the first edition with the numbers of today's scheme
FILE = "lineage.jsonl"
OVERRIDES = "lineage_overrides.toml"


@dataclass(frozen=True)
class Step:
    """What became of the rules from one edition to the next; what is not in `relations` is unchanged."""

    old: str  # an edition's id
    new: str
    relations: tuple[Relation, ...]

    @cached_property
    def by_old(self) -> dict[str, list[Relation]]:
        """The relations of each number of the old edition."""
        return _index(self.relations, lambda relation: relation.old)

    @cached_property
    def by_new(self) -> dict[str, list[Relation]]:
        """The relations of each number of the new edition."""
        return _index(self.relations, lambda relation: relation.new)

    def forward(self, number: str) -> tuple[str, ...]:
        """Return what a number of the old edition is in the new one; () where it was removed."""
        return _union(relation.new for relation in self.by_old[number]) if number in self.by_old else (number,)

    def backward(self, number: str) -> tuple[str, ...]:
        """Return what a number of the new edition was in the old one; () where it was added."""
        return _union(relation.old for relation in self.by_new[number]) if number in self.by_new else (number,)


def _index(relations: Iterable[Relation], side: Callable[[Relation], tuple[str, ...]]) -> dict[str, list[Relation]]:
    found: dict[str, list[Relation]] = {}
    for relation in relations:
        for number in side(relation):
            found.setdefault(number, []).append(relation)
    return found


def _union(several: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(number for each in several for number in each))


@dataclass(frozen=True, slots=True)
class Hop:
    """A step on a rule's way at which something happened to it."""

    old: str
    new: str
    relations: tuple[Relation, ...]


@dataclass(frozen=True, slots=True)
class Trace:
    """A rule's way from one edition to another, forwards or backwards in time."""

    number: str
    at: str
    to: str
    numbers: tuple[str, ...]  # what it is there; () where it does not exist, several where it was split
    hops: tuple[Hop, ...]

    @property
    def ambiguous(self) -> bool:
        """Whether a step of the way is a guess that no person has looked at."""
        return any(relation.ambiguous for hop in self.hops for relation in hop.relations)


class Lineage:
    """The steps from the first edition to the newest."""

    def __init__(self, steps: Iterable[Step]) -> None:
        self.steps = tuple(steps)
        self.editions = (*(step.old for step in self.steps[:1]), *(step.new for step in self.steps))
        self._place = {edition: place for place, edition in enumerate(self.editions)}

    def between(self, frm: str, to: str) -> tuple[Step, ...]:
        """Return the steps between two editions, oldest first, whichever of the two is older.

        Raises:
            UnknownRevision: there is no lineage to one of them.
        """
        first, last = sorted((self._place_of(frm), self._place_of(to)))
        return self.steps[first:last]

    def _place_of(self, edition: str) -> int:
        if edition in self._place:
            return self._place[edition]
        if edition < FIRST:
            raise UnknownRevision(f"no lineage reaches back to {edition}", f"it begins with {FIRST}")
        raise UnknownRevision(f"no lineage leads to {edition}", "`crconf lineage --update` adds what is missing")

    def follow(self, number: str, frm: str, to: str) -> tuple[tuple[str, ...], tuple[Hop, ...]]:
        """Return what a number of an edition is in another one, and what happened on the way."""
        steps = self.between(frm, to)
        is_forward = self._place[frm] <= self._place[to]
        here: tuple[str, ...] = (number,)
        hops = []
        for step in steps if is_forward else reversed(steps):
            index = step.by_old if is_forward else step.by_new
            met = tuple(dict.fromkeys(relation for number in here for relation in index.get(number, ())))
            if met:
                hops.append(Hop(step.old, step.new, met))
                here = _union(step.forward(number) if is_forward else step.backward(number) for number in here)
        return here, tuple(hops)

    def table(self, frm: str, to: str, of: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """Return what each of many numbers of an edition is in another one."""
        table: dict[str, tuple[str, ...]] = {number: (number,) for number in of}
        steps = self.between(frm, to)
        is_forward = self._place[frm] <= self._place[to]
        for step in steps if is_forward else reversed(steps):
            index = step.by_old if is_forward else step.by_new
            advance = step.forward if is_forward else step.backward
            for number, here in table.items():
                if any(each in index for each in here):
                    table[number] = _union(map(advance, here))
        return table


@lru_cache(maxsize=4)
def load(root: Path = editions.DATA) -> Lineage:
    """Return the lineage.

    Raises:
        StoreError: lineage.jsonl is missing or broken; FILE:LINE.
    """
    path = root / FILE
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{path}: {error}", "take the file from git") from error
    return Lineage(_parse(lines, path))


def _parse(lines: list[str], path: Path) -> Iterator[Step]:
    head: dict[str, str] | None = None
    rows: list[Relation] = []
    decode = msgspec.json.Decoder(dict[str, str] | list[str]).decode
    for place, line in enumerate(lines, 1):
        try:
            row = decode(line)
            if isinstance(row, dict):
                if head is not None:
                    yield Step(head["from"], head["to"], tuple(rows))
                head, rows = row, []
            else:
                kind, old, new, *doubt = row
                rows.append(Relation(kind, tuple(old.split()), tuple(new.split()), bool(doubt)))
        except (msgspec.DecodeError, KeyError, ValueError) as error:
            raise StoreError(f"{path}:{place}: no row of a lineage: {error}", "take the file from git") from error
    if head is not None:
        yield Step(head["from"], head["to"], tuple(rows))


def save(steps: Iterable[Step], root: Path = editions.DATA) -> None:
    """Write lineage.jsonl: a line a step, a line a relation under it; what is unchanged is left out."""
    lines: list[object] = []
    for step in steps:
        lines.append({"from": step.old, "to": step.new})
        for relation in step.relations:
            row = [relation.kind, " ".join(relation.old), " ".join(relation.new)]
            lines.append([*row, "?"] if relation.ambiguous else row)
    write_atomically(root / FILE, "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
    load.cache_clear()


class Override(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"frm": "from"}):
    """What a person decided of one step, with the reason."""

    frm: str
    to: str
    old: tuple[str, ...]
    new: tuple[str, ...]
    because: str


def load_overrides(root: Path = editions.DATA) -> tuple[Override, ...]:
    """Return what persons decided.

    Raises:
        StoreError: lineage_overrides.toml is broken.
    """
    path = root / OVERRIDES
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")).get("decision", []), tuple[Override, ...])
    except FileNotFoundError:
        return ()
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise StoreError(f"{path}: {error}", "a decision has from, to, old, new and because") from error


def build(order: Iterable[str], text: Callable[[str], Revision], overrides: Iterable[Override]) -> Iterator[Step]:
    """Yield the steps between neighbouring editions.

    Args:
        order: the ids of the editions, oldest first.
        text: gives an edition's text by its id.
        overrides: what persons decided, of whatever steps.

    Raises:
        UnknownRule: an override names a number that its edition does not have.
    """
    decided: dict[tuple[str, str], list[Override]] = {}
    for override in overrides:
        decided.setdefault((override.frm, override.to), []).append(override)
    words: dict[str, str] = {}
    before: list[Unit] | None = None
    for old, new in pairwise(order):
        before = before if before is not None else units(text(old), words)
        after = units(text(new), words)
        decisions = [Decision(each.old, each.new) for each in decided.get((old, new), ())]
        for named, there, edition in ((0, before, old), (1, after, new)):
            _check({number for decision in decisions for number in decision[named]}, there, edition)
        changed = (relation for relation in relate_units(before, after, decisions) if relation.kind != "unchanged")
        yield Step(old, new, tuple(changed))
        before = after


def _check(named: set[str], there: list[Unit], edition: str) -> None:
    missing = named - {unit.number for unit in there}
    if missing:
        raise UnknownRule(f"{OVERRIDES}: {edition} has no {min(missing)}")


def edition_of(name: str) -> str:
    """Return the English edition whose numbers a revision has: its own, the one translated, the newest that it fits.

    Raises:
        UnknownRevision: there is none.
    """
    facts = editions.find(name)
    if facts.language == "en":
        return facts.id
    if facts.fits:
        return max(facts.fits)
    return editions.find(facts.id.partition(".")[0], "en").id


def numbering(number: str, frm: str, to: str = "baseline") -> tuple[str, ...]:
    """Return what a number of one revision is in another one; () where the rule does not exist there.

    Args:
        number: a section, rule or subrule, as `frm` has it.
        frm: any name of a revision.
        to: another one, older or newer.

    Raises:
        UnknownRule: `frm` has no such number.
        UnknownRevision: one of the two is unknown, or there is no lineage to it.
        NumberError: that is no rule number.
    """
    return trace(number, frm, to).numbers


def trace(number: str, at: str, to: str = "baseline") -> Trace:
    """Return a rule's way from one revision to another; arguments and errors as `numbering` has them."""
    here, there = edition_of(at), edition_of(to)
    require(number, editions.load_edition(here, "en"))
    found, hops = load().follow(number, here, there)
    return Trace(number, here, there, found, hops)


def require(number: str, edition: Edition) -> None:
    """Raise UnknownRule, with a hint, where an edition has no such section, rule or subrule."""
    numbers.key(number)
    if number not in edition:
        edition.rule(number)


def renumberings(frm: str, to: str = "baseline") -> Mapping[str, tuple[str, ...]]:
    """Return what every number of a revision, sections included, is in another one; errors as in `numbering`."""
    here, there = edition_of(frm), edition_of(to)
    edition = editions.load_edition(here, "en")
    return load().table(here, there, numbers_of(edition))


def numbers_of(edition: Edition) -> Iterator[str]:
    """Yield the numbers of an edition in order, sections among them."""
    for section in edition.sections:
        yield section
        yield from (rule.number for rule in edition.section(section))


def relations(frm: str, to: str = "baseline") -> tuple[Relation, ...]:
    """Return what became of every rule from an older revision to a newer one, all steps between taken together.

    Raises:
        UnknownRevision: one of the two is unknown, or there is no lineage to it.
    """
    here, there = edition_of(frm), edition_of(to)
    before, after = editions.load_edition(here, "en"), editions.load_edition(there, "en")
    return tuple(_relations(load(), before, after))


def _relations(lineage: Lineage, before: Edition, after: Edition) -> Iterator[Relation]:
    onward = lineage.table(before.id, after.id, numbers_of(before))
    sources: dict[str, list[str]] = {}
    for number, goes_to in onward.items():
        for each in goes_to:
            sources.setdefault(each, []).append(number)
    doubtful = _doubtful(lineage, before.id, after.id, onward)
    first = {number: goes_to[0] for number, goes_to in onward.items() if goes_to}
    for number in numbers_of(after):
        old = tuple(sources.get(number, ()))
        if not old:
            yield Relation("added", (), (number,))
        elif len(old) > 1:
            yield Relation("merged", old, (number,), any(each in doubtful for each in old))
        elif len(onward[old[0]]) == 1:
            kind = _kind(before, old[0], after, number, first)
            yield Relation(kind, old, (number,), old[0] in doubtful)
    for number, goes_to in onward.items():
        if not goes_to:
            yield Relation("removed", (number,), (), number in doubtful)
        elif len(goes_to) > 1:
            yield Relation("split", (number,), goes_to, number in doubtful)


def _doubtful(lineage: Lineage, frm: str, to: str, onward: Mapping[str, tuple[str, ...]]) -> set[str]:
    if not any(relation.ambiguous for step in lineage.between(frm, to) for relation in step.relations):
        return set()
    return {
        number
        for number in onward
        if any(relation.ambiguous for hop in lineage.follow(number, frm, to)[1] for relation in hop.relations)
    }


def _kind(before: Edition, old: str, after: Edition, new: str, first: Mapping[str, str]) -> str:
    words = ["renumbered"] if old != new else []
    if not says_the_same(before, old, after, new, first):
        words.append("edited")
    return "+".join(words) or "unchanged"


def says_the_same(before: Edition, old: str, after: Edition, new: str, first: Mapping[str, str]) -> bool:
    """Tell whether a rule kept its words, and its cross references the rules they mean.

    Args:
        before: the older edition.
        old: the rule's number in it.
        after: the newer edition.
        new: the rule's number there.
        first: what each number of the older edition is in the newer one.
    """
    if before.title(old) != after.title(new):
        return False
    if "." not in old or "." not in new:
        return True
    one, other = before.rule(old), after.rule(new)
    prints = [(*rule.sentences, *rule.examples) for rule in (one, other)]
    return [part.fingerprint for part in prints[0]] == [part.fingerprint for part in prints[1]] and [
        "-".join(first.get(number, number) for number in reference.split("-"))
        for part in prints[0]
        for reference in part.references
    ] == [reference for part in prints[1] for reference in part.references]
