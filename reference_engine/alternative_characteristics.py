"""What a card would be as a spell: the characteristics by which it is judged whether it may be cast (CR 601.3e).

A player chooses a half, a face or a method before the card is put onto the stack, and only what that makes of the card
is looked at (CR 702.37c, 709.3a, 712.11c, 715.3a, 718.3a).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.abilities import AlternativeCost, Prototype, View
from reference_engine.errors import IllegalAction
from reference_engine.objects import (
    GRAVEYARD,
    HAND,
    STACK,
    Announced,
    CardDefinition,
    Characteristics,
    Choices,
    GameObject,
    changed,
)
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game

LARGEST_X = 20  # how far the values of X are looked at that a player may consider (CR 601.3a)


@dataclass(frozen=True, slots=True)
class Offered:
    """An alternative cost that could be applied to a spell, and the object that offers it; None: the card itself."""

    ability: AlternativeCost
    by: GameObject | None = None

    @property
    def only_from(self) -> tuple[str, ...]:
        """The zones that it lets the card be cast from, where it is for casting from there alone (flashback ...)."""
        return () if self.by is not None or HAND in self.ability.from_zones else self.ability.from_zones


def own_alternatives(face: Characteristics) -> list[AlternativeCost]:
    """The alternative costs in a card's own text."""
    return [a for a in face.abilities if isinstance(a, AlternativeCost) and a.applies is None]


@rule("601.3e")
def as_cast(game: Game, player: str, card: GameObject, announced: Announced, x: int | None = None) -> GameObject:
    """The spell that a card would be if it were cast so: what is judged to tell whether it may be.

    It is never in the game. Raises `IllegalAction` where the card cannot be cast so at all.
    """
    spell = changed(
        card,
        zone=STACK,
        controller=player,
        face=face_index(card, announced.face),
        face_down=False,
        counters={},
        choices=Choices(
            alternative=announced.method or announced.alternative,
            additional=announced.additional,
            x=announced.x if x is None else x,
        ),
    )
    spell = _by_its_method(game, player, card, spell, announced)
    _face_may_be_cast(card, spell)
    return spell


def face_index(card: GameObject, name: str | None) -> int:
    """Which face of a card a cast names; the front one where it names none."""
    if name is None or name == card.card.name:
        return 0
    for index, face in enumerate(card.card.faces):
        if face.name == name:
            return index
    raise IllegalAction("601.3", f"{card.id} has no face called {name!r}")


@rule("702.37c", "712.11a", "718.3")
def _by_its_method(game: Game, player: str, card: GameObject, spell: GameObject, announced: Announced) -> GameObject:
    """The spell prototyped, face down, transformed or otherwise changed by the method with which it is cast."""
    if announced.method == "prototype":
        for ability in spell.card.faces[spell.face].abilities:
            if isinstance(ability, Prototype):
                return replace(spell, becomes=ability.becomes)
        raise IllegalAction("601.3", f"{spell.id} has no prototype")
    found = offered(game, player, card, spell, announced.method or announced.alternative)
    if found is None:
        return spell
    if found.ability.face_down:
        return replace(spell, face_down=True)
    return replace(spell, becomes=found.ability.becomes, face=found.ability.face or spell.face)


@rule("702.127a", "712.11")
def _face_may_be_cast(card: GameObject, spell: GameObject) -> None:
    """An aftermath half is cast from a graveyard alone, a back face only where a method of casting leads to it."""
    if spell.face == 0:
        return
    name = spell.card.faces[spell.face].name
    if card.card.layout == "aftermath" and card.zone != GRAVEYARD:
        raise IllegalAction("702.127a", f"{name} can be cast from a graveyard only")
    leads_there = [a for a in own_alternatives(card.card.faces[0]) if a.face == spell.face]
    method = spell.choices.alternative if spell.choices is not None else None
    if card.card.layout == "transforming" and not any(a.name == method for a in leads_there):
        raise IllegalAction("712.11", f"{card.id} is cast with its front face up")


@rule("601.3e", "118.9", "709.3a", "712.11c", "712.11d", "715.3a")
def offered(game: Game, player: str, card: GameObject, spell: GameObject, name: str | None) -> Offered | None:
    """The alternative cost called `name` that could be applied to the spell that a card would be.

    Only what is being cast is looked at: its own text, that of the front face where this leads to another one, and what
    effects give to the card where it is, as though it had those characteristics alone.
    """
    if name is None:
        return None
    for index, face in enumerate(card.card.faces):
        for ability in own_alternatives(face):
            if ability.name == name and spell.face in (index, ability.face or index):
                return Offered(ability)
    for judged in (spell, _where_it_is(card, spell)):
        for ability in own_alternatives(game.characteristics(judged)):
            if ability.name == name:
                return Offered(ability)
    for source, ability in game.in_force(AlternativeCost):
        view = View(source.controller, source)
        if ability.name == name and ability.applies is not None and ability.applies(game, spell, view):
            return Offered(ability, source)
    return None


@rule("601.3e")
def _where_it_is(card: GameObject, spell: GameObject) -> GameObject:
    """The card in its zone with the alternative characteristics in place of its own."""
    face = card.card.faces[spell.face]
    return changed(
        card, card=CardDefinition(face.name, (face,)), face=0, face_down=spell.face_down, becomes=spell.becomes
    )


@rule("601.3a", "601.3b")
def as_might_be_cast(game: Game, player: str, card: GameObject, announced: Announced) -> Iterator[GameObject]:
    """Every spell that choices yet to be made could make of the card: the one announced first, then others.

    Before a proposal was judged, no choices were looked at, but only the card, or the face-down spell cast with it.
    """
    spell = as_cast(game, player, card, announced)
    if not game.rules.on("proposal_is_judged"):
        yield replace(spell, becomes=None, choices=Choices())
        return
    yield spell
    face = card.card.faces[spell.face]
    if face.mana_cost is not None and face.mana_cost.has_x:
        for x in range(LARGEST_X + 1):
            yield as_cast(game, player, card, announced, x)
    for ability in own_alternatives(face):
        if ability.becomes is not None and HAND in ability.from_zones:
            yield as_cast(game, player, card, replace(announced, method=ability.name, alternative=None))
