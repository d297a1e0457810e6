"""Scavenge (CR 702.97)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Activated, Instruction, TargetSpec
from reference_engine.cost_parts import ExileSelf
from reference_engine.costs import Cost
from reference_engine.effects import put_counters, source_of
from reference_engine.objects import GRAVEYARD, GameObject
from reference_engine.qualities import creature
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.97a")
def scavenge(cost: Cost) -> Activated:
    """From the graveyard: exile the card for as many +1/+1 counters on a creature as its power; only as a sorcery."""
    return Activated(
        cost + Cost(parts=(ExileSelf(),)),
        Instruction(put_counters("+1/+1", _power_of_the_card), (TargetSpec(creature),)),
        speed="sorcery",
        zones=(GRAVEYARD,),
        keyword="scavenge",
    )


def _power_of_the_card(game: Game, thing: GameObject) -> int:
    return game.characteristics(source_of(game, thing)).power or 0
