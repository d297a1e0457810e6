"""Cases for the tests of the runner, compiled from small features."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

from conformance.cardnames import read_card_names
from conformance.cases import Case
from conformance.compiled import Compiled
from conformance.compiling import compile_feature

CARDS = Path(__file__).with_name("cards.toml")
NAMES = read_card_names(CARDS)


def compiled(text: str, path: str = "sample.feature") -> Compiled:
    """A whole feature file, compiled with the tests' card names."""
    return compile_feature(path, text, NAMES)


def case(*steps: str, tags: str = "@case:sample @305.1/sample", name: str = "A sample") -> Case:
    """A case of these steps."""
    body = indent("\n".join(steps), "      ")
    found = compiled(f"Feature: Samples\n\n  {tags}\n  Scenario: {name}\n{body}\n")
    assert not found.problems, found.problems
    return found.cases[0]


GIVEN = ('Given Alice has "Mountain" in hand', "And it is Alice's precombat main phase")


def land(*then: str, tags: str = "@case:sample @305.1/sample") -> Case:
    """Alice plays a Mountain in her main phase."""
    return case(*GIVEN, 'When Alice plays "Mountain"', *(then or ('Then "Mountain" is on the battlefield',)), tags=tags)


def early_land(*then: str) -> Case:
    """Alice tries to play a Mountain in her upkeep."""
    steps = ('Given Alice has "Mountain" in hand', "And it is Alice's upkeep", 'When Alice tries to play "Mountain"')
    return case(*steps, *(then or ("Then the action may not be begun",)))
