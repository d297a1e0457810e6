"""What all figures are made with: the fastest of several goes, a process of its own, a figure beside its aim."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class Figure(NamedTuple):
    """What was measured, and what was aimed at."""

    figure: str
    aim: str
    good: bool
    how: str


def best(times: int, do: Callable[[], object]) -> float:
    """Return the seconds of the fastest of several goes: what the machine can do when nothing else disturbs it."""
    fastest = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        do()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest


def command(*words: str) -> Callable[[], object]:
    """Return a call of the command line, in a process of its own."""
    line = [sys.executable, "-c", "from conformance.cli import main; main()", *words]
    return lambda: subprocess.run(line, cwd=ROOT, check=False, capture_output=True)


Measure = Callable[[], Figure | None]  # None: what it needs is not on this machine
