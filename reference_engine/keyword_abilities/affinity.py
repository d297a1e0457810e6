"""Affinity (CR 702.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import CostChange, Quality, View
from reference_engine.mana import ManaCost
from reference_engine.objects import BATTLEFIELD, STACK, GameObject
from reference_engine.qualities import every, this, you_control
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.41a")
def affinity(quality: Quality) -> CostChange:
    """The spell costs {1} less for each permanent of a quality that its controller controls."""
    counted = every(quality, you_control)

    def less(game: Game, spell: GameObject, view: View) -> ManaCost:
        return ManaCost((str(sum(counted(game, thing, view) for thing in game.zone(BATTLEFIELD))),))

    return CostChange(this, reduction=less, zones=(STACK,), keyword="affinity")
