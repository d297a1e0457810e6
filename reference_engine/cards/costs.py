"""Cards that show how costs work (CR 118): what is paid, and how effects change it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    AnyTypeOfMana,
    CannotDraw,
    CannotLose,
    Continuous,
    CostChange,
    EntersWith,
    Instruction,
    Permission,
    Replacement,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card, token
from reference_engine.cards.basics import (
    ANY_TARGET,
    TAP,
    TARGET_CREATURE,
    TARGET_PLAYER,
    TARGET_SPELL,
    costs_less,
    costs_more,
    spell,
    tap_for,
)
from reference_engine.continuous import Change, plus, with_abilities
from reference_engine.cost_parts import (
    Discard,
    DrawCards,
    ExileFrom,
    PayLife,
    PutOntoBattlefield,
    Sacrifice,
    SacrificeSelf,
    TapSelf,
)
from reference_engine.costs import Cost, mana_cost_as_cost, x
from reference_engine.drawing import Draw
from reference_engine.effects import (
    add_mana_of,
    all_permanents,
    at_next,
    controllers_of_noted,
    controllers_of_targets,
    counter_spells,
    create_tokens,
    damage_to_all,
    damage_to_players,
    damage_to_targets,
    destroy,
    discard_cards,
    discard_hand,
    draw_cards,
    each_opponent,
    each_player,
    exile,
    gain_life,
    graveyards_of,
    if_paid,
    in_order,
    lose_life,
    lose_the_game,
    may,
    may_pay_to,
    minus,
    must_pay_to,
    noted_amount,
    noted_objects,
    noted_players,
    nothing,
    opponents_of_noted,
    pump,
    put_into_graveyard,
    return_to_hand,
    sacrifice_chosen,
    sacrifice_these,
    target_players,
    the_spell,
    this_permanent,
    unless_pays,
    until,
)
from reference_engine.effects import change as change_for_good
from reference_engine.effects import you as its_controller
from reference_engine.events import Event, happen
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_abilities.affinity import affinity
from reference_engine.keyword_abilities.casting import disguise, evoke, flashback, kicker, morph, offering, splice
from reference_engine.keyword_abilities.cumulative_upkeep import cumulative_upkeep
from reference_engine.keyword_abilities.equip import equip
from reference_engine.keyword_abilities.extort import extort
from reference_engine.keyword_abilities.scavenge import scavenge
from reference_engine.keyword_abilities.suspend import suspend
from reference_engine.keyword_actions.regenerate import regenerate
from reference_engine.keyword_actions.search import search_library
from reference_engine.keyword_actions.shuffle import shuffle
from reference_engine.mana import COLORS, Amount, ManaCost, mana
from reference_engine.objects import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Characteristics,
    GameObject,
    face,
)
from reference_engine.qualities import (
    a_spell,
    an_ability,
    another,
    any_player,
    anything,
    artifact,
    creature,
    enchanted_by_this,
    enchantment,
    every,
    instant_or_sorcery,
    land,
    mana_value_is,
    non,
    of_color,
    of_subtype,
    of_type,
    on_battlefield,
    opponent_controls,
    paid_for,
    some,
    value_of,
    with_keyword,
    you,
    you_control,
    you_own,
)
from reference_engine.resolving import PERMANENT_TYPES, cast_while_resolving
from reference_engine.when import (
    a_player_casts,
    at_beginning,
    enters,
    note_amount,
    note_player,
    note_targeting,
    this_attacks,
    this_becomes_target,
    this_deals_damage,
    this_dies,
    this_enters,
    this_is_turned_face_up,
)
from reference_engine.zones import Move, move

if TYPE_CHECKING:
    from reference_engine.game import Game

SACRIFICE_A_CREATURE = Cost(parts=(Sacrifice(creature),))
SACRIFICE_THIS = Cost(parts=(SacrificeSelf(),))
ONE_OF_ANY_COLOR = tuple((color,) for color in COLORS)
YOUR_SPELL = every(a_spell, you_control)
flying, haste, first_strike, trample = (keyword(name) for name in ("flying", "haste", "first strike", "trample"))


card(
    face(
        "Altar's Reap",
        mana("{1}{B}"),
        "Instant",
        AdditionalCost(SACRIFICE_A_CREATURE),
        spell(draw_cards(2)),
    )
)

card(
    face(
        "Ancestral Vision",
        None,
        "Sorcery",
        *suspend(4, Cost(mana("{U}"))),
        spell(draw_cards(3, target_players), TARGET_PLAYER),
        color="U",
    )
)

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

card(
    face(
        "Blood Pet",
        mana("{B}"),
        "Creature - Thrull",
        Activated(SACRIFICE_THIS, Instruction(nothing), is_mana=True, produces=(("B",),)),
        pt=(1, 1),
    )
)

card(
    face(
        "Boggart Ram-Gang",
        mana("{R/G}{R/G}{R/G}"),
        "Creature - Goblin Warrior",
        haste,
        keyword("wither"),
        pt=(3, 3),
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


def _x_mana(game: Game, thing: GameObject) -> Cost:
    return Cost(ManaCost((str(x(game, thing)),)))


card(
    face(
        "Clash of Wills",
        mana("{X}{U}"),
        "Instant",
        spell(unless_pays(_x_mana, counter_spells(), controllers_of_targets), TARGET_SPELL),
    )
)

card(face("Dark Ritual", mana("{B}"), "Instant", spell(add_mana_of("B", "B", "B"))))

card(
    face(
        "Dermoplasm",
        mana("{2}{U}"),
        "Creature - Shapeshifter",
        flying,
        *morph(Cost(mana("{2}{U}{U}"))),
        Triggered(
            this_is_turned_face_up,
            Instruction(
                may_pay_to(
                    Cost(parts=(PutOntoBattlefield(every(creature, with_keyword("morph"))),)),
                    return_to_hand(this_permanent),
                    kind="may",
                )
            ),
        ),
        pt=(1, 1),
    )
)

card(
    face("Diabolic Edict", mana("{1}{B}"), "Instant", spell(sacrifice_chosen(creature, target_players), TARGET_PLAYER))
)

card(
    face(
        "Disdainful Stroke",
        mana("{1}{U}"),
        "Instant",
        spell(counter_spells(), TargetSpec(every(a_spell, mana_value_is(lambda value: value >= 4)), zones=(STACK,))),
    )
)

card(face("Dismember", mana("{1}{B/P}{B/P}"), "Instant", spell(pump(-5, -5), TARGET_CREATURE)))


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

card(face("Dryad Arbor", None, "Land Creature - Forest Dryad", tap_for("G"), pt=(1, 1), color="G"))


def _your_nonland_permanent(game: Game, thing: GameObject, view: View) -> bool:
    """A nonland permanent or permanent spell one controls, or such a card that one owns elsewhere."""
    types = game.characteristics(thing).types
    whose = thing.controller if thing.zone in (BATTLEFIELD, STACK) else thing.owner
    return whose == view.you and bool(types & PERMANENT_TYPES) and "Land" not in types


def _artifact_too(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, types=now.types | {"Artifact"})


card(
    face(
        "Encroaching Mycosynth",
        mana("{3}{U}"),
        "Artifact",
        Continuous("4", _your_nonland_permanent, _artifact_too),
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

card(face("Frogmite", mana("{4}"), "Artifact Creature - Frog", affinity(artifact), pt=(2, 2)))


def _creature_for_an_opponent(game: Game, source: GameObject, event: Event) -> bool:
    """A creature would enter the battlefield under an opponent's control."""
    if not isinstance(event, Move) or event.to != BATTLEFIELD:
        return False
    entering = event.would_be
    return entering.controller in game.opponents(source.controller) and creature(
        game, entering, View(source.controller)
    )


def _enters_for_you(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Move)
    return (replace(event, controller=source.controller),)


card(
    face(
        "Gather Specimens",
        mana("{3}{U}{U}{U}"),
        "Instant",
        spell(until("turn", Replacement(_creature_for_an_opponent, _enters_for_you))),
    )
)

card(
    face(
        "Goblin Bombardment",
        mana("{1}{R}"),
        "Enchantment",
        Activated(SACRIFICE_A_CREATURE, Instruction(damage_to_targets(1), (ANY_TARGET,))),
    )
)

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
        "Greed",
        mana("{3}{B}"),
        "Enchantment",
        Activated(Cost(mana("{B}"), (PayLife(2),)), Instruction(draw_cards())),
    )
)

card(
    face(
        "Haywire Mite",
        mana("{1}"),
        "Artifact Creature - Insect",
        Triggered(this_dies, Instruction(gain_life(2))),
        Activated(
            Cost(mana("{G}"), (SacrificeSelf(),)),
            Instruction(exile(), (TargetSpec(every(some(artifact, enchantment), non(creature))),)),
        ),
        pt=(1, 1),
    )
)

card(
    face(
        "Lightning Greaves",
        mana("{2}"),
        "Artifact - Equipment",
        Continuous("6", enchanted_by_this, with_abilities(haste, keyword("shroud"))),
        equip(Cost(mana("{0}"))),
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
        "Magmatic Insight",
        mana("{R}"),
        "Sorcery",
        AdditionalCost(Cost(parts=(Discard(land),))),
        spell(draw_cards(2)),
    )
)

