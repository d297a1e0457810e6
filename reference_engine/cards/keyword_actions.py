"""Cards that destroy, regenerate, sacrifice, discard, counter, exile, tap, attach and fight (CR 701)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    Continuous,
    Enchant,
    Instruction,
    LandPlays,
    Replacement,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card, token
from reference_engine.cards.basics import TARGET_CREATURE, TARGET_PLAYER, TARGET_SPELL, spell, tap_for
from reference_engine.continuous import base, plus, printed, with_abilities, without_abilities
from reference_engine.control import gain_control
from reference_engine.cost_parts import Discard, DiscardRandom, TapSelf
from reference_engine.costs import Cost
from reference_engine.counters import CountersPut
from reference_engine.effects import (
    add_mana_of,
    all_permanents,
    change,
    counter_spells,
    create_tokens,
    damage_to_all,
    damage_to_players,
    destroy,
    discard_cards,
    draw_cards,
    exile,
    gain_abilities,
    gain_life,
    in_order,
    lose_life,
    may,
    noted_objects,
    noted_players,
    nothing,
    pump,
    put_onto_battlefield,
    sacrifice_these,
    search_for,
    tap,
    target_objects,
    target_players,
    this_permanent,
    unless_pays,
    untap,
    until,
)
from reference_engine.effects import you as its_controller
from reference_engine.events import Event
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_abilities.equip import equip
from reference_engine.keyword_actions.attach import (
    attach,
    can_enchant,
    note_what_it_left,
    this_becomes_unattached,
    unattach,
)
from reference_engine.keyword_actions.discard import (
    discard_at_random,
    discard_chosen_by_you,
    discards,
    note_who_discarded,
)
from reference_engine.keyword_actions.exile import exile_chosen_by_you
from reference_engine.keyword_actions.fight import fights, fights_target, targets_fight
from reference_engine.keyword_actions.proliferate import Proliferate, proliferate
from reference_engine.keyword_actions.regenerate import cannot_be_regenerated, regenerate, regenerates
from reference_engine.keyword_actions.tap import this_becomes_tapped, this_becomes_untapped, you_tap
from reference_engine.life import Damage
from reference_engine.mana import COLORS, mana, mana_value
from reference_engine.objects import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, STACK, Characteristics, GameObject, face
from reference_engine.qualities import (
    a_spell,
    an_ability,
    an_opponent,
    anything,
    artifact,
    creature,
    enchanted_by_this,
    every,
    land,
    non,
    of_subtype,
    of_supertype,
    of_type,
    opponent_controls,
    you_control,
)
from reference_engine.special_actions import Played
from reference_engine.when import dies, note_player, this_enters, this_is_dealt_damage
from reference_engine.zones import Move, move

if TYPE_CHECKING:
    from reference_engine.game import Game

indestructible = keyword("indestructible")
TARGET_OPPONENT = TargetSpec(players=an_opponent)

card(
    face(
        "Balduvian Horde",
        mana("{2}{R}{R}"),
        "Creature - Human Barbarian",
        Triggered(this_enters, Instruction(unless_pays(Cost(parts=(DiscardRandom(),)), sacrifice_these()))),
        pt=(5, 5),
    )
)

card(
    face(
        "Blood Artist",
        mana("{1}{B}"),
        "Creature - Vampire",
        Triggered(
            dies(creature),
            Instruction(in_order(lose_life(1, target_players), gain_life(1)), (TARGET_PLAYER,)),
        ),
        pt=(0, 1),
    )
)

ZOMBIE = token(face("Zombie", None, "Creature - Zombie", pt=(2, 2), color="B"))

card(
    face(
        "Bone Miser",
        mana("{4}{B}"),
        "Creature - Zombie Wizard",
        Triggered(discards(creature), Instruction(create_tokens(ZOMBIE))),
        Triggered(discards(land), Instruction(add_mana_of("B", "B"))),
        Triggered(discards(non(of_type("Creature", "Land"))), Instruction(draw_cards())),
        pt=(4, 4),
    )
)

card(
    face(
        "Castigate",
        mana("{W}{B}"),
        "Sorcery",
        spell(exile_chosen_by_you(non(land), target_players), TARGET_OPPONENT),
    )
)

card(
    face(
        "City of Brass",
        None,
        "Land",
        Triggered(this_becomes_tapped, Instruction(damage_to_players(1, its_controller))),
        tap_for(*COLORS),
    )
)

card(
    face(
        "Clergy of the Holy Nimbus",
        mana("{W}"),
        "Creature - Human Cleric",
        regenerates(),
        Activated(
            Cost(mana("{1}")),
            Instruction(cannot_be_regenerated(this_permanent)),
            condition=lambda game, this, player: player in game.opponents(this.controller),
            anyone=True,
        ),
        pt=(1, 1),
    )
)


def _return_it(game: Game, thing: GameObject) -> None:
    """Exile the target, then return that card to the battlefield under one's control."""
    for one in target_objects(game, thing):
        exiled = move(game, one, EXILE)
        if exiled is not None:
            move(game, exiled, BATTLEFIELD, controller=thing.controller)


