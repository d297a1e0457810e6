"""Rows and reports for the tests of the report, with invented wording."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conformance.report.model import (
    CaseRow,
    EngineRow,
    ExampleRow,
    FunctionRow,
    ItemRow,
    PageRow,
    Report,
    RequirementRow,
    RuleRow,
    SectionRow,
    SentenceRow,
    Status,
)
from conformance.report.rolling_up import added, of_rule, status_of_rule, worst


def requirement(name: str = "601.2f/sample", **given: Any) -> RequirementRow:
    """A requirement that passes, but for what is given."""
    row: dict[str, Any] = {
        "id": name, "kind": "must", "status": "pass", "why": "", "en": "Something happens.", "ja": "何かが起こる。",
        "sentences": (1,), "in_force": True, "since": None, "until": None, "guarded": False, "lacks": (), "cases": (),
    }  # fmt: skip
    return RequirementRow(**{**row, **given})


def sentence(number: int, status: Status, *requirements: str) -> SentenceRow:
    """A sentence with a status."""
    return SentenceRow(number=number, status=status, requirements=requirements)


def case(id_: str = "sample-case", /, **given: Any) -> CaseRow:
    """A case that passes, but for what is given."""
    row: dict[str, Any] = {
        "id": id_, "name": "Something is done", "feature": "601_casting_spells/601.2f.feature", "line": 7,
        "verdict": "pass", "edition": "20260807", "message": "", "requirements": ("601.2f/sample",),
        "examples": (), "branch": None, "since": None, "until": None, "language": "en",
        "source": "Scenario: Something is done\n  When it is done",
    }  # fmt: skip
    return CaseRow(**{**row, **given})


def rule(
    number: str,
    requirements: Sequence[RequirementRow] = (),
    sentences: Sequence[SentenceRow] = (),
    **given: Any,
) -> RuleRow:
    """A rule with status and totals counted from what is in it."""
    row: dict[str, Any] = {
        "number": number, "baseline": number, "scope": "required", "title": "", "examples": (), "functions": (),
        "status": status_of_rule(requirements, sentences), "totals": of_rule(requirements, sentences),
        "requirements": tuple(requirements), "sentences": tuple(sentences),
    }  # fmt: skip
    return RuleRow(**{**row, **given})


def section(*rules: RuleRow, title: str = "Things") -> SectionRow:
    """A section of rules; its number is that of the first."""
    return SectionRow(
        number=rules[0].number[:3],
        title=title,
        status=worst(row.status for row in rules),
        totals=added(row.totals for row in rules),
        rules=rules,
    )


def page(*items: ItemRow, **given: Any) -> PageRow:
    """A wiki page of these items."""
    row: dict[str, Any] = {
        "id": "sample", "title": "見本", "revision": "2024-01-16", "address": "",
        "status": worst(one.status for one in items), "items": items,
    }  # fmt: skip
    return PageRow(**{**row, **given})


def item(name: str, status: Status = "pass", *cases: str) -> ItemRow:
    """An item of the sample page."""
    return ItemRow(id=f"sample/{name}", status=status, words=f"{name}の裁定", cases=cases)


def report(
    *sections: SectionRow,
    cases: Sequence[CaseRow] = (),
    functions: Sequence[FunctionRow] = (),
    **given: Any,
) -> Report:
    """A report of these sections."""
    row: dict[str, Any] = {
        "crconf": "0.1.0", "revision": "20260807", "numbering": "20260807", "baseline": "20260807",
        "engine": EngineRow(name="sample engine", version="1"),
        "totals": added(one.totals for one in sections), "sections": sections,
        "cases": {one.id: one for one in cases}, "functions": tuple(functions),
    }  # fmt: skip
    return Report(**{**row, **given})


def small_report(**given: Any) -> Report:
    """A report with each thing once or twice: a pass, a failure, an open requirement, one that is written off."""
    function = "reference_engine.casting:total_cost"
    return report(
        section(
            rule(
                "118.1",
                [
                    requirement("118.1/all-parts", cases=("parts-done",), guarded=True),
                    requirement("118.1/word", kind="definition", status="not testable", why="Says what a word means."),
                ],
                [sentence(1, "not testable", "118.1/word"), sentence(2, "pass", "118.1/all-parts")],
            ),
            title="Costs",
        ),
        section(
            rule(
                "601.2f",
                [requirement("601.2f/locked", status="fail", cases=("lock-holds", "parts-done"), why="1 of 2 fails")],
                [sentence(1, "fail", "601.2f/locked"), sentence(2, "uncovered")],
                examples=(ExampleRow(id="601.2f/ex1", status="fail", cases=("lock-holds",)),),
                functions=(function,),
            ),
            rule(
                "601.3",
                [requirement("601.3/open", kind="may", status="uncovered", lacks=("taken", "declined"))],
                [sentence(1, "uncovered", "601.3/open")],
                scope="planned",
            ),
            title="Casting Spells",
        ),
        cases=[
            case("lock-holds", verdict="fail", message="expected 2, got 3", requirements=("601.2f/locked",),
                 examples=("601.2f/ex1",)),
            case("parts-done", requirements=("118.1/all-parts", "601.2f/locked")),
        ],
        functions=[FunctionRow(name=function, file="reference_engine/casting.py", line=12, rules=("601.2f",))],
        **given,
    )  # fmt: skip
