"""Writing `reviewed:` into requirement files, with everything else in them left as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from rules_text import ledger
from rules_text.errors import LedgerError
from rules_text.ledger import Requirement
from rules_text.manifests import write_atomically

_KEY = re.compile(r"  \S")


def mark_reviewed(path: Path, ids: Iterable[str] | None = None) -> tuple[Requirement, ...]:
    """Note in a requirement file that a person has read requirements beside their sentences as these are now.

    Args:
        path: the file.
        ids: the slugs of the requirements; None for all in the file.

    Returns:
        The requirements whose entry changed.

    Raises:
        LedgerError: the file is broken, has no such requirement, or a requirement claims a sentence that is not there.
    """
    requirements = ledger.load_requirements([path])
    wanted = {requirement.id for requirement in requirements} if ids is None else set(ids)
    unknown = wanted - {requirement.id for requirement in requirements}
    if unknown:
        raise LedgerError(f"{path}: no requirement {sorted(unknown)[0]!r}")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    changed: list[Requirement] = []
    for place in reversed(range(len(requirements))):
        requirement = requirements[place]
        end = requirements[place + 1].line - 1 if place + 1 < len(requirements) else len(lines)
        if requirement.id in wanted and _mark(lines, requirement, end):
            changed.insert(0, requirement)
    if changed:
        write_atomically(path, "".join(lines))
    return tuple(changed)


def _mark(lines: list[str], requirement: Requirement, end: int) -> bool:
    """Set the entry's `reviewed:`; lines[requirement.line - 1:end] are the entry and what follows it."""
    edition = ledger.home(requirement)
    prints = ", ".join(f'"{part.fingerprint}"' for part in ledger.prints(requirement, edition))
    marked = f'  reviewed: {{revision: "{edition.id}", fingerprints: [{prints}]}}\n'
    body = range(requirement.line - 1, end)
    last = max(place for place in body if lines[place].strip() and not lines[place].lstrip().startswith("#"))
    start = next((place for place in body if lines[place].startswith("  reviewed:")), None)
    if start is None:
        if not lines[last].endswith("\n"):
            lines[last] += "\n"
        lines.insert(last + 1, marked)
        return True
    stop = next((place for place in range(start + 1, last + 1) if _KEY.match(lines[place])), last + 1)
    if lines[start:stop] == [marked]:
        return False
    lines[start:stop] = [marked]
    return True
