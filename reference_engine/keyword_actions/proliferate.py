"""Proliferate (CR 701.34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.counters import CountersPut, PlayerGetsCounters
from reference_engine.events import Event, happen
from reference_engine.objects import BATTLEFIELD, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Proliferate(Event):
    """A player proliferates."""

    player: str
    source: GameObject

    @rule("701.34a", "701.34b")
    def perform(self, game: Game) -> Event | None:
        """Choose any number of permanents and players that have counters; each gets more, all at once."""
        due: list[Event] = []
        for thing in _chosen_permanents(game, self.player, self.source):
            due += [CountersPut(thing, kind, 1) for kind in _kinds(game, self, thing.counters)]
        poisoned: set[str] = set()
        for name in _chosen_players(game, self.player, self.source):
            for kind in _kinds(game, self, game.players[name].counters):
                if kind == "poison" and name in poisoned:
                    continue
                due.append(PlayerGetsCounters(name, kind, 1))
                poisoned |= set(game.team_of(name)) if kind == "poison" else set()
        happen(game, *due)
        return self


def _chosen_permanents(game: Game, player: str, source: GameObject) -> tuple[GameObject, ...]:
    able = [thing for thing in game.zone(BATTLEFIELD) if thing.counters]
    return game.choose_objects("choose object", player, source, able, 0, len(able)) if able else ()


def _chosen_players(game: Game, player: str, source: GameObject) -> tuple[str, ...]:
    able = [name for name in game.in_turn_order() if game.players[name].counters]
    return game.choose("choose player", player, source, able, 0, len(able)) if able else ()


@rule("701.34a")
def _kinds(game: Game, proliferating: Proliferate, counters: Mapping[str, int]) -> Iterable[str]:
    """Each kind of counter that is there; before that was the rule, one kind that the player chooses."""
    there = [kind for kind, count in counters.items() if count > 0]
    if game.rules.on("proliferate_each_kind") or len(there) < 2:
        return there
    return game.choose("choose word", proliferating.player, proliferating.source, there)


def proliferate(game: Game, thing: GameObject) -> None:
    """The controller of the spell or ability proliferates."""
    happen(game, Proliferate(thing.controller, thing))
