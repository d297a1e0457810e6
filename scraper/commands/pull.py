"""`crconf pull`: fetch rule texts and wiki pages from their sources."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scraper.pulling import Outcome
    from scraper.sources import Settings


@click.command()
@click.argument("wanted", nargs=-1, metavar="[SOURCE...]")
@click.option(
    "--contact", envvar="CRCONF_CONTACT", help="Who is asking: a mail or web address, sent with each request."
)
@click.option("--config", type=click.Path(path_type=Path), help="Your sources.toml, laid over crconf's own.")
@click.option("--dry-run", is_flag=True, help="Tell what would be asked for, and ask for nothing.")
@click.option("--offline", is_flag=True, help="Read again what is kept, and ask nobody.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def pull(
    wanted: tuple[str, ...], contact: str | None, config: Path | None, dry_run: bool, offline: bool, form: str
) -> None:
    """Fetch rule texts and wiki pages, keep them byte for byte, and put the editions among them into the snapshots.

    \b
    A SOURCE is one of these, a part of one, or an address on one's hosts; without any, all are pulled:
      viewer       総合ルールビューア, section by section      viewer:601
      wiki         MTG Wiki: articles, old revisions, diffs   wiki:唱える, wiki:唱える@4711, wiki:唱える@4711..4800
      official-ja  the official Japanese rules
      mjmj         MJMJ's history of Japanese editions        mjmj:20230901.0
      official-en  the official English text

    Requests are made one at a time, with pauses, as robots.txt allows, and under your contact. An interrupted pull
    goes on where it stopped when it is called again; what has not changed is not sent again.

    Exit status: 0 everything is there; 1 a page could not be had or read (the others are there); 2 wrong usage.

    \b
    Examples:
      crconf pull official-en --contact you@example.org
      crconf pull viewer:601 viewer:118 wiki:唱えてもよい
      crconf pull --dry-run
    """
    from scraper import sources
    from scraper.pulling import Pull, targets

    settings = sources.load(config)
    wanted_targets = targets(settings, wanted)
    asker = "" if dry_run or offline else who_asks(contact, settings)
    with _Bar(form) as progress:
        run = Pull(settings, contact=asker, offline=offline, progress=progress)
        outcomes = run.plan(wanted_targets) if dry_run else run.run(wanted_targets)
        failed = _print_json(outcomes) if form == "json" else _print_text(outcomes)
    if failed:
        raise click.exceptions.Exit(1)


def who_asks(contact: str | None, settings: Settings) -> str:
    """Return the contact that goes out with every request.

    Raises:
        click.UsageError: there is none: the keepers of the sites should be able to answer.
    """
    contact = contact or settings.contact
    if not contact:
        msg = "say who is asking: --contact you@example.org, CRCONF_CONTACT, or `contact` in your sources.toml"
        raise click.UsageError(msg)
    if not (contact.isascii() and contact.isprintable()):
        msg = "the contact goes into a header: write it in plain ASCII, as you@example.org"
        raise click.UsageError(msg)
    return contact


def _is_quiet() -> bool:
    return bool(click.get_current_context().find_root().params.get("quiet"))


class _Bar:
    """A bar on the terminal, where there is one."""

    def __init__(self, form: str) -> None:
        import sys

        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            disable=form == "json" or not sys.stderr.isatty() or _is_quiet(),
            transient=True,
            redirect_stdout=sys.stdout.isatty(),  # a file that stdout goes to keeps its lines
        )
        self._task: int | None = None

    def __enter__(self) -> _Bar:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def begin(self, source: str, pages: int) -> None:
        if self._task is not None:
            self._bar.remove_task(self._task)  # type: ignore[arg-type]  # a TaskID is an int
        self._task = self._bar.add_task(source, total=pages)

    def more(self, pages: int) -> None:
        task = next((task for task in self._bar.tasks if task.id == self._task), None)
        if task is not None and task.total is not None:
            self._bar.update(task.id, total=task.total + pages)

    def step(self, page: str) -> None:  # noqa: ARG002 - the bar counts, it does not name
        if self._task is not None:
            self._bar.advance(self._task)  # type: ignore[arg-type]


def _print_text(outcomes: Iterable[Outcome]) -> bool:
    counts: dict[str, int] = {}
    for outcome in outcomes:
        counts[outcome.state] = counts.get(outcome.state, 0) + 1
        if outcome.failed:
            click.echo(f"crconf: {printable(outcome.detail)}", err=True)
            if outcome.hint:
                click.echo(f"  {printable(outcome.hint)}", err=True)
            continue
        where = f"{outcome.source}:{outcome.page}"
        said = outcome.url if outcome.state == "planned" else ""
        line = "  ".join(part for part in (f"{outcome.state:9}", where, said, outcome.detail) if part)
        click.echo(printable(line))
    if counts:
        click.echo(", ".join(f"{count} {state}" for state, count in counts.items()))
    return counts.get("failed", 0) > 0


def _print_json(outcomes: Iterable[Outcome]) -> bool:
    import msgspec

    found = list(outcomes)
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    return any(outcome.failed for outcome in found)


def printable(text: str) -> str:
    """Return a text without what a terminal would obey: names and addresses come from outside."""
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text)
