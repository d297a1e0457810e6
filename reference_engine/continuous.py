"""Continuous effects and their interaction (CR 611, 613)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from reference_engine.abilities import Ability, Continuous, SpellAbility, View
from reference_engine.objects import Characteristics, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game

LAYERS = ("1", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")

FACE_DOWN = Characteristics(types=frozenset({"Creature"}), power=2, toughness=2)


class InForce(NamedTuple):
    """A continuous effect in force: its layer, when it began, where it comes from, and what it applies to."""

    layer: int
    timestamp: int
    source: GameObject
    you: str
    ability: Continuous
    affects: tuple[int, ...] | None


@rule("708.2", "708.2a", "712.8", "709.3b")
def printed(thing: GameObject) -> Characteristics:
    """The characteristics that an object starts from: its face's, or a nameless 2/2 creature's when face down."""
    if thing.face_down:
        return FACE_DOWN
    faces = thing.card.faces
    if thing.card.layout in ("split", "aftermath") and thing.zone != "stack":
        return _both_halves(*faces)
    front = thing.becomes(faces[thing.face]) if thing.becomes else faces[thing.face]
    if thing.choices is not None and thing.zone == "stack":
        return _with_splices(front, thing.choices.spliced)
    return front


@rule("709.4", "709.4b", "709.4c")
def _both_halves(left: Characteristics, right: Characteristics) -> Characteristics:
    """A split card everywhere but on the stack has the characteristics of both halves."""
    assert left.mana_cost is not None
    assert right.mana_cost is not None
    return replace(
        left,
        name=f"{left.name} // {right.name}",
        mana_cost=left.mana_cost + right.mana_cost,
        colors=left.colors | right.colors,
        types=left.types | right.types,
        abilities=left.abilities + right.abilities,
    )


def _with_splices(face: Characteristics, spliced: tuple[Characteristics, ...]) -> Characteristics:
    """CR 702.47b: a spell has the rules text of what was spliced onto it."""
    texts = tuple(a for card in spliced for a in card.abilities if isinstance(a, SpellAbility))
    return replace(face, abilities=face.abilities + texts) if texts else face


@rule("613.1", "613.4", "613.7")
def characteristics(game: Game, thing: GameObject) -> Characteristics:
    """What an object is now: what is printed, then every continuous effect that applies, layer by layer."""
    effects = continuous_effects(game)
    if not effects and not thing.counters:
        return printed(thing)
    # What is kept holds on to the object, so that no other can get its identity meanwhile.
    kept = game.kept(("is", id(thing)), lambda: (thing, _computed(game, thing, effects)))
    return kept[1]  # type: ignore[no-any-return]


def _computed(game: Game, thing: GameObject, effects: list[InForce]) -> Characteristics:
    now = printed(thing)
    switching = LAYERS.index("7d")
    for effect in (effect for effect in effects if effect.layer < switching):
        if applies(game, effect, thing, now):
            now = effect.ability.change(game, source_now(game, effect.source), now)
    now = _with_counters(thing, now)
    for effect in (effect for effect in effects if effect.layer == switching):
        if applies(game, effect, thing, now):
            now = effect.ability.change(game, source_now(game, effect.source), now)
    return now


@rule("122.1a", "613.4c")
def _with_counters(thing: GameObject, now: Characteristics) -> Characteristics:
    extra = thing.counters.get("+1/+1", 0) - thing.counters.get("-1/-1", 0)
    return plus(extra, extra)(None, thing, now) if extra else now  # type: ignore[arg-type]


def applies(game: Game, effect: InForce, thing: GameObject, so_far: Characteristics) -> bool:
    """Whether an effect applies to an object that has these characteristics so far."""
    if effect.affects is not None and thing.number not in effect.affects:
        return False
    judged = Judged(game, thing, so_far)
    return effect.ability.applies(judged, thing, View(effect.you, source_now(game, effect.source)))  # type: ignore[arg-type]


def source_now(game: Game, source: GameObject) -> GameObject:
    """The source of an effect as it is now, or as it was when the effect began."""
    return game.objects.get(source.number, source)


class Judged:
    """The game as seen while one object's characteristics are being worked out: that object is what it is so far."""

    def __init__(self, game: Game, thing: GameObject, so_far: Characteristics) -> None:
        self._game, self._thing, self._so_far = game, thing, so_far

    def characteristics(self, thing: GameObject) -> Characteristics:
        """The object's own characteristics so far; everybody else's as printed."""
        return self._so_far if thing.number == self._thing.number else printed(thing)

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)


def continuous_effects(game: Game) -> list[InForce]:
    """Every continuous effect in force, in the order in which they apply (CR 613.7); looked up once for each layout."""
    if game.continuous_for != game.layout:
        game.continuous, game.continuous_for = _collect(game), game.layout
    return game.continuous


@rule("611.2a", "611.3a")
def _collect(game: Game) -> list[InForce]:
    found = []
    for number, ability in game.printed_abilities():
        if isinstance(ability, Continuous):
            thing = game.objects[number]
            layer = LAYERS.index(ability.layer)
            found.append(InForce(layer, thing.timestamp, thing, thing.controller, ability, None))
    for effect in game.effects:
        if isinstance(effect.ability, Continuous):
            layer = LAYERS.index(effect.ability.layer)
            found.append(
                InForce(layer, effect.timestamp, effect.source, effect.controller, effect.ability, effect.affects)
            )
    return sorted(found, key=lambda effect: effect[:2])


Change = Callable[["Game", GameObject, Characteristics], Characteristics]


def plus(power: int, toughness: int) -> Change:
    """+N/+N (layer 7c)."""

    def change(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
        if now.power is None or now.toughness is None:
            return now
        return replace(now, power=now.power + power, toughness=now.toughness + toughness)

    return change


def with_abilities(*abilities: Ability) -> Change:
    """Having abilities besides those it has (layer 6)."""
    return lambda game, source, now: replace(now, abilities=now.abilities + abilities)


def without_abilities(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    """It loses all abilities (layer 6)."""
    return replace(now, abilities=())


def base(power: int, toughness: int) -> Change:
    """Base power and toughness N/N (layer 7b)."""
    return lambda game, source, now: replace(now, power=power, toughness=toughness)
