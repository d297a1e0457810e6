"""What the pages load on demand: scenarios and functions that are unfolded, and the matrix of engines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from conformance.report.gathering import message_of
from conformance.report.model import CaseRow
from conformance.report.words import printable
from conformance.results import CaseResult
from conformance.site.model import Site

LONGEST = 1200  # characters of a message in the matrix


def page_data(site: Site, page: str, cases: Iterable[str]) -> dict[str, Any]:
    """Return what a page shows when it is unfolded: its scenarios with the engines' verdicts, its functions' source."""
    rows = [rule.row for section in site.sections if section.number == page for rule in section.rules if rule.row]
    functions = dict.fromkeys(name for row in rows for name in row.functions)
    return {
        "cases": {case: _scenario(site.report.cases[case], site) for case in cases},
        "functions": {name: site.functions[name] for name in functions},
    }


def _scenario(row: CaseRow, site: Site) -> dict[str, Any]:
    played = [(engine.name, engine.cases[row.id]) for engine in site.engines if row.id in engine.cases]
    return {
        "language": row.language,
        "source": row.source,
        "other": site.translations.get(row.id, ""),
        "results": [{"engine": name, "verdict": one.verdict, "message": _message(one)} for name, one in played],
        "feature": f"{row.feature}:{row.line}",
        "since": row.since,
        "until": row.until,
        "requirements": row.requirements,
        "examples": row.examples,
    }


def _message(one: CaseResult) -> str:
    return "" if one.verdict == "pass" else printable(message_of(one))


def matrix_data(site: Site) -> dict[str, Any]:
    """Return every case that an engine played: where it stands, the engines' verdicts, and what is behind those."""
    everything: dict[str, CaseResult] = {}
    for engine in site.engines:
        everything = {**engine.cases, **everything}
    cases = sorted(everything.values(), key=lambda case: (case.feature, case.line, case.id))
    return {"engines": [engine.name for engine in site.engines], "cases": [_case(case, site) for case in cases]}


def _case(case: CaseResult, site: Site) -> list[Any]:
    results = [engine.cases.get(case.id) for engine in site.engines]
    return [
        case.id,
        case.name,
        case.requirements[0].partition("/")[0] if case.requirements else "",
        site.home.get(case.id, ""),
        [None if one is None else one.verdict for one in results],
        ["" if one is None else _bounded(_message(one)) for one in results],
    ]


def _bounded(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
