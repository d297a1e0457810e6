"""Manifests: what an edition has, without its text. One file a section, a row a rule.

    number  first  last  title  sentences  examples

The columns are separated by tabs. A row holds in each edition from `first` to `last` that carries the section. A
sentence or an example is its fingerprint, a colon, and its cross references (`0123456789abcdef:601.2f,601.2a-601.2d`).
Chapters and sections have rows of their own, with a title alone; chapters stand in `chapters.tsv`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rules_text import numbers
from rules_text.errors import StoreError
from rules_text.fingerprints import Print
from rules_text.model import Revision

CHAPTERS = "chapters"
_TERM = 60  # characters
_HEADER = "number\tfirst\tlast\ttitle\tsentences\texamples\n"


@dataclass(frozen=True, slots=True)
class RuleFacts:
    """What is known of a rule without its text."""

    number: str
    title: str | None
    sentences: tuple[Print, ...]
    examples: tuple[Print, ...]

    @property
    def references(self) -> tuple[str, ...]:
        """The cross references of sentences and examples, in order."""
        return tuple(reference for part in (*self.sentences, *self.examples) for reference in part.references)


class Content(NamedTuple):
    """A row without its editions: what must be equal for a rule to stay in one row."""

    number: str
    title: str
    sentences: str
    examples: str

    def facts(self) -> RuleFacts:
        """Return the same, read."""
        return RuleFacts(self.number, self.title or None, _prints(self.sentences), _prints(self.examples))


class Row(NamedTuple):
    """A content and the first and last edition in which it stands."""

    first: str
    last: str
    content: Content


def _prints(text: str) -> tuple[Print, ...]:
    return tuple(map(Print.parse, text.split())) if text else ()


def contents(revision: Revision) -> dict[str, list[Content]]:
    """Return a text's contents by section, headings included; chapters under `chapters`."""
    found: dict[str, list[Content]] = {}
    for number, title in revision.titles.items():
        section = CHAPTERS if len(number) == 1 else number
        found.setdefault(section, []).append(Content(number, _term(title), "", ""))
    for rule in revision.rules:
        content = Content(
            rule.number,
            _term(rule.title or ""),
            " ".join(map(str, rule.sentence_prints())),
            " ".join(map(str, rule.example_prints())),
        )
        found.setdefault(numbers.section_of(rule.number), []).append(content)
    return found


def _term(title: str) -> str:
    """Return a title as a term; a sentence in a title's place (a section left blank says so) is text, and left out."""
    words = " ".join(title.split())
    return "" if len(words) > _TERM or words.endswith((".", ".]")) else words


def file_of(directory: Path, section: str) -> Path:
    """Return the file of a section, or of `chapters`."""
    return directory / f"{section}.tsv"


def read_rows(path: Path) -> list[Row]:
    """Return the rows of a section's file; none where there is no file.

    Raises:
        StoreError: the file is broken; FILE:LINE.
    """
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{path}: {error}") from error
    rows: list[Row] = []
    for line, row in enumerate(text.split("\n")[1:], 2):
        if not row:
            continue
        columns = row.split("\t")
        if len(columns) != 6:
            raise StoreError(f"{path}:{line}: a row has 6 columns, this has {len(columns)}", "take the file from git")
        number, first, last, title, sentences, examples = columns
        rows.append(Row(first, last, Content(number, title, sentences, examples)))
    return rows


def in_edition(rows: Iterable[Row], edition: str, order: Mapping[str, int]) -> Iterator[Content]:
    """Yield the contents that stand in an edition.

    Args:
        rows: of one section.
        edition: the edition's id.
        order: the place of every edition of the language.
    """
    place = order[edition]
    for first, last, content in rows:
        if order[first] <= place <= order[last]:
            yield content


def compress(occurrences: Mapping[Content, Iterable[str]], order: Sequence[str]) -> list[Row]:
    """Return the rows for contents and the editions in which they stand.

    Args:
        occurrences: content -> its editions.
        order: the editions that carry the section, oldest first; a run goes over neighbours in it.
    """
    place = {edition: index for index, edition in enumerate(order)}
    rows: list[Row] = []
    for content, editions in occurrences.items():
        places = sorted({place[edition] for edition in editions})
        start = previous = places[0]
        for here in places[1:]:
            if here != previous + 1:
                rows.append(Row(order[start], order[previous], content))
                start = here
            previous = here
        rows.append(Row(order[start], order[previous], content))
    rows.sort(key=lambda row: (numbers.key(row.content.number), place[row.first], row.content))
    return rows


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """Write a section's file, whole or not at all."""
    lines = (f"{c.number}\t{first}\t{last}\t{c.title}\t{c.sentences}\t{c.examples}\n" for first, last, c in rows)
    write_atomically(path, _HEADER + "".join(lines))


def write_atomically(path: Path, text: str | bytes) -> None:
    """Write a file beside its place and move it there.

    Raises:
        StoreError: the folder cannot be made or written.
    """
    raw = text.encode() if isinstance(text, str) else text
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(raw)
        beside.replace(path)
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror or error}") from error
    finally:
        beside.unlink(missing_ok=True)


def add(directory: Path, revisions: Iterable[Revision], carrying: Mapping[str, Sequence[str]]) -> None:
    """Add texts to the manifests of their language, or put them in place of what was known of them.

    Args:
        directory: `manifests/<language>`.
        revisions: the texts.
        carrying: section (or `chapters`) -> the editions that carry it, oldest first, the new ones among them.
    """
    new: dict[str, dict[str, list[Content]]] = {}  # section -> edition -> contents
    replaced = set()
    for revision in revisions:
        replaced.add(revision.id)
        for section, found in contents(revision).items():
            new.setdefault(section, {})[revision.id] = found
    for section in sorted(set(new) | {path.stem for path in directory.glob("*.tsv")}):
        order = carrying.get(section, ())
        place = {edition: index for index, edition in enumerate(order)}
        occurrences: dict[Content, list[str]] = {}
        for row in read_rows(file_of(directory, section)):
            for edition in order[place[row.first] : place[row.last] + 1]:
                if edition not in replaced:
                    occurrences.setdefault(row.content, []).append(edition)
        for edition, found in new.get(section, {}).items():
            for content in found:
                occurrences.setdefault(content, []).append(edition)
        write_rows(file_of(directory, section), compress(occurrences, order))
