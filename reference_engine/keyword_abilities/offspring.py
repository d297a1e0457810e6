"""Offspring (CR 702.175)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import Ability, AdditionalCost, Instruction, Triggered
from reference_engine.continuous import printed
from reference_engine.costs import Cost
from reference_engine.effects import new_token
from reference_engine.events import Event
from reference_engine.keyword_abilities.casting import entered_as
from reference_engine.objects import CardDefinition, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.175a")
def offspring(cost: Cost) -> tuple[Ability, ...]:
    """An optional additional cost; if it was paid, a 1/1 copy is created when the creature enters."""
    return (
        AdditionalCost(cost, "offspring", optional=True, keyword="offspring"),
        Triggered(_entered_with_offspring, Instruction(_create_small_copy)),
    )


def _entered_with_offspring(game: Game, source: GameObject, event: Event) -> bool:
    entered = entered_as(source, event)
    return entered is not None and entered.choices is not None and entered.choices.times_paid("offspring") > 0


@rule("702.175a", "707.2")
def _create_small_copy(game: Game, thing: GameObject) -> None:
    """A token that is a copy of the creature as it is or last was, except that it is 1/1."""
    source = game.get(thing.source or 0) or thing.noted[0]
    assert isinstance(source, GameObject)
    small = replace(printed(source), power=1, toughness=1)
    new_token(game, CardDefinition(small.name, (small,)), thing.controller)
