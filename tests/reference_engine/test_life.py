"""Life that can't be gained, lost or paid (CR 119.7, 119.8)."""

from __future__ import annotations

import pytest

from reference_engine.costs import check_life
from reference_engine.errors import IllegalAction
from reference_engine.events import happen
from reference_engine.life import Damage, GainLife, LoseLife

from .tables import game


def test_nobody_gains_life_with_leyline_of_punishment() -> None:
    table = game("Leyline of Punishment")
    assert happen(table, GainLife("Bob", 3)) == []
    assert table.players["Bob"].life == 20


def test_damage_takes_no_life_from_who_cannot_lose_any() -> None:
    table = game("Platinum Emperion")
    happen(table, Damage(table.find("Platinum Emperion"), "Alice", 3))
    happen(table, LoseLife("Alice", 3))
    assert table.players["Alice"].life == 20


def test_who_cannot_lose_life_pays_none_but_0() -> None:
    table = game("Platinum Emperion")
    check_life(table, "Alice", 0)
    check_life(table, "Bob", 1)
    with pytest.raises(IllegalAction):
        check_life(table, "Alice", 1)
