"""Every kind of check holds where it should, and says what is wrong where it should not."""

from __future__ import annotations

from typing import Any

import pytest

from conformance import checks
from conformance.actions import DecisionKind
from conformance.checks import Check
from conformance.comparing import Seen, compare, cost_symbols
from conformance.port import CostPaid, Outcome, TriggerCount
from conformance.position import Card, Characteristics, ManaUnit, Permanent, Player, Position, StackItem, Step
from conformance.viewing import Unseen, View

BEAR = Permanent(
    "Grizzly Bears", "Grizzly Bears", "Alice", "Bob", tapped=True, counters={"+1/+1": 2}, damage=1,
    now=Characteristics("Grizzly Bears", "{1}{G}", 2, ("G",), ("Creature",), ("Bear",), ("haste",), 4, 4),
)  # fmt: skip
GREAVES = Permanent("Lightning Greaves", "Lightning Greaves", "Alice", "Alice", attached_to="Grizzly Bears")
TOKENS = tuple(Permanent(f"t{n}", "Goblin", "Bob", "Bob", token=True, tapped=n == 2) for n in (1, 2))
LAND = Permanent("Forest", "Forest", "Bob", "Bob", now=Characteristics(types=("Basic", "Land"), colors=()))
SHOCK = StackItem("Shock", "Shock", "Alice", targets=(("Bob", "Grizzly Bears"),), x=3, paid=("kicker {W}",), modes=(2,))
ABILITIES = tuple(
    StackItem("ability:Standstill", "Standstill", "Bob", kind="triggered ability", targets=targets)
    for targets in ((("Alice",),), (("Bob",),))
)
COPY = StackItem("copy:Shock", "Shock", "Bob", kind="copy")
POSITION = Position(
    players=(
        Player(
            "Alice",
            life=7,
            counters={"poison": 2},
            pool=(ManaUnit("R"), ManaUnit("G", snow=True)),
            hand=(Card("Opt", "Opt", visible_to=("Alice",)),),
            library=(Card("Island", "Island"), Card("Ponder", "Ponder"), Card("Swamp", "Swamp")),
            graveyard=(Card("Void", "Void"),),
            exile=(Card("Blaze", "Blaze", face_down=True, counters={"time": 1}),),
        ),
        Player("Bob", in_game=False),
    ),
    battlefield=(BEAR, GREAVES, *TOKENS, LAND),
    stack=(*ABILITIES, COPY, SHOCK),  # top first: the second ability that triggered, then the first
    active_player="Bob",
    step=Step.UPKEEP,
    priority="Alice",
)
OUTCOME = Outcome(
    "ok",
    asked=("mode", "x", "target", "target"),
    asked_of=("Alice", "Alice", "Alice", "Bob"),
    total_cost=CostPaid("{2}{R}{1}", life=2),
    triggered=(TriggerCount("Standstill", 2),),
)

