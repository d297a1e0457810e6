"""Going back (CR 733): everything but the mana abilities that stand."""

from __future__ import annotations

import pytest

from conformance.adapters.reference import observe
from reference_engine import casting
from reference_engine.errors import IllegalAction
from reference_engine.game import Game
from reference_engine.illegal_actions import attempt
from reference_engine.objects import ManaChoice
from reference_engine.zones import move

from .tables import announced, game, will


def cast_for_too_little(table: Game) -> IllegalAction:
    bears = table.find("Grizzly Bears")
    with pytest.raises(IllegalAction) as caught:
        casting.cast(table, "Alice", bears, announced(mana=(ManaChoice("Forest"),)))
    return caught.value


def test_a_reversed_mana_ability_leaves_nothing_behind() -> None:
    table = game("Forest", hand=("Grizzly Bears",))
    before = observe(table)
    will(table, ("reverse mana ability", "Alice", True))
    refusal = cast_for_too_little(table)
    assert (refusal.rule, refusal.moment) == ("118.3", "payment")
    assert observe(table) == before


def test_a_mana_ability_that_its_player_lets_stand_stands() -> None:
    table = game("Forest", hand=("Grizzly Bears",))
    will(table, ("reverse mana ability", "Alice", False))
    cast_for_too_little(table)
    assert table.find("Forest").tapped
    assert [unit.symbol for unit in table.players["Alice"].pool] == ["G"]
    assert table.find("Grizzly Bears").zone == "hand"


def test_what_moved_library_cards_is_not_asked_about_and_stands() -> None:
    table = game("Forest", hand=("Grizzly Bears",))

    def make_mana_and_fail() -> None:
        from reference_engine.activating import activate_mana_ability

        happened = len(table.log)
        activate_mana_ability(table, "Alice", ManaChoice("Forest"))
        move(table, table.zone("library", "Alice")[0], "graveyard")
        made = table.mana_made[-1]
        table.mana_made[-1] = type(made)(made.player, made.choice, happened, len(table.log))
        raise IllegalAction("118.3", "too little")

    with pytest.raises(IllegalAction):
        attempt(table, make_mana_and_fail)
    assert "reverse mana ability" not in [kind for kind, _ in table.asked]
    assert table.find("Forest").tapped


def test_an_error_of_another_kind_passes_through_unreversed() -> None:
    table = game("Forest")
    with pytest.raises(ZeroDivisionError):
        attempt(table, lambda: table.change_player("Alice", life=1 // 0))


def test_a_snapshot_can_be_restored_twice() -> None:
    table = game("Forest", "Mountain", hand=("Grizzly Bears",))
    before, shown = table.snapshot(), observe(table)
    for _ in range(2):
        casting.cast(table, "Alice", table.find("Grizzly Bears"), announced())
        assert observe(table) != shown
        table.restore(before)
        assert observe(table) == shown
