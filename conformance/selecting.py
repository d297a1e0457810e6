"""Which cases a run plays: by rule, by words, by id, and a part of them for one of several machines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from conformance.cases import Case
from conformance.errors import SelectionError
from rules_text import numbers


@dataclass(frozen=True)
class Selection:
    """What was asked for; a case has to fit all that is given."""

    rules: tuple[str, ...] = ()  # "601", "601.2", "601.2f", "601.2a-d"
    words: tuple[str, ...] = ()  # each of which stands in the case's id, name, path, tags or source
    ids: frozenset[str] | None = None
    shard: tuple[int, int] | None = None  # (i, n): the i-th of n parts, i from 1

    def __str__(self) -> str:
        parts = [*(f"--rule {rule}" for rule in self.rules), *(f"-k {word!r}" for word in self.words)]
        parts += ["--since-failed"] if self.ids is not None else []
        parts += [f"--shard {self.shard[0]}/{self.shard[1]}"] if self.shard is not None else []
        return " ".join(parts)


def read_shard(text: str) -> tuple[int, int]:
    """Read "2/5"; raises `SelectionError`."""
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise SelectionError(f"{text!r} is no shard", "write 2/5 for the second of five parts")
    return int(match[1]), int(match[2])


def select(
    cases: Iterable[Case], selection: Selection, numbers_shown: Mapping[str, tuple[str, ...]] | None = None
) -> tuple[Case, ...]:
    """The cases that fit, in their order.

    Args:
        numbers_shown: what the baseline's numbers are in the numbering that the selection uses; None for the baseline.

    Raises:
        SelectionError: none does.
        rules_text.errors.NumberError: something is no rule number or range.
    """
    ranges = [numbers.parse_range(rule) for rule in selection.rules]
    words = [word.casefold() for word in selection.words]
    chosen = [
        case
        for case in cases
        if (not ranges or any(_under(rule, one) for rule in _numbers(case, numbers_shown) for one in ranges))
        and all(word in _text_of(case) for word in words)
        and (selection.ids is None or case.id in selection.ids)
    ]
    if selection.shard is not None:
        part, parts = selection.shard
        chosen = chosen[part - 1 :: parts]
    if not chosen:
        raise SelectionError(f"no case fits {selection}" if str(selection) else "there are no cases", _hint(selection))
    return tuple(chosen)


def _hint(selection: Selection) -> str:
    if selection.words:
        return "-k looks for words in ids, names, tags and steps, and all of them have to be in one case"
    return "crconf report shows which rules have scenarios; --rule takes 601, 601.2f or 601.2a-d"


def rules_of(case: Case) -> tuple[str, ...]:
    """The rules that a case checks, at the baseline's numbers, in the order of its tags."""
    tags = (*case.requirements, *(example for example in case.examples if ":" not in example))
    return tuple(dict.fromkeys(tag.partition("/")[0] for tag in tags))


def _numbers(case: Case, numbers_shown: Mapping[str, tuple[str, ...]] | None) -> tuple[str, ...]:
    """The numbers of a case's rules in the numbering in force."""
    if numbers_shown is None:
        return rules_of(case)
    return tuple(number for rule in rules_of(case) for number in numbers_shown.get(rule, (rule,)))


def _under(rule: str, limits: tuple[str, str]) -> bool:
    first, last = limits
    return numbers.key(first) <= numbers.key(rule) and (
        numbers.key(rule) <= numbers.key(last) or numbers.covers(last, rule)
    )


def _text_of(case: Case) -> str:
    return "\n".join((case.id, case.name, case.feature, *case.requirements, *case.examples, case.source)).casefold()
