"""What changed between two revisions, rule by rule, with renumbering told from rewording.

    diff("20250725", "baseline").changes

Two English editions are compared along their lineage, text or no text; two Japanese ones, or pages, by their texts.
Where the texts are on this machine, the words that changed are marked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from rapidfuzz.distance import Opcodes
from rapidfuzz.distance.LCSseq import opcodes

from rules_text import editions, fingerprints, lineage, numbers
from rules_text.editions import Edition, RevisionFacts, load_edition
from rules_text.errors import UnknownRevision
from rules_text.model import Revision
from rules_text.relations import KINDS, Relation, relate
from rules_text.store import load_text

Mark = Literal["same", "gone", "new"]
Piece = tuple[Mark, str]


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a rule, or of several.

    `sentences` are the numbers of those that were edited, removed (in the old rule) and added (in the new one);
    `pieces` are the words, marked, where the texts are at hand.
    """

    relation: Relation
    title: str | None
    sentences_old: tuple[int, ...] = ()
    sentences_new: tuple[int, ...] = ()
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Diff:
    """The changes from an older revision to a newer one, in the order of the newer one."""

    old: RevisionFacts
    new: RevisionFacts
    changes: tuple[Change, ...]
    unchanged: int
    has_text: bool
    by_lineage: bool  # else by the texts alone, and no person has looked at it

    def counts(self) -> dict[str, int]:
        """Return how many changes there are of each kind."""
        return {kind: sum(change.relation.kind == kind for change in self.changes) for kind in KINDS[1:]}


def diff(old: str, new: str, language: str | None = None, *, under: Iterable[str] = ()) -> Diff:
    """Return what changed between two revisions of one language.

    Args:
        old: any name of a revision.
        new: another one.
        language: `en` or `ja`, where the names may be of either.
        under: chapters, sections or rules, of either revision, to stay within; () is everything.

    Raises:
        UnknownRevision: one is unknown, their languages differ, or their texts are needed and not here.
    """
    before, after = editions.find(old, language), editions.find(new, language)
    if before.language != after.language:
        raise UnknownRevision(
            f"{before.id} is {before.language}, {after.id} is {after.language}",
            "`crconf pair` lays two languages side by side",
        )
    by_lineage = before.language == "en" and min(before.id, after.id) >= lineage.FIRST
    texts = _texts(before, after, needed=not by_lineage)
    if by_lineage:
        found = _in_order(lineage.relations(before.id, after.id))
    else:
        assert texts is not None
        found = _in_order(relate(*texts))
    kept = [relation for relation in found if _is_under((*relation.old, *relation.new), tuple(under))]
    sides = (load_edition(before.id, before.language), load_edition(after.id, after.language))
    today = {relation.old[0]: relation.new[0] for relation in found if relation.old and relation.new}
    changes = [_change(relation, sides, texts, today) for relation in kept if relation.kind != "unchanged"]
    unchanged = sum(relation.kind == "unchanged" for relation in kept)
    return Diff(before, after, tuple(changes), unchanged, texts is not None, by_lineage)


def _texts(before: RevisionFacts, after: RevisionFacts, *, needed: bool) -> tuple[Revision, Revision] | None:
    try:
        return load_text(before.id, before.language), load_text(after.id, after.language)
    except UnknownRevision:
        if needed:
            raise
        return None


def _in_order(relations: Iterable[Relation]) -> list[Relation]:
    """Return relations by the number that they have in the new revision, else in the old one."""
    return sorted(relations, key=lambda relation: (numbers.key((relation.new or relation.old)[0]), not relation.new))


def _is_under(found: tuple[str, ...], under: tuple[str, ...]) -> bool:
    return not under or any(numbers.covers(scope, number) for scope in under for number in found)


