"""What spells and abilities do as they resolve (CR 608.2c, 610): effects to build cards from.

Each function returns an `Effect`. Where an effect needs objects or players it takes them from the targets of its own
instruction, or from a `Who` that names them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from reference_engine.abilities import Ability, Continuous, Effect, Instruction, Number, Quality, Triggered, View
from reference_engine.continuous import plus, with_abilities
from reference_engine.costs import Cost, fixed
from reference_engine.costs import x as x  # one of the numbers of effects too
from reference_engine.counters import add_counters
from reference_engine.drawing import draw
from reference_engine.events import Event, happen
from reference_engine.game import Floating
from reference_engine.keyword_actions import exile as exiling
from reference_engine.keyword_actions.attach import attach
from reference_engine.keyword_actions.counter import counter
from reference_engine.keyword_actions.destroy import Destroy
from reference_engine.keyword_actions.discard import discard, discard_chosen
from reference_engine.keyword_actions.reveal import reveal
from reference_engine.keyword_actions.sacrifice import sacrifice, sacrificing
from reference_engine.keyword_actions.search import search_library
from reference_engine.keyword_actions.shuffle import shuffle
from reference_engine.keyword_actions.tap import Tap, Untap
from reference_engine.life import Damage, GainLife, LoseLife
from reference_engine.mana import ManaUnit
from reference_engine.objects import (
    BATTLEFIELD,
    GRAVEYARD,
    HAND,
    LIBRARY,
    CardDefinition,
    Characteristics,
    GameObject,
)
from reference_engine.offered_costs import may_pay, must_pay
from reference_engine.paying import add_mana
from reference_engine.rule import rule
from reference_engine.targets import choices_of
from reference_engine.when import at_beginning
from reference_engine.zones import Move, move

if TYPE_CHECKING:
    from reference_engine.game import Game

# The players that an effect speaks of.
Who = Callable[["Game", GameObject], Sequence[str]]
# The objects that an effect speaks of.
What = Callable[["Game", GameObject], Sequence[GameObject]]


# -- who and what ------------------------------------------------------------------------------------------------------


def you(game: Game, thing: GameObject) -> tuple[str, ...]:
    """The controller of the spell or ability."""
    return (thing.controller,)


def each_player(game: Game, thing: GameObject) -> tuple[str, ...]:
    """Every player, the active player first (CR 101.4)."""
    return game.in_turn_order()


def each_opponent(game: Game, thing: GameObject) -> tuple[str, ...]:
    """Every opponent of the controller."""
    return game.opponents(thing.controller)


def target_players(game: Game, thing: GameObject) -> tuple[str, ...]:
    """The players among the targets."""
    return tuple(target for own in choices_of(thing).targets for target in own if isinstance(target, str))


def target_objects(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    """The objects among the targets, as they are now."""
    numbers = [target for own in choices_of(thing).targets for target in own if isinstance(target, int)]
    return tuple(now for now in (game.get(number) for number in numbers) if now is not None)


def controllers_of_targets(game: Game, thing: GameObject) -> tuple[str, ...]:
    """The controllers of the targets."""
    return tuple(dict.fromkeys(target.controller for target in target_objects(game, thing)))


def this_permanent(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    """The source of the ability if it is where it was."""
    source = game.get(thing.source or 0)
    return (source,) if source is not None else ()


def enchanted(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    """What the source of the ability is attached to."""
    found = [game.get(s.attached_to) for s in this_permanent(game, thing) if isinstance(s.attached_to, int)]
    return tuple(one for one in found if one is not None)


def all_permanents(quality: Quality) -> What:
    """Every permanent with a quality."""

    def found(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
        view = View(thing.controller, thing)
        return tuple(one for one in game.zone(BATTLEFIELD) if quality(game, one, view))

    return found


def the_spell(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    """The spell itself that is resolving."""
    now = game.get(thing.number)
    return (now,) if now is not None else ()


def graveyards_of(who: Who) -> What:
    """All cards in the graveyards of players."""
    return lambda game, thing: tuple(card for player in who(game, thing) for card in game.zone(GRAVEYARD, player))


def noted_players(game: Game, thing: GameObject) -> tuple[str, ...]:
    """The players that a triggered ability remembers of its event."""
    return tuple(note for note in thing.noted[1:] if isinstance(note, str))


def opponents_of_noted(game: Game, thing: GameObject) -> tuple[str, ...]:
    """The opponents of the player that a triggered ability remembers of its event."""
    return tuple(name for player in noted_players(game, thing) for name in game.opponents(player))


def controllers_of_noted(game: Game, thing: GameObject) -> tuple[str, ...]:
    """The controllers of the objects that a triggered ability remembers of its event."""
    return tuple(one.controller for one in noted_objects(game, thing))


def noted_objects(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    """The objects that a triggered ability remembers of its event, as they are now."""
    found = [game.get(note.number) for note in thing.noted[1:] if isinstance(note, GameObject)]
    return tuple(one for one in found if one is not None)


# -- numbers -----------------------------------------------------------------------------------------------------------


def times(cost: str) -> Callable[[Game, GameObject], int]:
    """How often an optional additional cost was paid; never for what was not cast."""
    return lambda game, thing: thing.choices.times_paid(cost) if thing.choices is not None else 0


def if_paid(cost: str, then: Number, otherwise: Number) -> Callable[[Game, GameObject], int]:
    """One number if an optional additional cost was paid, another if not (CR 702.33d)."""
    paid = times(cost)
    return lambda game, thing: fixed(then if paid(game, thing) else otherwise, game, thing)


def noted_amount(game: Game, thing: GameObject) -> int:
    """The number that a triggered ability remembers of its event."""
    return next(note for note in thing.noted[1:] if isinstance(note, int))


def minus(number: Number) -> Callable[[Game, GameObject], int]:
    """So much less than nothing: -X."""
    return lambda game, thing: -fixed(number, game, thing)


def count_of(quality: Quality) -> Callable[[Game, GameObject], int]:
    """How many permanents have a quality."""
    return lambda game, thing: len(all_permanents(quality)(game, thing))


# -- putting effects together ------------------------------------------------------------------------------------------


@rule("608.2c")
def in_order(*effects: Effect) -> Effect:
    """One effect after the other."""

    def effect(game: Game, thing: GameObject) -> None:
        for one in effects:
            one(game, thing)

    return effect


def nothing(game: Game, thing: GameObject) -> None:
    """Nothing."""


@rule("118.12", "118.12a", "118.12b")
def if_they_do(game: Game, thing: GameObject, they_do: bool, then: Effect, otherwise: Effect) -> None:
    """One thing if a player chose to do something, or started to do what they had to; another if not.

    What came of doing it does not matter: neither what happened instead, nor what a search found.
    """
    (then if they_do else otherwise)(game, thing)


def may(then: Effect, otherwise: Effect = nothing, by: Who = you) -> Effect:
    """A player may have something done (CR 608.2d)."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in by(game, thing):
            if_they_do(game, thing, game.choose_yes("may", player, thing), then, otherwise)

    return effect


