"""`crconf import`: take rule texts from files into the snapshots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from scraper.reading import Read


@click.command(name="import")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option(
    "--accept-oddities",
    is_flag=True,
    help="Take a text with duplicate or out-of-order numbers, or without its end: it was published so.",
)
@click.option("--register", is_flag=True, help="Also add it to the checkout's revisions.toml and manifests.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def import_(files: tuple[Path, ...], accept_oddities: bool, register: bool, form: str) -> None:
    """Read rule texts and keep them on this machine, where other commands find them.

    A FILE is an official English text in any encoding that was ever published, a Japanese edition, or a saved page of
    総合ルールビューア, as HTML or as text. Misprints, gaps and what a page got wrong are told and kept as they are.

    Exit status: 0 all files were taken; 2 one of them was not (the others were).

    \b
    Examples:
      crconf import "MagicCompRules 20260807.txt"
      crconf import saved-page.html --format json
    """
    import json

    from rules_text.errors import RulesTextError
    from scraper.errors import ScraperError

    if register:
        _require_checkout()
    taken: list[dict[str, Any]] = []
    reads: list[Read] = []
    failed = False
    for file in files:
        try:
            read, row = _take(file, accept_oddities)
        except (RulesTextError, ScraperError) as error:
            failed = True
            click.echo(f"crconf: {error}", err=True)
            if error.hint:
                click.echo(f"  {error.hint}", err=True)
            continue
        reads.append(read)
        taken.append(row)
        if form == "text":
            _print(row)
    if register and reads:
        from rules_text import catalogue

        catalogue.register([(read.revision, read.source) for read in reads])
    if form == "json":
        click.echo(json.dumps(taken, ensure_ascii=False, indent=2))
    if failed:
        raise click.exceptions.Exit(2)


def _require_checkout() -> None:
    from rules_text.editions import DATA

    if not (DATA.parent / "pyproject.toml").is_file():
        raise click.UsageError("--register writes into a checkout of crconf, and this is an installed one")


def _take(file: Path, accept: bool) -> tuple[Read, dict[str, Any]]:
    from rules_text import catalogue, identifying, store
    from scraper.reading import read

    found = read(file, accept=accept)
    revision = found.revision
    identified = identifying.identify(revision)
    faults = identifying.faults(revision, identified) if revision.effective is None else ()
    facts = catalogue.facts_of(revision, found.source, identified.known, identified)
    saved = store.save(revision, facts, found.raw)
    return found, {
        "file": str(file),
        "id": saved.id,
        "language": revision.language,
        "effective": revision.effective,
        "scope": list(revision.scope),
        "rules": len(revision),
        "sentences": sum(len(rule.sentences) for rule in revision),
        "examples": sum(len(rule.examples) for rule in revision),
        "folder": str(saved.folder),
        "new": saved.new,
        "known": identified.known.id if identified.known else None,
        "fits": [fit.revision for fit in identified.fits],
        "notes": list(identified.notes),
        "oddities": [
            {"kind": oddity.kind, "line": oddity.line, "rule": oddity.number, "message": oddity.message}
            for oddity in (*revision.oddities, *faults)
        ],
    }


def _print(row: dict[str, Any]) -> None:
    scope = f", section {', '.join(row['scope'])}" if row["scope"] else ""
    counts = f"{row['rules']} rules, {row['sentences']} sentences, {row['examples']} examples"
    click.echo(f"{click.style(row['id'], bold=True)} ({row['language']}{scope}): {counts}")
    if row["known"] is None:
        fits = row["fits"]
        shown = ", ".join(fits[:6]) + (f" and {len(fits) - 6} more" if len(fits) > 6 else "")
        click.echo(f"  not known byte for byte; nearest: {shown}" if row["language"] == "en" else f"  fits {shown}")
    for note in row["notes"]:
        click.echo(f"  {click.style('note', fg='yellow')}: {note}")
    for oddity in row["oddities"]:
        where = f"line {oddity['line']}: " if oddity["line"] else ""
        click.echo(f"  {click.style(oddity['kind'], fg='yellow')}: {where}{oddity['message']}")
    click.echo(f"  {'kept in' if row['new'] else 'was there already:'} {row['folder']}")
