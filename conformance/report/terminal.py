"""The report in a terminal: sections, their rules, the requirements of these, and the totals at the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from conformance.report.model import ItemRow, PageRow, Report, RequirementRow, RuleRow, SectionRow, Status, Totals
from conformance.report.rolling_up import COUNTS
from conformance.report.words import MARKS, heading, remark

COLORS: dict[Status, str] = {
    "fail": "bold red",
    "error": "bold red",
    "timeout": "bold red",
    "unsupported": "magenta",
    "uncovered": "yellow",
    "not reviewed": "cyan",
    "not scored": "cyan",
    "pass": "green",
    "not testable": "bright_black",
}


def print_report(report: Report, console: Console, language: Literal["en", "ja"] = "en") -> None:
    """Print a report; requirements in English or Japanese."""
    console.print(Text(heading(report), style="bold"))
    for section in report.sections:
        console.print(_section(section, report, language))
    for page in report.pages:
        console.print(_page(page, report))
    console.print(_totals(report))
    for line in _by_status(report.totals):
        console.print(line, soft_wrap=True)
    for notice in filter(None, (report.text_notice, report.guard_notice)):
        console.print(Text(notice))


def _section(section: SectionRow, report: Report, language: str) -> RenderableType:
    rows: list[RenderableType] = [Text(), Text(f"{section.number} {section.title}".strip(), style="bold underline")]
    return Group(*rows, *(_rule(rule, report, language) for rule in section.rules))


def _rule(rule: RuleRow, report: Report, language: str) -> RenderableType:
    head = Text.assemble(_status(rule.status), " ", (" ".join(filter(None, (rule.number, rule.title))), "bold"))
    if rule.baseline != rule.number:
        head.append(f"  ({rule.baseline} in {report.baseline})", style="bright_black")
    if rule.scope != "required":
        head.append(f"  {rule.scope}", style="bright_black")
    lines = Table.grid(padding=(0, 1))
    lines.add_column(width=3)
    lines.add_column(width=14, no_wrap=True)
    lines.add_column(overflow="fold")
    for paragraph in rule.text:
        lines.add_row("", "", Text(paragraph, style="italic"))
    for requirement in rule.requirements:
        lines.add_row("", _status(requirement.status), _requirement(requirement, report, language))
    for sentence in rule.sentences:
        if not sentence.requirements:
            lines.add_row(
                "", _status(sentence.status), Text(f"sentence {sentence.number} is claimed by no requirement")
            )
    return Group(head, lines)


def _requirement(row: RequirementRow, report: Report, language: str) -> Text:
    line = Text.assemble((row.id.partition("/")[2], "bold"), f" {row.kind}")
    if row.cases:
        line.append(f", {_scenarios(row.cases)}{', guarded' if row.guarded else ''}", style="bright_black")
    if remark(row):
        line.append(f"  {remark(row)}", style="bright_black")
    wording = row.ja if language == "ja" else row.en
    if wording:
        line.append(f"\n{wording}")
    _append_cases(line, row.cases, report)
    return line


def _page(page: PageRow, report: Report) -> RenderableType:
    head = Text.assemble(("\n" + " ".join(filter(None, (page.title, page.revision))), "bold underline"))
    lines = Table.grid(padding=(0, 1))
    lines.add_column(width=3)
    lines.add_column(width=14, no_wrap=True)
    lines.add_column(overflow="fold")
    for item in page.items:
        lines.add_row("", _status(item.status), _item(item, report))
    return Group(head, lines)


def _item(item: ItemRow, report: Report) -> Text:
    line = Text.assemble((item.id.partition("/")[2], "bold"))
    if item.cases:
        line.append(f"  {_scenarios(item.cases)}", style="bright_black")
    line.append(f"\n{item.words}")
    _append_cases(line, item.cases, report)
    return line


def _scenarios(cases: tuple[str, ...]) -> str:
    return f"{len(cases)} scenario{'s' * (len(cases) > 1)}"


def _append_cases(line: Text, cases: tuple[str, ...], report: Report) -> None:
    """Tell of the cases that did not pass."""
    for case in (report.cases[name] for name in cases):
        if case.verdict != "pass":
            line.append(f"\n{case.verdict}: ", style=COLORS[case.verdict])
            line.append(f"{case.id}\n  features/{case.feature}:{case.line}")
            line.append("".join(f"\n  {part}" for part in case.message.splitlines()))


def _status(status: Status) -> Text:
    return Text(f"{MARKS[status]} {status}", style=COLORS[status])


def _totals(report: Report) -> Table:
    table = Table(
        title="Totals",
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE,
        padding=0,
        show_edge=False,
        pad_edge=False,
    )
    table.add_column("section", min_width=14)
    for name in COUNTS:
        table.add_column(name, justify="right", min_width=len(name))
    for section in report.sections:
        table.add_row(f"{section.number} {section.title}".strip(), *_numbers(section.totals))
    table.add_section()
    table.add_row("all", *_numbers(report.totals), style="bold")
    return table


def _numbers(totals: Totals) -> Iterator[str]:
    return (str(getattr(totals, name)) for name in COUNTS)


def _by_status(totals: Totals) -> Iterable[Text]:
    by = totals.by_status
    for level, counts in (("sentences", by.sentences), ("requirements", by.requirements), ("rules", by.rules)):
        yield Text(f"{level}: " + ", ".join(f"{count} {status}" for status, count in counts.items()))
