"""`crconf history`: how a rule changed, edition by edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rules_text.diffing import Change
    from rules_text.lineage import Hop


@click.command()
@click.argument("rule")
@click.option("--at", "at", default="baseline", metavar="R", show_default=True, help="The revision of the number.")
@click.option("--words", is_flag=True, help="What the edits changed, where the texts are on this machine.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def history(rule: str, at: str, words: bool, form: str) -> None:
    """Tell how RULE came to be, and what became of it: every edition since July 2009 in which anything happened to it.

    \b
    Examples:
      crconf history 601.2f
      crconf history 701.6 --at 20120501 --words
    """
    import json

    from rules_text import lineage

    here = lineage.edition_of(at)
    hops = _way(rule, here)
    changes = {hop.new: _changes(hop) if words else () for hop in hops}
    if form == "json":
        rows = [_row(hop, changes[hop.new]) for hop in hops]
        first, last = _ends(rule, here)
        shown = {"rule": rule, "at": here, "since": first, "until": last, "changes": rows}
        click.echo(json.dumps(shown, ensure_ascii=False, indent=2))
        return
    _print(rule, here, hops, changes)


def _way(rule: str, at: str) -> list[Hop]:
    """Return what happened to a rule, oldest first: back to the first edition, then on to the newest."""
    from rules_text import lineage
    from rules_text.editions import load_edition

    lineage.require(rule, load_edition(at, "en"))
    known = lineage.load()
    back = known.follow(rule, at, known.editions[0])[1]
    return [*reversed(back), *known.follow(rule, at, known.editions[-1])[1]]


def _ends(rule: str, at: str) -> tuple[str | None, str | None]:
    """Return the edition in which the rule first stood and the last one that had it; None for the ends of lineage."""
    from rules_text import lineage

    known = lineage.load()
    before, back = known.follow(rule, at, known.editions[0])
    after, onward = known.follow(rule, at, known.editions[-1])
    return (None if before or not back else back[-1].new), (None if after or not onward else onward[-1].old)


def _changes(hop: Hop) -> tuple[Change, ...]:
    from rules_text import diffing

    ways = {(relation.old, relation.new) for relation in hop.relations}
    touched = sorted({number for old, new in ways for number in (*old, *new)})
    found = diffing.diff(hop.old, hop.new, "en", under=touched)
    return tuple(change for change in found.changes if (change.relation.old, change.relation.new) in ways)


def _row(hop: Hop, changes: tuple[Change, ...]) -> dict[str, Any]:
    row: dict[str, Any] = {
        "from": hop.old,
        "to": hop.new,
        "relations": [{"kind": r.kind, "old": list(r.old), "new": list(r.new)} for r in hop.relations],
    }
    words = [[list(piece) for piece in change.pieces] for change in changes if change.pieces]
    return row | ({"words": words} if words else {})


def _print(rule: str, at: str, hops: list[Hop], changes: dict[str, tuple[Change, ...]]) -> None:
    from conformance.cli.diff import entry
    from conformance.diffs.wording import said
    from rules_text import lineage
    from rules_text.editions import load_edition

    edition = load_edition(at, "en")
    click.echo(click.style(f"{rule} of {at} {edition.title(rule) or ''}".strip(), bold=True))
    if not hops:
        click.echo(f"  nothing happened to it since {lineage.FIRST}")
    for hop in hops:
        click.echo(f"{click.style(hop.new, bold=True)}  {'; '.join(map(said, hop.relations))}")
        for change in changes[hop.new]:
            for line in entry(change, full=False, may_show=True)[1:]:
                click.echo(line)