HOLDS: list[Check] = [
    checks.InZone("Opt", "hand", "Alice"),
    checks.InZone("Opt", "graveyard", "Alice", expected=False),
    checks.InZone("Opt", "hand", "Bob", expected=False),
    checks.InZone("Ponder", "library", "Alice", place=2),
    checks.InZone("Swamp", "library", "Alice", place=-1),
    checks.InZone("Blaze", "exile", face_down=True),
    checks.InZone("Shock", "stack"),
    checks.InZone("ability:Standstill", "stack", place=1),
    checks.Sees("Opt", "Alice"),
    checks.Sees("Opt", "Bob", expected=False),
    checks.Sees("Void", "Bob"),
    checks.Tapped("Grizzly Bears"),
    checks.Tapped("Lightning Greaves", expected=False),
    checks.Tapped("token:Goblin"),  # the newest
    checks.Tapped("token:Goblin#1", expected=False),
    checks.Life("Alice", 7),
    checks.Counters("Alice", "poison", 2),
    checks.Counters("Grizzly Bears", "+1/+1", 2),
    checks.Counters("Grizzly Bears", "charge", 0),
    checks.Counters("Blaze", "time", 1),
    checks.StackIs(("ability:Standstill", "ability:Standstill", "copy:Shock", "Shock")),
    checks.StackTargets("Shock", (("Grizzly Bears", "Bob"),)),
    checks.StackTargets("ability:Standstill", (("Alice",),)),
    checks.StackTargets("ability:Standstill #1", (("Bob",),)),
    checks.StackTargets("copy:Shock", ()),
    checks.Pool("Alice", ("R", "S:G")),
    checks.Pool("Bob"),
    checks.ZoneCount("Alice", "library", 3),
    checks.ZoneCount("Alice", "battlefield", 2),
    checks.ZoneCount("Bob", "battlefield", 2, "token:Goblin"),
    checks.ZoneCount("Bob", "battlefield", 1, "Forest"),
    checks.ZoneCount("Bob", "battlefield", 0, "token:Forest"),
    checks.Has("Grizzly Bears", "power", 4),
    checks.Has("Grizzly Bears", "mana cost", "{G}{1}"),
    checks.Has("Grizzly Bears", "mana value", 2),
    checks.Has("Grizzly Bears", "color", "G"),
    checks.Has("Grizzly Bears", "color", "colorless", expected=False),
    checks.Has("Grizzly Bears", "subtype", "Bear"),
    checks.Has("Grizzly Bears", "keyword", "flying", expected=False),
    checks.Has("Forest", "type", "Land"),
    checks.Has("Forest", "color", "colorless"),
    checks.Has("Shock", "x", 3),
    checks.Has("Shock", "paid", "kicker"),
    checks.Has("Shock", "paid", "buyback", expected=False),
    checks.Has("Shock", "mode", 2),
    checks.Controller("Grizzly Bears", "Alice"),
    checks.Controller("copy:Shock", "Bob"),
    checks.Damage("Grizzly Bears", 1),
    checks.AttachedTo("Lightning Greaves", "Grizzly Bears"),
    checks.AttachedTo("Grizzly Bears", None),
    checks.HasPriority("Alice"),
    checks.InGame("Alice"),
    checks.InGame("Bob", expected=False),
    checks.AtStep(Step.UPKEEP),
    checks.AtStep(Step.UPKEEP, "Bob"),
    checks.TotalCost("{3}{R}", 2),
    checks.Triggered("Standstill", 2),
    checks.Triggered("Greed", 0),
    checks.Asked((DecisionKind.MODE, DecisionKind.TARGET)),
    checks.Asked((DecisionKind.SPLICE,), expected=False),
    checks.Asked((DecisionKind.TARGET, DecisionKind.TARGET), ("Alice", "Bob")),
]

