"""The corpus as of an earlier edition: the twenty-four actions that 701 had in 2012, under their numbers of then."""

from __future__ import annotations

import pytest

from conformance.report import making
from conformance.report.model import SectionRow

OLD = "20120501"
ACTIONS = 24  # activate to transform, 701.2 to 701.25


@pytest.fixture(scope="module")
def actions() -> SectionRow:
    report = making.make_report(revision=OLD, numbering=OLD)
    return next(section for section in report.sections if section.number == "701")


def test_every_action_of_then_is_covered_and_passes(actions: SectionRow) -> None:
    own = [rule.number for rule in actions.rules if rule.number[-1].isdigit()]
    assert own == [f"701.{number}" for number in range(1, ACTIONS + 2)]
    assert actions.totals.covered == actions.totals.testable
    assert actions.totals.passing == actions.totals.testable


def test_every_sentence_of_then_is_claimed(actions: SectionRow) -> None:
    unclaimed = [
        f"{rule.number} sentence {s.number}" for rule in actions.rules for s in rule.sentences if not s.requirements
    ]
    assert unclaimed == []


def test_requirements_stand_where_their_sentences_stood(actions: SectionRow) -> None:
    rules = {rule.number: [row.id for row in rule.requirements] for rule in actions.rules}
    assert "701.25b/every-instruction-transforms-it" in rules["701.25b"]
    assert "701.27a/transforming-turns-up-the-other-face" in rules["701.25b"]
    assert "701.24b/proliferating-player-chose-the-kind" in rules["701.24b"]
