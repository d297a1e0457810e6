"""Sacrifice (CR 701.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.events import Event, happen
from reference_engine.objects import BATTLEFIELD, GRAVEYARD, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.21a")
def sacrifice(game: Game, player: str, *things: GameObject) -> list[Event]:
    """Move permanents that a player controls from the battlefield to their owners' graveyards, together.

    What isn't on the battlefield or that player doesn't control stays as it is. Returns what happened.
    """
    return happen(game, *(event for thing in things for event in sacrificing(game, player, thing)))


@rule("701.21a")
def sacrificing(game: Game, player: str, thing: GameObject) -> tuple[Event, ...]:
    """The event of sacrificing a permanent, none where the player can't; it isn't destroyed."""
    now = game.get(thing.number)
    if now is None or now.zone != BATTLEFIELD or now.controller != player:
        return ()
    return (Move(now, GRAVEYARD, cause="sacrifice", by=player),)
