"""How verdicts roll up to requirements, sentences, rules and totals."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.report.model import RequirementRow, SentenceRow
from conformance.report.rolling_up import (
    added,
    findings,
    is_covered,
    lacking,
    of_cases,
    of_requirement,
    of_rule,
    status_of_rule,
    worst,
)

from .samples import item, page, requirement, rule, section, sentence


@pytest.mark.parametrize(
    ("statuses", "expected"),
    [
        ([], "uncovered"),
        (["pass", "pass"], "pass"),
        (["pass", "fail", "error"], "fail"),
        (["error", "timeout", "unsupported"], "error"),
        (["unsupported", "timeout"], "timeout"),
        (["pass", "unsupported"], "unsupported"),
        (["pass", "uncovered"], "uncovered"),
        (["uncovered", "unsupported"], "unsupported"),
        (["pass", "not testable"], "pass"),
        (["not testable"], "not testable"),
        (["pass", "not reviewed"], "not reviewed"),
    ],
)
def test_the_worst_status_decides(statuses: Any, expected: str) -> None:
    assert worst(statuses) == expected
    assert worst(reversed(statuses)) == expected


@pytest.mark.parametrize(
    ("verdicts", "expected"),
    [
        ([], "uncovered"),
        (["pass", "not scored"], "pass"),
        (["not reviewed", "fail"], "fail"),
        (["not scored"], "not scored"),
        (["not scored", "not reviewed"], "not reviewed"),
    ],
)
def test_verdicts_that_do_not_count_give_way(verdicts: Any, expected: str) -> None:
    assert of_cases(verdicts) == expected


@pytest.mark.parametrize("kind", ["definition", "physical", "historical", "elsewhere", "no-card"])
def test_what_is_written_off_is_not_testable_whatever_its_cases_say(kind: str) -> None:
    assert of_requirement(kind, ["fail"]) == "not testable"


@pytest.mark.parametrize("kind", ["must", "may", "cannot"])
def test_what_is_testable_stands_on_its_cases(kind: str) -> None:
    assert of_requirement(kind, []) == "uncovered"
    assert of_requirement(kind, ["pass"]) == "pass"


def test_branches_that_a_kind_asks_for() -> None:
    assert lacking("may", ["taken", None]) == ("declined",)
    assert lacking("may", []) == ("taken", "declined")
    assert lacking("cannot", [None]) == ("attempted",)
    assert lacking("cannot", ["attempted"]) == ()
    assert lacking("must", []) == ()


@pytest.mark.parametrize(
    ("status", "covered"),
    [
        ("pass", True),
        ("fail", True),
        ("error", True),
        ("timeout", True),
        ("unsupported", True),
        ("uncovered", False),
        ("not testable", False),
        ("not reviewed", False),
        ("not scored", False),
    ],
)
def test_covered_is_what_has_a_scenario_that_counts(status: Any, covered: bool) -> None:
    assert is_covered(requirement(status=status)) is covered


def test_totals_of_a_rule() -> None:
    requirements = [
        requirement("a", status="pass", guarded=True),
        requirement("b", status="fail"),
        requirement("c", status="uncovered"),
        requirement("d", kind="definition", status="not testable"),
        requirement("e", status="pass", in_force=False),
    ]
    totals = of_rule(requirements, [sentence(1, "pass"), sentence(2, "fail"), sentence(3, "uncovered")])
    assert (totals.rules, totals.sentences, totals.requirements) == (1, 3, 4)
    assert (totals.testable, totals.covered, totals.passing, totals.guarded) == (3, 2, 1, 1)
    assert totals.by_status.requirements == {"fail": 1, "uncovered": 1, "pass": 1, "not testable": 1}
    assert totals.by_status.sentences == {"fail": 1, "uncovered": 1, "pass": 1}
    assert totals.by_status.rules == {"fail": 1}


def test_statuses_are_listed_from_worst_to_best() -> None:
    totals = of_rule([requirement("a", status="pass"), requirement("b", status="fail")], [])
    assert list(totals.by_status.requirements) == ["fail", "pass"]


def test_an_unclaimed_sentence_leaves_its_rule_uncovered() -> None:
    assert status_of_rule([requirement(status="pass")], [sentence(1, "pass"), sentence(2, "uncovered")]) == "uncovered"


def test_a_requirement_that_is_not_in_force_decides_only_when_broken() -> None:
    sentences: list[SentenceRow] = [sentence(1, "pass")]
    past: list[RequirementRow] = [requirement(status="not reviewed", in_force=False)]
    assert status_of_rule(past, sentences) == "pass"
    assert status_of_rule([requirement(status="fail", in_force=False)], sentences) == "fail"


def test_a_rule_that_is_a_title_alone_has_nothing_to_test() -> None:
    assert status_of_rule([], []) == "not testable"


def test_totals_add_up() -> None:
    one = of_rule([requirement("a", status="pass", guarded=True)], [sentence(1, "pass")])
    two = of_rule([requirement("b", status="uncovered")], [sentence(1, "uncovered"), sentence(2, "pass")])
    total = added([one, two])
    assert (total.rules, total.sentences, total.requirements, total.testable) == (2, 3, 2, 2)
    assert (total.covered, total.passing, total.guarded) == (1, 1, 1)
    assert total.by_status.sentences == {"uncovered": 1, "pass": 2}
    assert added([]).by_status.rules == {}
    assert added([]).rules == 0


def test_findings_are_what_broke_and_what_is_required_and_uncovered() -> None:
    found = findings(
        [
            section(
                rule("118.1", [requirement("118.1/failing", status="fail")], scope="planned"),
                rule("118.2", [requirement("118.2/open", status="uncovered")], scope="planned"),
                rule("118.3", [requirement("118.3/open", status="uncovered")], scope="required"),
                rule("118.4", [], [sentence(1, "uncovered")], scope="required"),
                rule("118.5", [requirement("118.5/odd", status="unsupported")], scope="required"),
            )
        ]
    )
    assert found == [("fail", "118.1/failing"), ("uncovered", "118.3/open"), ("uncovered", "118.4")]


def test_of_a_wiki_page_all_has_to_be_played() -> None:
    items = page(item("fails", "fail", "a"), item("open", "uncovered"), item("right", "pass", "b"))
    assert findings([], [items]) == [("fail", "wiki:sample/fails"), ("uncovered", "wiki:sample/open")]
