"""What an object or a player has to be: the conditions that costs, targets and effects name (CR 109, 115)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reference_engine.abilities import Quality, View
from reference_engine.mana import mana_value
from reference_engine.objects import BATTLEFIELD, STACK, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


def anything(game: Game, thing: GameObject, view: View) -> bool:
    """Any object."""
    return True


def of_type(*types: str) -> Quality:
    """Of one of these card types."""
    wanted = frozenset(types)
    return lambda game, thing, view: bool(game.characteristics(thing).types & wanted)


def of_subtype(*subtypes: str) -> Quality:
    """Of one of these subtypes."""
    wanted = frozenset(subtypes)
    return lambda game, thing, view: bool(game.characteristics(thing).subtypes & wanted)


def of_supertype(supertype: str) -> Quality:
    """Of that supertype."""
    return lambda game, thing, view: supertype in game.characteristics(thing).supertypes


def of_color(*colors: str) -> Quality:
    """Of one of these colors (CR 105)."""
    wanted = frozenset(colors)
    return lambda game, thing, view: bool(game.characteristics(thing).colors & wanted)


def colorless(game: Game, thing: GameObject, view: View) -> bool:
    """Of no color (CR 105.2c)."""
    return not game.characteristics(thing).colors


def multicolored(game: Game, thing: GameObject, view: View) -> bool:
    """Of two or more colors (CR 105.2b)."""
    return len(game.characteristics(thing).colors) > 1


def named(name: str) -> Quality:
    """Of that name."""
    return lambda game, thing, view: game.characteristics(thing).name == name


def with_keyword(keyword: str) -> Quality:
    """With that keyword ability."""
    return lambda game, thing, view: game.characteristics(thing).has(keyword)


def every(*qualities: Quality) -> Quality:
    """With all of these qualities."""
    return lambda game, thing, view: all(quality(game, thing, view) for quality in qualities)


def some(*qualities: Quality) -> Quality:
    """With at least one of these qualities."""
    return lambda game, thing, view: any(quality(game, thing, view) for quality in qualities)


def non(quality: Quality) -> Quality:
    """Without that quality."""
    return lambda game, thing, view: not quality(game, thing, view)


def another(game: Game, thing: GameObject, view: View) -> bool:
    """Any object but the source itself."""
    return view.source is None or thing.number not in (view.source.number, view.source.source)


def this(game: Game, thing: GameObject, view: View) -> bool:
    """The source itself."""
    return view.source is not None and thing.number in (view.source.number, view.source.source)


def you_control(game: Game, thing: GameObject, view: View) -> bool:
    """Controlled by "you"."""
    return thing.controller == view.you


def opponent_controls(game: Game, thing: GameObject, view: View) -> bool:
    """Controlled by an opponent of "you"."""
    return thing.controller in game.opponents(view.you)


def you_own(game: Game, thing: GameObject, view: View) -> bool:
    """Owned by "you"."""
    return thing.owner == view.you


def tapped(game: Game, thing: GameObject, view: View) -> bool:
    """Tapped."""
    return thing.tapped


def on_battlefield(game: Game, thing: GameObject, view: View) -> bool:
    """On the battlefield."""
    return thing.zone == BATTLEFIELD


def a_spell(game: Game, thing: GameObject, view: View) -> bool:
    """A spell on the stack (CR 112.1)."""
    return thing.is_spell


def an_ability(game: Game, thing: GameObject, view: View) -> bool:
    """An activated or triggered ability on the stack."""
    return thing.ability is not None


def paid_for(cost: str) -> Quality:
    """The source itself, if an optional additional cost was paid for it as it was cast (CR 702.33d)."""

    def quality(game: Game, thing: GameObject, view: View) -> bool:
        return this(game, thing, view) and thing.choices is not None and thing.choices.times_paid(cost) > 0

    return quality


def enchanted_by_this(game: Game, thing: GameObject, view: View) -> bool:
    """What the source is attached to."""
    return view.source is not None and view.source.attached_to == thing.number


@rule("118.8d", "118.9c", "202.3", "202.3b", "202.3d", "708.2")
def value_of(game: Game, thing: GameObject) -> int:
    """An object's mana value: X counts as announced on the stack, else 0; a transformed card's is its front's."""
    now = game.characteristics(thing)
    x = thing.choices.x or 0 if thing.zone == STACK and thing.choices is not None else 0
    if thing.face and thing.card.layout == "transforming":
        return mana_value(thing.card.faces[0].mana_cost)
    return mana_value(now.mana_cost, x)


def mana_value_is(test: Callable[[int], bool]) -> Quality:
    """With a mana value of which `test` holds."""
    return lambda game, thing, view: test(value_of(game, thing))


def power_is(test: Callable[[int], bool]) -> Quality:
    """A creature with a power of which `test` holds."""

    def quality(game: Game, thing: GameObject, view: View) -> bool:
        power = game.characteristics(thing).power
        return power is not None and test(power)

    return quality


creature = of_type("Creature")
artifact = of_type("Artifact")
enchantment = of_type("Enchantment")
land = of_type("Land")
instant = of_type("Instant")
sorcery = of_type("Sorcery")
instant_or_sorcery = of_type("Instant", "Sorcery")
permanent = on_battlefield


def any_player(game: Game, player: str, view: View) -> bool:
    """Any player."""
    return True


def you(game: Game, player: str, view: View) -> bool:
    """The player who is "you"."""
    return player == view.you


def an_opponent(game: Game, player: str, view: View) -> bool:
    """An opponent of "you"."""
    return player in game.opponents(view.you)
