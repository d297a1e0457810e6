"""Planeswalk (CR 701.31)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.events import Event, happen
from reference_engine.objects import COMMAND, PLANAR_DECK, GameObject
from reference_engine.planechase import face_up, is_planechase, planar_controller, take_over
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class PlaneswalkedAway(Event):
    """A player planeswalks away from a plane or phenomenon: it goes face down to the bottom of its owner's deck."""

    player: str
    plane: GameObject

    @property
    @rule("603.10g")
    def looks_back(self) -> bool:
        """The plane that is left sees it."""
        return True

    @rule("701.31b", "701.31d")
    def perform(self, game: Game) -> Event | None:
        """Turn it down; one whose owner left the game is gone already."""
        Move(self.plane, PLANAR_DECK, place=-1).perform(game)
        return self


@dataclass(frozen=True, slots=True)
class PlaneswalkedTo(Event):
    """A player planeswalks to a plane, or encounters a phenomenon (CR 312.5): the top card of their planar deck."""

    player: str
    plane: GameObject

    @rule("701.31b", "701.31d")
    def perform(self, game: Game) -> Event | None:
        """Turn it up; it is the planar controller's."""
        moved = Move(self.plane, COMMAND).perform(game)
        take_over(game)
        return replace(self, plane=moved.after) if isinstance(moved, Move) and moved.after else None


@rule("701.31a")
def may_planeswalk(game: Game, player: str) -> bool:
    """Only in a Planechase game, and only the planar controller."""
    return is_planechase(game) and player == planar_controller(game)


@rule("701.31b", "901.11")
def planeswalk(game: Game, player: str) -> None:
    """A player planeswalks, if they may: away from all that is face up, then to the top card of their planar deck."""
    if not may_planeswalk(game, player):
        return
    happen(game, *(PlaneswalkedAway(player, plane) for plane in face_up(game)))
    _to_the_next_plane(game, player)


def _to_the_next_plane(game: Game, player: str) -> None:
    for top in game.zone(PLANAR_DECK, player)[:1]:
        happen(game, PlaneswalkedTo(player, top))


@rule("701.31c", "901.10")
def planeswalk_from_planes_of(game: Game, owner: str) -> None:
    """The owner of face-up planes leaves the game, and these with them: the planar controller walks on at once."""
    gone = [plane for plane in face_up(game) if plane.owner == owner]
    if gone:
        take_over(game)
        happen(game, *(PlaneswalkedAway(planar_controller(game), plane) for plane in gone))
        _to_the_next_plane(game, planar_controller(game))


def you_planeswalk_here(game: Game, source: GameObject, event: Event) -> bool:
    """The controller planeswalks to this plane, or encounters this phenomenon."""
    return isinstance(event, PlaneswalkedTo) and event.plane.number == source.number


def you_planeswalk_away(game: Game, source: GameObject, event: Event) -> bool:
    """The controller planeswalks away from this plane."""
    return isinstance(event, PlaneswalkedAway) and event.plane.number == source.number