def may_pay_to(
    cost: Cost | Callable[[Game, GameObject], Cost],
    then: Effect,
    otherwise: Effect = nothing,
    by: Who = you,
    kind: str = "pay",
) -> Effect:
    """A player may pay a cost; if they do, one thing is done, if not another (CR 118.12)."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in by(game, thing):
            price = cost(game, thing) if callable(cost) else cost
            if_they_do(game, thing, may_pay(game, thing, player, price, kind), then, otherwise)

    return effect


def unless_pays(cost: Cost | Callable[[Game, GameObject], Cost], otherwise: Effect, by: Who = you) -> Effect:
    """Something is done unless a player pays a cost: they may pay it, and if not, it is done (CR 118.12a)."""
    return may_pay_to(cost, nothing, otherwise, by)


def must_pay_to(
    cost: Cost | Callable[[Game, GameObject], Cost], then: Effect, otherwise: Effect = nothing, by: Who = you
) -> Effect:
    """A player has to do something; if they start to, one thing is done, if not another (CR 118.12)."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in by(game, thing):
            price = cost(game, thing) if callable(cost) else cost
            if_they_do(game, thing, must_pay(game, thing, player, price), then, otherwise)

    return effect


def if_(condition: Callable[[Game, GameObject], bool], then: Effect, otherwise: Effect = nothing) -> Effect:
    """One thing or another, by a condition judged as it resolves."""

    def effect(game: Game, thing: GameObject) -> None:
        (then if condition(game, thing) else otherwise)(game, thing)

    return effect


