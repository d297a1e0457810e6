"""Cards that show who may cast what, and when (CR 601.3 to 601.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    AdditionalCost,
    Continuous,
    EntersWith,
    FlashIf,
    Instruction,
    Keyword,
    Modes,
    Permission,
    SpellAbility,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card
from reference_engine.cards.basics import ANY_TARGET, TARGET_CREATURE, TARGET_PLAYER, spell, tap_for
from reference_engine.cards.casting import SPIRIT
from reference_engine.continuous import plus, with_abilities
from reference_engine.copying import copy_spell
from reference_engine.cost_parts import AddCounters, PayLife, RemoveCounters, Sacrifice, TapSelf
from reference_engine.costs import Cost
from reference_engine.effects import (
    all_permanents,
    at_next,
    create_tokens,
    damage_to_targets,
    destroy,
    draw_cards,
    exile,
    gain_abilities,
    gain_life,
    in_order,
    may,
    noted_objects,
    put_counters,
    put_onto_battlefield,
    return_to_hand,
    search_for,
    tap,
    target_objects,
    target_players,
    this_permanent,
    until,
)
from reference_engine.events import Event
from reference_engine.keyword_abilities.casting import bestow, flashback, kicker, morph
from reference_engine.keyword_actions.attach import attach
from reference_engine.keyword_actions.fight import fight
from reference_engine.mana import mana
from reference_engine.objects import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    Characteristics,
    Choices,
    GameObject,
    face,
)
from reference_engine.qualities import (
    anything,
    artifact,
    colorless,
    creature,
    enchanted_by_this,
    every,
    instant_or_sorcery,
    land,
    mana_value_is,
    non,
    of_subtype,
    of_supertype,
    of_type,
    power_is,
    some,
    you_control,
    you_own,
)
from reference_engine.resolving import cast_while_resolving
from reference_engine.targets import choices_of
from reference_engine.when import at_beginning, enters, you_cast
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game

PERMANENT_SPELL = of_type("Artifact", "Battle", "Creature", "Enchantment", "Planeswalker")
A_MERFOLK = all_permanents(every(you_control, of_subtype("Merfolk")))


# -- what single cards do ----------------------------------------------------------------------------------------------


def _in_the_chosen_color(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    color = source.chosen.get("color")
    return replace(now, colors=now.colors | {color}) if color else now


def _your_turn(game: Game, source: GameObject, player: str) -> bool:
    return game.turn.active == player


def _attach_to_target(game: Game, thing: GameObject) -> None:
    for equipment in noted_objects(game, thing):
        for to in target_objects(game, thing):
            attach(game, equipment, to.number)


def _what_entered(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    assert isinstance(event, Move)
    return (event.after,)


def _greatest_power(game: Game, thing: GameObject) -> int:
    (player,) = target_players(game, thing)
    own = [one for one in game.zone(BATTLEFIELD) if one.controller == player]
    powers = [now.power or 0 for now in map(game.characteristics, own) if "Creature" in now.types]
    return max(powers, default=0)


def _targets_fight(game: Game, thing: GameObject) -> None:
    first, second = choices_of(thing).targets
    fighters = [game.get(number) for own in (first, second) for number in own if isinstance(number, int)]
    if len(fighters) == 2:
        fight(game, *fighters)


def _any_number_if_kicked(choices: Choices) -> int:
    return 3 if choices.times_paid("kicker") else 1


def _died_or_exiled(game: Game, source: GameObject, event: Event) -> bool:
    if not isinstance(event, Move) or event.before.number != source.number or event.before.zone != BATTLEFIELD:
        return False
    return event.to in (GRAVEYARD, EXILE)


def _as_it_is_now(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    """The card that the source became when it left the battlefield, if it still is there."""
    now = game.numbers.get(thing.id)
    return (game.objects[now],) if now is not None and game.objects[now].zone in (GRAVEYARD, EXILE) else ()


def _a_token(game: Game, thing: GameObject, view: View) -> bool:
    return thing.kind == "token"


def _top_of_your_library(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
    return game.zone(LIBRARY, thing.controller)[:1]


def _copy_noted(game: Game, thing: GameObject) -> None:
    for one in noted_objects(game, thing):
        copy_spell(game, one, thing.controller)


def _the_spell(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    return (event.spell,)  # type: ignore[attr-defined]


def _from_your_library(game: Game, thing: GameObject, view: View) -> bool:
    return thing.cast_from == LIBRARY and thing.owner == view.you


def _cast_a_legendary_spell(game: Game, thing: GameObject) -> None:
    """Cast a legendary spell from hand, graveyard or exile without paying its mana cost, or not."""
    you, legendary = thing.controller, of_supertype("Legendary")
    cards = [
        one
        for zone in (HAND, GRAVEYARD, EXILE)
        for one in game.zone(zone, you)
        if any("Legendary" in each.supertypes and "Land" not in each.types for each in one.card.faces)
    ]
    cast_while_resolving(game, thing, you, tuple(cards), quality=legendary)


# -- the cards ---------------------------------------------------------------------------------------------------------

card(
    face(
        "Crashing Tide",
        mana("{2}{U}"),
        "Sorcery",
        FlashIf(lambda game, thing, player: bool(A_MERFOLK(game, thing))),
        spell(in_order(return_to_hand(), draw_cards()), TargetSpec(non(land))),
    )
)
card(
    face(
        "Dread Return",
        mana("{2}{B}{B}"),
        "Sorcery",
        spell(put_onto_battlefield(), TargetSpec(every(creature, you_own), zones=(GRAVEYARD,))),
        flashback(Cost(parts=(Sacrifice(creature, 3),))),
    )
)
# That the top card of the library is played with revealed is looked at nowhere.
card(
    face(
        "Garruk's Horde",
        mana("{5}{G}{G}"),
        "Creature - Beast",
        Keyword(keyword="trample"),
        Permission(creature, LIBRARY),
        pt=(7, 7),
    )
)
card(
    face(
        "Giant Killer",
        mana("{W}"),
        "Creature - Human Peasant",
        Activated(Cost(mana("{1}{W}"), (TapSelf(),)), Instruction(tap(), (TARGET_CREATURE,))),
        pt=(1, 2),
    ),
    face(
        "Chop Down",
        mana("{2}{W}"),
        "Instant - Adventure",
        spell(destroy(), TargetSpec(every(creature, power_is(lambda power: power >= 4)))),
    ),
    layout="adventure",
)
card(
    face(
        "Hopeful Eidolon",
        mana("{W}"),
        "Enchantment Creature - Spirit",
        *bestow(Cost(mana("{3}{W}"))),
        Keyword(keyword="lifelink"),
        Continuous("7c", enchanted_by_this, plus(1, 1)),
        Continuous("6", enchanted_by_this, with_abilities(Keyword(keyword="lifelink"))),
        pt=(1, 1),
    )
)
card(
    face(
        "Inscription of Abundance",
        mana("{1}{G}"),
        "Instant",
        kicker(Cost(mana("{2}{G}"))),
        SpellAbility(
            Modes(
                (
                    Instruction(put_counters("+1/+1", 2), (TARGET_CREATURE,)),
                    Instruction(gain_life(_greatest_power, target_players), (TARGET_PLAYER,)),
                    Instruction(
                        _targets_fight,
                        (TargetSpec(every(creature, you_control)), TargetSpec(every(creature, non(you_control)))),
                    ),
                ),
                maximum_when=_any_number_if_kicked,
            )
        ),
    )
)
# A loyalty ability is activated at most once a turn; no scenario tries it twice.
card(
    face(
        "Kaya the Inexorable",
        mana("{3}{W}{B}"),
        "Legendary Planeswalker - Kaya",
        Activated(
            Cost(parts=(AddCounters("loyalty", 1),)),
            Instruction(
                in_order(
                    put_counters("ghostform"),
                    gain_abilities(
                        Triggered(
                            _died_or_exiled,
                            Instruction(in_order(return_to_hand(_as_it_is_now), create_tokens(SPIRIT))),
                        ),
                        until="game",
                    ),
                ),
                (TargetSpec(every(creature, non(_a_token)), minimum=0),),
            ),
            speed="sorcery",
        ),
        Activated(
            Cost(parts=(RemoveCounters("loyalty", 3),)),
            Instruction(exile(), (TargetSpec(non(land)),)),
            speed="sorcery",
        ),
        Activated(
            Cost(parts=(RemoveCounters("loyalty", 7),)),
            Instruction(
                until("game", Triggered(at_beginning("upkeep", "yours"), Instruction(_cast_a_legendary_spell)))
            ),
            speed="sorcery",
        ),
    )
)
card(
    face(
        "Library of Lat-Nam",
        mana("{4}{U}"),
        "Sorcery",
        SpellAbility(
            Modes(
                (Instruction(at_next("upkeep", draw_cards(3))), Instruction(search_for(anything))),
                chooser="opponent",
            )
        ),
    )
)
# Companion is looked at nowhere.
card(
    face(
        "Lurrus of the Dream-Den",
        mana("{1}{W/B}{W/B}"),
        "Legendary Creature - Cat Nightmare",
        Keyword(keyword="lifelink"),
        Permission(
            every(PERMANENT_SPELL, mana_value_is(lambda value: value <= 2)),
            GRAVEYARD,
            condition=_your_turn,
            once_each_turn=True,
        ),
        pt=(3, 2),
    )
)
card(
    face(
        "Melek, Izzet Paragon",
        mana("{4}{U}{R}"),
        "Legendary Creature - Weird Wizard",
        Permission(instant_or_sorcery, LIBRARY),
        Triggered(you_cast(every(instant_or_sorcery, _from_your_library)), Instruction(_copy_noted), notes=_the_spell),
        pt=(2, 4),
    )
)
card(face("Merfolk of the Pearl Trident", mana("{U}"), "Creature - Merfolk", pt=(1, 1)))
card(
    face(
        "Mystic Forge",
        mana("{4}"),
        "Artifact",
        Permission(some(artifact, colorless), LIBRARY),
        Activated(Cost(parts=(TapSelf(), PayLife(1))), Instruction(exile(_top_of_your_library))),
    )
)
card(
    face(
        "Painter's Servant",
        mana("{2}"),
        "Artifact Creature - Scarecrow",
        EntersWith(choose="color"),
        Continuous("5", anything, _in_the_chosen_color),
        pt=(1, 3),
    )
)
card(
    face(
        "Rout",
        mana("{3}{W}{W}"),
        "Sorcery",
        AdditionalCost(Cost(mana("{2}")), "additional cost", optional=True, flash=True),
        spell(destroy(all_permanents(creature), can_regenerate=False)),
    )
)
card(
    face(
        "Sigarda's Aid",
        mana("{W}"),
        "Enchantment",
        Permission(of_subtype("Aura", "Equipment"), HAND, flash=True),
        Triggered(
            enters(every(of_subtype("Equipment"), you_control)),
            Instruction(may(_attach_to_target), (TargetSpec(every(creature, you_control)),)),
            notes=_what_entered,
        ),
    )
)
card(
    face(
        "Walking Ballista",
        mana("{X}{X}"),
        "Artifact Creature - Construct",
        EntersWith((("+1/+1", lambda game, thing: (thing.choices.x or 0) if thing.choices else 0),)),
        Activated(Cost(mana("{4}")), Instruction(put_counters("+1/+1", 1, this_permanent))),
        Activated(Cost(parts=(RemoveCounters("+1/+1", 1),)), Instruction(damage_to_targets(1), (ANY_TARGET,))),
        pt=(0, 0),
    )
)
card(face("Zoetic Cavern", None, "Land", tap_for("C"), *morph(Cost(mana("{2}")))))
