"""The `crconf` command: one file a command, each loaded only when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

import click

# name -> ("module:attribute", one line for --help). This table is where all packages meet, so that the help needs none
# of them and stays fast.
COMMANDS: dict[str, tuple[str, str]] = {
    "report": ("conformance.cli.report:report", "Run the corpus and write the per-rule coverage report."),
    "site": ("conformance.cli.site:site", "Write the coverage site: rules, engines, editions."),
    "run": ("conformance.cli.run:run", "Run the cases against an engine."),
    "lint": ("conformance.cli.lint:lint", "Check the corpus: tags, claims, cards, steps."),
    "steps": ("conformance.cli.steps:steps", "Print the step vocabulary in both languages."),
    "corpus": ("conformance.cli.corpus:corpus", "Export the compiled corpus and its schema."),
    "matrix": ("conformance.cli.matrix:matrix", "Set the results of several engines side by side."),
    "guard": ("conformance.cli.guard:guard", "Show what the corpus would notice: mutants of the engine."),
    "adapter": ("conformance.cli.adapter:adapter", "Try an adapter, and print the protocol's schema."),
    "import": ("scraper.commands.import_:import_", "Take rule texts from files into the snapshots."),
    "show": ("conformance.cli.show:show", "Show a rule as an edition has it."),
    "identify": ("scraper.commands.identify:identify", "Name the editions that a text fits, with the evidence."),
    "pull": ("scraper.commands.pull:pull", "Fetch rule texts and wiki pages from their sources."),
    "diff": ("conformance.cli.diff:diff", "Show what changed between two revisions, rule by rule."),
    "trace": ("conformance.cli.trace:trace", "Tell what an old rule number is today, or at any edition."),
    "history": ("conformance.cli.history:history", "Tell how a rule changed, edition by edition."),
    "impact": ("conformance.cli.impact:impact", "List the requirements and scenarios that an edit makes doubtful."),
    "rebase": ("conformance.cli.rebase:rebase", "Move the corpus to the numbers of a new baseline."),
    "review": ("conformance.cli.review:review", "Confirm requirements beside their sentences."),
    "audit": ("conformance.cli.audit:audit", "Find stale rule citations in a source tree."),
    "pair": ("conformance.cli.pair:pair", "Lay a Japanese and an English text side by side."),
    "lineage": ("conformance.cli.lineage:lineage", "Extend the lineage to new editions, and list its guesses."),
    "watch": ("scraper.commands.watch:watch", "Poll the sources and report new editions."),
}


class LazyGroup(click.Group):
    """A group whose commands are imported when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the names are click's
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        module, attribute = COMMANDS[cmd_name][0].split(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, n=1)
            if near:
                message = f"{error.message} Did you mean {near[0]!r}?"
                raise click.UsageError(message, ctx) from None
            raise


def _version() -> str:
    try:
        return version("crconf")
    except PackageNotFoundError:  # a checkout on the path, never installed
        return "0+checkout"


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(_version(), prog_name="crconf")
@click.option("--quiet", "-q", is_flag=True, help="No progress, no remarks: what was found alone.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR in the environment does the same.")
@click.pass_context
def crconf(context: click.Context, quiet: bool, no_color: bool) -> None:  # noqa: ARG001 - `progress` reads quiet
    """A conformance corpus for Magic rules engines in which every scenario names the rule it checks.

    \b
    Examples:
      crconf report --output report      the per-rule coverage report of the reference engine
      crconf run --rule 601.2f           the cases of one rule
      crconf site --output site          all of it as pages to look at
      crconf show 601.2f                 a rule, as the baseline edition has it
    """
    if no_color or os.environ.get("NO_COLOR"):
        os.environ["NO_COLOR"] = "1"  # for rich
        context.color = False


def main() -> None:
    """Run the command line; every error of ours is one line and an exit status, never a traceback."""
    try:
        status = crconf(prog_name="crconf", standalone_mode=False)  # of a command that ended by `Exit`
        sys.stdout.flush()
    except click.exceptions.Abort:
        click.echo("crconf: interrupted; nothing was left half written", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except BrokenPipeError:  # whoever read us, `head` for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        click.echo(f"crconf: {where}{error.strerror or error}", err=True)
        sys.exit(2)
    except Exception as error:
        if not hasattr(error, "exit_code"):
            raise
        click.echo(f"crconf: {error}", err=True)
        hint = getattr(error, "hint", None)
        if hint:
            click.echo(f"  {hint}", err=True)
        sys.exit(error.exit_code)
    sys.exit(status or 0)
