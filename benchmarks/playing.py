"""How fast the corpus plays, and how long the commands take."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from benchmarks.measuring import ROOT, Figure, Measure, best, command


def help_time() -> Figure:
    seconds = best(10, command("--help"))
    return Figure(f"{seconds * 1000:.0f} ms", "150 ms", seconds <= 0.15, "best of 10 processes")


def cases_per_second() -> Figure:
    from conformance.adapters.reference import ReferenceEngine

    rate, count = case_rate(ReferenceEngine)
    return Figure(f"{rate:,.0f} a second", "2,000", rate >= 2000, f"{count} cases in process, one core, best of 3")


def cases_over_stdio() -> Figure:
    from functools import partial

    from conformance.adapters.process import ProcessEngine

    served = "from conformance.adapters import reference, serving; serving.serve(reference.ReferenceEngine())"
    rate, count = case_rate(partial(ProcessEngine, shlex.join([sys.executable, "-c", served])))
    return Figure(f"{rate:,.0f} a second", "500", rate >= 500, f"{count} cases through an adapter process, best of 3")


def case_rate(make_engine: Callable[[], Any]) -> tuple[float, int]:
    """Return how many cases a second an engine plays, and how many there were."""
    from conformance import corpus, reviewing, running
    from rules_text.editions import baseline

    cases = corpus.load().require().cases
    holding = reviewing.reviewed(cases, baseline())
    conditions = running.Conditions(baseline(), holding)
    count = sum(holding.values())
    return count / best(3, lambda: running.run(cases, make_engine, conditions)), count


def report_time() -> Figure:
    with tempfile.TemporaryDirectory() as folder:
        write = command("report", "--output", folder)
        write()  # warms the cache of compiled features
        seconds = best(3, write)
    return Figure(f"{seconds:.2f} s", "3 s", seconds <= 3, "a process that writes all five forms, warm, best of 3")


def pytest_time() -> Figure:
    line = [sys.executable, "-m", "pytest", "-q", "tests/test_features.py"]
    line += ["--deselect", "tests/test_features.py"]  # the tests about the features; the features themselves stay
    outputs: list[str] = []

    def go() -> None:
        outputs.append(subprocess.run(line, cwd=ROOT, check=False, capture_output=True, text=True).stdout)

    seconds = best(3, go)
    found = re.search(r"(\d+) passed", outputs[-1])
    count = int(found[1]) if found else 0
    each = seconds / count if count else float("inf")
    return Figure(f"{each * 1000:.1f} ms a scenario", "5 ms", each <= 0.005, f"{count} in a process, best of 3")


FIGURES: dict[str, Measure] = {
    "cases on the reference engine": cases_per_second,
    "the same behind the protocol": cases_over_stdio,
    "crconf --help": help_time,
    "crconf report": report_time,
    "pytest over all features": pytest_time,
}
