"""phase.rs behind the port."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.metadata import version
from typing import Any

from msgspec.structs import replace

from conformance import actions
from conformance.actions import Announcement
from conformance.adapters.phase.dialogue import Move, NoAnswer, Script, answer
from conformance.adapters.phase.oracle import face_for
from conformance.adapters.phase.positions import COLORS, STEPS, Names, check_settable, decks, put_in, read_out
from conformance.errors import EngineTrouble
from conformance.port import Capabilities, Outcome, Unsupported
from conformance.position import Position

MOVES = 400  # after so many moves in one action the engine is taken to go round in circles
ANNOUNCING = frozenset(
    {
        "ModeChoice", "AbilityModeChoice", "TargetSelection", "OptionalCostChoice", "ChooseXValue", "DistributeAmong",
        "PayCost", "PhyrexianPayment", "ManaPayment",
    }
)  # fmt: skip
_PAYING = ("PayCost", "ManaPayment", "PhyrexianPayment")


class Refused(Exception):  # noqa: N818 - the engine's no
    """The engine refused a move."""


class PhaseEngine:
    """An engine of the package `phase-python`, one game at a time."""

    def __init__(self) -> None:
        try:
            import phase
        except ImportError as error:
            raise EngineTrouble("the package phase-python is not installed: pip install 'crconf[phase]'") from error
        self._phase = phase
        self._engine: Any = None
        self._game: Any = None
        self._names: Names | None = None

    def initialize(self, revision: str) -> Capabilities:  # noqa: ARG002 - it knows one edition
        """Say what it can do; it plays by the newest rules alone."""
        return Capabilities(
            engine="phase.rs",
            version=version("phase-python"),
            homepage="https://github.com/phase-rs/phase",
            cards="ask",
            settable=("all",),
            decides=("all",),
            observes=("all",),
            moments=False,
        )

    def setup(self, position: Position, seed: int) -> None:
        """Begin a game with the cards of the position, and edit it until it is the position."""
        check_settable(position)
        said = decks(position)
        engine = self._phase.Engine.from_json(_faces(tuple(sorted({card for deck in said for _, card in deck}))))
        lists = [[card for _, card in deck] for deck in said]
        game = self._new_game(engine, lists, seed)
        saved = game.state()
        names = Names(saved["state"], position)
        put_in(saved["state"], position, names)
        self._engine, self._game, self._names = engine, engine.load_game(saved), names

    def _new_game(self, engine: Any, lists: list[list[str]], seed: int) -> Any:
        more = {"extra_players": lists[2:], "format": "FreeForAll"} if len(lists) > 2 else {}
        try:
            game = engine.new_game(lists[0], lists[1], seed=seed, first_player=0, **more)
            while game.waiting_for()["type"] == "MulliganDecision":
                player = game.waiting_for()["data"]["pending"][0]["player"]
                game.apply(player, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})
        except (ValueError, RuntimeError, TypeError) as error:
            raise Unsupported(f"a game with these cards: {_short(error)}") from error
        return game

    def act(self, action: actions.Action) -> Outcome:
        """Carry out one action by moves of its players."""
        before = self._game.state() if isinstance(action, actions.Cast) else None
        done = self._try(action, "Manual")
        if before is None or done.outcome != "illegal" or not _engine_may_pay(action):
            return done
        # By hand the engine takes mana from the pool alone; where the case leaves the payment open it pays by itself.
        self._game = self._engine.load_game(before)
        by_itself = self._try(action, "Auto")
        return replace(by_itself, asked=done.asked) if by_itself.outcome == "ok" else by_itself

    def _try(self, action: actions.Action, payment: str) -> Outcome:
        assert self._names is not None
        announced = getattr(action, "announced", Announcement())
        script = Script(self._names, announced, action.decisions)
        try:
            self._begin(action, script, payment)
            stopped = self._go_on(action, script)
        except Refused as refusal:
            moment = self._moment(script)
            self._cancel()
            return Outcome("illegal", moment, str(refusal), asked=tuple(script.asked), unused=script.unused())
        except NoAnswer as question:
            message = f"the engine asks: {question.kind}"
            return Outcome("ok", message=message, asked=tuple(script.asked), unanswered=question.kind)
        return Outcome("ok", asked=tuple(script.asked), unused=script.unused(), stopped=stopped)

    def observe(self) -> Position:
        """Read the whole state out."""
        assert self._names is not None
        return read_out(self._game.state()["state"], self._names)

    def shutdown(self) -> None:
        """Let the game go."""
        self._game = None

    # -- moves ---------------------------------------------------------------------------------------------------------

    def _move(self, player: int, move: Move) -> None:
        """Make one move; raises `Refused`."""
        try:
            self._game.apply(player, move)
        except (ValueError, RuntimeError, TypeError) as error:
            raise Refused(_short(error)) from error

    def _waiting(self) -> Move:
        waiting: Move = self._game.waiting_for()
        return waiting

    def _begin(self, action: actions.Action, script: Script, payment: str) -> None:
        match action:
            case actions.Cast():
                self._needs_priority(action.player, script)
                self._move(script.names.seat(action.player), self._cast(action, script, payment))
            case actions.Activate():
                self._needs_priority(action.player, script)
                index = 0 if action.ability is None else action.ability - 1
                data = {"source_id": script.number(action.source), "ability_index": index}
                self._move(script.names.seat(action.player), {"type": "ActivateAbility", "data": data})
            case actions.PlayLand():
                self._needs_priority(action.player, script)
                number = script.number(action.card)
                data = {"object_id": number, "card_id": self._game.object(number)["card_id"]}
                self._move(script.names.seat(action.player), {"type": "PlayLand", "data": data})
            case actions.Pass():
                self._needs_priority(action.player, script)
                self._move(script.names.seat(action.player), _PASS)
            case actions.Resolve() | actions.Advance():
                pass
            case actions.Special():
                raise Unsupported(f"the special action {action.what}")
            case actions.Attack() | actions.Block():
                raise Unsupported("combat")

    def _needs_priority(self, player: str, script: Script) -> None:
        waiting = self._waiting()
        if waiting["type"] != "Priority" or waiting["data"]["player"] != script.names.seat(player):
            raise Refused(f"{player} is not to move")

    def _cast(self, action: actions.Cast, script: Script, payment: str) -> Move:
        said = action.announced
        if said.face is not None or said.splice or said.payment is not None or said.pay_order or said.hybrid:
            raise Unsupported("a face, splice, hybrid choices, or the payment of each symbol")
        if said.method is not None or said.alternative is not None:
            raise Unsupported("choosing a method of casting or an alternative cost")
        number = script.number(action.card)
        card = self._game.object(number)["card_id"]
        return {
            "type": "CastSpell",
            "data": {"object_id": number, "card_id": card, "targets": [], "payment_mode": {"type": payment}},
        }

    def _go_on(self, action: actions.Action, script: Script) -> bool:
        """Answer what is asked until the action is over; returns whether it was stopped where it was told to."""
        until = self._is_over(action)
        for _ in range(MOVES):
            waiting = self._waiting()
            if waiting["type"] == "GameOver":
                return False
            if waiting["type"] == "Priority":
                if until():
                    return False
                self._move(waiting["data"]["player"], _PASS)
                continue
            if self._stops_here(action, waiting):
                return True
            if waiting["type"] == "ManaPayment":
                self._pay(waiting["data"]["player"], script)
            else:
                self._move(waiting["data"]["player"], answer(script, waiting))
        raise EngineTrouble(f"the engine asks on after {MOVES} moves")

    def _is_over(self, action: actions.Action) -> Any:
        """A test for a moment at which somebody has priority: whether the action has come to its end."""
        if isinstance(action, actions.Resolve):
            stack = self._game.stack()
            if not stack:
                raise Unsupported("resolving an empty stack")
            top = stack[-1]["id"]
            return lambda: all(entry["id"] != top for entry in self._game.stack())
        if isinstance(action, actions.Advance):
            assert self._names is not None
            seat = None if action.player is None else self._names.seat(action.player)
            begun = (self._game.turn, self._game.phase)
            return lambda: (
                (self._game.turn, self._game.phase) != begun
                and self._game.phase == STEPS[action.step]
                and seat in (None, self._game.state()["state"]["active_player"])
            )
        return lambda: True

    def _stops_here(self, action: actions.Action, waiting: Move) -> bool:
        if action.stop_at is None:
            return False
        if action.stop_at not in _STOPS:
            raise Unsupported(f"stopping at the choice of {action.stop_at}")
        return bool(waiting["type"] == _STOPS[action.stop_at])

    def _pay(self, player: int, script: Script) -> None:
        """Activate the mana abilities of the case, then let the engine pay."""
        script.ask("mana ability")
        for one in script.mana or ():
            self._activate_for_mana(player, one, script)
        script.mana = []
        script.ask("payment")
        self._move(player, _PASS)

    def _activate_for_mana(self, player: int, one: actions.ManaActivation, script: Script) -> None:
        number = script.number(one.source)
        index = 0 if one.ability is None else one.ability - 1
        self._move(player, {"type": "ActivateAbility", "data": {"source_id": number, "ability_index": index}})
        while self._waiting()["type"] not in ("ManaPayment", "Priority"):
            waiting = self._waiting()
            if waiting["type"] == "ChooseManaColor" and len(one.produces) == 1:
                self._move(player, {"type": "ChooseManaColor", "data": {"color": COLORS[one.produces[0]]}})
            elif waiting["type"] == "PayCost":
                chosen = [script.number(name) for name in one.cost_objects]
                self._move(player, {"type": "SelectCards", "data": {"cards": chosen}})
            else:
                raise NoAnswer(waiting["type"])

    def _moment(self, script: Script) -> Any:
        waiting = self._waiting()["type"]
        if waiting == "Priority":
            return "begin" if not script.asked else "unknown"
        return "payment" if waiting in _PAYING else "proposal"

    def _cancel(self) -> None:
        """Take back what was begun, as a player would."""
        for _ in range(MOVES):
            waiting = self._waiting()
            if waiting["type"] not in ANNOUNCING:
                return
            try:
                self._move(waiting["data"]["player"], {"type": "CancelCast"})
            except Refused:
                return


def _engine_may_pay(action: actions.Action) -> bool:
    return isinstance(action, actions.Cast) and action.announced.mana is None and action.stop_at is None


_PASS: Move = {"type": "PassPriority"}
_STOPS = {
    "mode": "ModeChoice", "target": "TargetSelection", "x": "ChooseXValue", "division": "DistributeAmong",
    "additional cost": "OptionalCostChoice", "mana ability": "ManaPayment", "payment": "ManaPayment",
}  # fmt: skip


@lru_cache(maxsize=512)
def _faces(names: tuple[str, ...]) -> str:
    return json.dumps({name.lower(): _face(name) for name in names})


@lru_cache(maxsize=4096)
def _face(name: str) -> Any:
    import phase

    try:
        face = phase.build_oracle_face(face_for(name), None)
    except (ValueError, RuntimeError, TypeError) as error:
        raise Unsupported(f"the card {name}: {_short(error)}") from error
    if '"type": "Unimplemented"' in json.dumps(face):
        raise Unsupported(f"the card {name}: the engine marks a part of its text as not implemented")
    return face


def _short(error: Exception) -> str:
    """The first line of the engine's message, without the state it prints."""
    line = str(error).splitlines()[0] if str(error) else type(error).__name__
    return line.partition(" while waiting for ")[0][:200]
