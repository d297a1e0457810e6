"""`crconf audit`: find stale and wrong rule citations in anybody's source tree."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from conformance.auditing import Place


@click.command()
@click.argument("path", type=click.Path(path_type=Path, exists=True))
@click.option("--at", "at", default="baseline", metavar="R", show_default=True, help="The edition to judge by.")
@click.option("--written", metavar="R", help="The edition that the whole tree was written at.")
@click.option("--blame", is_flag=True, help="Ask git when each line was written.")
@click.option("--dated", is_flag=True, help="Also those that name their edition, and have another number now.")
@click.option("--kind", "kinds", multiple=True, metavar="WORD", help="Findings of this kind alone; repeatable.")
@click.option("--fix", is_flag=True, help="Write the suggestions into the files.")
@click.option("--ignore-file", type=click.Path(path_type=Path, dir_okay=False), help="Instead of .crconf-audit-ignore.")
@click.option("--format", "form", type=click.Choice(["text", "json", "sarif"]), default="text", show_default=True)
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="Write it into a file.")
def audit(
    path: Path,
    at: str,
    written: str | None,
    blame: bool,
    dated: bool,
    kinds: tuple[str, ...],
    fix: bool,
    ignore_file: Path | None,
    form: str,
    output: Path | None,
) -> None:
    """Find the citations of rules under PATH that do not exist at the edition --at, that were renumbered since they
    were written, or that stand beside the title or the words of another rule.

    Citations are `CR 601.2f`, `rule 118.7a`, `601.2a-d`, lists, `総合ルール601.2f`, and rule text behind its number, in
    source of any language and in documents. When a citation was written is told by a date before it
    (`20091005 - 704.5i`), by rule text behind it, by --written or by --blame. Where none does, a number that exists and
    has no title or words beside it is believed.

    Patterns in PATH/.crconf-audit-ignore, and lines with `crconf: ignore`, are left alone.

    Exit status: 0 nothing was found, or all of it was fixed; 1 there are findings.

    \b
    Examples:
      crconf audit src
      crconf audit . --at 20260417 --written 20200417 --fix
      crconf audit . --format sarif --output audit.sarif
    """
    from conformance import auditing as tree
    from rules_text.auditing import KINDS, book
    from rules_text.errors import UnknownRevision
    from rules_text.lineage import edition_of

    for kind in kinds:
        if kind not in KINDS:
            raise click.BadParameter(f"{kind!r} is none of {', '.join(KINDS)}", param_hint="--kind")
    if written and blame:
        raise click.UsageError("--written and --blame both say when a line was written; choose one")
    revisions = [edition_of(name) for name in (at, *([written] if written else []))]
    for name in revisions:
        if name not in book().place:
            raise UnknownRevision(
                f"{name} has another numbering", f"the first that can be judged by is {book().order[0]}"
            )
    patterns = ignore_file or (path / tree.IGNORE_FILE if (path / tree.IGNORE_FILE).is_file() else None)
    ignored = tree.read_ignored(patterns) if patterns else tree.Ignored()
    found = tree.audit(path, revisions[0], ignored, revisions[1] if written else None, blame=blame)
    wanted = set(kinds) or {kind for kind in KINDS if dated or kind != "dated"}
    places = [place for place in found if place.finding.kind in wanted]
    fixed = tree.fix(path, places) if fix else 0
    page = {"text": _text, "json": _json, "sarif": _sarif}[form](places, revisions[0])
    if output is not None:
        from conformance.writing import write_atomically

        write_atomically(output, click.unstyle(page) + "\n")
    else:
        click.echo(page)
    if form == "text" or output is not None:
        click.echo(f"{len(places)} findings" + (f", {fixed} fixed" if fix else ""), err=output is None)
    if len(places) > fixed:
        raise click.exceptions.Exit(1)


def _text(places: list[Place], edition: str) -> str:  # noqa: ARG001 - as the others
    from conformance.cli.printing import harmless

    lines = []
    for place in places:
        finding = place.finding
        where = f"{harmless(place.path)}:{finding.citation.line}:{finding.citation.column}"
        instead = f" -> {finding.suggestion}" if finding.suggestion else ""
        kind = click.style(finding.kind, fg="yellow")
        lines.append(f"{where}: {kind}: {harmless(finding.message)}{instead}")
    return "\n".join(lines) or "no stale citation"


def _json(places: list[Place], edition: str) -> str:
    import json

    return json.dumps({"at": edition, "findings": [_row(place) for place in places]}, ensure_ascii=False, indent=2)


def _row(place: Place) -> dict[str, Any]:
    finding = place.finding
    citation = finding.citation
    return {
        "path": place.path,
        "line": citation.line,
        "column": citation.column,
        "citation": citation.first if citation.last is None else f"{citation.first}-{citation.last}",
        "dated": citation.dated,
        "kind": finding.kind,
        "message": finding.message,
        "suggestion": finding.suggestion,
    }


def _sarif(places: list[Place], edition: str) -> str:  # noqa: ARG001 - as the others
    import json

    from conformance.cli import _version
    from conformance.sarif import to_sarif

    return json.dumps(to_sarif(places, _version()), ensure_ascii=False, indent=2)
