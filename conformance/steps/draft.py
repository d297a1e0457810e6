"""A case under construction: what the steps of a scenario are put into, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.structs import replace

from conformance.actions import Action, Advance, Decision, Pass, Resolve
from conformance.cases import Act
from conformance.checks import Check, Illegal, Unchanged
from conformance.errors import FeatureError
from conformance.position import Card, ManaUnit, Permanent, Player, Position, Step


class Edit(NamedTuple):
    """A change to the position under construction: a function of this module, and what it is called with."""

    change: Callable[..., None]
    arguments: tuple[Any, ...]


Piece = Edit | Action | Check | Decision


@dataclass
class Draft:
    """Everything that the steps read so far have said."""

    players: dict[str, dict[str, Any]] = field(default_factory=dict)
    teams: list[tuple[str, ...]] = field(default_factory=list)
    battlefield: list[Permanent] = field(default_factory=list)
    turn: dict[str, Any] = field(default_factory=dict)
    ids: set[str] = field(default_factory=set)
    acts: list[Act] = field(default_factory=list)
    pending: list[Decision] = field(default_factory=list)

    def player(self, name: str) -> dict[str, Any]:
        """What is set of a player; without a step that names the players they are Alice and Bob."""
        if not self.players:
            self.players = {"Alice": {}, "Bob": {}}
        if name not in self.players:
            raise FeatureError(f"there is no player called {name}", hint=f"the players are {', '.join(self.players)}")
        return self.players[name]

    def new_ids(self, card: str, count: int | None) -> list[str]:
        """Ids for cards that are put somewhere: the name itself for one, numbered ones for several."""
        if count is None:
            if card in self.ids:
                raise FeatureError(f"{card!r} is there twice", hint=f"call the copies {card}#1 and {card}#2")
            new = [card]
        else:
            used = [int(one.partition("#")[2]) for one in self.ids if one.startswith(f"{card}#")]
            first = max(used, default=0) + 1
            new = [f"{card}#{number}" for number in range(first, first + count)]
        self.ids.update(new)
        return new

    def position(self) -> Position:
        """The position that the set-up steps make."""
        self.player(next(iter(self.players), "Alice"))
        players = tuple(Player(name=name, **values) for name, values in self.players.items())
        active = self.turn.get("active_player", players[0].name)
        return Position(
            players=players,
            teams=tuple(self.teams),
            battlefield=tuple(self.battlefield),
            **{**self.turn, "active_player": active},
        )


# -- edits ------------------------------------------------------------------------------------------------------------


def name_players(draft: Draft, names: tuple[str, ...]) -> None:
    """Say who plays, in turn order."""
    if draft.players:
        raise FeatureError("the players have to be named before anything is set of them")
    draft.players = {name: {} for name in names}


def make_team(draft: Draft, names: tuple[str, ...]) -> None:
    """Put players into one team."""
    for name in names:
        draft.player(name)
    draft.teams.append(names)


def set_player(draft: Draft, name: str, what: str, value: Any) -> None:
    """Set one value of a player."""
    draft.player(name)[what] = value


def add_player_counters(draft: Draft, name: str, kind: str, count: int) -> None:
    """Give a player counters."""
    player = draft.player(name)
    player["counters"] = {**player.get("counters", {}), kind: count}


def add_mana(draft: Draft, name: str, units: tuple[ManaUnit, ...]) -> None:
    """Put mana into a player's pool."""
    player = draft.player(name)
    player["pool"] = (*player.get("pool", ()), *units)


class Cards(NamedTuple):
    """Some copies of a card; `copies` None is the one that goes by the card's name."""

    card: str  # as an id
    copies: int | None = None


def add_cards(draft: Draft, name: str, zone: str, cards: tuple[Cards, ...], values: dict[str, Any]) -> None:
    """Put cards below those that are in a zone of a player already."""
    player = draft.player(name)
    new = tuple(
        Card(id=one, card=one.partition("#")[0], **values)
        for group in cards
        for one in draft.new_ids(group.card, group.copies)
    )
    player[zone] = (*(player.get(zone) or ()), *new)


def add_permanent(draft: Draft, controller: str, card: str, count: int | None, values: dict[str, Any]) -> None:
    """Put a permanent, or several of a kind, onto the battlefield."""
    draft.player(controller)
    owner = values.get("owner", controller)
    draft.player(owner)
    for one in draft.new_ids(card, count):
        name = one.removeprefix("token:").partition("#")[0]
        draft.battlefield.append(Permanent(id=one, card=name, controller=controller, **{**values, "owner": owner}))


def set_turn(draft: Draft, what: str, value: Any) -> None:
    """Set a value of the turn."""
    draft.turn[what] = value


def set_moment(draft: Draft, player: str, step: Step) -> None:
    """Set whose turn it is and which step."""
    draft.player(player)
    draft.turn["active_player"] = player
    draft.turn["step"] = step


# -- putting a scenario together --------------------------------------------------------------------------------------


def add(draft: Draft, context: str, piece: Piece, line: int, text: str) -> None:
    """Add what a step says; `context` is given, when or then.

    A decision in the set-up belongs to the next action, one after an action to that action.
    """
    if isinstance(piece, Edit):
        if draft.acts:
            raise FeatureError("the position is set up before anything is done")
        piece.change(draft, *piece.arguments)
    elif isinstance(piece, Decision):
        if context == "given" or not draft.acts:
            draft.pending.append(piece)
        else:
            _decide(draft, piece)
    elif isinstance(piece, Action):
        decisions = (*draft.pending, *piece.decisions)
        draft.pending = []
        draft.acts.append(Act(replace(piece, decisions=decisions, prelude=context == "given")))
    else:
        _expect(draft, replace(piece, line=line, text=text))


def _decide(draft: Draft, decision: Decision) -> None:
    last = draft.acts[-1]
    assert last.action is not None
    action = replace(last.action, decisions=(*last.action.decisions, decision))
    draft.acts[-1] = replace(last, action=action)


def _expect(draft: Draft, check: Check) -> None:
    if draft.pending:
        raise FeatureError("a decision stands before no action")
    if not draft.acts:
        draft.acts.append(Act(None))
    last = draft.acts[-1]
    if last.action is not None and last.action.prelude:
        draft.acts.append(last := Act(None))
    draft.acts[-1] = replace(last, checks=(*last.checks, check))


def script(draft: Draft) -> tuple[Act, ...]:
    """The finished script: after an illegal attempt the whole position is compared, said or not (CR 733.1).

    An answer that is refused while something resolves reverses nothing; the player is asked again.
    """
    if draft.pending:
        raise FeatureError("a decision stands before no action")
    return tuple(_compared_whole(act) for act in draft.acts)


def _compared_whole(act: Act) -> Act:
    illegal = next((check for check in act.checks if isinstance(check, Illegal)), None)
    if illegal is None or any(isinstance(check, Unchanged) for check in act.checks):
        return act
    if isinstance(act.action, (Pass, Resolve, Advance)):
        return act
    unchanged = Unchanged(line=illegal.line, text=illegal.text)
    at = act.checks.index(illegal) + 1
    return replace(act, checks=(*act.checks[:at], unchanged, *act.checks[at:]))