# -- damage and life ---------------------------------------------------------------------------------------------------


@rule("120.1", "608.2h")
def source_of(game: Game, thing: GameObject) -> GameObject:
    """The object that deals damage: the spell itself, or the ability's source as it is or last was."""
    if thing.ability is None:
        return game.get(thing.number) or thing
    source = game.get(thing.source or 0) or thing.noted[0]
    assert isinstance(source, GameObject)
    return source


@rule("120.1", "120.2b")
def damage_to_targets(amount: Number) -> Effect:
    """Deal that much damage to each target."""

    def effect(game: Game, thing: GameObject) -> None:
        dealt = fixed(amount, game, thing)
        source = source_of(game, thing)
        happen(game, *(Damage(source, to, dealt) for own in choices_of(thing).targets for to in own))

    return effect


@rule("601.2d", "120.1")
def divided_damage(game: Game, thing: GameObject) -> None:
    """Deal damage to the targets as divided among them."""
    chosen = choices_of(thing)
    source = source_of(game, thing)
    shares = [
        Damage(source, to, share)
        for own, division in zip(chosen.targets, chosen.division, strict=True)
        for to, share in zip(own, division, strict=False)
    ]
    happen(game, *shares)


def damage_to_players(amount: Number, who: Who) -> Effect:
    """Deal that much damage to players."""

    def effect(game: Game, thing: GameObject) -> None:
        dealt = fixed(amount, game, thing)
        happen(game, *(Damage(source_of(game, thing), player, dealt) for player in who(game, thing)))

    return effect


def damage_to_all(amount: Number, what: What) -> Effect:
    """Deal that much damage to each of these objects."""

    def effect(game: Game, thing: GameObject) -> None:
        dealt = fixed(amount, game, thing)
        happen(game, *(Damage(source_of(game, thing), one.number, dealt) for one in what(game, thing)))

    return effect


def gain_life(amount: Number, who: Who = you) -> Effect:
    """Players gain life."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(GainLife(player, fixed(amount, game, thing)) for player in who(game, thing)))

    return effect


def lose_life(amount: Number, who: Who = you) -> Effect:
    """Players lose life."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(LoseLife(player, fixed(amount, game, thing)) for player in who(game, thing)))

    return effect


@rule("104.3e")
def lose_the_game(who: Who = you) -> Effect:
    """Players lose the game."""

    def effect(game: Game, thing: GameObject) -> None:
        from reference_engine.state_based import can_lose, leave_game

        for player in who(game, thing):
            if can_lose(game, player):
                leave_game(game, player)

    return effect


# -- moving objects ----------------------------------------------------------------------------------------------------


def destroy(what: What = target_objects, can_regenerate: bool = True) -> Effect:
    """Destroy permanents, together (CR 701.8)."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(Destroy(one, can_regenerate) for one in what(game, thing)))

    return effect


def exile(what: What = target_objects) -> Effect:
    """Exile objects, together (CR 701.13)."""

    def effect(game: Game, thing: GameObject) -> None:
        exiling.exile(game, *what(game, thing))

    return effect


def return_to_hand(what: What = target_objects) -> Effect:
    """Return objects to their owners' hands."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(Move(one, HAND) for one in what(game, thing)))

    return effect


