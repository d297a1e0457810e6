"""Cards that show what a cost asks for and how it is paid (CR 118.1-118.6, 118.10, 118.11, 118.13, 118.14)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    AnyTypeOfMana,
    CannotDraw,
    CannotLose,
    Continuous,
    Instruction,
    Permission,
    Replacement,
    Triggered,
    View,
)
from reference_engine.cards import card
from reference_engine.cards.basics import (
    ANY_TARGET,
    SACRIFICE_A_CREATURE,
    SACRIFICE_THIS,
    TAP,
    TARGET_CREATURE,
    TARGET_PLAYER,
    YOUR_SPELL,
    flying,
    haste,
    spell,
    tap_for,
)
from reference_engine.continuous import with_abilities
from reference_engine.cost_parts import DrawCards, PayLife, Sacrifice
from reference_engine.costs import Cost, mana_cost_as_cost
from reference_engine.drawing import Draw
from reference_engine.effects import (
    add_mana_of,
    at_next,
    damage_to_targets,
    discard_hand,
    draw_cards,
    each_opponent,
    each_player,
    exile,
    graveyards_of,
    in_order,
    noted_players,
    nothing,
    pump,
    put_into_graveyard,
    sacrifice_chosen,
    target_players,
    the_spell,
    this_permanent,
    until,
)
from reference_engine.effects import you as its_controller
from reference_engine.events import Event, happen
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_abilities.cumulative_upkeep import cumulative_upkeep
from reference_engine.keyword_abilities.equip import equip
from reference_engine.keyword_abilities.scavenge import scavenge
from reference_engine.keyword_abilities.suspend import suspend
from reference_engine.keyword_actions.regenerate import regenerate
from reference_engine.mana import mana
from reference_engine.objects import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, Characteristics, GameObject, face
from reference_engine.qualities import (
    another,
    any_player,
    anything,
    creature,
    enchanted_by_this,
    every,
    land,
    you,
    you_own,
)
from reference_engine.resolving import cast_while_resolving
from reference_engine.when import at_beginning, note_player, this_enters
from reference_engine.zones import Move, move

if TYPE_CHECKING:
    from reference_engine.game import Game


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

card(face("Dark Ritual", mana("{B}"), "Instant", spell(add_mana_of("B", "B", "B"))))

card(
    face("Diabolic Edict", mana("{1}{B}"), "Instant", spell(sacrifice_chosen(creature, target_players), TARGET_PLAYER))
)

card(face("Dismember", mana("{1}{B/P}{B/P}"), "Instant", spell(pump(-5, -5), TARGET_CREATURE)))

card(face("Dryad Arbor", None, "Land Creature - Forest Dryad", tap_for("G"), pt=(1, 1), color="G"))

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
        "Greed",
        mana("{3}{B}"),
        "Enchantment",
        Activated(Cost(mana("{B}"), (PayLife(2),)), Instruction(draw_cards())),
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


def _skip(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    return ()


def _you_would_draw(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Draw) and event.player == source.controller


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

card(face("Ornithopter", mana("{0}"), "Artifact Creature - Thopter", flying, pt=(0, 2)))

# That opponents can't win the game is left out: nothing here says that a player wins.
card(face("Platinum Angel", mana("{7}"), "Artifact Creature - Angel", flying, CannotLose(you), pt=(4, 4)))

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


def _exiled_instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Move)
    return (replace(event, to=EXILE),)


def _would_go_to_a_graveyard(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Move) and event.to == GRAVEYARD and event.before.kind in ("card", "token")


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

card(face("Spatial Contortion", mana("{1}{C}"), "Instant", spell(pump(3, -3), TARGET_CREATURE)))


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
