"""Timing and priority (CR 117)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine import state_based, triggers
from reference_engine.errors import IllegalAction
from reference_engine.objects import STACK
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("117.5", "603.3", "704.3")
def receive_priority(game: Game, player: str) -> None:
    """A player gets priority: first state-based actions, then waiting triggers, until there are none of either."""
    game.change_turn(priority=None, passed=())
    while True:
        state_based.check(game)
        if not triggers.put_on_stack(game):
            break
    game.change_turn(priority=player if game.players[player].in_game else _next_in_game(game, player))


def _next_in_game(game: Game, player: str) -> str | None:
    around = game.order[game.order.index(player) :] + game.order[: game.order.index(player)]
    return next((name for name in around if game.players[name].in_game), None)


@rule("117.3d", "117.4")
def pass_priority(game: Game, player: str) -> None:
    """Pass; when all have passed in succession the top of the stack resolves, or the step ends.

    Raises `IllegalAction` for a player who does not have priority.
    """
    if game.turn.priority != player:
        raise IllegalAction("117.3d", f"{player} does not have priority, and cannot pass")
    passed = (*game.turn.passed, player)
    still_to_pass = [name for name in game.in_turn_order(player) if name not in passed]
    if still_to_pass:
        game.change_turn(priority=still_to_pass[0], passed=passed)
        return
    if game.zone(STACK):
        resolve(game)
        return
    from reference_engine.turns import next_step

    next_step(game)


@rule("117.3b", "608.1")
def resolve(game: Game) -> None:
    """The top of the stack resolves, and the active player gets priority."""
    from reference_engine.resolving import resolve_top

    game.change_turn(priority=None, passed=())
    resolve_top(game)
    receive_priority(game, game.turn.active)


def everybody_passes(game: Game) -> None:
    """Every player passes once, in turn order from whoever has priority."""
    top, step = game.zone(STACK)[:1], (game.turn.number, game.turn.step)
    while game.turn.priority is not None:
        pass_priority(game, game.turn.priority)
        if game.zone(STACK)[:1] != top or (game.turn.number, game.turn.step) != step or not game.turn.passed:
            return