card(face("Cloudshift", mana("{W}"), "Instant", spell(_return_it, TargetSpec(every(creature, you_control)))))

card(face("Counterspell", mana("{U}{U}"), "Instant", spell(counter_spells(), TARGET_SPELL)))

card(face("Craw Wurm", mana("{4}{G}{G}"), "Creature - Wurm", pt=(6, 4)))

card(
    face(
        "Darksteel Myr",
        mana("{3}"),
        "Artifact Creature - Myr",
        indestructible,
        pt=(0, 1),
    )
)

card(face("Death Ward", mana("{W}"), "Instant", spell(regenerate(), TARGET_CREATURE)))

card(face("Disfigure", mana("{B}"), "Instant", spell(pump(-2, -2), TARGET_CREATURE)))

card(
    face(
        "Drudge Skeletons",
        mana("{1}{B}"),
        "Creature - Skeleton",
        Activated(Cost(mana("{B}")), Instruction(regenerate(this_permanent))),
        pt=(1, 1),
    )
)

card(
    face(
        "Duress",
        mana("{B}"),
        "Sorcery",
        spell(discard_chosen_by_you(non(of_type("Creature", "Land")), target_players), TARGET_OPPONENT),
    )
)

card(
    face(
        "Grafted Wargear",
        mana("{3}"),
        "Artifact - Equipment",
        Continuous("7c", enchanted_by_this, plus(3, 2)),
        Triggered(this_becomes_unattached, Instruction(sacrifice_these(noted_objects)), notes=note_what_it_left),
        equip(Cost(mana("{0}"))),
    )
)

card(
    face(
        "Hidden Horror",
        mana("{1}{B}{B}"),
        "Creature - Horror",
        Triggered(this_enters, Instruction(unless_pays(Cost(parts=(Discard(creature),)), sacrifice_these()))),
        pt=(4, 4),
    )
)

# What Hylda's ability does when its {1} is paid is left out: in no scenario does it resolve.
card(
    face(
        "Hylda of the Icy Crown",
        mana("{2}{W}{U}"),
        "Legendary Creature - Human Warlock",
        Triggered(you_tap(every(creature, opponent_controls)), Instruction(nothing)),
        pt=(3, 4),
    )
)

card(face("Hymn to Tourach", mana("{B}{B}"), "Sorcery", spell(discard_at_random(2, target_players), TARGET_PLAYER)))

card(
    face(
        "Icy Manipulator",
        mana("{4}"),
        "Artifact",
        Activated(
            Cost(mana("{1}"), (TapSelf(),)), Instruction(tap(), (TargetSpec(of_type("Artifact", "Creature", "Land")),))
        ),
    )
)

# Bushido is left out: nobody blocks or is blocked in a scenario with him.
card(
    face(
        "Konda, Lord of Eiganjo",
        mana("{5}{W}{W}"),
        "Legendary Creature - Human Samurai",
        keyword("vigilance"),
        indestructible,
        pt=(3, 3),
    )
)


def _you_discard_to_an_effect(game: Game, source: GameObject, event: Event) -> bool:
    if not isinstance(event, Move) or event.cause != "discard" or event.to != GRAVEYARD:
        return False
    return event.by == source.controller and game.resolving is not None


def _onto_the_library(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Move)
    return (replace(event, to=LIBRARY),)


# Having no maximum hand size is left out: no scenario comes to a cleanup step with so many cards.
card(
    face(
        "Library of Leng",
        mana("{1}"),
        "Artifact",
        Replacement(_you_discard_to_an_effect, _onto_the_library, optional=True),
    )
)

