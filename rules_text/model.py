"""What a rule text is: a revision, its rules, their sentences, examples and cross references.

A `Revision` holds a text as it was read from a file or page. What everybody has without any text (numbers, titles,
fingerprints) is an `Edition`, in `rules_text.editions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from rules_text import numbers, references, sentences
from rules_text.errors import UnknownRule
from rules_text.fingerprints import Print, fingerprint
from rules_text.references import CrossReference

__all__ = ["CrossReference", "Oddity", "Revision", "Rule", "Source"]


@dataclass(frozen=True)
class Rule:
    """A rule or subrule as one revision has it.

    A sentence is a string, counted from 1 by everything that cites it; so is an example.
    """

    number: str
    text: str  # as printed behind the number, paragraphs separated by a newline
    examples: tuple[str, ...] = ()
    language: str = "en"
    title: str | None = None  # the term, where the text is a heading: `Destroy`, or `破壊する／Destroy`
    line: int | None = None  # of the number, in the file

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """The sentences of the text; () for a heading and for a heading without a body."""
        return () if self.title is not None else sentences.split(self.text, self.language)

    @cached_property
    def references(self) -> tuple[CrossReference, ...]:
        """The cross references of text and examples, in order."""
        return references.references("\n".join((self.text, *self.examples)))

    def sentence(self, number: int) -> str:
        """Return a sentence by its number, from 1.

        Raises:
            UnknownRule: the rule has fewer sentences.
        """
        return self._part("sentence", self.sentences, number)

    def example(self, number: int) -> str:
        """Return an example by its number, from 1.

        Raises:
            UnknownRule: the rule has fewer examples.
        """
        return self._part("example", self.examples, number)

    def _part(self, kind: str, parts: tuple[str, ...], number: int) -> str:
        if not 1 <= number <= len(parts):
            raise UnknownRule(f"{self.number} has {len(parts)} {kind}s, no {kind} {number}")
        return parts[number - 1]

    def sentence_prints(self) -> tuple[Print, ...]:
        """Return one fingerprint a sentence."""
        return tuple(fingerprint(sentence, self.language) for sentence in self.sentences)

    def example_prints(self) -> tuple[Print, ...]:
        """Return one fingerprint an example."""
        return tuple(fingerprint(example, self.language) for example in self.examples)


@dataclass(frozen=True, slots=True)
class Oddity:
    """Something about a text that is worth telling: a misprint, a gap, a number out of order.

    `kind` is one of `duplicate`, `order`, `truncated`, `misprint`, `gap`, `punctuation`, `indent`, `title`, `stray`,
    `footer`, `empty`, `reference`.
    """

    kind: str
    message: str
    line: int | None = None
    number: str | None = None

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"


@dataclass(frozen=True, slots=True)
class Source:
    """Where a text came from, byte for byte."""

    name: str  # the file's name, or the page's address
    sha256: str
    size: int  # bytes
    encoding: str  # utf-8, utf-8-sig, utf-16-le, utf-16-be, cp1252, ascii
    line_ends: str  # LF, CRLF, CR or mixed


@dataclass(frozen=True)
class Revision:
    """The text of an edition, or of the part of one that a page shows."""

    id: str  # 20260807; 20231117.0 in Japanese; ja-page-<sha8> for a page without a date
    language: str
    source: Source
    rules: tuple[Rule, ...]
    titles: dict[str, str]  # of chapters and sections: `6` -> Spells, Abilities, and Effects
    effective: str | None = None  # YYYYMMDD, as the text itself says
    scope: tuple[str, ...] = ()  # the sections it shows; () is the whole of the rules
    oddities: tuple[Oddity, ...] = field(default=(), compare=False)

    @cached_property
    def _by_number(self) -> dict[str, Rule]:
        return {rule.number: rule for rule in reversed(self.rules)}  # of a number printed twice, the first

    def __contains__(self, number: object) -> bool:
        return number in self._by_number

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def carries(self, number: str) -> bool:
        """Tell whether the text would show a number if it existed: outside of its scope a rule is not removed."""
        return not self.scope or any(numbers.covers(section, number) for section in self.scope)

    def rule(self, number: str) -> Rule:
        """Return a rule by its number.

        Raises:
            UnknownRule: the text has no such rule, or does not carry its section.
            NumberError: that is no rule number.
        """
        found = self._by_number.get(number)
        if found is not None:
            return found
        numbers.key(number)
        if not self.carries(number):
            raise UnknownRule(f"{self.id} does not carry {number}", f"it shows section {', '.join(self.scope)} alone")
        raise UnknownRule(f"{self.id} has no rule {number}")

    def under(self, number: str) -> tuple[Rule, ...]:
        """Return the rules that a chapter, section or rule covers, itself included, in order."""
        return tuple(rule for rule in self.rules if numbers.covers(number, rule.number))
