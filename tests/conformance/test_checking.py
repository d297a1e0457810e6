"""`crconf adapter check`: each thing that can be wrong is said in plain words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from conformance.actions import Action, Cast, PlayLand, Resolve
from conformance.adapters.reference import ReferenceEngine
from conformance.checking import Trial, check_adapter
from conformance.port import Capabilities, Engine, Outcome
from conformance.position import Position
from tests.conformance.cli.commands import Crconf
from tests.fakes import engines


def trials(engine: Engine) -> dict[str, Trial]:
    return {trial.what: trial for trial in check_adapter(engine, "20260807")}


def test_the_reference_engine_has_everything() -> None:
    assert {trial.word for trial in trials(ReferenceEngine()).values()} == {"good"}


class Wrapped(ReferenceEngine):
    """The reference engine with something wrong about it."""


class ForgetsStatus(Wrapped):
    def observe(self) -> Position:
        seen = super().observe()
        return replace(seen, battlefield=tuple(replace(one, tapped=False) for one in seen.battlefield))


class KeepsEverything(Wrapped):
    def __init__(self) -> None:
        super().__init__()
        self.hands: tuple = ()  # type: ignore[type-arg]

    def setup(self, position: Position, seed: int) -> None:
        super().setup(position, seed)
        self.hands = (*self.hands, *position.players[0].hand)

    def observe(self) -> Position:
        seen = super().observe()
        alice, *others = seen.players
        return replace(seen, players=(replace(alice, hand=(*alice.hand, *self.hands)), *others))


class SkipsTheRules(Wrapped):
    def act(self, action: Action) -> Outcome:
        outcome = super().act(action)
        return Outcome("ok") if isinstance(action, PlayLand) else outcome


class ResolvesAtOnce(Wrapped):
    def act(self, action: Action) -> Outcome:
        if isinstance(action, Resolve):
            return Outcome("ok")
        outcome = super().act(action)
        if isinstance(action, Cast) and outcome.outcome == "ok":
            super().act(Resolve())
        return outcome


class HitsNobody(Wrapped):
    def act(self, action: Action) -> Outcome:
        return Outcome("ok") if isinstance(action, Resolve) else super().act(action)


class NoMoments(Wrapped):
    def initialize(self, revision: str) -> Capabilities:
        return replace(super().initialize(revision), moments=False, decides=())


@pytest.mark.parametrize(
    ("engine", "what", "word", "said"),
    [
        (ForgetsStatus, "a position that is set up is read back", "wrong", "Bob's Forest is not tapped"),
        (KeepsEverything, "a second setup forgets the first", "wrong", "still there after a second"),
        (
            SkipsTheRules,
            "a land in the upkeep is refused, and nothing has changed",
            "wrong",
            "whether its players could",
        ),
        (ResolvesAtOnce, "a creature is cast, and resolves", "wrong", "resolves too early"),
        (HitsNobody, "a spell is cast at a target", "wrong", "Bob has 20 life after a Lightning Bolt, not 17"),
        (NoMoments, "moments of legality", "missing", '"moments": true'),
        (NoMoments, "capabilities", "missing", '"decides" does not say which choices'),
        (engines.KnowsNoCards, "a land is played", "missing", "the engine says that it cannot: the card Mountain"),
        (engines.SaysNoToAll, "a land is played", "wrong", "playing a land in the main phase is illegal: no"),
        (engines.SaysNoDoesIt, "a land in the upkeep is refused, and nothing has changed", "wrong", "733.1"),
    ],
)
def test_what_is_wrong_is_said(engine: Callable[[], Engine], what: str, word: str, said: str) -> None:
    found = trials(engine())[what]
    assert (found.word, said in found.said) == (word, True), found


def test_it_ends_where_the_adapter_is_broken() -> None:
    found = trials(engines.Hangs())
    assert list(found)[-1] == "a land is played"
    assert found["a land is played"].said == "no answer to act within 10 s; its last words: last words"


@pytest.mark.parametrize(("engine", "status"), [("reference", 0), ("false", 2), ("/no/such/adapter", 2)])
def test_the_command_ends_with_the_worst(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], engine: str, status: int
) -> None:
    ended = Crconf(monkeypatch, capsys)("adapter", "check", engine)
    assert ended.status == status
    assert ended.out.split()[0] == ("good" if status == 0 else "broken")
