"""`crconf diff`: what changed between two revisions, rule by rule."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rules_text.diffing import Change, Diff, Piece

_AROUND = 60  # characters of unchanged words that are shown beside a change
_COLORS = {"gone": "red", "new": "green"}
_MARKS = {"gone": ("[-", "-]"), "new": ("{+", "+}")}


@click.command()
@click.argument("old")
@click.argument("new", default="baseline")
@click.option("--lang", type=click.Choice(["en", "ja"]), help="The language, where a name may be of either.")
@click.option("--rule", "under", multiple=True, metavar="N", help="Stay within a rule, section or chapter; repeatable.")
@click.option("--renumbered-only", is_flag=True, help="Numbers that moved, and nothing else.")
@click.option("--full", is_flag=True, help="Unchanged words in full.")
@click.option("--format", "form", type=click.Choice(["text", "json", "html"]), default="text", show_default=True)
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="Write it into a file.")
@click.option("--with-text", is_flag=True, help="Put the rules' words into JSON, HTML or a written file.")
@click.option("--exit-code", is_flag=True, help="Exit with 1 where anything changed.")
def diff(
    old: str,
    new: str,
    lang: str | None,
    under: tuple[str, ...],
    renumbered_only: bool,
    full: bool,
    form: str,
    output: Path | None,
    with_text: bool,
    exit_code: bool,
) -> None:
    """Show what changed from revision OLD to NEW (the baseline): edits told from renumbering, words marked.

    English editions are compared along their lineage, whether their texts are here or not; Japanese editions and pages
    by their texts, which `crconf import` takes. A page that shows some sections is compared in these alone.

    The words are shown where the texts are on this machine. They belong to their publisher and translators, so that
    a written file has them only with --with-text.

    \b
    Examples:
      crconf diff 20260417
      crconf diff 20190612 20190823 --renumbered-only
      crconf diff 20250725 20250919 --rule 702 --format html --with-text --output diff.html
    """
    from rules_text import diffing, numbers

    for number in under:
        numbers.key(number)
    found = diffing.diff(old, new, lang, under=under)
    may_show = with_text or (form == "text" and output is None)
    page = {"text": _text, "json": _json, "html": _html}[form](found, renumbered_only, full, may_show)
    if output is not None:
        from conformance.writing import write_atomically

        write_atomically(output, click.unstyle(page))
        click.echo(f"{output}: {len(found.changes)} changes")
    else:
        click.echo(page, nl=not page.endswith("\n"))
    if may_show and not found.has_text and form == "text":
        from rules_text.store import has_text, how_to_get

        missing = found.old if not has_text(found.old) else found.new
        click.echo(f"The words are not shown: {how_to_get(missing)}.", err=True)
    if exit_code and found.changes:
        raise click.exceptions.Exit(1)


def _text(found: Diff, renumbered_only: bool, full: bool, may_show: bool) -> str:
    from conformance.diffs.wording import moved_alone

    if renumbered_only:
        moves = moved_alone(found.changes)
        return "\n".join(f"{a} -> {b}{' and what is below it' if below else ''}" for a, b, below in moves) or "none"
    lines = [click.style(f"{found.old.id} -> {found.new.id} ({found.new.language}): {_counted(found)}", bold=True)]
    if not found.by_lineage:
        lines.append("Compared by the texts alone; nobody has looked at it.")
    for change in found.changes:
        lines += entry(change, full, may_show)
    if may_show is False and any(change.pieces for change in found.changes):
        lines.append("The words of the rules are left out; --with-text has them.")
    elif any(change.pieces for change in found.changes):
        lines.append(click.style("The rules' words belong to their publisher and translators.", dim=True))
    return "\n".join(lines)


def _counted(found: Diff) -> str:
    counts = [f"{count} {kind}" for kind, count in found.counts().items() if count]
    return ", ".join([*counts, f"{found.unchanged} unchanged"])


def entry(change: Change, full: bool, may_show: bool) -> list[str]:
    """Return the lines on one change: what became of which rule, and its words."""
    from conformance.cli.printing import harmless
    from conformance.diffs.wording import said, sentences

    title = f"  ({harmless(change.title)})" if change.title else ""
    remark = f"  {sentences(change)}" if sentences(change) else ""
    lines = [click.style(said(change.relation), bold="edited" in change.relation.kind) + title + remark]
    if may_show and change.pieces:
        shown = "".join(_piece(change.pieces, place, full) for place in range(len(change.pieces)))
        lines += [f"    {line}" for line in shown.splitlines() if line.strip()]
    return lines


def _piece(pieces: tuple[Piece, ...], place: int, full: bool) -> str:
    mark, words = pieces[place]
    words = "\n".join("".join(c if c.isprintable() else " " for c in line) for line in words.split("\n"))
    if mark != "same":
        opening, closing = _MARKS[mark]
        return click.style(opening + words + closing, fg=_COLORS[mark])
    before, after = (_AROUND if place > 0 else 0), (_AROUND if place < len(pieces) - 1 else 0)
    if full or len(words) <= before + after + 5:
        return words
    return words[:before] + " ... " + (words[-after:] if after else "")


def _json(found: Diff, renumbered_only: bool, full: bool, may_show: bool) -> str:  # noqa: ARG001 - as the others
    import json

    kept = [c for c in found.changes if not renumbered_only or c.relation.kind.startswith("renumbered")]
    shown = {
        "old": found.old.id,
        "new": found.new.id,
        "language": found.new.language,
        "by_lineage": found.by_lineage,
        "counts": found.counts(),
        "unchanged": found.unchanged,
        "changes": [_row(change, may_show) for change in kept],
    }
    if may_show and found.has_text:
        shown["text"] = "The words of the rules belong to their publisher and translators."
    return json.dumps(shown, ensure_ascii=False, indent=2)


def _row(change: Change, may_show: bool) -> dict[str, Any]:
    relation = change.relation
    row = {
        "kind": relation.kind,
        "old": list(relation.old),
        "new": list(relation.new),
        "ambiguous": relation.ambiguous,
        "title": change.title,
        "sentences_old": list(change.sentences_old),
        "sentences_new": list(change.sentences_new),
    }
    return row | ({"words": [list(piece) for piece in change.pieces]} if may_show and change.pieces else {})


def _html(found: Diff, renumbered_only: bool, full: bool, may_show: bool) -> str:  # noqa: ARG001 - as the others
    from dataclasses import replace

    from conformance.cli import _version
    from conformance.diffs.html import to_html

    kept = [c for c in found.changes if not renumbered_only or c.relation.kind.startswith("renumbered")]
    changes = kept if may_show else [replace(change, pieces=()) for change in kept]
    return to_html(replace(found, changes=tuple(changes)), _version())
