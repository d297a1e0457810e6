"""Putting cards back into a library in an order that is left to chance (CR 401.4, 702.85a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reference_engine.objects import LIBRARY, GameObject
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


def put_on_bottom_in_random_order(game: Game, cards: Sequence[GameObject]) -> None:
    """Put cards on the bottom of their owners' libraries in a random order; a single card has but one order."""
    order = list(cards)
    if len(order) > 1:
        game.random.shuffle(order)
        game.random_used = True
    for card in order:
        move(game, card, LIBRARY, place=-1)
