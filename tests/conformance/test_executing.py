"""Playing a case: each liar among the fakes gets the verdict that it deserves, and the honest engine passes."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.cases import Case
from conformance.executing import Forced, cards_of, execute, lacks
from conformance.port import Capabilities, Engine
from conformance.results import CaseResult
from tests.conformance.samples import case, early_land, land
from tests.fakes import engines


def play(one: Case, engine: Engine, forced: Forced | None = lambda *_: False) -> CaseResult:
    return execute(one, engine, engine.initialize("20260807"), forced)


LEGAL = land("Then the action is legal", 'And "Mountain" is on the battlefield', "And Alice has 0 cards in hand")
ILLEGAL = early_land()


@pytest.mark.parametrize("one", [LEGAL, ILLEGAL])
def test_an_honest_engine_passes(one: Case) -> None:
    assert play(one, engines.HonestEngine()).verdict == "pass"
    assert play(one, engines.HonestEngine(), None).verdict == "pass"


@pytest.mark.parametrize(
    ("one", "engine", "verdict", "told"),
    [
        (LEGAL, engines.SaysYesDoesNothing(), "fail", "got in Alice's hand"),
        (ILLEGAL, engines.SaysYesDoesNothing(), "fail", "expected illegal (it may not be begun), got legal"),
        (LEGAL, engines.SaysNoToAll(), "fail", "expected legal, got illegal (it may not be begun: no)"),
        (ILLEGAL, engines.SaysNoDoesIt(), "fail", "hand of Alice"),
        (ILLEGAL, engines.TapsOnRefusal(), "fail", "expected life of Alice: 20, got life of Alice: 19"),
        (ILLEGAL, engines.WrongMoment(), "fail", "got illegal (its cost cannot be paid"),
        (LEGAL, engines.Crashes("setup"), "error", "ZeroDivisionError"),
        (LEGAL, engines.Crashes("act"), "error", "crashed while acting (play land)"),
        (LEGAL, engines.Crashes("observe"), "error", "crashed while observing"),
        (LEGAL, engines.Hangs(), "timeout", "within 10 s"),
        (LEGAL, engines.BreaksProtocol(), "error", "no JSON"),
        (LEGAL, engines.KnowsNoCards(), "unsupported", "the card Mountain"),
        (LEGAL, engines.AsksTooMuch(), "unsupported", "unanswered choose color"),
        (LEGAL, engines.LeavesOut(), "unsupported", "does not show hand"),
        (LEGAL, engines.Unlucky(), "fail", "with seed 3"),
    ],
)
def test_a_liar_is_caught(one: Case, engine: Engine, verdict: str, told: str) -> None:
    result = play(one, engine)
    assert (result.verdict, told in result.message) == (verdict, True), result.message


def test_a_miscount_is_caught() -> None:
    assert play(land("Then Alice has 0 cards in hand"), engines.Miscounts()).verdict == "pass"
    two = case(
        'Given Alice has "Mountain" and "Opt" in hand',
        'When Alice plays "Mountain"',
        "Then Alice has 1 card in hand",
    )
    assert play(two, engines.HonestEngine()).verdict == "pass"
    assert play(two, engines.Miscounts()).message == "Alice has 1 card in hand: expected 1, got 0"


def test_a_failure_names_step_line_requirement_and_rule() -> None:
    fault = play(LEGAL, engines.SaysYesDoesNothing()).fault
    assert fault is not None
    assert (fault.step, fault.line) == ('"Mountain" is on the battlefield', 9)
    assert (fault.requirement, fault.rule) == ("305.1/sample", "305.1")
    assert (fault.expected, fault.got) == ("on the battlefield", "in Alice's hand")


def test_a_crash_keeps_the_end_of_the_log() -> None:
    assert play(LEGAL, engines.Hangs()).log == "last words"


def test_an_engine_without_moments_passes_and_it_is_told() -> None:
    result = play(ILLEGAL, engines.NoMoment())
    assert result.verdict == "pass"
    assert result.moment_unseen
    assert not play(ILLEGAL, engines.HonestEngine()).moment_unseen


def test_what_is_left_out_is_not_compared_and_it_is_told() -> None:
    result = play(ILLEGAL, engines.LeavesOut())
    assert result.verdict == "pass"
    assert result.not_compared == ("hand", "life")


SUPPLIED = case(
    'Given Alice has "Mountain" in hand',
    'When Alice plays "Mountain"',
    'And Alice chooses blue for "Mountain"',
    'Then "Mountain" is on the battlefield',
)


def test_a_decision_that_is_never_asked_for_is_unsupported_unless_it_was_forced() -> None:
    assert play(SUPPLIED, engines.AsksTooLittle()).message.startswith("decision choose color")
    assert play(SUPPLIED, engines.AsksTooLittle()).verdict == "unsupported"
    assert play(SUPPLIED, engines.AsksTooLittle(), lambda *_: True).verdict == "pass"


def test_the_reference_engine_gets_no_leniency() -> None:
    assert play(SUPPLIED, engines.AsksTooLittle(), None).verdict == "error"
    assert play(LEGAL, engines.AsksTooMuch(), None).verdict == "error"
    assert play(LEGAL, engines.LeavesOut(), None).verdict == "error"


def test_a_question_too_many_fails_where_the_check_is_about_it() -> None:
    asked = land("Then no choice of color came up")
    assert play(asked, engines.AsksTooMuch()).verdict == "fail"
    assert play(asked, engines.HonestEngine()).verdict == "pass"


def test_a_prelude_that_goes_wrong_is_unsupported() -> None:
    prelude = case(
        'Given Alice has "Mountain" in hand',
        "And it is Alice's upkeep",
        'And Alice has played "Mountain"',
        "When Alice passes priority",
        'Then "Mountain" is on the battlefield',
    )
    result = play(prelude, engines.HonestEngine())
    assert (result.verdict, result.message) == ("unsupported", "the prelude was refused: not now")
    assert play(prelude, engines.HonestEngine(), None).verdict == "error"


def test_an_engine_that_does_not_stop_is_told() -> None:
    stopping = case(
        'Given Alice has "Shock" in hand',
        'When Alice begins to cast "Shock", up to the choice of targets',
        'Then "Shock" is in Alice\'s hand',
    )
    result = play(stopping, engines.NeverStops())
    assert (result.verdict, result.message) == ("unsupported", "no stop at the choice of target")


def test_a_contested_case_is_played_and_not_scored() -> None:
    contested = land("Then Alice has 19 life", tags="@case:sample @305.1/sample @contested")
    result = play(contested, engines.HonestEngine())
    assert (result.verdict, result.played) == ("not scored", "fail")


@pytest.mark.parametrize(
    ("offers", "lacking"),
    [
        ({}, ""),
        ({"cards": "none"}, "any card"),
        ({"cards": ("Opt",)}, "the card Mountain"),
        ({"cards": ("Opt", "Mountain")}, ""),
        ({"settable": ("life",)}, "setup:graveyard"),
        ({"settable": ("graveyard",)}, ""),
        ({"settable": ("all",), "decides": ("target",), "observes": ("targets",)}, "observe:pool"),
    ],
)
def test_an_engine_is_spared_what_it_does_not_offer(offers: dict[str, Any], lacking: str) -> None:
    one = case(
        'Given Alice has "Mountain" in hand',
        'And Alice has "Opt" in her graveyard',
        'When Alice plays "Mountain"',
        "Then Alice's mana pool is empty",
    )
    assert lacks(one, Capabilities("e", "1", **offers)) == lacking


def test_the_cards_of_a_position_are_those_of_all_zones() -> None:
    one = case(
        'Given Alice has "Mountain" in hand',
        'And Alice has "Opt" in her graveyard',
        'And Bob\'s library is, from the top, "Shock"',
        'And Bob controls "Island"',
        'Then "Mountain" is in Alice\'s hand',
    )
    assert sorted(set(cards_of(one.position))) == ["Island", "Mountain", "Opt", "Shock"]
