"""Costs (CR 118): what has to be paid, how effects change it, and paying it.

A cost is mana and parts. A part is one thing to do besides paying mana; its class knows what it may be done with and
does it. What is announced (a choice of hybrid or Phyrexian halves, the objects) comes from the caller.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import TYPE_CHECKING, ClassVar

from reference_engine.abilities import CostChange, Number, View
from reference_engine.errors import IllegalAction, Unanswered
from reference_engine.life import can_lose_life
from reference_engine.mana import COLORS, Amount, ManaCost, amount_of, halves, is_hybrid, is_phyrexian, written
from reference_engine.objects import GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Part:
    """One thing to do to pay a cost, besides mana. `word` is what it is called when its objects or order are announced.

    `payer` pays; `of` is the object that the cost calls "this".
    """

    word: ClassVar[str] = ""
    numbers: ClassVar[tuple[str, ...]] = ()  # its fields that are numbers, and so may be X

    @rule("601.2f")
    def settled(self, game: Game, thing: GameObject) -> Part:
        """The part with its numbers as they are for a spell or ability: X is what was announced."""
        if not self.numbers:
            return self
        return replace(self, **{name: fixed(getattr(self, name), game, thing) for name in self.numbers})

    @property
    def uses_x(self) -> bool:
        """Whether how much it asks for is X (CR 107.3)."""
        return any(getattr(self, name) is x for name in self.numbers)

    @property
    def needs_certain_hidden_cards(self) -> bool:
        """Whether it is done with cards of a stated quality in a hidden zone (CR 118.8c)."""
        return False

    def how_many(self, game: Game, of: GameObject) -> int:
        """How many objects have to be chosen for it."""
        return 0

    def options(self, game: Game, payer: str, of: GameObject) -> tuple[GameObject, ...]:
        """What it can be done with, where objects have to be chosen."""
        return ()

    def payable(self, game: Game, payer: str, of: GameObject, chosen: tuple[GameObject, ...]) -> bool:
        """Whether the player has what it takes to do it fully (CR 118.3)."""
        options = {option.number for option in self.options(game, payer, of)}
        return all(thing.number in options for thing in chosen)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: tuple[GameObject, ...]) -> None:
        """Do it."""
        raise NotImplementedError

    @property
    def comes_last(self) -> bool:
        """Whether it is random, or moves objects from a library to a public zone (CR 601.2h)."""
        return False


@dataclass(frozen=True, slots=True)
class Cost:
    """A cost: mana (None for no mana payment), and parts; an unpayable one can never be paid (CR 118.6)."""

    mana: ManaCost | None = None
    parts: tuple[Part, ...] = ()
    unpayable: bool = False

    @rule("118.6a")
    def __add__(self, other: Cost) -> Cost:
        """Both costs together; what is added to an unpayable cost leaves it unpayable."""
        mana = self.mana if other.mana is None else (self.mana or ManaCost()) + other.mana
        return Cost(mana, self.parts + other.parts, self.unpayable or other.unpayable)


@rule("118.6")
def mana_cost_as_cost(cost: ManaCost | None) -> Cost:
    """An object's mana cost as something to pay; no mana cost is an unpayable cost."""
    return Cost(unpayable=True) if cost is None else Cost(cost)


def settled(cost: Cost, game: Game, thing: GameObject) -> Cost:
    """A cost with the numbers of its parts as they are for a spell or ability."""
    return replace(cost, parts=tuple(part.settled(game, thing) for part in cost.parts))


@dataclass(frozen=True, slots=True)
class TotalCost:
    """A total cost with every choice made, locked in (CR 601.2f)."""

    amount: Amount = field(default_factory=Counter)
    parts: tuple[tuple[Part, tuple[GameObject, ...]], ...] = ()
    unpayable: bool = False
    has_mana: bool = True  # whether a mana payment is part of it, be it {0}

    @property
    def mana(self) -> str:
        """The mana component as symbols."""
        return written(self.amount)

    @property
    def life(self) -> int:
        """The life that its parts ask for, all together."""
        return sum(getattr(part, "life", 0) for part, _ in self.parts)


