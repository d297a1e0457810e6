"""State-based actions (CR 704)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import CannotLose, View
from reference_engine.archenemy import put_away_schemes
from reference_engine.events import Event, happen
from reference_engine.keyword_actions.attach import unattach
from reference_engine.keyword_actions.destroy import Destroy
from reference_engine.keyword_actions.planeswalk import planeswalk, planeswalk_from_planes_of
from reference_engine.objects import BATTLEFIELD, EXILE, GRAVEYARD, GameObject
from reference_engine.planechase import phenomenon_is_over, planar_controller
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("704.3")
def check(game: Game) -> None:
    """Perform all state-based actions that apply, together, and look again until none does."""
    while _round(game):
        pass


def _round(game: Game) -> bool:
    for name in game.in_turn_order():
        if _loses(game, name):
            leave_game(game, name)
            return True
    due = [event for thing in game.zone(BATTLEFIELD) for event in _of_permanent(game, thing)]
    due += _legend_rule(game)
    gone = _cease_to_exist(game)
    return bool(happen(game, *due)) or gone or _of_command_zone(game)


@rule("704.6e", "704.6f")
def _of_command_zone(game: Game) -> bool:
    """A phenomenon that is over is walked away from; a scheme that is not ongoing goes under its deck."""
    if phenomenon_is_over(game):
        planeswalk(game, planar_controller(game))
        return True
    return put_away_schemes(game)


@rule("704.5a", "704.5b", "704.5c", "704.6a", "704.6b")
def _loses(game: Game, name: str) -> bool:
    """A player at 0 life, who drew from an empty library, or with ten poison counters (a team: fifteen) loses."""
    player = game.players[name]
    if not can_lose(game, name):
        return False
    return (
        player.life <= 0
        or player.drew_from_empty
        or player.counters.get("poison", 0) >= (10 if len(game.team_of(name)) == 1 else 15)
    )


@rule("101.2", "104.3")
def can_lose(game: Game, name: str) -> bool:
    """Whether no effect says that the player can't lose the game."""
    return not any(
        ability.who(game, name, View(source.controller, source)) for source, ability in game.in_force(CannotLose)
    )


@rule("104.3", "800.4a")
def leave_game(game: Game, name: str) -> None:
    """A player who lost leaves the game, and so does everything they own; what else they controlled is exiled."""
    game.change_player(name, in_game=False)
    planeswalk_from_planes_of(game, name)
    for thing in list(game.objects.values()):
        if thing.owner == name or (thing.zone == "stack" and thing.controller == name):
            game.remove(thing.number)
        elif thing.controller == name and thing.zone == BATTLEFIELD:
            happen(game, Move(thing, EXILE))
    if game.turn.priority == name and len(game.in_turn_order(game.order[0])) > 1:
        game.change_turn(priority=game.in_turn_order(_next_seat(game, name))[0])


def _next_seat(game: Game, name: str) -> str:
    return game.order[(game.order.index(name) + 1) % len(game.order)]


def _of_permanent(game: Game, thing: GameObject) -> list[Event]:
    now = game.characteristics(thing)
    if "Creature" in now.types:
        assert now.toughness is not None
        return _of_creature(thing, now.toughness, now.has("indestructible"))
    if "Planeswalker" in now.types and not thing.counters.get("loyalty", 0):
        return [Move(thing, GRAVEYARD, cause="704.5i")]
    if "Aura" in now.subtypes and not _attached_legally(game, thing):
        return [Move(thing, GRAVEYARD, cause="704.5m")]
    if thing.attached_to is not None and not now.subtypes & {"Aura"}:
        _unattach_if_illegal(game, thing)
    return []


@rule("704.5f", "704.5g", "704.5h")
def _of_creature(thing: GameObject, toughness: int, indestructible: bool) -> list[Event]:
    """Toughness 0 or less: into the graveyard, no destruction. Lethal damage or deathtouch: destroyed."""
    if toughness <= 0:
        return [Move(thing, GRAVEYARD, cause="704.5f")]
    if (thing.damage >= toughness or thing.deathtouched) and thing.damage and not indestructible:
        return [Destroy(thing)]
    return []


@rule("704.5m", "303.4c")
def _attached_legally(game: Game, aura: GameObject) -> bool:
    from reference_engine.keyword_actions.attach import can_enchant

    return aura.attached_to is not None and can_enchant(game, aura, aura.attached_to)


@rule("704.5n")
def _unattach_if_illegal(game: Game, equipment: GameObject) -> None:
    to = game.get(equipment.attached_to) if isinstance(equipment.attached_to, int) else None
    if to is None or to.zone != BATTLEFIELD:
        game.change(equipment.number, attached_to=None)
    elif "Creature" not in game.characteristics(to).types:
        unattach(game, equipment)


@rule("704.5j")
def _legend_rule(game: Game) -> list[Event]:
    """Of legendary permanents of one name under one player, that player keeps one."""
    groups: dict[tuple[str, str], list[GameObject]] = {}
    for thing in game.zone(BATTLEFIELD):
        now = game.characteristics(thing)
        if "Legendary" in now.supertypes and now.name:
            groups.setdefault((thing.controller, now.name), []).append(thing)
    due: list[Event] = []
    for (controller, _), group in groups.items():
        if len(group) > 1:
            (kept,) = game.choose_objects("choose object", controller, group[0], group)
            due += [Move(thing, GRAVEYARD, cause="704.5j") for thing in group if thing is not kept]
    return due


@rule("704.5d", "704.5e")
def _cease_to_exist(game: Game) -> bool:
    """A token outside the battlefield and a copy of a card outside stack and battlefield cease to exist."""
    gone = [
        thing
        for thing in game.objects.values()
        if (thing.kind == "token" and thing.zone != BATTLEFIELD)
        or (thing.kind == "copy" and thing.zone not in (BATTLEFIELD, "stack"))
    ]
    for thing in gone:
        game.remove(thing.number)
    return bool(gone)
