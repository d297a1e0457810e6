"""The features pass (`tests.bdd` collects them beside this file), and the two fronts say the same of any feature."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.adapters.reference import ReferenceEngine
from conformance.corpus import load
from conformance.running import Conditions, run
from rules_text.editions import baseline
from tests.bdd import corpus

FEATURE = """
Feature: What both fronts read

  Background:
    Given Alice controls "Mountain"

  @case:bolt @118.3/no-payment-short-of-the-full-cost
  Scenario: A Mountain pays for Lightning Bolt
    Given Alice has "Lightning Bolt" in hand
    When Alice casts "Lightning Bolt"
      | targeting Bob |
    Then the cast is legal

  Rule: Grizzly Bears

    @case:bear @118.3/no-payment-short-of-the-full-cost
    Scenario Outline: A Mountain <tried> for Grizzly Bears
      Given Alice has "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears"
      Then the cast is <tried>

      Examples:
        | id    | tried   |
        | right | illegal |
        | wrong | legal   |

  @case:turned-round @118.3/no-payment-short-of-the-full-cost
  Scenario: A scenario whose expectation is turned round
    Given Alice has "Lightning Bolt" in hand
    When Alice casts "Lightning Bolt", targeting Bob
    Then Bob has 17 life
"""
JAPANESE = """# language: ja
フィーチャ: 日本語

  @case:japanese @118.3/no-payment-short-of-the-full-cost
  シナリオ: 山で稲妻を唱える
    前提 アリスは《山》をコントロールしている
    かつ アリスの手札に《稲妻》がある
    もし アリスは、ボブを対象とし、《稲妻》を唱える
    ならば 唱えるのは適正である
"""
CARDS = """
[cards]
"Grizzly Bears" = { ja = "灰色熊" }
"Lightning Bolt" = { ja = "稲妻" }
"Mountain" = { ja = "山" }
"""


def test_the_features_compile() -> None:
    assert corpus().problems == ()


@pytest.fixture
def features(tmp_path: Path) -> Path:
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "english.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "ja").mkdir()
    (tmp_path / "ja" / "japanese.feature").write_text(JAPANESE, encoding="utf-8")
    return tmp_path


def under_pytest(features: Path) -> tuple[dict[str, str], str]:
    """The outcome of each scenario under pytest-bdd, by its feature and name; and all that was printed."""
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", "--tb=short"]
    environment = {**os.environ, "CRCONF_FEATURES": str(features)}
    here = Path(__file__)
    own = "not compile and not fronts and not dropped"
    done = subprocess.run([*command, "-k", own, str(here)], cwd=here.parents[1], env=environment,
                          capture_output=True, text=True, check=False)  # fmt: skip
    found = re.findall(r"^(PASSED|FAILED) \S*?([\w/]+\.feature)::test_(.*?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return {f"{feature.rpartition('/')[2]}: {name}": outcome for outcome, feature, name in found}, done.stdout


def test_both_fronts_say_the_same(features: Path) -> None:
    cases = load(features, cached=False).require().cases
    results = run(cases, ReferenceEngine, Conditions(baseline())).by_id()
    assert {name: result.verdict for name, result in results.items()} == {
        "bolt": "pass",
        "bear-right": "pass",
        "bear-wrong": "fail",
        "turned-round": "fail",
        "japanese": "pass",
    }
    outcomes, printed = under_pytest(features)
    assert outcomes == {
        "english.feature: A Mountain pays for Lightning Bolt": "PASSED",
        "english.feature: A Mountain <tried> for Grizzly Bears[right-illegal]": "PASSED",
        "english.feature: A Mountain <tried> for Grizzly Bears[wrong-legal]": "FAILED",
        "english.feature: A scenario whose expectation is turned round": "FAILED",
        "japanese.feature: 山で稲妻を唱える": "PASSED",
    }, printed


def test_a_scenario_that_would_be_dropped_stops_the_run(features: Path) -> None:
    twice = FEATURE.replace("A scenario whose expectation is turned round", "A Mountain pays for Lightning Bolt")
    (features / "english.feature").write_text(twice, encoding="utf-8")
    outcomes, printed = under_pytest(features)
    assert not [name for name in outcomes if name.startswith("english")]
    line = twice[: twice.rindex("Scenario:")].count("\n") + 1
    assert f"english.feature:{line}: a second scenario is called 'A Mountain pays for Lightning Bolt'" in printed
