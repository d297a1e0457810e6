"""Destroy (CR 701.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.events import Event, happen
from reference_engine.objects import BATTLEFIELD, GRAVEYARD, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Destroy(Event):
    """A permanent is destroyed."""

    thing: GameObject
    can_regenerate: bool = True

    @rule("701.8a")
    def perform(self, game: Game) -> Event | None:
        """Move it from the battlefield to its owner's graveyard."""
        now = game.get(self.thing.number)
        if now is None or now.zone != BATTLEFIELD or game.characteristics(now).has("indestructible"):
            return None
        happen(game, Move(now, GRAVEYARD, cause="destroy"))
        return replace(self, thing=now)
