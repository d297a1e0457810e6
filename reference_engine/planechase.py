"""Planechase games (CR 311, 312, 901): planar decks, whose planes are, the planar die."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Instruction, Triggered
from reference_engine.events import Event, happen
from reference_engine.objects import COMMAND, PLANAR_DECK, CardDefinition, Characteristics, GameObject
from reference_engine.rule import rule
from reference_engine.triggers import trigger

if TYPE_CHECKING:
    from reference_engine.game import Game

PLANESWALKER, CHAOS, BLANK = "planeswalker", "chaos", "blank"
PLANAR_DIE = (PLANESWALKER, CHAOS, BLANK, BLANK, BLANK, BLANK)  # CR 901.3a


@dataclass(frozen=True, slots=True)
class PlanarDieRolled(Event):
    """A player rolled the planar die."""

    player: str
    shows: str


@dataclass(frozen=True, slots=True)
class ChaosEnsues(Event):
    """Chaos ensues (CR 311.7)."""

    player: str


@rule("311.1", "312.1")
def is_planar(card: GameObject) -> bool:
    """Whether a card is a plane or a phenomenon."""
    return bool(card.card.faces[0].types & {"Plane", "Phenomenon"})


@rule("901.3")
def is_planechase(game: Game) -> bool:
    """Whether this is a Planechase game: it has planar decks, or a plane that came from one."""
    return any(is_planar(thing) for thing in game.objects.values() if thing.zone in (COMMAND, PLANAR_DECK))


@rule("311.2", "901.4")
def face_up(game: Game) -> tuple[GameObject, ...]:
    """The planes and phenomena that are face up in the command zone."""
    return tuple(card for name in game.order for card in game.zone(COMMAND, name) if is_planar(card))


@rule("311.5", "312.4", "901.6")
def planar_controller(game: Game) -> str:
    """The player who controls what is face up: the active player, or the next player once that one has left."""
    return game.in_turn_order(game.turn.active)[0]


@rule("311.5", "312.4", "901.6")
def take_over(game: Game) -> None:
    """The face-up planes and phenomena are the planar controller's, whoever owns them."""
    for card in face_up(game):
        if card.controller != planar_controller(game):
            game.change(card.number, controller=planar_controller(game))


@rule("901.3a", "706.7")
def roll_planar_die(game: Game, player: str, source: GameObject) -> None:
    """A player rolls the planar die, as something tells them; nothing comes of it where there is none."""
    if not is_planechase(game):
        return
    shows = game.roll(player, source, PLANAR_DIE)
    happen(game, PlanarDieRolled(player, shows))
    if shows == CHAOS:
        chaos_ensues(game, player)
    elif shows == PLANESWALKER:
        _planeswalking_ability_triggers(game, player)


@rule("311.7", "901.9b")
def chaos_ensues(game: Game, player: str) -> None:
    """The chaos abilities of the face-up planes trigger."""
    happen(game, ChaosEnsues(player))


@rule("901.8", "901.9c")
def _planeswalking_ability_triggers(game: Game, player: str) -> None:
    """The ability that no card has: whoever rolled the Planeswalker symbol controls it."""
    die = CardDefinition("planar die", (Characteristics(name="planar die"),))
    nowhere = GameObject(game.new_number(), "planar die", die, player, COMMAND, player)
    trigger(game, nowhere, PLANESWALKING, PlanarDieRolled(player, PLANESWALKER))


def _planeswalk(game: Game, thing: GameObject) -> None:
    from reference_engine.keyword_actions.planeswalk import planeswalk

    planeswalk(game, thing.controller)


PLANESWALKING = Triggered(lambda game, source, event: isinstance(event, PlanarDieRolled), Instruction(_planeswalk))


def whenever_chaos_ensues(game: Game, source: GameObject, event: Event) -> bool:
    """Chaos ensues (CR 311.7)."""
    return isinstance(event, ChaosEnsues)


@rule("311.4", "314.4", "901.7", "904.8")
def in_command_zone(when: Callable[[Game, GameObject, Event], bool], does: Instruction) -> Triggered:
    """A triggered ability of a plane, phenomenon or scheme: it functions in the command zone."""
    return Triggered(when, does, zones=(COMMAND,))


@rule("312.7", "704.6f")
def phenomenon_is_over(game: Game) -> bool:
    """Whether a phenomenon is face up of which no triggered ability waits or is on the stack."""
    at_work = {one.source.number for one in game.waiting} | {thing.source for thing in game.zone("stack")}
    return any("Phenomenon" in card.card.faces[0].types and card.number not in at_work for card in face_up(game))
