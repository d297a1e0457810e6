"""From feature to case: what is read, and what is told with its line where it cannot be."""

from __future__ import annotations

import pytest

from conformance import checks
from conformance.actions import Announcement, Cast, Decision, DecisionKind, ManaActivation, PlayLand
from conformance.cases import Act
from conformance.position import Card, Permanent, Player, Step
from tests.conformance.samples import case, compiled

FEATURE = """\
@601.2f/from-feature
Feature: Things

  Background:
    Given Alice controls "Mountain"

  @118.7/from-rule
  Rule: A rule

    Background:
      Given Alice has "Shock" in hand

    @case:first @601.2h/ex1 @20231117:118.3c/ex1 @wiki:may-cast/ex1-2 @branch:attempted @since:20150717 @until:20231117
    Scenario: The first
      When Alice tries to cast "Shock", targeting Bob
      Then the cast is illegal

  @case:second @contested @601.2f/again @601.2f/from-feature
  Scenario: The second
    Given it is Bob's upkeep
    And Alice chooses blue for "Mountain"
    And Alice has activated "Mountain"
    When Alice passes priority
    And Alice says yes to "Mountain"
    Then "Mountain" is tapped
    And Alice has 20 life
"""


def test_tags_and_backgrounds_are_inherited() -> None:
    found = compiled(FEATURE)
    assert not found.problems
    first, second = found.cases
    assert first.requirements == ("601.2f/from-feature", "118.7/from-rule")
    assert first.examples == ("601.2h/ex1", "20231117:118.3c/ex1", "wiki:may-cast/ex1-2")
    assert (first.branch, first.since, first.until, first.contested) == ("attempted", "20150717", "20231117", False)
    assert [permanent.id for permanent in first.position.battlefield] == ["Mountain"]
    assert first.position.players[0].hand == (Card("Shock", "Shock"),)
    assert second.requirements == ("601.2f/from-feature", "118.7/from-rule", "601.2f/again")  # each once
    assert second.contested
    assert second.position.players == (Player("Alice", hand=(Card("Shock", "Shock"),)), Player("Bob"))


def test_steps_become_position_actions_and_checks() -> None:
    second = compiled(FEATURE).cases[1]
    assert (second.position.active_player, second.position.step) == ("Bob", Step.UPKEEP)
    prelude, act = second.script
    assert prelude.action is not None
    assert prelude.action.prelude
    assert prelude.action.decisions == (Decision(DecisionKind.CHOOSE_COLOR, "Alice", "U", "Mountain"),)
    assert act.action is not None
    assert act.action.decisions == (Decision(DecisionKind.MAY, "Alice", True, "Mountain"),)
    assert [type(check) for check in act.checks] == [checks.Tapped, checks.Life]
    assert [(check.line, check.text) for check in act.checks] == [
        (25, '"Mountain" is tapped'),
        (26, "Alice has 20 life"),
    ]


def test_an_illegal_attempt_compares_the_whole_position_said_or_not() -> None:
    illegal = compiled(FEATURE).cases[0].script[0]
    assert illegal.checks == (
        checks.Illegal(line=16, text="the cast is illegal"),
        checks.Unchanged(line=16, text="the cast is illegal"),
    )
    said = case(
        'Given Alice has "Shock" in hand',
        'When Alice tries to cast "Shock", targeting Bob',
        "Then the cast is illegal",
        "And nothing has changed except Alice's mana pool",
    )
    assert [check.except_for for check in said.script[0].checks if isinstance(check, checks.Unchanged)] == [
        ("pool:Alice",)
    ]


def test_the_source_is_the_scenario_as_written_without_its_margin() -> None:
    source = compiled(FEATURE).cases[0].source.splitlines()
    assert source[0].startswith("@case:first")
    assert source[1:] == [
        "Scenario: The first",
        '  When Alice tries to cast "Shock", targeting Bob',
        "  Then the cast is illegal",
    ]


