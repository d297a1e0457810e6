"""`crconf report`: run the corpus and write the per-rule coverage report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

if TYPE_CHECKING:
    from conformance.report.model import Report


@click.command()
@click.option(
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write index.html, report.json, junit.xml and report.md into this folder.",
)
@click.option("--revision", default="baseline", show_default=True, metavar="R", help="The edition to play by.")
@click.option("--numbering", metavar="R", help="Show the numbers of this edition.  [default: those of --revision]")
@click.option("--rule", metavar="N", help="Report on this section or rule alone, in the numbering shown.")
@click.option(
    "--engine", default="reference", show_default=True, metavar="E", help="A name, or the command of an adapter."
)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at once.")
@click.option("--with-text", is_flag=True, help="Show the text of the rules, if the edition was imported.")
@click.option("--lang", "language", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "junit", "markdown", "html"]),
    default="text",
    show_default=True,
    help="What to print.",
)
def report(
    output: Path | None,
    revision: str,
    numbering: str | None,
    rule: str | None,
    engine: str,
    jobs: int,
    with_text: bool,
    language: Literal["en", "ja"],
    form: str,
) -> None:
    """Run the corpus, and report for every rule in scope what its requirements came to.

    Exit status: 0 all is well; 1 something fails, crashes or hangs, or is required and has no scenario; 2 broken input.

    \b
    Examples:
      crconf report
      crconf report --output report
      crconf report --rule 601.2f --format markdown
      crconf report --numbering 20120501
      crconf report --engine ./my-adapter --jobs 2 --output report
    """
    from conformance.report.making import make_report
    from conformance.report.rolling_up import findings

    made = make_report(revision, numbering, rule, engine, with_text, jobs)
    files = write(made, output) if output is not None else []
    if form == "text":
        from rich.console import Console

        from conformance.report.terminal import print_report

        print_report(made, Console(), language)
    else:
        click.echo(_printed(made, form), nl=False)
    for file in files:
        click.echo(f"wrote {file}", err=form != "text")
    found = findings(made.sections, made.pages)
    for finding in found[:LISTED]:
        click.echo(f"{finding.status}: {finding.what}", err=True)
    if len(found) > LISTED:
        click.echo(f"and {len(found) - LISTED} more", err=True)
    if found:
        raise click.exceptions.Exit(1)


LISTED = 20  # findings named at the end
FILES = {"html": "index.html", "json": "report.json", "junit": "junit.xml", "markdown": "report.md"}


def write(made: Report, folder: Path) -> list[Path]:
    """Write all files of a report, each whole or not at all, and return where they are."""
    from conformance.writing import write_atomically

    texts = {folder / name: _printed(made, form) for form, name in FILES.items()}
    for path, text in texts.items():
        write_atomically(path, text)
    return list(texts)


def _printed(made: Report, form: str) -> str:
    if form == "json":
        import msgspec

        return msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n"
    if form == "junit":
        from conformance.report.junit import to_junit

        return to_junit(made)
    if form == "markdown":
        from conformance.report.markdown import to_markdown

        return to_markdown(made)
    from conformance.report.html import to_html

    return to_html(made)
