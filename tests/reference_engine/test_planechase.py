"""The planar die, whose planes are, and what schemes wait for."""

from __future__ import annotations

import pytest

from conformance.actions import Activate, Advance, Decision, DecisionKind, Resolve
from conformance.adapters.reference import ReferenceEngine
from conformance.position import Card, Permanent, Player, Position, Step

STONE = Permanent("Fractured Powerstone", "Fractured Powerstone", "Alice", "Alice")
SOKENZAN = Card("Sokenzan", "Sokenzan")
ROLL = Activate(player="Alice", source="Fractured Powerstone", ability=2)


def engine_at(position: Position, seed: int = 0) -> ReferenceEngine:
    engine = ReferenceEngine()
    engine.initialize("20260807")
    engine.setup(position, seed)
    return engine


def planechase(*deck: Card) -> Position:
    alice = Player("Alice", command=(SOKENZAN,), planar_deck=deck)
    return Position((alice, Player("Bob")), battlefield=(STONE,))


def test_a_roll_that_nobody_fixes_is_random() -> None:
    engine = engine_at(planechase())
    engine.act(ROLL)
    assert engine.act(Resolve()).random


def test_nobody_rolls_without_planes() -> None:
    engine = engine_at(Position((Player("Alice"), Player("Bob")), battlefield=(STONE,)))
    engine.act(ROLL)
    assert not engine.act(Resolve()).random


def test_the_die_has_no_other_faces() -> None:
    engine = engine_at(planechase())
    engine.act(ROLL)
    outcome = engine.act(Resolve(decisions=(Decision(DecisionKind.DIE, "Alice", "6"),)))
    assert outcome.outcome == "illegal"
    assert "blank, chaos, planeswalker" in outcome.message


def test_chaos_is_the_roll_that_the_plane_sees() -> None:
    panopticon = Card("Panopticon", "Panopticon")
    alice = Player("Alice", command=(panopticon,))
    engine = engine_at(Position((alice, Player("Bob")), battlefield=(STONE,)))
    engine.act(ROLL)
    engine.act(Resolve(decisions=(Decision(DecisionKind.DIE, "Alice", "chaos"),)))
    assert [item.id for item in engine.observe().stack] == ["ability:Panopticon"]


@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_a_plane_is_its_planar_controllers(active: str) -> None:
    panopticon = Card("Panopticon", "Panopticon")
    players = (Player("Alice", command=(panopticon,)), Player("Bob"))
    engine = engine_at(Position(players, active_player=active, step=Step.UPKEEP))
    engine.act(Advance(step=Step.DRAW))
    assert [item.controller for item in engine.observe().stack] == [active]
    engine.act(Resolve())
    hands = {player.name: len(player.hand) for player in engine.observe().players}
    assert hands == {"Alice": 0, "Bob": 0} | {active: 2}


def test_a_scheme_waits_for_every_scheme() -> None:
    despair, laughter = (Card(name, name) for name in ("Look Skyward and Despair", "My Laughter Echoes"))
    alice = Player("Alice", command=(laughter,), scheme_deck=(despair,))
    engine = engine_at(Position((alice, Player("Bob")), step=Step.DRAW))
    order = Decision(DecisionKind.ORDER_TRIGGERS, "Alice", ("My Laughter Echoes", "Look Skyward and Despair"))
    engine.act(Advance(step=Step.PRECOMBAT_MAIN, decisions=(order,)))
    engine.act(Resolve())
    assert {card.id for card in engine.observe().players[0].command} == {despair.id, laughter.id}
    engine.act(Resolve(decisions=(Decision(DecisionKind.MAY, "Alice", answer=False),)))
    alice = engine.observe().players[0]
    assert [card.id for card in alice.command] == [laughter.id]
    assert [card.id for card in alice.scheme_deck] == [despair.id]
