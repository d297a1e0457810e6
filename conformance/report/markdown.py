"""The report as Markdown: totals, what is wrong, a table of requirements a section, and one of items a wiki page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from conformance.report.model import PageRow, Report, RequirementRow, SectionRow, Totals
from conformance.report.rolling_up import COUNTS
from conformance.report.words import MARKS, heading, remark
from conformance.results import BROKEN


def to_markdown(report: Report) -> str:
    """Return the report as Markdown (with the tables of GitHub's dialect)."""
    lines = ["# Coverage of the Comprehensive Rules", "", _escaped(heading(report)), ""]
    for notice in filter(None, (report.text_notice, report.guard_notice)):
        lines += [_escaped(notice), ""]
    lines += [*_table(("section", *COUNTS), _totals(report), numbers=True), ""]
    lines += _broken(report)
    for section in report.sections:
        lines += [f"## {_escaped(_name(section))}", ""]
        lines += [*_table(("rule", "requirement", "status", "scenarios", "wording"), _requirements(section)), ""]
    for page in report.pages:
        lines += [f"## {_escaped(' '.join(filter(None, (page.title, page.revision))))}", ""]
        lines += [*_table(("item", "status", "scenarios", "wording"), _items(page)), ""]
    return "\n".join(lines)


def _name(section: SectionRow) -> str:
    return f"{section.number} {section.title}".strip()


def _totals(report: Report) -> Iterator[tuple[str, ...]]:
    def numbers(totals: Totals) -> tuple[str, ...]:
        return tuple(str(getattr(totals, name)) for name in COUNTS)

    for section in report.sections:
        yield (_escaped(_name(section)), *numbers(section.totals))
    yield ("**all**", *numbers(report.totals))


def _broken(report: Report) -> list[str]:
    cases = [case for case in report.cases.values() if case.verdict in BROKEN]
    if not cases:
        return []
    lines = ["## What is wrong", ""]
    for case in cases:
        rules = ", ".join(case.requirements or case.examples)
        lines.append(f"- **{case.verdict}** `{case.id}` ({rules}): {_escaped(case.name)}  ")
        lines.append(f"  features/{_escaped(case.feature)}:{case.line}: {_escaped(case.message)}")
    return [*lines, ""]


def _requirements(section: SectionRow) -> Iterator[tuple[str, ...]]:
    for rule in section.rules:
        title = " ".join(filter(None, (rule.number, rule.title)))
        for requirement in rule.requirements:
            status = f"{MARKS[requirement.status]} {requirement.status}"
            slug = requirement.id.partition("/")[2]
            yield _escaped(title), slug, status, str(len(requirement.cases) or ""), _escaped(_wording(requirement))


def _items(page: PageRow) -> Iterator[tuple[str, ...]]:
    for item in page.items:
        status = f"{MARKS[item.status]} {item.status}"
        yield item.id.partition("/")[2], status, str(len(item.cases) or ""), _escaped(item.words)


def _wording(requirement: RequirementRow) -> str:
    note = remark(requirement)
    return requirement.en if not note else f"{requirement.en} ({note})" if requirement.en else note


def _table(header: tuple[str, ...], rows: Iterable[tuple[str, ...]], *, numbers: bool = False) -> Iterator[str]:
    yield f"| {' | '.join(header)} |"
    yield "|---|" + ("---:|" if numbers else "---|") * (len(header) - 1)
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _escaped(text: str) -> str:
    return re.sub(r"([\\`*_\[\]<>|#&~])", r"\\\1", " ".join(text.split()))
