"""Rule numbers: order, families, the skipped letters, ranges."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_text import numbers
from rules_text.errors import NumberError


def test_numbers_sort_as_the_rules_do() -> None:
    order = ["1", "100", "100.1", "100.1a", "100.1z", "100.1aa", "100.1ab", "100.2", "100.10", "101", "2", "200"]
    assert sorted({*order}, key=numbers.key) == order


@pytest.mark.parametrize(
    "text", ["", "0", "10", "1000", "601.", "601.0", "601.2l", "601.2o", "601.2F", "601.2abc", "601.2-", "６01"]
)
def test_what_is_no_number_is_refused(text: str) -> None:
    assert not numbers.is_number(text)
    with pytest.raises(NumberError):
        numbers.key(text)


@pytest.mark.parametrize(
    ("number", "following"),
    [
        ("704.5k", "704.5m"),
        ("704.5n", "704.5p"),
        ("704.5z", "704.5aa"),
        ("704.5az", "704.5ba"),
        ("601.9", "601.10"),
        ("601", "602"),
        ("6", "7"),
    ],
)
def test_the_letters_l_and_o_are_skipped_and_z_goes_on_with_aa(number: str, following: str) -> None:
    assert numbers.following(number) == following


def test_families() -> None:
    assert [numbers.parent_of(number) for number in ("601.2aa", "601.2", "601", "6")] == ["601.2", "601", "6", None]
    assert numbers.section_of("601.2f") == "601"
    assert numbers.covers("601.2", "601.2f")
    assert numbers.covers("6", "601.2f")
    assert numbers.covers("601.2f", "601.2f")
    assert not numbers.covers("601.2", "601.21")
    assert not numbers.covers("601.2f", "601.2")


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("601.2a-d", "601.2a", "601.2d"),
        ("601.2a–601.2d", "601.2a", "601.2d"),
        ("707.10-11", "707.10", "707.11"),
        ("205.1a-2b", "205.1a", "205.2b"),
        ("500-514", "500", "514"),
        ("601.2f", "601.2f", "601.2f"),
        ("704.5z-aa", "704.5z", "704.5aa"),
    ],
)
def test_ranges_are_completed(text: str, first: str, last: str) -> None:
    assert numbers.parse_range(text) == (first, last)


@pytest.mark.parametrize("text", ["601.2d-a", "601.2-x9", "abc", "", "-", "601.2a-"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(NumberError):
        numbers.parse_range(text)


def test_a_range_expands_over_the_skipped_letters() -> None:
    assert list(numbers.expand("601.2j", "601.2n")) == ["601.2j", "601.2k", "601.2m", "601.2n"]
    assert list(numbers.expand("601.9", "601.11")) == ["601.9", "601.10", "601.11"]
    with pytest.raises(NumberError):
        list(numbers.expand("601.2a", "601.3b"))


_letters = st.integers(0, 24 * 24 + 20)
_rules = st.builds("{}.{}".format, st.integers(100, 999), st.integers(1, 400))


@given(_rules, _letters)
def test_the_following_number_is_the_next_one_in_order(rule: str, steps: int) -> None:
    number = rule + "a"
    for _ in range(steps):
        after = numbers.following(number)
        assert numbers.key(after) > numbers.key(number)
        assert numbers.parent_of(after) == rule
        number = after
    assert numbers.key(number)[2] == steps + 1
