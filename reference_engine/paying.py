"""Making mana and spending it on a cost (CR 118.2, 118.3a, 601.2g-h, 605).

Where nobody says how, mana is made with the abilities that only tap their source, and any way to pay that works is as
good as another; `Game.plan` tells which one is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Activated
from reference_engine.cost_parts import TapSelf
from reference_engine.errors import IllegalAction, WrongAnswer
from reference_engine.mana import COLORS, Amount, ManaUnit, assign, can_pay
from reference_engine.objects import BATTLEFIELD, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game

PLANS = 200  # how many ways to pay are looked at, at most

# What alone restricted mana may be spent on (CR 106.6), by the words of the restriction.
RESTRICTIONS: dict[str, Callable[[Game, GameObject], bool]] = {
    "creature spells": lambda game, of: of.is_spell and "Creature" in game.characteristics(of).types,
    "artifact spells": lambda game, of: of.is_spell and "Artifact" in game.characteristics(of).types,
    "instant and sorcery spells": lambda game, of: (
        of.is_spell and bool(game.characteristics(of).types & {"Instant", "Sorcery"})
    ),
    "activated abilities": lambda game, of: of.ability is not None,
}


@dataclass(frozen=True, slots=True)
class Tapping:
    """One mana ability that could be activated by tapping its source, and what it would add."""

    source: int
    ability: Activated
    produces: tuple[str, ...]
    units: tuple[ManaUnit, ...]


@rule("106.6")
def spendable(game: Game, unit: ManaUnit, of: GameObject) -> bool:
    """Whether one mana may be spent on a spell or ability at all."""
    return unit.restriction is None or RESTRICTIONS[unit.restriction](game, of)


def made(game: Game, source: GameObject, ability: Activated, symbols: Sequence[str]) -> tuple[ManaUnit, ...]:
    """The mana that an ability of a source adds."""
    snow = "Snow" in game.characteristics(source).supertypes
    return tuple(ManaUnit(symbol, snow, source.id, ability.restriction) for symbol in symbols)


def mana_abilities(game: Game, thing: GameObject) -> list[Activated]:
    """An object's activated mana abilities (CR 605.1a)."""
    return [a for a in game.characteristics(thing).abilities if isinstance(a, Activated) and a.is_mana]


def tappings(game: Game, player: str, reserved: frozenset[int]) -> list[list[Tapping]]:
    """For each permanent that can be tapped for mana and nothing else, everything that it could add."""
    found = []
    for thing in reversed(game.zone(BATTLEFIELD)):
        if thing.controller != player or thing.tapped or thing.number in reserved:
            continue
        ways = [
            Tapping(thing.number, ability, symbols, made(game, thing, ability, symbols))
            for ability in mana_abilities(game, thing)
            if ability.cost.mana is None
            and all(isinstance(part, TapSelf) for part in ability.cost.parts)
            and can_be_activated(game, player, thing, ability)
            for symbols in ability.produces
        ]
        if ways:
            found.append(ways)
    return found


def can_be_activated(game: Game, player: str, thing: GameObject, ability: Activated) -> bool:
    """Whether a mana ability's own conditions and parts allow it now."""
    if ability.condition is not None and not ability.condition(game, thing, player):
        return False
    return all(part.payable(game, player, thing, ()) for part in ability.cost.parts)


def find_plan(
    game: Game, player: str, of: GameObject, amount: Amount, any_type: bool, reserved: frozenset[int]
) -> tuple[Tapping, ...]:
    """Choose what to tap so that pool and new mana pay the amount.

    Raises `IllegalAction` where nothing does, before anything is tapped.
    """
    pool = tuple(unit for unit in game.players[player].pool if spendable(game, unit, of))
    plans = _plans(game, pool, of, amount, any_type, tappings(game, player, reserved))
    chosen = None
    for index, plan in enumerate(plans):
        if index > game.plan:
            game.plans_left = True
            break
        chosen = plan  # the last one where there are fewer than asked for
    if chosen is None:
        raise IllegalAction("118.3", f"{player} does not have the mana")
    return chosen


def _plans(
    game: Game,
    pool: tuple[ManaUnit, ...],
    of: GameObject,
    amount: Amount,
    any_type: bool,
    sources: list[list[Tapping]],
) -> Iterator[tuple[Tapping, ...]]:
    """Ways to pay: what is in the pool first, then as few sources as possible, in order; then, if asked, all others."""
    first = _few(game, pool, of, amount, any_type, sources)
    if first is None:
        return
    yield first
    if game.plan == 0 and not game.prove_plans:
        return
    seen = {_key(first)}
    for plan in _all(game, pool, of, amount, any_type, sources):
        if _key(plan) not in seen:
            seen.add(_key(plan))
            yield plan
            if len(seen) >= PLANS:
                return


def _key(plan: Sequence[Tapping]) -> frozenset[tuple[int, tuple[str, ...]]]:
    return frozenset((tapping.source, tapping.produces) for tapping in plan)


