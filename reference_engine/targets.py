"""Targets (CR 115), and the text of a spell or ability as a list of instructions (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    CannotTarget,
    Enchant,
    Instruction,
    Modes,
    MustTarget,
    SpellAbility,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.costs import fixed
from reference_engine.errors import IllegalAction, Unanswered
from reference_engine.events import Event
from reference_engine.objects import BATTLEFIELD, Choices, GameObject, Target, changed
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    """An object or player becomes a target of a spell or ability (CR 601.2c)."""

    target: Target
    by: GameObject


def choices_of(thing: GameObject) -> Choices:
    """What was chosen for a spell or ability on the stack."""
    assert thing.choices is not None
    return thing.choices


def texts(game: Game, thing: GameObject) -> list[Instruction | Modes]:
    """The texts of a spell or ability on the stack, what was spliced onto it last."""
    if thing.ability is not None:
        assert isinstance(thing.ability, (Activated, Triggered))
        return [thing.ability.does]
    return [a.does for a in game.characteristics(thing).abilities if isinstance(a, SpellAbility)]


@rule("608.2c", "700.2")
def instructions(game: Game, thing: GameObject) -> list[Instruction]:
    """What a spell or ability does, in order: of a modal text only the modes chosen, in printed order."""
    out: list[Instruction] = []
    for text in texts(game, thing):
        if isinstance(text, Modes):
            out += [text.options[mode - 1] for mode in sorted(choices_of(thing).modes)]
        else:
            out.append(text)
    return out


@rule("115.1", "303.4a")
def target_specs(game: Game, thing: GameObject) -> list[TargetSpec]:
    """Every instance of the word "target" on a spell or ability, in order; an Aura spell has its enchant ability's."""
    specs = [spec for text in instructions(game, thing) for spec in text.targets]
    if thing.is_spell:
        specs += [a.spec for a in game.characteristics(thing).abilities if isinstance(a, Enchant)]
    return specs


@rule("601.2c")
def required(thing: GameObject, spec: TargetSpec) -> bool:
    """Whether the costs and modes chosen make the spell require this instance of "target" at all."""
    return spec.when is None or spec.when(choices_of(thing))


def present(game: Game, thing: GameObject) -> tuple[int, ...]:
    """Which instances of "target" are required, by their place among all of them."""
    return tuple(i for i, spec in enumerate(target_specs(game, thing)) if required(thing, spec))


@rule("115.1", "115.2", "115.4", "115.7", "702.11b", "702.18a")
def is_legal(game: Game, thing: GameObject, spec: TargetSpec, target: Target) -> bool:
    """Whether an object or player can be chosen for an instance of "target", or still is legal on resolution."""
    view = View(thing.controller, thing)
    if isinstance(target, str):
        if spec.players is None or not game.players[target].in_game or not spec.players(game, target, view):
            return False
        return not _cannot_be_target(game, target, thing)
    now = game.get(target)
    if now is None or now.number == thing.number or now.zone not in spec.zones or spec.objects is None:
        return False
    return spec.objects(game, now, view) and not _cannot_be_target(game, now, thing)


def _cannot_be_target(game: Game, target: GameObject | str, thing: GameObject) -> bool:
    if isinstance(target, GameObject) and target.zone == BATTLEFIELD:
        now = game.characteristics(target)
        if now.has("shroud"):
            return True
        if now.has("hexproof") and target.controller in game.opponents(thing.controller):
            return True
    return any(ability.applies(game, source, target, thing) for source, ability in game.in_force(CannotTarget))


def candidates(game: Game, thing: GameObject, spec: TargetSpec) -> list[Target]:
    """Everything that can be chosen for an instance of "target"."""
    found: list[Target] = [name for name in game.in_turn_order() if is_legal(game, thing, spec, name)]
    for (zone, _), numbers in game.zones.items():
        if zone in spec.zones:
            found += [number for number in numbers if is_legal(game, thing, spec, number)]
    return found


@rule("601.7", "601.7a")
def opponent_who_chooses(game: Game, player: str, thing: GameObject) -> str:
    """The opponent who makes a choice for a spell; its controller decides which where there are several."""
    opponents = game.opponents(player)
    if len(opponents) == 1:
        return opponents[0]
    (opponent,) = game.choose("choose opponent", player, thing, opponents)
    return opponent


@rule("601.2c", "115.1")
def choose_targets(
    game: Game, thing: GameObject, supplied: Sequence[Sequence[str]] | None
) -> tuple[tuple[Target, ...], ...]:
    """Choose targets for every instance required; `supplied` None asks the controller (CR 603.3d).

    Returns a tuple an instance, empty for those not required. Raises `IllegalAction` where a choice is not legal.
    """
    left = list(supplied) if supplied is not None else None
    specs = target_specs(game, thing)
    chosen: list[tuple[Target, ...]] = []
    for spec in specs:
        if not required(thing, spec):
            chosen.append(())
            continue
        low, high = fixed(spec.minimum, game, thing), fixed(spec.maximum, game, thing)
        if spec.chooser == "opponent":
            opponent = opponent_who_chooses(game, thing.controller, thing)
            chosen.append(_asked(game, thing, spec, low, high, opponent))
        elif left is None:
            chosen.append(_asked(game, thing, spec, low, high, thing.controller))
        else:
            chosen.append(_announced(game, thing, spec, low, high, left))
    if left:
        raise IllegalAction("601.2c", f"{thing.id} has no further target to choose")
    _obey_must_target(game, thing, specs, chosen)
    return tuple(chosen)


