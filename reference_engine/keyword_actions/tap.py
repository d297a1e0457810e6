"""Tap and untap (CR 701.26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Quality, View
from reference_engine.events import Event
from reference_engine.objects import BATTLEFIELD, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game
    from reference_engine.when import When


@dataclass(frozen=True, slots=True)
class Tap(Event):
    """A permanent becomes tapped; `by` is the player who taps it, where one does."""

    thing: GameObject
    by: str | None = None

    @rule("701.26a")
    def perform(self, game: Game) -> Event | None:
        """Only an untapped permanent can be tapped."""
        now = game.get(self.thing.number)
        if now is None or now.zone != BATTLEFIELD or now.tapped:
            return None
        game.change(now.number, tapped=True)
        return self


@dataclass(frozen=True, slots=True)
class Untap(Event):
    """A permanent becomes untapped."""

    thing: GameObject

    @rule("701.26b")
    def perform(self, game: Game) -> Event | None:
        """Only a tapped permanent can be untapped."""
        now = game.get(self.thing.number)
        if now is None or now.zone != BATTLEFIELD or not now.tapped:
            return None
        game.change(now.number, tapped=False)
        return self


def this_becomes_tapped(game: Game, source: GameObject, event: Event) -> bool:
    """This permanent becomes tapped."""
    return isinstance(event, Tap) and event.thing.number == source.number


def this_becomes_untapped(game: Game, source: GameObject, event: Event) -> bool:
    """This permanent becomes untapped."""
    return isinstance(event, Untap) and event.thing.number == source.number


def you_tap(quality: Quality) -> When:
    """The controller taps a permanent with a quality."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        if not isinstance(event, Tap) or event.by != source.controller:
            return False
        return quality(game, event.thing, View(source.controller, source))

    return when
