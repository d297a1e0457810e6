"""The minimal adapters: short, complete, and judged like any other engine."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

import pytest

import conformance
from conformance.adapters.process import Limits, ProcessEngine
from conformance.checking import check_adapter
from conformance.executing import execute
from tests.conformance.samples import case, early_land, land

EXAMPLES = Path(conformance.__file__).parent / "examples"
NODE = shutil.which("node")
COMMANDS = [
    pytest.param([sys.executable, EXAMPLES / "minimal_adapter.py"], id="python"),
    pytest.param(
        [NODE, EXAMPLES / "minimal_adapter.mjs"],
        id="node",
        marks=pytest.mark.skipif(NODE is None, reason="node is not on this machine"),
    ),
]


@pytest.mark.parametrize("name", ["minimal_adapter.py", "minimal_adapter.mjs"])
def test_it_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) < 150


@pytest.mark.parametrize("words", COMMANDS)
def test_it_gets_the_verdicts_it_deserves(words: list[object]) -> None:
    engine = ProcessEngine(shlex.join(map(str, words)), Limits(initialize=30))
    capabilities = engine.initialize("20260807")
    second = case(
        'Given Alice has "Mountain" and "Island" in hand',
        'And Alice has played "Mountain"',
        'When Alice tries to play "Island"',
        "Then the action is illegal",
        'And "Mountain" is on the battlefield',
    )
    spell = case('Given Alice controls "Mountain"', 'When Alice activates "Mountain"', "Then Alice has 20 life")
    teams = case(
        "Given the players Alice, Bob and Carol",
        "And Alice and Carol are a team",
        'And Alice has "Mountain" in hand',
        'When Alice plays "Mountain"',
        'Then "Mountain" is on the battlefield',
    )
    unknown = case('Given Alice has "Opt" in hand', 'Then "Opt" is in Alice\'s hand')
    cases = [land(), early_land(), land("Then Alice has 19 life"), second, spell, teams, unknown]
    results = [execute(one, engine, capabilities, lambda *_: False) for one in cases]
    engine.shutdown()
    assert [result.verdict for result in results] == ["pass", "pass", "fail", "pass", *["unsupported"] * 3]
    assert [result.message for result in results[-3:]] == [
        "activate",
        "teams",
        "the engine does not offer the card Opt",
    ]


@pytest.mark.parametrize("words", COMMANDS)
def test_a_check_says_what_it_lacks(words: list[object]) -> None:
    engine = ProcessEngine(shlex.join(map(str, words)), Limits(initialize=30))
    words_by_trial = {trial.what: trial.word for trial in check_adapter(engine, "20260807")}
    engine.shutdown()
    assert words_by_trial == {
        "initialize": "good",
        "a position that is set up is read back": "good",
        "a second setup forgets the first": "good",
        "a land is played": "good",
        "a land in the upkeep is refused, and nothing has changed": "good",
        "a creature is cast, and resolves": "missing",
        "a spell is cast at a target": "missing",
        "capabilities": "missing",
    }
