"""Adapters out of process: the honest one passes; each hostile one loses its case alone, in bounded time."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from conformance.adapters.process import Limits, ProcessEngine
from conformance.errors import EngineTimeout, EngineTrouble
from conformance.position import Player, Position
from conformance.results import Results, to_lines
from conformance.running import Conditions, run
from tests.conformance.samples import early_land, land

ADAPTER = Path(__file__).parents[2] / "fakes" / "adapters.py"
LIMITS = Limits(initialize=5, request=0.5, case=3, message=1_000_000)


def never(*_: object) -> bool:
    """No decision is forced."""
    return False


CONDITIONS = Conditions("20260807", forced=never)
CASES = tuple(replace(one, id=f"c{number}") for number, one in enumerate([land(), early_land(), land()]))


def command(*words: object) -> str:
    return shlex.join([sys.executable, "-S", str(ADAPTER), *map(str, words)])


def play(*words: object, limits: Limits = LIMITS, jobs: int = 1) -> Results:
    return run(CASES, partial(ProcessEngine, command(*words), limits), CONDITIONS, jobs=jobs)


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    yield
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def test_an_honest_adapter_passes() -> None:
    results = play("honest")
    assert [case.verdict for case in results.cases] == ["pass", "pass", "pass"]
    assert results.header.engine == "fake adapter"


OFTEN = ("hang", "die", "garbage", "flood")  # tried at every request
HOSTILE = [
    ("hang", "timeout", "no answer to {at}: the time for one answer is over"),
    ("half", "timeout", "no answer to {at}"),
    ("late", "timeout", "no answer to {at}"),
    ("silent", "error", "the adapter closed its output at {at}"),
    ("die", "error", "the adapter ended with status 3 at {at}"),
    ("kill", "error", "the adapter was killed by signal 9 at {at}"),
    ("garbage", "error", "the answer to {at} is no JSON-RPC message; it begins 'what is this?'"),
    ("array", "error", "the answer to {at} is no JSON-RPC message; it begins '[1, 2, 3]'"),
    ("binary", "error", "the answer to {at} is no JSON-RPC message"),
    ("deep", "error", "the answer to {at} is no JSON-RPC message"),
    ("wrong-id", "error", "is for request 10000, which was never made"),
    ("no-id", "error", "is for request None, which was never made"),
    ("misfit", "error", "the answer to {at} does not fit the protocol"),
    ("error", "error", "the adapter could not do {at}: cannot"),
    ("flood", "error", "the answer to {at} is longer than 1000000 bytes"),
]


REQUESTS = [(*one, at) for one in HOSTILE for at in ("act", "setup", "observe") if at == "act" or one[0] in OFTEN]


@pytest.mark.parametrize(("way", "verdict", "told", "at"), REQUESTS, ids=[f"{one[0]}-{one[3]}" for one in REQUESTS])
def test_a_hostile_adapter_loses_its_case_and_is_started_anew(way: str, verdict: str, told: str, at: str) -> None:
    started = time.monotonic()
    results = play(way, at, 2 if at != "observe" else 3)
    assert time.monotonic() - started < 8
    assert [case.verdict for case in results.cases] == ["pass", verdict, "pass"], results.cases
    assert told.format(at=at) in results.cases[1].message


@pytest.mark.parametrize("way", ["twice", "log"])
def test_what_does_no_harm_is_borne(way: str) -> None:
    assert [case.verdict for case in play(way, "act", 2).cases] == ["pass", "pass", "pass"]


def test_garbage_between_messages_loses_a_case() -> None:
    verdicts = [case.verdict for case in play("chatter", "act", 2).cases]
    assert verdicts == ["pass", "error", "pass"]


def test_the_end_of_stderr_is_kept_with_the_verdict() -> None:
    assert play("die", "act", 2).cases[1].log == "it is all over\n"


@pytest.mark.parametrize(("way", "told"), [("hang", "no answer to initialize"), ("die", "ended with status 3"),
                                           ("garbage", "no JSON-RPC"), ("protocol", "speaks protocol 99"),
                                           ("deaf", "no answer to initialize")])  # fmt: skip
def test_an_adapter_that_does_not_start_ends_the_run(way: str, told: str) -> None:
    with pytest.raises(EngineTrouble, match=told):
        play(way, "initialize", limits=Limits(initialize=0.5))


def test_an_adapter_that_reads_nothing_is_a_timeout_also_when_the_pipe_is_full() -> None:
    engine = ProcessEngine(command("deaf", "setup"), LIMITS)
    engine.initialize("20260807")
    large = Position(tuple(Player(f"P{number}" * 1000) for number in range(200)))
    with pytest.raises(EngineTimeout, match="no answer to setup"):
        engine.setup(large, 0)
    engine.shutdown()


def test_a_case_as_a_whole_has_a_limit() -> None:
    engine = ProcessEngine(command("late", "act"), Limits(request=5, case=1))
    engine.initialize("20260807")
    started = time.monotonic()
    engine.setup(CASES[0].position, 0)
    assert CASES[0].script[0].action is not None
    with pytest.raises(EngineTimeout, match="the case took longer than 1 s"):
        engine.act(CASES[0].script[0].action)
    assert time.monotonic() - started < 1.4


def test_children_of_an_adapter_do_not_outlive_it() -> None:
    engine = ProcessEngine(command("child"), LIMITS)
    engine.initialize("20260807")
    child = int(engine._last_words().split()[1])  # said before the first answer
    os.kill(child, 0)
    engine.shutdown()
    for _ in range(100):
        try:
            state = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            break
        if state == "Z":
            break
        time.sleep(0.02)
    else:
        pytest.fail("the child is still running")


def test_an_adapter_that_ignores_shutdown_is_killed() -> None:
    engine = ProcessEngine(command("stays"), LIMITS)
    engine.initialize("20260807")
    started = time.monotonic()
    engine.shutdown()
    assert time.monotonic() - started < 5


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "is empty"),
        ("'", "cannot be read"),
        ("/no/such/adapter x", "/no/such/adapter: No such file"),
        ("/", "ermission"),
    ],
)
def test_a_command_that_is_none_is_told(words: str, told: str) -> None:
    with pytest.raises(EngineTrouble, match=told):
        ProcessEngine(words).initialize("20260807")


@pytest.mark.parametrize("words", [("honest",), ("die", "act", 0), ("misfit", "observe", 0), ("hang", "setup", 0)])
def test_two_jobs_give_the_same_bytes(words: tuple[object, ...]) -> None:
    alone = b"".join(to_lines(play(*words)))
    assert b"".join(to_lines(play(*words, jobs=2))) == alone
    assert (alone.count(b'"pass"') > 0) == (words == ("honest",))
