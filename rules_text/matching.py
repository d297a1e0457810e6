"""Which rule of one text is which rule of another: by wording and structure together.

Numbers move from edition to edition, so a rule is known again by what it says, and, where wording leaves a choice, by
where it stands: under which rule, after which rule, under which title. The steps, in order:

1. Rules that say the same, and alone say it, are each other's twins.
2. The others are compared by words, with a bonus for standing in the same place; the best pairs are taken first, the
   doubtful ones in later rounds, when more of their surroundings is known.
3. A heading without a match takes that of the rules under it.
4. A rule that is left over and consists of what another rule lost was split off it; one whose words another rule gained
   was merged into it.

Nothing here knows of editions, files or a person's decisions; see `rules_text.lineage`.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rapidfuzz.distance import LCSseq

from rules_text import fingerprints, numbers, references
from rules_text.model import Revision, Rule

KINDS: Final = (
    "unchanged",
    "edited",
    "renumbered",
    "renumbered+edited",
    "split",
    "merged",
    "added",
    "removed",
)


@dataclass(frozen=True, slots=True)
class Relation:
    """What became of a rule, or where one came from.

    `old` and `new` hold one number each, but for a split (one old, several new), a merger (several old, one new), an
    added rule (no old) and a removed one (no new). The first of several is the one that carries the identity on.
    """

    kind: str
    old: tuple[str, ...]
    new: tuple[str, ...]
    ambiguous: bool = False


@dataclass(slots=True)
class Unit:
    """A section, rule or subrule as matching sees it; `words` has one character a word."""

    number: str
    parent: int | None
    exact: str  # all it says, print unified, references marked
    parts: tuple[str, ...]  # the same, a sentence or example each
    words: str
    references: tuple[str, ...]
    is_heading: bool


@dataclass(slots=True)
class Pair:
    """Two units that are one rule, and how sure that is (0 to 100)."""

    old: int
    new: int
    score: float
    ambiguous: bool = False


_WORD = {"en": re.compile(r"[\w§]+"), "ja": re.compile(r"[\w§]")}

# Scores are per cent of words in common; what they were tuned on is told in docs of the labelled pairs' test.
_ROUNDS = (80.0, 65.0, 50.0)
_SAME_PARENT, _OTHER_PARENT = 10.0, -12.0
_NEIGHBOUR = 5.0
_SAME_NUMBER = 4.0
_WITHIN = 0.85  # a text that is wholly inside the other counts this much of a full match
_FLOOR = 40.0
_CLOSE_CALL = 6.0  # two candidates nearer than this are a close call
_SHINGLE = 3
_COMMON = 3  # words in a row that so many rules share are phrasing, not identity
_SHARE = 0.45  # of its telling phrases that a rule must owe to another to be its offshoot
_KEPT = 0.65  # what a phrase counts that the other rule has kept: a copy, not a move
_FEWEST = 4


def match(old: Revision, new: Revision) -> tuple[Relation, ...]:
    """Return what became of every rule of the old text that the new one would show, and where the new ones came from.

    Sections are among them, as numbers such as `601`. A number that a text's scope leaves out is not spoken of.

    Returns:
        The relations in the order of the new text, removed rules where they stood.
    """
    words: dict[str, str] = {}
    before, after = units(old, words), units(new, words)
    matcher = _Matcher(before, after)
    matcher.run()
    return tuple(_Relations(matcher))


def units(revision: Revision, words: dict[str, str]) -> list[Unit]:
    """Return a text's sections, rules and subrules in order; `words` numbers the words met so far."""
    found: list[Unit] = []
    place: dict[str, int] = {}
    sections = dict(revision.titles)
    for rule in revision.rules:
        section = numbers.section_of(rule.number)
        if section not in place and section in sections:
            place[section] = len(found)
            found.append(_heading(section, sections[section], revision.language, words))
        parent = _standing(numbers.parent_of(rule.number), place)
        place[rule.number] = len(found)
        found.append(_unit(rule, parent, revision.language, words))
    return found


def _standing(number: str | None, place: dict[str, int]) -> int | None:
    while number is not None and number not in place:
        number = numbers.parent_of(number)
    return None if number is None else place[number]


def _heading(section: str, title: str, language: str, words: dict[str, str]) -> Unit:
    exact = fingerprints.normalise(title, language)
    return Unit(section, None, exact, (exact,), _encode(exact, language, words), (), True)


def _unit(rule: Rule, parent: int | None, language: str, words: dict[str, str]) -> Unit:
    said = (rule.title,) if rule.title is not None else rule.sentences
    parts: list[str] = []
    targets: list[str] = []
    for part in (*said, *rule.examples):
        marked, found = references.extract(part)
        parts.append(fingerprints.normalise(marked, language))
        targets += map(str, found)
    exact = "\n".join(parts)
    encoded = _encode(exact, language, words)
    return Unit(rule.number, parent, exact, tuple(parts), encoded, tuple(targets), rule.title is not None)


def _encode(text: str, language: str, words: dict[str, str]) -> str:
    """Return a text with one character a word, so that comparing characters compares words."""
    return "".join(words.setdefault(word, chr(0x10000 + len(words))) for word in _WORD[language].findall(text.lower()))


