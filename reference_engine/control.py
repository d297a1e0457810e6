"""Who controls a permanent (CR 110.2, 613.1b): effects that change control, and exchanges of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reference_engine.abilities import ControlChange, View
from reference_engine.combat import remove_from_combat
from reference_engine.game import Floating
from reference_engine.objects import BATTLEFIELD, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("110.2", "611.2a", "613.1b")
def gain_control(
    game: Game,
    by: GameObject,
    player: str,
    thing: GameObject,
    until: str = "game",
    lasts: Callable[[Game], bool] | None = None,
) -> None:
    """A player gains control of a permanent by an effect of a spell or ability."""
    effect = Floating(ControlChange(), by, player, until, affects=(thing.number,), lasts=lasts)
    game.add_effect(effect)
    settle(game)


@rule("701.12b", "611.2a")
def exchange_controllers(game: Game, by: GameObject, one: GameObject, other: GameObject) -> None:
    """Each of two players gains control of the other's permanent, at the same time."""
    for thing, player in ((one, other.controller), (other, one.controller)):
        game.add_effect(Floating(ControlChange(), by, player, "game", affects=(thing.number,)))
    settle(game)


@rule("611.2b")
def lapse(game: Game) -> None:
    """Effects that last as long as something is so end as soon as it isn't."""
    ended = [effect for effect in game.effects if effect.lasts is not None and not effect.lasts(game)]
    if ended:
        game.end_effects(ended)


@rule("110.2", "302.6", "506.4", "613.1b", "613.7")
def settle(game: Game) -> None:
    """Give each permanent to the player who controls it now: the newest effect decides, and without one it goes back.

    A permanent that changes hands leaves combat, and its new controller hasn't controlled it since their turn began.
    """
    changing = any(True for _ in game.in_force(ControlChange))
    for thing in game.zone(BATTLEFIELD):
        if not changing and thing.own_controller is None:
            continue
        found = _new_controllers(game, thing)
        if not found and thing.own_controller is None:
            continue
        own = thing.own_controller or thing.controller
        controller = max(found)[1] if found else own
        kept = own if found else None
        if controller != thing.controller:
            game.change(thing.number, controller=controller, own_controller=kept, summoning_sick=True)
            remove_from_combat(game, thing)
        elif kept != thing.own_controller:
            game.change(thing.number, own_controller=kept)


def _new_controllers(game: Game, thing: GameObject) -> list[tuple[int, str]]:
    """Who would control a permanent by the effects on it, with the timestamps of these."""
    found = [
        (effect.timestamp, effect.controller)
        for effect in game.effects
        if isinstance(effect.ability, ControlChange) and effect.affects and thing.number in effect.affects
    ]
    for source, ability in game.in_force(ControlChange):
        if ability.applies is not None and ability.applies(game, thing, View(source.controller, source)):
            found.append((source.timestamp, source.controller))
    return found
