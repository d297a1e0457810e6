"""The documentation: its links, and that the commands and scenarios in it are ones that exist."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
import yaml

from conformance.cli import COMMANDS, crconf
from conformance.compiling import compile_feature
from conformance.corpus import load

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "README.md", ROOT / "README.ja.md"]
JOBS = sorted((DOCS / "ci").glob("*.yml"))


def named(paths: list[Path]) -> list[object]:
    """The files as parameters, by their names."""
    return [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in paths]


def blocks(path: Path, language: str) -> Iterator[str]:
    """The code blocks of a page in a language."""
    yield from re.findall(rf"^```{language}\n(.*?)^```", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def command_lines(text: str) -> Iterator[str]:
    """Every call of crconf in a shell script or a workflow."""
    for line in text.replace("\\\n", " ").splitlines():
        yield from re.findall(r"(?:^|[\s;])crconf ([a-z-].+?)(?= #|;|\||>|&|$)", re.sub(r'"\$\(.*?\)"|<.*', "", line))


def check(line: str) -> None:
    """Fail where a command or an option of the line does not exist."""
    command: click.Command = crconf
    words = shlex.split(line)
    with click.Context(crconf) as context:
        while isinstance(command, click.Group):
            left = command.make_parser(context).parse_args(words)[1]
            if not left:
                return
            found = command.get_command(context, left[0])
            assert found is not None, f"there is no command {left[0]!r} in {line!r}"
            command, words = found, left[1:]
        command.make_parser(context).parse_args(list(words))


@pytest.mark.parametrize("path", named(PAGES))
def test_commands_in_the_pages_exist(path: Path) -> None:
    for block in blocks(path, "sh"):
        for line in command_lines(block):
            check(line)


@pytest.mark.parametrize("path", named(JOBS))
def test_commands_in_the_workflows_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert isinstance(yaml.safe_load(text), dict)
    lines = list(command_lines(re.sub(r"\n\s+- (run: )?", "\n", text)))
    assert lines
    for line in lines:
        check(line)


def test_the_check_of_commands_sees_a_wrong_option() -> None:
    check("run --rule 601.2f")
    with pytest.raises(click.NoSuchOption):
        check("run --rules-of-the-game 601.2f")
    with pytest.raises(AssertionError, match="no command"):
        check("dance")


def test_the_pages_tell_of_the_main_commands() -> None:
    told = {line.split()[0] for path in PAGES for block in blocks(path, "sh") for line in command_lines(block)}
    assert {"run", "report", "site", "adapter", "trace", "history", "diff", "audit", "import", "show"} <= told
    assert told <= set(COMMANDS)


@pytest.mark.parametrize("path", named([page for page in PAGES if list(blocks(page, "gherkin"))]))
def test_scenarios_in_the_pages_compile(path: Path) -> None:
    for block in blocks(path, "gherkin"):
        text = (
            re.sub(r"^(\s*)(シナリオ:)", r"\1@case:x\n\1\2", block, flags=re.MULTILINE)
            if "@case" not in block
            else block
        )
        compiled = compile_feature("page.feature", text, load().cards)
        assert [problem for problem in compiled.problems if "tag" not in problem.message] == []
        assert compiled.scenarios


def test_the_pages_build_and_every_link_leads_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mkdocs", reason="pip install 'crconf[docs]'")
    import os
    import subprocess

    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path / "site"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    protocol = (tmp_path / "site" / "reference" / "protocol.html").read_text(encoding="utf-8")
    for word in ("initialize", "Announcement", "a list an instance of the word"):
        assert word in protocol
    steps = (tmp_path / "site" / "reference" / "steps.html").read_text(encoding="utf-8")
    assert "をコントロールしている" in steps
    commands = (tmp_path / "site" / "reference" / "commands.html").read_text(encoding="utf-8")
    assert "crconf adapter check" in commands
