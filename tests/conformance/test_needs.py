"""What a case needs of an engine."""

from __future__ import annotations

import pytest

from conformance.needs import CORE
from tests.conformance.samples import case, land

CASES = [
    ((), ("act:play land",)),
    (("Given the players Alice, Bob and Carol",), ("act:play land", "setup:more than two players")),
    (("Given it is Bob's upkeep",), ("act:play land", "setup:step")),
    (("Given Alice has 5 life", "And Bob has priority"), ("act:play land", "setup:life", "setup:priority")),
    (("Given Alice has snow {R} in her mana pool",), ("act:play land", "setup:pool", "setup:snow mana")),
    (
        ('Given Alice controls a tapped face-down "Shock" owned by Bob',),
        ("act:play land", "setup:face down", "setup:owner", "setup:tapped"),
    ),
    (
        ('Given Alice has a face-down "Shock" in exile that Bob may look at',),
        ("act:play land", "setup:exile", "setup:face-down cards"),
    ),
    (
        ('Given Alice has "Rift Bolt" in exile with one time counter on it',),
        ("act:play land", "setup:counters on cards", "setup:exile"),
    ),
]


@pytest.mark.parametrize(("steps", "needed"), CASES, ids=[str(needed) for _, needed in CASES])
def test_set_up(steps: tuple[str, ...], needed: tuple[str, ...]) -> None:
    one = case(*steps, 'Given Alice has "Mountain" in hand', 'When Alice plays "Mountain"', "Then Alice has 20 life")
    assert one.needs == needed


def test_actions_announcements_decisions_and_observations() -> None:
    one = case(
        'Given Alice has "Blaze" in hand',
        'When Alice casts "Blaze", with X=2, targeting Bob, up to the choice of targets',
        'And Alice says yes to "Blaze"',
        "Then the total cost is {2}{R}",
        "And the choices came in the order X, targets",
    )
    assert set(one.needs) == {
        "act:cast", "act:stop", "decide:x", "decide:target", "decide:may", "observe:total cost", "observe:asked",
    }  # fmt: skip
    illegal = case('Given Alice has "Shock" in hand', 'When Alice casts "Shock"', "Then the cost cannot be paid")
    assert illegal.needs == ("act:cast", "observe:moment")


def test_a_spell_cast_on_resolution_needs_what_it_announces() -> None:
    one = case(
        'Given Alice has "Blaze" in hand',
        "When Alice passes priority",
        'And Alice will cast "Blaze" for "Blaze", with X=2',
        "Then Alice has 20 life",
    )
    assert one.needs == ("act:pass", "decide:cast", "decide:x")


def test_a_plain_case_is_in_the_core() -> None:
    assert CORE.issuperset(land().needs)
