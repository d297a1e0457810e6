"""`crconf watch`: poll the sources and report new editions and changed articles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from scraper.commands.pull import printable, who_asks

if TYPE_CHECKING:
    from scraper.pulling import Target
    from scraper.watching import Watch

_LEAST = 0.25  # hours: nothing that is watched changes faster


@click.command()
@click.argument("wanted", nargs=-1, metavar="[SOURCE...]")
@click.option("--every", type=click.FloatRange(min=_LEAST), default=6.0, show_default=True, help="Hours between polls.")
@click.option("--once", is_flag=True, help="Poll once and end, for cron and CI.")
@click.option("--feed", type=click.Path(path_type=Path, dir_okay=False), help="Keep an Atom feed in this file.")
@click.option(
    "--contact", envvar="CRCONF_CONTACT", help="Who is asking: a mail or web address, sent with each request."
)
@click.option("--config", type=click.Path(path_type=Path), help="Your sources.toml, laid over crconf's own.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def watch(
    wanted: tuple[str, ...],
    every: float,
    once: bool,
    feed: Path | None,
    contact: str | None,
    config: Path | None,
    form: str,
) -> None:
    """Poll the sources and report new editions of the rules and changed wiki articles, one line each.

    SOURCE is as `crconf pull` takes it. What is seen for the first time is no news; what was reported is not reported
    again. JSON is printed as one object a line. Entries and feed hold facts (names, dates, addresses) and no rule text.

    Exit status with --once: 0 nothing new; 1 something changed, or a source could not be asked; 2 wrong usage.

    \b
    Examples:
      crconf watch --feed rules.atom --contact you@example.org
      crconf watch official-en wiki:唱える --once --format json
    """
    from scraper import sources
    from scraper.clock import SystemClock
    from scraper.pulling import targets
    from scraper.watching import Watch

    settings = sources.load(config)
    targets_ = targets(settings, wanted)
    watching = Watch(settings, contact=who_asks(contact, settings), clock=SystemClock())
    while True:
        findings = _poll(watching, targets_, form)
        if feed is not None:
            _write_feed(watching, feed)
        if once:
            raise click.exceptions.Exit(1 if findings else 0)
        SystemClock().sleep(every * 3600)


def _poll(watching: Watch, wanted: tuple[Target, ...], form: str) -> bool:
    import msgspec

    from scraper.watching import Trouble

    found = False
    for entry in watching.poll(wanted):
        found = True
        if isinstance(entry, Trouble):
            click.echo(f"crconf: {printable(entry.message)}", err=True)
            if entry.hint:
                click.echo(f"  {printable(entry.hint)}", err=True)
        elif form == "json":
            click.echo(msgspec.json.encode(entry).decode())
        else:
            click.echo(f"{entry.time}  {printable(str(entry))}  {printable(entry.url)}")
    return found


def _write_feed(watching: Watch, feed: Path) -> None:
    from scraper.clock import SystemClock
    from scraper.snapshots import stamp, write_atomically
    from scraper.watching import atom

    write_atomically(feed, atom(watching.entries, stamp(SystemClock().now())))