card(
    face(
        "Megrim",
        mana("{2}{B}"),
        "Enchantment",
        Triggered(
            discards(anything, "an opponent"),
            Instruction(damage_to_players(2, noted_players)),
            notes=note_who_discarded,
        ),
    )
)

card(face("Mind Rot", mana("{2}{B}"), "Sorcery", spell(discard_cards(2, target_players), TARGET_PLAYER)))

# That it may cost {0} after an opponent cast three spells is left out: no scenario casts so many.
card(
    face(
        "Mindbreak Trap",
        mana("{2}{U}{U}"),
        "Instant - Trap",
        spell(exile(), TargetSpec(a_spell, zones=(STACK,), minimum=0, maximum=99)),
    )
)

card(face("Murder", mana("{1}{B}{B}"), "Instant", spell(destroy(), TARGET_CREATURE)))

card(
    face(
        "Oreskos Sun Guide",
        mana("{1}{W}"),
        "Creature - Cat Monk",
        Triggered(this_becomes_untapped, Instruction(gain_life(2))),
        pt=(2, 2),
    )
)

# Retrace is left out: no scenario casts it from a graveyard.
card(
    face(
        "Raven's Crime",
        mana("{B}"),
        "Sorcery",
        spell(discard_cards(1, target_players), TARGET_PLAYER),
    )
)

card(
    face(
        "Stifle",
        mana("{U}"),
        "Instant",
        spell(counter_spells(), TargetSpec(an_ability, zones=(STACK,))),
    )
)

card(face("Terminate", mana("{B}{R}"), "Instant", spell(destroy(can_regenerate=False), TARGET_CREATURE)))

card(face("Typhoid Rats", mana("{B}"), "Creature - Rat", keyword("deathtouch"), pt=(1, 1)))

card(face("Vitalize", mana("{G}"), "Instant", spell(untap(all_permanents(every(creature, you_control))))))

# -- fighting ----------------------------------------------------------------------------------------------------------

UP_TO_ONE_OF_OTHERS = TargetSpec(every(creature, non(you_control)), minimum=0)

card(
    face(
        "Apex Altisaur",
        mana("{7}{G}{G}"),
        "Creature - Dinosaur",
        Triggered(this_enters, Instruction(fights_target(this_permanent), (UP_TO_ONE_OF_OTHERS,))),
        Triggered(
            this_is_dealt_damage, Instruction(fights_target(this_permanent), (UP_TO_ONE_OF_OTHERS,)), together=True
        ),
        pt=(10, 10),
    )
)


def _combat_damage(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Damage) and event.combat


card(
    face(
        "Fog", mana("{G}"), "Instant", spell(until("turn", Replacement(_combat_damage, lambda game, source, event: ())))
    )
)

card(face("Gilded Lotus", mana("{5}"), "Artifact", tap_for(*(color * 3 for color in COLORS))))


def _noncreature_artifact(game: Game, thing: GameObject, view: View) -> bool:
    """An artifact that wouldn't be a creature without this (CR 613.6)."""
    return artifact(game, thing, view) and "Creature" not in printed(thing).types


def _as_creature(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, types=now.types | {"Creature"})


def _as_large_as_its_mana_value(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, power=mana_value(now.mana_cost), toughness=mana_value(now.mana_cost))


card(
    face(
        "March of the Machines",
        mana("{3}{U}"),
        "Enchantment",
        Continuous("4", _noncreature_artifact, _as_creature),
        Continuous("7b", _noncreature_artifact, _as_large_as_its_mana_value),
    )
)

card(face("Naturalize", mana("{1}{G}"), "Instant", spell(destroy(), TargetSpec(of_type("Artifact", "Enchantment")))))

# The ability at the beginning of combat and "become blocked" are left out: they come up in no scenario.
card(
    face(
        "Neyith of the Dire Hunt",
        mana("{2}{G}{G}"),
        "Legendary Creature - Human Warrior",
        Triggered(fights(every(creature, you_control)), Instruction(draw_cards()), together=True),
        pt=(3, 3),
    )
)

card(
    face(
        "Prey Upon",
        mana("{G}"),
        "Sorcery",
        spell(targets_fight, TargetSpec(every(creature, you_control)), TargetSpec(every(creature, non(you_control)))),
    )
)

