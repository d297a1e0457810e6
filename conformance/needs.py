"""What a case needs of an engine: things to set up, decisions to take, actions to carry out, things to observe.

Each need is `area:thing`, e.g. ``setup:counters``, ``decide:target``, ``act:special``, ``observe:total cost``. An
engine that says what it offers is spared the cases that need more; `CORE` is what every adapter can be expected to
offer.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from conformance.actions import Activate, Announcement, Cast, Special
from conformance.cases import Act
from conformance.checks import Asked, Has, Illegal, Pool, Sees, StackTargets, TotalCost, Triggered
from conformance.position import Card, Permanent, Player, Position, Step

# What an engine whose players can cast spells lets an adapter do anyway: every announcement of CR 601.2b-g is among it.
# "observe:moment" is too, because a check asks less of an engine that does not tell the moment.
CORE = frozenset(
    {
        "setup:graveyard", "setup:tapped", "setup:counters", "setup:library", "setup:life", "setup:pool",
        "setup:step", "setup:exile", "setup:attached to",
        "act:cast", "act:activate", "act:play land", "act:pass", "act:resolve", "act:advance",
        "act:attack", "act:block", "act:special",
        "decide:method", "decide:face", "decide:mode", "decide:splice", "decide:alternative cost",
        "decide:additional cost", "decide:x", "decide:hybrid", "decide:phyrexian", "decide:target", "decide:division",
        "decide:mana ability", "decide:cost objects",
        "decide:may", "decide:pay", "decide:cast", "decide:choose object", "decide:choose player",
        "decide:choose color", "decide:discard", "decide:sacrifice", "decide:search", "decide:scry",
        "observe:characteristics", "observe:pool", "observe:targets", "observe:moment",
    }
)  # fmt: skip

# The decks of casual variants (CR 901, 904): their rules can be played with nothing else.
VARIANT_DECKS = frozenset({"setup:planar deck", "setup:scheme deck"})

_DEFAULT_PLAYER = Player("")
_PLAYER_FIELDS = (
    "life",
    "counters",
    "pool",
    "library",
    "graveyard",
    "exile",
    "command",
    "outside",
    "planar_deck",
    "scheme_deck",
)
_PERMANENT_FIELDS = (
    "tapped", "face", "face_down", "counters", "damage", "attached_to", "summoning_sick", "token", "chosen",
)  # fmt: skip
_ANNOUNCED = {
    "method": "method",
    "face": "face",
    "modes": "mode",
    "splice": "splice",
    "alternative": "alternative cost",
    "additional": "additional cost",
    "x": "x",
    "hybrid": "hybrid",
    "phyrexian": "phyrexian",
    "targets": "target",
    "division": "division",
    "mana": "mana ability",
    "payment": "payment",
    "cost_objects": "cost objects",
    "pay_order": "pay order",
}
_OBSERVED: dict[type, str] = {
    Asked: "asked",
    Sees: "visible to",
    StackTargets: "targets",
    TotalCost: "total cost",
    Triggered: "triggered",
    Pool: "pool",
    Has: "characteristics",
}


def needs_of(position: Position, script: tuple[Act, ...]) -> tuple[str, ...]:
    """Everything that a case needs, sorted."""
    return tuple(sorted({*_of_position(position), *_of_script(script)}))


def _of_position(position: Position) -> Iterator[str]:
    if len(position.players) > 2:
        yield "setup:more than two players"
    if position.teams:
        yield "setup:teams"
    if position.step != Step.PRECOMBAT_MAIN or position.active_player != position.players[0].name:
        yield "setup:step"
    if position.priority is not None:
        yield "setup:priority"
    for player in position.players:
        yield from (f"setup:{_said(name)}" for name in _PLAYER_FIELDS if _differs(player, name))
        for unit in player.pool:
            yield from ("setup:source of mana",) if unit.source else ()
            yield from ("setup:snow mana",) if unit.snow else ()
            yield from ("setup:restricted mana",) if unit.restriction else ()
        yield from _of_cards((*player.exile, *player.command))
    for permanent in position.battlefield:
        yield from _of_permanent(permanent)


def _differs(player: Player, name: str) -> bool:
    return bool(getattr(player, name) != getattr(_DEFAULT_PLAYER, name))


def _of_cards(cards: tuple[Card, ...]) -> Iterator[str]:
    if any(card.face_down for card in cards):
        yield "setup:face-down cards"
    if any(card.counters for card in cards):
        yield "setup:counters on cards"


def _of_permanent(permanent: Permanent) -> Iterator[str]:
    yield from (f"setup:{_said(name)}" for name in _PERMANENT_FIELDS if getattr(permanent, name))
    if permanent.owner != permanent.controller:
        yield "setup:owner"


def _said(name: str) -> str:
    return name.replace("_", " ")


def _of_script(script: tuple[Act, ...]) -> Iterator[str]:
    for act in script:
        action = act.action
        if action is not None:
            yield f"act:{action.__struct_config__.tag}"
            if action.stop_at is not None:
                yield "act:stop"
            if isinstance(action, (Cast, Activate, Special)):
                yield from _of_announcement(action.announced)
            for decision in action.decisions:
                yield f"decide:{decision.kind}"
                if isinstance(decision.answer, Cast):
                    yield from _of_announcement(decision.answer.announced)
        for check in act.checks:
            if type(check) in _OBSERVED:
                yield f"observe:{_OBSERVED[type(check)]}"
            if isinstance(check, Illegal) and check.moment is not None:
                yield "observe:moment"


def _of_announcement(announced: Announcement) -> Iterator[str]:
    for name, value in asdict(announced).items():
        if value not in (None, (), {}):
            yield f"decide:{_ANNOUNCED[name]}"