def put_into_graveyard(what: What) -> Effect:
    """Put objects into their owners' graveyards."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(Move(one, GRAVEYARD) for one in what(game, thing)))

    return effect


def put_onto_battlefield(what: What = target_objects, **status: object) -> Effect:
    """Put cards onto the battlefield under the controller's control."""

    def effect(game: Game, thing: GameObject) -> None:
        for one in what(game, thing):
            move(game, one, BATTLEFIELD, controller=thing.controller, **status)  # type: ignore[arg-type]

    return effect


def counter_spells(what: What = target_objects) -> Effect:
    """Counter spells or abilities (CR 701.6)."""

    def effect(game: Game, thing: GameObject) -> None:
        for one in what(game, thing):
            counter(game, one)

    return effect


def draw_cards(count: Number = 1, who: Who = you) -> Effect:
    """Players draw cards (CR 121)."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            draw(game, player, fixed(count, game, thing))

    return effect


def discard_cards(count: Number = 1, who: Who = you) -> Effect:
    """Players discard cards of their choice (CR 701.9)."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            discard_chosen(game, player, fixed(count, game, thing), thing)

    return effect


@rule("701.17a")
def mill(count: Number = 1, who: Who = you) -> Effect:
    """Players put cards from the top of their libraries into their graveyards."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            top = game.zone(LIBRARY, player)[: fixed(count, game, thing)]
            happen(game, *(Move(card, GRAVEYARD, cause="mill") for card in top))

    return effect


def discard_hand(who: Who = you) -> Effect:
    """Players discard their hands (CR 701.9)."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            discard(game, player, *game.zone(HAND, player))

    return effect


@rule("701.23a", "701.23b")
def search_for(
    quality: Quality, maximum: int | None = 1, to: str = HAND, revealed: bool = False, **status: object
) -> Effect:
    """Search one's library for cards, put them somewhere, then shuffle; `maximum` None is any number."""

    def effect(game: Game, thing: GameObject) -> None:
        player = thing.controller
        found = search_library(game, player, thing, quality, maximum)
        if revealed:
            reveal(game, *found)
        for card in found:
            move(game, card, to, controller=player, **status)  # type: ignore[arg-type]
        shuffle(game, player, thing)

    return effect


@rule("701.21a")
def sacrifice_these(what: What = this_permanent) -> Effect:
    """The controller sacrifices these permanents, those of them that are theirs."""

    def effect(game: Game, thing: GameObject) -> None:
        sacrifice(game, thing.controller, *what(game, thing))

    return effect


@rule("701.21a", "101.4")
def sacrifice_chosen(quality: Quality, who: Who, count: Number = 1) -> Effect:
    """Players choose permanents and sacrifice them together, as many as they can."""

    def effect(game: Game, thing: GameObject) -> None:
        due: list[Event] = []
        for player in who(game, thing):
            view = View(player, thing)
            own = [one for one in game.zone(BATTLEFIELD) if one.controller == player and quality(game, one, view)]
            number = min(fixed(count, game, thing), len(own))
            for one in game.choose_objects("sacrifice", player, thing, own, number, number) if number else ():
                due += sacrificing(game, player, one)
        happen(game, *due)

    return effect


# -- permanents --------------------------------------------------------------------------------------------------------