class _Matcher:
    """Pairs the units of two texts; `run` fills `to_new` and `to_old`."""

    def __init__(self, old: list[Unit], new: list[Unit]) -> None:
        self.old, self.new = old, new
        self.to_new: dict[int, Pair] = {}
        self.to_old: dict[int, Pair] = {}

    def run(self) -> None:
        """Take the sure pairs first and the doubtful ones last."""
        self._twins()
        alike = self._alike()
        for floor in _ROUNDS:
            while self._best(alike, floor) or self._by_children():
                pass
        self._twins_in_place()

    # 1. the same words

    def _twins(self) -> None:
        old, new = _by_words(self.old), _by_words(self.new)
        for said, here in old.items():
            there = new.get(said, [])
            if len(here) == len(there) == 1:
                self._pair(here[0], there[0], 100.0)

    def _twins_in_place(self) -> None:
        """Pair what is said several times over, and what is too short to compare, by number."""
        places = {unit.number: place for place, unit in enumerate(self.new)}
        for here in self._left(self.old, self.to_new):
            there = places.get(self.old[here].number)
            if there is not None and there not in self.to_old and self.old[here].exact == self.new[there].exact:
                self._pair(here, there, 100.0)

    # 2. much the same words

    def _alike(self) -> list[tuple[float, int, int]]:
        """Return the pairs of unmatched units that have enough words in common, with the score of their words."""
        left = self._left(self.new, self.to_old)
        rows = [(there, self.new[there].words) for there in left]
        found: list[tuple[float, int, int]] = []
        for here in self._left(self.old, self.to_new):
            words = self.old[here].words
            for there, others in rows:
                score = alikeness(words, others)
                if score >= _FLOOR:
                    found.append((score, here, there))
        return found

    def _best(self, alike: list[tuple[float, int, int]], floor: float) -> bool:
        """Take the best pairs that reach the floor; tell whether there were any."""
        free = [row for row in alike if row[1] not in self.to_new and row[2] not in self.to_old]
        alike[:] = free
        scored = sorted(
            ((score + self._standing_bonus(here, there), here, there) for score, here, there in free), reverse=True
        )
        rivals: dict[tuple[int, int], list[tuple[float, int, int]]] = defaultdict(list)
        for row in scored:
            rivals[0, row[1]].append(row)
            rivals[1, row[2]].append(row)
        taken = False
        for score, here, there in scored:
            if score < floor:
                break
            if here in self.to_new or there in self.to_old:
                continue
            others = [row[0] for row in rivals[0, here] + rivals[1, there] if row[1:] != (here, there)]
            close = any(score - other < _CLOSE_CALL for other in others)
            self._pair(here, there, score, ambiguous=close or score < _ROUNDS[-1] + _CLOSE_CALL)
            taken = True
        return taken

    def _standing_bonus(self, here: int, there: int) -> float:
        old, new = self.old[here], self.new[there]
        bonus = _SAME_NUMBER if old.number == new.number else 0.0
        if old.parent is not None and new.parent is not None:
            up, down = self.to_new.get(old.parent), self.to_old.get(new.parent)
            if up is not None and up.new == new.parent:
                bonus += _SAME_PARENT
            elif up is not None or down is not None:
                bonus += _OTHER_PARENT
        for step in (-1, 1):
            beside = self.to_new.get(here + step)
            if beside is not None and beside.new == there + step:
                bonus += _NEIGHBOUR
        return bonus

    # 3. headings, by what stands under them

    def _by_children(self) -> bool:
        votes: dict[int, Counter[int]] = defaultdict(Counter)
        children: Counter[int] = Counter()
        for here, unit in enumerate(self.old):
            if unit.parent is None or unit.parent in self.to_new:
                continue
            children[unit.parent] += 1
            pair = self.to_new.get(here)
            above = self.new[pair.new].parent if pair is not None else None
            if above is not None and above not in self.to_old:
                votes[unit.parent][above] += 1
        taken = False
        for here, counted in votes.items():
            there, count = counted.most_common(1)[0]
            fits = self.old[here].is_heading == self.new[there].is_heading
            if fits and 2 * count > children[here] and there not in self.to_old:
                self._pair(here, there, 100.0 * count / children[here])
                taken = True
        return taken

    def _pair(self, here: int, there: int, score: float, *, ambiguous: bool = False) -> None:
        pair = Pair(here, there, score, ambiguous)
        self.to_new[here] = self.to_old[there] = pair

    @staticmethod
    def _left(units: list[Unit], matched: dict[int, Pair]) -> list[int]:
        return [place for place in range(len(units)) if place not in matched]

    # 4. what was split off, and what was merged

    def offshoots(self) -> list[tuple[int, int]]:
        """Return (old, new) for each new rule left over that consists of what an old rule said."""
        partner = {place: pair.new for place, pair in self.to_new.items()}
        return [(kin, stray) for stray, kin in _strays(self.new, self.to_old, self.old, partner, self.new)]

    def absorbed(self) -> list[tuple[int, int]]:
        """Return (old, new) for each old rule left over whose words a new rule took in."""
        partner = {place: pair.old for place, pair in self.to_old.items()}
        return _strays(self.old, self.to_new, self.new, partner, self.old)


