"""`crconf site`: write the coverage site."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option(
    "--output",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="The folder; an earlier site in it is replaced as a whole.",
)
@click.option(
    "--results",
    multiple=True,
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Results of `crconf run --output`, of any engine; repeatable, older runs first.",
)
@click.option("--with-text", is_flag=True, help="Show the text of the rules, of all editions that were imported.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at once.")
def site(output: Path, results: tuple[Path, ...], with_text: bool, jobs: int) -> None:
    """Write a static site: every rule, what it demands, how engines do, and what every edition changed.

    The reference engine plays the corpus; the results of other engines stand beside it, and several runs of one engine
    make a trend. The pages need no server and ask nothing of anybody: open DIR/index.html.

    \b
    Examples:
      crconf site --output site
      crconf run --engine phase --output phase.jsonl; crconf site --output site --results phase.jsonl
      crconf site --output site --with-text
    """
    from conformance.results import read_results
    from conformance.site.building import require_place, write_site
    from conformance.site.gathering import make_site

    require_place(output)
    runs = [read_results(path) for path in results]
    names = write_site(make_site(runs, with_text, jobs), output, with_text)
    click.echo(f"wrote {len(names)} files; open {output / 'index.html'}")
