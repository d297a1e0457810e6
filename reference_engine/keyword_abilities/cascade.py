"""Cascade (CR 702.85)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Instruction, Triggered, View
from reference_engine.casting import BecameCast
from reference_engine.events import Event
from reference_engine.library_order import put_on_bottom_in_random_order
from reference_engine.objects import EXILE, LIBRARY, STACK, GameObject
from reference_engine.qualities import mana_value_is, value_of
from reference_engine.resolving import cast_while_resolving
from reference_engine.rule import rule
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.85a")
def cascade() -> Triggered:
    """Triggers when the spell that has it is cast."""
    return Triggered(_this_was_cast, Instruction(_cascade), keyword="cascade", zones=(STACK,))


def _this_was_cast(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, BecameCast) and event.spell.number == source.number


@rule("702.85a")
def _cascade(game: Game, thing: GameObject) -> None:
    """Exile cards up to a nonland card with a lesser mana value; it may be cast; the rest goes to the bottom."""
    spell = thing.noted[0]
    assert isinstance(spell, GameObject)
    limit = value_of(game, game.get(spell.number) or spell)
    player, view = thing.controller, View(thing.controller, thing)
    lesser = mana_value_is(lambda value: value < limit)
    exiled: list[GameObject] = []
    found: tuple[GameObject, ...] = ()
    while not found and (library := game.zone(LIBRARY, player)):
        card = move(game, library[0], EXILE)
        if card is None:
            break
        exiled.append(card)
        if "Land" not in game.characteristics(card).types and lesser(game, card, view):
            found = (card,)
    if found:
        judged = lesser if game.rules.on("cascade_judges_the_spell") else None
        cast_while_resolving(game, thing, player, found, quality=judged)
    put_on_bottom_in_random_order(game, [card for card in exiled if game.get(card.number) is not None])
