"""Regenerate (CR 701.19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import CannotBeRegenerated, Effect, Replacement, View
from reference_engine.combat import remove_from_combat
from reference_engine.effects import What, target_objects
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

    @rule("701.19a", "701.19b")
    def perform(self, game: Game) -> Event | None:
        """All damage is removed, its controller taps it, and it leaves combat."""
        now = game.change(self.thing.number, damage=0, deathtouched=False)
        happen(game, Tap(now, by=now.controller))
        remove_from_combat(game, now)
        return self


@rule("701.19a", "701.19c")
def regenerate(what: What = target_objects) -> Effect:
    """The next time each of these permanents would be destroyed this turn, it is regenerated instead."""

    def effect(game: Game, thing: GameObject) -> None:
        for permanent in what(game, thing):
            shield = _instead_of_destroying(permanent.number)
            game.add_effect(Floating(shield, thing, thing.controller, "turn", once=True))

    return effect


@rule("701.19b")
def regenerates() -> Replacement:
    """If this permanent would be destroyed, regenerate it: each time."""
    return _instead_of_destroying(None)


@rule("701.8c", "701.19c")
def _instead_of_destroying(number: int | None) -> Replacement:
    """Regenerate the permanent of that number, or the one with this ability, unless it can't be regenerated."""

    def applies(game: Game, source: GameObject, event: Event) -> bool:
        if not isinstance(event, Destroy) or event.thing.number != (number or source.number):
            return False
        return event.can_regenerate and not _cannot_be_regenerated(game, event.thing)

    def instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
        assert isinstance(event, Destroy)
        return (Regenerated(event.thing),)

    return Replacement(applies, instead)


@rule("701.19c")
def cannot_be_regenerated(what: What = target_objects) -> Effect:
    """These permanents can't be regenerated this turn."""

    def effect(game: Game, thing: GameObject) -> None:
        barred = {one.number for one in what(game, thing)}
        ability = CannotBeRegenerated(lambda game, one, view: one.number in barred)
        game.add_effect(Floating(ability, thing, thing.controller, "turn"))

    return effect


def _cannot_be_regenerated(game: Game, thing: GameObject) -> bool:
    return any(
        ability.applies(game, thing, View(source.controller, source))
        for source, ability in game.in_force(CannotBeRegenerated)
    )
