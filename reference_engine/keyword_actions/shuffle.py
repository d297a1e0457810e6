"""Shuffle (CR 701.24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.events import Event, happen
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game
    from reference_engine.objects import GameObject


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A player shuffled their library."""

    player: str
    source: GameObject

    @rule("701.24a")
    def perform(self, game: Game) -> Event | None:
        """Put the library into a random order."""
        game.shuffle_library(self.player, self.source)
        return self


def shuffle(game: Game, player: str, source: GameObject) -> None:
    """Have a player shuffle their library for a spell or ability."""
    happen(game, Shuffled(player, source))
