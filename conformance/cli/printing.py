"""What the commands print: verdicts in colour, and text from outside made harmless."""

from __future__ import annotations

from collections.abc import Mapping

import click

from conformance.results import CaseResult, Results, Verdict

COLORS: dict[Verdict, str] = {
    "pass": "green", "fail": "red", "unsupported": "yellow", "error": "magenta", "timeout": "magenta",
    "not reviewed": "cyan", "not scored": "cyan",
}  # fmt: skip


def harmless(text: str, limit: int = 2000) -> str:
    """Text from outside without what a terminal would obey, on one line and bounded."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    return shown if len(shown) <= limit else f"{shown[:limit]} …"


def print_result(result: CaseResult) -> None:
    """Print what is wrong with a case, in three lines at most."""
    verdict = click.style(result.verdict, fg=COLORS[result.verdict], bold=True)
    requirements = ", ".join(result.requirements)
    click.echo(f"{verdict}  {result.id}  {requirements}")
    click.echo(f"    features/{result.feature}:{result.line}  {harmless(result.name)}")
    click.echo(f"    {harmless(result.message)}")


def summary(counts: Mapping[Verdict, int]) -> str:
    """How often each verdict came, in words."""
    return ", ".join(click.style(f"{count} {verdict}", fg=COLORS[verdict]) for verdict, count in counts.items())


def print_summary(results: Results) -> None:
    """Print how a run ended."""
    header = results.header
    engine = harmless(f"{header.engine} {header.engine_version}".strip())
    click.echo(f"{summary(results.counts)} of {header.cases} cases: {engine}, edition {header.revision}")
