"""What triggered abilities watch for (CR 603.2): conditions to build cards from.

Each is judged with the game, the object that has the ability, and the event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reference_engine.abilities import Quality, View
from reference_engine.events import Event
from reference_engine.objects import BATTLEFIELD, GRAVEYARD, GameObject
from reference_engine.qualities import anything
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game

When = Callable[["Game", GameObject, Event], bool]


@rule("603.6a")
def this_enters(game: Game, source: GameObject, event: Event) -> bool:
    """This permanent enters the battlefield."""
    return (
        isinstance(event, Move)
        and event.to == BATTLEFIELD
        and event.after is not None
        and event.after.number == source.number
    )


@rule("603.6a")
def enters(quality: Quality) -> When:
    """A permanent with a quality enters the battlefield."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        if not isinstance(event, Move) or event.to != BATTLEFIELD or event.after is None:
            return False
        return quality(game, game.get(event.after.number) or event.after, View(source.controller, source))

    return when


@rule("603.6c", "700.4")
def this_dies(game: Game, source: GameObject, event: Event) -> bool:
    """This permanent is put into a graveyard from the battlefield."""
    return (
        isinstance(event, Move)
        and event.before.number == source.number
        and event.before.zone == BATTLEFIELD
        and event.to == GRAVEYARD
    )


@rule("603.6c", "603.10a", "700.4")
def dies(quality: Quality) -> When:
    """A permanent with a quality, as it last was, is put into a graveyard from the battlefield."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        if not isinstance(event, Move) or event.before.zone != BATTLEFIELD or event.to != GRAVEYARD:
            return False
        return quality(game, event.before, View(source.controller, source))

    return when


def this_is_turned_face_up(game: Game, source: GameObject, event: Event) -> bool:
    """This permanent is turned face up (CR 708.8)."""
    from reference_engine.special_actions import TurnedFaceUp

    return isinstance(event, TurnedFaceUp) and event.thing.number == source.number


def this_is_dealt_damage(game: Game, source: GameObject, event: Event) -> bool:
    """This permanent is dealt damage (CR 120); from several sources at once it is together."""
    from reference_engine.life import Damage

    return isinstance(event, Damage) and event.to == source.number


def this_deals_damage(game: Game, source: GameObject, event: Event) -> bool:
    """This object deals damage (CR 120)."""
    from reference_engine.life import Damage

    return isinstance(event, Damage) and event.source.number == source.number


def this_attacks(game: Game, source: GameObject, event: Event) -> bool:
    """This creature is declared as an attacker (CR 508.3a)."""
    from reference_engine.combat import Attacks

    return isinstance(event, Attacks) and event.attacker.number == source.number


@rule("601.2i")
def a_player_casts(quality: Quality = anything) -> When:
    """Any player casts a spell with a quality."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        from reference_engine.casting import BecameCast

        return isinstance(event, BecameCast) and quality(game, event.spell, View(source.controller, source))

    return when


@rule("601.2i")
def you_cast(quality: Quality = anything) -> When:
    """The controller casts a spell with a quality."""
    anybody = a_player_casts(quality)
    return lambda game, source, event: anybody(game, source, event) and the_player(event) == source.controller


@rule("601.2c", "115.1")
def this_becomes_target(of: Quality) -> When:
    """This object becomes the target of a spell or ability with a quality."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        from reference_engine.targets import Targeted

        return (
            isinstance(event, Targeted)
            and event.target == source.number
            and of(game, event.by, View(source.controller, source))
        )

    return when


@rule("503.1a", "513.1a", "603.2b")
def at_beginning(step: str, whose: str = "any") -> When:
    """A step begins: of the controller's turn for "yours", of any turn for "any"."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        from reference_engine.turns import StepBegan

        if not isinstance(event, StepBegan) or event.step != step:
            return False
        return whose == "any" or event.player == source.controller

    return when


# -- what an ability remembers of its event ----------------------------------------------------------------------------


def the_player(event: Event) -> str:
    """The player of an event."""
    player = getattr(event, "player", None)
    assert isinstance(player, str)
    return player


def note_player(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    """Remember the player of the event: who cast, whose step it is."""
    return (the_player(event),)


def note_targeting(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    """Remember the spell or ability that became targeting."""
    return (getattr(event, "by", None),)


def note_amount(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    """Remember how much the event was of."""
    return (getattr(event, "amount", 0),)
