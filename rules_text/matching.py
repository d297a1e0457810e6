"""Which rule of one text is which rule of another: by wording and structure together.

Numbers move from edition to edition, so a rule is known again by what it says, and, where wording leaves a choice, by
where it stands: under which rule, beside which rules, at which place. In order:

1. What a person decided stands.
2. Rules that say the same, and alone say it, are each other's twins.
3. The others are compared by words, with a bonus for standing in the same surroundings; the best pairs are taken first,
   the doubtful ones in later rounds, when more of the surroundings is known.
4. A heading without a match takes that of the rules under it.

Nothing here knows of editions or files. What the pairs mean, and what was split or merged: `rules_text.relations`.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rapidfuzz.distance import LCSseq

from rules_text import fingerprints, numbers, references
from rules_text.model import Revision, Rule


class Decision(NamedTuple):
    """What a person decided: these old numbers became these new ones; () on one side is removed, or added."""

    old: tuple[str, ...]
    new: tuple[str, ...]


@dataclass(slots=True)
class Unit:
    """A section, rule or subrule as matching sees it."""

    number: str
    parent: int | None  # places in the list of units
    section: int | None
    exact: str  # all it says, print unified, references marked, a line a sentence or example
    words: str  # the same, one character a word
    references: tuple[str, ...]
    is_heading: bool


@dataclass(slots=True)
class Pair:
    """Two units that are one rule, and whether a person should look at that."""

    old: int
    new: int
    ambiguous: bool = False


_WORD = {"en": re.compile(r"[\w§]+"), "ja": re.compile(r"[\w§]")}

# Per cent of words in common, and what the surroundings add to it. Chosen on the pairs of tests/data/lineage_labels.tsv
# that are marked `tuned`; those marked `held out` show how well they do elsewhere.
_ROUNDS = (80.0, 65.0, 52.0, 45.0)
_SAME_PARENT, _SAME_SECTION, _OTHER_SECTION = 10.0, 3.0, -8.0
_NEIGHBOUR = 5.0
_SAME_PLACE = 4.0  # the same letter or last number
_WITHIN = 0.85  # a text that is wholly inside the other counts this much of a full match
_LONG_ENOUGH = 12  # words, for being inside another to mean something
_FLOOR = 28.0
_SURE = 58.0  # below it a person should look
_CLOSE_CALL = 6.0  # so should they where two candidates are nearer than this


def units(revision: Revision, words: dict[str, str]) -> list[Unit]:
    """Return a text's sections, rules and subrules in order.

    Args:
        revision: the text.
        words: the character of each word met so far, added to; texts to compare share it.
    """
    found: list[Unit] = []
    place: dict[str, int] = {}
    for rule in revision.rules:
        section = numbers.section_of(rule.number)
        if section not in place and section in revision.titles:
            place[section] = len(found)
            title = fingerprints.normalise(revision.titles[section], revision.language)
            found.append(Unit(section, None, None, title, _encode(title, revision.language, words), (), True))
        parent = _standing(numbers.parent_of(rule.number), place)
        place[rule.number] = len(found)
        found.append(_unit(rule, parent, place.get(section), words))
    return found


def _standing(number: str | None, place: dict[str, int]) -> int | None:
    while number is not None and number not in place:
        number = numbers.parent_of(number)
    return None if number is None else place[number]


def _unit(rule: Rule, parent: int | None, section: int | None, words: dict[str, str]) -> Unit:
    said = (rule.title,) if rule.title is not None else rule.sentences
    parts: list[str] = []
    targets: list[str] = []
    for part in (*said, *rule.examples):
        marked, found = references.extract(part)
        parts.append(fingerprints.normalise(marked, rule.language))
        targets += map(str, found)
    exact = "\n".join(parts)
    encoded = _encode(exact, rule.language, words)
    return Unit(rule.number, parent, section, exact, encoded, tuple(targets), rule.title is not None)


def _encode(text: str, language: str, words: dict[str, str]) -> str:
    return "".join(words.setdefault(word, chr(0x10000 + len(words))) for word in _WORD[language].findall(text.lower()))


def alikeness(one: str, other: str) -> tuple[float, float]:
    """Return how much of two texts is the same words in the same order, and how much of the shorter is in the longer.

    Args:
        one: a text with one character a word.
        other: another one.

    Returns:
        Two numbers from 0 to 100; the second is 0 for a text too short for that to mean something.
    """
    short, long = sorted((len(one), len(other)))
    if not short:
        return 0.0, 0.0
    common = LCSseq.similarity(one, other)
    return 200.0 * common / (short + long), 100.0 * common / short if short > _LONG_ENOUGH else 0.0


class _Candidate(NamedTuple):
    """Two units that may be one rule, by their words alone."""

    alike: float
    within: float
    old: int
    new: int


class Matcher:
    """Pairs the units of two texts; `to_new` and `to_old` hold the pairs by place."""

    def __init__(self, old: list[Unit], new: list[Unit], decisions: Iterable[Decision] = ()) -> None:
        self.old, self.new = old, new
        self.to_new: dict[int, Pair] = {}
        self.to_old: dict[int, Pair] = {}
        self.joined: list[tuple[int, int]] = []  # of decisions: (old, new) beyond the pairs
        self.settled_old: set[int] = set()  # places that a decision names
        self.settled_new: set[int] = set()
        self._decide(decisions)
        self._pair_twins()
        alike = self._alike()
        for floor in _ROUNDS:
            while self._pair_best(alike, floor) or self._pair_by_children(headings=True):
                pass
        self._pair_twins_in_place()
        self._pair_by_children(headings=False)

    def is_free_old(self, place: int) -> bool:
        """Tell whether an old unit is neither paired nor spoken for by a decision."""
        return place not in self.to_new and place not in self.settled_old

    def is_free_new(self, place: int) -> bool:
        """Tell whether a new unit is neither paired nor spoken for by a decision."""
        return place not in self.to_old and place not in self.settled_new

    def _free_old(self) -> list[int]:
        return [place for place in range(len(self.old)) if self.is_free_old(place)]

    def _free_new(self) -> list[int]:
        return [place for place in range(len(self.new)) if self.is_free_new(place)]

    def _pair(self, here: int, there: int, *, ambiguous: bool = False) -> None:
        self.to_new[here] = self.to_old[there] = Pair(here, there, ambiguous)

    # 1. what a person decided

    def _decide(self, decisions: Iterable[Decision]) -> None:
        old = {unit.number: place for place, unit in enumerate(self.old)}
        new = {unit.number: place for place, unit in enumerate(self.new)}
        for decision in decisions:
            here = [old[number] for number in decision.old]
            there = [new[number] for number in decision.new]
            self.settled_old |= set(here)
            self.settled_new |= set(there)
            edges = [(before, after) for before in here for after in there]
            for before, after in edges:
                if before not in self.to_new and after not in self.to_old:
                    self._pair(before, after)
                else:
                    self.joined.append((before, after))

    # 2. the same words

    def _pair_twins(self) -> None:
        old, new = _by_words(self.old, self._free_old()), _by_words(self.new, self._free_new())
        for said, here in old.items():
            there = new.get(said, [])
            if len(here) == len(there) == 1:
                self._pair(here[0], there[0])

    def _pair_twins_in_place(self) -> None:
        """Pair by number what is said several times over, and what is too short to compare."""
        places = {unit.number: place for place, unit in enumerate(self.new)}
        for here in self._free_old():
            there = places.get(self.old[here].number)
            if there is not None and self.is_free_new(there) and self.old[here].exact == self.new[there].exact:
                self._pair(here, there)

    # 3. much the same words

    def _alike(self) -> list[_Candidate]:
        """Return the free units that have enough words in common."""
        others = [(there, self.new[there].words) for there in self._free_new()]
        found: list[_Candidate] = []
        for here in self._free_old():
            words = self.old[here].words
            for there, other in others:
                alike, within = alikeness(words, other)
                if max(alike, _WITHIN * within) >= _FLOOR:
                    found.append(_Candidate(alike, _WITHIN * within, here, there))
        return found

    def _pair_best(self, alike: list[_Candidate], floor: float) -> bool:
        """Take the best pairs that reach the floor; tell whether there were any."""
        alike[:] = [row for row in alike if self.is_free_old(row.old) and self.is_free_new(row.new)]
        scored = sorted(((self._score(row), row.old, row.new) for row in alike), reverse=True)
        of_old: dict[int, list[float]] = defaultdict(list)
        of_new: dict[int, list[float]] = defaultdict(list)
        for score, here, there in scored:
            of_old[here].append(score)
            of_new[there].append(score)
        taken = False
        for score, here, there in scored:
            if score < floor:
                break
            if self.is_free_old(here) and self.is_free_new(there):
                near = sum(other > score - _CLOSE_CALL for other in (*of_old[here], *of_new[there]))
                self._pair(here, there, ambiguous=near > 2 or score < _SURE)  # the pair itself is near twice
                taken = True
        return taken

    def _score(self, row: _Candidate) -> float:
        bonus = self._family(row.old, row.new)
        words = (
            max(row.alike, row.within) if bonus > 0 else row.alike
        )  # elsewhere a short text is easily inside another
        return words + bonus + self._surroundings(row.old, row.new, bonus)

    def _surroundings(self, here: int, there: int, family: float) -> float:
        bonus = 0.0
        if family >= 0 and _last_part(self.old[here].number) == _last_part(self.new[there].number):
            bonus += _SAME_PLACE
        return bonus + sum(_NEIGHBOUR for step in (-1, 1) if self._are_paired(here + step, there + step))

    def _family(self, here: int, there: int) -> float:
        old, new = self.old[here], self.new[there]
        if self._are_paired(old.parent, new.parent):
            return _SAME_PARENT
        if self._are_paired(old.section, new.section):
            return _SAME_SECTION
        return _OTHER_SECTION if old.section in self.to_new or new.section in self.to_old else 0.0

    def _are_paired(self, here: int | None, there: int | None) -> bool:
        pair = self.to_new.get(here) if here is not None else None
        return pair is not None and pair.new == there

    # 4. by what stands under them

    def _pair_by_children(self, *, headings: bool) -> bool:
        """Pair the parents, headings or others, of which most children went to one parent; tell if there were any."""
        children: Counter[int] = Counter()
        votes: dict[int, Counter[int]] = defaultdict(Counter)
        for above, goes_to in self._votes(headings=headings):
            children[above] += 1
            if goes_to is not None:
                votes[above][goes_to] += 1
        taken = False
        for above, counted in votes.items():
            goes_to, count = counted.most_common(1)[0]
            if 2 * count > children[above] and self.is_free_new(goes_to):
                self._pair(above, goes_to)
                taken = True
        return taken

    def _votes(self, *, headings: bool) -> Iterator[tuple[int, int | None]]:
        """Yield, for each rule under a free parent or section, that one, and what its own pair now stands under."""
        for here, unit in enumerate(self.old):
            pair = self.to_new.get(here)
            there = self.new[pair.new] if pair is not None else None
            over = [(unit.section, there.section if there else None)]
            if unit.parent != unit.section:
                over.append((unit.parent, there.parent if there else None))
            for above, goes_to in over:
                if above is None or not self.is_free_old(above) or self.old[above].is_heading is not headings:
                    continue
                fits = goes_to is not None and self.is_free_new(goes_to)
                yield above, goes_to if fits and _alike_in_kind(self.old[above], self.new[goes_to or 0]) else None


def _by_words(of: list[Unit], places: list[int]) -> dict[str, list[int]]:
    said: dict[str, list[int]] = defaultdict(list)
    for place in places:
        said[of[place].exact].append(place)
    return said


def _last_part(number: str) -> str:
    return number.removeprefix(numbers.parent_of(number) or "").lstrip(".") if "." in number else number


def _alike_in_kind(one: Unit, other: Unit) -> bool:
    return (one.section is None, one.is_heading) == (other.section is None, other.is_heading)
