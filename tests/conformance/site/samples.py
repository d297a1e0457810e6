"""Sites for the tests: a small report set into the facts of the baseline, with invented wording."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from conformance.cardnames import CardNames
from conformance.corpus import Corpus
from conformance.report.model import Report
from conformance.results import CaseResult, Fault, Header, Results
from conformance.site.gathering import gathered
from conformance.site.model import Site

from ..report.samples import small_report

HOSTILE = "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>\"'"
CORPUS = Corpus(Path("features"), CardNames(cards={"Trinisphere": "三なる宝球"}), {}, "digest")


def other_run(*cases: CaseResult, engine: str = "other engine", **given: str | bool) -> Results:
    """A run of another engine: one case that it fails, unless others are given."""
    failed = CaseResult(
        "parts-done",
        "fail",
        name="Parts are done",
        feature="118_costs/118.1.feature",
        line=3,
        requirements=("118.1/all-parts",),
        message="expected 1, got 2",
        fault=Fault("Then it is done", 9, "one thing", "two things", "118.1/all-parts", "118.1"),
    )
    complete = bool(given.pop("complete", True))
    header = Header(engine, "2", corpus="digest", revision="20260807")
    return Results(header, cases or (failed,), complete)


def small_site(shown: Report | None = None, runs: Sequence[Results] = ()) -> Site:
    """The site of the small report."""
    return gathered(shown or small_report(), runs, CORPUS)
