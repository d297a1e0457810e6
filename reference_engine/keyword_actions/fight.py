"""Fight (CR 701.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.events import happen
from reference_engine.life import Damage
from reference_engine.objects import BATTLEFIELD, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.14a", "701.14b")
def fight(game: Game, one: GameObject | None, other: GameObject | None) -> None:
    """Each creature deals damage equal to its power to the other; nothing happens unless both are creatures still."""
    both = [thing for thing in (one, other) if thing is not None and thing.zone == BATTLEFIELD]
    if len(both) < 2 or not all("Creature" in game.characteristics(thing).types for thing in both):
        return
    first, second = both
    happen(
        game,
        Damage(first, second.number, game.characteristics(first).power or 0),
        Damage(second, first.number, game.characteristics(second).power or 0),
    )
