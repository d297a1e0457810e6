"""Destroy (CR 701.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.events import Event
from reference_engine.objects import BATTLEFIELD, GRAVEYARD, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Destroy(Event):
    """A permanent is destroyed; `can_regenerate` False is "it can't be regenerated"."""

    thing: GameObject
    can_regenerate: bool = True

    @rule("702.12b", "614.17")
    def possible(self, game: Game) -> bool:
        """Only a permanent on the battlefield that isn't indestructible can be destroyed."""
        now = game.get(self.thing.number)
        return now is not None and now.zone == BATTLEFIELD and not game.characteristics(now).has("indestructible")

    @rule("701.8a")
    def consists_of(self, game: Game) -> tuple[Event, ...]:
        """It moves from the battlefield to its owner's graveyard."""
        return (Move(game.objects[self.thing.number], GRAVEYARD, cause="destroy"),)
