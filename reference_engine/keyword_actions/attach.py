"""Attach (CR 701.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Enchant, TargetSpec, View
from reference_engine.events import Event, happen
from reference_engine.objects import BATTLEFIELD, GameObject, Target
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class BecameUnattached(Event):
    """An Aura or Equipment on the battlefield is no longer attached to what it was attached to."""

    thing: GameObject  # as it was
    left: Target | None


@rule("701.3a", "701.3b", "701.3c", "701.3d")
def attach(game: Game, thing: GameObject, to: Target) -> bool:
    """Put an Aura or Equipment onto something; it gets a new timestamp. Returns whether it moved."""
    now = game.get(thing.number)
    if now is None or now.zone != BATTLEFIELD or now.attached_to == to or not can_be_attached(game, now, to):
        return False
    game.change(now.number, attached_to=to, timestamp=game.new_number())
    if now.attached_to is not None:
        happen(game, BecameUnattached(now, now.attached_to))
    return True


@rule("701.3d")
def unattach(game: Game, thing: GameObject) -> None:
    """Move an Equipment away from what it is attached to; it stays on the battlefield."""
    if thing.attached_to is not None:
        game.change(thing.number, attached_to=None)
        happen(game, BecameUnattached(thing, thing.attached_to))


@rule("701.3a", "701.3b", "301.5")
def can_be_attached(game: Game, thing: GameObject, to: Target) -> bool:
    """Whether an Aura or Equipment can be attached to something."""
    now = game.characteristics(thing)
    if "Aura" in now.subtypes:
        return can_enchant(game, thing, to)
    host = game.get(to) if isinstance(to, int) else None
    if host is None or host.zone != BATTLEFIELD or "Equipment" not in now.subtypes or "Creature" in now.types:
        return False
    equipped = game.characteristics(host)
    return "Creature" in equipped.types and not equipped.has("can't be equipped")


@rule("303.4a", "702.5a")
def can_enchant(game: Game, aura: GameObject, to: Target) -> bool:
    """Whether an Aura's enchant ability allows it to be attached to an object or player."""
    spec = enchant_spec(game, aura)
    if spec is None or to == aura.number:
        return False
    view = View(aura.controller, aura)
    if isinstance(to, str):
        return spec.players is not None and spec.players(game, to, view)
    host = game.get(to)
    return host is not None and host.zone == BATTLEFIELD and spec.objects is not None and spec.objects(game, host, view)


def enchant_spec(game: Game, aura: GameObject) -> TargetSpec | None:
    """What an Aura's enchant ability says it can be attached to (CR 702.5a)."""
    return next((a.spec for a in game.characteristics(aura).abilities if isinstance(a, Enchant)), None)


@rule("701.3d")
def this_becomes_unattached(game: Game, source: GameObject, event: Event) -> bool:
    """This stops being attached to something: it is moved away, or one of the two leaves the battlefield."""
    if isinstance(event, BecameUnattached):
        return event.thing.number == source.number
    if not isinstance(event, Move) or event.before.zone != BATTLEFIELD or source.attached_to is None:
        return False
    return event.before.number in (source.number, source.attached_to)


def note_what_it_left(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    """Remember the permanent that this was attached to."""
    left = event.left if isinstance(event, BecameUnattached) else source.attached_to
    host = game.get(left) if isinstance(left, int) else None
    return () if host is None else (host,)
