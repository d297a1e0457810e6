"""Comparing: whether a check holds in what an engine shows.

The runner does all comparing, so that an engine never sees what a case expects. What an engine leaves out is not
compared: a check that needs it raises `Unseen`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from conformance import checks
from conformance.port import Outcome
from conformance.position import Card, Characteristics, Permanent, StackItem
from conformance.viewing import Found, Mismatch, Unseen, View, in_words, is_called


class Seen(NamedTuple):
    """What a check looks at: the position after the action, and the engine's answer to it."""

    view: View
    outcome: Outcome
    observes: frozenset[str] = frozenset({"all"})

    def need(self, what: str) -> None:
        """Raise `Unseen` where the engine says that it does not observe something beside the position."""
        if not self.observes & {what, "all"}:
            raise Unseen(what)


PUBLIC = frozenset({"battlefield", "stack", "graveyard", "exile", "command"})  # CR 400.2

Comparison = Callable[[Any, Seen], Mismatch | None]
_COMPARISONS: dict[type, Comparison] = {}


def compares(check: type) -> Callable[[Comparison], Comparison]:
    """Register the comparison of a kind of check."""

    def register(comparison: Comparison) -> Comparison:
        _COMPARISONS[check] = comparison
        return comparison

    return register


def compare(check: checks.Check, seen: Seen) -> Mismatch | None:
    """What is wrong with a check (but for legality and `Unchanged`), None where it holds; raises `Unseen`."""
    return _COMPARISONS[type(check)](check, seen)


def _same(expected: object, got: object, what: str = "{}") -> Mismatch | None:
    return None if expected == got else Mismatch(what.format(expected), what.format(got))


# -- where things are -------------------------------------------------------------------------------------------------


@compares(checks.InZone)
def _in_zone(check: checks.InZone, seen: Seen) -> Mismatch | None:
    view = seen.view
    found = view.find(check.object)
    if found is None or found.zone == check.zone:
        view.need(check.zone)
    if check.face_down is not None:
        view.need("face down")
    holds = (
        found is not None
        and found.zone == check.zone
        and check.player in (None, found.player)
        and (check.place is None or found.place == (check.place if check.place > 0 else found.size + 1 + check.place))
        and check.face_down in (None, found.thing.face_down)
    )
    if holds == check.expected:
        return None
    place = "" if check.place is None else f", at place {check.place}"
    where = in_words(check.zone, check.player)
    expected = f"{'' if check.expected else 'not '}{where}{_facing(check.face_down)}{place}"
    got = view.where(check.object)
    if found is not None:
        got += _facing(found.thing.face_down if check.face_down is not None else None)
        got += f", at place {found.place} of {found.size}" if check.place is not None else ""
    return Mismatch(expected, got)


def _facing(face_down: bool | None) -> str:
    return "" if face_down is None else ", face down" if face_down else ", face up"


@compares(checks.Sees)
def _sees(check: checks.Sees, seen: Seen) -> Mismatch | None:
    found = seen.view.find(check.object)
    if found is None:
        return Mismatch("in a zone that can be seen", seen.view.where(check.object))
    if not isinstance(found.thing, Card) or (found.zone in PUBLIC and not found.thing.face_down):
        return _same(check.expected, True, f"{check.player} can see it: {{}}")  # everybody can
    if found.thing.visible_to is None:
        raise Unseen("visible to")
    return _same(check.expected, check.player in found.thing.visible_to, f"{check.player} can see it: {{}}")


@compares(checks.ZoneCount)
def _zone_count(check: checks.ZoneCount, seen: Seen) -> Mismatch | None:
    view = seen.view
    view.need(check.zone)
    return _same(check.count, sum(1 for _ in _counted(check, view)))


def _counted(check: checks.ZoneCount, view: View) -> Iterator[object]:
    if check.zone == "battlefield":
        token, wanted = (check.card or "").startswith("token:"), (check.card or "").removeprefix("token:")
        for permanent in view.position.battlefield:
            named = not wanted or (permanent.card == wanted and (permanent.token or not token))
            if permanent.controller == check.player and named:
                yield permanent
        return
    if check.zone == "stack":
        yield from (item for item in view.position.stack if item.controller == check.player)
        return
    cards = getattr(view.player(check.player), check.zone)
    if cards is None:
        raise Unseen(check.zone)
    yield from (card for card in cards if check.card in (None, card.card))


@compares(checks.Controller)
def _controller(check: checks.Controller, seen: Seen) -> Mismatch | None:
    found = seen.view.find(check.object)
    if found is None or isinstance(found.thing, Card):
        return Mismatch(f"controlled by {check.player}", seen.view.where(check.object))
    return _same(check.player, found.thing.controller, "controlled by {}")


