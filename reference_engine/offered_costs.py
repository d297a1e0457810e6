"""Costs that are no spell's or ability's own: paid on resolution (CR 118.12) or for a special action (CR 116)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from reference_engine.cost_parts import PayLife
from reference_engine.costs import (
    Cost,
    TotalCost,
    amount_and_life,
    check_life,
    check_payable,
    choose_objects,
    in_payment_order,
    settled,
)
from reference_engine.errors import IllegalAction, WrongAnswer
from reference_engine.illegal_actions import attempt
from reference_engine.mana import halves, is_hybrid, is_phyrexian
from reference_engine.objects import BATTLEFIELD, Announced, GameObject, ManaChoice
from reference_engine.paying import find_plan, spend
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game

UNSAID = Announced()


@rule("118.5", "118.11", "118.12", "118.12a")
def may_pay(game: Game, thing: GameObject, player: str, cost: Cost, kind: str = "pay") -> bool:
    """Offer a player a cost while something resolves: "you may ...", "unless ...". Returns whether it was paid.

    A player who cannot pay it is not asked; one who can has to say so, for a cost of {0} too. `kind` is "pay", or "may"
    where what is offered is something to do.
    """
    if not can_pay(game, player, thing, cost) or not game.choose_yes(kind, player, thing):
        return False
    try:
        pay(game, player, thing, cost)
    except IllegalAction as error:  # the game is where it was before the payment: another answer has to be given
        raise WrongAnswer(f"{player} cannot pay for {thing.id} so: {error.reason}") from error
    return True


@rule("118.3c", "118.12")
def must_pay(game: Game, thing: GameObject, player: str, cost: Cost, kind: str = "pay") -> bool:
    """Have a player pay a cost while something resolves; returns whether they started to.

    One who would need mana abilities for it may leave them alone, and is asked; any other has no choice.
    """
    if can_pay(game, player, thing, cost, mana_abilities=False):
        pay(game, player, thing, cost, Announced(mana=()))
        return True
    return may_pay(game, thing, player, cost, kind)


@rule("118.3", "118.6")
def can_pay(game: Game, player: str, of: GameObject, cost: Cost, mana_abilities: bool = True) -> bool:
    """Whether a player has what a cost asks for, whichever way its symbols are paid."""
    if cost.unpayable:
        return False
    cost = settled(cost, game, of)
    untouched = frozenset[int]() if mana_abilities else frozenset(game.zones[BATTLEFIELD, ""])
    for hybrid, phyrexian in product(_all_ways(cost, is_hybrid), _all_ways(cost, is_phyrexian)):
        try:
            amount, life = amount_and_life(tuple(cost.mana or ()), hybrid, phyrexian)
            _check_parts(game, player, of, cost, life)
            find_plan(game, player, of, amount, False, untouched)
        except IllegalAction:
            continue
        return True
    return False


def _all_ways(cost: Cost, kind: object) -> Sequence[tuple[str, ...]]:
    if kind is is_hybrid:
        return list(product(*(halves(symbol) for symbol in cost.mana or () if is_hybrid(symbol))))
    return list(product(*((halves(symbol)[0], "life") for symbol in cost.mana or () if is_phyrexian(symbol))))


def _check_parts(game: Game, player: str, of: GameObject, cost: Cost, life: int) -> None:
    """Raise `IllegalAction` where a part cannot be done; which objects would be chosen does not matter here."""
    wanted: dict[str, list[frozenset[int]]] = {}  # by word: for each object to be chosen, what it could be
    for part in cost.parts:
        options = frozenset(option.number for option in part.options(game, player, of))
        count = part.how_many(game, of)
        wanted.setdefault(part.word, []).extend([options] * count)
        if not count and not part.payable(game, player, of, ()):
            raise IllegalAction("118.3", f"{player} cannot pay ({part.word})")
        life += getattr(part, "life", 0)
    for word, choices in wanted.items():
        if not _all_different(choices):
            raise IllegalAction("118.3", f"{player} has not enough to pay ({word})")
    check_life(game, player, life)


def _all_different(choices: list[frozenset[int]]) -> bool:
    """Whether an object can be taken for each choice, and none twice (CR 118.10)."""
    if not choices:
        return True
    if len(frozenset[int]().union(*choices)) < len(choices):
        return False
    first, *rest = sorted(choices, key=len)
    return any(_all_different([choice - {one} for choice in rest]) for one in first)


@rule("116.2b", "118.1", "118.3", "118.13b", "118.13c")
def pay(game: Game, player: str, of: GameObject, cost: Cost, announced: Announced = UNSAID) -> TotalCost:
    """Pay a cost now; how its symbols are paid is chosen immediately before.

    `announced` holds what was said beforehand with a special action. Raises `IllegalAction`; nothing is paid in part.
    """
    return attempt(game, lambda: _pay(game, player, of, cost, announced))


def _pay(game: Game, player: str, of: GameObject, cost: Cost, announced: Announced) -> TotalCost:
    from reference_engine.activating import activate_mana_ability

    cost = settled(cost, game, of)
    symbols = tuple(cost.mana or ())
    hybrid = _chosen(game, player, of, "hybrid", [s for s in symbols if is_hybrid(s)], announced.hybrid)
    phyrexian = _chosen(game, player, of, "phyrexian", [s for s in symbols if is_phyrexian(s)], announced.phyrexian)
    amount, life = amount_and_life(symbols, hybrid, phyrexian, announced.x or 0)
    parts = (*cost.parts, PayLife(life)) if life else cost.parts
    supplied = announced.cost_objects or None
    total = TotalCost(amount, choose_objects(game, player, of, parts, supplied), cost.unpayable, cost.mana is not None)
    check_payable(game, player, of, total)
    game.locked_cost = total
    if announced.mana is not None:
        for choice in announced.mana:
            activate_mana_ability(game, player, choice)
    elif amount:
        for tapping in find_plan(game, player, of, amount, False, frozenset()):
            activate_mana_ability(game, player, ManaChoice(game.objects[tapping.source].id, tapping.produces))
    for part, chosen in in_payment_order(total.parts, announced.pay_order):
        if part is None:
            spend(game, player, of, amount, False, announced.payment)
        else:
            part.pay(game, player, of, chosen)
    return total


@rule("118.13b", "118.13c", "107.4e", "107.4f")
def _chosen(
    game: Game, player: str, of: GameObject, kind: str, symbols: list[str], said: tuple[str, ...]
) -> tuple[str, ...]:
    """How each symbol is paid: as said with the action, or as its payer is asked now."""
    if said:
        game.ask(kind, player)
        return said
    answers: list[str] = []
    for symbol in symbols:
        ways = halves(symbol) if kind == "hybrid" else (halves(symbol)[0], "life")
        answers += game.choose(kind, player, of, ways)
    return tuple(answers)
