"""The matrix: the results of several engines side by side, rule by rule and case by case."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from conformance.formats import escaped
from conformance.results import BROKEN, UNCOUNTED, CaseResult, Results, Verdict
from rules_text import numbers

FORMAT = 1


class Column(Struct, frozen=True):
    """An engine."""

    name: str
    version: str
    revision: str
    corpus: str
    complete: bool


class Cell(Struct, frozen=True):
    """How an engine's cases of one rule ended; those that do not count are left out."""

    passing: int = 0
    broken: int = 0
    unsupported: int = 0


class Row(Struct, frozen=True):
    """A rule, at the baseline's number, with a cell an engine."""

    rule: str
    cells: tuple[Cell, ...]


class Difference(Struct, frozen=True):
    """A case that the engines do not agree on; None where an engine did not play it."""

    id: str
    name: str
    requirements: tuple[str, ...]
    feature: str
    line: int
    verdicts: tuple[Verdict | None, ...]
    messages: tuple[str, ...]


class Matrix(Struct, frozen=True):
    """Engines side by side."""

    engines: tuple[Column, ...]
    total: tuple[Cell, ...]  # of cases, each once
    rules: tuple[Row, ...]
    differences: tuple[Difference, ...]
    warnings: tuple[str, ...] = ()
    format: int = FORMAT


def matrix_of(runs: Sequence[Results]) -> Matrix:
    """Set runs side by side, one an engine."""
    columns = tuple(
        Column(
            name=run.header.engine,
            version=run.header.engine_version,
            revision=run.header.revision,
            corpus=run.header.corpus,
            complete=run.complete,
        )
        for run in runs
    )
    by_id = [run.by_id() for run in runs]
    by_rule = [_by_rule(run) for run in runs]
    everything = {case.id: case for run in reversed(runs) for case in run.cases}
    rules = sorted({rule for case in everything.values() for rule in _rules(case)}, key=numbers.key)
    return Matrix(
        engines=columns,
        total=tuple(_cell(run.cases) for run in runs),
        rules=tuple(Row(rule, tuple(_cell(own.get(rule, ())) for own in by_rule)) for rule in rules),
        differences=tuple(
            difference
            for case in sorted(everything.values(), key=lambda case: (case.feature, case.line, case.id))
            if (difference := _difference(case, [own.get(case.id) for own in by_id])) is not None
        ),
        warnings=tuple(_warnings(columns)),
    )


def _rules(case: CaseResult) -> tuple[str, ...]:
    return tuple(dict.fromkeys(requirement.partition("/")[0] for requirement in case.requirements))


def _by_rule(run: Results) -> dict[str, list[CaseResult]]:
    cases: dict[str, list[CaseResult]] = {}
    for case in run.cases:
        for rule in _rules(case):
            cases.setdefault(rule, []).append(case)
    return cases


def _cell(cases: Sequence[CaseResult]) -> Cell:
    return Cell(
        passing=sum(case.verdict == "pass" for case in cases),
        broken=sum(case.verdict in BROKEN for case in cases),
        unsupported=sum(case.verdict == "unsupported" for case in cases),
    )


def _difference(case: CaseResult, results: Sequence[CaseResult | None]) -> Difference | None:
    verdicts = tuple(None if one is None else one.verdict for one in results)
    if len(set(verdicts)) == 1 or all(verdict is None or verdict in UNCOUNTED for verdict in verdicts):
        return None
    messages = tuple("" if one is None else one.message for one in results)
    return Difference(case.id, case.name, case.requirements, case.feature, case.line, verdicts, messages)


def _warnings(columns: Sequence[Column]) -> list[str]:
    warnings = [f"the run of {column.name} was cut off" for column in columns if not column.complete]
    if len({column.corpus for column in columns}) > 1:
        warnings.append("the runs were made with different states of the corpus")
    if len({column.revision for column in columns}) > 1:
        warnings.append("the engines played by different editions")
    return warnings


# -- written ----------------------------------------------------------------------------------------------------------


def shown(cell: Cell) -> str:
    """A cell in words: how many pass, of those that were played, and how many the engine does not support."""
    played = cell.passing + cell.broken
    counted = f"{cell.passing}/{played}" if played else "-"
    return f"{counted} ({cell.unsupported} unsupported)" if cell.unsupported else counted


def to_markdown(matrix: Matrix) -> str:
    """The matrix as Markdown: a table of rules, and one of cases on which the engines differ."""
    names = [escaped(f"{engine.name} {engine.version}".strip()) for engine in matrix.engines]
    lines = ["# Engines side by side", "", *(f"**Mind that {warning}.**" for warning in matrix.warnings), ""]
    lines += _table(["rule", *names], [["**all cases**", *map(shown, matrix.total)], *_rule_rows(matrix)])
    lines += ["", "## Where they differ", ""]
    rows = [
        [f"`{one.id}`", ", ".join(one.requirements), *(verdict or "" for verdict in one.verdicts)]
        for one in matrix.differences
    ]
    lines += _table(["case", "requirements", *names], rows) if rows else ["Nowhere."]
    return "\n".join(lines) + "\n"


def _rule_rows(matrix: Matrix) -> list[list[str]]:
    return [[row.rule, *map(shown, row.cells)] for row in matrix.rules]


def _table(header: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (header, ["---"] * len(header), *rows)]


def to_html(matrix: Matrix) -> str:
    """The matrix as one self-contained page; all text in it is escaped."""
    from jinja2 import Environment, FileSystemLoader

    folder = FileSystemLoader(Path(__file__).with_name("pages"))
    environment = Environment(loader=folder, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    tools: dict[str, Any] = {"shown": shown, "share": _share}
    return environment.get_template("matrix.html.j2").render(matrix=matrix, **tools) + "\n"


def _share(cell: Cell) -> str:
    """A cell's class in the page: none played, all pass, some do, none does."""
    played = cell.passing + cell.broken
    if not played:
        return "none"
    return "good" if cell.passing == played else "bad" if not cell.passing else "mixed"
