"""`crconf show`: a rule as an edition has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rules_text.editions import Edition, RuleFacts
    from rules_text.model import Revision


@click.command()
@click.argument("rule")
@click.option("--revision", metavar="R", help="An edition; without it the baseline, or the newest Japanese one.")
@click.option("--lang", type=click.Choice(["en", "ja"]), help="The language; without it that of the revision.")
@click.option("--below", is_flag=True, help="The rules below it too.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def show(rule: str, revision: str | None, lang: str | None, below: bool, form: str) -> None:
    """Show RULE: its sentences and examples by number, its cross references, and the requirements on it.

    The text is shown where it is on this machine (`crconf import`, `crconf pull`); numbers, titles, references and
    fingerprints always are. RULE is a rule (601.2f), a range (601.2a-d), or a section (601).

    \b
    Examples:
      crconf show 601.2f
      crconf show 701.6 --below --revision 20120501
      crconf show 118.7 --lang ja
    """
    import json

    from rules_text.editions import baseline
    from rules_text.errors import UnknownRevision
    from rules_text.store import how_to_get, load_text

    edition = _edition(rule, revision, lang)
    found = _rules(edition, rule, below)
    try:
        text, hint = load_text(edition.id, edition.language), None
    except UnknownRevision:
        text, hint = None, how_to_get(edition.facts)
    tags = _requirements() if edition.id == baseline() else {}
    rows = [_row(facts, text, tags) for facts in found]
    if form == "json":
        shown = {"revision": edition.id, "language": edition.language, "rules": rows}
        click.echo(json.dumps(shown, ensure_ascii=False, indent=2))
        return
    section = found[0].number[:3]
    click.echo(click.style(f"{section} {edition.title(section) or ''}, {edition.id} ({edition.language})", dim=True))
    for row in rows:
        _print(row)
    if hint is not None:
        click.echo(f"The text is not on this machine: {hint}.", err=True)


def _edition(rule: str, revision: str | None, lang: str | None) -> Edition:
    """Return the edition asked for; in Japanese, without a name, the newest that carries the rule."""
    from rules_text.editions import load_edition, revisions
    from rules_text.errors import UnknownRevision
    from rules_text.numbers import parse_range

    first, _ = parse_range(rule)
    if revision is not None or lang != "ja":
        return load_edition(revision or "baseline", lang)
    carrying = [facts for facts in revisions("ja") if facts.carries(first)]
    if not carrying:
        raise UnknownRevision(f"no Japanese text of {first} is known", "import a page or an edition that has it")
    newest = max(carrying, key=lambda facts: facts.effective or max(facts.fits, default=""))
    return load_edition(newest.id, "ja")


def _rules(edition: Edition, rule: str, below: bool) -> tuple[RuleFacts, ...]:
    from rules_text import numbers
    from rules_text.errors import UnknownRule

    first, last = numbers.parse_range(rule)
    if first != last:
        return tuple(edition.rule(number) for number in numbers.expand(first, last) if number in edition)
    if len(first) > 3 and not below:
        return (edition.rule(first),)
    found = edition.under(first)
    if not found:
        if len(first) > 3:
            edition.rule(first)  # says why it is not there
        raise UnknownRule(f"{edition.id} has no rules under {first}")
    return found


def _requirements() -> dict[str, list[dict[str, Any]]]:
    from rules_text.ledger import load_requirements

    found: dict[str, list[dict[str, Any]]] = {}
    for requirement in load_requirements():
        if requirement.source is None:
            row = {"tag": requirement.tag, "kind": requirement.kind, "sentences": list(requirement.sentences)}
            found.setdefault(requirement.rule, []).append(row)
    return found


def _row(facts: RuleFacts, text: Revision | None, tags: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    words = text.rule(facts.number) if text is not None and facts.number in text else None
    parts: dict[str, list[dict[str, Any]]] = {}
    for kind, prints in (("sentences", facts.sentences), ("examples", facts.examples)):
        parts[kind] = [
            {"number": number, "fingerprint": part.fingerprint, "references": list(part.references)}
            | ({"text": getattr(words, kind)[number - 1]} if words is not None else {})
            for number, part in enumerate(prints, 1)
        ]
    return {"number": facts.number, "title": facts.title, **parts, "requirements": tags.get(facts.number, [])}


def _print(row: dict[str, Any]) -> None:
    click.echo(click.style(row["number"], bold=True) + (f" {row['title']}" if row["title"] else ""))
    for kind, mark in (("sentences", ""), ("examples", "ex")):
        for part in row[kind]:
            shown = part.get("text") or " ".join([part["fingerprint"], *(f"-> {to}" for to in part["references"])])
            number = f"{mark}{part['number']}".rjust(4)
            click.echo(f"  {click.style(number, dim=True)} {shown}")
    for requirement in row["requirements"]:
        sentences = ",".join(map(str, requirement["sentences"]))
        click.echo(f"       @{requirement['tag']} ({requirement['kind']}, {sentences})")
