"""Runs: the same results however many processes, a new engine after one that broke, and an end in any case."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from conformance.actions import Action
from conformance.cases import Case
from conformance.errors import EngineTrouble
from conformance.port import Capabilities, Outcome
from conformance.results import CaseResult, Results, to_lines
from conformance.running import RESTARTS, Conditions, run
from tests.conformance.samples import early_land, land
from tests.fakes.engines import Crashes, Hangs, HonestEngine, SaysNoToAll, SaysYesDoesNothing

CONDITIONS = Conditions("20260807", forced=None)
CASES = tuple(
    replace(one, id=f"case-{number}")
    for number, one in enumerate([land(), early_land(), land("Then Alice has 19 life"), land(), early_land()])
)


def verdicts(results: Results) -> list[str]:
    return [case.verdict for case in results.cases]


def test_a_run_has_a_header_and_its_cases_in_order() -> None:
    told: list[CaseResult] = []
    results = run(CASES, HonestEngine, CONDITIONS, corpus="abc", selection="--rule 305", on_result=told.append)
    assert verdicts(results) == ["pass", "pass", "fail", "pass", "pass"]
    assert [case.id for case in results.cases] == [case.id for case in CASES]
    assert told == list(results.cases)
    header = results.header
    assert (header.engine, header.engine_version, header.corpus, header.selection) == ("fake", "1", "abc", "--rule 305")
    assert (header.revision, header.cases) == ("20260807", 5)


@pytest.mark.parametrize("make_engine", [HonestEngine, SaysNoToAll, SaysYesDoesNothing, partial(Crashes, "act"), Hangs])
def test_several_processes_give_the_same_bytes(make_engine: type[HonestEngine]) -> None:
    alone = run(CASES, make_engine, CONDITIONS)
    assert b"".join(to_lines(run(CASES, make_engine, CONDITIONS, jobs=2))) == b"".join(to_lines(alone))


@pytest.mark.parametrize("jobs", [1, 2])
def test_fail_fast_stops_at_the_first_broken_case(jobs: int) -> None:
    results = run(CASES, HonestEngine, replace_conditions(fail_fast=True), jobs=jobs)
    assert verdicts(results) == ["pass", "pass", "fail"]
    assert results.header.cases == 5


def replace_conditions(**changes: object) -> Conditions:
    return Conditions(**{"revision": "20260807", **changes})  # type: ignore[arg-type]


def test_a_case_that_was_not_reviewed_is_not_played() -> None:
    results = run(CASES[:2], partial(Crashes, "setup"), replace_conditions(holding={"case-0": False}))
    assert verdicts(results) == ["not reviewed", "error"]
    assert "20260807" in results.cases[0].message


def test_a_case_that_is_newer_than_the_release_is_played_and_not_scored() -> None:
    results = run(CASES[:3], HonestEngine, replace_conditions(scored=frozenset({"case-0"})))
    assert [(case.verdict, case.played) for case in results.cases] == [
        ("pass", None),
        ("not scored", "pass"),
        ("not scored", "fail"),
    ]
    assert not results.broken


class Counted(HonestEngine):
    """Says how many of it were made; the second action of each crashes it for good."""

    made = 0

    def __init__(self) -> None:
        super().__init__()
        type(self).made += 1
        self.acts = 0

    def act(self, action: Action) -> Outcome:
        self.acts += 1
        if self.acts == 2:
            raise EngineTrouble("it fell over", log="ouch")
        return super().act(action)


def test_the_case_after_a_crash_is_played_on_a_new_engine() -> None:
    Counted.made = 0
    cases = [replace(land(), id=f"c{number}") for number in range(5)]
    results = run(cases, Counted, CONDITIONS)
    assert verdicts(results) == ["pass", "error", "pass", "error", "pass"]
    assert results.cases[1].log == "ouch"
    assert Counted.made == 3


class NeverAgain(Counted):
    """Starts once, and never after it fell over."""

    def initialize(self, revision: str) -> Capabilities:
        if type(self).made > 1:
            raise EngineTrouble("the port is taken")
        return super().initialize(revision)


def test_an_engine_that_does_not_start_again_is_given_up() -> None:
    NeverAgain.made = 0
    cases = [replace(land(), id=f"c{number}") for number in range(40)]
    results = run(cases, NeverAgain, CONDITIONS)
    assert verdicts(results) == ["pass", *["error"] * 39]
    assert results.cases[-1].message == "the port is taken"
    assert NeverAgain.made == 1 + RESTARTS


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_engine_that_does_not_start_at_all_ends_the_run(jobs: int) -> None:
    with pytest.raises(EngineTrouble, match="did not start: ZeroDivisionError"):
        run(CASES, partial(Crashes, "initialize"), CONDITIONS, jobs=jobs)


def test_an_engine_that_fails_to_shut_down_spoils_nothing() -> None:
    assert verdicts(run(CASES[:1], NeverLeaves, CONDITIONS)) == ["pass"]


class NeverLeaves(HonestEngine):
    """Raises when it is told to go."""

    def shutdown(self) -> None:
        raise OSError("no")


def test_a_case_alone_needs_no_processes() -> None:
    one: tuple[Case, ...] = CASES[:1]
    assert verdicts(run(one, HonestEngine, CONDITIONS, jobs=8)) == ["pass"]
