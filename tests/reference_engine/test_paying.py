"""Finding the mana: pool first, few sources, every way to pay when asked for."""

from __future__ import annotations

from collections import Counter

import pytest

from reference_engine.errors import IllegalAction
from reference_engine.game import Game
from reference_engine.mana import ManaUnit
from reference_engine.paying import find_plan

from .tables import game


def sources(table: Game, reserved: frozenset[int] = frozenset(), **amount: int) -> list[str]:
    plan = find_plan(table, "Alice", table.find("Grizzly Bears"), Counter(amount), False, reserved)
    return sorted(table.objects[tapping.source].id for tapping in plan)


def test_mana_in_the_pool_is_used_before_a_land_is_tapped() -> None:
    table = game("Forest", hand=("Grizzly Bears",))
    table.change_player("Alice", pool=(ManaUnit("G"),))
    assert sources(table, G=1) == []


def test_no_more_is_tapped_than_needed() -> None:
    assert len(sources(game("Forest#1", "Forest#2", "Forest#3", hand=("Grizzly Bears",)), generic=1, G=1)) == 2


def test_the_right_colors_are_found() -> None:
    assert sources(game("Mountain", "Forest", "Island", hand=("Grizzly Bears",)), U=1, G=1) == ["Forest", "Island"]


def test_what_is_needed_untapped_is_left_alone() -> None:
    table = game("Forest#1", "Forest#2", hand=("Grizzly Bears",))
    reserved = frozenset({table.find("Forest#1").number})
    assert sources(table, reserved, G=1) == ["Forest#2"]


def test_too_little_mana_taps_nothing() -> None:
    table = game("Forest", hand=("Grizzly Bears",))
    with pytest.raises(IllegalAction, match=r"118\.3"):
        sources(table, G=2)
    assert not table.find("Forest").tapped


def test_every_other_way_to_pay_is_offered_in_turn() -> None:
    found = set()
    for plan in range(3):
        table = game("Forest#1", "Forest#2", "Forest#3", hand=("Grizzly Bears",))
        table.plan, table.prove_plans = plan, True
        found.add(tuple(sources(table, G=2)))
        assert table.plans_left == (plan < 2)
    assert len(found) == 3
