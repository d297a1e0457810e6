"""Baselines: the cases that an engine is known to break, so that its CI fails on changes alone.

The file is written by ``crconf run --update-baseline`` and never by hand. It has a line a case: its id, its verdict and
why, separated by tabs, in the order of ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from conformance.errors import ResultsError
from conformance.results import BROKEN, CaseResult, Results
from conformance.writing import write_atomically

HEAD = "# Cases that this engine is known to break. Written by crconf run --update-baseline; do not edit.\n"


class Changes(Struct, frozen=True):
    """What a run shows against a baseline."""

    broken: tuple[CaseResult, ...]  # broken, and not known to be
    mended: tuple[CaseResult, ...]  # known to be broken, and no longer so

    def __bool__(self) -> bool:
        return bool(self.broken or self.mended)


def read_baseline(path: Path) -> frozenset[str]:
    """The ids in a baseline file.

    Raises:
        ResultsError: the file is missing or is none.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        raise ResultsError(f"{path}: there is no such file", "--update-baseline writes it") from None
    except UnicodeDecodeError:
        raise ResultsError(f"{path}: this is no baseline file", "--update-baseline writes one") from None
    ids: set[str] = set()
    for number, line in enumerate(lines, 1):
        if line.startswith("#") or not line.strip():
            continue
        case, tab, rest = line.partition("\t")
        if not tab or rest.partition("\t")[0] not in BROKEN or case in ids:
            raise ResultsError(f"{path}:{number}: this is no line of a baseline", "--update-baseline writes it anew")
        ids.add(case)
    return frozenset(ids)


def changes(results: Results, known: Iterable[str]) -> Changes:
    """What is new in a run; of the known cases only those that it played count."""
    known = frozenset(known)
    return Changes(
        broken=tuple(case for case in results.broken if case.id not in known),
        mended=tuple(case for case in results.cases if case.id in known and case.verdict not in BROKEN),
    )


def write_baseline(path: Path, results: Results, known: Iterable[str] = ()) -> None:
    """Write what a run broke; of the ids known before, those that it did not play stay."""
    played = {case.id for case in results.cases}
    before = {line.partition("\t")[0]: line for line in _lines(path)}
    kept = {case: before[case] for case in known if case not in played and case in before}
    broken = {case.id: f"{case.id}\t{case.verdict}\t{' '.join(case.message.split())}" for case in results.broken}
    lines = [line for _, line in sorted({**kept, **broken}.items())]
    write_atomically(path, HEAD + "".join(f"{line}\n" for line in lines))


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []
