"""The cards of the scenarios of section 601."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Continuous,
    CostChange,
    Effect,
    EntersWith,
    Instruction,
    Keyword,
    Modes,
    MustTarget,
    OnCast,
    Permission,
    Prohibition,
    Quality,
    SpellAbility,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card, token
from reference_engine.cards.basics import ANY_TARGET, TAP, TARGET_CREATURE, TARGET_PLAYER, costs_less, spell, tap_for
from reference_engine.continuous import plus, printed, with_abilities
from reference_engine.cost_parts import Discard, DiscardRandom, ExileFromLibrary, Sacrifice, SacrificeSelf, TapSelf
from reference_engine.costs import Cost
from reference_engine.counters import add_counters
from reference_engine.effects import (
    What,
    all_permanents,
    controllers_of_targets,
    counter_spells,
    create_tokens,
    damage_to_players,
    damage_to_targets,
    destroy,
    discard_cards,
    divided_damage,
    draw_cards,
    each_opponent,
    exile,
    graveyards_of,
    in_order,
    lose_life,
    nothing,
    return_to_hand,
    sacrifice_these,
    target_players,
    unless_pays,
    until,
    x,
)
from reference_engine.events import Event, happen
from reference_engine.game import Floating
from reference_engine.keyword_abilities.cascade import cascade
from reference_engine.keyword_abilities.casting import buyback, kicker, splice
from reference_engine.keyword_abilities.offspring import offspring
from reference_engine.keyword_abilities.overload import overload, target_or_each
from reference_engine.life import Damage
from reference_engine.mana import ManaCost, mana
from reference_engine.objects import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Characteristics,
    Choices,
    GameObject,
    face,
)
from reference_engine.qualities import (
    a_spell,
    an_opponent,
    another,
    any_player,
    anything,
    artifact,
    creature,
    enchantment,
    every,
    instant_or_sorcery,
    land,
    mana_value_is,
    named,
    non,
    of_color,
    of_subtype,
    of_type,
    on_battlefield,
    some,
    this,
    value_of,
    you_control,
    you_own,
)
from reference_engine.resolving import cast_while_resolving
from reference_engine.targets import choices_of
from reference_engine.when import this_becomes_target, you_cast
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game

NONBLACK_CREATURE = every(creature, non(of_color("B")))


def sacrifice_for(quality: Quality, *ways: str) -> Activated:
    """Sacrifice a permanent: add mana."""
    cost = Cost(parts=(Sacrifice(quality),))
    return Activated(cost, Instruction(nothing), is_mana=True, produces=tuple(map(tuple, ways)))


# -- what single cards do ----------------------------------------------------------------------------------------------


def _one_more_than_in_graveyards(name: str) -> Callable[[Game, GameObject], int]:
    """One plus the number of cards of a name in all graveyards."""
    quality = named(name)

    def number(game: Game, thing: GameObject) -> int:
        view = View(thing.controller, thing)
        return 1 + sum(quality(game, one, view) for player in game.order for one in game.zone(GRAVEYARD, player))

    return number


def _shares_a_color(game: Game, thing: GameObject, view: View) -> bool:
    assert view.source is not None
    return bool(game.characteristics(thing).colors & game.characteristics(view.source).colors)


def _cast_from_hand_up_to_x(game: Game, thing: GameObject) -> None:
    """Its controller may cast a spell with mana value X or less from their hand for nothing."""
    quality = mana_value_is(lambda value: value <= x(game, thing))
    view = View(thing.controller, thing)
    cards = [
        one
        for one in game.zone(HAND, thing.controller)
        if "Land" not in game.characteristics(one).types and quality(game, one, view)
    ]
    cast_while_resolving(game, thing, thing.controller, tuple(cards), quality=quality)


def _distribute_counters(game: Game, thing: GameObject) -> None:
    """Put the +1/+1 counters that were distributed on each target."""
    chosen = choices_of(thing)
    for own, shares in zip(chosen.targets, chosen.division, strict=True):
        for number, share in zip(own, shares, strict=False):
            if isinstance(number, int) and (now := game.get(number)) is not None:
                add_counters(game, now, "+1/+1", share)


def _kicked(choices: Choices) -> bool:
    return choices.times_paid("kicker") > 0


def _fight_with_fire(game: Game, thing: GameObject) -> None:
    (divided_damage if _kicked(choices_of(thing)) else damage_to_targets(5))(game, thing)


def _creature_cards_in_your_graveyard(game: Game, thing: GameObject, view: View) -> ManaCost:
    number = sum(creature(game, one, view) for one in game.zone(GRAVEYARD, thing.controller))
    return mana(f"{{{number}}}")


def _copy_and_cast(what: What) -> Effect:
    """Exile cards; copy each, and its controller may cast the copy for nothing (CR 707.12)."""

    def effect(game: Game, thing: GameObject) -> None:
        you = thing.controller
        for one in [move(game, found, EXILE) for found in what(game, thing)]:
            if one is None:
                continue
            number = game.new_number()
            copy = replace(one, number=number, id=f"copy:{one.id}", kind="copy", owner=you, controller=you)
            cast_while_resolving(game, thing, you, (game.add(copy),))
            if game.get(number) is not None:
                game.remove(number)  # CR 704.5e

    return effect


def _exile_this(game: Game, thing: GameObject) -> None:
    if (now := game.get(thing.number)) is not None:
        move(game, now, EXILE)


def _instants_and_sorceries_in_your_graveyard(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    view = View(thing.controller, thing)
    return tuple(one for one in game.zone(GRAVEYARD, thing.controller) if instant_or_sorcery(game, one, view))


def _of_chosen_type(game: Game, thing: GameObject, view: View) -> bool:
    chosen = view.source.chosen.get("creature type") if view.source else None
    return chosen is not None and chosen in game.characteristics(thing).subtypes


def _destroy_then_damage(game: Game, thing: GameObject) -> None:
    """Destroy the first target; kicked, deal damage equal to its mana value to the second."""
    first, second = choices_of(thing).targets
    destroyed = [game.get(number) for number in first if isinstance(number, int)]
    value = sum(value_of(game, one) for one in destroyed if one is not None)
    destroy(lambda game, thing: [one for one in destroyed if one is not None])(game, thing)
    if second:
        happen(game, Damage(game.get(thing.number) or thing, second[0], value))


def _exile_top_two_to_play(game: Game, thing: GameObject) -> None:
    """Exile the top two cards of the library; they may be played until the end of one's next turn."""
    exiled = [move(game, one, EXILE) for one in game.zone(LIBRARY, thing.controller)[:2]]
    numbers = frozenset(one.number for one in exiled if one is not None)
    play = Permission(anything, EXILE, lands=True, cards=numbers)
    game.add_effect(Floating(play, thing, thing.controller, "end of your next turn"))


def _artifacts_and_creatures_of_an_opponent(game: Game, thing: GameObject) -> int:
    """X: the artifact and creature cards in the graveyard of an opponent whom the controller picks."""
    (opponent,) = game.choose("choose player", thing.controller, thing, game.opponents(thing.controller))
    quality, view = of_type("Artifact", "Creature"), View(thing.controller, thing)
    return sum(quality(game, one, view) for one in game.zone(GRAVEYARD, opponent))


def _cast_from_your_hand(game: Game, thing: GameObject, view: View) -> bool:
    return thing.cast_by == view.you and thing.cast_from == HAND


def _combat_damage_to_a_player(game: Game, source: GameObject, event: Event) -> bool:
    return (
        isinstance(event, Damage)
        and event.combat
        and event.source.number == source.number
        and isinstance(event.to, str)
    )


def _for_each_other_with_base_power_one(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    others = [
        one
        for one in game.zone(BATTLEFIELD)
        if one.controller == source.controller and one.number != source.number and printed(one).power == 1
    ]
    return plus(len(others), 0)(game, source, now)


ARTIFACT_OF_ANOTHER = every(artifact, non(you_control))

UNKICKED_TARGET = TargetSpec(creature, when=lambda choices: not _kicked(choices))
KICKED_TARGETS = replace(ANY_TARGET, minimum=0, maximum=10, divided=10, when=_kicked)
CONVOKE = OnCast("start", you_control, with_abilities(Keyword(keyword="convoke")), once=True)

# -- the cards ---------------------------------------------------------------------------------------------------------

card(
    face(
        "Aether Burst",
        mana("{1}{U}"),
        "Instant",
        spell(return_to_hand(), TargetSpec(creature, minimum=0, maximum=_one_more_than_in_graveyards("Aether Burst"))),
    )
)
card(
    face(
        "Arc-Slogger",
        mana("{3}{R}{R}"),
        "Creature - Beast",
        Activated(Cost(mana("{R}"), (ExileFromLibrary(10),)), Instruction(damage_to_targets(2), (ANY_TARGET,))),
        pt=(4, 5),
    )
)
card(face("Ashnod's Altar", mana("{3}"), "Artifact", sacrifice_for(creature, "CC")))
card(face("Blaze", mana("{X}{R}"), "Sorcery", spell(damage_to_targets(x), ANY_TARGET)))
card(
    face(
        "Bone Splinters",
        mana("{B}"),
        "Sorcery",
        AdditionalCost(Cost(parts=(Sacrifice(creature),))),
        spell(destroy(), TARGET_CREATURE),
    )
)
card(
    face(
        "Capsize",
        mana("{1}{U}{U}"),
        "Instant",
        buyback(Cost(mana("{3}"))),
        spell(return_to_hand(), TargetSpec(on_battlefield)),
    )
)
card(
    face(
        "Coalition Honor Guard",
        mana("{3}{W}"),
        "Creature - Human Flagbearer",
        MustTarget(
            lambda game, source, thing: (
                thing.controller in game.opponents(source.controller)
                and (thing.is_spell or isinstance(thing.ability, Activated))
            ),
            every(on_battlefield, of_subtype("Flagbearer")),
        ),
        pt=(2, 4),
    )
)
card(
    face(
        "Decimate",
        mana("{2}{R}{G}"),
        "Sorcery",
        spell(destroy(), TargetSpec(artifact), TargetSpec(creature), TargetSpec(enchantment), TargetSpec(land)),
    )
)
card(face("Divination", mana("{2}{U}"), "Sorcery", spell(draw_cards(2))))
card(face("Doom Blade", mana("{1}{B}"), "Instant", spell(destroy(), TargetSpec(NONBLACK_CREATURE))))
card(
    face(
        "Dream Halls",
        mana("{3}{U}{U}"),
        "Enchantment",
        AlternativeCost(
            "Dream Halls",
            Cost(parts=(Discard(_shares_a_color),)),
            applies=anything,
            zones=(BATTLEFIELD,),
        ),
    )
)
card(
    face(
        "Electrodominance",
        mana("{X}{R}{R}"),
        "Instant",
        spell(in_order(damage_to_targets(x), _cast_from_hand_up_to_x), ANY_TARGET),
    )
)
card(
    face(
        "Elven Rite",
        mana("{1}{G}"),
        "Sorcery",
        spell(_distribute_counters, TargetSpec(creature, maximum=2, divided=2)),
    )
)
card(
    face(
        "Fight with Fire",
        mana("{2}{R}"),
        "Sorcery",
        kicker(Cost(mana("{5}{R}"))),
        spell(
            _fight_with_fire,
            UNKICKED_TARGET,
            KICKED_TARGETS,
        ),
    )
)
card(
    face(
        "Forked Bolt",
        mana("{R}"),
        "Sorcery",
        spell(divided_damage, replace(ANY_TARGET, maximum=2, divided=2)),
    )
)
card(
    face(
        "Ghoultree",
        mana("{7}{G}"),
        "Creature - Zombie Treefolk",
        CostChange(this, reduction=_creature_cards_in_your_graveyard, zones=(STACK,)),
        pt=(10, 10),
    )
)
card(
    face(
        "Glacial Ray",
        mana("{1}{R}"),
        "Instant - Arcane",
        spell(damage_to_targets(2), ANY_TARGET),
        splice("Arcane", Cost(mana("{1}{R}"))),
    )
)
card(
    face(
        "Guttersnipe",
        mana("{2}{R}"),
        "Creature - Goblin Shaman",
        Triggered(you_cast(instant_or_sorcery), Instruction(damage_to_players(2, each_opponent))),
        pt=(2, 2),
    )
)
card(
    face(
        "Hex",
        mana("{4}{B}{B}"),
        "Sorcery",
        spell(destroy(), TargetSpec(creature, minimum=6, maximum=6)),
    )
)
card(
    face(
        "Izzet Charm",
        mana("{U}{R}"),
        "Instant",
        SpellAbility(
            Modes(
                (
                    Instruction(
                        unless_pays(Cost(mana("{2}")), counter_spells(), by=controllers_of_targets),
                        (TargetSpec(every(a_spell, non(creature)), zones=(STACK,)),),
                    ),
                    Instruction(damage_to_targets(2), (TARGET_CREATURE,)),
                    Instruction(in_order(draw_cards(2), discard_cards(2))),
                )
            )
        ),
    )
)
card(face("Krark-Clan Ironworks", mana("{4}"), "Artifact", sacrifice_for(artifact, "CC")))
card(
    face(
        "Lava Spike",
        mana("{R}"),
        "Sorcery - Arcane",
        spell(damage_to_targets(3), TargetSpec(of_type("Planeswalker"), any_player)),
    )
)
card(face("Llanowar Elves", mana("{G}"), "Creature - Elf Druid", tap_for("G"), pt=(1, 1)))
card(
    face(
        "Mizzix's Mastery",
        mana("{3}{R}"),
        "Sorcery",
        overload(Cost(mana("{5}{R}{R}{R}"))),
        SpellAbility(
            target_or_each(
                TargetSpec(every(instant_or_sorcery, you_own), zones=(GRAVEYARD,)),
                _instants_and_sorceries_in_your_graveyard,
                _copy_and_cast,
            )
        ),
        SpellAbility(Instruction(_exile_this)),
    )
)
# That Morophon itself is of every creature type is looked at nowhere.
card(
    face(
        "Morophon, the Boundless",
        mana("{7}"),
        "Legendary Creature - Shapeshifter",
        Keyword(keyword="changeling"),
        EntersWith(choose="creature type"),
        CostChange(
            every(you_control, _of_chosen_type),
            reduction=lambda game, thing, view: mana("{W}{U}{B}{R}{G}"),
            colored_only=True,
        ),
        Continuous("7c", every(on_battlefield, creature, another, you_control, _of_chosen_type), plus(1, 1)),
        pt=(6, 6),
    )
)
card(
    face(
        "Orim's Thunder",
        mana("{2}{W}"),
        "Instant",
        kicker(Cost(mana("{R}"))),
        spell(_destroy_then_damage, TargetSpec(some(artifact, enchantment)), TargetSpec(creature, when=_kicked)),
    )
)
card(
    face(
        "Phantasmal Bear",
        mana("{U}"),
        "Creature - Bear Illusion",
        Triggered(this_becomes_target(anything), Instruction(sacrifice_these())),
        pt=(2, 2),
    )
)
card(face("Reckless Impulse", mana("{1}{R}"), "Sorcery", spell(_exile_top_two_to_play)))
card(
    face(
        "Reckless Spite",
        mana("{1}{B}{B}"),
        "Instant",
        spell(in_order(destroy(), lose_life(5)), TargetSpec(NONBLACK_CREATURE, minimum=2, maximum=2)),
    )
)
card(
    face(
        "Rolling Thunder",
        mana("{X}{R}{R}"),
        "Sorcery",
        spell(divided_damage, TargetSpec(creature, any_player, minimum=0, maximum=x, divided=x)),
    )
)
card(face("Seat of the Synod", None, "Artifact Land", tap_for("U")))
card(
    face(
        "Sonic Burst",
        mana("{1}{R}"),
        "Instant",
        AdditionalCost(Cost(parts=(DiscardRandom(),))),
        spell(damage_to_targets(4), ANY_TARGET),
    )
)
SPIRIT = token(face("Spirit", None, "Creature - Spirit", Keyword(keyword="flying"), pt=(1, 1), color="W"))
card(face("Spectral Procession", mana("{2/W}{2/W}{2/W}"), "Sorcery", spell(create_tokens(SPIRIT, 3))))
card(
    face(
        "Spoils of War",
        mana("{X}{B}"),
        "Sorcery",
        SpellAbility(
            Instruction(_distribute_counters, (TargetSpec(creature, minimum=0, maximum=x, divided=x),)),
            defines_x=_artifacts_and_creatures_of_an_opponent,
        ),
    )
)
card(
    face(
        "Thunderscape Familiar",
        mana("{1}{R}"),
        "Creature - Kavu",
        Keyword(keyword="first strike"),
        costs_less("{1}", every(you_control, of_color("B", "G"))),
        pt=(1, 1),
    )
)
card(
    face(
        "Tormod's Crypt",
        mana("{0}"),
        "Artifact",
        Activated(
            Cost(parts=(TapSelf(), SacrificeSelf())),
            Instruction(exile(graveyards_of(target_players)), (TARGET_PLAYER,)),
        ),
    )
)
card(face("Unmake", mana("{W/B}{W/B}{W/B}"), "Instant", spell(exile(), TARGET_CREATURE)))
card(
    face(
        "Unsubstantiate",
        mana("{1}{U}"),
        "Instant",
        spell(return_to_hand(), TargetSpec(some(a_spell, every(on_battlefield, creature)), zones=(STACK, BATTLEFIELD))),
    )
)
card(
    face(
        "Vandalblast",
        mana("{R}"),
        "Sorcery",
        overload(Cost(mana("{4}{R}"))),
        SpellAbility(
            target_or_each(
                TargetSpec(every(artifact, non(you_control))),
                all_permanents(every(artifact, non(you_control))),
                destroy,
            )
        ),
    )
)
# What it says of blocking is looked at nowhere.
card(
    face(
        "Void Winnower",
        mana("{9}"),
        "Creature - Eldrazi",
        Prohibition(an_opponent, mana_value_is(lambda value: value % 2 == 0)),
        pt=(11, 9),
    )
)
card(
    face(
        "Wand of the Worldsoul",
        mana("{2}{W}"),
        "Artifact",
        EntersWith(tapped=True),
        tap_for("W"),
        Activated(
            TAP,
            Instruction(until("turn", CONVOKE)),
        ),
    )
)
card(
    face(
        "Yidris, Maelstrom Wielder",
        mana("{U}{B}{R}{G}"),
        "Legendary Creature - Ogre Wizard",
        Keyword(keyword="trample"),
        Triggered(
            _combat_damage_to_a_player,
            Instruction(until("turn", OnCast("end", _cast_from_your_hand, with_abilities(cascade())))),
        ),
        pt=(5, 4),
    )
)
card(
    face(
        "Zinnia, Valley's Voice",
        mana("{U}{R}{W}"),
        "Legendary Creature - Bird Bard",
        Keyword(keyword="flying"),
        Continuous("7c", this, _for_each_other_with_base_power_one),
        OnCast("start", every(you_control, creature), with_abilities(*offspring(Cost(mana("{2}"))))),
        pt=(1, 3),
    )
)