card(face("Pyroclasm", mana("{1}{R}"), "Sorcery", spell(damage_to_all(2, all_permanents(creature)))))

card(
    face(
        "Ranger's Guile",
        mana("{G}"),
        "Instant",
        spell(in_order(pump(1, 1), gain_abilities(keyword("hexproof"))), TargetSpec(every(creature, you_control))),
    )
)


def _only_an_enchantment(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, types=frozenset({"Enchantment"}), subtypes=frozenset())


# That it ends when a player casts a creature spell is left out: nobody does in a scenario.
card(
    face(
        "Soul Sculptor",
        mana("{2}{W}"),
        "Creature - Human",
        Activated(
            Cost(mana("{1}{W}"), (TapSelf(),)),
            Instruction(
                in_order(change(_only_an_enchantment, "4", until="game"), change(without_abilities, "6", until="game")),
                (TARGET_CREATURE,),
            ),
        ),
        pt=(1, 1),
    )
)


def _steal_while_this_remains(game: Game, thing: GameObject) -> None:
    this = thing.source
    for one in target_objects(game, thing):
        if game.get(this or 0) is not None:
            gain_control(game, thing, thing.controller, one, lasts=lambda game: game.get(this or 0) is not None)


card(
    face(
        "Sower of Temptation",
        mana("{2}{U}{U}"),
        "Creature - Faerie Wizard",
        keyword("flying"),
        Triggered(this_enters, Instruction(_steal_while_this_remains, (TARGET_CREATURE,))),
        pt=(2, 2),
    )
)

# -- attaching ---------------------------------------------------------------------------------------------------------


def _aura_on_a_permanent(game: Game, thing: GameObject, view: View) -> bool:
    return "Aura" in game.characteristics(thing).subtypes and isinstance(thing.attached_to, int)


def _graft(game: Game, thing: GameObject) -> None:
    """Gain control of the target Aura, and attach it to another permanent that it can enchant."""
    for aura in target_objects(game, thing):
        gain_control(game, thing, thing.controller, aura)
        now = game.objects[aura.number]
        others = [one for one in game.zone(BATTLEFIELD) if one.number != now.attached_to]
        able = [one for one in others if can_enchant(game, now, one.number)]
        for host in game.choose_objects("choose object", thing.controller, thing, able):
            attach(game, now, host.number)


card(face("Aura Graft", mana("{1}{U}"), "Instant", spell(_graft, TargetSpec(_aura_on_a_permanent))))


def _brawler(game: Game, thing: GameObject, view: View) -> bool:
    """A noncreature artifact that is no Equipment of its own."""
    return _noncreature_artifact(game, thing, view) and "Equipment" not in printed(thing).subtypes


@cache
def _equip_for(value: int) -> Activated:
    return equip(Cost(mana(f"{{{value}}}")))


def _as_equipment(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, subtypes=now.subtypes | {"Equipment"})


def _with_equip(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, abilities=(*now.abilities, _equip_for(mana_value(now.mana_cost))))


# The bonus that each Equipment gives is left out: no scenario looks at the power of an equipped creature.
card(
    face(
        "Bludgeon Brawl",
        mana("{2}{R}"),
        "Enchantment",
        Continuous("4", _brawler, _as_equipment),
        Continuous("6", _brawler, _with_equip),
    )
)

card(
    face(
        "Bonesplitter",
        mana("{1}"),
        "Artifact - Equipment",
        Continuous("7c", enchanted_by_this, plus(2, 0)),
        equip(Cost(mana("{1}"))),
    )
)

# The damage at the beginning of the player's upkeep is left out: no scenario comes to one.
card(face("Curse of the Pierced Heart", mana("{1}{R}"), "Enchantment - Aura Curse", Enchant(TARGET_PLAYER)))


def _a_mere_insect(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, types=frozenset({"Artifact", "Creature"}), subtypes=frozenset({"Insect"}))


def _only_indestructible(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, abilities=(indestructible,))


card(
    face(
        "Darksteel Mutation",
        mana("{1}{W}"),
        "Enchantment - Aura",
        Enchant(TARGET_CREATURE),
        Continuous("4", enchanted_by_this, _a_mere_insect),
        Continuous("6", enchanted_by_this, _only_indestructible),
        Continuous("7b", enchanted_by_this, base(0, 1)),
    )
)

