"""Triggered abilities (CR 603)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Triggered
from reference_engine.events import Event
from reference_engine.game import Waiting
from reference_engine.keyword_actions.reveal import put_onto_the_stack, revealing_triggered
from reference_engine.objects import STACK, Choices, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game

Watcher = tuple[GameObject, Triggered]


@rule("603.2", "603.6")
def watchers(game: Game) -> list[Watcher]:
    """Every triggered ability that watches for events now."""
    return list(game.in_force(Triggered))


@rule("603.2", "603.3a", "603.10a")
def notice(game: Game, events: Sequence[Event], before: Sequence[Watcher]) -> None:
    """Let abilities trigger on events that happened together; they wait until a player would get priority.

    An ability that looks back in time is judged as things were before; any other as they are now.
    """
    after = watchers(game)
    triggered: set[tuple[int, int]] = set()
    for event in events:
        for source, ability in before if event.looks_back else after:
            if ability.together and (source.number, id(ability)) in triggered:
                continue
            if ability.when(game, source, event) and _condition_holds(game, source, ability):
                triggered.add((source.number, id(ability)))
                trigger(game, source, ability, event)


@rule("603.4")
def _condition_holds(game: Game, source: GameObject, ability: Triggered) -> bool:
    return ability.condition is None or ability.condition(game, source)


def trigger(game: Game, source: GameObject, ability: Triggered, event: Event) -> None:
    """An ability triggers; a triggered mana ability resolves at once (CR 605.4a), a delayed one is done (CR 603.7b)."""
    game.version += 1
    notes = ability.notes(game, source, event) if ability.notes else ()
    delayed = [effect for effect in game.effects if effect.ability is ability]
    controller = delayed[0].controller if delayed else source.controller
    used = [effect for effect in delayed if effect.once]
    if used:
        game.end_effects(used[:1])
    game.log.append(HasTriggered(source))
    if ability.is_mana:
        from reference_engine.resolving import carry_out

        carry_out(game, as_object(game, Waiting(ability, source, controller, notes)))
    else:
        waiting = Waiting(ability, source, controller, notes)
        game.waiting = (*game.waiting, waiting)
        revealing_triggered(game, event, waiting)


@dataclass(frozen=True, slots=True)
class HasTriggered(Event):
    """A note in the log that an ability of a source has triggered."""

    source: GameObject


def as_object(game: Game, waiting: Waiting) -> GameObject:
    """A triggered ability as an object that can be put onto the stack."""
    return GameObject(
        number=game.new_number(),
        id=waiting.source.id,
        card=waiting.source.card,
        owner=waiting.controller,
        zone=STACK,
        controller=waiting.controller,
        kind="triggered ability",
        ability=waiting.ability,
        source=waiting.source.number,
        choices=Choices(),
        noted=(waiting.source, *waiting.notes),
    )


@rule("603.3", "603.3b", "603.3c", "603.3d")
def put_on_stack(game: Game) -> bool:
    """Put what waits onto the stack: the active player's first, each player's in an order they choose.

    Returns whether there was any. One whose targets cannot be chosen is removed.
    """
    if not game.waiting:
        return False
    waiting, game.waiting = game.waiting, ()
    game.version += 1
    for player in game.in_turn_order():
        own = [one for one in waiting if one.controller == player]
        for one in _in_chosen_order(game, player, own):
            _put(game, one)
    return True


def _in_chosen_order(game: Game, player: str, own: list[Waiting]) -> list[Waiting]:
    """Ask for the order in which one player's abilities go onto the stack, the first at the bottom."""
    if len(own) < 2 or len({(one.source.id, id(one.ability), _noted(one)) for one in own}) == 1:
        return own
    names: dict[str, Waiting] = {}
    for one in own:
        name = one.source.id
        while name in names:
            name += "'"
        names[name] = one
    order = game.choose("order triggers", player, own[0].source, tuple(names), len(own), len(own))
    return [names[name] for name in order]


def _noted(one: Waiting) -> tuple[object, ...]:
    return tuple(note.number if isinstance(note, GameObject) else note for note in one.notes)


def _put(game: Game, waiting: Waiting) -> None:
    from reference_engine.casting import announce_for_trigger
    from reference_engine.errors import IllegalAction

    before = game.snapshot()
    thing = game.add(as_object(game, waiting))
    try:
        announce_for_trigger(game, thing)
    except IllegalAction:  # no legal choice: it is removed from the stack
        game.restore(before)
        put_onto_the_stack(game, waiting, None)
    else:
        put_onto_the_stack(game, waiting, thing.number)
