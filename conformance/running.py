"""Running: cases are played one after the other, or in several processes at once, and become results.

The results do not depend on how many processes there are. An engine that crashed or hung loses that case; the next is
played on a new one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

import conformance
from conformance.cases import Case
from conformance.errors import EngineTrouble
from conformance.executing import Forced, execute
from conformance.port import Capabilities, Engine
from conformance.results import BROKEN, CaseResult, Header, Results, result_of

MakeEngine = Callable[[], Engine]

RESTARTS = 3  # how often in a row an engine may fail to start before it is given up


@dataclass(frozen=True)
class Conditions:
    """By which rules and how strictly a run plays; what crosses to a worker process."""

    revision: str
    holding: dict[str, bool] = field(default_factory=dict)  # by case id; False is `not reviewed`, missing is True
    scored: frozenset[str] | None = None  # ids of the release in use; None: all are scored
    forced: Forced | None = None  # None: the reference engine, with no leniency
    fail_fast: bool = False


class Part(NamedTuple):
    """What one worker did."""

    capabilities: Capabilities
    results: list[CaseResult]


Spread = Callable[[Sequence[Case], MakeEngine, Conditions], list[Part]]


def run(
    cases: Sequence[Case],
    make_engine: MakeEngine,
    conditions: Conditions,
    *,
    jobs: int = 1,
    spread: Spread | None = None,
    corpus: str = "",
    selection: str = "",
    on_result: Callable[[CaseResult], None] | None = None,
) -> Results:
    """Play cases on an engine.

    Args:
        make_engine: starts an engine; with several jobs or a cluster it has to be picklable.
        spread: plays the cases elsewhere; None is this machine.
        corpus: the corpus's digest, for the header.
        selection: what was selected, in words, for the header.
        on_result: is told each result as it comes (with several workers: when all have ended).

    Raises:
        EngineTrouble: the engine cannot be started at all.
    """
    here = spread is None and (jobs <= 1 or len(cases) < 2)
    if spread is not None:
        parts = spread(cases, make_engine, conditions)
    elif here:
        parts = [play(cases, make_engine, conditions, on_result)]
    else:
        parts = _in_processes(cases, make_engine, conditions, min(jobs, len(cases)))
    by_id = {result.id: result for part in parts for result in part.results}
    results = [by_id[case.id] for case in cases if case.id in by_id]
    if conditions.fail_fast:
        first = next((place for place, result in enumerate(results) if result.verdict in BROKEN), len(results))
        results = results[: first + 1]
    if not here and on_result is not None:
        for result in results:
            on_result(result)
    engine = parts[0].capabilities
    header = Header(
        engine=engine.engine,
        engine_version=engine.version,
        homepage=engine.homepage,
        crconf=conformance.__version__,
        corpus=corpus,
        revision=conditions.revision,
        selection=selection,
        cases=len(cases),
    )
    return Results(header, tuple(results))


def play(
    cases: Sequence[Case],
    make_engine: MakeEngine,
    conditions: Conditions,
    on_result: Callable[[CaseResult], None] | None = None,
) -> Part:
    """Play cases one after the other in this process; raises `EngineTrouble` if the engine does not start at first."""
    seat = _Seat(make_engine, conditions.revision)
    capabilities = seat.start()
    results: list[CaseResult] = []
    try:
        for case in cases:
            result = _one(case, seat, conditions)
            results.append(result)
            if on_result is not None:
                on_result(result)
            if conditions.fail_fast and result.verdict in BROKEN:
                break
    finally:
        seat.stop()
    return Part(capabilities, results)


def _one(case: Case, seat: _Seat, conditions: Conditions) -> CaseResult:
    if not conditions.holding.get(case.id, True):
        return result_of(case, "not reviewed", f"nobody has said that it holds in {conditions.revision}")
    engine = seat.engine()
    if isinstance(engine, EngineTrouble):
        return result_of(case, "error", str(engine), log=engine.log)
    result = execute(case, engine, seat.capabilities, conditions.forced)
    if "error" in (result.verdict, result.played) or "timeout" in (result.verdict, result.played):
        seat.stop()
    if conditions.scored is not None and case.id not in conditions.scored and result.played is None:
        result = replace(result, verdict="not scored", played=result.verdict)
    return result


class _Seat:
    """The place of an engine: it is started when it is needed, and again after it broke."""

    def __init__(self, make_engine: MakeEngine, revision: str) -> None:
        self._make_engine, self._revision = make_engine, revision
        self._engine: Engine | None = None
        self._failures: list[EngineTrouble] = []
        self.capabilities = Capabilities("", "")

    def start(self) -> Capabilities:
        """Start an engine; raises `EngineTrouble`."""
        engine = self._make_engine()
        try:
            self.capabilities = engine.initialize(self._revision)
        except EngineTrouble:
            engine.shutdown()
            raise
        except Exception as crash:
            raise EngineTrouble(f"the engine did not start: {type(crash).__name__}: {crash}") from crash
        self._engine = engine
        return self.capabilities

    def engine(self) -> Engine | EngineTrouble:
        """The engine, started anew where it has to be; why there is none, once it failed to start too often."""
        if self._engine is not None:
            return self._engine
        if len(self._failures) >= RESTARTS:
            return self._failures[-1]
        try:
            self.start()
        except EngineTrouble as trouble:
            self._failures.append(trouble)
            return trouble
        self._failures.clear()
        assert self._engine is not None
        return self._engine

    def stop(self) -> None:
        """Let the engine go."""
        engine, self._engine = self._engine, None
        if engine is None:
            return
        with suppress(Exception):  # it is gone either way, and its case has its verdict
            engine.shutdown()


# -- several processes ------------------------------------------------------------------------------------------------


def _in_processes(cases: Sequence[Case], make_engine: MakeEngine, conditions: Conditions, jobs: int) -> list[Part]:
    with ProcessPoolExecutor(jobs) as pool:
        slices = [cases[start::jobs] for start in range(jobs)]
        try:
            return list(pool.map(_play_slice, slices, [make_engine] * jobs, [conditions] * jobs))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_slice(cases: Sequence[Case], make_engine: MakeEngine, conditions: Conditions) -> Part:
    try:
        return play(cases, make_engine, conditions)
    except KeyboardInterrupt:  # the engine is let go by now; the main process tells
        os._exit(130)
