"""`crconf run`: run the cases against an engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from conformance.results import CaseResult, Results
    from conformance.selecting import Selection

_FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.option("--rule", "rules", multiple=True, metavar="R", help="Cases of a rule or range: 601, 601.2f, 601.2a-d.")
@click.option("-k", "words", multiple=True, metavar="WORDS", help="Cases in whose id, name, tags or steps this stands.")
@click.option("--since-failed", type=_FILE, metavar="FILE", help="Only what was broken in these results.")
@click.option("--shard", metavar="I/N", help="The I-th of N parts of the cases.")
@click.option("--revision", default="baseline", metavar="R", help="The edition to play by.", show_default=True)
@click.option("--numbering", metavar="R", help="The edition whose numbers --rule uses; without it, the one played.")
@click.option(
    "--engine", default="reference", show_default=True, metavar="E", help="A name, or the command of an adapter."
)
@click.option("--timeout", type=click.FloatRange(0.1), default=60, show_default=True, help="Seconds a case may take.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at once.")
@click.option("--scheduler", metavar="ADDRESS", help="Spread the cases over a dask cluster, as tcp://host:8786.")
@click.option("--fail-fast", is_flag=True, help="Stop at the first case that is broken.")
@click.option("--keep-going", is_flag=True, help="Play what compiles, though some features do not.")
@click.option("--features", type=click.Path(path_type=Path), help="Another folder of features.")
@click.option("--baseline", type=_FILE, metavar="FILE", help="Cases known to be broken: only changes count.")
@click.option("--update-baseline", is_flag=True, help="Write the --baseline file anew.")
@click.option("--output", type=_FILE, metavar="FILE", help="Write the results (JSON Lines).")
@click.option("--junit", type=_FILE, metavar="FILE", help="Write them as JUnit XML.")
@click.option("--markdown", type=_FILE, metavar="FILE", help="Write them as Markdown.")
@click.option("--sarif", type=_FILE, metavar="FILE", help="Write what is broken as SARIF.")
@click.option("--badge", type=_FILE, metavar="FILE", help="Write a badge for shields.io.")
@click.option("--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True)
def run(form: str, output: Path | None, baseline: Path | None, update_baseline: bool, **asked: Any) -> None:
    """Run the cases against an engine, and print what is not a pass.

    The engine is `reference`, `phase`, or the command of an adapter that speaks the protocol.

    Exit status: 0 all cases pass (or are unsupported, not reviewed, not scored), or with --baseline nothing changed;
    1 some fail, crash or hang; 2 a selection that matches no case, an engine that does not start, or broken input.

    \b
    Examples:
      crconf run --rule 601.2a-d -k kicker
      crconf run --revision 20120501 --rule 117.7
      crconf run --engine './my-adapter --quiet' --jobs 2 --output results.jsonl
      crconf run --engine ./my-adapter --baseline known.tsv --junit junit.xml
    """
    from conformance.baselines import changes, read_baseline, write_baseline

    if update_baseline and baseline is None:
        raise click.UsageError("--update-baseline needs --baseline FILE")
    known = (
        frozenset[str]() if baseline is None or (update_baseline and not baseline.exists()) else read_baseline(baseline)
    )
    files = {name: asked.pop(name) for name in ("junit", "markdown", "sarif", "badge")}
    results = _play(**asked)
    _write(results, output, files)
    changed = changes(results, known)
    _print(results, form, None if baseline is None else known)
    if update_baseline:
        assert baseline is not None
        write_baseline(baseline, results, known)
        click.echo(f"{baseline}: {len(results.broken)} cases", err=True)
    elif baseline is not None:
        for case in changed.mended:
            click.echo(
                f"{case.id} is in {baseline} and gives {case.verdict} now: --update-baseline takes it out", err=True
            )
        if changed:
            raise click.exceptions.Exit(1)
    elif results.broken:
        raise click.exceptions.Exit(1)


def _play(
    rules: tuple[str, ...],
    words: tuple[str, ...],
    since_failed: Path | None,
    shard: str | None,
    revision: str,
    numbering: str | None,
    engine: str,
    timeout: float,
    jobs: int,
    scheduler: str | None,
    fail_fast: bool,
    keep_going: bool,
    features: Path | None,
) -> Results:
    import conformance
    from conformance.adapters.known import REFERENCE, engine_maker
    from conformance.adapters.process import Limits
    from conformance.cli.progress import bar
    from conformance.cluster import Cluster
    from conformance.corpus import load
    from conformance.forcing import ForcedByReference
    from conformance.releases import read_released
    from conformance.reviewing import reviewed
    from conformance.running import Conditions
    from conformance.running import run as run_cases
    from conformance.selecting import select
    from rules_text.editions import find

    edition = find(revision, "en").id
    corpus = load(features)
    if not keep_going:
        corpus.require()
    selection = _selection(rules, words, since_failed, shard)
    cases = select(corpus.cases, selection, _numbers_shown(numbering or edition) if rules else None)
    conditions = Conditions(
        edition,
        reviewed(cases, edition),
        scored=read_released(corpus.root) or None,
        forced=None if engine == REFERENCE else ForcedByReference(edition),
        fail_fast=fail_fast,
    )
    make = engine_maker(engine, Limits(case=timeout), conformance.__version__)
    spread = Cluster(scheduler) if scheduler is not None else None
    with bar("Playing", len(cases)) as count:
        return run_cases(
            cases,
            make,
            conditions,
            jobs=jobs,
            spread=spread,
            corpus=corpus.digest,
            selection=str(selection),
            on_result=count,
        )


def _numbers_shown(numbering: str) -> Mapping[str, tuple[str, ...]] | None:
    """What the baseline's numbers are in an edition; None for the baseline itself."""
    from rules_text.editions import baseline, find

    edition = find(numbering, "en").id
    if edition == baseline():
        return None
    from rules_text.lineage import renumberings

    return renumberings(baseline(), edition)


def _selection(
    rules: tuple[str, ...], words: tuple[str, ...], since_failed: Path | None, shard: str | None
) -> Selection:
    from conformance.results import read_results
    from conformance.selecting import Selection, read_shard

    ids = None if since_failed is None else frozenset(case.id for case in read_results(since_failed).broken)
    return Selection(rules, words, ids, read_shard(shard) if shard is not None else None)


def _write(results: Results, output: Path | None, files: dict[str, Path | None]) -> None:
    from conformance import formats
    from conformance.exporting import to_json
    from conformance.results import write_results
    from conformance.writing import write_atomically

    if output is not None:
        write_results(output, results)
    written: dict[str, Callable[[Results], str | bytes]] = {
        "junit": formats.to_junit,
        "markdown": formats.to_markdown,
        "sarif": lambda results: to_json(formats.to_sarif(results)),
        "badge": lambda results: to_json(formats.to_badge(results)),
    }
    for name, path in files.items():
        if path is not None:
            write_atomically(path, written[name](results))


def _print(results: Results, form: str, known: frozenset[str] | None) -> None:
    from conformance.cli.printing import print_result, print_summary
    from conformance.formats import to_annotations
    from conformance.results import to_lines

    if form == "json":
        click.echo(b"".join(to_lines(results)), nl=False)
        return
    if form == "github":
        click.echo(to_annotations(results), nl=False)
    else:
        for result in results.cases:
            if _worth_telling(result, known):
                print_result(result)
    print_summary(results)


def _worth_telling(result: CaseResult, known: frozenset[str] | None) -> bool:
    """With a baseline, what it does not hold; without, whatever is no pass."""
    if known is not None and result.id in known:
        return False
    return result.verdict not in ("pass", "not reviewed", "not scored")
