"""The report as data. These structures are `report.json`; a change of a name or a meaning raises `FORMAT`.

The report has sections, these have rules, these have requirements; it has wiki pages, and these have items. Cases stand
beside them, once each, because a case may check several requirements.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FORMAT = 1

Status = Literal[
    "fail",  # a check did not hold
    "error",  # the engine or its adapter broke
    "timeout",
    "unsupported",  # the engine says that it can't do this
    "uncovered",  # no scenario, or a sentence that no requirement claims
    "not reviewed",  # nobody has said that it holds in this edition
    "not scored",  # the text does not decide, or the case is newer than the release
    "pass",
    "not testable",  # written off, with a reason
]
ScopeWord = Literal["required", "planned", "elsewhere"]  # elsewhere: outside the scope, but other rules need it


class ByStatus(Struct, frozen=True, kw_only=True):
    """How many sentences, requirements and rules have each status; those that occur, in the order of `Status`."""

    sentences: dict[str, int]
    requirements: dict[str, int]
    rules: dict[str, int]


class Totals(Struct, frozen=True, kw_only=True):
    """What is counted, of the whole report, of a section or of a rule.

    Requirements count where they are in force in the edition that is reported on; `testable` are those that are not
    written off, `covered` those of them with a scenario that counts, `passing` those whose scenarios all pass,
    `guarded` those for which a mutant was killed.
    """

    rules: int
    sentences: int
    requirements: int
    testable: int
    covered: int
    passing: int
    guarded: int
    by_status: ByStatus


class EngineRow(Struct, frozen=True, kw_only=True):
    """The engine that was run."""

    name: str
    version: str
    homepage: str = ""


class FunctionRow(Struct, frozen=True, kw_only=True):
    """A function of the reference engine that carries out rules."""

    name: str  # module:function
    file: str  # from the project's root, with slashes
    line: int
    rules: tuple[str, ...]  # the baseline's numbers


class CaseRow(Struct, frozen=True, kw_only=True):
    """A case and its verdict."""

    id: str
    name: str
    feature: str  # path below features/
    line: int
    verdict: Status
    edition: str  # by whose rules it was played: the one reported on, or the last in which its ruling held
    message: str  # for everything but a pass: what was expected, what came, or why it did not count
    requirements: tuple[str, ...]
    examples: tuple[str, ...]
    branch: str | None
    since: str | None
    until: str | None
    language: str
    source: str  # the scenario as written


class RequirementRow(Struct, frozen=True, kw_only=True):
    """A requirement, its status, and the cases that check it."""

    id: str  # rule/slug, at the baseline's number: the tag of its scenarios
    kind: str
    status: Status
    why: str  # for what is not testable: the reason; else what the status says of the cases
    en: str
    ja: str
    sentences: tuple[int, ...]  # of the rule in the edition reported on, counted from 1
    in_force: bool  # in the edition reported on
    since: str | None
    until: str | None
    guarded: bool
    lacks: tuple[str, ...]  # branches that have no scenario: taken, declined, attempted
    cases: tuple[str, ...]


class SentenceRow(Struct, frozen=True, kw_only=True):
    """A sentence of a rule: its number, its status, and the requirements that claim it."""

    number: int
    status: Status
    requirements: tuple[str, ...]


class ExampleRow(Struct, frozen=True, kw_only=True):
    """An example that the rule gives, and the cases that play it."""

    id: str  # rule/ex<n>
    status: Status
    cases: tuple[str, ...]


class RuleRow(Struct, frozen=True, kw_only=True):
    """A rule of the edition reported on."""

    number: str  # in the numbering shown
    baseline: str  # the same rule at the baseline; where the baseline lacks it, as `number`
    scope: ScopeWord
    title: str
    status: Status
    totals: Totals
    requirements: tuple[RequirementRow, ...]
    sentences: tuple[SentenceRow, ...]
    examples: tuple[ExampleRow, ...]
    functions: tuple[str, ...]  # names of `FunctionRow`s
    text: tuple[str, ...] = ()  # paragraphs; only with --with-text


class SectionRow(Struct, frozen=True, kw_only=True):
    """A section and its rules, in order."""

    number: str
    title: str
    status: Status
    totals: Totals
    rules: tuple[RuleRow, ...]


class ItemRow(Struct, frozen=True, kw_only=True):
    """A ruling or example of a wiki page, and the cases that play it."""

    id: str  # page/item: the tag of its scenarios, without "wiki:"
    status: Status
    words: str  # what it says, in our own words
    cases: tuple[str, ...]


class PageRow(Struct, frozen=True, kw_only=True):
    """A wiki page that the corpus plays, and what is on it."""

    id: str
    title: str
    revision: str  # of the page
    address: str
    status: Status
    items: tuple[ItemRow, ...]


class Report(Struct, frozen=True, kw_only=True):
    """The coverage report of one engine by the rules of one edition."""

    format: int = FORMAT
    crconf: str
    revision: str  # the edition played and counted
    numbering: str  # the edition whose numbers are shown
    baseline: str
    engine: EngineRow
    totals: Totals
    sections: tuple[SectionRow, ...]
    cases: dict[str, CaseRow]  # by id
    functions: tuple[FunctionRow, ...]
    pages: tuple[PageRow, ...] = ()
    text_notice: str = ""  # whose rule text the report holds, if it holds any
    guard_notice: str = ""  # that the guard record is of another engine or corpus, if it is
