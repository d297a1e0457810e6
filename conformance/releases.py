"""Releases of the corpus: the case ids that a release froze, so that a newer case turns nobody's CI red overnight.

`features/released.txt` holds the ids of the last release, one a line, below comments that begin with ``#``. A case
that is not in it is played and shown as `not scored`; where there is no such file, every case is scored.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import conformance
from conformance.errors import FeatureError
from conformance.writing import write_atomically

FILE = "released.txt"
HEAD = "# The cases of release {}, which crconf corpus release froze. Cases that are not listed are not scored.\n"


def read_released(features: Path) -> frozenset[str]:
    """The ids of the last release; empty before the first."""
    try:
        lines = (features / FILE).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return frozenset()
    return frozenset(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def freeze(features: Path, ids: Iterable[str]) -> Path:
    """Write the ids of a release; returns the file.

    Raises:
        FeatureError: an id of the last release is gone, and others' known-failure files stand on it.
    """
    ids = sorted(ids)
    gone = sorted(read_released(features) - set(ids))
    if gone:
        raise FeatureError(f"the case {gone[0]} of the last release is gone", "an id never changes; bring it back")
    path = features / FILE
    write_atomically(path, HEAD.format(conformance.__version__) + "".join(f"{one}\n" for one in ids))
    return path