# -- symbols that can be paid in several ways (CR 118.13) -------------------------------------------------------------


@rule("601.2b", "118.13", "118.13a")
def nonhybrid_equivalent(symbols: Sequence[str], chosen: Sequence[str]) -> tuple[str, ...]:
    """The symbols with each hybrid one replaced by the half announced for it; {W/U/P} keeps its "P"."""
    answers = iter(chosen)
    out = []
    for symbol in symbols:
        if not is_hybrid(symbol):
            out.append(symbol)
            continue
        half = next(answers)
        if half not in halves(symbol):
            raise IllegalAction("107.4e", f"{{{symbol}}} cannot be paid as {{{half}}}")
        out.append(f"{half}/P" if is_phyrexian(symbol) else half)
    return tuple(out)


@rule("601.2b", "107.4f")
def phyrexian_paid(symbols: Sequence[str], chosen: Sequence[str]) -> tuple[tuple[str, ...], int]:
    """The symbols with each Phyrexian one paid in mana replaced by its color; and how many are paid with 2 life."""
    answers = iter(chosen)
    out, with_life = [], 0
    for symbol in symbols:
        if not is_phyrexian(symbol):
            out.append(symbol)
            continue
        answer = next(answers)
        color = halves(symbol)[0]
        if answer == "life":
            with_life += 1
        elif answer == color:
            out.append(color)
        else:
            raise IllegalAction("107.4f", f"{{{symbol}}} is paid with {{{color}}} or 2 life, not with {answer}")
    return tuple(out), with_life


# -- reductions (CR 118.7) ---------------------------------------------------------------------------------------------


@rule("118.7a")
def reduce_generic(amount: Amount, by: int) -> None:
    """A reduction of generic mana takes from the generic component alone."""
    amount["generic"] = max(0, amount["generic"] - by)


@rule("118.7b", "118.7c")
def reduce_color(amount: Amount, color: str) -> None:
    """One mana of a color off: from that color, or where no more of it is required from the generic component."""
    if amount[color]:
        amount[color] -= 1
    else:
        reduce_generic(amount, 1)


@rule("118.7b", "118.7d")
def reduce_colorless(amount: Amount) -> None:
    """One colorless mana off: from what has to be colorless, or beyond that from the generic component."""
    if amount["C"]:
        amount["C"] -= 1
    else:
        reduce_generic(amount, 1)


@rule("118.7f")
def reduce_phyrexian(amount: Amount, symbol: str) -> None:
    """A Phyrexian symbol in a reduction is one mana of its color."""
    reduce_color(amount, halves(symbol)[0])


@rule("118.7g")
def reduce_snow(amount: Amount) -> None:
    """A snow symbol in a reduction is one generic mana."""
    reduce_generic(amount, 1)


@rule("118.7e")
def choose_reduction_halves(game: Game, payer: str, of: GameObject, reduction: ManaCost) -> tuple[str, ...]:
    """For each hybrid symbol of a reduction its payer chooses the half that counts."""
    out = []
    for symbol in reduction:
        if is_hybrid(symbol):
            (half,) = game.choose("reduction half", payer, of, halves(symbol))
            out.append(f"{half}/P" if is_phyrexian(symbol) else half)
        else:
            out.append(symbol)
    return tuple(out)


@rule("118.7", "601.2f")
def reduced(amount: Amount, symbols: Sequence[str], floor: int = 0, colored_only: bool = False) -> Amount:
    """An amount less a reduction in which no choice is left; never below {0}, nor below the effect's own floor."""
    amount = Counter(amount)
    for symbol in symbols:
        if symbol.isdigit():
            reduce_generic(amount, min(int(symbol), max(0, amount.total() - floor)))
            continue
        if amount.total() <= floor or (colored_only and not amount[symbol]):
            continue
        if symbol == "S":
            reduce_snow(amount)
        elif symbol == "C":
            reduce_colorless(amount)
        elif is_phyrexian(symbol):
            reduce_phyrexian(amount, symbol)
        elif symbol in COLORS:
            reduce_color(amount, symbol)
    return +amount


