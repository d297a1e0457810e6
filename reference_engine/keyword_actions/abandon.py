"""Abandon (CR 701.33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.archenemy import is_ongoing, is_scheme
from reference_engine.events import Event, happen
from reference_engine.objects import COMMAND, SCHEME_DECK, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Abandon(Event):
    """A scheme is abandoned."""

    scheme: GameObject

    @rule("701.33a")
    def possible(self, game: Game) -> bool:
        """Only a face-up ongoing scheme can be."""
        now = game.get(self.scheme.number)
        return now is not None and now.zone == COMMAND and is_scheme(now.card) and is_ongoing(now.card)

    def perform(self, game: Game) -> Event | None:
        """Turn it down."""
        turn_down(game, self.scheme)
        return self


@rule("701.33b")
def turn_down(game: Game, scheme: GameObject) -> None:
    """A scheme goes face down to the bottom of its owner's scheme deck."""
    Move(scheme, SCHEME_DECK, place=-1).perform(game)


@rule("701.33a", "701.33b")
def abandon(game: Game, scheme: GameObject) -> bool:
    """Abandon a scheme; whether it was."""
    return bool(happen(game, Abandon(scheme)))
