"""Events (CR 700.1): everything that happens in a game is one, may be replaced (CR 614), and is noticed (CR 603).

An event's class lies in the module of its rules; `happen` is the one way to make it happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens. `perform` does it and returns the event as it happened, or None if nothing did."""

    @rule("614.17")
    def possible(self, game: Game) -> bool:
        """Whether it can happen at all; what can't happen can't be replaced either."""
        return True

    def consists_of(self, game: Game) -> tuple[Event, ...]:
        """What it amounts to once nothing replaces it: itself, or other events that may be replaced in turn."""
        return (self,)

    @property
    def rank(self) -> int:
        """Which of several events at the same time leaves its mark first: the lower one."""
        return 0

    @property
    def looks_back(self) -> bool:
        """Whether abilities that trigger on it are those that were there before it (CR 603.10a)."""
        return False

    def perform(self, game: Game) -> Event | None:
        """Do it; by default nothing more than being noticed."""
        return self


@rule("603.2", "614.1")
def happen(game: Game, *events: Event) -> list[Event]:
    """Let events happen at the same time: replace each, perform them, and notice them together.

    Returns those that really happened. Abilities that look back in time (CR 603.10) are those that were there before.
    """
    from reference_engine.control import lapse, settle
    from reference_engine.triggers import notice, watchers

    due = sorted((event for wanted in events for event in _in_the_end(game, wanted)), key=lambda event: event.rank)
    if not due:
        return []
    before = watchers(game)
    done = [event for event in (event.perform(game) for event in due) if event is not None]
    game.log.extend(done)
    lapse(game)
    settle(game)
    notice(game, done, before)
    return done


@rule("614.1", "614.6", "614.17")
def _in_the_end(game: Game, wanted: Event) -> list[Event]:
    """What really happens in place of an event that is wanted."""
    from reference_engine.replacement import replaced

    if not wanted.possible(game):
        return []
    out: list[Event] = []
    for event in replaced(game, wanted):
        parts = event.consists_of(game)
        out += [event] if parts == (event,) else [final for part in parts for final in _in_the_end(game, part)]
    return out


def happened(events: Sequence[Event], kind: type[Event]) -> bool:
    """Whether one of these events is of that kind."""
    return any(isinstance(event, kind) for event in events)
