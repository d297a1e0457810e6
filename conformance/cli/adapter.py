"""`crconf adapter`: help for those who write adapters."""

from __future__ import annotations

import click


@click.group()
def adapter() -> None:
    """Try an adapter, and print the protocol's schema.

    \b
    Example:
      crconf adapter check 'python3 minimal_adapter.py'
    """


@adapter.command()
@click.argument("engine")
@click.option("--timeout", type=click.FloatRange(0.1), default=60, show_default=True, help="Seconds a trial may take.")
def check(engine: str, timeout: float) -> None:
    """Try a handful of tiny cases on ENGINE (a name, or an adapter's command) and say what is missing.

    Exit status: 0 everything is good or said to be missing; 1 something is wrong; 2 the adapter is broken.

    \b
    Example:
      crconf adapter check 'python3 minimal_adapter.py'
    """
    from conformance.adapters.known import engine_maker
    from conformance.adapters.process import Limits
    from conformance.checking import check_adapter
    from conformance.cli.printing import harmless
    from rules_text.editions import baseline

    tried = engine_maker(engine, Limits(case=timeout))()
    words: set[str] = set()
    try:
        for trial in check_adapter(tried, baseline()):
            words.add(trial.word)
            word = click.style(f"{trial.word:8}", fg=_COLORS[trial.word], bold=True)
            click.echo(f"{word} {trial.what}{f': {harmless(trial.said)}' if trial.said else ''}")
    finally:
        tried.shutdown()
    if "broken" in words:
        raise click.exceptions.Exit(2)
    if "wrong" in words:
        raise click.exceptions.Exit(1)


@adapter.command()
def schema() -> None:
    """Print the JSON Schema of the protocol's messages.

    \b
    Example:
      crconf adapter schema > protocol.schema.json
    """
    from conformance.exporting import to_json
    from conformance.messages import protocol_schema

    click.echo(to_json(protocol_schema()), nl=False)


_COLORS = {"good": "green", "missing": "yellow", "wrong": "red", "broken": "magenta"}