def _strays(
    units: list[Unit], matched: dict[int, Pair], others: list[Unit], partner: dict[int, int], side: list[Unit]
) -> list[tuple[int, int]]:
    """Return each unmatched unit with the unit of the other text that most of its phrases come from.

    A phrase counts in full if the other unit's own partner does not say it, so that it really moved.
    """
    strays = [place for place, unit in enumerate(units) if place not in matched and not unit.is_heading]
    if not strays:
        return []
    sayers: dict[str, list[int]] = defaultdict(list)
    for place, unit in enumerate(others):
        for phrase in phrases(unit.words):
            sayers[phrase].append(place)
    found = []
    for stray in strays:
        own = phrases(units[stray].words)
        telling = {phrase for phrase in own if len(sayers.get(phrase, ())) <= _COMMON}
        if len(telling) < _FEWEST:
            continue
        best: tuple[float, int] = (0.0, -1)
        for kin in {place for phrase in telling for place in sayers.get(phrase, ())}:
            shared = telling & phrases(others[kin].words)
            kept = phrases(side[partner[kin]].words) if kin in partner else set()
            share = (len(shared - kept) + _KEPT * len(shared & kept)) / len(telling)
            best = max(best, (share, kin))
        if best[0] >= _SHARE:
            found.append((stray, best[1]))
    return found


def phrases(words: str) -> set[str]:
    """Return every few words in a row of a text of one character a word."""
    return {words[start : start + _SHINGLE] for start in range(len(words) - _SHINGLE + 1)}


def _by_words(units: list[Unit]) -> dict[str, list[int]]:
    said: dict[str, list[int]] = defaultdict(list)
    for place, unit in enumerate(units):
        said[unit.exact].append(place)
    return said


def alikeness(one: str, other: str) -> float:
    """Return how much two texts of one character a word say the same, 0 to 100."""
    short, long = sorted((len(one), len(other)))
    if not short:
        return 0.0
    common = LCSseq.similarity(one, other)
    alike = 200.0 * common / (short + long)
    within = 100.0 * _WITHIN * common / short if short > 4 * _SHINGLE else 0.0
    return max(alike, within)


class _Relations:
    """Says in numbers what a matcher found."""

    def __init__(self, matcher: _Matcher) -> None:
        self.old, self.new = matcher.old, matcher.new
        self.pairs = matcher.to_old
        self.renamed = {self.old[place].number: self.new[pair.new].number for place, pair in matcher.to_new.items()}
        self.sources: dict[int, list[int]] = {place: [pair.old] for place, pair in matcher.to_old.items()}
        self.targets: dict[int, list[int]] = {place: [pair.new] for place, pair in matcher.to_new.items()}
        self.joined = matcher.offshoots() + matcher.absorbed()
        for here, there in self.joined:
            self.targets.setdefault(here, []).append(there)
            self.sources.setdefault(there, []).append(here)

    def __iter__(self) -> Iterator[Relation]:
        for there in range(len(self.new)):
            yield from self._into(there)
        for here in range(len(self.old)):
            yield from self._out_of(here)

    def _into(self, there: int) -> Iterator[Relation]:
        sources = self.sources.get(there, [])
        if not sources:
            yield Relation("added", (), (self.new[there].number,))
        elif len(sources) > 1:
            numbers_ = tuple(self.old[here].number for here in sources)
            yield Relation("merged", numbers_, (self.new[there].number,), ambiguous=self._doubtful(sources[0], there))
        elif len(self.targets[sources[0]]) == 1:
            yield self._single(sources[0], there)

    def _out_of(self, here: int) -> Iterator[Relation]:
        targets = self.targets.get(here, [])
        if not targets:
            yield Relation("removed", (self.old[here].number,), ())
        elif len(targets) > 1:
            numbers_ = tuple(self.new[there].number for there in targets)
            yield Relation("split", (self.old[here].number,), numbers_, ambiguous=self._doubtful(here, targets[0]))

    def _single(self, here: int, there: int) -> Relation:
        old, new = self.old[here], self.new[there]
        edited = old.exact != new.exact or not self._point_alike(old, new)
        moved = old.number != new.number
        kind = {(False, False): "unchanged", (False, True): "edited", (True, False): "renumbered"}.get(
            (moved, edited), "renumbered+edited"
        )
        return Relation(kind, (old.number,), (new.number,), ambiguous=self._doubtful(here, there))

    def _doubtful(self, here: int, there: int) -> bool:
        pair = self.pairs.get(there)
        return pair is None or pair.old != here or pair.ambiguous

    def _point_alike(self, old: Unit, new: Unit) -> bool:
        """Tell whether the cross references mean the same rules, renumbered or not."""
        return len(old.references) == len(new.references) and all(
            self._today(before) == after for before, after in zip(old.references, new.references, strict=True)
        )

    def _today(self, reference: str) -> str:
        return "-".join(self.renamed.get(number, number) for number in reference.split("-"))
