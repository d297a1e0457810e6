"""Archenemy games (CR 314, 904): schemes, and whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.objects import COMMAND, SCHEME_DECK, STACK, CardDefinition, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("314.1")
def is_scheme(card: CardDefinition) -> bool:
    """Whether a card is a scheme."""
    return "Scheme" in card.faces[0].types


@rule("904.11")
def is_ongoing(card: CardDefinition) -> bool:
    """Whether a scheme is ongoing: it stays face up until it is abandoned."""
    return "Ongoing" in card.faces[0].supertypes


@rule("904.2a", "904.3", "904.7")
def is_archenemy(game: Game, player: str) -> bool:
    """Whether a player is the archenemy, whose the schemes are."""
    return bool(game.zone(SCHEME_DECK, player) or face_up(game, player))


@rule("314.2", "904.4")
def face_up(game: Game, player: str) -> tuple[GameObject, ...]:
    """The schemes of a player that are face up in the command zone."""
    return tuple(card for card in game.zone(COMMAND, player) if is_scheme(card.card))


@rule("314.6", "704.6e", "904.10")
def put_away_schemes(game: Game) -> bool:
    """Schemes that aren't ongoing go under their decks once no triggered ability of any scheme is left to resolve."""
    from reference_engine.keyword_actions.abandon import turn_down

    busy = any(is_scheme(one.source.card) for one in game.waiting)
    busy = busy or any(is_scheme(thing.card) and thing.ability is not None for thing in game.zone(STACK))
    over = [card for name in game.order for card in face_up(game, name) if not is_ongoing(card.card)]
    if busy or not over:
        return False
    for scheme in over:
        turn_down(game, scheme)
    return True


@rule("904.9")
def set_the_next_scheme_in_motion(game: Game) -> None:
    """The archenemy's precombat main phase has begun."""
    from reference_engine.keyword_actions.set_in_motion import set_in_motion

    if is_archenemy(game, game.turn.active):
        set_in_motion(game, game.turn.active)