FAILS: list[tuple[Check, str, str]] = [
    (checks.InZone("Opt", "graveyard", "Alice"), "in Alice's graveyard", "in Alice's hand"),
    (checks.InZone("Opt", "hand", "Alice", expected=False), "not in Alice's hand", "in Alice's hand"),
    (checks.InZone("Shock", "battlefield"), "on the battlefield", "on the stack"),
    (checks.InZone("Lava", "exile"), "in exile", "in no zone that can be seen"),
    (checks.InZone("Ponder", "library", "Alice", 1), "in Alice's library, at place 1",
     "in Alice's library, at place 2 of 3"),
    (checks.InZone("Blaze", "exile", face_down=False), "in exile, face up", "in exile, face down"),
    (checks.InZone("token:Zombie", "battlefield"), "on the battlefield", "in no zone that can be seen"),
    (checks.InZone("ability:Standstill #3", "stack"), "on the stack", "in no zone that can be seen"),
    (checks.Tapped("Grizzly Bears", expected=False), "untapped", "tapped"),
    (checks.Tapped("Opt"), "tapped", "in Alice's hand"),
    (checks.Life("Alice", 8), "8 life", "7 life"),
    (checks.Counters("Alice", "poison", 1), "1 poison counters", "2 poison counters"),
    (checks.Counters("Opt", "time", 1), "1 time counters", "0 time counters"),
    (checks.Counters("Shock", "time", 1), "1 time counters", "on the stack"),
    (checks.StackIs(("Shock",)), "Shock", "ability:Standstill, ability:Standstill, copy:Shock, Shock"),
    (checks.StackIs(("copy:Shock", "ability:Standstill", "ability:Standstill", "Shock")),
     "copy:Shock, ability:Standstill, ability:Standstill, Shock",
     "ability:Standstill, ability:Standstill, copy:Shock, Shock"),
    (checks.StackTargets("Shock", (("Bob",), ("Grizzly Bears",))), "Bob, then Grizzly Bears", "Bob and Grizzly Bears"),
    (checks.StackTargets("Shock", ()), "no targets", "Bob and Grizzly Bears"),
    (checks.StackTargets("Opt", ()), "no targets", "in Alice's hand"),
    (checks.Pool("Alice", ("R", "G")), "{G}{R}", "{R}{S:G}"),
    (checks.Pool("Alice"), "no mana", "{R}{S:G}"),
    (checks.ZoneCount("Alice", "library", 2), "2", "3"),
    (checks.ZoneCount("Bob", "stack", 1), "1", "3"),
    (checks.Has("Grizzly Bears", "power", 2), "power 2", "power 4"),
    (checks.Has("Forest", "power", 0), "power 0", "power none"),
    (checks.Has("Grizzly Bears", "color", "colorless"), "color colorless", "color G"),
    (checks.Has("Grizzly Bears", "keyword", "haste", expected=False), "keyword not haste", "keyword haste"),
    (checks.Has("Shock", "paid", "buyback"), "paid buyback", "paid kicker {W}"),
    (checks.Has("Shock", "face", "Stomp"), "face Stomp", "face none"),
    (checks.Has("Grizzly Bears", "x", 0), "on the stack", "on the battlefield"),
    (checks.Has("Lava", "name", "Lava"), "name Lava", "in no zone that can be seen"),
    (checks.Controller("Grizzly Bears", "Bob"), "controlled by Bob", "controlled by Alice"),
    (checks.Controller("Opt", "Alice"), "controlled by Alice", "in Alice's hand"),
    (checks.Damage("Grizzly Bears", 2), "2 damage", "1 damage"),
    (checks.AttachedTo("Lightning Greaves", None), "attached to nothing", "attached to Grizzly Bears"),
    (checks.Sees("Opt", "Bob"), "Bob can see it: True", "Bob can see it: False"),
    (checks.Sees("Void", "Bob", expected=False), "Bob can see it: False", "Bob can see it: True"),
    (checks.HasPriority("Bob"), "Bob", "Alice"),
    (checks.InGame("Bob"), "in the game", "out of the game"),
    (checks.AtStep(Step.UPKEEP, "Alice"), "Alice's upkeep", "Bob's upkeep"),
    (checks.AtStep(Step.DRAW), "draw", "upkeep"),
    (checks.TotalCost("{3}{R}"), "{3}{R}", "{2}{R}{1} and 2 life"),
    (checks.TotalCost("{2}{R}", 2), "{2}{R} and 2 life", "{2}{R}{1} and 2 life"),
    (checks.Triggered("Standstill", 1), "triggered 1 times", "triggered 2 times"),
    (checks.Asked((DecisionKind.TARGET, DecisionKind.MODE)), "asked: target, mode", "mode, x, target, target"),
    (checks.Asked((DecisionKind.X,), expected=False), "not asked: x", "mode, x, target, target"),
    (checks.Asked((DecisionKind.TARGET, DecisionKind.TARGET), ("Bob", "Alice")),
     "asked: target by Bob, target by Alice",
     "mode by Alice, x by Alice, target by Alice, target by Bob"),
]  # fmt: skip

SEEN = Seen(View(POSITION), OUTCOME)


@pytest.mark.parametrize("check", HOLDS, ids=repr)
def test_a_check_holds(check: Check) -> None:
    assert compare(check, SEEN) is None


