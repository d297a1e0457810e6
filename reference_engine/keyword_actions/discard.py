"""Discard (CR 701.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Effect, Number, Quality, View
from reference_engine.costs import fixed
from reference_engine.events import Event, happen
from reference_engine.keyword_actions.reveal import reveal
from reference_engine.objects import GRAVEYARD, HAND, GameObject
from reference_engine.qualities import anything
from reference_engine.rule import rule
from reference_engine.zones import HIDDEN_ZONES, Move

if TYPE_CHECKING:
    from reference_engine.effects import Who
    from reference_engine.game import Game
    from reference_engine.when import When


@rule("701.9a")
def discard(game: Game, player: str, *cards: GameObject) -> list[Event]:
    """Move cards from their owner's hand to that player's graveyard, together; returns what happened."""
    return happen(game, *(Move(card, GRAVEYARD, cause="discard", by=player) for card in cards))


@rule("701.9b")
def discard_chosen(game: Game, player: str, count: int, source: GameObject) -> None:
    """Have a player discard cards of their own choice."""
    hand = game.zone(HAND, player)
    discard(game, player, *game.choose_objects("discard", player, source, hand, count, count))


@rule("701.9b")
def discard_at_random(count: Number, who: Who) -> Effect:
    """Players discard cards at random."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            hand = game.zone(HAND, player)
            discard(game, player, *game.at_random("random card", player, thing, hand, fixed(count, game, thing)))

    return effect


@rule("701.9b")
def discard_chosen_by_you(quality: Quality, who: Who) -> Effect:
    """Players reveal their hands, and "you" choose a card with a quality that each discards."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            view = View(thing.controller, thing)
            reveal(game, *game.zone(HAND, player))
            fitting = [card for card in game.zone(HAND, player) if quality(game, card, view)]
            discard(game, player, *game.choose_objects("choose object", thing.controller, thing, fitting))

    return effect


@rule("701.9c")
def is_undefined(event: Event) -> bool:
    """Whether a discarded card went unseen to a hidden zone, so that it has no characteristics to be asked for."""
    return isinstance(event, Move) and event.cause == "discard" and event.to in HIDDEN_ZONES and not event.revealed


@rule("701.9a", "701.9c")
def discards(quality: Quality, who: str = "you") -> When:
    """A card with a quality is discarded: by "you", by "an opponent", or by "any" player."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        if not isinstance(event, Move) or event.cause != "discard":
            return False
        owner = event.before.owner
        if (who == "you" and owner != source.controller) or (who == "an opponent" and owner == source.controller):
            return False
        if quality is anything:
            return True
        return not is_undefined(event) and quality(game, event.before, View(source.controller, source))

    return when


def note_who_discarded(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    """Remember the player who discarded."""
    assert isinstance(event, Move)
    return (event.before.owner,)
