"""The order of a library: chosen by a player (CR 701.22, 701.29) or left to chance (CR 401.4, 702.85a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reference_engine.keyword_actions.reveal import look, reordered
from reference_engine.objects import LIBRARY, GameObject
from reference_engine.rule import rule
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


@rule("701.22a", "701.29a")
def look_and_arrange(game: Game, player: str, owner: str, count: int, source: GameObject) -> None:
    """Look at the top cards of a library, then put any number of them on its bottom and the rest on its top."""
    looked = game.zone(LIBRARY, owner)[:count]
    look(game, player, *looked)
    bottom = game.choose_objects("scry", player, source, looked, 0, len(looked)) if looked else ()
    top = in_chosen_order(game, player, source, [card for card in looked if card not in bottom])
    arrange(game, owner, looked, top, bottom)


def in_chosen_order(game: Game, player: str, source: GameObject, cards: Sequence[GameObject]) -> tuple[GameObject, ...]:
    """Have a player put cards into an order, the first on top."""
    if len(cards) < 2:
        return tuple(cards)
    return game.choose_objects("order cards", player, source, cards, len(cards), len(cards))


@rule("401.4")
def arrange(
    game: Game, owner: str, cards: Sequence[GameObject], top: Sequence[GameObject], bottom: Sequence[GameObject] = ()
) -> None:
    """Put cards of a library on its top and bottom in these orders; they leave no zone."""
    game.version += 1
    moved = {card.number for card in cards}
    rest = [number for number in game.zones[LIBRARY, owner] if number not in moved]
    game.zones[LIBRARY, owner] = (*(card.number for card in top), *rest, *(card.number for card in bottom))
    if cards:
        reordered(game, owner)
