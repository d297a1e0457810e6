"""Special actions (CR 116): they use no stack and are taken by a player who has priority."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Keyword, LandPlays
from reference_engine.costs import Cost
from reference_engine.errors import IllegalAction
from reference_engine.events import Event, happen
from reference_engine.illegal_actions import attempt, moment
from reference_engine.mana import mana
from reference_engine.objects import BATTLEFIELD, EXILE, HAND, Announced, GameObject
from reference_engine.offered_costs import pay
from reference_engine.permissions import Allowed, is_sorcery_time, land_may_be_played, may_begin, take_up
from reference_engine.priority import receive_priority
from reference_engine.rule import rule
from reference_engine.zones import Move, move

if TYPE_CHECKING:
    from reference_engine.game import Game

TURNED_UP_FOR = ("morph", "megamorph", "disguise")


@dataclass(frozen=True, slots=True)
class TurnedFaceUp(Event):
    """A face-down permanent was turned face up (CR 708.8)."""

    thing: GameObject

    def perform(self, game: Game) -> Event | None:
        """It gets its own characteristics back; it entered before, so nothing enters now."""
        game.change(self.thing.number, face_down=False)
        return self


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A player played a land (CR 305.1)."""

    player: str
    land: GameObject


@rule("116.3", "117.1c")
def take(game: Game, player: str, action: Callable[[], None]) -> None:
    """Take a special action, or reverse it where it is illegal; who takes one has priority again."""

    def with_priority() -> None:
        with moment("begin"):
            if game.turn.priority != player:
                raise IllegalAction("116.1", f"{player} does not have priority")
        action()

    attempt(game, with_priority)
    receive_priority(game, player)


def special(game: Game, player: str, card: GameObject, what: str, announced: Announced) -> None:
    """Take the special action of that name with a card; raises `IllegalAction`."""
    actions = {"turn face up": turn_face_up, "suspend": suspend, "foretell": foretell, "plot": plot}
    take(game, player, lambda: actions[what](game, player, card, announced))


@rule("305.2", "305.2a")
def _land_plays(game: Game, player: str) -> int:
    """How many lands a player can play this turn: one, and what effects add."""
    return 1 + sum(more.count for source, more in game.in_force(LandPlays) if source.controller == player)


@rule("116.2a", "305.1", "305.2b", "305.3", "701.18a")
def play_land(game: Game, player: str, card: GameObject) -> None:
    """Play a land: in one's main phase with an empty stack, one a turn; raises `IllegalAction`."""

    def play() -> None:
        with moment("begin"):
            if "Land" not in game.characteristics(card).types:
                raise IllegalAction("305.1", f"{card.id} is no land card")
            own = Allowed() if card.zone == HAND and card.owner == player else None
            allowed = own or land_may_be_played(game, player, card)
            if allowed is None:
                raise IllegalAction("305.1", f"nothing lets {player} play {card.id} from there")
            if not is_sorcery_time(game, player):
                raise IllegalAction("305.1", f"{player} may not play a land now")
            if game.players[player].lands_played >= _land_plays(game, player):
                raise IllegalAction("305.2b", f"{player} has played a land this turn")
        game.change_player(player, lands_played=game.players[player].lands_played + 1)
        land = move(game, card, BATTLEFIELD, controller=player, cause="played", by=player)
        if land is not None:
            take_up(game, allowed, land)
            happen(game, Played(player, land))

    take(game, player, play)


@rule("116.2b", "702.37e", "702.168d", "708.7")
def turn_face_up(game: Game, player: str, card: GameObject, announced: Announced) -> None:
    """Turn a face-down permanent that one controls face up by paying what it says."""
    with moment("begin"):
        if card.zone != BATTLEFIELD or card.controller != player or not card.face_down:
            raise IllegalAction("116.2b", f"{card.id} is no face-down permanent of {player}'s")
        cost = _cost_of(card, *TURNED_UP_FOR)
    with moment("payment"):
        pay(game, player, card, cost, announced)
    happen(game, TurnedFaceUp(card))


def _cost_of(card: GameObject, *keywords: str) -> Cost:
    for ability in card.card.faces[0].abilities:
        if isinstance(ability, Keyword) and ability.keyword in keywords and ability.cost is not None:
            return ability.cost
    raise IllegalAction("116.2", f"{card.id} has no {' or '.join(keywords)}")


@rule("116.2f", "702.62a", "702.62b")
def suspend(game: Game, player: str, card: GameObject, announced: Announced) -> None:
    """Exile a card from the hand with time counters when one could begin to cast it."""
    with moment("begin"):
        may_begin(game, player, card, Announced(), None)
        cost = _cost_of(card, "suspend")
    with moment("payment"):
        pay(game, player, card, cost, announced)
    number = next(a.number for a in card.card.faces[0].abilities if isinstance(a, Keyword) and a.keyword == "suspend")
    counters = number if number is not None else announced.x or 0
    happen(game, Move(card, EXILE, counters=(("time", counters),)))


@rule("116.2h", "702.143a")
def foretell(game: Game, player: str, card: GameObject, announced: Announced) -> None:
    """Pay {2} in one's turn and exile a card with foretell from the hand face down."""
    with moment("begin"):
        if game.turn.active != player or card.zone != HAND or card.owner != player:
            raise IllegalAction("702.143a", f"{player} cannot foretell {card.id} now")
        if not game.characteristics(card).has("foretell"):
            raise IllegalAction("702.143a", f"{card.id} has no foretell")
    with moment("payment"):
        pay(game, player, card, Cost(mana("{2}")), announced)
    move(game, card, EXILE, face_down=True, chosen={"foretold": str(game.turn.number)})


@rule("116.2k", "702.170a")
def plot(game: Game, player: str, card: GameObject, announced: Announced) -> None:
    """Pay the plot cost at sorcery time and exile a card from the hand."""
    with moment("begin"):
        if not is_sorcery_time(game, player) or card.zone != HAND or card.owner != player:
            raise IllegalAction("702.170a", f"{player} cannot plot {card.id} now")
        cost = _cost_of(card, "plot")
    with moment("payment"):
        pay(game, player, card, cost, announced)
    move(game, card, EXILE, chosen={"plotted": str(game.turn.number)})
