"""Entering the battlefield (CR 603.6, 614.1c, 614.12): what a permanent enters with, and the choices made for that."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import EntersWith
from reference_engine.costs import fixed
from reference_engine.objects import GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game

CREATURE_TYPES = (
    "Angel",
    "Beast",
    "Bear",
    "Elf",
    "Goblin",
    "Human",
    "Illusion",
    "Merfolk",
    "Spirit",
    "Wizard",
    "Zombie",
)


@rule("614.1c", "614.12", "614.12a")
def as_it_enters(game: Game, entering: GameObject) -> GameObject:
    """The permanent with the counters, the status and the choices with which it enters.

    `entering` is what it will be on the battlefield, not there yet.
    """
    for ability in game.characteristics(entering).abilities:
        if not isinstance(ability, EntersWith) or (ability.when is not None and not ability.when(game, entering)):
            continue
        for kind, number in ability.counters:
            entering = with_counters(entering, kind, fixed(number, game, entering))
        if ability.tapped:
            entering = replace(entering, tapped=True)
        if ability.choose is not None:
            word = _choose(game, entering, ability.choose)
            entering = replace(entering, chosen={**entering.chosen, ability.choose: word})
    return entering


def with_counters(entering: GameObject, kind: str, count: int) -> GameObject:
    """A permanent that enters with so many more counters of a kind."""
    if count <= 0:
        return entering
    return replace(entering, counters={**entering.counters, kind: entering.counters.get(kind, 0) + count})


def _choose(game: Game, entering: GameObject, what: str) -> str:
    if what == "color":
        return game.choose("choose color", entering.controller, entering, ("W", "U", "B", "R", "G"))[0]
    if what == "player":
        return game.choose("choose player", entering.controller, entering, game.in_turn_order())[0]
    return game.choose("choose word", entering.controller, entering, CREATURE_TYPES)[0]
