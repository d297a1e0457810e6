"""Search (CR 701.23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Quality, View
from reference_engine.events import Event, happen
from reference_engine.objects import LIBRARY, GameObject
from reference_engine.qualities import anything
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Searched(Event):
    """A player searched a library."""

    player: str
    owner: str


@rule("701.23a", "701.23b", "701.23d")
def search_library(
    game: Game, player: str, source: GameObject, quality: Quality, maximum: int | None = 1, owner: str | None = None
) -> tuple[GameObject, ...]:
    """Have a player find cards in a library; returns those found.

    A player who looks for cards of a stated quality may leave some of them unfound. `maximum` None is any number.
    """
    whose = owner or player
    view = View(player, source)
    options = [card for card in game.zone(LIBRARY, whose) if quality(game, card, view)]
    most = len(options) if maximum is None else min(maximum, len(options))
    least = most if quality is anything and maximum is not None else 0
    happen(game, Searched(player, whose))
    return game.choose_objects("search", player, source, options, least, most)
