"""Set in motion (CR 701.32)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.archenemy import is_archenemy
from reference_engine.events import Event, happen
from reference_engine.objects import COMMAND, SCHEME_DECK, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class SetInMotion(Event):
    """A player sets a scheme in motion: a face-up one, or (None) the top card of their scheme deck."""

    player: str
    scheme: GameObject | None = None

    @rule("701.32b")
    def perform(self, game: Game) -> Event | None:
        """Turn it up where it isn't; it counts as set in motion either way."""
        if self.scheme is not None:
            return self
        for top in game.zone(SCHEME_DECK, self.player)[:1]:
            moved = Move(top, COMMAND).perform(game)
            assert isinstance(moved, Move)
            return replace(self, scheme=moved.after)
        return None


@rule("701.32a")
def set_in_motion(game: Game, player: str, scheme: GameObject | None = None) -> None:
    """A player sets a scheme in motion; only the archenemy does."""
    if is_archenemy(game, player):
        happen(game, SetInMotion(player, scheme))


@rule("701.32c")
def so_many_times(event: SetInMotion, times: int) -> tuple[Event, ...]:
    """Several schemes are set in motion one after the other: the next one from the deck so many times."""
    return (event, *(SetInMotion(event.player) for _ in range(times - 1)))


def you_set_this_in_motion(game: Game, source: GameObject, event: Event) -> bool:
    """The scheme itself is set in motion."""
    return isinstance(event, SetInMotion) and event.scheme is not None and event.scheme.number == source.number
