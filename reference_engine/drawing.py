"""Drawing a card (CR 121)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import CannotDraw, View
from reference_engine.events import Event, happen
from reference_engine.objects import HAND, LIBRARY
from reference_engine.rule import rule
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Draw(Event):
    """A player draws one card."""

    player: str

    @rule("121.1", "121.4", "702.94a")
    def perform(self, game: Game) -> Event | None:
        """Put the top card of the library into the hand; from an empty library it is remembered (CR 704.5b)."""
        library = game.zone(LIBRARY, self.player)
        if not library:
            game.change_player(self.player, drew_from_empty=True)
            return None
        drawn = game.players[self.player].cards_drawn + 1
        game.change_player(self.player, cards_drawn=drawn)
        from reference_engine.keyword_abilities.miracle import offer_miracle

        card = move(game, library[0], HAND)
        if drawn == 1 and card is not None and card.zone == HAND:
            offer_miracle(game, self.player, card)
        return self


@rule("121.2")
def draw(game: Game, player: str, count: int = 1) -> None:
    """Draw cards, one at a time."""
    for _ in range(count):
        if can_draw(game, player):
            happen(game, Draw(player))


@rule("101.2", "121.3")
def can_draw(game: Game, player: str) -> bool:
    """Whether no effect says that the player can't draw cards; an empty library is no obstacle."""
    return not any(
        ability.who(game, player, View(source.controller, source)) for source, ability in game.in_force(CannotDraw)
    )
