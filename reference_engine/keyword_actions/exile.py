"""Exile (CR 701.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Effect, Quality, View
from reference_engine.events import Event, happen
from reference_engine.keyword_actions.reveal import reveal
from reference_engine.objects import EXILE, HAND, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.effects import Who
    from reference_engine.game import Game


@rule("701.13a")
def exile(game: Game, *things: GameObject) -> list[Event]:
    """Move objects to the exile zone from wherever they are, together; returns what happened."""
    return happen(game, *(Move(thing, EXILE) for thing in things))


def exile_chosen_by_you(quality: Quality, who: Who) -> Effect:
    """Players reveal their hands, and "you" choose a card with a quality of each to be exiled."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            view = View(thing.controller, thing)
            reveal(game, *game.zone(HAND, player))
            fitting = [card for card in game.zone(HAND, player) if quality(game, card, view)]
            exile(game, *game.choose_objects("choose object", thing.controller, thing, fitting))

    return effect