@dataclass(frozen=True, slots=True)
class Reduction:
    """A reduction that applies: where it comes from, what it takes off, and its own limits."""

    source: GameObject
    symbols: tuple[str, ...]
    floor: int = 0
    colored_only: bool = False


@rule("601.2f")
def apply_reductions(game: Game, payer: str, of: GameObject, amount: Amount, reductions: Sequence[Reduction]) -> Amount:
    """Apply every reduction, in an order that the payer chooses where it matters."""

    def in_order(order: Sequence[Reduction]) -> Amount:
        now = amount
        for one in order:
            now = reduced(now, one.symbols, one.floor, one.colored_only)
        return now

    if len(reductions) < 2 or len({written(in_order(order)) for order in permutations(reductions)}) == 1:
        return in_order(reductions)
    names = {one.source.id: one for one in reductions}
    order = game.choose("reduction order", payer, of, tuple(names), len(names), len(names))
    return in_order([names[name] for name in order])


# -- the total cost (CR 601.2f) ----------------------------------------------------------------------------------------


def cost_changes(game: Game, kind: str, thing: GameObject) -> list[tuple[GameObject, CostChange]]:
    """The effects that change what this spell, or this ability on the stack, costs."""
    return [
        (source, change)
        for source, change in game.in_force(CostChange)
        if change.of == kind and change.applies(game, thing, View(source.controller, source))
    ]


@rule("118.7", "118.9d", "601.2f")
def total_mana(
    game: Game,
    payer: str,
    thing: GameObject,
    amount: Amount,
    changes: Sequence[tuple[GameObject, CostChange]],
    more: Sequence[Reduction] = (),
) -> Amount:
    """The mana of the total cost: less all reductions, and then what directly affects the total.

    `amount` holds the mana cost or alternative cost, additional costs and increases.
    """
    reductions = list(more)
    for source, change in changes:
        if change.reduction is not None:
            off = change.reduction(game, thing, View(source.controller, source))
            symbols = choose_reduction_halves(game, payer, thing, off)
            reductions.append(Reduction(source, symbols, change.floor, change.colored_only))
    amount = apply_reductions(game, payer, thing, amount, reductions)
    for _, change in changes:
        if change.directly is not None:
            amount = change.directly(amount)
    return amount


@rule("601.2f")
def increases(game: Game, thing: GameObject, changes: Sequence[tuple[GameObject, CostChange]]) -> Cost:
    """All cost increases together."""
    total = Cost()
    for source, change in changes:
        if change.increase is not None:
            total += change.increase(game, thing, View(source.controller, source))
    return total


# -- choosing what to pay with, and paying -----------------------------------------------------------------------------


@rule("118.3", "118.10")
def choose_objects(
    game: Game,
    payer: str,
    of: GameObject,
    parts: Sequence[Part],
    supplied: dict[str, tuple[str, ...]] | None,
) -> tuple[tuple[Part, tuple[GameObject, ...]], ...]:
    """Choose for each part the objects it is paid with; no object serves two parts of one word.

    `supplied` are ids announced by word; None asks the player instead. Raises `IllegalAction` for too few objects.
    """
    left = {word: list(names) for word, names in (supplied or {}).items()}
    taken: dict[str, set[int]] = {}
    chosen = []
    for part in parts:
        used = taken.setdefault(part.word, set())
        options = tuple(o for o in part.options(game, payer, of) if o.number not in used)
        count = part.how_many(game, of)
        if len(options) < count:
            raise IllegalAction(
                "118.3", f"{payer} cannot pay fully: {part.word} needs {count}, there are {len(options)}"
            )
        if supplied is None:
            own = game.choose_objects(_kind_of(part), payer, of, options, count, count) if count else ()
        else:
            own = _announced(game, payer, of, part, options, count, left.get(part.word, []))
        used.update(thing.number for thing in own)
        chosen.append((part, own))
    return tuple(chosen)


