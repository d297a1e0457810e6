"""`crconf corpus`: the compiled corpus for other programs."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def corpus() -> None:
    """Export the compiled corpus and its schema.

    \b
    Examples:
      crconf corpus export --output corpus.json
      crconf corpus schema
    """


@corpus.command()
@click.option(
    "--output", type=click.Path(path_type=Path, dir_okay=False), help="The file; without it, standard output."
)
@click.option("--rule", "rules", multiple=True, metavar="R", help="Cases of a rule or range alone.")
@click.option("-k", "words", multiple=True, metavar="WORDS", help="Cases in whose id, name, tags or steps this stands.")
@click.option("--revision", default="baseline", metavar="R", show_default=True, help="The edition to play by.")
@click.option("--features", type=click.Path(path_type=Path), help="Another folder of features.")
def export(
    output: Path | None, rules: tuple[str, ...], words: tuple[str, ...], revision: str, features: Path | None
) -> None:
    """Write the cases that hold in an edition as JSON, for engines that play them natively.

    \b
    Example:
      crconf corpus export --output corpus.json
    """
    from conformance.corpus import load
    from conformance.exporting import exported, to_json
    from conformance.selecting import Selection, select
    from rules_text.editions import find

    edition = find(revision, "en").id
    whole = load(features).require()
    _put(to_json(exported(whole, select(whole.cases, Selection(rules, words)), edition)), output)


@corpus.command()
@click.option(
    "--output", type=click.Path(path_type=Path, dir_okay=False), help="The file; without it, standard output."
)
def schema(output: Path | None) -> None:
    """Write the JSON Schema of what `export` writes.

    \b
    Example:
      crconf corpus schema --output corpus.schema.json
    """
    from conformance.exporting import corpus_schema, to_json

    _put(to_json(corpus_schema()), output)


@corpus.command()
@click.option("--features", type=click.Path(path_type=Path), help="Another folder of features.")
def release(features: Path | None) -> None:
    """Freeze the cases: those added from now on are played and shown, and not scored until the next release.

    \b
    Example:
      crconf corpus release
    """
    from conformance.corpus import load
    from conformance.releases import freeze

    whole = load(features).require()
    path = freeze(whole.root, (case.id for case in whole.cases))
    click.echo(f"{path}: {len(whole.cases)} cases")


def _put(data: bytes, output: Path | None) -> None:
    from conformance.writing import write_atomically

    if output is None:
        click.echo(data, nl=False)
    else:
        write_atomically(output, data)
