"""Editions: what everybody has without any text. Names, facts, rule numbers, fingerprints.

    edition = load_edition("20120501")
    edition.rule("701.6a").sentences[0].fingerprint

An edition reads the manifest of a section when a rule of it is asked for.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec

from rules_text import manifests, numbers
from rules_text.errors import StoreError, UnknownRevision, UnknownRule
from rules_text.manifests import CHAPTERS, Content, RuleFacts
from rules_text.model import Revision

__all__ = ["Edition", "Misprint", "RevisionFacts", "RuleFacts", "baseline", "find", "load_edition", "revisions"]

DATA = Path(__file__).parent


class Misprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule's number that an edition printed wrongly, and the one that its place shows to be meant."""

    line: int
    printed: str
    meant: str


class RevisionFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is known of a revision, `revisions.toml` row by row."""

    id: str  # the file name's date; YYYYMMDD.N in Japanese; ja-page-<sha8> for a page without a date
    language: str = "en"
    effective: str | None = None  # YYYYMMDD; before 2009 the texts do not say
    sha256: str
    size: int  # bytes
    encoding: str
    line_ends: str = "LF"
    source: str  # of the `[sources]` table: where to get it
    numbering: str = "2009"  # the scheme of its numbers: 2009, or 1999 before July 2009
    rules: int = 0
    sentences: int = 0
    examples: int = 0
    scope: tuple[str, ...] = ()  # the sections that a page shows; () is everything
    fits: tuple[str, ...] = ()  # the English editions that an undated page may render
    misprints: tuple[Misprint, ...] = ()
    oddities: tuple[str, ...] = ()
    readable: bool = True  # false for what was published in the rules' place and is no numbered text

    def carries(self, number: str) -> bool:
        """Tell whether the revision would show a number if it existed."""
        return not self.scope or any(numbers.covers(section, number) for section in self.scope)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    baseline: str
    sources: dict[str, str]
    revision: tuple[RevisionFacts, ...]


@lru_cache(maxsize=4)
def _file(root: Path) -> _File:
    path = root / "revisions.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise StoreError(f"{path}: {error}", "take the file from git, or install crconf again") from error


def revisions(language: str | None = None, *, root: Path = DATA) -> tuple[RevisionFacts, ...]:
    """Return the known revisions, English before Japanese, oldest first.

    Args:
        language: `en` or `ja` for those alone.
        root: the folder of revisions.toml and manifests/.
    """
    return tuple(facts for facts in _file(root).revision if language in (None, facts.language))


def baseline(*, root: Path = DATA) -> str:
    """Return the id of the revision that the corpus's numbers refer to."""
    return _file(root).baseline


def address(facts: RevisionFacts, *, root: Path = DATA) -> str:
    """Return where a revision's text is to be had."""
    return _file(root).sources.get(facts.source, facts.source)


def find(name: str, language: str | None = None, *, root: Path = DATA) -> RevisionFacts:
    """Return the revision that a name means.

    Args:
        name: an id (`20260807`), the same with dashes, `baseline`, `latest`, an effective date, or the beginning of
            an id that no other shares (`202308`, `ja-page-1f`).
        language: `en` or `ja`, where the name may be of either.
        root: the folder of revisions.toml and manifests/.

    Raises:
        UnknownRevision: it means none, or several.
    """
    known = revisions(language, root=root)
    if name == "baseline":
        name = baseline(root=root)
    if name == "latest":
        return known[-1] if language else revisions("en", root=root)[-1]
    wanted = name.replace("-", "") if re.fullmatch(r"\d{4}-\d\d-\d\d", name) else name
    for found in (
        [facts for facts in known if facts.id == wanted],
        [facts for facts in known if facts.effective == wanted],
        [facts for facts in known if wanted and facts.id.startswith(wanted)],
    ):
        if len(found) == 1:
            return found[0]
        if found:
            several = ", ".join(facts.id for facts in found[:6]) + (", ..." if len(found) > 6 else "")
            raise UnknownRevision(f"{name!r} may be {several}", "give the whole id")
    ids = [facts.id for facts in known]
    near = get_close_matches(wanted, ids, n=3, cutoff=0.7)
    kind = {"en": "English ", "ja": "Japanese "}.get(language or "", "")
    hint = (
        f"near it: {', '.join(near)}" if near else f"{len(ids)} are known, from {ids[0]} to {ids[-1]}" if ids else None
    )
    raise UnknownRevision(f"no {kind}revision {name!r} is known", hint)


def by_digest(sha256: str, *, root: Path = DATA) -> RevisionFacts | None:
    """Return the revision of which these bytes are the file, None where they are of none that is known."""
    return next((facts for facts in revisions(root=root) if facts.sha256 == sha256), None)


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
        edition = cls(facts, Path(), ())
        edition._sections = {section: _facts(found) for section, found in manifests.contents(revision).items()}
        edition.sections = tuple(sorted(section for section in edition._sections if section != CHAPTERS))
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
    return {content.number: content.facts() for content in contents}


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
    order = tuple(known.id for known in revisions(facts.language, root=root))
    return Edition(facts, root / "manifests" / facts.language, order)


def forget() -> None:
    """Read revisions.toml and manifests anew at the next call: they were just written."""
    _file.cache_clear()
    load_edition.cache_clear()