# -- state ------------------------------------------------------------------------------------------------------------


@compares(checks.Tapped)
def _tapped(check: checks.Tapped, seen: Seen) -> Mismatch | None:
    words = {True: "tapped", False: "untapped"}
    permanent = seen.view.permanent(check.object)
    if isinstance(permanent, Mismatch):
        return Mismatch(words[check.expected], permanent.got)
    return _same(words[check.expected], words[permanent.tapped])


@compares(checks.Life)
def _life(check: checks.Life, seen: Seen) -> Mismatch | None:
    seen.view.need("life")
    return _same(check.life, seen.view.player(check.player).life, "{} life")


@compares(checks.Counters)
def _counters(check: checks.Counters, seen: Seen) -> Mismatch | None:
    view = seen.view
    view.need("counters")
    if any(player.name == check.object for player in view.position.players):
        counters = view.player(check.object).counters
    else:
        found = view.find(check.object)
        if found is None or isinstance(found.thing, StackItem):
            return Mismatch(f"{check.count} {check.kind} counters", view.where(check.object))
        counters = found.thing.counters
    return _same(check.count, counters.get(check.kind, 0), f"{{}} {check.kind} counters")


@compares(checks.Damage)
def _damage(check: checks.Damage, seen: Seen) -> Mismatch | None:
    seen.view.need("damage")
    permanent = seen.view.permanent(check.object)
    return permanent if isinstance(permanent, Mismatch) else _same(check.damage, permanent.damage, "{} damage")


@compares(checks.AttachedTo)
def _attached_to(check: checks.AttachedTo, seen: Seen) -> Mismatch | None:
    seen.view.need("attached to")
    permanent = seen.view.permanent(check.object)
    if isinstance(permanent, Mismatch):
        return permanent
    expected = seen.view.name(check.to) if check.to is not None else "nothing"
    return _same(expected, permanent.attached_to or "nothing", "attached to {}")


@compares(checks.Pool)
def _pool(check: checks.Pool, seen: Seen) -> Mismatch | None:
    seen.view.need("pool")
    units = seen.view.player(check.player).pool
    got = sorted(f"S:{unit.symbol}" if unit.snow else unit.symbol for unit in units)
    return _same(_mana(sorted(check.symbols)), _mana(got))


def _mana(symbols: list[str]) -> str:
    return "".join(f"{{{symbol}}}" for symbol in symbols) or "no mana"


@compares(checks.HasPriority)
def _priority(check: checks.HasPriority, seen: Seen) -> Mismatch | None:
    seen.view.need("priority")
    return _same(check.player, seen.view.position.priority or "nobody")


@compares(checks.InGame)
def _in_game(check: checks.InGame, seen: Seen) -> Mismatch | None:
    words = {True: "in the game", False: "out of the game"}
    return _same(words[check.expected], words[seen.view.player(check.player).in_game])


@compares(checks.AtStep)
def _at_step(check: checks.AtStep, seen: Seen) -> Mismatch | None:
    seen.view.need("step")
    position = seen.view.position
    active = position.active_player or position.players[0].name
    got = f"{active}'s {position.step}" if check.player is not None else str(position.step)
    return _same(f"{check.player}'s {check.step}" if check.player is not None else str(check.step), got)


# -- characteristics --------------------------------------------------------------------------------------------------

_NOW = {
    "name": "name", "mana cost": "mana_cost", "mana value": "mana_value", "color": "colors", "type": "types",
    "subtype": "subtypes", "keyword": "keywords", "power": "power", "toughness": "toughness",
}  # fmt: skip


@compares(checks.Has)
def _has(check: checks.Has, seen: Seen) -> Mismatch | None:
    view = seen.view
    found = view.find(check.object)
    expected = f"{check.what} {'' if check.expected else 'not '}{check.value}"
    if found is None:
        return Mismatch(expected, view.where(check.object))
    got = _announced(check, found, view) if check.what in ("x", "paid", "mode", "face") else _now(check, found.thing)
    if isinstance(got, Mismatch):
        return got
    if check.what == "mana cost":
        holds = cost_symbols(str(got)) == cost_symbols(str(check.value))
    elif check.value == "colorless":
        holds = got == ()
    elif check.value == "kicker":
        holds = any(paid.partition(" ")[0] in ("kicker", "multikicker") for paid in got)
    elif isinstance(got, tuple):
        holds = check.value in got
    else:
        holds = check.value == got
    if holds == check.expected:
        return None
    shown = ", ".join(map(str, got)) if isinstance(got, tuple) else str(got)
    return Mismatch(expected, f"{check.what} {shown or 'none'}")


