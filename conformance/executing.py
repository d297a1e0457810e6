"""Executing: a case is played on an engine and judged.

For another's engine a missing decision, question or observation is `unsupported`, because engines differ in what they
ask and show. For the reference engine it is an `error`, because a scenario has to name exactly the choices that come
up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from conformance.cases import Act, Case
from conformance.checks import Asked, Check, Illegal, Legal, Unchanged
from conformance.comparing import Seen, compare
from conformance.differing import compare_whole
from conformance.errors import EngineTimeout, EngineTrouble
from conformance.port import Capabilities, Engine, Outcome, Unsupported
from conformance.position import Position
from conformance.results import CaseResult, Fault, Verdict, result_of
from conformance.viewing import Mismatch, Unseen, View

SEEDS = 8  # how often a case with random results is played

# Whether a decision of a kind, supplied with an action of a case, has one legal answer, so that it may go unasked.
Forced = Callable[[Case, int, str], bool]


class Ending(Exception):  # noqa: N818 - how a case ends before its last action is no error
    """A case ends with a verdict other than pass."""

    def __init__(self, verdict: Verdict, message: str, fault: Fault | None = None, log: str = "") -> None:
        super().__init__(message)
        self.verdict: Verdict = verdict
        self.message = message
        self.fault = fault
        self.log = log


def execute(case: Case, engine: Engine, capabilities: Capabilities, forced: Forced | None = None) -> CaseResult:
    """Play a case on an engine that was initialized; returns its result and never raises what the engine does.

    Args:
        forced: tells which decisions may go unasked; None for the reference engine, to which no leniency applies.
    """
    playing = _Playing(case, engine, capabilities, forced)
    try:
        for seed in range(SEEDS):
            playing.play(seed)
            if not playing.random:
                break
    except Ending as ending:
        how = ending
        result = result_of(case, how.verdict, how.message, fault=how.fault, log=how.log, **playing.notes())
    else:
        result = result_of(case, "pass", **playing.notes())
    return _not_scored(result) if case.contested else result


def _not_scored(result: CaseResult) -> CaseResult:
    return replace(result, verdict="not scored", played=result.verdict)


@dataclass
class _Playing:
    """One case on its way through an engine."""

    case: Case
    engine: Engine
    capabilities: Capabilities
    forced: Forced | None
    seed: int = 0
    random: bool = False
    outcome: Outcome = field(default_factory=lambda: Outcome("ok"))
    unseen: list[str] = field(default_factory=list)
    not_compared: set[str] = field(default_factory=set)
    moment_unseen: bool = False

    def notes(self) -> dict[str, Any]:
        """What a result says beside its verdict."""
        return {"not_compared": tuple(sorted(self.not_compared)), "moment_unseen": self.moment_unseen}

    def play(self, seed: int) -> None:
        """Play the case once; raises `Ending` where it does not pass."""
        self.seed, self.random = seed, False
        lacking = lacks(self.case, self.capabilities)
        if lacking:
            raise Ending("unsupported", f"the engine does not offer {lacking}")
        self.ask(f"setting up {self.case.id}", lambda: self.engine.setup(self.case.position, seed))
        for index, act in enumerate(self.case.script):
            self.one_act(index, act)
        if self.unseen:
            raise Ending("unsupported", f"the engine does not show {', '.join(dict.fromkeys(self.unseen))}")

    def ask(self, what: str, request: Callable[[], Any]) -> Any:
        """Send a request; whatever goes wrong with the engine ends the case."""
        try:
            return request()
        except Unsupported as no:
            raise Ending("unsupported", no.what) from None
        except EngineTimeout as late:
            raise Ending("timeout", str(late), log=late.log) from late
        except EngineTrouble as trouble:
            raise Ending("error", str(trouble), log=trouble.log) from trouble
        except Exception as crash:
            raise Ending("error", f"the engine crashed while {what}: {type(crash).__name__}: {crash}") from crash

    def observe(self) -> Position:
        """What the engine shows now."""
        position: Position = self.ask("observing", self.engine.observe)
        return position

    def one_act(self, index: int, act: Act) -> None:
        """Carry out an action and make its checks."""
        unchanged = next((check for check in act.checks if isinstance(check, Unchanged)), None)
        before = self.observe() if unchanged is not None else None
        if act.action is not None:
            action = act.action
            self.outcome = self.ask(f"acting ({action.__struct_config__.tag})", lambda: self.engine.act(action))
            self.random = self.random or self.outcome.random
            self.judge_answer(index, act)
        checks = [check for check in act.checks if not isinstance(check, (Legal, Illegal))]
        if not checks:
            return
        after = self.observe()
        if unchanged is not None and before is not None:
            self.not_compared.update(before.omitted, after.omitted)
        seen = Seen(View(after), self.outcome, frozenset(self.capabilities.observes))
        for check in checks:
            self.make(check, before, after, seen)

    def make(self, check: Check, before: Position | None, after: Position, seen: Seen) -> None:
        """Make one check; raises `Ending` where it does not hold."""
        try:
            if isinstance(check, Unchanged):
                wrong = compare_whole(before, after, check.except_for) if before is not None else None
            else:
                wrong = compare(check, seen)
        except Unseen as unseen:
            if self.forced is None:
                raise Ending("error", f"{check.text}: the engine does not show {unseen.what}") from None
            self.unseen.append(unseen.what)
            return
        if wrong is not None:
            raise self.failure(check.text, check.line, wrong)

    def failure(self, step: str, line: int, wrong: Mismatch) -> Ending:
        """The end of a case in which a check does not hold."""
        requirement = next(iter(self.case.requirements), "")
        fault = Fault(step, line, wrong.expected, wrong.got, requirement, requirement.partition("/")[0])
        with_seed = f" (with seed {self.seed})" if self.random else ""
        return Ending("fail", f"{step}: expected {wrong.expected}, got {wrong.got}{with_seed}", fault)

    # -- the engine's answer to an action -----------------------------------------------------------------------------

    def judge_answer(self, index: int, act: Act) -> None:
        """Judge what the engine says of an action: whether it could do it, what it asked, whether it was legal."""
        outcome, action = self.outcome, act.action
        assert action is not None
        if outcome.outcome == "unsupported":
            raise Ending("unsupported", outcome.message or f"the action {action.__struct_config__.tag}")
        if outcome.unanswered is not None:
            self.judge_asked(act)
            raise self.misunderstood(f"unanswered {outcome.unanswered}", outcome.message)
        if action.prelude and outcome.outcome == "illegal":
            raise self.misunderstood("the prelude was refused", outcome.message)
        self.judge_legality(act)
        if outcome.outcome == "ok" and action.stop_at is not None and not outcome.stopped:
            raise self.misunderstood(f"no stop at the choice of {action.stop_at}", outcome.message)
        unused = [kind for kind in outcome.unused if not self.may_go_unasked(index, kind)]
        if unused:
            self.judge_asked(act)
            raise self.misunderstood(f"decision {unused[0]}", "it was supplied and never asked for")

    def misunderstood(self, what: str, message: str) -> Ending:
        """The end of a case about which engine and scenario do not understand each other."""
        return Ending("error" if self.forced is None else "unsupported", f"{what}: {message}" if message else what)

    def may_go_unasked(self, index: int, kind: str) -> bool:
        """Whether a decision that was supplied may go unasked: it was forced, or the attempt ended before it."""
        if self.forced is None:
            return False
        return self.outcome.outcome == "illegal" or self.outcome.stopped or self.forced(self.case, index, kind)

    def judge_asked(self, act: Act) -> None:
        """Where a check is about what was asked, a question too many or too few is a failure."""
        seen = Seen(View(self.case.position), self.outcome, frozenset(self.capabilities.observes))
        for check in act.checks:
            if isinstance(check, Asked):
                self.make(check, None, self.case.position, seen)

    def judge_legality(self, act: Act) -> None:
        """Compare legality, and its moment where the engine tells it."""
        illegal = next((check for check in act.checks if isinstance(check, Illegal)), None)
        got = _legality(self.outcome)
        if illegal is None:
            if self.outcome.outcome == "illegal":
                legal = next((check for check in act.checks if isinstance(check, Legal)), None)
                step, line = (legal.text, legal.line) if legal else ("the action is legal", self.case.line)
                raise self.failure(step, line, Mismatch("legal", got))
            return
        expected = f"illegal ({MOMENTS[illegal.moment]})" if illegal.moment else "illegal"
        if self.outcome.outcome == "ok":
            raise self.failure(illegal.text, illegal.line, Mismatch(expected, got))
        moment = self.outcome.moment
        if illegal.moment is None or moment == illegal.moment or (moment, illegal.moment) == ("not_offered", "begin"):
            return
        if moment in ("unknown", "not_offered") or not self.capabilities.moments:
            self.moment_unseen = True
            return
        raise self.failure(illegal.text, illegal.line, Mismatch(expected, got))


MOMENTS = {
    "not_offered": "not offered",
    "begin": "it may not be begun",
    "proposal": "begun and reversed",
    "payment": "its cost cannot be paid",
    "unknown": "at an unknown moment",
}


def _legality(outcome: Outcome) -> str:
    if outcome.outcome == "ok":
        return "legal"
    return f"illegal ({MOMENTS[outcome.moment]}{f': {outcome.message}' if outcome.message else ''})"


# -- what an engine offers --------------------------------------------------------------------------------------------


def lacks(case: Case, capabilities: Capabilities) -> str:
    """What a case needs that an engine says it does not offer; empty where there is nothing.

    An engine that says nothing of an area is tried.
    """
    offered = {
        "setup": capabilities.settable,
        "decide": capabilities.decides,
        "observe": capabilities.observes,
    }
    for need in case.needs:
        area, _, thing = need.partition(":")
        have = offered.get(area)
        if have and "all" not in have and thing not in have and thing not in DESCRIBED_ELSEWHERE:
            return need
    if capabilities.cards == "none":
        return "any card"
    if isinstance(capabilities.cards, tuple):
        unknown = next((card for card in cards_of(case.position) if card not in capabilities.cards), None)
        return f"the card {unknown}" if unknown is not None else ""
    return ""


DESCRIBED_ELSEWHERE = frozenset({"moment"})  # `Capabilities.moments` tells; without it the check asks for less


def cards_of(position: Position) -> Iterator[str]:
    """The cards and tokens of a position, by name."""
    for player in position.players:
        for zone in (player.hand, player.library or (), player.graveyard, player.exile, player.command):
            yield from (card.card for card in zone)
        yield from (card.card for card in (*player.outside, *player.planar_deck, *player.scheme_deck))
    yield from (permanent.card for permanent in position.battlefield)
