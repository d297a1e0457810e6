"""The features under pytest-bdd: a second front over the same vocabulary, the same executor and the same cases.

pytest-bdd looks through every step definition for every step, so there are three that take any text and hand it to the
vocabulary. Each feature file is a collector of its own, which gives ids like ``features/118_costs/….feature::…``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace
from pytest_bdd import given, parsers, scenario, then, when

from conformance.adapters.reference import ReferenceEngine
from conformance.cases import Case
from conformance.corpus import Corpus, load
from conformance.executing import execute
from conformance.port import Capabilities
from conformance.reviewing import reviewed
from conformance.steps import Context, Draft, Reading, add, read, script
from rules_text.editions import baseline

FEATURES = os.environ.get("CRCONF_FEATURES")  # another folder of features than the checkout's


@cache
def corpus() -> Corpus:
    """The features as the runner's front compiles them."""
    return load(Path(FEATURES) if FEATURES else None)


@cache
def _engine(revision: str) -> tuple[ReferenceEngine, Capabilities]:
    engine = ReferenceEngine()
    return engine, engine.initialize(revision)


@cache
def _at_baseline() -> dict[str, bool]:
    return reviewed(corpus().cases, baseline())


def edition_of(case: Case) -> str:
    """The edition that a case is played at here: the baseline, or the last one of which it speaks."""
    if _at_baseline()[case.id]:
        return baseline()
    return case.until or case.since or baseline()


# -- the steps --------------------------------------------------------------------------------------------------------


class Telling:
    """A scenario as its steps are told, one after the other."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.line = 0  # of the step that comes next
        self.reading = Reading("en", corpus().cards)

    def begin(self, language: str) -> None:
        """Get ready to read a feature's language."""
        self.reading = Reading(language, corpus().cards)

    def step(self, context: Context, text: str, table: list[list[str]] | None) -> None:
        """Take a step into the draft."""
        self.reading.rows = [row[0] for row in table or ()]
        for piece in read(context, text, self.reading):
            add(self.draft, context, piece, self.line, text)


@pytest.fixture
def telling() -> Telling:
    return Telling()


@given(parsers.re(r"(?P<text>.+)"))
def _given(text: str, telling: Telling, datatable: Any = None) -> None:
    telling.step("given", text, datatable)


@when(parsers.re(r"(?P<text>.+)"))
def _when(text: str, telling: Telling, datatable: Any = None) -> None:
    telling.step("when", text, datatable)


@then(parsers.re(r"(?P<text>.+)"))
def _then(text: str, telling: Telling, datatable: Any = None) -> None:
    telling.step("then", text, datatable)


def judge(case: Case, telling: Telling) -> None:
    """Play what the steps told and demand a pass; a contested case is played, whatever comes of it."""
    told = replace(case, position=telling.draft.position(), script=script(telling.draft))
    assert told == case, "the two fronts read the scenario differently"
    result = execute(told, *_engine(edition_of(case)))
    if result.verdict not in ("pass", "not scored"):
        pytest.fail(f"{result.verdict}: features/{case.feature}:{case.line}: {result.message}", pytrace=False)


# -- collecting -------------------------------------------------------------------------------------------------------


def feature_files(parent: pytest.Collector) -> Iterator[pytest.Collector]:
    """Every feature file of the folder, as a collector; the steps above become fixtures that all of them share."""
    parent.config.pluginmanager.register(sys.modules[__name__], "features")
    for path in corpus().features:
        yield FeatureFile.from_parent(parent, path=corpus().root / path)


class FeatureFile(pytest.Module):
    """A feature file as a module of tests, one a scenario."""

    def _getobj(self) -> ModuleType:
        feature = self.path.relative_to(corpus().root).as_posix()
        module = ModuleType(feature)
        compiled = corpus().features[feature]
        for one in compiled.scenarios:
            name = f"test_{one.name}"
            if name in module.__dict__:
                message = f"{self.path}:{one.line}: a second scenario is called {one.name!r}; pytest-bdd would drop it"
                raise pytest.Collector.CollectError(message)
            bind = scenario(str(self.path), one.name, features_base_dir=str(corpus().root))
            module.__dict__[name] = bind(_body(feature, one.line))
        return module


def _body(feature: str, line: int) -> Callable[..., None]:
    """What a scenario's test does after its steps: find its case, and judge it."""

    def body(telling: Telling, _pytest_bdd_example: dict[str, str]) -> None:
        case = case_of(feature, line, _pytest_bdd_example.get("id"))
        if case is None:
            pytest.fail(f"features/{feature}:{line}: this does not compile; crconf lint tells why", pytrace=False)
        judge(case, telling)

    return body


def case_of(feature: str, line: int, row: str | None) -> Case | None:
    """The case of the scenario in a line, or of one row of an outline."""
    compiled = corpus().features[feature]
    end = min((one.line for one in compiled.scenarios if one.line > line), default=sys.maxsize)
    own = (case for case in compiled.cases if line <= case.line < end)
    return next((case for case in own if row is None or case.id.endswith(f"-{row}")), None)