card(
    face(
        "Flight",
        mana("{U}"),
        "Enchantment - Aura",
        Enchant(TARGET_CREATURE),
        Continuous("6", enchanted_by_this, with_abilities(keyword("flying"))),
    )
)


def _unattach_all_equipment(game: Game, thing: GameObject) -> None:
    hosts = {one.number for one in target_objects(game, thing)}
    for one in game.zone(BATTLEFIELD):
        if one.attached_to in hosts and "Equipment" in game.characteristics(one).subtypes:
            unattach(game, one)


card(
    face(
        "Fulgent Distraction",
        mana("{2}{W}"),
        "Instant",
        spell(in_order(tap(), _unattach_all_equipment), TargetSpec(creature, minimum=2, maximum=2)),
    )
)

card(
    face(
        "Goblin Brawler",
        mana("{2}{R}"),
        "Creature - Goblin Warrior",
        keyword("first strike"),
        keyword("can't be equipped"),
        pt=(2, 2),
    )
)


def _a_treefolk(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, subtypes=frozenset({"Treefolk"}))


card(
    face(
        "Lignify",
        mana("{2}{G}"),
        "Kindred Enchantment - Treefolk Aura",
        Enchant(TARGET_CREATURE),
        Continuous("4", enchanted_by_this, _a_treefolk),
        Continuous("6", enchanted_by_this, without_abilities),
        Continuous("7b", enchanted_by_this, base(0, 4)),
    )
)


def _attach_first_to_second(game: Game, thing: GameObject) -> None:
    targets = target_objects(game, thing)
    if len(targets) == 2:
        attach(game, targets[0], targets[1].number)


card(
    face(
        "Magnetic Theft",
        mana("{R}"),
        "Instant",
        spell(_attach_first_to_second, TargetSpec(of_subtype("Equipment")), TARGET_CREATURE),
    )
)

card(face("Sol Ring", mana("{1}"), "Artifact", tap_for("CC")))

# -- activating and playing --------------------------------------------------------------------------------------------

card(face("Exploration", mana("{G}"), "Enchantment", LandPlays()))


def _a_land_is_played(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Played)


card(
    face(
        "Horn of Greed",
        mana("{3}"),
        "Artifact",
        Triggered(_a_land_is_played, Instruction(draw_cards(1, noted_players)), notes=note_player),
    )
)

card(
    face(
        "Oona's Prowler",
        mana("{1}{B}"),
        "Creature - Faerie Rogue",
        keyword("flying"),
        Activated(Cost(parts=(Discard(anything),)), Instruction(pump(-2, 0, this_permanent)), anyone=True),
        pt=(3, 1),
    )
)

card(
    face(
        "Rampant Growth",
        mana("{1}{G}"),
        "Sorcery",
        spell(search_for(every(land, of_supertype("Basic")), to=BATTLEFIELD, tapped=True)),
    )
)

card(
    face(
        "Reassembling Skeleton",
        mana("{1}{B}"),
        "Creature - Skeleton Warrior",
        Activated(
            Cost(mana("{1}{B}")), Instruction(put_onto_battlefield(this_permanent, tapped=True)), zones=(GRAVEYARD,)
        ),
        pt=(1, 1),
    )
)

# -- proliferating -----------------------------------------------------------------------------------------------------


def _bonus_counter_on_this(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, CountersPut) and event.kind == "+1/+1" and event.thing.number == source.number


# Evolve is left out: no creature enters the battlefield in a scenario with it.
card(
    face(
        "Fathom Mage",
        mana("{2}{G}{U}"),
        "Creature - Human Wizard",
        Triggered(_bonus_counter_on_this, Instruction(may(draw_cards()))),
        pt=(1, 1),
    )
)

card(face("Steady Progress", mana("{2}{U}"), "Instant", spell(in_order(proliferate, draw_cards()))))


def _you_proliferate(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Proliferate) and event.player == source.controller


# The ability that makes it indestructible is left out: no scenario activates it.
card(
    face(
        "Tekuthal, Inquiry Dominus",
        mana("{2}{U}{U}"),
        "Legendary Creature - Phyrexian Horror",
        keyword("flying"),
        Replacement(_you_proliferate, lambda game, source, event: (event, event)),
        pt=(3, 5),
    )
)
