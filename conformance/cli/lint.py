"""`crconf lint`: check the corpus."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--features", type=click.Path(path_type=Path), help="Another folder of features.")
@click.option("--no-engine", is_flag=True, help="Do not ask the reference engine of cards and payments.")
@click.option("--kind", "kinds", multiple=True, metavar="WORD", help="Findings of this kind alone.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def lint(features: Path | None, no_engine: bool, kinds: tuple[str, ...], form: str) -> None:
    """Check tags, claims, coverage, cards, names and payments of the corpus.

    Exit status: 0 nothing is wrong; 1 there are findings; 2 the corpus cannot be read at all.

    \b
    Examples:
      crconf lint
      crconf lint --kind tag --kind uncovered
    """
    import msgspec

    from conformance.corpus import load
    from conformance.linting import Subject
    from conformance.linting import lint as lint_subject
    from conformance.releases import read_released
    from conformance.scope import read_scope
    from conformance.wiki import read_wiki
    from rules_text.ledger import load_requirements

    corpus = load(features)
    root = corpus.root
    subject = Subject(corpus, load_requirements(), read_scope(root), read_wiki(root), read_released(root))
    findings = [finding for finding in lint_subject(subject, not no_engine) if not kinds or finding.kind in kinds]
    if form == "json":
        click.echo(msgspec.json.encode(findings))
    else:
        for finding in findings:
            click.echo(f"{click.style(finding.kind, fg='yellow')}  {finding}")
            if finding.hint:
                click.echo(f"    {finding.hint}")
        count = f"{len(findings)} findings" if findings else "nothing is wrong"
        click.echo(f"{count} in {len(corpus.cases)} cases of {len(corpus.features)} features")
    if findings:
        raise click.exceptions.Exit(1)
