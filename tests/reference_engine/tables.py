"""Small games for the engine's own tests."""

from __future__ import annotations

from conformance.adapters.reference import set_up
from conformance.position import Card, Permanent, Player, Position
from reference_engine.game import Decision, Game
from reference_engine.objects import Announced
from reference_engine.revisions import Rules


def game(*permanents: str, hand: tuple[str, ...] = (), opponents: tuple[str, ...] = (), revision: str = "") -> Game:
    """Alice's precombat main phase: her permanents, her hand, and Bob's permanents; copies are told apart by #."""
    alice = Player("Alice", hand=tuple(Card(name, name.partition("#")[0]) for name in hand))
    own = [Permanent(name, name.partition("#")[0], "Alice", "Alice") for name in permanents]
    theirs = [Permanent(name, name.partition("#")[0], "Bob", "Bob") for name in opponents]
    position = Position((alice, Player("Bob")), battlefield=(*own, *theirs))
    return set_up(position, Rules(revision) if revision else Rules())


def announced(*targets: str, **more: object) -> Announced:
    """An announcement with one target for each instance of the word."""
    return Announced(targets=tuple((target,) for target in targets), **more)  # type: ignore[arg-type]


def will(game: Game, *decisions: tuple[str, str, object]) -> None:
    """Supply decisions: kind, player, answer."""
    game.decisions += [Decision(kind, player, answer) for kind, player, answer in decisions]
