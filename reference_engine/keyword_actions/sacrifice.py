"""Sacrifice (CR 701.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.objects import BATTLEFIELD, GRAVEYARD, GameObject
from reference_engine.rule import rule
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.21a")
def sacrifice(game: Game, player: str, thing: GameObject) -> bool:
    """Move a permanent its controller controls from the battlefield to its owner's graveyard; nobody else can.

    Returns whether it was sacrificed, wherever a replacement effect sent it.
    """
    now = game.get(thing.number)
    if now is None or now.zone != BATTLEFIELD or now.controller != player:
        return False
    move(game, now, GRAVEYARD, cause="sacrifice", by=player)
    return True
