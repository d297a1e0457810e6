"""Fateseal (CR 701.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Effect, Number
from reference_engine.costs import fixed
from reference_engine.library_order import look_and_arrange
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game
    from reference_engine.objects import GameObject


@rule("701.29a")
def fateseal(count: Number) -> Effect:
    """Look at the top cards of an opponent's library; any number go to its bottom, the rest on its top."""

    def effect(game: Game, thing: GameObject) -> None:
        opponents = game.opponents(thing.controller)
        (opponent,) = game.choose("choose player", thing.controller, thing, opponents)
        look_and_arrange(game, thing.controller, opponent, fixed(count, game, thing), thing)

    return effect
