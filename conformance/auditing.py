"""Audits a source tree: which files, which lines to leave alone, and what each line was written at.

The ignore file has a line a pattern, with a rule's number behind it to leave alone that number only:

    docs/old/*            # written for another edition on purpose
    src/table.rs 704.5y   # our own numbering

A line of source with `crconf: ignore` in it is left alone as well.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path

from conformance.errors import ConformanceError
from conformance.writing import write_atomically
from rules_text import auditing, editions, numbers
from rules_text.auditing import Finding

IGNORE_FILE = ".crconf-audit-ignore"
INLINE = "crconf: ignore"
LARGEST = 8_000_000  # bytes; larger files are data
PASSED_OVER = frozenset(
    ".git .hg .svn .tox .mypy_cache .ruff_cache .pytest_cache .venv venv node_modules __pycache__ target".split()  # noqa: SIM905
)


class AuditError(ConformanceError):
    """The tree, the ignore file or git's blame cannot be read."""


@dataclass(frozen=True, slots=True)
class Place:
    """A finding in a file; `path` is below the audited folder, with slashes."""

    path: str
    finding: Finding


@dataclass(frozen=True, slots=True)
class Ignored:
    """What an ignore file says."""

    rows: tuple[tuple[str, str | None], ...] = ()  # pattern, number

    def covers(self, path: str, number: str | None = None) -> bool:
        """Tell whether a file, or a number in it, is to be left alone."""
        return any(
            (fnmatchcase(path, pattern) or path.startswith(pattern.rstrip("/*") + "/")) and of in (None, number)
            for pattern, of in self.rows
        )


def read_ignored(path: Path) -> Ignored:
    """Return what an ignore file says.

    Raises:
        AuditError: it cannot be read, or has a line that is not understood; FILE:LINE.
    """
    rows = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise AuditError(f"{path}: {error}") from error
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) > 2 or (len(words) == 2 and not numbers.is_number(words[1])):
            raise AuditError(f"{path}:{number}: {line.strip()!r} is not understood", "write a pattern, and a number")
        rows.append((words[0], words[1] if len(words) == 2 else None))
    return Ignored(tuple(rows))


def files(root: Path) -> Iterator[tuple[str, Path]]:
    """Yield the files of a tree that may hold text, each with its path below it, in order.

    In a checkout of git these are the files that it does not ignore. Links are not followed.
    """
    if root.is_file():
        yield root.name, root
        return
    for path in _known_to_git(root) or _below(root):
        if path.is_file() and not path.is_symlink() and path.stat().st_size <= LARGEST:
            yield path.relative_to(root).as_posix(), path


def _known_to_git(root: Path) -> list[Path]:
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        found = subprocess.run(command, capture_output=True, timeout=120, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return []  # no git: the whole tree is looked through
    return [root / os.fsdecode(name) for name in sorted(set(found.stdout.split(b"\0"))) if name]


def _below(root: Path) -> Iterator[Path]:
    for folder, below, names in os.walk(root):
        below[:] = sorted(name for name in below if name not in PASSED_OVER and not (Path(folder) / name).is_symlink())
        yield from (Path(folder) / name for name in sorted(names))


def audit(
    root: Path, edition: str, ignored: Ignored, written: str | None = None, *, blame: bool = False
) -> Iterator[Place]:
    """Yield what is wrong with the citations of a tree, file by file.

    Args:
        root: a folder, or one file.
        edition: the id of the edition whose numbers the tree should use.
        ignored: what to leave alone.
        written: the id of the edition that the whole tree was written at.
        blame: ask git when each line was last changed, and judge it by the edition that was then in force.

    Raises:
        AuditError: `blame` is asked for, and git cannot tell.
    """
    for name, path in files(root):
        if ignored.covers(name) or path.name == IGNORE_FILE:
            continue
        text = _text(path)
        if text is None:
            continue
        asked = _blame(path) if blame else (lambda _: written) if written else None
        lines: list[str] | None = None
        for finding in auditing.audit(text, edition, path.suffix[1:], asked):
            lines = lines if lines is not None else text.split("\n")
            if not ignored.covers(name, finding.citation.first) and INLINE not in lines[finding.citation.line - 1]:
                yield Place(name, finding)


def _text(path: Path) -> str | None:
    """Return a file's text; None for what is none."""
    raw = path.read_bytes()
    return None if b"\0" in raw[:8192] else raw.decode("utf-8", "replace")


def _blame(path: Path) -> Callable[[int], str | None]:
    """Return a function from a line to the edition in force when it was last changed; it asks git once."""
    known: list[str | None] = []

    def written(line: int) -> str | None:
        if not known:
            known.extend(_in_force(when) for when in _times(path))
        return known[line - 1] if line <= len(known) else None

    return written


def _times(path: Path) -> list[int]:
    command = ["git", "-C", str(path.parent), "blame", "--line-porcelain", "--", path.name]
    try:
        found = subprocess.run(command, capture_output=True, timeout=120, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired) as error:
        raise AuditError(f"{path}: git cannot tell when its lines were written: {error}") from error
    if found.returncode:
        reason = found.stderr.decode("utf-8", "replace").strip().splitlines()
        raise AuditError(f"{path}: git cannot tell when its lines were written", reason[-1] if reason else None)
    return [int(line[12:]) for line in found.stdout.split(b"\n") if line.startswith(b"author-time ")]


def _in_force(when: int) -> str | None:
    """Return the edition that was in force at a time, in seconds since 1970; None before the first."""
    day = datetime.fromtimestamp(when, UTC).strftime("%Y%m%d")
    past = [facts.id for facts in editions.published("en") if (facts.effective or facts.id) <= day]
    return past[-1] if past and past[-1] in auditing.book().place else None


def fix(root: Path, places: list[Place]) -> int:
    """Write the suggestions into the files, each whole; return how many there were.

    A file that is not UTF-8 throughout is left as it is.

    Raises `OSError` where a file cannot be written.
    """
    by_path: dict[str, list[Finding]] = {}
    for place in places:
        by_path.setdefault(place.path, []).append(place.finding)
    fixed = 0
    for name, findings in by_path.items():
        path = root if root.is_file() else root / name
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            continue
        new, count = auditing.suggested(text, findings)
        if count:
            write_atomically(path, new.encode("utf-8"))
            fixed += count
    return fixed