card(
    face(
        "Mana Leak",
        mana("{1}{U}"),
        "Instant",
        spell(unless_pays(Cost(mana("{3}")), counter_spells(), controllers_of_targets), TARGET_SPELL),
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


def _exile_to_cast_this_turn(game: Game, thing: GameObject) -> None:
    """Exile all opponents' graveyards; their cards may be cast this turn with mana of any type, and then return."""
    cards = graveyards_of(each_opponent)(game, thing)
    done = happen(game, *(Move(one, EXILE) for one in cards))
    exiled = frozenset(event.after.number for event in done if isinstance(event, Move) and event.after is not None)

    def still_exiled(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
        return tuple(found for found in (game.get(number) for number in sorted(exiled)) if found is not None)

    until("turn", Permission(anything, zone=EXILE, any_type_of_mana=True, cards=exiled))(game, thing)
    at_next("end", put_into_graveyard(still_exiled))(game, thing)


card(
    face(
        "Mnemonic Betrayal",
        mana("{1}{U}{B}"),
        "Sorcery",
        spell(in_order(_exile_to_cast_this_turn, exile(the_spell))),
    )
)

card(
    face(
        "Mogg Fanatic",
        mana("{R}"),
        "Creature - Goblin",
        Activated(SACRIFICE_THIS, Instruction(damage_to_targets(1), (ANY_TARGET,))),
        pt=(1, 1),
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


def _you_would_draw(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Draw) and event.player == source.controller


def _skip(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    return ()


card(
    face(
        "Obstinate Familiar",
        mana("{R}"),
        "Creature - Lizard",
        Replacement(_you_would_draw, _skip, optional=True),
        pt=(1, 1),
    )
)


def _exile_top_and_play(game: Game, thing: GameObject) -> None:
    """That player exiles the top card of their library; a land enters the battlefield, any other is cast if able."""
    for player in noted_players(game, thing):
        for top in game.zone(LIBRARY, player)[:1]:
            exiled = move(game, top, EXILE)
            if exiled is None:
                continue
            if land(game, exiled, View(player)):
                move(game, exiled, BATTLEFIELD, controller=player)
            else:
                cast_while_resolving(game, thing, player, (exiled,), required=True)


card(
    face(
        "Omen Machine",
        mana("{6}"),
        "Artifact",
        CannotDraw(any_player),
        Triggered(at_beginning("draw"), Instruction(_exile_top_and_play), notes=note_player),
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

card(face("Ornithopter", mana("{0}"), "Artifact Creature - Thopter", flying, pt=(0, 2)))

GIANT = token(face("Giant", None, "Creature - Giant", pt=(4, 4), color="R"))

card(
    face(
        "Pact of the Titan",
        mana("{0}"),
        "Instant",
        spell(
            in_order(
                create_tokens(GIANT),
                at_next("upkeep", must_pay_to(Cost(mana("{4}{R}")), nothing, lose_the_game()), "yours"),
            )
        ),
        color="R",
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

# That opponents can't win the game is left out: nothing here says that a player wins.
card(face("Platinum Angel", mana("{7}"), "Artifact Creature - Angel", flying, CannotLose(you), pt=(4, 4)))

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
        "Prodigal Sorcerer",
        mana("{2}{U}"),
        "Creature - Human Wizard",
        Activated(TAP, Instruction(damage_to_targets(1), (ANY_TARGET,))),
        pt=(1, 1),
    )
)

card(
    face(
        "Psychic Vortex",
        mana("{2}{U}{U}"),
        "Enchantment",
        cumulative_upkeep(Cost(parts=(DrawCards(),))),
        Triggered(
            at_beginning("end", "yours"), Instruction(in_order(sacrifice_chosen(land, its_controller), discard_hand()))
        ),
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


def _would_go_to_a_graveyard(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Move) and event.to == GRAVEYARD and event.before.kind in ("card", "token")


def _exiled_instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Move)
    return (replace(event, to=EXILE),)


card(
    face(
        "Rest in Peace",
        mana("{1}{W}"),
        "Enchantment",
        Triggered(this_enters, Instruction(exile(graveyards_of(each_player)))),
        Replacement(_would_go_to_a_graveyard, _exiled_instead),
    )
)

card(
    face(
        "Rift Bolt",
        mana("{2}{R}"),
        "Sorcery",
        spell(damage_to_targets(3), ANY_TARGET),
        *suspend(1, Cost(mana("{R}"))),
    )
)

card(
    face(
        "Riftburst Hellion",
        mana("{5}{R}{G}"),
        "Creature - Hellion",
        keyword("reach"),
        *disguise(Cost(mana("{4}{R/G}{R/G}"))),
        pt=(6, 7),
    )
)

card(face("Spatial Contortion", mana("{1}{C}"), "Instant", spell(pump(3, -3), TARGET_CREATURE)))

card(
    face(
        "Standstill",
        mana("{1}{U}"),
        "Enchantment",
        Triggered(
            a_player_casts(),
            Instruction(must_pay_to(SACRIFICE_THIS, draw_cards(3, opponents_of_noted))),
            notes=note_player,
        ),
    )
)

card(face("Syndic of Tithes", mana("{1}{W}"), "Creature - Human Cleric", extort(), pt=(2, 2)))

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


def _exile_lands_and_be_as_many(game: Game, thing: GameObject) -> None:
    """Search for any number of land cards and exile them; its power and toughness become their number."""
    found = search_library(game, thing.controller, thing, land, None)
    exiled = len(happen(game, *(Move(one, EXILE) for one in found)))
    shuffle(game, thing.controller, thing)
    change_for_good(_base(exiled, exiled), "7b", this_permanent, "leaves")(game, thing)


def _base(power: int, toughness: int) -> Change:
    return lambda game, source, now: replace(now, power=power, toughness=toughness)


card(
    face(
        "Trench Gorger",
        mana("{6}{U}{U}"),
        "Creature - Leviathan",
        trample,
        Triggered(this_enters, Instruction(may(_exile_lands_and_be_as_many))),
        pt=(6, 6),
    )
)


def _while_it_is_untapped(game: Game, thing: GameObject, view: View) -> bool:
    return view.source is not None and not view.source.tapped


def _at_least_three(amount: Amount) -> Amount:
    return amount + Amount(generic=max(0, 3 - amount.total()))


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


def _creature_card_in_your_graveyard(game: Game, thing: GameObject, view: View) -> bool:
    return thing.zone == GRAVEYARD and you_own(game, thing, view) and creature(game, thing, view)


def _with_scavenge(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    """The scavenge cost is the card's mana cost, which may be none at all."""
    return replace(now, abilities=(*now.abilities, scavenge(mana_cost_as_cost(now.mana_cost))))


card(
    face(
        "Varolz, the Scar-Striped",
        mana("{1}{B}{G}"),
        "Legendary Creature - Troll Warrior",
        Continuous("6", _creature_card_in_your_graveyard, _with_scavenge),
        Activated(Cost(parts=(Sacrifice(every(creature, another)),)), Instruction(regenerate(this_permanent))),
        pt=(2, 2),
    )
)

# Looking at the top card is left out: the engine hides no card from its players.
card(
    face(
        "Vizier of the Menagerie",
        mana("{3}{G}"),
        "Creature - Snake Cleric",
        Permission(creature, zone=LIBRARY),
        AnyTypeOfMana(every(creature, YOUR_SPELL)),
        pt=(3, 4),
    )
)
