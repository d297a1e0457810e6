"""`crconf identify`: name the editions that a text fits, with the evidence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rules_text.identifying import Fit, Identification
    from rules_text.model import Oddity, Revision


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def identify(file: Path, form: str) -> None:
    """Name the revisions that a text fits: which numbers, titles, references and examples speak for and against them.

    Exit status: 0 an edition fits; 1 none does, only the nearest are named; 2 the file is no rule text.

    \b
    Examples:
      crconf identify saved-page.html
      crconf identify rules.txt --format json
    """
    import json

    from rules_text import identifying
    from scraper.reading import read

    revision = read(file, accept=True).revision
    found = identifying.identify(revision)
    faults = identifying.faults(revision, found)
    certain = found.known is not None or found.certain
    if form == "json":
        click.echo(json.dumps(_row(file, revision, found, faults), ensure_ascii=False, indent=2))
    else:
        _print(file, found, faults, certain)
    if not certain:
        raise click.exceptions.Exit(1)


def _row(file: Path, revision: Revision, found: Identification, faults: tuple[Oddity, ...]) -> dict[str, Any]:
    return {
        "file": str(file),
        "language": revision.language,
        "sha256": revision.source.sha256,
        "scope": list(revision.scope),
        "effective": revision.effective,
        "known": found.known.id if found.known else None,
        "fits": list(map(_fit, found.fits)),
        "possible": list(map(_fit, found.possible)),
        "nearest": list(map(_fit, found.nearest)),
        "evidence": list(found.evidence),
        "faults": [str(fault) for fault in faults],
        "oddities": [str(oddity) for oddity in revision.oddities],
        "notes": list(found.notes),
    }


def _fit(fit: Fit) -> dict[str, Any]:
    return {
        "revision": fit.revision,
        "agreeing": fit.agreeing,
        "against": list(fit.against),
        "missing": list(fit.missing),
    }


def _print(file: Path, found: Identification, faults: tuple[Oddity, ...], certain: bool) -> None:
    if found.known is not None:
        click.echo(f"{file}: {found.known.id}, byte for byte")
    if found.known is None or found.known.fits:
        click.echo(f"{file}: {'fits' if certain else 'fits no edition; nearest'} {_names(found.fits)}")
    if found.possible:
        click.echo(f"  or, if its end is lost, {_names(found.possible)}")
    for piece in found.evidence:
        click.echo(f"  {piece}")
    for fault in faults:
        click.echo(f"  {click.style(fault.kind, fg='yellow')}: {fault.message}")
    for note in found.notes:
        click.echo(f"  {click.style('note', fg='yellow')}: {note}")


def _names(fits: tuple[Fit, ...]) -> str:
    """Return names as runs: `20230414..20231117` for neighbours."""
    from rules_text.editions import published

    place = {facts.id: index for index, facts in enumerate(published("en"))}
    runs: list[list[str]] = []
    for fit in fits:
        if runs and place[fit.revision] == place[runs[-1][-1]] + 1:
            runs[-1].append(fit.revision)
        else:
            runs.append([fit.revision])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in runs)