def test_an_answer_refused_on_resolution_reverses_nothing() -> None:
    refused = case(
        'Given Alice has "Shock" in hand',
        "When the top of the stack resolves",
        'And Alice finds "Shock"',
        "Then the action is illegal",
    )
    assert [type(check) for check in refused.script[0].checks] == [checks.Illegal]


OUTLINE = """\
Feature: Outlines

  @case:rolled @601.2b/x
  Scenario Outline: With X being <x>
    Given Alice has "Blaze" in hand
    When Alice casts "Blaze", with X=<x>, targeting <whom>
    Then <whom> has <life> life

    Examples:
      | id    | x | whom  | life |
      | one   | 1 | Bob   | 19   |
      | three | 3 | Alice | 17   |
"""


def test_a_row_of_an_outline_is_a_case() -> None:
    one, three = compiled(OUTLINE).cases
    assert (one.id, one.name, one.line) == ("rolled-one", "With X being 1", 11)
    assert (three.id, three.name, three.line) == ("rolled-three", "With X being 3", 12)
    announced = Announcement(x=3, targets=(("Alice",),))
    life = checks.Life("Alice", 17, line=7, text="Alice has 17 life")
    assert three.script == (Act(Cast("Alice", "Blaze", announced), (life,)),)
    assert [scenario.name for scenario in compiled(OUTLINE).scenarios] == ["With X being <x>"]


def test_rows_of_a_name_without_values_are_told_apart() -> None:
    found = compiled(OUTLINE.replace("With X being <x>", "Blaze"))
    assert [one.name for one in found.cases] == ["Blaze (one)", "Blaze (three)"]


def test_a_table_holds_clauses() -> None:
    table = case(
        'Given Alice controls "Mountain"',
        'And Alice has "Shock" in hand',
        'When Alice casts "Shock"',
        "  | targeting Bob |",
        '  | tapping "Mountain" for {R} |',
        "Then the cast is legal",
    )
    announced = Announcement(targets=(("Bob",),), mana=(ManaActivation("Mountain", ("R",)),))
    assert table.script[0].action == Cast("Alice", "Shock", announced)


BEGIN = "Feature: F\n\n  @case:a @601.2f/x\n  Scenario: S\n"
OUTLINED = BEGIN.replace("Scenario:", "Scenario Outline:")
THEN = "    Then Alice has 20 life\n"

WRONG = [
    ("", 1, "no Feature"),
    ("Scenario: S\n", 1, "no Gherkin"),
    ("Feature: F\n  Scenario: S\n    Given Alice has 5 life\n    what is this\n", 4, "no Gherkin"),
    ("# language: de\nFunktionalität: F\n", 1, "no vocabulary in the language 'de'"),
    ("# language: xx\nFeature: F\n", 1, "no Gherkin"),
    (BEGIN.replace("@case:a ", "") + THEN, 4, "no @case: tag"),
    (BEGIN.replace("@case:a", "@case:A_b") + THEN, 3, "@case:A_b is no tag"),
    (BEGIN.replace("601.2f/x", "601/x") + THEN, 3, "@601/x is no tag"),
    (BEGIN.replace("601.2f/x", "since:2015") + THEN, 3, "@since:2015 is no tag"),
    (BEGIN.replace("601.2f/x", "branch:both") + THEN, 3, "@branch:both is no tag"),
    (BEGIN + "    Given Alice dances\n" + THEN, 5, "no given step reads 'Alice dances'"),
    (BEGIN + "    When Alice has 5 life\n" + THEN, 5, "no when step reads"),
    (BEGIN + '    When Alice casts "Shock", humming\n' + THEN, 5, "no clause of an announcement reads 'humming'"),
    (BEGIN + '    Given Alice has "Shock" in hand\n    When Alice casts "Shock", with X=1, with X=2\n' + THEN, 6,
     "x is announced twice"),
    (BEGIN + '    Given Alice has "Black Lotus" in hand\n' + THEN, 4, 'the card "Black Lotus" is not in cards.toml'),
    (BEGIN + '    Given Alice has "Shock" in hand\n    And Alice controls "Shock"\n' + THEN, 6,
     "'Shock' is there twice"),
    (BEGIN + '    When Alice casts "Shock"\n' + THEN, 4, "no card is called 'Shock'"),
    (BEGIN + '    Given Alice has 2 "Shock" in hand\n    When Alice casts "Shock"\n' + THEN, 4, "no card is called"),
    (BEGIN + "    Given Carol has 5 life\n" + THEN, 5, "no player called Carol"),
    (BEGIN + "    When Alice passes priority\n    Then Carol has 5 life\n", 4, "no player called Carol"),
    (BEGIN + "    Given Alice has 5 life\n    And the players Alice and Bob\n" + THEN, 6, "players have to be named"),
    (BEGIN + "    When Alice passes priority\n", 4, "checks nothing"),
    (BEGIN + '    Given Alice says yes to "Shock"\n' + THEN, 6, "a decision stands before no action"),
    (BEGIN + "    When Alice passes priority\n      | a | b |\n" + THEN, 5, "a table of one column"),
    (BEGIN + "    When Alice passes priority\n      | a |\n" + THEN, 5, "takes no table"),
    (BEGIN + '    When Alice passes priority\n      """\n      a\n      """\n' + THEN, 5, "no doc string"),
    (OUTLINED + THEN + "\n    Examples:\n      | n |\n      | 1 |\n", 7, "no id"),
    (OUTLINED + THEN + "\n    Examples:\n      | id |\n      | A b |\n", 9,
     "'A b' is no id"),
    (OUTLINED + THEN + "\n    @601.2f/y\n    Examples:\n      | id |\n"
     "      | a |\n", 7, "takes no tags"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "told"), WRONG, ids=[told for _, _, told in WRONG])
