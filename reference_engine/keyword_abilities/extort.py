"""Extort (CR 702.101)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Instruction, Triggered
from reference_engine.costs import Cost
from reference_engine.effects import each_opponent, may_pay_to
from reference_engine.events import happen
from reference_engine.life import GainLife, LoseLife
from reference_engine.mana import mana
from reference_engine.objects import GameObject
from reference_engine.rule import rule
from reference_engine.when import you_cast

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.101a")
def extort() -> Triggered:
    """Whenever one casts a spell, one may pay {W/B} to drain each opponent of 1 life."""
    return Triggered(you_cast(), Instruction(may_pay_to(Cost(mana("{W/B}")), _drain)), keyword="extort")


@rule("702.101a")
def _drain(game: Game, thing: GameObject) -> None:
    """Each opponent loses 1 life; the controller gains what was lost."""
    lost = happen(game, *(LoseLife(player, 1) for player in each_opponent(game, thing)))
    happen(game, GainLife(thing.controller, sum(event.amount for event in lost if isinstance(event, LoseLife))))
