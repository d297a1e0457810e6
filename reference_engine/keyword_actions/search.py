"""Search (CR 701.23)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Effect, Quality, View
from reference_engine.events import Event, happen
from reference_engine.keyword_actions.reveal import look
from reference_engine.keyword_actions.shuffle import Shuffled
from reference_engine.objects import BATTLEFIELD, LIBRARY, OUTSIDE, GameObject
from reference_engine.qualities import anything
from reference_engine.rule import rule
from reference_engine.zones import HIDDEN_ZONES, Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Search(Event):
    """A player searches zones of a player; of a library only the top `portion` cards, where something says so."""

    player: str
    owner: str
    zones: tuple[str, ...] = (LIBRARY,)
    portion: int | None = None

    @rule("701.23a", "701.23f", "701.23j")
    def perform(self, game: Game) -> Event | None:
        """Look at all cards there."""
        look(game, self.player, *self.cards(game))
        return self

    def cards(self, game: Game) -> tuple[GameObject, ...]:
        """The cards that are searched through."""
        found = [
            card
            for zone in self.zones
            for card in game.zone(zone, self.owner)[: self.portion if zone == LIBRARY else None]
        ]
        return tuple(found)


@rule("701.23a", "701.23f", "701.23i")
def search_together(game: Game, searches: Iterable[Search]) -> list[Search]:
    """Players search at once; returns what was searched in the end, in the same order."""
    return [event for event in happen(game, *searches) if isinstance(event, Search)]


def search(
    game: Game, player: str, owner: str | None = None, zones: tuple[str, ...] = (LIBRARY,)
) -> tuple[GameObject, ...]:
    """Have a player search; returns the cards that they see."""
    done = search_together(game, [Search(player, owner or player, zones)])
    return tuple(card for one in done for card in one.cards(game))


@rule("701.23a", "701.23b", "701.23c", "701.23d")
def find(
    game: Game,
    player: str,
    source: GameObject,
    among: Sequence[GameObject],
    quality: Quality | None,
    maximum: int | None = 1,
    every: bool = False,
) -> tuple[GameObject, ...]:
    """Have a player find cards among those that they see.

    Of cards with a stated quality those in hidden zones may stay unfound; a mere number has to be found. Nothing has a
    quality that isn't defined (None). `maximum` None is any number; `every` is all that there are.
    """
    if quality is None:
        return ()
    view = View(player, source)
    fitting = [card for card in among if quality(game, card, view)]
    if every:
        hidden = [card for card in fitting if card.zone in (*HIDDEN_ZONES, OUTSIDE)]
        return (
            *(card for card in fitting if card not in hidden),
            *game.choose_objects("search", player, source, hidden, 0, len(hidden)),
        )
    most = len(fitting) if maximum is None else min(maximum, len(fitting))
    least = most if quality is anything and maximum is not None else 0
    return game.choose_objects("search", player, source, fitting, least, most)


def search_library(
    game: Game, player: str, source: GameObject, quality: Quality, maximum: int | None = 1, owner: str | None = None
) -> tuple[GameObject, ...]:
    """Have a player search a library and find cards there; returns those found."""
    return find(game, player, source, search(game, player, owner), quality, maximum)


@rule("701.23g", "701.23i")
def each_player_searches(quality: Quality, maximum: int = 1, optional: bool = False) -> Effect:
    """Each player searches their library for cards, puts them onto the battlefield, then shuffles."""

    def effect(game: Game, thing: GameObject) -> None:
        players = [name for name in game.in_turn_order() if not optional or game.choose_yes("may", name, thing)]
        done = search_together(game, [Search(name, name) for name in players])
        found = {one.player: find(game, one.player, thing, one.cards(game), quality, maximum) for one in done}
        happen(game, *(Move(card, BATTLEFIELD, controller=name) for name, cards in found.items() for card in cards))
        happen(game, *(Shuffled(name, thing) for name in players))

    return effect


def an_opponent_searches(game: Game, source: GameObject, event: Event) -> bool:
    """An opponent searches their library."""
    if not isinstance(event, Search) or LIBRARY not in event.zones or event.player != event.owner:
        return False
    return event.player in game.opponents(source.controller)
