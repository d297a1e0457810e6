"""Cards that exchange, and what watches or forbids a change of life totals (CR 701.12, 119.7-8)."""

from __future__ import annotations

from dataclasses import replace

from reference_engine.abilities import (
    Activated,
    CannotGainLife,
    CannotLoseLife,
    Continuous,
    Enchant,
    Instruction,
    Replacement,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card
from reference_engine.cards.basics import TARGET_CREATURE, spell
from reference_engine.continuous import plus, with_abilities
from reference_engine.control import gain_control
from reference_engine.cost_parts import TapSelf
from reference_engine.costs import Cost
from reference_engine.counters import PlayerGetsCounters
from reference_engine.effects import (
    change,
    draw_cards,
    gain_abilities,
    in_order,
    pump,
    put_counters,
    target_objects,
    target_players,
    this_permanent,
    untap,
)
from reference_engine.events import Event, happen
from reference_engine.game import Game
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_actions.exchange import (
    exchange_attached_with,
    exchange_control,
    exchange_life_totals,
    exchange_life_with_toughness,
    exchange_text_boxes,
    exchange_zones,
)
from reference_engine.keyword_actions.sacrifice import sacrifice
from reference_engine.keyword_actions.shuffle import shuffle
from reference_engine.life import GainLife
from reference_engine.mana import mana
from reference_engine.objects import GRAVEYARD, HAND, LIBRARY, Characteristics, GameObject, face
from reference_engine.qualities import (
    any_player,
    creature,
    enchanted_by_this,
    every,
    of_subtype,
    opponent_controls,
    value_of,
    you,
)
from reference_engine.when import this_enters

TWO_CREATURES = TargetSpec(creature, minimum=2, maximum=2)
AN_AURA = of_subtype("Aura")

# -- control -----------------------------------------------------------------------------------------------------------


def _exchange_control(game: Game, thing: GameObject) -> None:
    """Exchange control of the two targets; with one of them illegal by now nothing is exchanged."""
    targets = target_objects(game, thing)
    if len(targets) == 2:
        exchange_control(game, thing, *targets)


card(face("Switcheroo", mana("{4}{U}"), "Sorcery", spell(_exchange_control, TWO_CREATURES)))


def _exchange_this(game: Game, thing: GameObject) -> None:
    """Exchange it for the target; if that was done, four energy, and the creature goes unless energy is paid for it."""
    you = thing.controller
    for this in this_permanent(game, thing):
        for target in target_objects(game, thing):
            if exchange_control(game, thing, this, target):
                happen(game, PlayerGetsCounters(you, "energy", 4))
                _sacrifice_unless_energy(game, thing, you, game.objects[target.number])


def _sacrifice_unless_energy(game: Game, thing: GameObject, player: str, creature: GameObject) -> None:
    counters, price = game.players[player].counters, value_of(game, creature)
    if game.choose_yes("pay", player, thing, counters.get("energy", 0) >= price):
        game.change_player(player, counters={**counters, "energy": counters.get("energy", 0) - price})
    else:
        sacrifice(game, player, creature)


# Flying and its hexproof from abilities are left out: nothing attacks or targets it with an ability.
card(
    face(
        "Volatile Stormdrake",
        mana("{1}{U}"),
        "Creature - Drake",
        Triggered(this_enters, Instruction(_exchange_this, (TargetSpec(every(creature, opponent_controls)),))),
        pt=(3, 2),
    )
)


def _command(game: Game, thing: GameObject) -> None:
    for target in target_objects(game, thing):
        gain_control(game, thing, thing.controller, target, until="turn")


# That the creature is tapped when its controller loses it is left out: no scenario comes to the end of the turn.
card(
    face(
        "Ray of Command",
        mana("{3}{U}"),
        "Instant",
        spell(
            in_order(untap(), _command, gain_abilities(keyword("haste"))),
            TargetSpec(every(creature, opponent_controls)),
        ),
    )
)

# -- life totals and numbers -------------------------------------------------------------------------------------------


def _you_gain_life(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, GainLife) and event.player == source.controller


card(
    face(
        "Ajani's Pridemate",
        mana("{1}{W}"),
        "Creature - Cat Soldier",
        Triggered(_you_gain_life, Instruction(put_counters("+1/+1", 1, this_permanent))),
        pt=(2, 2),
    )
)


def _twice(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, GainLife)
    return (replace(event, amount=2 * event.amount),)


card(face("Boon Reflection", mana("{4}{W}"), "Enchantment", Replacement(_you_gain_life, _twice)))

card(face("Bull Rush", mana("{R}"), "Instant", spell(pump(2, 0), TARGET_CREATURE)))

# That damage can't be prevented is left out: nothing prevents any.
card(face("Leyline of Punishment", mana("{2}{R}{R}"), "Enchantment", CannotGainLife(any_player)))

card(
    face(
        "Platinum Emperion",
        mana("{8}"),
        "Artifact Creature - Golem",
        CannotGainLife(you),
        CannotLoseLife(you),
        pt=(8, 8),
    )
)


def _exchange_totals(game: Game, thing: GameObject) -> None:
    """Exchange the life totals of the two targets."""
    targets = target_players(game, thing)
    if len(targets) == 2:
        exchange_life_totals(game, *targets)


card(
    face(
        "Soul Conduit",
        mana("{6}"),
        "Artifact",
        Activated(
            Cost(mana("{6}"), (TapSelf(),)),
            Instruction(_exchange_totals, (TargetSpec(players=any_player, minimum=2, maximum=2),)),
        ),
    )
)


def _exchange_life_with_this(game: Game, thing: GameObject) -> None:
    for this in this_permanent(game, thing):
        exchange_life_with_toughness(game, thing, thing.controller, this)


card(
    face(
        "Tree of Redemption",
        mana("{3}{G}"),
        "Creature - Plant",
        keyword("defender"),
        Activated(Cost(parts=(TapSelf(),)), Instruction(_exchange_life_with_this)),
        pt=(0, 13),
    )
)


def _switched(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, power=now.toughness, toughness=now.power)


card(
    face(
        "Twisted Image",
        mana("{U}"),
        "Instant",
        spell(in_order(change(_switched, "7d"), draw_cards(1)), TARGET_CREATURE),
    )
)

# -- zones and text ----------------------------------------------------------------------------------------------------


def _aura_swap(game: Game, thing: GameObject) -> None:
    """Exchange this Aura with an Aura card in its controller's hand (CR 702.65a)."""
    auras = [one for one in game.zone(HAND, thing.controller) if AN_AURA(game, one, View(thing.controller, thing))]
    for this in this_permanent(game, thing):
        for other in game.choose_objects("choose object", thing.controller, thing, auras):
            exchange_attached_with(game, this, other)


card(
    face(
        "Arcanum Wings",
        mana("{1}{U}"),
        "Enchantment - Aura",
        Enchant(TARGET_CREATURE),
        Continuous("6", enchanted_by_this, with_abilities(keyword("flying"))),
        Activated(Cost(mana("{2}{U}")), Instruction(_aura_swap)),
    )
)


def _exchange_texts(game: Game, thing: GameObject) -> None:
    targets = target_objects(game, thing)
    if len(targets) == 2 and this_permanent(game, thing):
        exchange_text_boxes(game, thing, *targets)


card(
    face(
        "Exchange of Words",
        mana("{1}{U}{U}"),
        "Enchantment",
        Triggered(this_enters, Instruction(_exchange_texts, (TWO_CREATURES,))),
    )
)

card(
    face(
        "Holy Strength",
        mana("{W}"),
        "Enchantment - Aura",
        Enchant(TARGET_CREATURE),
        Continuous("7c", enchanted_by_this, plus(1, 2)),
    )
)


def _exchange_graveyard_and_library(game: Game, thing: GameObject) -> None:
    exchange_zones(game, thing.controller, GRAVEYARD, LIBRARY)
    shuffle(game, thing.controller, thing)


card(face("Morality Shift", mana("{5}{B}{B}"), "Sorcery", spell(_exchange_graveyard_and_library)))
