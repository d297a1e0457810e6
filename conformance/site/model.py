"""What the pages show: every rule of the baseline, its state, its history, and what each engine made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from conformance.matrix import Cell
from conformance.report.model import PageRow, Report, RuleRow
from conformance.results import CaseResult, Results
from conformance.site.history import History

State = Literal[
    "failing",  # a check does not hold, or the engine breaks
    "unsupported",  # the engine says that it cannot do what the scenarios need
    "uncovered",  # a sentence or requirement without a scenario
    "covered",  # every testable requirement has a scenario that passes
    "guarded",  # and a mutant was killed for each
    "not testable",  # nothing in it obliges an engine
    "out of scope",  # the corpus does not go there yet
]
STATES: tuple[State, ...] = get_args(State)


@dataclass(frozen=True)
class Engine:
    """A column: an engine, and the results of its newest run."""

    name: str
    version: str
    homepage: str
    revision: str
    cases: Mapping[str, CaseResult]
    cells: Mapping[str, Cell]  # by rule
    total: Cell
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Trend:
    """The runs of one engine, in the order in which their files were given, the newest last."""

    engine: str
    runs: tuple[tuple[str, Cell], ...]  # what was run, and how it ended

    @property
    def most(self) -> int:
        """The most cases that any of the runs counted."""
        return max(cell.passing + cell.broken + cell.unsupported for _, cell in self.runs)


@dataclass(frozen=True)
class Text:
    """A rule's words in a revision: its paragraphs, and its number there."""

    revision: str
    number: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class RulePage:
    """A rule as the site shows it."""

    number: str
    title: str
    title_ja: str
    state: State
    states: tuple[State, ...]  # one an engine
    sentences: int
    history: History
    row: RuleRow | None  # what the report has on it; None out of scope
    cells: tuple[Cell | None, ...]  # one an engine
    en: Text | None = None
    ja: Text | None = None


@dataclass(frozen=True)
class SectionPage:
    """A section and its rules."""

    number: str
    title: str
    title_ja: str
    history: History
    rules: tuple[RulePage, ...]

    @cached_property
    def in_scope(self) -> bool:
        """Whether the corpus goes there."""
        return any(rule.row is not None and rule.row.scope != "elsewhere" for rule in self.rules)


@dataclass(frozen=True)
class Site:
    """Everything that the pages are made from."""

    report: Report
    engines: tuple[Engine, ...]  # the report's own first
    trends: tuple[Trend, ...]
    chapters: Mapping[str, str]  # number -> title
    sections: tuple[SectionPage, ...]
    functions: Mapping[str, str]  # source, by name
    translations: Mapping[str, str]  # a case's scenario in the other language, by id
    cards: Mapping[str, str | None]  # Oracle name -> Japanese name
    text_notice: str = ""

    @cached_property
    def rules(self) -> tuple[RulePage, ...]:
        """Every rule, in order."""
        return tuple(rule for section in self.sections for rule in section.rules)

    @cached_property
    def shown(self) -> Mapping[str, Mapping[str, str]]:
        """For each page that has any the cases on it, each with the requirement or item under which it comes first."""
        found: dict[str, dict[str, str]] = {}
        for section in self.sections:
            for one in (one for rule in section.rules if rule.row for one in rule.row.requirements):
                for case in one.cases:
                    found.setdefault(section.number, {}).setdefault(case, one.id)
        for page in self.report.pages:
            for item in page.items:
                for case in item.cases:
                    found.setdefault(page_name(page), {}).setdefault(case, item.id)
        return found

    @cached_property
    def home(self) -> Mapping[str, str]:
        """The page on which a case is shown first, by its id."""
        return {case: page for page, cases in reversed(list(self.shown.items())) for case in cases}


def page_name(page: PageRow) -> str:
    """Return the name of a wiki page's file, without its ending."""
    return f"wiki-{page.id}"


def state_of(row: RuleRow | None) -> State:
    """Return the state of a rule for the engine of the report."""
    if row is None:
        return "out of scope"
    totals = row.totals
    if row.status in ("fail", "error", "timeout"):
        return "failing"
    if row.status == "not testable":
        return "not testable"
    if row.status in ("unsupported", "uncovered"):
        return row.status
    if totals.covered < totals.testable or not totals.testable:
        return "uncovered"
    return "guarded" if totals.guarded == totals.testable else "covered"


def state_for(cell: Cell | None, own: State) -> State:
    """Return the state of a rule for another engine: how its cases ended, else what the corpus has on the rule."""
    if cell is None or not (cell.passing or cell.broken or cell.unsupported):
        return "uncovered" if own in ("failing", "unsupported", "covered", "guarded") else own
    if cell.broken:
        return "failing"
    if cell.unsupported and not cell.passing:
        return "unsupported"
    return own if own in ("uncovered", "guarded") else "covered"


def latest(runs: Sequence[Results]) -> dict[str, list[Results]]:
    """Return the runs by the name of their engine, in the order given."""
    found: dict[str, list[Results]] = {}
    for run in runs:
        found.setdefault(run.header.engine, []).append(run)
    return found
