"""`crconf rebase`: move the corpus to the numbers of a new baseline."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from conformance.rebasing import Plan


@click.command()
@click.argument("new")
@click.option("--write", is_flag=True, help="Do it; without this nothing is written.")
@click.option("--diff", "show_diff", is_flag=True, help="Show every line that would change.")
@click.option("--root", type=click.Path(path_type=Path, file_okay=False), help="Another checkout.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def rebase(new: str, write: bool, show_diff: bool, root: Path | None, form: str) -> None:
    """Rewrite the corpus from the numbers of its baseline to those of the edition NEW, by lineage.

    Tags, requirement files, feature files and their names, scope.toml, `@rule(...)`, and citations in the engine, in
    docstrings and in documents are moved, and so is the name of the baseline; case ids and requirement ids stay, and so
    do numbers beside which an edition is named. A requirement whose rule is gone becomes one of the edition that had
    it. What was split, went away, came, or has other words is listed for a person; so are tests that cite what moved,
    which are not rewritten. Without --write nothing is written; with it everything is, or nothing.

    Exit status: 0 nothing is left for a person; 1 something is.

    \b
    Examples:
      crconf rebase 20260807 --diff
      crconf rebase latest --write
    """
    import json

    from conformance import rebasing
    from rules_text import editions

    here = root or editions.DATA.parent
    if not (here / "pyproject.toml").is_file():
        raise click.UsageError(f"{here} is no checkout of crconf; name one with --root")
    planned = rebasing.plan(here, new)
    if form == "json":
        files = [{"path": r.path, "target": r.target, "lines": r.lines} for r in planned.rewrites]
        notices = [{"file": n.file, "line": n.line, "message": n.message} for n in planned.notices]
        shown = {"old": planned.old, "new": planned.new, "written": write, "files": files, "notices": notices}
        click.echo(json.dumps(shown, ensure_ascii=False, indent=2))
    else:
        _print(planned, show_diff)
    if write:
        rebasing.carry_out(planned, here)
    if form == "text":
        click.echo("written" if write else "nothing was written; --write does it")
    if planned.notices:
        raise click.exceptions.Exit(1)


def _print(planned: Plan, show_diff: bool) -> None:
    from difflib import unified_diff

    for each in planned.rewrites:
        goal = f" -> {each.target}" if each.target != each.path else ""
        click.echo(f"{each.path}{goal}: {each.lines} lines")
        if show_diff:
            found = unified_diff(each.old.splitlines(), each.new.splitlines(), lineterm="", n=0)
            click.echo("\n".join(f"    {line}" for line in list(found)[2:]))
    for notice in planned.notices:
        click.echo(f"{click.style('look', fg='yellow')}  {notice}")
    lines = sum(each.lines for each in planned.rewrites)
    click.echo(
        f"{planned.old} -> {planned.new}: {len(planned.rewrites)} files, {lines} lines; "
        f"{len(planned.notices)} places for a person"
    )
