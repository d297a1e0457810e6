"""The command, and a small corpus to call it on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.cli.commands import Crconf
from tests.conformance.samples import CARDS

FEATURE = """\
Feature: Casting

  @case:bolt @118.3/no-payment-short-of-the-full-cost
  Scenario: A Mountain pays for Lightning Bolt
    Given Alice controls "Mountain"
    And Alice has "Lightning Bolt" in hand
    When Alice casts "Lightning Bolt", targeting Bob
    Then the cast is legal
    And "Mountain" is tapped

  @case:nothing-to-pay-with @118.3a/mana-leaves-the-pool
  Scenario: Nothing pays for Lightning Bolt
    Given Alice has "Lightning Bolt" in hand
    When Alice casts "Lightning Bolt", targeting Bob
    Then the cost cannot be paid
"""
TURNED_ROUND = FEATURE.replace("is tapped", "is untapped")


@pytest.fixture
def crconf(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Crconf:
    return Crconf(monkeypatch, capsys)


@pytest.fixture
def features(tmp_path: Path) -> Path:
    root = tmp_path / "project" / "features"
    root.mkdir(parents=True)
    (root.parent / "pyproject.toml").touch()
    (root / "cards.toml").write_bytes(CARDS.read_bytes())
    (root / "scope.toml").write_text('required = []\nplanned = ["118.3"]\n')
    (root / "casting.feature").write_text(FEATURE)
    return root


@pytest.fixture
def turned_round(features: Path) -> Path:
    (features / "casting.feature").write_text(TURNED_ROUND)
    return features
