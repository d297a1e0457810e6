"""The parts of a turn (CR 500-514)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine import combat
from reference_engine.archenemy import set_the_next_scheme_in_motion
from reference_engine.control import settle
from reference_engine.drawing import draw
from reference_engine.events import Event, happen
from reference_engine.keyword_actions.discard import discard_chosen
from reference_engine.keyword_actions.tap import Untap
from reference_engine.objects import BATTLEFIELD, HAND, STACK
from reference_engine.planechase import take_over
from reference_engine.priority import everybody_passes, receive_priority
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip

MAXIMUM_HAND_SIZE = 7
TURNS_AHEAD = 20  # how many turns are played through at most until a step that never comes is given up


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A step or phase began."""

    step: str
    player: str  # whose turn it is


@rule("500.1", "500.2", "500.5", "703.4")
def next_step(game: Game) -> None:
    """End the step and begin the next one in which somebody gets priority, with its turn-based actions."""
    game.change_turn(priority=None, passed=())
    while game.turn.priority is None and len(game.in_turn_order(_somebody(game))) > 0:
        _empty_pools(game)
        _begin(game, _following(game))
        if game.turn.step not in ("untap", "cleanup") or game.waiting or game.zone(STACK):
            receive_priority(game, game.turn.active)


def _somebody(game: Game) -> str:
    return next((name for name in game.order if game.players[name].in_game), game.order[0])


@rule("500.5", "106.4")
def _empty_pools(game: Game) -> None:
    """Unspent mana is lost as a step or phase ends."""
    for name, player in game.players.items():
        if player.pool:
            game.change_player(name, pool=())


@rule("506.1", "508.8")
def _following(game: Game) -> str:
    """The next step: a combat without attackers has no declare blockers and combat damage steps."""
    step = game.turn.step
    if step == "declare attackers" and not game.attacks:
        return "end of combat"
    return STEPS[(STEPS.index(step) + 1) % len(STEPS)]


def _begin(game: Game, step: str) -> None:
    if step == "untap":
        _begin_turn(game)
    game.change_turn(step=step)
    happen(game, StepBegan(step, game.turn.active))
    actions = {
        "untap": _untap,
        "draw": _draw,
        "precombat main": set_the_next_scheme_in_motion,
        "combat damage": combat.deal_damage,
        "end of combat": combat.end,
        "cleanup": _clean_up,
    }
    if step in actions:
        actions[step](game)


@rule("500.11", "102.1")
def _begin_turn(game: Game) -> None:
    """The next player in turn order takes a turn."""
    following = game.order[(game.order.index(game.turn.active) + 1) % len(game.order)]
    active = game.in_turn_order(following)[0]
    game.change_turn(number=game.turn.number + 1, active=active)
    for name in game.order:
        game.change_player(name, lands_played=0, cards_drawn=0)
    take_over(game)
    ended = [effect for effect in game.effects if effect.until == "your next turn" and effect.controller == active]
    game.end_effects(ended)
    _last_turn_of_effects(game, active)
    for thing in game.zone(BATTLEFIELD):
        if thing.controller == active and thing.summoning_sick:
            game.change(thing.number, summoning_sick=False)


@rule("500.5", "514.2")
def _last_turn_of_effects(game: Game, active: str) -> None:
    """What lasts until the end of its controller's next turn lasts until the end of the turn that now begins."""
    last = [one for one in game.effects if one.until == "end of your next turn" and one.controller == active]
    game.end_effects(last)
    for effect in last:
        game.add_effect(replace(effect, until="turn"))


@rule("502.3")
def _untap(game: Game) -> None:
    """The active player untaps their permanents, together."""
    own = [thing for thing in game.zone(BATTLEFIELD) if thing.controller == game.turn.active and thing.tapped]
    happen(game, *(Untap(thing) for thing in own if not game.characteristics(thing).has("doesn't untap")))


@rule("504.1")
def _draw(game: Game) -> None:
    """The active player draws a card."""
    draw(game, game.turn.active)


@rule("514.1", "514.2")
def _clean_up(game: Game) -> None:
    """Discard down to the maximum hand size; then damage wears off and effects until end of turn end, together."""
    active = game.turn.active
    excess = len(game.zone(HAND, active)) - MAXIMUM_HAND_SIZE
    if excess > 0:
        discard_chosen(game, active, excess, game.zone(HAND, active)[0])
    for thing in game.zone(BATTLEFIELD):
        if thing.damage or thing.deathtouched:
            game.change(thing.number, damage=0, deathtouched=False)
    game.end_effects([effect for effect in game.effects if effect.until == "turn"])
    settle(game)


def advance(game: Game, step: str, player: str | None) -> None:
    """All players pass until that step of that player's turn, or of the next turn that has it, gives priority.

    Raises `Unsupported` where it does not come.
    """
    from reference_engine.errors import Unsupported

    last = game.turn.number + TURNS_AHEAD
    while game.turn.priority is not None and game.turn.number <= last:
        before = (game.turn.number, game.turn.step)
        while game.turn.priority is not None and (game.turn.number, game.turn.step) == before:
            everybody_passes(game)
        if game.turn.step == step and player in (None, game.turn.active):
            return
    raise Unsupported(f"the {step} step of {player or 'any player'} does not come")


@rule("508.1", "508.2")
def declare_attackers(game: Game, player: str, attackers: dict[str, str]) -> None:
    """Go to the declare attackers step and declare them; raises `IllegalAction`."""
    _pass_until(game, "beginning of combat", before="declare attackers")
    game.change_turn(priority=None)
    _empty_pools(game)
    _begin(game, "declare attackers")
    combat.declare_attackers(game, player, attackers)
    receive_priority(game, game.turn.active)


@rule("509.1", "509.4")
def declare_blockers(game: Game, player: str, blockers: dict[str, str]) -> None:
    """Go to the declare blockers step and declare them; raises `IllegalAction`."""
    _pass_until(game, "declare attackers", before="declare blockers")
    if game.turn.step != "declare blockers":
        game.change_turn(priority=None)
        _empty_pools(game)
        _begin(game, "declare blockers")
    combat.declare_blockers(game, player, blockers)
    receive_priority(game, game.turn.active)


def _pass_until(game: Game, step: str, before: str) -> None:
    while game.turn.step != step and STEPS.index(game.turn.step) < STEPS.index(before):
        everybody_passes(game)
