"""Miracle (CR 702.94)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Ability, Instruction, Keyword, Triggered
from reference_engine.costs import Cost
from reference_engine.events import Event
from reference_engine.keyword_actions.reveal import Revealed, reveal
from reference_engine.objects import HAND, GameObject
from reference_engine.resolving import cast_while_resolving
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.94a")
def miracle(cost: Cost) -> tuple[Ability, ...]:
    """When one reveals this as one's first draw of the turn, one may cast it for its miracle cost."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        return isinstance(event, Revealed) and event.drawn and event.card.number == source.number

    def may_cast(game: Game, thing: GameObject) -> None:
        card = game.get(thing.source or 0)
        if card is not None and card.zone == HAND:
            cast_while_resolving(game, thing, thing.controller, (card,), cost)

    return Keyword(cost, keyword="miracle", zones=(HAND,)), Triggered(when, Instruction(may_cast), zones=(HAND,))


@rule("702.94a", "702.94b")
def offer_miracle(game: Game, player: str, card: GameObject) -> None:
    """The first card that a player draws in a turn may be revealed if it has miracle."""
    if game.characteristics(card).has("miracle") and game.choose_yes("may", player, card):
        reveal(game, card, drawn=True)
