"""Scry (CR 701.22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Effect, Number
from reference_engine.costs import fixed
from reference_engine.effects import you
from reference_engine.events import Event, happen
from reference_engine.library_order import look_and_arrange
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.effects import Who
    from reference_engine.game import Game
    from reference_engine.objects import GameObject


@dataclass(frozen=True, slots=True)
class Scry(Event):
    """A player scries."""

    player: str
    count: int
    source: GameObject

    @rule("701.22b")
    def possible(self, game: Game) -> bool:
        """Scry 0 is no event, since the rule says so."""
        return self.count > 0 or not game.rules.on("scry_zero_is_nothing")

    @rule("701.22a", "701.22d")
    def perform(self, game: Game) -> Event | None:
        """Look at the top cards; any number go to the bottom, the rest on top. It happened even without cards."""
        look_and_arrange(game, self.player, self.player, self.count, self.source)
        return self


def scry(count: Number, who: Who = you) -> Effect:
    """Players scry."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(Scry(player, fixed(count, game, thing), thing) for player in who(game, thing)))

    return effect


def you_scry(game: Game, source: GameObject, event: Event) -> bool:
    """The controller scries."""
    return isinstance(event, Scry) and event.player == source.controller
