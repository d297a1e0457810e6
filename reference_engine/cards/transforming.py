"""Double-faced cards, and cards that transform permanents or ask for transformed ones (CR 701.27, 712)."""

from __future__ import annotations

from reference_engine.abilities import Activated, Continuous, Instruction, Triggered, View
from reference_engine.cards import card, token
from reference_engine.cards.basics import spell
from reference_engine.continuous import plus
from reference_engine.cost_parts import Sacrifice
from reference_engine.costs import Cost
from reference_engine.effects import (
    all_permanents,
    create_tokens,
    damage_to_all,
    damage_to_players,
    draw_cards,
    each_opponent,
    in_order,
    may,
)
from reference_engine.events import Event
from reference_engine.game import Game
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_actions.transform import (
    Transformed,
    is_transformed,
    this_transforms,
    transform,
    transform_this,
    transform_this_at_next,
)
from reference_engine.mana import mana
from reference_engine.objects import BATTLEFIELD, Characteristics, GameObject, face
from reference_engine.qualities import another, creature, every, non, of_subtype, this, you_control
from reference_engine.special_actions import TurnedFaceUp
from reference_engine.when import dies

HUMAN = of_subtype("Human")
A_CREATURE_OF_YOURS = every(creature, you_control)

# That creatures are indestructible when it enters is left out: it starts on the battlefield.
card(
    face(
        "Archangel Avacyn",
        mana("{3}{W}{W}"),
        "Legendary Creature - Angel",
        keyword("flash"),
        keyword("flying"),
        keyword("vigilance"),
        Triggered(
            dies(every(A_CREATURE_OF_YOURS, non(of_subtype("Angel")))), Instruction(transform_this_at_next("upkeep"))
        ),
        pt=(4, 4),
    ),
    face(
        "Avacyn, the Purifier",
        None,
        "Legendary Creature - Angel",
        keyword("flying"),
        Triggered(
            this_transforms,
            Instruction(
                in_order(
                    damage_to_all(3, all_permanents(every(creature, another))), damage_to_players(3, each_opponent)
                )
            ),
        ),
        pt=(6, 5),
        color="R",
    ),
    layout="transforming",
)

WOLF = token(face("Wolf", None, "Creature - Wolf", pt=(2, 2), color="G"))


def _becomes_non_human(game: Game, source: GameObject, event: Event) -> bool:
    """A permanent of the controller's transforms into a creature that is no Human."""
    if not isinstance(event, Transformed) or event.thing.controller != source.controller:
        return False
    now = game.characteristics(event.thing)
    return "Creature" in now.types and "Human" not in now.subtypes


card(
    face(
        "Cult of the Waxing Moon",
        mana("{4}{G}"),
        "Creature - Human Shaman",
        Triggered(_becomes_non_human, Instruction(create_tokens(WOLF))),
        pt=(5, 4),
    )
)

# That it is activated once each turn is left out: no scenario activates it twice.
card(
    face(
        "Ecstatic Awakener",
        mana("{B}"),
        "Creature - Human Wizard",
        Activated(
            Cost(mana("{2}{B}"), (Sacrifice(every(creature, another)),)),
            Instruction(in_order(draw_cards(1), transform_this)),
        ),
        pt=(1, 1),
    ),
    face("Awoken Demon", None, "Creature - Demon", pt=(4, 4), color="B"),
    layout="transforming",
)

card(face("Elite Vanguard", mana("{W}"), "Creature - Human Soldier", pt=(2, 1)))

# Its ability that sees spells being cast, and what its other face does, are left out: nobody casts either.
card(
    face(
        "Extus, Oriq Overlord",
        mana("{1}{W}{B}{B}"),
        "Legendary Creature - Human Warlock",
        keyword("double strike"),
        pt=(2, 4),
    ),
    face("Awaken the Blood Avatar", mana("{6}{B}{R}"), "Sorcery"),
    layout="modal",
)


def _transform_all_humans(game: Game, thing: GameObject) -> None:
    transform(game, all_permanents(HUMAN)(game, thing))


# Its prevention of combat damage is left out: no scenario fights.
card(face("Moonmist", mana("{1}{G}"), "Instant", spell(_transform_all_humans)))


def _for_each_transformed(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    own = [thing for thing in game.zone(BATTLEFIELD) if thing.controller == source.controller]
    return plus(sum(is_transformed(thing) for thing in own), 0)(game, source, now)


card(
    face(
        "Mutagen Connoisseur",
        mana("{1}{G}{U}"),
        "Creature - Vedalken Mutant",
        keyword("flying"),
        keyword("vigilance"),
        Continuous("7c", this, _for_each_transformed),
        pt=(0, 5),
    )
)


def _yours_is_turned_up(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, TurnedFaceUp) and event.thing.controller == source.controller


def _face_down(game: Game, thing: GameObject, view: View) -> bool:
    return thing.face_down


card(
    face(
        "Secret Plans",
        mana("{G}{U}"),
        "Enchantment",
        Continuous("7c", every(A_CREATURE_OF_YOURS, _face_down), plus(0, 1)),
        Triggered(_yours_is_turned_up, Instruction(draw_cards(1))),
    )
)

# What the two deans do is left out: neither is used.
card(
    face("Shaile, Dean of Radiance", mana("{1}{W}"), "Legendary Creature - Bird Cleric", keyword("flying"), pt=(1, 1)),
    face("Embrose, Dean of Shadow", mana("{2}{B}{B}"), "Legendary Creature - Human Warlock", pt=(4, 4)),
    layout="modal",
)

card(
    face("Thraben Gargoyle", mana("{1}"), "Artifact Creature - Gargoyle", keyword("defender"),
         Activated(Cost(mana("{6}")), Instruction(transform_this)), pt=(2, 2)),
    face("Stonewing Antagonizer", None, "Artifact Creature - Gargoyle Horror", keyword("flying"), pt=(4, 2)),
    layout="transforming",
)  # fmt: skip

card(
    face(
        "Thraben Sentry",
        mana("{3}{W}"),
        "Creature - Human Soldier",
        keyword("vigilance"),
        Triggered(dies(every(A_CREATURE_OF_YOURS, another)), Instruction(may(transform_this))),
        pt=(2, 2),
    ),
    face("Thraben Militia", None, "Creature - Human Soldier", keyword("trample"), pt=(5, 4), color="W"),
    layout="transforming",
)
