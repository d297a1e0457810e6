"""Activating activated abilities (CR 602) and mana abilities (CR 605)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Activated, CannotActivate, Instruction, View
from reference_engine.cost_parts import PayLife, TapSelf, UntapSelf, is_summoning_sick
from reference_engine.costs import TotalCost, amount_and_life, check_payable, choose_objects
from reference_engine.errors import IllegalAction, WrongAnswer
from reference_engine.events import Event, happen
from reference_engine.game import ManaMade
from reference_engine.illegal_actions import attempt, moment
from reference_engine.objects import BATTLEFIELD, STACK, Announced, Choices, GameObject, ManaChoice
from reference_engine.paying import add_mana, find_plan, made, mana_abilities, spend
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class BecameActivated(Event):
    """An ability became activated (CR 602.2b)."""

    player: str
    source: GameObject
    ability: Activated


@dataclass(frozen=True, slots=True)
class TappedForMana(Event):
    """A permanent was tapped for mana: an ability of it with {T} in its cost made this mana (CR 106.12)."""

    player: str
    source: GameObject
    symbols: tuple[str, ...]


def activated_abilities(game: Game, thing: GameObject) -> list[Activated]:
    """The activated abilities that function where the object is, in printed order."""
    found = game.characteristics(thing).abilities
    return [a for a in found if isinstance(a, Activated) and thing.zone in a.zones]


@rule("602.2", "701.2a")
def activate(game: Game, player: str, source: GameObject, number: int | None, announced: Announced) -> None:
    """Activate an ability of an object; `number` says which, from 1, where it has several.

    Raises `IllegalAction` after the game has gone back to the moment before (CR 733.1).
    """
    ability = _ability(game, source, number)
    attempt(game, lambda: _activate(game, player, source, ability, announced))


def _ability(game: Game, source: GameObject, number: int | None) -> Activated:
    abilities = activated_abilities(game, source)
    if not abilities:
        error = IllegalAction("602.1", f"{source.id} has no activated ability in this zone")
        error.moment = "begin"
        raise error
    if number is None:
        others = [ability for ability in abilities if not ability.is_mana]
        abilities = others if len(others) == 1 else abilities
        if len(abilities) > 1:
            raise WrongAnswer(f"{source.id} has {len(abilities)} activated abilities; say which")
        return abilities[0]
    if not 1 <= number <= len(abilities):
        raise WrongAnswer(f"{source.id} has activated abilities 1 to {len(abilities)}, there is no {number}")
    return abilities[number - 1]


def _activate(game: Game, player: str, source: GameObject, ability: Activated, announced: Announced) -> None:
    from reference_engine import casting

    with moment("begin"):
        may_activate(game, player, source, ability)
    if ability.is_mana:
        with moment("payment"):
            _activate_mana(game, player, source, ability, _produced(announced), announced)
        return
    with moment("proposal"):
        proposal = put_on_stack(game, player, source, ability, announced)
        casting.announce_modes(proposal)
        casting.announce_additional(proposal)
        casting.announce_x(proposal)
        casting.announce_hybrid(proposal)
        casting.announce_phyrexian(proposal)
        casting.announce_targets(proposal)
        casting.announce_division(proposal)
    with moment("payment"):
        casting.determine_total_cost(proposal)
        casting.activate_mana_abilities(proposal)
        casting.pay_total_cost(proposal)
    happen(game, BecameActivated(player, source, ability))
    casting.receive_priority(proposal)


def _produced(announced: Announced) -> tuple[str, ...]:
    """The symbols that an announced mana ability is to add: said with the choice of what it makes."""
    return announced.mana[0].produces if announced.mana else ()


@rule("118.5a", "602.2", "602.5", "602.5a", "602.5b", "602.5d", "117.1b", "605.3a")
def may_activate(game: Game, player: str, source: GameObject, ability: Activated) -> None:
    """Judge whether a player may begin to activate an ability; raises `IllegalAction` where not."""
    if player != source.controller and not ability.anyone:
        raise IllegalAction("602.2", f"only {source.controller} can activate abilities of {source.id}")
    if game.turn.priority != player:
        raise IllegalAction("117.1b", f"{player} does not have priority")
    if ability.speed == "sorcery":
        from reference_engine.permissions import is_sorcery_time

        if not is_sorcery_time(game, player):
            raise IllegalAction("602.5d", f"this ability of {source.id} can be activated only as a sorcery")
    if ability.condition is not None and not ability.condition(game, source, player):
        raise IllegalAction("602.5b", f"the conditions to activate this ability of {source.id} are not met")
    if any(isinstance(part, (TapSelf, UntapSelf)) for part in ability.cost.parts) and is_summoning_sick(game, source):
        raise IllegalAction("602.5a", f"{source.id} has not been under {player}'s control since the turn began")
    for stopper, stops in game.in_force(CannotActivate):
        if stops.applies(game, source, View(stopper.controller, stopper)) and not (ability.is_mana and stops.but_mana):
            raise IllegalAction("602.5", f"{stopper.id} keeps {source.id}'s ability from being activated")


@rule("602.2a")
def put_on_stack(game: Game, player: str, source: GameObject, ability: Activated, announced: Announced):  # type: ignore[no-untyped-def]
    """Put the ability onto the stack as an object that is not a card, under its activator's control."""
    from reference_engine.casting import Proposal

    thing = game.add(
        GameObject(
            number=game.new_number(),
            id=source.id,
            card=source.card,
            owner=player,
            zone=STACK,
            controller=player,
            kind="activated ability",
            ability=ability,
            source=source.number,
            choices=Choices(),
            noted=(source,),
        )
    )
    return Proposal(
        game, player, thing.number, announced, game.turn.priority == player, base=ability.cost, parts_of=source
    )


