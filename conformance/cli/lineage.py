"""`crconf lineage`: extend the lineage to new editions, and list what a person should look at."""

from __future__ import annotations

import click


@click.command()
@click.option("--update", is_flag=True, help="Add the steps to editions that it does not reach yet.")
@click.option("--all", "anew", is_flag=True, help="With --update: make every step anew, as after a new override.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def lineage(update: bool, anew: bool, form: str) -> None:
    """List the steps of the lineage, and the guesses in it that no person has looked at.

    With --update it is extended to the registered editions (`crconf import --register`) that it does not reach; their
    texts must be on this machine. What a person decides goes into rules_text/lineage_overrides.toml, with a reason, and
    is taken over by `--update --all`.

    Exit status: 0 nothing is left to look at; 1 there are guesses.

    \b
    Examples:
      crconf lineage
      crconf lineage --update
    """
    import json

    from rules_text import lineage as known

    if anew and not update:
        raise click.UsageError("--all goes with --update")
    if update:
        _update(anew)
    found = known.load()
    guesses = [(step, relation) for step in found.steps for relation in step.relations if relation.ambiguous]
    if form == "json":
        rows = [{"from": s.old, "to": s.new, "kind": r.kind, "old": r.old, "new": r.new} for s, r in guesses]
        click.echo(json.dumps({"editions": found.editions, "guesses": rows}, ensure_ascii=False, indent=2))
    else:
        from conformance.diffs.wording import said

        click.echo(f"{len(found.steps)} steps, {found.editions[0]} to {found.editions[-1]}; {len(guesses)} guesses")
        for step, relation in guesses:
            click.echo(f"  {step.old} -> {step.new}: {said(relation)}")
    if guesses:
        raise click.exceptions.Exit(1)


def _update(anew: bool) -> None:
    from conformance.cli.progress import bar
    from rules_text import editions, lineage, store

    if not (editions.DATA.parent / "pyproject.toml").is_file():
        raise click.UsageError("--update writes into a checkout of crconf, and this is an installed one")
    order = [facts.id for facts in editions.published("en") if facts.id >= lineage.FIRST]
    steps = [] if anew else list(lineage.load().steps)
    missing = order[len(steps) :]
    if len(missing) < 2:
        return
    with bar("Comparing editions", len(missing) - 1) as count:
        for step in lineage.build(missing, lambda name: store.load_text(name, "en"), lineage.load_overrides()):
            steps.append(step)
            count(step)
    lineage.save(steps)
