"""Comparing whole positions: what an illegal attempt changed that it should not have (CR 733.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from conformance.position import Card, Permanent, Player, Position
from conformance.viewing import CARD_ZONES, Mismatch

ORDERED = frozenset({"library", "graveyard", "planar_deck", "scheme_deck"})


def compare_whole(before: Position, after: Position, except_for: tuple[str, ...] = ()) -> Mismatch | None:
    """What differs between two positions, None where nothing does; what either leaves out is not compared.

    Battlefield, hand, exile and pool are compared as multisets; library, graveyard and stack in order.

    Args:
        except_for: ids of objects, and parts of what is a player's ("pool:Alice"), that may differ.
    """
    if before == after:
        return None
    then, now = _parts(before, except_for), _parts(after, except_for)
    left_out = {*before.omitted, *after.omitted}
    for what in (*then, *(what for what in now if what not in then)):
        if what.split(":")[0] not in left_out and then.get(what) != now.get(what):
            return Mismatch(_told(what, then.get(what)), _told(what, now.get(what)))
    return None


def _parts(position: Position, except_for: tuple[str, ...]) -> dict[str, Any]:
    """A position taken to pieces that can be compared one by one: "life:Alice", "battlefield:Swamp" ..."""
    parts: dict[str, Any] = {}
    for player in position.players:
        parts.update((f"{what}:{player.name}", value) for what, value in _player_parts(player, except_for))
    for permanent in sorted(map(_comparable, position.battlefield), key=repr):
        if permanent.id not in except_for:
            parts.setdefault(f"battlefield:{permanent.id}", []).append(permanent)
    parts["stack"] = [item for item in position.stack if item.id not in except_for]
    parts["turn"] = position.turn
    parts["step"] = position.step
    parts["active player"] = position.active_player or position.players[0].name
    parts["priority"] = position.priority
    return {what: value for what, value in parts.items() if what not in except_for}


def _player_parts(player: Player, except_for: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    yield "life", player.life
    yield "counters", player.counters
    yield "in game", player.in_game
    yield "pool", sorted(player.pool, key=repr)
    for zone, field in CARD_ZONES:
        cards = [_shown(card) for card in getattr(player, field) or () if card.id not in except_for]
        yield zone, cards if field in ORDERED else sorted(cards, key=repr)


def _shown(card: Card) -> Card:
    """A card without what an engine tells of it only now and then."""
    judged = card.visible_to is not None or card.castable_by
    return replace(card, visible_to=None, castable_by=()) if judged else card


def _comparable(permanent: Permanent) -> Permanent:
    """A permanent as it is compared: tokens have no identity."""
    return replace(permanent, id=f"token:{permanent.card}") if permanent.token else permanent


def _told(what: str, value: Any) -> str:
    if isinstance(value, list):
        value = ", ".join(_briefly(one) for one in value) or "nothing"
    part, colon, whose = what.partition(":")
    return f"{part} of {whose}: {value}" if colon else f"{part}: {value}"


def _briefly(one: Any) -> str:
    if isinstance(one, Permanent):
        return re.sub(r"^Permanent\(|, now=.*|\)$", "", repr(one))
    return str(getattr(one, "id", None) or getattr(one, "symbol", one))
