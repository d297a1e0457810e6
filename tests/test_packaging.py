"""What is installed, and that README, CI and project file say the same."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
import zipfile
from importlib import import_module
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import conformance
from conformance.cli import COMMANDS, crconf

ROOT = Path(__file__).parent.parent
PACKAGES = ("rules_text", "scraper", "conformance", "reference_engine")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# What an extra installs: other engines, the way to a cluster, mutants.
OPTIONAL = {"cosmic_ray", "parso", "phase", "mtg", "distributed"}


def readme_command(name: str, file: str = "README.md") -> str:
    """The one line in the block that a comment names."""
    found = re.search(rf"^<!-- {name} -->\n```sh\n(.+)\n```$", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"{file} has no block {name}"
    return found[1]


@pytest.mark.parametrize("file", ["README.md", "README.ja.md"])
@pytest.mark.parametrize(
    ("name", "runs"), [("report", "crconf report --output report"), ("test", "python -m pytest -q")]
)
def test_each_readme_command_does_all_the_set_up(file: str, name: str, runs: str) -> None:
    command = readme_command(name, file)
    assert command.endswith(runs)
    for step in ("python3 -m venv .venv", "apt-get install -y python3-venv", "pip install"):
        assert step in command


@pytest.mark.parametrize("name", ["report", "test"])
def test_both_readmes_have_the_same_commands(name: str) -> None:
    assert readme_command(name) == readme_command(name, "README.ja.md")


def test_ci_runs_the_readmes_own_commands() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert 'sh -euc "$(readme test)"' in script
    assert 'sh -euc "$(readme report)"' in script


def test_the_version_is_said_once() -> None:
    assert PROJECT["dynamic"] == ["version"]
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == conformance.__version__


def test_the_command_is_there() -> None:
    module, _, name = PROJECT["scripts"]["crconf"].partition(":")
    assert callable(getattr(import_module(module), name))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    result = CliRunner().invoke(crconf, [name, "--help"])
    assert result.exit_code == 0
    assert "Example" in result.output
    assert f"crconf {name}" in result.output.partition("Example")[2]


def test_what_the_packages_import_is_declared() -> None:
    declared = {re.match(r"[\w.-]+", line)[0].lower().replace("_", "-") for line in PROJECT["dependencies"]}  # type: ignore[index]
    known = set(sys.stdlib_module_names) | set(PACKAGES) | OPTIONAL
    names = {
        name
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        for name in third_party(path.read_text(encoding="utf-8"))
    } - known
    providers = packages_distributions()
    provided = {name: {one.lower().replace("_", "-") for one in providers.get(name, [])} for name in names}
    assert {name: by for name, by in provided.items() if not by & declared} == {}


def third_party(source: str) -> set[str]:
    tree = ast.parse(source)
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level}
    return {name.partition(".")[0] for name in names}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel that is made now."""
    builder = pytest.importorskip("hatchling.builders.wheel", reason="hatchling makes the wheel, and is not installed")
    folder = tmp_path_factory.mktemp("wheel")
    (path,) = builder.WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return set(zipfile.ZipFile(path).namelist())


def test_the_wheel_carries_the_corpus_and_the_rule_data(wheel: set[str]) -> None:
    wanted = [path.relative_to(ROOT) for path in (ROOT / "features").rglob("*") if path.suffix in {".feature", ".toml"}]
    assert {f"conformance/{path.as_posix()}" for path in wanted} <= wheel
    for pattern in ("rules_text/requirements/*.yaml", "conformance/report/page/*"):
        files = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)}
        assert files
        assert files <= wheel


def test_the_wheel_carries_no_text_of_others_and_no_tests(wheel: set[str]) -> None:
    tops = {name.partition("/")[0] for name in wheel}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)
    assert not [name for name in wheel if "snapshots/" in name or name.endswith(".feature~")]
