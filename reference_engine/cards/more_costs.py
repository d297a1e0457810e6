"""Cards with additional and alternative costs, and cards that impose or offer them (CR 118.8, 118.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Continuous,
    EntersWith,
    Instruction,
    Permission,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card
from reference_engine.cards.basics import (
    ANY_TARGET,
    SACRIFICE_A_CREATURE,
    TARGET_SPELL,
    YOUR_SPELL,
    flying,
    spell,
    trample,
)
from reference_engine.continuous import with_abilities
from reference_engine.cost_parts import Discard, ExileFrom, PayLife, Sacrifice, TapSelf
from reference_engine.costs import Cost, x
from reference_engine.effects import (
    all_permanents,
    counter_spells,
    damage_to_targets,
    discard_cards,
    draw_cards,
    each_opponent,
    gain_life,
    if_paid,
    in_order,
    lose_life,
    minus,
    noted_amount,
    pump,
    sacrifice_these,
    unless_pays,
)
from reference_engine.keyword_abilities.casting import evoke, flashback, kicker, morph, splice
from reference_engine.mana import mana
from reference_engine.objects import BATTLEFIELD, HAND, LIBRARY, STACK, GameObject, face
from reference_engine.qualities import (
    a_spell,
    an_ability,
    anything,
    creature,
    every,
    land,
    mana_value_is,
    non,
    of_color,
    of_subtype,
    paid_for,
    value_of,
)
from reference_engine.when import at_beginning, note_amount, this_deals_damage, this_enters

if TYPE_CHECKING:
    from reference_engine.game import Game


card(
    face(
        "Altar's Reap",
        mana("{1}{B}"),
        "Instant",
        AdditionalCost(SACRIFICE_A_CREATURE),
        spell(draw_cards(2)),
    )
)

# Looking at the top card and playing lands from there is left out: the engine hides no card from its players.
card(
    face(
        "Bolas's Citadel",
        mana("{3}{B}{B}{B}"),
        "Legendary Artifact",
        Permission(anything, zone=LIBRARY, cost=Cost(parts=(PayLife(value_of),))),
        Activated(
            Cost(parts=(TapSelf(), Sacrifice(non(land), 10))),
            Instruction(lose_life(10, each_opponent)),
        ),
    )
)

card(
    face(
        "Burst Lightning",
        mana("{R}"),
        "Instant",
        kicker(Cost(mana("{4}"))),
        spell(damage_to_targets(if_paid("kicker", 4, 2)), ANY_TARGET),
    )
)

card(
    face(
        "Disdainful Stroke",
        mana("{1}{U}"),
        "Instant",
        spell(counter_spells(), TargetSpec(every(a_spell, mana_value_is(lambda value: value >= 4)), zones=(STACK,))),
    )
)


def _a_swamp_for_each_black_symbol(game: Game, thing: GameObject) -> Cost:
    """Of a spell's mana cost, or of an ability's activation cost."""
    ability = thing.ability
    symbols = ability.cost.mana if isinstance(ability, Activated) else game.characteristics(thing).mana_cost
    black = sum("B" in symbol.split("/") for symbol in symbols or ())
    return Cost(parts=(Sacrifice(of_subtype("Swamp"), black),)) if black else Cost()


# That mana abilities cost a Swamp too is left out: no card here has {B} in a mana ability's cost.
card(
    face(
        "Drought",
        mana("{2}{W}{W}"),
        "Enchantment",
        Triggered(at_beginning("upkeep", "yours"), Instruction(unless_pays(Cost(mana("{W}{W}")), sacrifice_these()))),
        AdditionalCost(_a_swamp_for_each_black_symbol, applies=a_spell, zones=(BATTLEFIELD,)),
        AdditionalCost(_a_swamp_for_each_black_symbol, applies=an_ability, of="ability", zones=(BATTLEFIELD,)),
    )
)

card(face("Evermind", None, "Instant - Arcane", spell(draw_cards()), splice("Arcane", Cost(mana("{1}{U}"))), color="U"))

card(
    face(
        "Exalted Angel",
        mana("{4}{W}{W}"),
        "Creature - Angel",
        flying,
        Triggered(this_deals_damage, Instruction(gain_life(noted_amount)), notes=note_amount),
        *morph(Cost(mana("{2}{W}{W}"))),
        pt=(4, 5),
    )
)

card(
    face(
        "Faithless Looting",
        mana("{R}"),
        "Sorcery",
        spell(in_order(draw_cards(2), discard_cards(2))),
        flashback(Cost(mana("{2}{R}"))),
    )
)

card(
    face(
        "Fist of Suns",
        mana("{3}"),
        "Artifact",
        AlternativeCost("Fist of Suns", Cost(mana("{W}{U}{B}{R}{G}")), applies=YOUR_SPELL, zones=(BATTLEFIELD,)),
    )
)

card(
    face(
        "Force of Will",
        mana("{3}{U}{U}"),
        "Instant",
        AlternativeCost("Force of Will", Cost(parts=(PayLife(1), ExileFrom(of_color("U"), zone=HAND)))),
        spell(counter_spells(), TARGET_SPELL),
    )
)

card(
    face(
        "Magmatic Insight",
        mana("{R}"),
        "Sorcery",
        AdditionalCost(Cost(parts=(Discard(land),))),
        spell(draw_cards(2)),
    )
)

card(
    face(
        "Mental Misstep",
        mana("{U/P}"),
        "Instant",
        spell(counter_spells(), TargetSpec(every(a_spell, mana_value_is(lambda value: value == 1)), zones=(STACK,))),
    )
)

card(
    face(
        "Mulldrifter",
        mana("{4}{U}"),
        "Creature - Elemental",
        flying,
        Triggered(this_enters, Instruction(draw_cards(2))),
        *evoke(Cost(mana("{2}{U}"))),
        pt=(2, 2),
    )
)

card(
    face(
        "Necravolver",
        mana("{2}{B}"),
        "Creature - Volver",
        kicker(Cost(mana("{1}{G}")), "kicker {1}{G}"),
        kicker(Cost(mana("{W}")), "kicker {W}"),
        EntersWith((("+1/+1", if_paid("kicker {1}{G}", 2, 0)), ("+1/+1", if_paid("kicker {W}", 1, 0)))),
        Continuous("6", paid_for("kicker {1}{G}"), with_abilities(trample)),
        Continuous(
            "6",
            paid_for("kicker {W}"),
            with_abilities(Triggered(this_deals_damage, Instruction(gain_life(noted_amount)), notes=note_amount)),
        ),
        pt=(2, 2),
    )
)


def _from_your_hand(game: Game, thing: GameObject, view: View) -> bool:
    return thing.controller == view.you and thing.cast_from in (HAND, None)


card(
    face(
        "Omniscience",
        mana("{7}{U}{U}{U}"),
        "Enchantment",
        AlternativeCost("Omniscience", Cost(), applies=every(a_spell, _from_your_hand), zones=(BATTLEFIELD,)),
    )
)

card(
    face(
        "Tormenting Voice",
        mana("{1}{R}"),
        "Sorcery",
        AdditionalCost(Cost(parts=(Discard(anything),))),
        spell(draw_cards(2)),
    )
)

card(
    face(
        "Toxic Deluge",
        mana("{2}{B}"),
        "Sorcery",
        AdditionalCost(Cost(parts=(PayLife(x),))),
        spell(pump(minus(x), minus(x), all_permanents(creature))),
    )
)
