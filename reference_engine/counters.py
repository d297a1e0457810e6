"""Counters on objects (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.events import Event, happen
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game
    from reference_engine.objects import GameObject


@dataclass(frozen=True, slots=True)
class CountersPut(Event):
    """Counters of a kind are put on an object."""

    thing: GameObject
    kind: str
    count: int

    @rule("122.1", "122.6")
    def perform(self, game: Game) -> Event | None:
        """Add to what is there; none is no event."""
        now = game.get(self.thing.number)
        if now is None or self.count <= 0:
            return None
        game.change(now.number, counters={**now.counters, self.kind: now.counters.get(self.kind, 0) + self.count})
        return self


@dataclass(frozen=True, slots=True)
class CountersRemoved(Event):
    """Counters of a kind are removed from an object."""

    thing: GameObject
    kind: str
    count: int

    @rule("122.1")
    def perform(self, game: Game) -> Event | None:
        """Take away as many as there are, at most."""
        now = game.get(self.thing.number)
        if now is None or not now.counters.get(self.kind, 0):
            return None
        left = max(0, now.counters[self.kind] - self.count)
        counters = {kind: count for kind, count in now.counters.items() if kind != self.kind}
        game.change(now.number, counters={**counters, self.kind: left} if left else counters)
        return self


@dataclass(frozen=True, slots=True)
class PlayerGetsCounters(Event):
    """A player gets counters of a kind."""

    player: str
    kind: str
    count: int

    @rule("122.1", "122.1f")
    def perform(self, game: Game) -> Event | None:
        """Add to what the player has."""
        if self.count <= 0:
            return None
        counters = game.players[self.player].counters
        game.change_player(self.player, counters={**counters, self.kind: counters.get(self.kind, 0) + self.count})
        return self


def add_counters(game: Game, thing: GameObject, kind: str, count: int = 1) -> None:
    """Put counters on an object."""
    happen(game, CountersPut(thing, kind, count))


def remove_counters(game: Game, thing: GameObject, kind: str, count: int = 1) -> None:
    """Remove counters from an object."""
    happen(game, CountersRemoved(thing, kind, count))
