"""`crconf guard`: mutate the reference engine and see which requirements notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from conformance.guarding.passes import Outcome, Subject
    from conformance.guarding.records import Record


@click.command()
@click.option("--rule", help="The mutants of one rule's code, or of a section's; the record stays as it is.")
@click.option("--jobs", type=click.IntRange(min=1), default=2, show_default=True, help="Processes at once.")
@click.option("--survivors", is_flag=True, help="List the mutants that no case of their rules noticed.")
@click.option("--check", is_flag=True, help="See whether the record fits engine and corpus, and try a sample of it.")
@click.option("--sample", type=click.IntRange(min=0), default=12, show_default=True, help="Of the record, for --check.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.pass_context
def guard(
    context: click.Context, rule: str | None, jobs: int, survivors: bool, check: bool, sample: int, form: str
) -> None:
    """Mutate the code that carries out each rule, and record which requirements' own cases notice.

    A requirement is guarded when a mutant fails a check in one of its cases, while another case that runs the mutated
    line still passes. Exit status 1: requirements without a guard and without a reason, or a record out of date.

    \b
    Examples:
      crconf guard                        the whole engine, into the record
      crconf guard --rule 601.2f --survivors
      crconf guard --check
    """
    from conformance.cli.progress import bar
    from conformance.guarding import passes, records

    subject = passes.Subject.load()
    if check:
        context.exit(_checked(subject, sample))
    if rule is not None:
        rule = rule.rstrip(".")
    with bar("functions", len(subject.functions(rule))) as count:
        outcomes = passes.make_pass(subject, rule, jobs, count)
    record = passes.recorded(subject, outcomes)
    if rule is None:
        records.write(record)
    missing = passes.unguarded(subject, record, rule)
    if form == "json":
        click.echo(passes.as_json(record, missing, outcomes if survivors else ()), nl=False)
    else:
        _print(record, missing, outcomes if survivors else [])
    context.exit(1 if any(not reason for reason in missing.values()) else 0)


def _checked(subject: Subject, sample: int) -> int:
    from conformance.guarding import passes, records

    record = records.read()
    if record is None:
        click.echo("there is no record; make it with: crconf guard")
        return 1
    wrong = [f"the record is out of date: {what}" for what in passes.stale(record, subject)]
    wrong += [f"{tag}: {why}" for tag, why in passes.no_longer(record, subject, sample)]
    for line in wrong:
        click.echo(line)
    if wrong:
        click.echo("make it again with: crconf guard")
        return 1
    click.echo(f"{len(record.requirements)} requirements are guarded, and a sample of {sample} still is")
    return 0


def _print(record: Record, missing: dict[str, str], survivors: list[Outcome]) -> None:
    for outcome in survivors:
        if outcome.fate == "survived":
            mutant = outcome.mutant
            click.echo(f"survived  {mutant.place}  {mutant.name}")
    for tag, reason in missing.items():
        click.echo(f"unguarded  {tag}" + (f"  {reason}" if reason else ""))
    fates = ", ".join(f"{count} {fate}" for fate, count in record.mutants.items())
    click.echo(f"{len(record.requirements)} requirements guarded, {len(missing)} not; mutants: {fates}")
