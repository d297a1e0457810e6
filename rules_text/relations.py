"""What became of the rules of one text in another: renumbered, edited, split, merged, added, removed.

`relate` is the whole of it. Splits and mergers are found among the rules that matching left over: a new rule that
consists of what an old one gave up was split off it, an old rule that another one took in was merged into it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rules_text.matching import Decision, Matcher, Unit, units
from rules_text.model import Revision

KINDS: Final = ("unchanged", "edited", "renumbered", "renumbered+edited", "split", "merged", "added", "removed")

_PHRASE = 3  # words in a row
_COMMON = 3  # what more rules than this say is a manner of speaking and tells nothing
_FEWEST = 4  # telling phrases that a rule must have to be traced by them
_SHARE = 0.45  # of its telling phrases, or...
_MANY, _LOST = 6, 0.6  # ...of the phrases that the other rule lost, if it lost that many
_PART = 0.4  # of the shorter of two rules that both go on, for one to have a part of the other
_COPIED = 0.65  # what a phrase counts that the other rule has kept as well
_SAID_ANYWAY = 0.85  # the same, for a rule that may have been left out because another says as much


@dataclass(frozen=True, slots=True)
class Relation:
    """What became of a rule, or where one came from.

    `old` and `new` hold one number each, but for a split (one old, several new), a merger (several old, one new), an
    added rule (no old) and a removed one (no new). The first of several carries the rule's identity on.
    """

    kind: str
    old: tuple[str, ...]
    new: tuple[str, ...]
    ambiguous: bool = False


def relate(old: Revision, new: Revision, decisions: Iterable[Decision] = ()) -> tuple[Relation, ...]:
    """Return what became of every rule of the old text and where those of the new one came from, sections included.

    Args:
        old: a text.
        new: another one in the same language.
        decisions: what a person decided; it is taken as it is.

    Returns:
        The relations in the order of the new text, then the splits and removals in the order of the old one. A rule
        whose section the other text does not show is neither added nor removed and has none.

    Raises:
        KeyError: a decision names a number that its text does not have.
    """
    words: dict[str, str] = {}
    return tuple(
        relation
        for relation in relate_units(units(old, words), units(new, words), decisions)
        if (relation.old or old.carries(relation.new[0])) and (relation.new or new.carries(relation.old[0]))
    )


def relate_units(old: list[Unit], new: list[Unit], decisions: Iterable[Decision] = ()) -> Iterator[Relation]:
    """Yield what became of the units of one text in another, whole texts both; see `relate`."""
    yield from _Relations(Matcher(old, new, decisions))


class _Relations:
    """Says in numbers what a matcher found."""

    def __init__(self, matcher: Matcher) -> None:
        self.old, self.new = matcher.old, matcher.new
        self.settled = matcher.settled_old
        self.pairs = matcher.to_old
        self.renamed = {self.old[place].number: self.new[pair.new].number for place, pair in matcher.to_new.items()}
        self.sources = {place: [pair.old] for place, pair in matcher.to_old.items()}
        self.targets = {place: [pair.new] for place, pair in matcher.to_new.items()}
        for here, there in (*matcher.joined, *_split_off(matcher), *_merged_into(matcher), *_handed_over(matcher)):
            if there not in self.targets.setdefault(here, []):
                self.targets[here].append(there)
                self.sources.setdefault(there, []).append(here)

    def __iter__(self) -> Iterator[Relation]:
        for there, unit in enumerate(self.new):
            sources = self.sources.get(there, [])
            if not sources:
                yield Relation("added", (), (unit.number,))
            elif len(sources) > 1:
                old = tuple(self.old[here].number for here in sources)
                yield Relation("merged", old, (unit.number,), self._is_doubtful(sources[0], there))
            elif len(self.targets[sources[0]]) == 1:
                yield self._one_to_one(sources[0], there)
        for here, unit in enumerate(self.old):
            targets = self.targets.get(here, [])
            if not targets:
                yield Relation("removed", (unit.number,), ())
            elif len(targets) > 1:
                new = tuple(self.new[there].number for there in targets)
                yield Relation("split", (unit.number,), new, self._is_doubtful(here, targets[0]))

    def _one_to_one(self, here: int, there: int) -> Relation:
        old, new = self.old[here], self.new[there]
        words = [
            word
            for word, applies in (
                ("renumbered", old.number != new.number),
                ("edited", old.exact != new.exact or not self._point_alike(old, new)),
            )
            if applies
        ]
        return Relation("+".join(words) or "unchanged", (old.number,), (new.number,), self._is_doubtful(here, there))

    def _is_doubtful(self, here: int, there: int) -> bool:
        pair = self.pairs.get(there)
        return here not in self.settled and (pair is None or pair.old != here or pair.ambiguous)

    def _point_alike(self, old: Unit, new: Unit) -> bool:
        """Tell whether the cross references mean the same rules, renumbered or not."""
        return tuple(map(self._today, old.references)) == new.references

    def _today(self, reference: str) -> str:
        return "-".join(self.renamed.get(number, number) for number in reference.split("-"))


def _split_off(matcher: Matcher) -> list[tuple[int, int]]:
    """Return (old, new) for each new rule left over that consists of what an old rule said."""
    partner = {place: pair.new for place, pair in matcher.to_new.items()}
    strays = [place for place in range(len(matcher.new)) if matcher.is_free_new(place)]
    found = _trace(strays, matcher.new, matcher.old, partner, said_anyway=False)
    return [(kin, stray) for stray, kin in found if kin not in matcher.settled_old]


def _merged_into(matcher: Matcher) -> list[tuple[int, int]]:
    """Return (old, new) for each old rule left over whose words a new rule took in."""
    partner = {place: pair.old for place, pair in matcher.to_old.items()}
    strays = [place for place in range(len(matcher.old)) if matcher.is_free_old(place)]
    found = _trace(strays, matcher.old, matcher.new, partner, said_anyway=True)
    return [(stray, kin) for stray, kin in found if kin not in matcher.settled_new]


def _handed_over(matcher: Matcher) -> list[tuple[int, int]]:
    """Return (old, new) where a good part of one rule became a good part of another, and both have a pair already."""
    lost: dict[str, list[int]] = defaultdict(list)
    edited = [
        pair
        for pair in matcher.to_new.values()
        if pair.old not in matcher.settled_old
        and pair.new not in matcher.settled_new
        and matcher.old[pair.old].exact != matcher.new[pair.new].exact
    ]
    for pair in edited:
        for phrase in phrases(matcher.old[pair.old].words) - phrases(matcher.new[pair.new].words):
            lost[phrase].append(pair.old)
    found = []
    for pair in edited:
        said = phrases(matcher.new[pair.new].words)
        gained = said - phrases(matcher.old[pair.old].words)
        givers = Counter(here for phrase in gained if len(lost.get(phrase, ())) == 1 for here in lost[phrase])
        for here, moved in givers.items():
            whole = min(len(said), len(phrases(matcher.old[here].words)))
            if moved >= _MANY and moved >= _PART * whole and here != pair.old:
                found.append((here, pair.new))
    return found


def _trace(
    strays: list[int], text: list[Unit], other: list[Unit], partner: dict[int, int], *, said_anyway: bool
) -> list[tuple[int, int]]:
    """Return (stray, kin) for the strays of a text whose phrases come, for the most part, from one unit of the other.

    Args:
        strays: places in `text`.
        text: the units of one text.
        other: those of the other one.
        partner: the place in `text` that a place in `other` is paired with.
        said_anyway: also count in full the words that kin has in common with its own partner, edited or not: a rule
            may be left out because another one says the same, but a new rule that repeats an old one is new.
    """
    strays = [place for place in strays if not text[place].is_heading]
    if not strays:
        return []
    wanted = {phrase for stray in strays for phrase in phrases(text[stray].words)}
    here, there = _sayers(text, wanted), _sayers(other, wanted)
    found = []
    for stray in strays:
        own = phrases(text[stray].words)
        telling = {phrase for phrase in own if max(len(here[phrase]), len(there.get(phrase, ()))) <= _COMMON}
        if len(telling) < _FEWEST:
            continue
        shares = []
        for kin in {place for phrase in telling for place in there.get(phrase, ())}:
            beside = text[partner[kin]] if kin in partner else None
            is_edited = beside is None or beside.exact != other[kin].exact
            copied = _SAID_ANYWAY if said_anyway else _COPIED if is_edited else 0.0
            shares.append((_share(own, telling, other[kin], beside, copied), -kin))
        share, kin = max(shares, default=(0.0, 0))
        if share >= _SHARE:
            found.append((stray, -kin))
    return found


def _share(own: set[str], telling: set[str], kin: Unit, beside: Unit | None, copied: float) -> float:
    said = phrases(kin.words)
    kept = phrases(beside.words) if beside is not None else set()
    moved = len(telling & said - kept)
    share = (moved + copied * len(telling & said & kept)) / len(telling)
    lost = said - kept
    if moved >= _FEWEST and len(lost) >= _MANY:
        share = max(share, len(lost & own) / len(lost) * _SHARE / _LOST)
    return share


def _sayers(text: list[Unit], wanted: set[str]) -> dict[str, list[int]]:
    sayers: dict[str, list[int]] = defaultdict(list)
    for place, unit in enumerate(text):
        for phrase in phrases(unit.words) & wanted:
            sayers[phrase].append(place)
    return sayers


def phrases(words: str) -> set[str]:
    """Return every few words in a row of a text of one character a word."""
    return {words[start : start + _PHRASE] for start in range(len(words) - _PHRASE + 1)}