def _few(
    game: Game,
    pool: tuple[ManaUnit, ...],
    of: GameObject,
    amount: Amount,
    any_type: bool,
    sources: list[list[Tapping]],
) -> tuple[Tapping, ...] | None:
    """A matching of the symbols with pool units and one-mana sources; sources of more mana where that fails."""
    if assign(pool, amount, any_type) is not None:
        return ()
    single = [ways for ways in sources if all(len(way.units) == 1 for way in ways)]
    plan = _match(game, pool, of, amount, any_type, single)
    if plan is not None:
        return plan
    bigger = [ways for ways in sources if ways not in single]
    for index, ways in enumerate(bigger):
        for way in ways:
            units = tuple(unit for unit in way.units if spendable(game, unit, of))
            rest = single + bigger[index + 1 :]
            more = _few(game, pool + units, of, amount, any_type, rest)
            if more is not None:
                return (way, *more)
    return None


def _match(
    game: Game,
    pool: tuple[ManaUnit, ...],
    of: GameObject,
    amount: Amount,
    any_type: bool,
    sources: list[list[Tapping]],
) -> tuple[Tapping, ...] | None:
    slots = [symbol for symbol in ("S", "C", *COLORS, "generic") for _ in range(amount[symbol])]
    makers: list[list[tuple[Tapping | None, ManaUnit]]] = [[(None, unit)] for unit in pool]
    makers += [[(way, way.units[0]) for way in ways if spendable(game, way.units[0], of)] for ways in sources]
    taken: dict[int, int] = {}  # maker -> slot

    def way_for(maker: int, slot: int) -> Tapping | bool | None:
        for way, unit in makers[maker]:
            if can_pay(unit, slots[slot], any_type):
                return way
        return False

    def place(slot: int, tried: set[int]) -> bool:
        for maker in range(len(makers)):
            if maker not in tried and way_for(maker, slot) is not False:
                tried.add(maker)
                if maker not in taken or place(taken[maker], tried):
                    taken[maker] = slot
                    return True
        return False

    if len(slots) > len(makers) or not all(place(slot, set()) for slot in range(len(slots))):
        return None
    used = [way_for(maker, slot) for maker, slot in sorted(taken.items())]
    return tuple(way for way in used if isinstance(way, Tapping))


def _all(
    game: Game,
    pool: tuple[ManaUnit, ...],
    of: GameObject,
    amount: Amount,
    any_type: bool,
    sources: list[list[Tapping]],
) -> Iterator[tuple[Tapping, ...]]:
    """Every set of sources that pays without one of them being superfluous."""
    need = amount.total()

    def extend(index: int, plan: tuple[Tapping, ...], units: tuple[ManaUnit, ...]) -> Iterator[tuple[Tapping, ...]]:
        if assign(pool + units, amount, any_type) is not None:
            if not any(_pays_without(game, pool, of, amount, any_type, plan, left_out) for left_out in plan):
                yield plan
            return
        if index == len(sources) or len(plan) >= need:
            return
        for way in sources[index]:
            usable = tuple(unit for unit in way.units if spendable(game, unit, of))
            if usable:
                yield from extend(index + 1, (*plan, way), units + usable)
        yield from extend(index + 1, plan, units)

    yield from extend(0, (), ())


def _pays_without(
    game: Game,
    pool: tuple[ManaUnit, ...],
    of: GameObject,
    amount: Amount,
    any_type: bool,
    plan: Sequence[Tapping],
    left_out: Tapping,
) -> bool:
    units = tuple(unit for way in plan if way is not left_out for unit in way.units if spendable(game, unit, of))
    return assign(pool + units, amount, any_type) is not None


@rule("118.3a", "601.2h")
def spend(
    game: Game,
    player: str,
    of: GameObject,
    amount: Amount,
    any_type: bool = False,
    announced: Sequence[tuple[str, str | None]] | None = None,
) -> tuple[ManaUnit, ...]:
    """Remove the mana of a cost from a player's pool, as announced or in any way that pays; returns the mana spent."""
    pool = game.players[player].pool
    indexes = [index for index, unit in enumerate(pool) if spendable(game, unit, of)]
    if announced is not None:
        indexes = _announced_units(pool, indexes, announced)
    found = assign(tuple(pool[index] for index in indexes), amount, any_type)
    if found is None or (announced is not None and len(found) != len(announced)):
        raise IllegalAction("118.3", f"{player} does not have the mana")
    spent = {indexes[index] for index in found}
    game.change_player(player, pool=tuple(unit for index, unit in enumerate(pool) if index not in spent))
    return tuple(pool[index] for index in sorted(spent))


def _announced_units(
    pool: Sequence[ManaUnit], indexes: Sequence[int], announced: Sequence[tuple[str, str | None]]
) -> list[int]:
    left, out = list(indexes), []
    for symbol, source in announced:
        index = next((i for i in left if pool[i].symbol == symbol and source in (None, pool[i].source)), None)
        if index is None:
            raise WrongAnswer(f"there is no {symbol} from {source or 'anywhere'} in the pool to pay with")
        left.remove(index)
        out.append(index)
    return out


def add_mana(game: Game, player: str, units: Sequence[ManaUnit]) -> None:
    """Add mana to a player's pool (CR 106.4)."""
    game.change_player(player, pool=(*game.players[player].pool, *units))