def _now(check: checks.Has, thing: Card | Permanent | StackItem) -> Any:
    now: Characteristics | None = None if isinstance(thing, Card) else thing.now
    got = None if now is None else getattr(now, _NOW[check.what])
    # An object without power or toughness shows None there; its types tell that it has none.
    if got is None and check.what in ("power", "toughness") and now is not None and now.types is not None:
        return "none"
    if got is None:
        raise Unseen(f"{check.what} of {'cards' if isinstance(thing, Card) else 'objects'}")
    return got


def _announced(check: checks.Has, found: Found, view: View) -> Any:
    if check.what == "face":
        view.need("face")
        return getattr(found.thing, "face", None) or "none"
    if not isinstance(found.thing, StackItem):
        return Mismatch("on the stack", str(found))
    view.need({"mode": "modes"}.get(check.what, check.what))
    return {"x": found.thing.x, "paid": found.thing.paid, "mode": found.thing.modes}[check.what]


# -- the stack --------------------------------------------------------------------------------------------------------


@compares(checks.StackIs)
def _stack(check: checks.StackIs, seen: Seen) -> Mismatch | None:
    stack = seen.view.position.stack
    if len(stack) == len(check.items) and all(map(_is, stack, check.items)):
        return None
    return Mismatch(", ".join(check.items) or "empty", ", ".join(item.id for item in stack) or "empty")


def _is(item: StackItem, reference: str) -> bool:
    if reference.startswith(("copy:", "ability:")):
        return is_called(item, reference.partition(" #")[0])
    return item.kind == "spell" and item.id == reference


@compares(checks.StackTargets)
def _targets(check: checks.StackTargets, seen: Seen) -> Mismatch | None:
    view = seen.view
    view.need("targets")
    found = view.find(check.object)
    expected = [sorted(view.name(one) for one in instance) for instance in check.targets]
    if found is None or not isinstance(found.thing, StackItem):
        return Mismatch(_listed(expected), view.where(check.object))
    got = [sorted(view.name(one) for one in instance) for instance in found.thing.targets]
    if not any(expected) and not any(got):
        return None
    return _same(_listed(expected), _listed(got))


def _listed(instances: list[list[str]]) -> str:
    return ", then ".join(" and ".join(instance) or "nothing" for instance in instances) or "no targets"


# -- costs and events -------------------------------------------------------------------------------------------------


@compares(checks.TotalCost)
def _total_cost(check: checks.TotalCost, seen: Seen) -> Mismatch | None:
    cost = seen.outcome.total_cost
    if cost is None:
        raise Unseen("total cost")
    if cost_symbols(cost.mana) == cost_symbols(check.mana) and cost.life == (check.life or 0):
        return None
    return Mismatch(_cost(check.mana, check.life or 0), _cost(cost.mana, cost.life))


def _cost(mana: str, life: int) -> str:
    return f"{mana or '{0}'} and {life} life" if life else mana or "{0}"


def cost_symbols(mana: str) -> Counter[str]:
    """The symbols of a mana cost as a multiset, generic mana added up: {1}{1}{B} is {2}{B}, {0} is nothing."""
    symbols: Counter[str] = Counter()
    for symbol in re.findall(r"\{([^{}]+)\}", mana):
        if symbol.isdecimal():
            symbols["generic"] += int(symbol)
        else:
            symbols[symbol] += 1
    return +symbols


@compares(checks.Triggered)
def _triggered(check: checks.Triggered, seen: Seen) -> Mismatch | None:
    if seen.outcome.triggered is None:
        raise Unseen("triggered")
    source = seen.view.name(check.source)
    times = sum(one.times for one in seen.outcome.triggered if one.source in (source, check.source))
    return _same(check.times, times, "triggered {} times")


@compares(checks.Asked)
def _asked(check: checks.Asked, seen: Seen) -> Mismatch | None:
    seen.need("asked")
    asked, wanted = list(seen.outcome.asked), [str(kind) for kind in check.kinds]
    if check.players:
        if len(seen.outcome.asked_of) != len(asked):
            raise Unseen("who was asked")
        asked = [f"{kind} by {player}" for kind, player in zip(asked, seen.outcome.asked_of, strict=True)]
        wanted = [f"{kind} by {player}" for kind, player in zip(wanted, check.players, strict=True)]
    if check.players:  # who was first, however often each was asked
        firsts = [asked.index(one) if one in asked else len(asked) for one in wanted]
        holds = firsts == sorted(firsts) and firsts[-1] < len(asked)
    elif check.expected:
        rest = iter(asked)
        holds = all(kind in rest for kind in wanted)
    else:
        holds = not any(kind in asked for kind in wanted)
    if holds:
        return None
    return Mismatch(
        f"{'' if check.expected else 'not '}asked: {', '.join(wanted)}", ", ".join(asked) or "nothing asked"
    )
