"""Mana, mana symbols and mana costs (CR 106, 107.4, 202)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from reference_engine.rule import rule

COLORS = ("W", "U", "B", "R", "G")
TYPES = (*COLORS, "C")

# The mana component of a cost once every choice in it is made: "generic", "S" (snow) and the six types -> how much.
Amount = Counter[str]


@dataclass(frozen=True, slots=True)
class ManaCost:
    """A sequence of mana symbols, each without its braces: "2", "W", "X", "S", "W/U", "2/W", "W/P", "G/U/P"."""

    symbols: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[str]:
        return iter(self.symbols)

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols) or "{0}"

    def __add__(self, other: ManaCost) -> ManaCost:
        return ManaCost(self.symbols + other.symbols)

    @property
    def has_x(self) -> bool:
        """Whether the cost has an {X} (CR 107.3)."""
        return "X" in self.symbols


@lru_cache(maxsize=4096)
def mana(text: str) -> ManaCost:
    """Read a mana cost as printed, e.g. "{2}{W/U}{B/P}"."""
    return ManaCost(tuple(symbol for symbol in re.findall(r"\{([^}]+)\}", text) if symbol != "0"))


@rule("118.8d", "118.9c", "202.3")
def mana_value(cost: ManaCost | None, x: int = 0) -> int:
    """The total amount of mana in a mana cost, whatever its colors.

    CR 202.3a: no mana cost counts as 0. CR 202.3e: an {X} counts as the value announced, while its object is a spell.
    CR 202.3f, 202.3g: a hybrid symbol counts as its largest part, a Phyrexian one as 1.
    """
    return sum(_symbol_value(symbol, x) for symbol in cost) if cost else 0


def _symbol_value(symbol: str, x: int) -> int:
    if symbol == "X":
        return x
    return max(int(part) if part.isdigit() else 1 for part in symbol.split("/") if part != "P")


@rule("105.2", "202.2")
def colors_of(cost: ManaCost | None) -> frozenset[str]:
    """The colors of an object with that mana cost: those of its symbols."""
    return frozenset(part for symbol in cost or () for part in symbol.split("/") if part in COLORS)


def is_hybrid(symbol: str) -> bool:
    """Whether a symbol can be paid by one of two halves (CR 107.4e)."""
    return len([part for part in symbol.split("/") if part != "P"]) == 2


def is_phyrexian(symbol: str) -> bool:
    """Whether a symbol can be paid with 2 life (CR 107.4f)."""
    return symbol.endswith("/P")


def halves(symbol: str) -> tuple[str, ...]:
    """What a hybrid symbol can be paid as, in printed order; a plain symbol is its own only half."""
    return tuple(part for part in symbol.split("/") if part != "P")


def amount_of(symbols: tuple[str, ...], x: int = 0) -> Amount:
    """Add up symbols in which no choice is left."""
    amount: Amount = Counter()
    for symbol in symbols:
        if symbol == "X":
            amount["generic"] += x
        elif symbol.isdigit():
            amount["generic"] += int(symbol)
        else:
            amount[symbol] += 1
    return +amount


def written(amount: Amount) -> str:
    """An amount as mana symbols: generic, snow, colorless, then the colors; {0} for nothing."""
    parts = [f"{{{amount['generic']}}}"] if amount["generic"] else []
    parts += [f"{{{symbol}}}" for symbol in ("S", "C", *COLORS) for _ in range(amount[symbol])]
    return "".join(parts) or "{0}"


@dataclass(frozen=True, slots=True)
class ManaUnit:
    """One mana in a player's pool (CR 106.4), with what is remembered of its making."""

    symbol: str
    snow: bool = False
    source: str | None = None  # the card that made it
    restriction: str | None = None  # the name of what alone it may be spent on (CR 106.6)


@rule("118.14", "106.4", "107.4h")
def can_pay(unit: ManaUnit, symbol: str, any_type: bool = False) -> bool:
    """Whether one mana can be spent on one symbol of a cost.

    `any_type`: an effect lets mana of any type be spent (CR 118.14, 609.4b). A snow symbol wants mana from a snow
    source.
    """
    if symbol == "S":
        return unit.snow
    return symbol == "generic" or any_type or unit.symbol == symbol


@rule("118.3a")
def assign(units: tuple[ManaUnit, ...], amount: Amount, any_type: bool = False) -> tuple[int, ...] | None:
    """Choose units of mana that pay an amount exactly, one unit a symbol.

    Returns the indexes of the units spent, or None where they do not suffice. A matching: narrow symbols first, each
    unit moved to another symbol when that makes room.
    """
    slots = [symbol for symbol in ("S", "C", *COLORS, "generic") for _ in range(amount[symbol])]
    if len(slots) > len(units):
        return None
    spent_on: dict[int, int] = {}  # unit -> slot

    def place(slot: int, tried: set[int]) -> bool:
        for index, unit in enumerate(units):
            if index not in tried and can_pay(unit, slots[slot], any_type):
                tried.add(index)
                if index not in spent_on or place(spent_on[index], tried):
                    spent_on[index] = slot
                    return True
        return False

    if not all(place(slot, set()) for slot in range(len(slots))):
        return None
    return tuple(sorted(spent_on))
