"""Attach (CR 701.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Enchant, TargetSpec, View
from reference_engine.objects import BATTLEFIELD, GameObject, Target
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.3a", "701.3b", "701.3c")
def attach(game: Game, thing: GameObject, to: Target) -> bool:
    """Put an Aura or Equipment onto something; it gets a new timestamp. Returns whether it moved."""
    now = game.get(thing.number)
    if now is None or now.zone != BATTLEFIELD or now.attached_to == to or not _can_attach(game, now, to):
        return False
    game.change(now.number, attached_to=to, timestamp=game.new_number())
    return True


def _can_attach(game: Game, thing: GameObject, to: Target) -> bool:
    subtypes = game.characteristics(thing).subtypes
    if "Aura" in subtypes:
        return can_enchant(game, thing, to)
    host = game.get(to) if isinstance(to, int) else None
    return host is not None and host.zone == BATTLEFIELD and "Creature" in game.characteristics(host).types


@rule("303.4a", "702.5a")
def can_enchant(game: Game, aura: GameObject, to: Target) -> bool:
    """Whether an Aura's enchant ability allows it to be attached to an object or player."""
    spec = enchant_spec(game, aura)
    if spec is None:
        return False
    view = View(aura.controller, aura)
    if isinstance(to, str):
        return spec.players is not None and spec.players(game, to, view)
    host = game.get(to)
    return host is not None and host.zone == BATTLEFIELD and spec.objects is not None and spec.objects(game, host, view)


def enchant_spec(game: Game, aura: GameObject) -> TargetSpec | None:
    """What an Aura's enchant ability says it can be attached to (CR 702.5a)."""
    return next((a.spec for a in game.characteristics(aura).abilities if isinstance(a, Enchant)), None)
