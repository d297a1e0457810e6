"""Editions: what everybody has without any text. Names, facts, rule numbers, fingerprints.

    edition = load_edition("20120501")
    edition.rule("701.6a").sentences[0].fingerprint

An edition reads the manifest of a section when a rule of it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from pathlib import Path

from rules_text import known, manifests, numbers, places
from rules_text.errors import UnknownRevision, UnknownRule
from rules_text.known import DATA, Misprint, RevisionFacts, address, baseline, by_digest, find, published, revisions
from rules_text.manifests import CHAPTERS, Content, RuleFacts
from rules_text.model import Revision

__all__ = [
    "DATA",
    "Edition",
    "Misprint",
    "RevisionFacts",
    "RuleFacts",
    "address",
    "baseline",
    "by_digest",
    "find",
    "forget",
    "load_edition",
    "published",
    "revisions",
]


class Edition:
    """An edition's rules, without their text: numbers, titles, cross references, fingerprints."""

    def __init__(self, facts: RevisionFacts, directory: Path, order: tuple[str, ...]) -> None:
        self.facts = facts
        self._directory = directory
        self._order = {edition: place for place, edition in enumerate(order)}
        self._sections: dict[str, dict[str, RuleFacts]] = {}

    @classmethod
    def of(cls, revision: Revision) -> Edition:
        """Return the edition of a text that was just read, known or not."""
        source = revision.source
        facts = RevisionFacts(
            id=revision.id,
            language=revision.language,
            effective=revision.effective,
            sha256=source.sha256,
            size=source.size,
            encoding=source.encoding,
            line_ends=source.line_ends,
            source=source.name,
            rules=len(revision),
            scope=revision.scope,
        )
        return cls.whole(facts, (content for found in manifests.contents(revision).values() for content in found))

    @classmethod
    def whole(cls, facts: RevisionFacts, contents: Iterable[Content]) -> Edition:
        """Return an edition whose contents are all at hand."""
        edition = cls(facts, Path(), ())
        found: dict[str, list[Content]] = {}
        for content in contents:
            section = CHAPTERS if len(content.number) == 1 else content.number[:3]
            found.setdefault(section, []).append(content)
        edition._sections = {section: _facts(each) for section, each in found.items()}
        edition.sections = tuple(sorted(section for section in found if section != CHAPTERS))
        return edition

    @property
    def id(self) -> str:
        """The revision's id."""
        return self.facts.id

    @property
    def language(self) -> str:
        """`en` or `ja`."""
        return self.facts.language

    @cached_property
    def sections(self) -> tuple[str, ...]:
        """The numbers of the sections, in order."""
        names = sorted(path.stem for path in self._directory.glob("[1-9]*.tsv"))
        return tuple(name for name in names if self._section(name))

    def carries(self, number: str) -> bool:
        """Tell whether the edition would show a number if it existed: outside of its scope a rule is not removed."""
        return self.facts.carries(number)

    def __contains__(self, number: object) -> bool:
        return isinstance(number, str) and numbers.is_number(number) and number in self._of_section_of(number)

    def __iter__(self) -> Iterator[RuleFacts]:
        """Yield every rule in order, without the sections' own titles."""
        for section in self.sections:
            yield from self.section(section)

    def rule(self, number: str) -> RuleFacts:
        """Return what is known of a rule.

        Raises:
            UnknownRule: the edition has no such rule, or does not carry its section.
            NumberError: that is no rule number.
        """
        numbers.key(number)
        found = self._of_section_of(number).get(number)
        if found is not None and len(number) > 3:
            return found
        if found is not None:
            raise UnknownRule(f"{number} is a section, no rule", f"its first rule is {number}.1")
        if not self.carries(number):
            raise UnknownRule(f"{self.id} does not carry {number}", f"it shows section {', '.join(self.facts.scope)}")
        raise UnknownRule(f"{self.id} has no rule {number}", self._hint(number))

    def section(self, section: str) -> tuple[RuleFacts, ...]:
        """Return the rules of a section in order; () where the edition has none."""
        return tuple(rule for number, rule in self._section(section).items() if number != section)

    def under(self, number: str) -> tuple[RuleFacts, ...]:
        """Return the rules that a chapter, section or rule covers, itself included, in order."""
        if len(number) == 1:
            return tuple(rule for section in self.sections if section[0] == number for rule in self.section(section))
        return tuple(rule for rule in self.section(number[:3]) if numbers.covers(number, rule.number))

    def title(self, number: str) -> str | None:
        """Return the title of a chapter, a section, or a rule that is a heading; None where there is none."""
        found = self._section(CHAPTERS).get(number) if len(number) == 1 else self._of_section_of(number).get(number)
        return found.title if found else None

    @cached_property
    def fingerprints(self) -> frozenset[str]:
        """The fingerprints of all sentences and examples."""
        return frozenset(part.fingerprint for rule in self for part in (*rule.sentences, *rule.examples))

    def _hint(self, number: str) -> str:
        last = next(reversed(self._of_section_of(number)), None)
        return f"the section ends with {last}" if last else f"there is no section {number[:3]} in it"

    def _of_section_of(self, number: str) -> dict[str, RuleFacts]:
        return self._section(number[:3] if len(number) > 1 else CHAPTERS)

    def _section(self, section: str) -> dict[str, RuleFacts]:
        found = self._sections.get(section)
        if found is None:
            if not self._order:  # of a text: everything is there already
                return {}
            rows = manifests.read_rows(manifests.file_of(self._directory, section))
            found = _facts(list(manifests.in_edition(rows, self.id, self._order)))
            self._sections[section] = found
        return found


def _facts(contents: list[Content]) -> dict[str, RuleFacts]:
    found: dict[str, RuleFacts] = {}
    for content in contents:
        found.setdefault(content.number, content.facts())  # of a number printed twice, the first
    return found


@lru_cache(maxsize=256)
def load_edition(revision: str = "baseline", language: str | None = None, *, root: Path = DATA) -> Edition:
    """Return an edition by any name that `find` knows.

    Raises:
        UnknownRevision: there is none of that name, or it has no numbered rules.
        StoreError: a manifest is broken.
    """
    facts = find(revision, language, root=root)
    if not facts.readable:
        raise UnknownRevision(f"{facts.id} has no numbered rules: {'; '.join(facts.oddities)}")
    order = tuple(each.id for each in published(facts.language, root=root))
    if facts.id in order:
        return Edition(facts, root / "manifests" / facts.language, order)
    rows = manifests.read_rows(places.text_dir(facts) / places.MANIFEST)
    return Edition.whole(facts, (row.content for row in rows))


def forget() -> None:
    """Read everything anew at the next call: revisions.toml, manifests or imported texts were just written."""
    known.forget()
    load_edition.cache_clear()
