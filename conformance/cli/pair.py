"""`crconf pair`: a Japanese text beside the English edition that it translates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rules_text.model import Revision
    from rules_text.pairing import Pairing, Row


@click.command()
@click.argument("ja")
@click.argument("en", required=False)
@click.option("--rule", "under", multiple=True, metavar="N", help="Stay within a rule, section or chapter; repeatable.")
@click.option("--all", "everything", is_flag=True, help="Rules in which nothing disagrees, too.")
@click.option("--words", is_flag=True, help="The words of both, where the texts are on this machine.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def pair(ja: str, en: str | None, under: tuple[str, ...], everything: bool, words: bool, form: str) -> None:
    """Lay the Japanese revision JA beside the English edition EN: missing and extra rules, titles, cross references.

    Without EN it is the edition that JA translates, or the newest one that an undated page fits. How far the
    translation is behind the newest edition is told at the end.

    Exit status: 0 the two agree; 1 they disagree somewhere.

    \b
    Examples:
      crconf pair ja-page-b6efe9f2
      crconf pair ja-page-d870bcb4 20120501 --rule 701.6 --all --words
    """
    import json

    from rules_text import numbers, pairing

    for number in under:
        numbers.key(number)
    found = pairing.pair(ja, en, under=under)
    rows = [row for row in found.rows if everything or words or row.faults]
    if form == "json":
        click.echo(json.dumps(_shown(found, rows), ensure_ascii=False, indent=2))
    else:
        _print(found, rows, words)
    if any(row.faults for row in found.rows):
        raise click.exceptions.Exit(1)


def _shown(found: Pairing, rows: list[Row]) -> dict[str, Any]:
    return {
        "ja": found.ja.id,
        "en": found.en.id,
        "rules": [
            {
                "number": row.number,
                "ja": None if row.ja is None else {"title": row.ja.title, "sentences": len(row.ja.sentences)},
                "en": None if row.en is None else {"title": row.en.title, "sentences": len(row.en.sentences)},
                "faults": list(row.faults),
            }
            for row in rows
        ],
        "lag": {"newest": found.lag.newest, "editions": found.lag.editions, "kinds": found.lag.kinds},
    }


def _print(found: Pairing, rows: list[Row], words: bool) -> None:
    from conformance.cli.printing import harmless

    texts = [_text(edition.id, edition.language) if words else None for edition in (found.ja, found.en)]
    for row in rows:
        title = next((rule.title for rule in (row.ja, row.en) if rule is not None and rule.title), "")
        click.echo(f"{click.style(row.number, bold=True)} {harmless(title)}".rstrip())
        for fault in row.faults:
            click.echo(f"  {click.style(harmless(fault), fg='yellow')}")
        for text in texts:
            for line in _lines(text, row.number):
                click.echo(f"  {harmless(line)}")
    count = sum(bool(row.faults) for row in found.rows)
    click.echo(f"{found.ja.id} beside {found.en.id}: {len(found.rows)} rules, {count} disagree")
    lag = found.lag
    if lag.editions:
        kinds = ", ".join(f"{number} {kind}" for kind, number in lag.kinds.items()) or "nothing changed"
        click.echo(f"{lag.editions} editions behind {lag.newest}: {kinds} in these rules")


def _text(name: str, language: str) -> Revision | None:
    from rules_text.errors import UnknownRevision
    from rules_text.store import load_text

    try:
        return load_text(name, language)
    except UnknownRevision as error:
        click.echo(f"{error}: {error.hint}.", err=True)
        return None


def _lines(text: Revision | None, number: str) -> list[str]:
    if text is None or number not in text:
        return []
    rule = text.rule(number)
    return [*rule.sentences, *(f"({example})" for example in rule.examples)]