def tap(what: What = target_objects) -> Effect:
    """Tap permanents (CR 701.26)."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(Tap(one, by=thing.controller) for one in what(game, thing)))

    return effect


def untap(what: What = target_objects) -> Effect:
    """Untap permanents (CR 701.26)."""

    def effect(game: Game, thing: GameObject) -> None:
        happen(game, *(Untap(one) for one in what(game, thing)))

    return effect


def put_counters(kind: str, count: Number = 1, what: What = target_objects) -> Effect:
    """Put counters on permanents (CR 122)."""

    def effect(game: Game, thing: GameObject) -> None:
        for one in what(game, thing):
            add_counters(game, one, kind, fixed(count, game, thing))

    return effect


def attach_this(game: Game, thing: GameObject) -> None:
    """Attach the source to the target (CR 701.3, 702.6a)."""
    for source in this_permanent(game, thing):
        for to in target_objects(game, thing):
            attach(game, source, to.number)


@rule("611.2a", "611.2c")
def pump(power: Number, toughness: Number, what: What = target_objects, until: str = "turn") -> Effect:
    """Creatures get +N/+N until end of turn; which creatures is settled now."""

    def effect(game: Game, thing: GameObject) -> None:
        more = plus(fixed(power, game, thing), fixed(toughness, game, thing))
        affects = tuple(one.number for one in what(game, thing))
        game.add_effect(Floating(Continuous("7c", _those, more), thing, thing.controller, until, affects))

    return effect


@rule("611.2a", "611.2c", "613.1f")
def gain_abilities(*abilities: Ability, what: What = target_objects, until: str = "turn") -> Effect:
    """Permanents gain abilities until end of turn."""
    return change(with_abilities(*abilities), "6", what, until)


def change(
    how: Callable[[Game, GameObject, Characteristics], Characteristics],
    layer: str,
    what: What = target_objects,
    until: str = "turn",
) -> Effect:
    """Change the characteristics of objects for a time; which objects is settled now (CR 611.2c)."""

    def effect(game: Game, thing: GameObject) -> None:
        affects = tuple(one.number for one in what(game, thing))
        game.add_effect(Floating(Continuous(layer, _those, how), thing, thing.controller, until, affects))

    return effect


def _those(game: Game, thing: GameObject, view: View) -> bool:
    return True


@rule("611.2", "603.7")
def until(end: str, ability: Ability, once: bool = False) -> Effect:
    """An ability works for a time though no permanent has it; `once` for a delayed trigger (CR 603.7b)."""

    def effect(game: Game, thing: GameObject) -> None:
        game.add_effect(Floating(ability, thing, thing.controller, end, once=once))

    return effect


def at_next(step: str, effect: Effect, whose: str = "any") -> Effect:
    """Do something at the beginning of the next such step; `whose` "yours" waits for one's own (CR 603.7a)."""
    return until("once used", Triggered(at_beginning(step, whose), Instruction(effect)), once=True)


@rule("111.2", "111.4")
def create_tokens(token: CardDefinition, count: Number = 1, who: Who = you, tapped: bool = False) -> Effect:
    """Players create tokens (CR 111, 701.7)."""

    def effect(game: Game, thing: GameObject) -> None:
        for player in who(game, thing):
            for _ in range(fixed(count, game, thing)):
                new_token(game, token, player, tapped)

    return effect


def new_token(game: Game, token: CardDefinition, player: str, tapped: bool = False) -> GameObject | None:
    """Put one token onto the battlefield; its id is token:NAME#n, in order of creation."""
    name = f"token:{token.name}"
    made = sum(1 for thing in game.objects.values() if thing.id.partition("#")[0] == name)
    number = game.new_number()
    outside = GameObject(number, f"{name}#{made + 1}", token, player, COMMAND_ZONE, player, kind="token")
    game.add(outside)
    return move(game, outside, BATTLEFIELD, controller=player, cause="created", tapped=tapped)


COMMAND_ZONE = "command"  # a token comes from nowhere; it is in no zone that anything looks at for a moment


@rule("106.4")
def add_mana_of(*symbols: str, who: Who = you, restriction: str | None = None) -> Effect:
    """Add mana to players' pools."""

    def effect(game: Game, thing: GameObject) -> None:
        source = source_of(game, thing)
        for player in who(game, thing):
            add_mana(game, player, [ManaUnit(symbol, False, source.id, restriction) for symbol in symbols])

    return effect