@pytest.mark.parametrize(("check", "expected", "got"), FAILS, ids=repr)
def test_a_check_says_what_is_wrong(check: Check, expected: str, got: str) -> None:
    assert compare(check, SEEN) == (expected, got)


def test_every_kind_of_check_is_tried_both_ways() -> None:
    elsewhere = {checks.Legal, checks.Illegal, checks.Unchanged}
    kinds = set(checks.Check.__args__) - elsewhere  # type: ignore[attr-defined]
    assert {type(check) for check in HOLDS} == kinds
    assert {type(check) for check, _, _ in FAILS} == kinds


OMITTED: list[tuple[Check, Any, str]] = [
    (checks.InZone("Lava", "library", "Alice"), {"omitted": ("library",)}, "library"),
    (checks.Life("Alice", 7), {"omitted": ("life",)}, "life"),
    (checks.Counters("Alice", "poison", 2), {"omitted": ("counters",)}, "counters"),
    (checks.Pool("Alice"), {"omitted": ("pool",)}, "pool"),
    (checks.ZoneCount("Bob", "library", 10), {}, "library"),
    (checks.HasPriority("Alice"), {"omitted": ("priority",)}, "priority"),
    (checks.Has("Lightning Greaves", "color", "R"), {}, "color of objects"),
    (checks.Has("Opt", "mana value", 1), {}, "mana value of cards"),
    (checks.Has("Shock", "x", 3), {"omitted": ("x",)}, "x"),
    (checks.StackTargets("Shock", ()), {"omitted": ("targets",)}, "targets"),
]


@pytest.mark.parametrize(("check", "changes", "what"), OMITTED, ids=repr)
def test_what_is_left_out_is_unseen(check: Check, changes: Any, what: str) -> None:
    from msgspec.structs import replace

    with pytest.raises(Unseen) as unseen:
        compare(check, Seen(View(replace(POSITION, **changes)), OUTCOME))
    assert unseen.value.what == what


@pytest.mark.parametrize(
    ("check", "what"),
    [
        (checks.TotalCost("{R}"), "total cost"),
        (checks.Triggered("Standstill", 0), "triggered"),
        (checks.Asked((DecisionKind.X,), expected=False), "asked"),
    ],
)
def test_an_engine_that_cannot_tell_is_unseen(check: Check, what: str) -> None:
    with pytest.raises(Unseen) as unseen:
        compare(check, Seen(View(POSITION), Outcome("ok"), frozenset({"pool"})))
    assert unseen.value.what == what


def test_who_was_asked_may_be_unseen() -> None:
    both = checks.Asked((DecisionKind.X,), ("Alice",))
    with pytest.raises(Unseen, match="who was asked"):
        compare(both, Seen(View(POSITION), Outcome("ok", asked=("x",))))


def test_a_zone_that_is_left_out_does_not_hide_where_an_object_is() -> None:
    from msgspec.structs import replace

    seen = Seen(View(replace(POSITION, omitted=("library",))), OUTCOME)
    assert compare(checks.InZone("Opt", "library", "Alice"), seen) == ("in Alice's library", "in Alice's hand")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [("{1}{1}{B}", "{B}{2}", True), ("{0}", "", True), ("{X}{R}", "{R}{X}", True), ("{W/U}", "{W}", False)],
)
def test_costs_are_compared_as_multisets(one: str, other: str, same: bool) -> None:
    assert (cost_symbols(one) == cost_symbols(other)) is same


def test_of_two_players_who_choose_in_turns_the_first_choices_are_compared() -> None:
    target = (DecisionKind.TARGET, DecisionKind.TARGET)
    in_turns = Outcome("ok", asked=("target",) * 3, asked_of=("Alice", "Bob", "Alice"))
    seen = Seen(View(POSITION), in_turns)
    assert compare(checks.Asked(target, ("Alice", "Bob")), seen) is None
    assert compare(checks.Asked(target, ("Bob", "Alice")), seen) is not None
