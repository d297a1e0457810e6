"""`crconf impact`: the requirements and scenarios that an edit of the rules makes doubtful."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from conformance.impacts import Impact


@click.command()
@click.argument("old")
@click.argument("new", default="latest")
@click.option("--features", type=click.Path(path_type=Path), help="Another folder of features.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def impact(old: str, new: str, features: Path | None, form: str) -> None:
    """List the requirements whose sentences the edit from OLD to NEW touched, with their scenarios, and nothing else.

    A rule that only got another number, or only refers to another number, is not listed. No rule text is needed.

    Exit status: 0 nothing is doubtful; 1 something is.

    \b
    Examples:
      crconf impact 20260417 20260807
      crconf impact 20120501 baseline --format json
    """
    import json

    from conformance.corpus import load
    from conformance.impacts import impacts
    from rules_text.editions import load_edition
    from rules_text.ledger import load_requirements
    from rules_text.lineage import edition_of

    before, after = (load_edition(edition_of(name), "en") for name in (old, new))
    found = impacts(before, after, load_requirements(), load(features).cases)
    if form == "json":
        shown = {"old": before.id, "new": after.id, "requirements": [_row(each) for each in found]}
        click.echo(json.dumps(shown, ensure_ascii=False, indent=2))
    else:
        for each in found:
            _print(each)
        cases = {case.id for each in found for case in each.cases}
        click.echo(f"{before.id} -> {after.id}: {len(found)} requirements and {len(cases)} scenarios are doubtful")
    if found:
        raise click.exceptions.Exit(1)


def _row(found: Impact) -> dict[str, Any]:
    return {
        "requirement": found.requirement.tag,
        "kind": found.requirement.kind,
        "where": found.requirement.where,
        "old": list(found.old),
        "new": list(found.new),
        "lost": list(found.lost),
        "gained": list(found.gained),
        "reason": found.reason,
        "cases": [{"id": c.id, "feature": c.feature, "line": c.line} for c in found.cases],
    }


def _print(found: Impact) -> None:
    moved = f" ({', '.join(found.old) or 'no rule'} -> {', '.join(found.new) or 'no rule'})"
    moved = moved if found.old != found.new or found.old != (found.requirement.rule,) else ""
    click.echo(f"{click.style(found.requirement.tag, bold=True)}{moved}: {found.reason}  {found.requirement.where}")
    for case in found.cases:
        click.echo(f"    features/{case.feature}:{case.line}  {case.id}")
