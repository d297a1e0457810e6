"""Shuffle (CR 701.24)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.events import Event, happen
from reference_engine.objects import LIBRARY, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A player shuffled their library; cards that are `besides` were left out, and are on top of it now."""

    player: str
    source: GameObject
    besides: tuple[GameObject, ...] = ()

    @property
    def rank(self) -> int:
        """What is shuffled in is there before; what is put into a certain place comes after (CR 701.24g)."""
        return 1

    @rule("701.24a", "701.24b", "701.24e", "701.24f")
    def perform(self, game: Game) -> Event | None:
        """Put the library into a random order; it counts with hardly any cards too."""
        game.shuffle_library(self.player, self.source, tuple(card.number for card in self.besides))
        return self


def shuffle(game: Game, player: str, source: GameObject, besides: Sequence[GameObject] = ()) -> None:
    """Have a player shuffle their library for a spell or ability."""
    happen(game, Shuffled(player, source, tuple(besides)))


@rule("701.24c", "701.24d")
def shuffle_into(game: Game, player: str, source: GameObject, cards: Sequence[GameObject], named: bool = False) -> None:
    """Shuffle those of the cards that are still there into a player's library; it's shuffled though there are none.

    `named`: certain objects rather than a set. Until that was changed, a library wasn't shuffled if all of these were
    gone or went elsewhere.
    """
    moves = [Move(card, LIBRARY, place=None) for card in cards if game.get(card.number) is not None]
    if game.rules.on("shuffled_without_named_objects") or not named:
        happen(game, *moves, Shuffled(player, source))
        return
    done = happen(game, *moves)
    if any(isinstance(event, Move) and event.to == LIBRARY for event in done):
        happen(game, Shuffled(player, source))


def shuffled_in_instead(event: Move) -> tuple[Event, ...]:
    """Reveal a card and shuffle it into its owner's library instead of moving it elsewhere."""
    return (
        Move(event.before, LIBRARY, place=None, cause=event.cause, by=event.by, revealed=True),
        Shuffled(event.before.owner, event.before),
    )
