"""How far a command is: a bar with the time left, in a terminal and unless --quiet was given."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


def is_quiet() -> bool:
    """Tell whether progress and remarks are unwanted."""
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.find_root().params.get("quiet"))


@contextmanager
def bar(label: str, length: int) -> Iterator[Callable[[object], None]]:
    """Show a bar on stderr while the block runs; yields what counts one on, whatever it is told."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    disable = is_quiet() or not sys.stderr.isatty()
    with Progress(*columns, console=console, disable=disable, transient=True) as shown:
        task = shown.add_task(label, total=length)
        yield lambda _: shown.advance(task)
