"""Discard (CR 701.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.objects import GRAVEYARD, HAND, GameObject
from reference_engine.rule import rule
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.9a")
def discard(game: Game, player: str, card: GameObject) -> GameObject | None:
    """Move a card from its owner's hand to their graveyard; returns what it became."""
    return move(game, card, GRAVEYARD, cause="discard", by=player)


@rule("701.9b")
def discard_chosen(game: Game, player: str, count: int, source: GameObject) -> None:
    """Have a player discard cards of their own choice."""
    hand = game.zone(HAND, player)
    for card in game.choose_objects("discard", player, source, hand, count, count):
        discard(game, player, card)
