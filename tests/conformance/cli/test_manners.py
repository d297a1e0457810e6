"""What holds for every command: help with examples, completion, colours, quiet, hints."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

from conformance.cardnames import CardNames
from conformance.cli import COMMANDS, crconf
from conformance.cli.progress import bar, is_quiet
from tests.conformance.cli.commands import Crconf


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command and subcommand, with its full name."""

    def below(name: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
        yield name, command
        if isinstance(command, click.Group):
            for each, inner in command.commands.items():
                yield from below(f"{name} {each}", inner)

    for name, (place, _) in COMMANDS.items():
        module, attribute = place.split(":")
        yield from below(name, getattr(import_module(module), attribute))


ALL = [pytest.param(name, command, id=name) for name, command in commands()]


@pytest.mark.parametrize(("name", "command"), ALL)
def test_help_has_examples_that_the_command_understands(name: str, command: click.Command) -> None:
    if isinstance(command, click.Group):
        return  # its subcommands have them
    text = command.help or ""
    assert "Example" in text
    examples = [part.strip() for line in text.splitlines() for part in line.split(";") if "crconf " in part]
    mine = [line for line in examples if f"crconf {name}" in line]
    assert mine
    import re
    import shlex

    for line in mine:
        words = shlex.split(re.split(r" \| | > |  +| & ", line[line.index("crconf ") :])[0])
        with click.Context(command) as context:
            command.make_parser(context).parse_args(words[1 + len(name.split()) :])


@pytest.mark.parametrize(("name", "command"), ALL)
def test_every_option_says_what_it_is_or_what_it_takes(name: str, command: click.Command) -> None:
    for option in command.params:
        if isinstance(option, click.Option) and option.name != "help":
            says = option.help or isinstance(option.type, click.Choice) or option.type.name in ("path", "file")
            assert says, f"{name} {option.opts[0]}"


@pytest.mark.parametrize(
    ("words", "offered"), [("crconf tra", "trace"), ("crconf run --ru", "--rule"), ("crconf adapter ch", "check")]
)
def test_a_shell_can_complete(words: str, offered: str) -> None:
    environment = {
        **os.environ,
        "_CRCONF_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    asked = [sys.executable, "-c", "from conformance.cli import main; main()"]
    ended = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False)
    assert f"plain,{offered}" in ended.stdout.splitlines()


def test_what_is_nearly_a_command_is_named(crconf: Crconf) -> None:
    ended = crconf("tracee")
    assert ended.status == 2
    assert "Did you mean 'trace'?" in ended.err
    assert "Try 'crconf --help'" in ended.err


def test_a_selection_that_fits_nothing_says_what_to_do(crconf: Crconf) -> None:
    assert "crconf report" in crconf("run", "--rule", "601.99").err
    assert "all of them" in crconf("run", "-k", "zzzz").err


def test_what_is_nearly_a_card_is_named() -> None:
    names = CardNames(cards={"Lightning Bolt": "稲妻"}, from_japanese={"稲妻": "Lightning Bolt"})
    assert names.nearest("Lightening Bolt") == "did you mean Lightning Bolt?"
    assert names.nearest("Ornithopter") is None


@pytest.mark.parametrize(("words", "environment"), [(("--no-color",), ""), ((), "1")])
def test_colours_can_be_switched_off(words: tuple[str, ...], environment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", environment)
    seen: list[bool | None] = []

    @click.command()
    def look() -> None:
        seen.append(click.get_current_context().color)

    monkeypatch.setattr(type(crconf), "get_command", lambda *_: look)
    crconf.main([*words, "look"], standalone_mode=False)
    assert seen == [False]


def test_colours_stay_where_nobody_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    seen: list[bool | None] = []

    @click.command()
    def look() -> None:
        seen.append(click.get_current_context().color)

    monkeypatch.setattr(type(crconf), "get_command", lambda *_: look)
    crconf.main(["look"], standalone_mode=False)
    assert seen == [None]


@pytest.mark.parametrize(("words", "quiet"), [(["--quiet"], True), (["-q"], True), ([], False)])
def test_quiet_reaches_the_commands(words: list[str], quiet: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    @click.command()
    def look() -> None:
        seen.append(is_quiet())

    monkeypatch.setattr(type(crconf), "get_command", lambda *_: look)
    crconf.main([*words, "look"], standalone_mode=False)
    assert seen == [quiet]


def test_a_bar_is_silent_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with bar("Playing", 2) as count:
        count(None)
    assert capsys.readouterr() == ("", "")


def test_a_bar_counts_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with bar("Playing", 2) as count:
        count(None)
        count(None)
    assert "2/2" in capsys.readouterr().err


def test_no_command_leaves_a_traceback_for_a_missing_file(crconf: Crconf, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    for words in (("matrix", gone), ("import", gone), ("identify", gone), ("audit", gone), ("run", "--baseline", gone)):
        ended = crconf(*words)
        assert ended.status == 2, words
        assert str(gone) in ended.err


def test_a_site_is_not_written_over_something_else(crconf: Crconf, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    ended = crconf("site", "--output", tmp_path)
    assert ended.status == 2
    assert "holds no site" in ended.err
    assert "name a new folder" in ended.err
