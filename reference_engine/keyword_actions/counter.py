"""Counter (CR 701.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.objects import GRAVEYARD, STACK, GameObject
from reference_engine.rule import rule
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.6a", "701.6b")
def counter(game: Game, thing: GameObject) -> bool:
    """Counter a spell or ability: it leaves the stack, a spell for its owner's graveyard; nothing paid comes back.

    Returns whether it was countered.
    """
    now = game.get(thing.number)
    if now is None or now.zone != STACK or game.characteristics(now).has("can't be countered"):
        return False
    if now.ability is not None:
        game.remove(now.number)
    else:
        move(game, now, GRAVEYARD, cause="countered")
    return True
