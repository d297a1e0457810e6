"""Engines that know one rule (a land is played from hand, in a main phase, once), and engines that lie or die.

Each liar is what a check must catch; its docstring says what it does wrong.
"""

from __future__ import annotations

from msgspec.structs import replace

from conformance.actions import Action, Activate, Cast, Pass, PlayLand
from conformance.errors import EngineTimeout, EngineTrouble
from conformance.port import Capabilities, Outcome, Unsupported
from conformance.position import Permanent, Position, Step


class HonestEngine:
    """Plays a land; refuses a second one, another player's, and one outside a main phase; passes do nothing."""

    def __init__(self) -> None:
        self.position = Position(())
        self.played = False
        self.seed = 0

    def initialize(self, revision: str) -> Capabilities:
        return Capabilities("fake", "1", revisions=(revision,), cards="all", observes=("all",), moments=True)

    def setup(self, position: Position, seed: int) -> None:
        self.position, self.seed, self.played = position, seed, False

    def act(self, action: Action) -> Outcome:
        if isinstance(action, Pass):
            return Outcome("ok")
        if isinstance(action, (Cast, Activate)):
            raise Unsupported("spells")
        assert isinstance(action, PlayLand)
        if not self.may_play(action):
            return Outcome("illegal", moment="begin", message="not now")
        self.played = True
        self.move(action)
        return Outcome("ok")

    def may_play(self, action: PlayLand) -> bool:
        position = self.position
        mine = position.active_player == action.player
        return mine and position.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN) and not self.played

    def move(self, action: PlayLand) -> None:
        players = []
        for player in self.position.players:
            hand = tuple(card for card in player.hand if card.id != action.card)
            players.append(replace(player, hand=hand) if player.name == action.player else player)
        land = Permanent(action.card, action.card.partition("#")[0], action.player, action.player)
        field = (*self.position.battlefield, land)
        self.position = replace(self.position, players=tuple(players), battlefield=field)

    def observe(self) -> Position:
        return self.position

    def shutdown(self) -> None:
        pass


class SaysYesDoesNothing(HonestEngine):
    """Calls everything legal and leaves the table as it is."""

    def act(self, action: Action) -> Outcome:
        return Outcome("ok")


class SaysNoDoesIt(HonestEngine):
    """Refuses, and does it all the same."""

    def act(self, action: Action) -> Outcome:
        assert isinstance(action, PlayLand)
        self.move(action)
        return Outcome("illegal", moment="begin")


class SaysNoToAll(HonestEngine):
    """Refuses everything and changes nothing."""

    def act(self, action: Action) -> Outcome:
        return Outcome("illegal", moment="begin", message="no")


class TapsOnRefusal(HonestEngine):
    """Refuses what is illegal, but a player has lost a life over it."""

    def act(self, action: Action) -> Outcome:
        outcome = super().act(action)
        if outcome.outcome == "illegal":
            first, *rest = self.position.players
            self.position = replace(self.position, players=(replace(first, life=first.life - 1), *rest))
        return outcome


class WrongMoment(HonestEngine):
    """Refuses at the payment what may not even be begun."""

    def act(self, action: Action) -> Outcome:
        outcome = super().act(action)
        return replace(outcome, moment="payment") if outcome.outcome == "illegal" else outcome


class NoMoment(HonestEngine):
    """Knows "illegal" alone, and says so."""

    def initialize(self, revision: str) -> Capabilities:
        return replace(super().initialize(revision), moments=False)

    def act(self, action: Action) -> Outcome:
        outcome = super().act(action)
        return replace(outcome, moment="unknown") if outcome.outcome == "illegal" else outcome


class Miscounts(HonestEngine):
    """Shows one card too few in every hand."""

    def observe(self) -> Position:
        players = tuple(replace(player, hand=player.hand[1:]) for player in self.position.players)
        return replace(self.position, players=players)


class Crashes(HonestEngine):
    """Raises at one of its requests."""

    def __init__(self, at: str = "act") -> None:
        super().__init__()
        self.at = at

    def initialize(self, revision: str) -> Capabilities:
        self.crash("initialize")
        return super().initialize(revision)

    def setup(self, position: Position, seed: int) -> None:
        self.crash("setup")
        super().setup(position, seed)

    def act(self, action: Action) -> Outcome:
        self.crash("act")
        return super().act(action)

    def observe(self) -> Position:
        self.crash("observe")
        return super().observe()

    def crash(self, at: str) -> None:
        if self.at == at:
            raise ZeroDivisionError("division by zero")


class Hangs(HonestEngine):
    """Never answers an action; whoever speaks for it says so."""

    def act(self, action: Action) -> Outcome:
        raise EngineTimeout("no answer to act within 10 s", log="last words")


class BreaksProtocol(HonestEngine):
    """Answers an action with nonsense; whoever speaks for it says so."""

    def act(self, action: Action) -> Outcome:
        raise EngineTrouble("the answer is no JSON", log="last words")


class KnowsNoCards(HonestEngine):
    """Cannot set anything up."""

    def setup(self, position: Position, seed: int) -> None:
        raise Unsupported("the card Mountain")


class LeavesOut(HonestEngine):
    """Does not show hands or life."""

    def observe(self) -> Position:
        players = tuple(replace(player, hand=(), life=0) for player in self.position.players)
        return replace(self.position, players=players, omitted=("hand", "life"))


class AsksTooMuch(HonestEngine):
    """Asks a question that nobody answered."""

    def act(self, action: Action) -> Outcome:
        return Outcome("ok", unanswered="choose color", asked=("choose color",))


class AsksTooLittle(HonestEngine):
    """Never asks for the decisions it was given."""

    def act(self, action: Action) -> Outcome:
        outcome = super().act(action)
        return replace(outcome, unused=tuple(str(decision.kind) for decision in action.decisions))


class Unlucky(HonestEngine):
    """Uses chance, and with the fourth seed forgets to move the land."""

    def move(self, action: PlayLand) -> None:
        if self.seed != 3:
            super().move(action)

    def act(self, action: Action) -> Outcome:
        return replace(super().act(action), random=True)


class NeverStops(HonestEngine):
    """Goes on where it was told to stop."""

    def act(self, action: Action) -> Outcome:
        return Outcome("ok")
