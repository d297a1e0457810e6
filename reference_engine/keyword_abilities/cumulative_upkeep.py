"""Cumulative upkeep (CR 702.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Instruction, Triggered
from reference_engine.costs import Cost
from reference_engine.effects import in_order, put_counters, sacrifice_these, this_permanent, unless_pays
from reference_engine.objects import GameObject
from reference_engine.rule import rule
from reference_engine.when import at_beginning

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.24a")
def cumulative_upkeep(cost: Cost) -> Triggered:
    """Each upkeep one more age counter, then the cost for each of them, or it is sacrificed."""

    def for_each_counter(game: Game, thing: GameObject) -> Cost:
        total = Cost()
        for permanent in this_permanent(game, thing):
            for _ in range(permanent.counters.get("age", 0)):
                total += cost
        return total

    does = in_order(put_counters("age", 1, this_permanent), unless_pays(for_each_counter, sacrifice_these()))
    return Triggered(at_beginning("upkeep", "yours"), Instruction(does), keyword="cumulative upkeep")
