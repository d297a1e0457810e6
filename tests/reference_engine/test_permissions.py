"""What lets a player cast a card, and what comes with it (CR 601.3)."""

from __future__ import annotations

import pytest

from reference_engine.abilities import Permission
from reference_engine.casting import cast
from reference_engine.costs import Cost
from reference_engine.errors import IllegalAction
from reference_engine.events import happen
from reference_engine.game import Floating, Game
from reference_engine.keyword_actions.destroy import Destroy
from reference_engine.objects import EXILE, GRAVEYARD, Announced
from reference_engine.permissions import Allowed
from reference_engine.priority import everybody_passes, receive_priority
from reference_engine.qualities import anything, creature, mana_value_is
from reference_engine.special_actions import play_land
from reference_engine.zones import move

from .tables import announced, game

PLAINS = tuple(f"Plains#{n}" for n in range(1, 7))


def paragons_turn(card: str) -> Game:
    """Serra Paragon, six Plains, and a card in Alice's graveyard."""
    table = game("Serra Paragon", *PLAINS, hand=(card,))
    move(table, table.find(card), GRAVEYARD)
    return table


def test_what_comes_with_a_permission_stays_with_the_permanent() -> None:
    table = paragons_turn("Steel Seraph")
    cast(table, "Alice", table.find("Steel Seraph"), Announced(method="prototype"))
    everybody_passes(table)
    happen(table, Destroy(table.find("Steel Seraph")))
    receive_priority(table, "Alice")
    everybody_passes(table)
    assert table.players["Alice"].life == 22
    assert table.find("Steel Seraph").zone == EXILE


def test_it_comes_with_a_land_too() -> None:
    table = paragons_turn("Forest")
    play_land(table, "Alice", table.find("Forest"))
    happen(table, Destroy(table.find("Forest")))
    assert len(table.waiting) == 1


def test_one_spell_or_land_each_turn() -> None:
    table = paragons_turn("Forest")
    play_land(table, "Alice", table.find("Forest"))
    table.change_turn(priority="Alice")
    move(table, table.find("Plains#6"), GRAVEYARD)
    with pytest.raises(IllegalAction) as raised:
        play_land(table, "Alice", table.find("Plains#6"))
    assert raised.value.rule == "305.1"


def test_the_permission_that_fits_the_spell_announced_comes_first() -> None:
    table = game("Standstill", *(f"Mountain#{n}" for n in range(1, 6)), hand=("Fireball",))
    card = move(table, table.find("Fireball"), GRAVEYARD)
    assert card is not None
    for most in (2, 20):
        small = Permission(mana_value_is(lambda value, most=most: value <= most), GRAVEYARD)  # type: ignore[misc]
        table.add_effect(Floating(small, table.find("Standstill"), "Alice", "game"))
    spell = cast(table, "Alice", card, Announced(x=4, targets=(("Bob",),)))
    assert spell.zone == "stack"


def test_what_a_card_can_never_be_is_not_even_begun_while_something_resolves() -> None:
    table = game("Standstill", hand=("Lightning Bolt",))
    terms = Allowed(table.find("Standstill"), cost=Cost(), now=True, quality=creature)
    with pytest.raises(IllegalAction) as raised:
        cast(table, "Alice", table.find("Lightning Bolt"), announced("Bob"), terms)
    assert (raised.value.rule, raised.value.moment) == ("601.3", "begin")


def test_flashback_is_for_nothing_that_lets_its_card_be_cast_otherwise() -> None:
    table = game("Standstill", hand=("Faithless Looting",))
    card = move(table, table.find("Faithless Looting"), GRAVEYARD)
    assert card is not None
    terms = Allowed(table.find("Standstill"), now=True, quality=anything)
    with pytest.raises(IllegalAction) as raised:
        cast(table, "Alice", card, Announced(method="flashback"), terms)
    assert raised.value.rule == "601.2b"
