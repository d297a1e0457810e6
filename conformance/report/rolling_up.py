"""The roll-up: from verdicts to the status of a requirement, a sentence, a rule, a section, and to totals.

Everything here is a pure function over plain values. The worst decides: one scenario that fails makes its requirement
fail, its sentence, its rule and its section. What was never counted (not reviewed, not scored) decides only where
there is nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, get_args

from conformance.report.model import ByStatus, PageRow, RequirementRow, SectionRow, SentenceRow, Status, Totals
from conformance.results import BROKEN, UNCOUNTED
from rules_text.ledger import TESTABLE

ORDER: tuple[Status, ...] = get_args(Status)  # from worst to best
COUNTS = tuple(name for name in Totals.__struct_fields__ if name != "by_status")
_LEVELS = ByStatus.__struct_fields__
BRANCHES: dict[str, tuple[str, ...]] = {"may": ("taken", "declined"), "cannot": ("attempted",)}


def worst(statuses: Iterable[Status]) -> Status:
    """Return the status that decides among several; `uncovered` where there is none at all."""
    found = set(statuses)
    return next((status for status in ORDER if status in found), "uncovered")


def of_cases(verdicts: Iterable[Status]) -> Status:
    """Return what the verdicts of its cases make of a requirement or an example.

    Verdicts that don't count give way to those that do: a contested scenario beside one that passes takes nothing away.
    """
    verdicts = tuple(verdicts)
    return worst([verdict for verdict in verdicts if verdict not in UNCOUNTED] or verdicts)


def of_requirement(kind: str, verdicts: Iterable[Status]) -> Status:
    """Return the status of a requirement of a kind from the verdicts of its cases."""
    return of_cases(verdicts) if kind in TESTABLE else "not testable"


def lacking(kind: str, branches: Iterable[str | None]) -> tuple[str, ...]:
    """Return the branches that a requirement of a kind should have and that none of its cases takes."""
    taken = set(branches)
    return tuple(branch for branch in BRANCHES.get(kind, ()) if branch not in taken)


def is_covered(requirement: RequirementRow) -> bool:
    """Tell whether a requirement has a scenario that counts."""
    return requirement.status not in {"uncovered", "not testable", *UNCOUNTED}


def of_rule(requirements: Sequence[RequirementRow], sentences: Sequence[SentenceRow]) -> Totals:
    """Count one rule."""
    counted = [requirement for requirement in requirements if requirement.in_force]
    testable = [requirement for requirement in counted if requirement.kind in TESTABLE]
    return Totals(
        rules=1,
        sentences=len(sentences),
        requirements=len(counted),
        testable=len(testable),
        covered=sum(map(is_covered, testable)),
        passing=sum(requirement.status == "pass" for requirement in testable),
        guarded=sum(requirement.guarded for requirement in testable),
        by_status=ByStatus(
            sentences=_counted(sentence.status for sentence in sentences),
            requirements=_counted(requirement.status for requirement in counted),
            rules=_counted([status_of_rule(requirements, sentences)]),
        ),
    )


def status_of_rule(requirements: Sequence[RequirementRow], sentences: Sequence[SentenceRow]) -> Status:
    """Return the status of a rule: the worst of its sentences and its requirements.

    A requirement that is not in force in the edition decides only where it is broken. A rule that is a title alone has
    nothing to test.
    """
    rows = [row for row in requirements if row.in_force or row.status in BROKEN]
    return worst([*(row.status for row in rows), *(row.status for row in sentences)] or ["not testable"])


def added(totals: Iterable[Totals]) -> Totals:
    """Add totals up."""
    rows = list(totals)
    return Totals(
        **{name: sum(getattr(row, name) for row in rows) for name in COUNTS},
        by_status=ByStatus(
            **{level: _summed(getattr(row.by_status, level) for row in rows) for level in ByStatus.__struct_fields__}
        ),
    )


def _summed(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return _ordered(total)


def _counted(statuses: Iterable[str]) -> dict[str, int]:
    return _ordered(Counter(statuses))


def _ordered(counts: Counter[str]) -> dict[str, int]:
    return {status: counts[status] for status in ORDER if counts[status]}


class Finding(NamedTuple):
    """What makes the report's exit status 1."""

    status: Status
    what: str  # a requirement's or an item's tag, or the number of a rule with sentences that nobody claims


def findings(sections: Iterable[SectionRow], pages: Iterable[PageRow] = ()) -> list[Finding]:
    """List what broke anywhere, and what is uncovered though it is required, as all of a wiki page is."""
    found: list[Finding] = []
    for rule in (rule for section in sections for rule in section.rules):
        bad = BROKEN | ({"uncovered"} if rule.scope == "required" else set())
        rows = [Finding(row.status, row.id) for row in rule.requirements if row.status in bad]
        found += rows or ([Finding(rule.status, rule.number)] if rule.status in bad else [])
    items = (item for page in pages for item in page.items)
    found += [Finding(item.status, f"wiki:{item.id}") for item in items if item.status in BROKEN | {"uncovered"}]
    return found
