"""Mana symbols, mana values, and which mana pays what."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.mana import Amount, ManaUnit, assign, can_pay, colors_of, halves, mana, mana_value, written


@pytest.mark.parametrize(
    ("cost", "value"),
    [
        ("{2}{W}{W}", 4),
        ("{0}", 0),
        ("{X}{R}", 1),  # X is 0 away from the stack
        ("{2/W}{2/U}", 4),  # a hybrid symbol counts as its larger part
        ("{W/P}{G/U/P}", 2),
        ("{S}{C}", 2),
    ],
)
def test_mana_value(cost: str, value: int) -> None:
    assert mana_value(mana(cost)) == value


def test_no_mana_cost_has_mana_value_zero() -> None:
    assert mana_value(None) == 0


def test_x_counts_as_announced() -> None:
    assert mana_value(mana("{X}{X}{R}"), x=3) == 7


def test_colors_come_from_every_symbol() -> None:
    assert colors_of(mana("{2/W}{U/P}{B}{C}{S}")) == {"W", "U", "B"}


def test_halves_of_symbols() -> None:
    assert halves("2/W") == ("2", "W")
    assert halves("G/U/P") == ("G", "U")
    assert halves("R") == ("R",)


def test_costs_are_written_as_they_are_printed() -> None:
    assert written(Counter({"generic": 2, "R": 1, "W": 2, "C": 1})) == "{2}{C}{W}{W}{R}"
    assert written(Counter()) == "{0}"


def test_snow_wants_the_source_and_any_type_does_not_help() -> None:
    assert can_pay(ManaUnit("G", snow=True), "S")
    assert not can_pay(ManaUnit("G"), "S", any_type=True)


def test_any_type_pays_for_colored_and_colorless() -> None:
    assert can_pay(ManaUnit("U"), "R", any_type=True)
    assert can_pay(ManaUnit("U"), "C", any_type=True)
    assert not can_pay(ManaUnit("U"), "C")


UNITS = st.lists(st.builds(ManaUnit, st.sampled_from("WUC"), st.booleans()), max_size=5).map(tuple)
AMOUNTS = st.builds(
    lambda **parts: +Counter(parts),
    generic=st.integers(0, 2), W=st.integers(0, 2), U=st.integers(0, 2), C=st.integers(0, 1), S=st.integers(0, 1),
)  # fmt: skip


@given(UNITS, AMOUNTS)
def test_mana_is_found_exactly_when_some_arrangement_pays(units: tuple[ManaUnit, ...], amount: Amount) -> None:
    symbols = list(amount.elements())
    possible = any(
        all(can_pay(unit, symbol) for unit, symbol in zip(chosen, symbols, strict=True))
        for chosen in permutations(units, len(symbols))
    )
    found = assign(units, amount)
    assert (found is not None) == possible
    if found is not None:
        assert len(set(found)) == len(found) == len(symbols)
