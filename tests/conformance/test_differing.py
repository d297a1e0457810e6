"""Whole positions: the same up to order where order means nothing, different in each single part."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from conformance.differing import compare_whole
from conformance.position import Card, ManaUnit, Permanent, Player, Position, StackItem, Step

ALICE = Player(
    "Alice",
    pool=(ManaUnit("R"), ManaUnit("G")),
    hand=(Card("Opt", "Opt"), Card("Shock", "Shock")),
    library=(Card("Island", "Island"), Card("Forest", "Forest")),
    graveyard=(Card("Void", "Void"), Card("Blaze", "Blaze")),
    exile=(Card("Ponder", "Ponder"), Card("Clone", "Clone")),
)
BOB = Player("Bob")
SWAMP = Permanent("Swamp", "Swamp", "Alice", "Alice")
TOKENS = (Permanent("token:Goblin#1", "Goblin", "Bob", "Bob", token=True),
          Permanent("token:Goblin#2", "Goblin", "Bob", "Bob", token=True, tapped=True))  # fmt: skip
STACK = (StackItem("Gut Shot", "Gut Shot", "Bob"), StackItem("Mana Leak", "Mana Leak", "Alice"))
BEFORE = Position((ALICE, BOB), battlefield=(SWAMP, *TOKENS), stack=STACK, active_player="Alice", priority="Alice")


def alice(**changes: Any) -> Position:
    return replace(BEFORE, players=(replace(ALICE, **changes), BOB))


SAME = [
    alice(pool=ALICE.pool[::-1]),
    alice(hand=ALICE.hand[::-1]),
    alice(exile=ALICE.exile[::-1]),
    alice(hand=(replace(ALICE.hand[0], castable_by=("Alice",)), ALICE.hand[1])),
    replace(BEFORE, battlefield=BEFORE.battlefield[::-1]),
    replace(BEFORE, battlefield=(SWAMP, replace(TOKENS[0], id="t9"), replace(TOKENS[1], id="t8"))),
]

DIFFERENT = [
    (alice(life=19), "life of Alice: 20", "life of Alice: 19"),
    (alice(counters={"poison": 1}), "counters of Alice: {}", "counters of Alice: {'poison': 1}"),
    (alice(in_game=False), "in game of Alice: True", "in game of Alice: False"),
    (alice(pool=(ManaUnit("R"),)), "pool of Alice: G, R", "pool of Alice: R"),
    (alice(hand=ALICE.hand[:1]), "hand of Alice: Opt, Shock", "hand of Alice: Opt"),
    (alice(library=(ALICE.library or ())[::-1]), "library of Alice: Island, Forest",
     "library of Alice: Forest, Island"),
    (alice(graveyard=ALICE.graveyard[::-1]), "graveyard of Alice: Void, Blaze", "graveyard of Alice: Blaze, Void"),
    (alice(exile=()), "exile of Alice: Clone, Ponder", "exile of Alice: nothing"),
    (replace(BEFORE, stack=STACK[::-1]), "stack: Gut Shot, Mana Leak", "stack: Mana Leak, Gut Shot"),
    (replace(BEFORE, step=Step.UPKEEP), "step: precombat main", "step: upkeep"),
    (replace(BEFORE, turn=4), "turn: 3", "turn: 4"),
    (replace(BEFORE, active_player="Bob"), "active player: Alice", "active player: Bob"),
    (replace(BEFORE, priority="Bob"), "priority: Alice", "priority: Bob"),
    (replace(BEFORE, battlefield=TOKENS), "battlefield of Swamp: id='Swamp', card='Swamp'",
     "battlefield of Swamp: None"),
]  # fmt: skip


@pytest.mark.parametrize("after", SAME, ids=range(len(SAME)))
def test_order_and_identity_of_tokens_mean_nothing(after: Position) -> None:
    assert after != BEFORE
    assert compare_whole(BEFORE, after) is None


@pytest.mark.parametrize(("after", "then", "now"), DIFFERENT, ids=[then for _, then, _ in DIFFERENT])
def test_each_part_counts(after: Position, then: str, now: str) -> None:
    wrong = compare_whole(BEFORE, after)
    assert wrong is not None
    assert wrong.expected.startswith(then)
    assert wrong.got == now


def test_a_permanent_that_changed_is_told_with_its_status() -> None:
    wrong = compare_whole(BEFORE, replace(BEFORE, battlefield=(replace(SWAMP, tapped=True), *TOKENS)))
    assert wrong is not None
    assert "tapped=False" in wrong.expected
    assert "tapped=True" in wrong.got


@pytest.mark.parametrize(
    ("after", "except_for"),
    [
        (replace(BEFORE, battlefield=(replace(SWAMP, tapped=True), *TOKENS)), ("Swamp",)),
        (alice(pool=()), ("pool:Alice",)),
        (alice(hand=ALICE.hand[:1], graveyard=(ALICE.hand[1], *ALICE.graveyard)), ("Shock",)),
        (alice(life=1), ("life:Alice",)),
        (replace(BEFORE, battlefield=(SWAMP, TOKENS[0])), ("token:Goblin",)),
        (replace(BEFORE, stack=STACK[:1]), ("Mana Leak",)),
    ],
)
def test_what_the_step_names_may_differ_and_nothing_else(after: Position, except_for: tuple[str, ...]) -> None:
    assert compare_whole(BEFORE, after, except_for) is None
    assert compare_whole(BEFORE, after, ("Forest", "pool:Bob")) is not None
    assert compare_whole(BEFORE, replace(after, turn=9), except_for) is not None


def test_what_either_left_out_is_not_compared() -> None:
    after = replace(alice(hand=()), omitted=("hand",))
    assert compare_whole(BEFORE, after) is None
    assert compare_whole(BEFORE, replace(after, turn=9)) is not None
