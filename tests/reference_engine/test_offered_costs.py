"""Costs paid as something resolves, and what a player is made to do (CR 118.3c, 118.8c, 118.12)."""

from __future__ import annotations

import pytest

from reference_engine.cost_parts import Discard, DrawCards, PayLife, Sacrifice, SacrificeSelf
from reference_engine.costs import Cost, x
from reference_engine.errors import IllegalAction, Unanswered
from reference_engine.game import Game
from reference_engine.mana import ManaUnit, mana
from reference_engine.objects import Announced, GameObject
from reference_engine.offered_costs import can_pay, may_pay, must_pay, pay
from reference_engine.permissions import Allowed
from reference_engine.qualities import anything, creature, land
from reference_engine.resolving import could_cast

from .tables import game, will


def asking(table: Game) -> GameObject:
    """What offers the cost; any object will do."""
    return table.find("Standstill")


def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    table = game("Standstill", "Forest")
    assert not may_pay(table, asking(table), "Alice", Cost(mana("{2}")))
    assert table.asked == []


def test_a_cost_of_zero_is_offered_and_takes_a_word() -> None:
    table = game("Standstill")
    with pytest.raises(Unanswered):
        may_pay(table, asking(table), "Alice", Cost(mana("{0}")))
    will(table, ("pay", "Alice", True))
    assert may_pay(table, asking(table), "Alice", Cost(mana("{0}")))


def test_a_cost_that_must_be_paid_takes_the_pool_without_asking() -> None:
    table = game("Standstill", "Mountain")
    table.change_player("Alice", pool=(ManaUnit("R"),))
    assert must_pay(table, asking(table), "Alice", Cost(mana("{R}")))
    assert table.players["Alice"].pool == ()
    assert not table.find("Mountain").tapped


def test_nobody_must_tap_lands_for_a_cost() -> None:
    table = game("Standstill", "Mountain")
    will(table, ("pay", "Alice", False))
    assert not must_pay(table, asking(table), "Alice", Cost(mana("{R}")))
    assert not table.find("Mountain").tapped


def test_what_has_to_be_sacrificed_is_sacrificed_without_asking() -> None:
    table = game("Standstill")
    assert must_pay(table, asking(table), "Alice", Cost(parts=(SacrificeSelf(),)))
    assert table.find("Standstill").zone == "graveyard"


def test_somebody_elses_permanent_is_no_sacrifice() -> None:
    table = game(opponents=("Standstill",))
    assert not must_pay(table, asking(table), "Alice", Cost(parts=(SacrificeSelf(),)))
    assert table.find("Standstill").zone == "battlefield"


def test_two_sacrifices_take_two_creatures() -> None:
    table = game("Standstill", "Grizzly Bears")
    twice = Cost(parts=(Sacrifice(creature), Sacrifice(creature)))
    assert not can_pay(table, "Alice", asking(table), twice)
    more = game("Standstill", "Grizzly Bears#1", "Grizzly Bears#2")
    assert can_pay(more, "Alice", asking(more), twice)


def test_life_of_several_parts_is_added_up() -> None:
    table = game("Standstill")
    table.change_player("Alice", life=3)
    assert can_pay(table, "Alice", asking(table), Cost(parts=(PayLife(1), PayLife(2))))
    assert not can_pay(table, "Alice", asking(table), Cost(parts=(PayLife(2), PayLife(2))))


def test_phyrexian_mana_of_an_offered_cost_may_be_paid_with_life() -> None:
    table = game("Standstill")
    will(table, ("phyrexian", "Alice", "life"))
    pay(table, "Alice", asking(table), Cost(mana("{B/P}")))
    assert table.players["Alice"].life == 18


def test_nothing_is_paid_in_part() -> None:
    table = game("Standstill", "Mountain")
    table.change_player("Alice", life=1)
    with pytest.raises(IllegalAction):
        pay(table, "Alice", asking(table), Cost(mana("{R}"), (PayLife(2),)))
    assert table.players["Alice"].life == 1
    assert not table.find("Mountain").tapped


def test_a_part_that_asks_for_x_is_settled_by_what_was_announced() -> None:
    table = game("Standstill")
    assert PayLife(x).uses_x
    assert not PayLife(2).uses_x
    assert PayLife(x).settled(table, asking(table)) == PayLife(0)  # what was not cast has no X
    assert Sacrifice(creature, 2).settled(table, asking(table)) == Sacrifice(creature, 2)


def test_a_draw_is_no_cost_for_one_who_cannot_draw() -> None:
    draw = Cost(parts=(DrawCards(),))
    table = game("Standstill", "Omen Machine")
    assert not can_pay(table, "Alice", asking(table), draw)
    assert can_pay(game("Standstill"), "Alice", asking(table), draw)


@pytest.mark.parametrize(
    ("part", "certain"), [(Discard(land), True), (Discard(anything), False), (Sacrifice(creature), False)]
)
def test_certain_cards_in_a_hidden_zone(part: Discard | Sacrifice, certain: bool) -> None:
    assert part.needs_certain_hidden_cards == certain


@pytest.mark.parametrize(("card", "possible"), [("Tormenting Voice", True), ("Magmatic Insight", False)])
def test_a_cast_that_needs_certain_hidden_cards_is_none_that_has_to_be_made(card: str, possible: bool) -> None:
    table = game("Standstill", hand=(card, "Mountain"))
    terms = Allowed(asking(table), cost=Cost(), now=True)
    before = table.snapshot()
    assert could_cast(table, "Alice", table.find(card), terms) == possible
    assert table.snapshot() == before


def test_an_announcement_for_a_cost_names_what_is_used() -> None:
    table = game("Standstill", "Grizzly Bears#1", "Grizzly Bears#2")
    said = Announced(cost_objects={"sacrifice": ("Grizzly Bears#2",)})
    pay(table, "Alice", asking(table), Cost(parts=(Sacrifice(creature),)), said)
    assert table.find("Grizzly Bears#1").zone == "battlefield"
    assert table.find("Grizzly Bears#2").zone == "graveyard"


def test_sacrifices_of_different_kinds_may_need_the_same_permanent() -> None:
    both = Cost(parts=(Sacrifice(creature), Sacrifice(land)))
    for permanents, possible in (
        (("Grizzly Bears", "Forest"), True),
        (("Dryad Arbor", "Forest"), True),
        (("Grizzly Bears", "Dryad Arbor"), True),
        (("Dryad Arbor",), False),
        (("Forest", "Mountain"), False),
    ):
        table = game("Standstill", *permanents)
        assert can_pay(table, "Alice", asking(table), both) == possible
