"""Reductions, and symbols that can be paid in several ways (CR 118.7, 118.13)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.costs import Cost, amount_and_life, nonhybrid_equivalent, reduced
from reference_engine.errors import IllegalAction
from reference_engine.mana import Amount, mana, written


def amount(**parts: int) -> Amount:
    return Counter(parts)


@pytest.mark.parametrize(
    ("cost", "reduction", "left"),
    [
        (amount(generic=1, R=1), ("2",), "{R}"),  # CR 118.7a: generic takes generic alone
        (amount(generic=3), ("R",), "{2}"),  # CR 118.7b
        (amount(generic=3, R=1), ("R", "R"), "{2}"),  # CR 118.7c: the second takes generic
        (amount(generic=2, C=1), ("C", "C"), "{1}"),  # CR 118.7d
        (amount(generic=4, R=2), ("4", "R/P", "R/P"), "{0}"),  # CR 118.7f
        (amount(generic=2), ("S",), "{1}"),  # CR 118.7g
        (amount(R=1), ("S",), "{R}"),
        (amount(W=1), ("U",), "{W}"),  # a color that nothing is left of
    ],
)
def test_reductions(cost: Amount, reduction: tuple[str, ...], left: str) -> None:
    assert written(reduced(cost, reduction)) == left


def test_a_floor_keeps_the_last_mana() -> None:
    assert written(reduced(amount(generic=2, G=1), ("5",), floor=1)) == "{G}"
    assert written(reduced(amount(generic=2), ("5",), floor=1)) == "{1}"


def test_a_reduction_of_colored_mana_alone_leaves_generic() -> None:
    assert written(reduced(amount(generic=2, G=1), ("G", "G"), colored_only=True)) == "{2}"


SYMBOLS = st.sampled_from(("1", "2", "3", "W", "U", "C", "S", "W/P"))
AMOUNTS = st.builds(
    lambda **parts: +Counter(parts), generic=st.integers(0, 4), W=st.integers(0, 3), U=st.integers(0, 3)
)


@given(AMOUNTS, st.lists(SYMBOLS, max_size=6).map(tuple), st.integers(0, 2))
def test_no_reduction_adds_or_goes_below_its_floor(cost: Amount, reduction: tuple[str, ...], floor: int) -> None:
    left = reduced(cost, reduction, floor)
    assert all(0 <= left[symbol] <= cost[symbol] for symbol in cost | left)
    assert left.total() >= min(floor, cost.total())


def test_a_cost_that_is_added_to_an_unpayable_one_leaves_it_unpayable() -> None:
    assert (Cost(unpayable=True) + Cost(mana("{1}"))).unpayable
    assert (Cost(mana("{1}")) + Cost(mana("{U}"))).mana == mana("{1}{U}")


def test_hybrid_halves_as_announced() -> None:
    assert nonhybrid_equivalent(("1", "W/U", "2/R"), ("U", "2")) == ("1", "U", "2")


def test_no_half_that_the_symbol_does_not_have() -> None:
    with pytest.raises(IllegalAction, match=r"107\.4e"):
        nonhybrid_equivalent(("W/U",), ("R",))


def test_phyrexian_symbols_cost_two_life_each_or_their_color() -> None:
    assert amount_and_life(("1", "B/P", "B/P"), (), ("life", "B")) == (amount(generic=1, B=1), 2)
    with pytest.raises(IllegalAction, match=r"107\.4f"):
        amount_and_life(("B/P",), (), ("U",))


def test_x_counts_for_every_symbol_of_it() -> None:
    assert amount_and_life(("X", "X", "R"), (), (), x=2) == (amount(generic=4, R=1), 0)
