"""`crconf run`: run the cases against an engine."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--rule", "rules", multiple=True, metavar="R", help="Cases of a rule or range: 601, 601.2f, 601.2a-d.")
@click.option("-k", "words", multiple=True, metavar="WORDS", help="Cases in whose id, name, tags or steps this stands.")
@click.option("--revision", default="baseline", metavar="R", help="The edition to play by.", show_default=True)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at once.")
@click.option("--shard", metavar="I/N", help="The I-th of N parts of the cases.")
@click.option("--fail-fast", is_flag=True, help="Stop at the first case that is broken.")
@click.option("--keep-going", is_flag=True, help="Play what compiles, though some features do not.")
@click.option("--features", type=click.Path(path_type=Path), help="Another folder of features.")
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="Write the results here (JSON Lines).")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def run(
    rules: tuple[str, ...],
    words: tuple[str, ...],
    revision: str,
    jobs: int,
    shard: str | None,
    fail_fast: bool,
    keep_going: bool,
    features: Path | None,
    output: Path | None,
    form: str,
) -> None:
    """Run the cases against the reference engine, and print what is not a pass.

    Exit status: 0 all cases pass (or are unsupported, not reviewed, not scored); 1 some fail, crash or hang;
    2 a selection that matches no case, or broken input.

    \b
    Examples:
      crconf run
      crconf run --rule 601.2a-d -k kicker
      crconf run --jobs 2 --output results.jsonl
    """
    from conformance.adapters.reference import ReferenceEngine
    from conformance.corpus import load
    from conformance.results import to_lines, write_results
    from conformance.reviewing import reviewed
    from conformance.running import Conditions
    from conformance.running import run as run_cases
    from conformance.selecting import Selection, read_shard, select
    from rules_text.editions import find

    edition = find(revision, "en").id
    corpus = load(features)
    if not keep_going:
        corpus.require()
    selection = Selection(rules, words, shard=read_shard(shard) if shard is not None else None)
    cases = select(corpus.cases, selection)
    conditions = Conditions(edition, reviewed(cases, edition), fail_fast=fail_fast)
    results = run_cases(cases, ReferenceEngine, conditions, jobs=jobs, corpus=corpus.digest, selection=str(selection))
    if output is not None:
        write_results(output, results)
    if form == "json":
        click.echo(b"".join(to_lines(results)), nl=False)
    else:
        from conformance.cli.printing import print_result, print_summary

        for result in results.cases:
            if result.verdict not in ("pass", "not reviewed"):
                print_result(result)
        print_summary(results)
    if results.broken:
        raise click.exceptions.Exit(1)
