"""Cards that make spells cost more or less, and what they are shown with (CR 118.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import Activated, Continuous, CostChange, Instruction, TargetSpec, Triggered, View
from reference_engine.cards import card
from reference_engine.cards.basics import ONE_OF_ANY_COLOR, costs_less, costs_more, first_strike, flying, haste, trample
from reference_engine.continuous import plus, with_abilities
from reference_engine.cost_parts import Discard, TapSelf
from reference_engine.costs import Cost
from reference_engine.effects import (
    all_permanents,
    controllers_of_noted,
    counter_spells,
    damage_to_all,
    damage_to_players,
    destroy,
    draw_cards,
    each_opponent,
    in_order,
    noted_objects,
    nothing,
    pump,
    this_permanent,
    unless_pays,
)
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_abilities.affinity import affinity
from reference_engine.keyword_abilities.casting import offering
from reference_engine.mana import Amount, mana
from reference_engine.objects import BATTLEFIELD, STACK, Characteristics, GameObject, face
from reference_engine.qualities import (
    a_spell,
    another,
    anything,
    artifact,
    creature,
    every,
    instant_or_sorcery,
    non,
    of_subtype,
    of_type,
    on_battlefield,
    opponent_controls,
    you_control,
)
from reference_engine.resolving import PERMANENT_TYPES
from reference_engine.when import enters, note_targeting, this_attacks, this_becomes_target, this_enters

if TYPE_CHECKING:
    from reference_engine.game import Game


card(
    face(
        "Arcum's Astrolabe",
        mana("{S}"),
        "Snow Artifact",
        Triggered(this_enters, Instruction(draw_cards())),
        Activated(
            Cost(mana("{1}"), (TapSelf(),)),
            Instruction(nothing),
            is_mana=True,
            produces=ONE_OF_ANY_COLOR,
        ),
    )
)


def _attacking_your_opponents(game: Game, thing: GameObject, view: View) -> bool:
    return game.attacks.get(thing.number) in game.opponents(view.you)


card(
    face(
        "Blast-Furnace Hellkite",
        mana("{7}{R}{R}"),
        "Artifact Creature - Dragon",
        offering("Artifact"),
        flying,
        keyword("double strike"),
        Continuous("6", _attacking_your_opponents, with_abilities(keyword("double strike"))),
        pt=(5, 5),
    )
)


def _artifact_too(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, types=now.types | {"Artifact"})


def _your_nonland_permanent(game: Game, thing: GameObject, view: View) -> bool:
    """A nonland permanent or permanent spell one controls, or such a card that one owns elsewhere."""
    types = game.characteristics(thing).types
    whose = thing.controller if thing.zone in (BATTLEFIELD, STACK) else thing.owner
    return whose == view.you and bool(types & PERMANENT_TYPES) and "Land" not in types


card(
    face(
        "Encroaching Mycosynth",
        mana("{3}{U}"),
        "Artifact",
        Continuous("4", _your_nonland_permanent, _artifact_too),
    )
)

card(face("Frogmite", mana("{4}"), "Artifact Creature - Frog", affinity(artifact), pt=(2, 2)))

card(
    face(
        "Goblin Chainwhirler",
        mana("{R}{R}{R}"),
        "Creature - Goblin Warrior",
        first_strike,
        Triggered(
            this_enters,
            Instruction(
                in_order(
                    damage_to_players(1, each_opponent),
                    damage_to_all(1, all_permanents(every(of_type("Creature", "Planeswalker"), opponent_controls))),
                )
            ),
        ),
        pt=(3, 3),
    )
)

card(
    face(
        "Goblin Electromancer",
        mana("{U}{R}"),
        "Creature - Goblin Wizard",
        costs_less("{1}", every(instant_or_sorcery, you_control)),
        pt=(2, 2),
    )
)

card(
    face(
        "Lodestone Golem",
        mana("{4}"),
        "Artifact Creature - Golem",
        costs_more("{1}", non(artifact)),
        pt=(5, 3),
    )
)

card(
    face(
        "Moltensteel Dragon",
        mana("{4}{R/P}{R/P}"),
        "Artifact Creature - Phyrexian Dragon",
        flying,
        Activated(Cost(mana("{R/P}")), Instruction(pump(1, 0, this_permanent))),
        pt=(4, 4),
    )
)

card(
    face(
        "Patron of the Akki",
        mana("{4}{R}{R}"),
        "Legendary Creature - Spirit",
        offering("Goblin"),
        Triggered(this_attacks, Instruction(pump(2, 0, all_permanents(every(creature, you_control))))),
        pt=(5, 5),
    )
)

card(
    face(
        "Porcelain Legionnaire",
        mana("{2}{W/P}"),
        "Artifact Creature - Phyrexian Soldier",
        first_strike,
        pt=(3, 1),
    )
)

card(
    face(
        "Reality Smasher",
        mana("{4}{C}"),
        "Creature - Eldrazi",
        trample,
        haste,
        Triggered(
            this_becomes_target(every(a_spell, opponent_controls)),
            Instruction(
                unless_pays(Cost(parts=(Discard(anything),)), counter_spells(noted_objects), controllers_of_noted)
            ),
            notes=note_targeting,
        ),
        pt=(5, 5),
    )
)

card(
    face(
        "Reaper King",
        mana("{2/W}{2/U}{2/B}{2/R}{2/G}"),
        "Legendary Artifact Creature - Scarecrow",
        Continuous("7c", every(on_battlefield, creature, of_subtype("Scarecrow"), another, you_control), plus(1, 1)),
        Triggered(
            enters(every(of_subtype("Scarecrow"), another, you_control)),
            Instruction(destroy(), (TargetSpec(on_battlefield),)),
        ),
        pt=(6, 6),
    )
)

card(
    face(
        "Thalia, Guardian of Thraben",
        mana("{1}{W}"),
        "Legendary Creature - Human Soldier",
        first_strike,
        costs_more("{1}", non(creature)),
        pt=(2, 1),
    )
)


def _at_least_three(amount: Amount) -> Amount:
    return amount + Amount(generic=max(0, 3 - amount.total()))


def _while_it_is_untapped(game: Game, thing: GameObject, view: View) -> bool:
    return view.source is not None and not view.source.tapped


card(
    face(
        "Trinisphere",
        mana("{3}"),
        "Artifact",
        CostChange(_while_it_is_untapped, directly=_at_least_three),
    )
)

# Its trigger, copying every spell and ability one controls, is left out: no scenario casts an Eldrazi spell beside it.
card(
    face(
        "Ulalek, Fused Atrocity",
        mana("{C/W}{C/U}{C/B}{C/R}{C/G}"),
        "Legendary Creature - Eldrazi",
        keyword("devoid"),
        pt=(2, 5),
        color="",
    )
)
