"""The state and its bookkeeping."""

from __future__ import annotations

import pytest

from reference_engine import casting, priority
from reference_engine.abilities import Activated, Triggered
from reference_engine.errors import Unanswered, Unsupported, WrongAnswer
from reference_engine.objects import changed
from reference_engine.revisions import SWITCHES, Rules
from reference_engine.rule import CARRIED_OUT, rule

from .tables import announced, game, will


def test_a_zone_change_makes_a_new_object_under_the_same_name() -> None:
    table = game("Forest", "Mountain", hand=("Grizzly Bears",))
    card = table.find("Grizzly Bears")
    spell = casting.cast(table, "Alice", card, announced())
    assert spell.number != card.number
    assert spell.id == card.id
    assert table.get(card.number) is None


def test_what_is_in_force_follows_the_battlefield() -> None:
    table = game("Mountain", "Rest in Peace", hand=("Lightning Bolt",))
    kinds = {type(ability) for _, ability in table.in_force(Triggered)}
    table.remove(table.find("Rest in Peace").number)
    assert kinds
    assert list(table.in_force(Triggered)) == []


def test_the_source_of_what_is_in_force_is_as_it_is_now() -> None:
    table = game("Rest in Peace")
    assert [source.tapped for source, _ in table.in_force(Triggered)] == [False]
    table.change(table.find("Rest in Peace").number, tapped=True)
    assert [source.tapped for source, _ in table.in_force(Triggered)] == [True]


def test_activated_abilities_are_not_in_force() -> None:
    assert list(game("Forest").in_force(Activated)) == []


def test_a_choice_with_one_answer_needs_none() -> None:
    table = game("Forest")
    forest = table.find("Forest")
    assert table.choose("choose word", "Alice", forest, ("only",)) == ("only",)


def test_a_choice_without_an_answer_says_what_could_be_chosen() -> None:
    table = game("Forest")
    with pytest.raises(Unanswered, match="left, right"):
        table.choose("choose word", "Alice", table.find("Forest"), ("left", "right"))


def test_an_answer_that_is_no_option_is_refused() -> None:
    table = game("Forest")
    will(table, ("choose word", "Alice", "up"))
    with pytest.raises(WrongAnswer, match="'up'"):
        table.choose("choose word", "Alice", table.find("Forest"), ("left", "right"))


def test_an_answer_of_another_player_is_left_for_them() -> None:
    table = game("Forest")
    will(table, ("choose word", "Bob", "left"), ("choose word", "Alice", "right"))
    assert table.choose("choose word", "Alice", table.find("Forest"), ("left", "right")) == ("right",)
    assert [decision.player for decision in table.decisions] == ["Bob"]


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(Unsupported, match="Black Lotus"):
        game("Forest").find("Black Lotus")


def test_all_players_passing_resolves_the_top_of_the_stack() -> None:
    table = game("Forest", "Mountain", hand=("Grizzly Bears",))
    casting.cast(table, "Alice", table.find("Grizzly Bears"), announced())
    priority.pass_priority(table, "Alice")
    assert table.find("Grizzly Bears").zone == "stack"
    priority.pass_priority(table, "Bob")
    assert table.find("Grizzly Bears").zone == "battlefield"
    assert table.turn.priority == "Alice"


def test_changing_a_field_that_does_not_exist_fails() -> None:
    with pytest.raises(AssertionError):
        changed(game("Forest").find("Forest"), colour="green")


def test_a_switch_is_on_from_its_edition() -> None:
    for switch in SWITCHES.values():
        assert Rules(switch.since).on(switch.name)
        assert not Rules(str(int(switch.since) - 1)).on(switch.name)


def test_a_function_says_which_rule_it_carries_out() -> None:
    @rule("100.1")
    def plays_magic() -> None: ...

    try:
        assert [ref.name.rpartition(".")[2] for ref in CARRIED_OUT["100.1"]] == ["plays_magic"]
    finally:
        del CARRIED_OUT["100.1"]
