"""`crconf review`: confirm requirements beside the sentences that they come from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rules_text.ledger import Requirement


@click.command()
@click.argument("what", nargs=-1, metavar="[RULE|ID]...")
@click.option("--confirm", is_flag=True, help="Confirm all of them without asking.")
@click.option("--unreviewed", is_flag=True, help="Those that nobody has confirmed yet, too.")
def review(what: tuple[str, ...], confirm: bool, unreviewed: bool) -> None:
    """Show requirements beside their sentences, and note that a person read them together.

    Without a RULE or ID the suspect ones are listed: those whose sentences changed since they were confirmed. With a
    rule (601.2f, and what is below it) or a requirement's id each is shown, and asked for; the answer is kept as
    `reviewed:` in its file, where comments and order stay as they are.

    Exit status: 0 nothing is suspect, or all was confirmed; 1 something is left.

    \b
    Examples:
      crconf review
      crconf review 601.2f
      crconf review cost-locked-in --confirm
    """
    from rules_text.editions import load_edition
    from rules_text.errors import LedgerError
    from rules_text.ledger import load_requirements, suspects

    requirements = load_requirements()
    wanted = _wanted(requirements, what)
    if what and not wanted:
        raise LedgerError(f"no requirement of {', '.join(what)}", "name a rule with requirements, or an id")
    doubtful = {each.id for each in suspects(requirements, load_edition("baseline"))}
    if unreviewed or what:
        doubtful |= {each.id for each in requirements if each.reviewed is None}
    left = [each for each in wanted if each.id in doubtful]
    if not what and not confirm:
        for each in left:
            click.echo(f"{click.style(each.tag, bold=True)}  {each.where}")
        click.echo(f"{len(left)} requirements {'are not confirmed' if unreviewed else 'are suspect'}")
    else:
        left = _ask(left, confirm)
    if left:
        raise click.exceptions.Exit(1)


def _wanted(requirements: tuple[Requirement, ...], what: tuple[str, ...]) -> list[Requirement]:
    from rules_text import numbers

    ids = {name for name in what if not numbers.is_number(name)}
    scopes = [name for name in what if numbers.is_number(name)]
    return [
        each
        for each in requirements
        if not what or each.id in ids or any(numbers.covers(scope, each.rule) for scope in scopes)
    ]


def _ask(found: list[Requirement], confirm: bool) -> list[Requirement]:
    """Show each requirement and ask for it; return those that were not confirmed."""
    from rules_text.ledger import REQUIREMENTS
    from rules_text.reviewing import mark_reviewed

    left = []
    for each in found:
        _show(each)
        if confirm or click.confirm("  Do they say the same?"):
            mark_reviewed(_path(each, REQUIREMENTS), [each.id])
            click.echo(f"  confirmed in {each.where}")
        else:
            left.append(each)
    return left


def _path(requirement: Requirement, folder: Path) -> Path:
    return folder / Path(requirement.file).name


def _show(requirement: Requirement) -> None:
    from conformance.cli.printing import harmless
    from rules_text.errors import UnknownRevision
    from rules_text.ledger import home
    from rules_text.store import how_to_get, load_text

    edition = home(requirement)
    click.echo(click.style(f"{requirement.tag} ({requirement.kind})", bold=True))
    for words in (requirement.en, requirement.ja, requirement.reason):
        if words:
            click.echo(f"  {harmless(words)}")
    claims = requirement.source or requirement
    try:
        rule = load_text(edition.id, edition.language).rule(requirement.rule)
    except UnknownRevision:
        click.echo(f"  sentence {', '.join(map(str, claims.sentences))}; {how_to_get(edition.facts)}")
        return
    for number in claims.sentences:
        click.echo(click.style(f"  {number} {harmless(rule.sentence(number))}", dim=True))
    for number in claims.examples:
        click.echo(click.style(f"  ex{number} {harmless(rule.example(number))}", dim=True))
