"""Regenerate (CR 701.19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Replacement
from reference_engine.combat import remove_from_combat
from reference_engine.events import Event, happen
from reference_engine.game import Floating
from reference_engine.keyword_actions.destroy import Destroy
from reference_engine.keyword_actions.tap import Tap
from reference_engine.objects import GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Regenerated(Event):
    """A permanent was regenerated instead of being destroyed."""

    thing: GameObject

    @rule("701.19a")
    def perform(self, game: Game) -> Event | None:
        """All damage is removed, its controller taps it, and it leaves combat."""
        game.change(self.thing.number, damage=0, deathtouched=False)
        happen(game, Tap(self.thing))
        remove_from_combat(game, self.thing)
        return self


@rule("701.19a")
def regenerate(game: Game, permanent: GameObject, by: GameObject) -> None:
    """The next time the permanent would be destroyed this turn, it is regenerated instead."""

    def applies(game: Game, source: GameObject, event: Event) -> bool:
        return isinstance(event, Destroy) and event.can_regenerate and event.thing.number == permanent.number

    def instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
        assert isinstance(event, Destroy)
        return (Regenerated(event.thing),)

    game.add_effect(Floating(Replacement(applies, instead), by, by.controller, "turn", once=True))
