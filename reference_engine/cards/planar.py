"""Planes, phenomena and schemes (CR 311, 312, 314), and cards that reach for them."""

from __future__ import annotations

from reference_engine.abilities import Activated, Continuous, Instruction, Permission, Replacement, Triggered
from reference_engine.archenemy import face_up, is_ongoing
from reference_engine.cards import card, token
from reference_engine.cards.basics import TARGET_PLAYER, spell, tap_for
from reference_engine.continuous import plus, with_abilities
from reference_engine.cost_parts import TapSelf
from reference_engine.costs import Cost
from reference_engine.effects import (
    all_permanents,
    create_tokens,
    destroy,
    draw_cards,
    each_player,
    in_order,
    noted_objects,
    sacrifice_chosen,
    target_players,
)
from reference_engine.events import Event
from reference_engine.game import Floating, Game
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_actions.abandon import abandon
from reference_engine.keyword_actions.planeswalk import planeswalk, you_planeswalk_away, you_planeswalk_here
from reference_engine.keyword_actions.set_in_motion import (
    SetInMotion,
    set_in_motion,
    so_many_times,
    you_set_this_in_motion,
)
from reference_engine.mana import mana
from reference_engine.objects import COMMAND, HAND, GameObject, face
from reference_engine.planechase import (
    CHAOS,
    chaos_ensues,
    in_command_zone,
    roll_planar_die,
    whenever_chaos_ensues,
)
from reference_engine.qualities import anything, creature, every, land, non, you_control
from reference_engine.when import at_beginning, dies

DRAW = Instruction(draw_cards(1))


def _planeswalk(game: Game, thing: GameObject) -> None:
    """The controller planeswalks."""
    planeswalk(game, thing.controller)


# -- planes and phenomena ----------------------------------------------------------------------------------------------


def _creature_or_planeswalk(game: Game, thing: GameObject) -> None:
    """The controller sacrifices a creature; if they can't, they planeswalk."""
    if all_permanents(every(creature, you_control))(game, thing):
        sacrifice_chosen(creature, lambda game, thing: (thing.controller,))(game, thing)
    else:
        _planeswalk(game, thing)


# Its chaos ability, which makes Zombies, is left out: no scenario rolls chaos there.
card(
    face(
        "Lair of the Ashen Idol",
        None,
        "Plane - Azgol",
        in_command_zone(at_beginning("upkeep", "yours"), Instruction(_creature_or_planeswalk)),
    )
)

card(
    face(
        "Mutual Epiphany",
        None,
        "Phenomenon",
        in_command_zone(you_planeswalk_here, Instruction(draw_cards(4, each_player))),
    )
)

card(
    face(
        "Panopticon",
        None,
        "Plane - Mirrodin",
        in_command_zone(you_planeswalk_here, DRAW),
        in_command_zone(at_beginning("draw", "yours"), DRAW),
        in_command_zone(whenever_chaos_ensues, DRAW),
    )
)

card(
    face(
        "Planewide Disaster",
        None,
        "Phenomenon",
        in_command_zone(you_planeswalk_here, Instruction(destroy(all_permanents(creature)))),
    )
)

# Its chaos ability, which sets a life total, is left out: no scenario rolls chaos there.
card(
    face(
        "Sanctum of Serra",
        None,
        "Plane - Serra's Realm",
        in_command_zone(you_planeswalk_away, Instruction(destroy(all_permanents(non(land))))),
    )
)

# Its chaos ability, which untaps attackers, is left out: no scenario rolls chaos there.
card(
    face(
        "Sokenzan",
        None,
        "Plane - Kamigawa",
        Continuous("7c", creature, plus(1, 1), zones=(COMMAND,)),
        Continuous("6", creature, with_abilities(keyword("haste")), zones=(COMMAND,)),
    )
)

# -- cards of an ordinary deck -----------------------------------------------------------------------------------------


def _roll(game: Game, thing: GameObject) -> None:
    roll_planar_die(game, thing.controller, thing)


