"""Suspend (CR 702.62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Ability, Instruction, Keyword, Triggered
from reference_engine.costs import Cost
from reference_engine.counters import CountersRemoved, remove_counters
from reference_engine.effects import this_permanent
from reference_engine.events import Event
from reference_engine.objects import EXILE, GameObject
from reference_engine.resolving import cast_while_resolving
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.62a")
def suspend(number: int, cost: Cost) -> tuple[Ability, ...]:
    """Three abilities: exile it with time counters, take one off each upkeep, and cast it when the last is gone."""
    return (
        Keyword(cost, number, keyword="suspend", zones=("hand",)),
        Triggered(_owners_upkeep, Instruction(_remove_one), condition=_is_suspended, zones=(EXILE,)),
        Triggered(_last_removed, Instruction(_cast_it), zones=(EXILE,)),
    )


@rule("702.62b")
def _is_suspended(game: Game, card: GameObject) -> bool:
    """In exile, with suspend, with a time counter on it."""
    return card.zone == EXILE and card.counters.get("time", 0) > 0


def _owners_upkeep(game: Game, card: GameObject, event: Event) -> bool:
    from reference_engine.turns import StepBegan

    return isinstance(event, StepBegan) and event.step == "upkeep" and event.player == card.owner


def _remove_one(game: Game, thing: GameObject) -> None:
    for card in this_permanent(game, thing):
        remove_counters(game, card, "time")


def _last_removed(game: Game, card: GameObject, event: Event) -> bool:
    return (
        isinstance(event, CountersRemoved)
        and event.kind == "time"
        and event.thing.number == card.number
        and not card.counters.get("time", 0)
    )


@rule("702.62a", "702.62d")
def _cast_it(game: Game, thing: GameObject) -> None:
    """Its owner casts it without paying its mana cost: may, or had to if able before that edition."""
    cast_while_resolving(
        game, thing, thing.controller, this_permanent(game, thing), required=not game.rules.on("suspend_may_cast")
    )