def test_what_is_wrong_is_told_with_its_line_and_gives_no_case(text: str, line: int, told: str) -> None:
    found = compiled(text, "a/b.feature")
    assert [problem for problem in found.problems if told in problem.message and problem.line == line], found.problems
    assert str(found.problems[0]).startswith(f"a/b.feature:{found.problems[0].line}: ")
    assert all(one.id != "a" for one in found.cases) or "takes no tags" in told


def test_one_mistake_spares_the_other_scenarios() -> None:
    found = compiled(FEATURE.replace("When Alice passes priority", "When Alice dances"))
    assert [one.id for one in found.cases] == ["first"]
    assert [problem.line for problem in found.problems] == [23]


def test_copies_are_numbered_and_one_alone_is_not() -> None:
    one = case(
        'Given Alice controls 2 "Swamp" and a tapped "Grizzly Bears" with two +1/+1 counters',
        'And Bob controls 2 "Goblin" tokens',
        'Then "Swamp#1" and "Swamp#2" are untapped',
    )
    assert one.position.battlefield == (
        Permanent("Swamp#1", "Swamp", "Alice", "Alice"),
        Permanent("Swamp#2", "Swamp", "Alice", "Alice"),
        Permanent("Grizzly Bears", "Grizzly Bears", "Alice", "Alice", tapped=True, counters={"+1/+1": 2}),
        Permanent("token:Goblin#1", "Goblin", "Bob", "Bob", token=True),
        Permanent("token:Goblin#2", "Goblin", "Bob", "Bob", token=True),
    )


def test_a_japanese_feature_says_the_same() -> None:
    japanese = compiled(
        "# language: ja\nフィーチャ: 土地\n\n  @case:sample @305.1/sample\n  シナリオ: A sample\n"
        "      前提 アリスの手札に《山》がある\n      もし アリスは《山》をプレイする\n"
        "      ならば 《山》は戦場にある\n"
    )
    english = case(
        'Given Alice has "Mountain" in hand', 'When Alice plays "Mountain"', 'Then "Mountain" is on the battlefield'
    )
    assert not japanese.problems
    assert japanese.cases[0].language == "ja"
    assert japanese.cases[0].position == english.position
    assert japanese.cases[0].script[0].action == english.script[0].action == PlayLand("Alice", "Mountain")
    assert japanese.cases[0].script[0].checks[0].text == "《山》は戦場にある"
