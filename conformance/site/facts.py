"""What the edition browser and the search know of all editions, as data for the page's scripts.

The lineage goes over as it is, and the contents of every edition as runs: a rule's title and the marks of its
sentences and examples, from the first edition that has them so to the last. A mark is a number that stands for a
fingerprint; equal marks are equal words. Cross references change far more often than words and have runs of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules_text import editions, lineage, manifests, numbers
from rules_text.editions import Edition, RevisionFacts, load_edition
from rules_text.errors import UnknownRevision
from rules_text.manifests import RuleFacts
from rules_text.relations import KINDS
from rules_text.store import has_text, load_text

Run = list[Any]  # first, last, title, marks of sentences, marks of examples; or first, last, text


class Marks:
    """Small numbers for fingerprints."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def of(self, prints: Iterable[Any]) -> list[int]:
        """Return the marks of some fingerprints."""
        return [self._numbers.setdefault(each.fingerprint, len(self._numbers)) for each in prints]


def lineage_data() -> dict[str, Any]:
    """The editions since the numbering of today, the steps between them, and what each of them contains."""
    known = lineage.load()
    marks = Marks()
    return {
        "editions": list(known.editions),
        "kinds": list(KINDS),
        "steps": [
            [[KINDS.index(each.kind), " ".join(each.old), " ".join(each.new)] for each in step.relations]
            for step in known.steps
        ],
        "contents": _english(known.editions, marks),
        "references": _references(known.editions),
        "ja": _japanese(known.editions, marks),
    }


def _rows(order: Sequence[str]) -> Iterator[tuple[int, int, RuleFacts]]:
    """Yield the rows of the English manifests that stand in some of these editions, with their first and last place."""
    places = {facts.id: at for at, facts in enumerate(editions.published("en"))}
    offset = places[order[0]]
    for path in sorted((editions.DATA / "manifests" / "en").glob("[1-9]*.tsv")):
        for row in sorted(manifests.read_rows(path), key=lambda row: (row.content.number, row.first)):
            if row.last >= order[0]:
                yield max(places[row.first] - offset, 0), places[row.last] - offset, row.content.facts()


def _english(order: Sequence[str], marks: Marks) -> dict[str, list[Run]]:
    runs: dict[str, list[Run]] = {}
    for first, last, rule in _rows(order):
        _extend(runs, rule, first, last, marks)
    return runs


def _references(order: Sequence[str]) -> dict[str, list[Run]]:
    """The cross references of every rule that has any, as runs."""
    runs: dict[str, list[Run]] = {}
    for first, last, rule in _rows(order):
        own, found = runs.setdefault(rule.number, []), " ".join(rule.references)
        if own and own[-1][2] == found and own[-1][1] + 1 >= first:
            own[-1][1] = max(own[-1][1], last)
        elif found:
            own.append([first, last, found])
    return {number: own for number, own in runs.items() if own}


def _extend(runs: dict[str, list[Run]], facts: RuleFacts, first: int, last: int, marks: Marks) -> None:
    """Add a rule's content to its runs; what differs in cross references alone is one run."""
    content = [facts.title or "", marks.of(facts.sentences), marks.of(facts.examples)]
    own = runs.setdefault(facts.number, [])
    if own and own[-1][2:] == content and own[-1][1] + 1 >= first:
        own[-1][1] = max(own[-1][1], last)
    else:
        own.append([first, last, *content])


def translations() -> tuple[RevisionFacts, ...]:
    """The Japanese revisions with numbered rules whose English edition is in the lineage, oldest first."""
    known = set(lineage.load().editions)
    return tuple(facts for facts in editions.revisions("ja") if facts.readable and _original(facts) in known)


def _original(facts: RevisionFacts) -> str | None:
    try:
        return lineage.edition_of(facts.id)
    except UnknownRevision:
        return None


def _japanese(order: Sequence[str], marks: Marks) -> dict[str, Any]:
    place = {edition: at for at, edition in enumerate(order)}
    found = translations()
    runs: dict[str, list[Run]] = {}
    for at, facts in enumerate(found):
        for rule in _with_sections(load_edition(facts.id, "ja")):
            _extend(runs, rule, at, at, marks)
    return {
        "editions": [
            {"id": facts.id, "at": place[lineage.edition_of(facts.id)], "scope": list(facts.scope)} for facts in found
        ],
        "contents": runs,
    }


def _with_sections(edition: Edition) -> Iterator[RuleFacts]:
    for section in edition.sections:
        yield RuleFacts(section, edition.title(section), (), ())
        yield from edition.section(section)


@dataclass(frozen=True)
class Words:
    """The texts that are on this machine: of which editions, and by section the runs of each number's text."""

    en: tuple[int, ...]  # places among the editions
    ja: tuple[int, ...]  # places among the translations
    sections: dict[str, dict[str, dict[str, list[Run]]]]  # section, language, number: first, last, text


def words() -> Words:
    """Return the text of every revision that is on this machine."""
    english = [editions.find(edition, "en") for edition in lineage.load().editions]
    here = {
        language: [(at, facts) for at, facts in enumerate(found) if has_text(facts)]
        for language, found in (("en", english), ("ja", translations()))
    }
    sections: dict[str, dict[str, dict[str, list[Run]]]] = {}
    for language, found in here.items():
        before = -1
        for at, facts in found:
            for rule in load_text(facts.id, language).rules:
                text = "\n".join((rule.text, *rule.examples))
                section = sections.setdefault(numbers.section_of(rule.number), {"en": {}, "ja": {}})
                own = section[language].setdefault(rule.number, [])
                if own and own[-1][2] == text and own[-1][1] == before:
                    own[-1][1] = at
                else:
                    own.append([at, at, text])
            before = at
    en, ja = (tuple(at for at, _ in here[language]) for language in ("en", "ja"))
    return Words(en, ja, dict(sorted(sections.items())))
