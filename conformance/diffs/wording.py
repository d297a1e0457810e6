"""How relations between rules are said in a line, and which of them a reader can do without."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules_text import numbers
from rules_text.diffing import Change
from rules_text.relations import Relation


def said(relation: Relation) -> str:
    """Return what became of a rule, in words: `601.6a was 601.5a`, `802.5 is gone`."""
    old, new = ", ".join(relation.old), ", ".join(relation.new)
    match relation.kind:
        case "added":
            words = f"{new} is new"
        case "removed":
            words = f"{old} is gone"
        case "split":
            words = f"{old} was split into {new}"
        case "merged":
            words = f"{new} merges {old}"
        case "renumbered":
            words = f"{new} was {old}"
        case "renumbered+edited":
            words = f"{new} was {old}, and was edited"
        case "edited":
            words = f"{new} was edited"
        case _:
            words = f"{new} is unchanged"
    return words + (" (a guess)" if relation.ambiguous else "")


def sentences(change: Change) -> str:
    """Return which sentences of an edited rule are others, counted from 1; "" where there is nothing to say."""
    if "edited" not in change.relation.kind:
        return ""
    parts = [f"sentence {_listed(change.sentences_new)}"] if change.sentences_new else []
    if change.sentences_old and change.sentences_old != change.sentences_new:
        parts.append(f"before: {_listed(change.sentences_old)}")
    return "; ".join(parts)


def _listed(places: Iterable[int]) -> str:
    return ", ".join(map(str, places))


def moved_alone(changes: Iterable[Change]) -> list[tuple[str, str, bool]]:
    """Return (old, new, with all below it) for every rule that got another number.

    What stands under a rule and kept its last letter is not told of separately.
    """
    moves = {
        change.relation.old[0]: change.relation.new[0]
        for change in changes
        if change.relation.kind.startswith("renumbered")
    }
    return [
        (old, new, any(_goes_along(moves, below) for below in moves if numbers.parent_of(below) == old))
        for old, new in moves.items()
        if not _goes_along(moves, old)
    ]


def _goes_along(moves: Mapping[str, str], number: str) -> bool:
    """Tell whether a number changed only because the one above it did."""
    above = numbers.parent_of(number)
    over = moves.get(above) if above is not None else None
    return over is not None and above is not None and moves[number] == over + number.removeprefix(above)
