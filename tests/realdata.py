"""Finds the real rule texts, which are other people's and are never in the repository.

They are in the folder that the environment variable CRCONF_DATA names, else in `../shared/data` beside the checkout:
`cr-en.tar.xz` with the English editions and `seeds/` with saved pages. A test that wants them skips, saying so, where
they are not.
"""

from __future__ import annotations

import os
import tarfile
import tempfile
from functools import lru_cache
from pathlib import Path

import pytest

ARCHIVE = "cr-en.tar.xz"
VARIABLE = "CRCONF_DATA"


def folder() -> Path:
    """Return the folder of the real data, there or not."""
    named = os.environ.get(VARIABLE)
    return Path(named).expanduser() if named else Path(__file__).parent.parent.parent / "shared" / "data"


def _found(path: Path) -> Path:
    if not path.exists():
        pytest.skip(f"the real texts are not here: no {path} ({VARIABLE} names their folder)")
    return path


@lru_cache(maxsize=1)
def _unpacked(archive: Path) -> Path:
    """Unpack the archive once a machine, into a folder that its size and date name."""
    status = archive.stat()
    cache = Path(tempfile.gettempdir()) / f"crconf-realdata-{os.getuid()}-{status.st_size}-{status.st_mtime_ns}"
    if not cache.is_dir():
        beside = Path(tempfile.mkdtemp(prefix="crconf-realdata-"))
        with tarfile.open(archive) as packed:
            packed.extractall(beside, filter="data")
        try:
            beside.rename(cache)
        except OSError:  # another test run was faster
            return beside
    return cache


def editions() -> list[Path]:
    """Return the files of all English editions, oldest first; skip the test where they are not here."""
    root = _unpacked(_found(folder() / ARCHIVE))
    return sorted(root.rglob("[12]*.txt"))


def edition(name: str) -> Path:
    """Return the file of an English edition (`20260807`); skip the test where it is not here."""
    return next(path for path in editions() if path.stem == name)


def versions() -> list[dict[str, str]]:
    """Return the rows of VERSIONS.tsv, which counts what is in each file; skip the test where it is not here."""
    table = next(_unpacked(_found(folder() / ARCHIVE)).rglob("VERSIONS.tsv"))
    head, *rows = table.read_text("utf-8").splitlines()
    return [dict(zip(head.split("\t"), row.split("\t"), strict=True)) for row in rows if row]


def seed(name: str) -> Path:
    """Return a saved page (`cr_601_viewer.txt`); skip the test where it is not here."""
    return _found(folder() / "seeds" / name)


def table(name: str) -> list[list[str]]:
    """Return the rows of the first table in a file of tabs (it ends at an empty line); skip where it is not here."""
    text = _found(folder() / name).read_text("utf-8").split("\n\n")[0]
    return [row.split("\t") for row in text.splitlines()]
