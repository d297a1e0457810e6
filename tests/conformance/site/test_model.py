"""The states of rules, for the report's engine and for others; trends; warnings."""

from __future__ import annotations

import pytest

from conformance.matrix import Cell
from conformance.site.model import State, state_for, state_of

from ..report.samples import requirement, rule, sentence
from .samples import other_run, small_site

PASS, UNTESTABLE = requirement(), requirement("601.2f/word", kind="definition", status="not testable")


@pytest.mark.parametrize(
    ("requirements", "state"),
    [
        ([PASS], "covered"),
        ([requirement(guarded=True)], "guarded"),
        ([requirement(guarded=True), requirement("601.2f/b")], "covered"),
        ([requirement(status="fail")], "failing"),
        ([requirement(status="timeout")], "failing"),
        ([requirement(status="unsupported")], "unsupported"),
        ([requirement(status="uncovered")], "uncovered"),
        ([PASS, requirement("601.2f/b", status="uncovered")], "uncovered"),
        ([requirement(status="not reviewed")], "uncovered"),
        ([UNTESTABLE], "not testable"),
        ([PASS, UNTESTABLE], "covered"),
    ],
)
def test_the_state_of_a_rule(requirements: list[object], state: State) -> None:
    rows = [sentence(1, row.status, row.id) for row in requirements]  # type: ignore[attr-defined]
    assert state_of(rule("601.2f", requirements, rows)) == state  # type: ignore[arg-type]


def test_a_rule_without_a_row_is_out_of_scope() -> None:
    assert state_of(None) == "out of scope"


@pytest.mark.parametrize(
    ("cell", "own", "state"),
    [
        (Cell(passing=3), "covered", "covered"),
        (Cell(passing=3), "guarded", "guarded"),
        (Cell(passing=3, broken=1), "guarded", "failing"),
        (Cell(passing=3, unsupported=1), "covered", "covered"),
        (Cell(unsupported=2), "covered", "unsupported"),
        (Cell(passing=3), "failing", "covered"),
        (Cell(passing=3), "uncovered", "uncovered"),
        (Cell(), "guarded", "uncovered"),
        (None, "covered", "uncovered"),
        (None, "not testable", "not testable"),
        (None, "out of scope", "out of scope"),
    ],
)
def test_the_state_of_a_rule_for_another_engine(cell: Cell | None, own: State, state: State) -> None:
    assert state_for(cell, own) == state


def test_the_newest_run_of_an_engine_is_shown_and_all_of_them_make_its_trend() -> None:
    site = small_site(runs=[other_run(), other_run(complete=False)])
    assert [engine.name for engine in site.engines] == ["sample engine", "other engine"]
    assert site.engines[1].warnings == ("the run was cut off",)
    (trend,) = site.trends
    assert trend.engine == "other engine"
    assert [cell.broken for _, cell in trend.runs] == [1, 1]


def test_an_earlier_run_of_the_reports_own_engine_comes_before_the_report() -> None:
    site = small_site(runs=[other_run(engine="sample engine")])
    assert [engine.name for engine in site.engines] == ["sample engine"]
    (trend,) = site.trends
    assert [(cell.passing, cell.broken) for _, cell in trend.runs] == [(0, 1), (1, 1)]


def test_a_name_from_outside_is_short_and_on_one_line() -> None:
    site = small_site(runs=[other_run(engine="an\n\x1b[31mengine " + "x" * 5000)])
    assert site.engines[1].name.startswith("an \ufffd[31mengine x")
    assert len(site.engines[1].name) == 60
