"""Replacement effects (CR 614, 616)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import Replacement
from reference_engine.events import Event
from reference_engine.objects import EXILE, GRAVEYARD, STACK, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Floating, Game


@rule("118.11", "614.5", "614.6", "616.1")
def replaced(game: Game, event: Event, used: tuple[int, ...] = ()) -> list[Event]:
    """What happens in place of an event: itself, or what replacement effects make of it.

    Each effect gets one chance at an event and what it became. Where several apply, the player affected chooses which
    comes first, and the rest are looked at anew.
    """
    applicable = [
        (source, ability)
        for source, ability in game.in_force(Replacement)
        if id(ability) not in used and ability.applies(game, source, event)
    ]
    if not applicable:
        return [event]
    source, ability = _first(game, event, applicable)
    used = (*used, id(ability))
    if ability.optional and not game.choose_yes("may", source.controller, source):
        return replaced(game, event, used)
    _use_up(game, ability)
    instead = ability.instead(game, source, event)
    return [final for changed in instead for final in replaced(game, changed, used)]


def _first(
    game: Game, event: Event, applicable: list[tuple[GameObject, Replacement]]
) -> tuple[GameObject, Replacement]:
    if len(applicable) == 1:
        return applicable[0]
    names = {game.ref(source): (source, ability) for source, ability in applicable}
    if len(names) == 1:
        return applicable[0]
    affected = getattr(event, "player", None) or _affected(event, game)
    (chosen,) = game.choose("replacement", affected, applicable[0][0], tuple(names))
    return names[chosen]


def _affected(event: Event, game: Game) -> str:
    thing = getattr(event, "before", None) or getattr(event, "thing", None)
    return thing.controller if isinstance(thing, GameObject) else game.turn.active


def _use_up(game: Game, ability: Replacement) -> None:
    used: list[Floating] = [effect for effect in game.effects if effect.ability is ability and effect.once]
    if used:
        game.end_effects(used[:1])


@rule("702.34a", "702.127a", "614.1a")
def exile_when_it_leaves_the_stack(game: Game, spell: GameObject) -> None:
    """Whenever that spell would leave the stack, it is exiled instead of being put anywhere else."""
    _exile_instead(game, spell, lambda to: to not in (EXILE, STACK))


@rule("614.1a")
def exile_rather_than_graveyard(game: Game, spell: GameObject) -> None:
    """If that spell would be put into a graveyard, it is exiled instead."""
    _exile_instead(game, spell, lambda to: to == GRAVEYARD)


def _exile_instead(game: Game, spell: GameObject, where: Callable[[str], bool]) -> None:
    from reference_engine.game import Floating

    def applies(game: Game, source: GameObject, event: Event) -> bool:
        return isinstance(event, Move) and event.before.number == spell.number and where(event.to)

    def instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
        assert isinstance(event, Move)
        return (replace(event, to=EXILE),)

    game.add_effect(Floating(Replacement(applies, instead), spell, spell.controller, "leaves", once=True))
