"""`crconf trace`: what a rule number of one revision is in another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rules_text.lineage import Trace


@click.command()
@click.argument("rules", nargs=-1, required=True, metavar="RULE...")
@click.option("--at", "at", required=True, metavar="R", help="The revision that the number is of.")
@click.option("--to", "to", default="baseline", metavar="R", show_default=True, help="The revision to find it in.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def trace(rules: tuple[str, ...], at: str, to: str, form: str) -> None:
    """Tell what RULE of the revision --at is in the revision --to, older or newer, and where it changed on the way.

    A section (117), rule or subrule. Revisions are English editions since July 2009, or Japanese ones, which have the
    numbers of the English edition that they translate.

    Exit status: 0 every rule exists there; 1 one of them does not.

    \b
    Examples:
      crconf trace 701.6 --at 20120501
      crconf trace 118.7a 601.2f --at baseline --to 20100201
    """
    import json

    from rules_text import lineage

    traces = [lineage.trace(rule, at, to) for rule in rules]
    if form == "json":
        click.echo(json.dumps([_row(each) for each in traces], ensure_ascii=False, indent=2))
    else:
        for each in traces:
            _print(each)
    if not all(each.numbers for each in traces):
        raise click.exceptions.Exit(1)


def _row(found: Trace) -> dict[str, Any]:
    return {
        "rule": found.number,
        "at": found.at,
        "to": found.to,
        "numbers": list(found.numbers),
        "ambiguous": found.ambiguous,
        "steps": [
            {
                "from": hop.old,
                "to": hop.new,
                "relations": [{"kind": r.kind, "old": list(r.old), "new": list(r.new)} for r in hop.relations],
            }
            for hop in found.hops
        ],
    }


def _print(found: Trace) -> None:
    from conformance.cli.printing import harmless
    from conformance.diffs.wording import said
    from rules_text.editions import load_edition

    there = load_edition(found.to, "en")
    named = [f"{number} {there.title(number) or ''}".strip() for number in found.numbers]
    goal = ", ".join(map(harmless, named)) or "no rule"
    click.echo(click.style(f"{found.number} of {found.at} is {goal} of {found.to}", bold=True))
    for hop in found.hops:
        for relation in hop.relations:
            click.echo(f"  {hop.old} -> {hop.new}: {said(relation)}")