# -- mana abilities (CR 605) -------------------------------------------------------------------------------------------


@rule("605.3", "605.3a")
def activate_mana_ability(game: Game, player: str, choice: ManaChoice) -> None:
    """Activate a mana ability while mana is needed, or again what stands after an illegal action was reversed."""
    source = game.find(choice.source)
    if source.zone != BATTLEFIELD or source.controller != player:
        raise IllegalAction("605.3a", f"{player} does not control {choice.source}")
    ability = _mana_ability(game, source, choice)
    if ability.condition is not None and not ability.condition(game, source, player):
        raise IllegalAction("602.5b", f"the conditions to activate this ability of {source.id} are not met")
    supplied = {part.word: choice.cost_objects for part in ability.cost.parts if part.how_many(game, source)}
    _activate_mana(game, player, source, ability, choice.produces, Announced(cost_objects=supplied))


def _mana_ability(game: Game, source: GameObject, choice: ManaChoice) -> Activated:
    abilities = mana_abilities(game, source)
    if choice.ability is not None and 1 <= choice.ability <= len(abilities):
        return abilities[choice.ability - 1]
    for ability in abilities:
        if not choice.produces or _makes(ability, choice.produces) is not None:
            return ability
    raise IllegalAction("605.1a", f"{source.id} has no mana ability that makes {''.join(choice.produces) or 'mana'}")


def _makes(ability: Activated, wanted: Sequence[str]) -> tuple[str, ...] | None:
    """The way of an ability to add exactly the symbols wanted; where none are named, its only one."""
    if not wanted:
        return ability.produces[0] if len(ability.produces) == 1 else None
    return next((symbols for symbols in ability.produces if Counter(symbols) == Counter(wanted)), None)


@rule("605.3b", "106.12")
def _activate_mana(
    game: Game, player: str, source: GameObject, ability: Activated, wanted: Sequence[str], announced: Announced
) -> None:
    """Pay the cost and add the mana at once: a mana ability does not use the stack."""
    started = len(game.log)
    symbols = _makes(ability, wanted) or _asked_symbols(game, player, source, ability)
    amount, life = amount_and_life(tuple(ability.cost.mana or ()), announced.hybrid, announced.phyrexian)
    to_do = (*ability.cost.parts, PayLife(life)) if life else ability.cost.parts
    parts = choose_objects(game, player, source, to_do, announced.cost_objects)
    total = TotalCost(amount, parts, ability.cost.unpayable, ability.cost.mana is not None)
    check_payable(game, player, source, total)
    for tapping in find_plan(game, player, source, amount, False, frozenset({source.number})) if amount else ():
        made_by = game.objects[tapping.source].id
        activate_mana_ability(game, player, ManaChoice(made_by, tapping.produces))
    spent = spend(game, player, source, amount) if amount else ()
    units = made(game, source, ability, symbols)  # while the source is what it is: its cost may move it
    for part, chosen in parts:
        part.pay(game, player, source, chosen)
    add_mana(game, player, units)
    _do_more(game, player, source, ability)
    if any(isinstance(part, TapSelf) for part in ability.cost.parts):
        happen(game, TappedForMana(player, source, tuple(symbols)))
    chosen_ids = tuple(thing.id for _, chosen in parts for thing in chosen)
    choice = ManaChoice(source.id, tuple(symbols), chosen_ids, 1 + mana_abilities(game, source).index(ability))
    spent_from = tuple(unit.source for unit in spent)
    game.mana_made.append(ManaMade(player, choice, started, len(game.log), spent_from))


def _asked_symbols(game: Game, player: str, source: GameObject, ability: Activated) -> tuple[str, ...]:
    names = {"".join(symbols): symbols for symbols in ability.produces}
    (name,) = game.choose("choose color", player, source, tuple(names))
    return names[name]


def _do_more(game: Game, player: str, source: GameObject, ability: Activated) -> None:
    """What a mana ability does besides adding mana, such as damage to its controller."""
    if isinstance(ability.does, Instruction):
        thing = GameObject(
            game.new_number(), source.id, source.card, player, STACK, player, ability=ability,
            source=source.number, choices=Choices(), noted=(source,),
        )  # fmt: skip
        ability.does.effect(game, thing)
