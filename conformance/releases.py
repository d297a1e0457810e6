"""Releases of the corpus: the case ids that a release froze, so that a newer case turns nobody's CI red overnight.

`features/released.txt` holds the ids of the last release, one a line, below comments that begin with ``#``. A case
that is not in it is played and shown as `not scored`; where there is no such file, every case is scored.
"""

from __future__ import annotations

from pathlib import Path

FILE = "released.txt"


def read_released(features: Path) -> frozenset[str]:
    """The ids of the last release; empty before the first."""
    try:
        lines = (features / FILE).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return frozenset()
    return frozenset(line.strip() for line in lines if line.strip() and not line.startswith("#"))