def _kind_of(part: Part) -> str:
    return part.word if part.word in ("sacrifice", "discard") else "choose object"


def _announced(
    game: Game, payer: str, of: GameObject, part: Part, options: tuple[GameObject, ...], count: int, names: list[str]
) -> tuple[GameObject, ...]:
    own = [game.find(name) for name in names[:count]]
    del names[:count]
    if len(own) < count:
        if len(options) != count:
            raise Unanswered(part.word, payer, of.id, tuple(game.ref(option) for option in options))
        return options
    allowed = {option.number for option in options}
    for thing in own:
        if thing.number not in allowed:
            raise IllegalAction("118.3", f"{thing.id} cannot be used to pay ({part.word})")
    return tuple(own)


@rule("118.3", "601.2h")
def check_payable(game: Game, payer: str, of: GameObject, total: TotalCost) -> None:
    """Every part of a cost needs its resources in full; raises `IllegalAction` where one does not have them."""
    check_whole(game, payer, total)
    for part, chosen in total.parts:
        if not part.payable(game, payer, of, chosen):
            raise IllegalAction("118.3", f"{payer} cannot pay: {part.word or type(part).__name__}")


@rule("118.6", "601.2h")
def check_whole(game: Game, payer: str, total: TotalCost) -> None:
    """What no part shows by itself: an unpayable cost cannot be paid, and life has to do for all parts together."""
    if total.unpayable:
        raise IllegalAction("118.6", "an unpayable cost cannot be paid")
    check_life(game, payer, total.life)


@rule("118.3", "118.3b", "119.4")
def check_life(game: Game, payer: str, life: int) -> None:
    """A player can pay as much life as they have, and always 0; raises `IllegalAction` for more."""
    if life > max(0, game.players[payer].life) or (life and not can_lose_life(game, payer)):
        raise IllegalAction("119.4", f"{payer} has no {life} life to pay")


@rule("601.2h")
def in_payment_order(
    parts: Sequence[tuple[Part, tuple[GameObject, ...]]], announced: Sequence[str]
) -> list[tuple[Part | None, tuple[GameObject, ...]]]:
    """What is paid first and what later, None standing for the mana.

    Random parts and those that move library cards into the open come last; each of the two groups in the order
    announced, by default mana first. Raises `IllegalAction` where one of them was announced before another part.
    """
    late = {part.word for part, _ in parts if part.comes_last}
    if sorted(announced, key=lambda word: word in late) != list(announced):
        raise IllegalAction("601.2h", f"{' and '.join(sorted(late))} can be paid only after everything else")
    place = {word: index for index, word in enumerate(announced)}
    payments: list[tuple[Part | None, tuple[GameObject, ...]]] = [(None, ()), *parts]

    def when(payment: tuple[Part | None, tuple[GameObject, ...]]) -> tuple[bool, int]:
        part = payment[0]
        if part is None:
            return False, place.get("mana", -1)
        return part.comes_last, place.get(part.word, len(place))

    return sorted(payments, key=when)


@rule("107.3a", "107.3i")
def x(game: Game, thing: GameObject) -> int:
    """The value of X that was announced for a spell or ability."""
    return thing.choices.x or 0 if thing.choices is not None else 0


def fixed(number: Number, game: Game, of: GameObject) -> int:
    """A number that may depend on the spell or ability, such as X."""
    return number if isinstance(number, int) else number(game, of)


def amount_and_life(
    symbols: Sequence[str], hybrid: Sequence[str], phyrexian: Sequence[str], x: int = 0
) -> tuple[Amount, int]:
    """Add up symbols with the halves announced for them; returns the mana, and the life for Phyrexian symbols."""
    plain, with_life = phyrexian_paid(nonhybrid_equivalent(symbols, hybrid), phyrexian)
    return amount_of(plain, x), 2 * with_life