def _announced(
    game: Game, thing: GameObject, spec: TargetSpec, low: int, high: int, left: list[Sequence[str]]
) -> tuple[Target, ...]:
    if low != high:
        game.ask("target count", thing.controller)
    game.ask("target", thing.controller)
    if not left:
        possible = candidates(game, thing, spec)
        if len(possible) < low:
            raise IllegalAction("601.2c", f"{thing.id} requires a target, and there is none")
        if high == 0:
            return ()
        if low == high == len(possible):
            return tuple(possible)
        if low == 0:
            return ()
        raise Unanswered("target", thing.controller, thing.id, game.names(possible))
    names = left.pop(0)
    if not low <= len(names) <= high:
        raise IllegalAction("601.2c", f"{thing.id} requires {low} to {high} targets here, not {len(names)}")
    return _legal_ones(game, thing, spec, [as_target(game, name) for name in names])


def as_target(game: Game, name: str) -> Target:
    """A reference to an object or a player as a target."""
    return name if name in game.players else game.find(name).number


@rule("601.2c")
def _legal_ones(game: Game, thing: GameObject, spec: TargetSpec, targets: Sequence[Target]) -> tuple[Target, ...]:
    """The same target cannot be chosen twice for one instance of "target", but once for each instance."""
    if len(set(targets)) < len(targets):
        raise IllegalAction("601.2c", "the same target cannot be chosen twice for one instance of the word")
    for target in targets:
        if not is_legal(game, thing, spec, target):
            raise IllegalAction("601.2c", f"{target} is not a legal target for {thing.id}")
    return tuple(targets)


def _asked(game: Game, thing: GameObject, spec: TargetSpec, low: int, high: int, player: str) -> tuple[Target, ...]:
    possible = candidates(game, thing, spec)
    if len(possible) < low:
        raise IllegalAction("603.3d", f"{thing.id} requires a target, and there is none")
    names = dict(zip(game.names(possible), possible, strict=True))
    picked = game.choose("target", player, thing, tuple(names), low, high)
    return tuple(names[name] for name in picked)


@rule("601.2c")
def _obey_must_target(
    game: Game, thing: GameObject, specs: Sequence[TargetSpec], chosen: Sequence[tuple[Target, ...]]
) -> None:
    """Effects that demand a target: as many of them are obeyed as can be at once."""
    demands = [
        (source, ability) for source, ability in game.in_force(MustTarget) if ability.applies(game, source, thing)
    ]
    if not demands:
        return

    def obeyed(picked: Sequence[tuple[Target, ...]]) -> int:
        flat = [game.get(t) for targets in picked for t in targets if isinstance(t, int)]
        return sum(
            any(t is not None and ability.what(game, t, View(source.controller, source)) for t in flat)
            for source, ability in demands
        )

    options = []
    for spec, own in zip(specs, chosen, strict=True):
        count = len(own)
        options.append(_ways(candidates(game, thing, spec), count))
    best = max(obeyed(picked) for picked in product(*options))
    if obeyed(chosen) < best:
        raise IllegalAction("601.2c", f"more effects that demand a target for {thing.id} could be obeyed")


def _ways(possible: Sequence[Target], count: int) -> list[tuple[Target, ...]]:
    return list(combinations(possible, count))


@rule("601.2d")
def divide(
    game: Game, thing: GameObject, targets: Sequence[tuple[Target, ...]], supplied: Sequence[Sequence[int]] | None
) -> tuple[tuple[int, ...], ...]:
    """Divide what is divided among the targets of an instance; each gets at least one."""
    left = list(supplied) if supplied is not None else None
    shares: list[tuple[int, ...]] = []
    for spec, own in zip(target_specs(game, thing), targets, strict=True):
        if spec.divided is None or not own:
            shares.append(())
            continue
        game.ask("division", thing.controller)
        total = fixed(spec.divided, game, thing)
        if len(own) == 1 and not left:
            share: tuple[int, ...] = (total,)
        elif not left:
            if total == len(own):
                share = (1,) * total
            else:
                raise Unanswered("division", thing.controller, thing.id, ())
        else:
            share = tuple(left.pop(0))
        if len(share) != len(own) or sum(share) != total or min(share) < 1:
            raise IllegalAction("601.2d", f"{total} is divided among {len(own)} targets, at least 1 each; not {share}")
        shares.append(share)
    return tuple(shares)


@rule("608.2b")
def still_legal(
    game: Game, thing: GameObject
) -> tuple[tuple[tuple[Target, ...], ...], tuple[tuple[int, ...], ...]] | None:
    """The targets that still are legal, and their shares of what is divided; None if there were some and none is."""
    choices = choices_of(thing)
    specs = target_specs(game, thing)
    targets: list[tuple[Target, ...]] = []
    division: list[tuple[int, ...]] = []
    for index, spec in enumerate(specs):
        own = choices.targets[index] if index < len(choices.targets) else ()
        share = choices.division[index] if index < len(choices.division) else ()
        legal = [is_legal(game, thing, spec, target) for target in own]
        targets.append(tuple(t for t, ok in zip(own, legal, strict=True) if ok))
        division.append(tuple(s for s, ok in zip(share, legal, strict=False) if ok))
    if any(choices.targets) and not any(targets):
        return None
    return tuple(targets), tuple(division)


def narrowed(thing: GameObject, first: int, count: int) -> GameObject:
    """A spell or ability as one of its instructions sees it: with that instruction's own targets."""
    choices = choices_of(thing)
    return changed(
        thing,
        choices=changed(
            choices,
            targets=choices.targets[first : first + count],
            division=choices.division[first : first + count],
        ),
    )