def _change(
    relation: Relation,
    sides: tuple[Edition, Edition],
    texts: tuple[Revision, Revision] | None,
    today: Mapping[str, str],
) -> Change:
    side, number = (sides[1], relation.new[0]) if relation.new else (sides[0], relation.old[0])
    title = side.title(number) or side.title(number.rstrip(numbers.LETTERS)) or side.title(number[:3])
    prints = [
        [
            (part.fingerprint, place)
            for each in named
            if "." in each and each in edition
            for place, part in enumerate(edition.rule(each).sentences, 1)
        ]
        for edition, named in zip(sides, (relation.old, relation.new), strict=True)
    ]
    kept = {part for part, _ in prints[0]} & {part for part, _ in prints[1]}
    edited = [tuple(place for part, place in found if part not in kept) for found in prints]
    is_single = len(relation.old) <= 1 >= len(relation.new)  # of several rules the numbers would say nothing
    pieces: tuple[Piece, ...] = ()
    if texts is not None and relation.kind != "renumbered":
        said = [_said(text, named) for text, named in zip(texts, (relation.old, relation.new), strict=True)]
        pieces = mark(said[0], said[1], side.language, today)
    return Change(relation, title, edited[0] if is_single else (), edited[1] if is_single else (), pieces)


def _said(text: Revision, named: tuple[str, ...]) -> str:
    parts: list[str] = []
    for number in named:
        if number in text:
            rule = text.rule(number)
            parts += (rule.text, *rule.examples)
        else:
            parts.append(text.titles.get(number, ""))
    return "\n".join(parts)


_TOKEN = {
    "en": re.compile(r"\s*(?:--+|[—–])\s*|\s+|[1-9]\d\d(?:\.\d+[a-z]{0,2})?(?!\w)|\w+(?:['’]\w+)*|."),
    "ja": re.compile(r"(?:[1-9]\d\d(?:\.\d+[a-z]{0,2})?(?![A-Za-z0-9])|[A-Za-z0-9]+|.)\s*"),
}
_SHORT = {"en": 1, "ja": 2}  # so many equal tokens between two changes are part of the change


def mark(old: str, new: str, language: str = "en", today: Mapping[str, str] | None = None) -> tuple[Piece, ...]:
    """Return the words of two texts, marked: in both, gone, or new.

    Print (curly or straight quotes, dashes, spaces of a Japanese page) is no change, nor is a cross reference that
    followed its rule; where the two differ in that alone, the new text's is shown.

    Args:
        old: a text; "" where there was none.
        new: another one.
        language: of both.
        today: what each old number is in the new revision.
    """
    before, after = _TOKEN[language].findall(old), _TOKEN[language].findall(new)
    renamed = today or {}
    codes: dict[str, str] = {}

    def encode(tokens: list[str], rename: Callable[[str], str]) -> str:
        said = (fingerprints.normalise(rename(token.strip() or token), language) for token in tokens)
        return "".join(codes.setdefault(each, chr(0x10000 + len(codes))) for each in said)

    found = opcodes(encode(before, lambda token: renamed.get(token, token)), encode(after, str))
    return _joined(found, before, after, _SHORT[language])


def _joined(found: Opcodes, before: list[str], after: list[str], short: int) -> tuple[Piece, ...]:
    """Return the pieces of an edit, equal ones that are too short to read taken into the change around them."""
    pieces: list[Piece] = []
    gone = new = ""
    blocks = list(found)
    for place, block in enumerate(blocks):
        here, there = before[block.src_start : block.src_end], after[block.dest_start : block.dest_end]
        is_inside = 0 < place < len(blocks) - 1
        if block.tag != "equal" or (is_inside and _is_scrap(there, short)):
            gone, new = gone + "".join(here), new + "".join(there)
            continue
        space = _space_behind(gone, new)
        pieces += _changed(gone.removesuffix(space), new.removesuffix(space))
        pieces.append(("same", space + "".join(there)))
        gone = new = ""
    return (*pieces, *_changed(gone, new))


def _space_behind(gone: str, new: str) -> str:
    """Return the space that both sides of a change end with; it reads better behind the change."""
    space = gone[len(gone.rstrip()) :]
    return space if gone.strip() and new.strip() and new.endswith(space) else ""


def _changed(gone: str, new: str) -> list[Piece]:
    pieces: list[Piece] = [("gone", gone), ("new", new)]
    return [piece for piece in pieces if piece[1]]


def _is_scrap(tokens: list[str], short: int) -> bool:
    words = [token for token in tokens if token.strip()]
    return len(words) < short or (len(words) == short and not words[0].isalnum())
