"""Cards whose costs are paid as something resolves, or for a special action (CR 118.12, 118.13b-c)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import Activated, Instruction, Replacement, TargetSpec, Triggered, View
from reference_engine.cards import card, token
from reference_engine.cards.basics import SACRIFICE_THIS, TARGET_SPELL, flying, spell, trample
from reference_engine.continuous import Change
from reference_engine.cost_parts import PutOntoBattlefield, SacrificeSelf
from reference_engine.costs import Cost, x
from reference_engine.effects import (
    at_next,
    controllers_of_targets,
    counter_spells,
    create_tokens,
    draw_cards,
    exile,
    gain_life,
    in_order,
    lose_the_game,
    may,
    may_pay_to,
    must_pay_to,
    nothing,
    opponents_of_noted,
    return_to_hand,
    this_permanent,
    unless_pays,
    until,
)
from reference_engine.effects import change as change_for_good
from reference_engine.events import Event, happen
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_abilities.casting import disguise, morph
from reference_engine.keyword_abilities.extort import extort
from reference_engine.keyword_actions.search import search_library
from reference_engine.keyword_actions.shuffle import shuffle
from reference_engine.mana import ManaCost, mana
from reference_engine.objects import BATTLEFIELD, EXILE, GameObject, face
from reference_engine.qualities import artifact, creature, enchantment, every, land, non, some, with_keyword
from reference_engine.when import a_player_casts, note_player, this_dies, this_enters, this_is_turned_face_up
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


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
        "Mana Leak",
        mana("{1}{U}"),
        "Instant",
        spell(unless_pays(Cost(mana("{3}")), counter_spells(), controllers_of_targets), TARGET_SPELL),
    )
)

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
        "Riftburst Hellion",
        mana("{5}{R}{G}"),
        "Creature - Hellion",
        keyword("reach"),
        *disguise(Cost(mana("{4}{R/G}{R/G}"))),
        pt=(6, 7),
    )
)

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


def _base(power: int, toughness: int) -> Change:
    return lambda game, source, now: replace(now, power=power, toughness=toughness)


def _exile_lands_and_be_as_many(game: Game, thing: GameObject) -> None:
    """Search for any number of land cards and exile them; its power and toughness become their number."""
    found = search_library(game, thing.controller, thing, land, None)
    exiled = len(happen(game, *(Move(one, EXILE) for one in found)))
    shuffle(game, thing.controller, thing)
    change_for_good(_base(exiled, exiled), "7b", this_permanent, "leaves")(game, thing)


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