card(
    face(
        "Fractured Powerstone",
        mana("{2}"),
        "Artifact",
        tap_for("C"),
        Activated(Cost(parts=(TapSelf(),)), Instruction(_roll), speed="sorcery"),
    )
)


def _will_of_the_planeswalkers(game: Game, thing: GameObject) -> None:
    """Each player votes, the controller first; the greater number decides, chaos where there is none."""
    voters = game.in_turn_order(thing.controller)
    votes = [game.choose("choose word", name, thing, ("planeswalk", CHAOS))[0] for name in voters]
    if votes.count("planeswalk") > votes.count(CHAOS):
        _planeswalk(game, thing)
    else:
        chaos_ensues(game, thing.controller)


card(
    face(
        "Path of the Enigma",
        mana("{4}{U}"),
        "Sorcery",
        spell(in_order(draw_cards(4, target_players), _will_of_the_planeswalkers), TARGET_PLAYER),
    )
)

card(face("Vedalken Orrery", mana("{4}"), "Artifact", Permission(anything, HAND, flash=True)))

# -- schemes -----------------------------------------------------------------------------------------------------------

DRAGON = token(face("Dragon", None, "Creature - Dragon", keyword("flying"), pt=(5, 5), color="R"))

card(
    face(
        "Look Skyward and Despair",
        None,
        "Scheme",
        in_command_zone(you_set_this_in_motion, Instruction(create_tokens(DRAGON))),
    )
)


def _another_is_set_in_motion(game: Game, source: GameObject, event: Event) -> bool:
    """The controller sets a scheme in motion that isn't ongoing."""
    if not isinstance(event, SetInMotion) or event.scheme is None or event.player != source.controller:
        return False
    return not is_ongoing(event.scheme.card)


def _note_scheme(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    assert isinstance(event, SetInMotion)
    assert event.scheme is not None
    return (event.scheme,)


def _abandon_this(game: Game, thing: GameObject) -> bool:
    """Abandon the scheme whose ability this is; whether it was."""
    return any(abandon(game, scheme) for scheme in face_up(game, thing.controller) if scheme.number == thing.source)


def _abandon(game: Game, thing: GameObject) -> None:
    _abandon_this(game, thing)


def _again_if_abandoned(game: Game, thing: GameObject) -> None:
    """The controller may abandon this scheme; if they do, the other one is set in motion again."""
    still_here = any(scheme.number == thing.source for scheme in face_up(game, thing.controller))
    if game.choose_yes("may", thing.controller, thing, still_here) and _abandon_this(game, thing):
        for other in noted_objects(game, thing):
            set_in_motion(game, thing.controller, other)


card(
    face(
        "My Laughter Echoes",
        None,
        "Ongoing Scheme",
        Triggered(_another_is_set_in_motion, Instruction(_again_if_abandoned), notes=_note_scheme, zones=(COMMAND,)),
    )
)


def _three_next_time(game: Game, thing: GameObject) -> None:
    """The next time its controller would set a scheme in motion, they set three in motion instead."""
    you = thing.controller

    def applies(game: Game, source: GameObject, event: Event) -> bool:
        return isinstance(event, SetInMotion) and event.player == you

    def instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
        assert isinstance(event, SetInMotion)
        return so_many_times(event, 3)

    game.add_effect(Floating(Replacement(applies, instead), thing, you, "game", once=True))


card(
    face(
        "Plots That Span Centuries",
        None,
        "Scheme",
        in_command_zone(you_set_this_in_motion, Instruction(_three_next_time)),
    )
)

card(
    face(
        "The Very Soil Shall Shake",
        None,
        "Ongoing Scheme",
        Continuous("7c", every(creature, you_control), plus(2, 2), zones=(COMMAND,)),
        Continuous("6", every(creature, you_control), with_abilities(keyword("trample")), zones=(COMMAND,)),
        in_command_zone(dies(every(creature, you_control)), Instruction(_abandon)),
    )
)
