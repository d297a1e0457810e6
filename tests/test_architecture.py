"""The arrows between the packages, and the rule numbers that the project cites."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_text import numbers
from rules_text.editions import Edition, load_edition
from rules_text.errors import NumberError

ROOT = Path(__file__).parent.parent
PACKAGES = ("rules_text", "scraper", "conformance", "reference_engine")
MAY_IMPORT = {
    "rules_text": set(),
    "reference_engine": set(),
    "scraper": {"rules_text"},
    "conformance": {"rules_text"},
}
ADAPTER = "conformance/adapters/reference.py"


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(source: str) -> Iterator[tuple[str, int]]:
    """The top-level packages that a source imports, with the lines; inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name.partition(".")[0], node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0], node.lineno


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_import_only_along_the_arrows(package: str) -> None:
    wrong = []
    for path in modules(package):
        name = path.relative_to(ROOT).as_posix()
        allowed = MAY_IMPORT[package] | {package} | ({"reference_engine"} if name == ADAPTER else set())
        wrong += [
            f"{name}:{line} imports {target}"
            for target, line in imported(path.read_text(encoding="utf-8"))
            if target in PACKAGES and target not in allowed
        ]
    assert not wrong


def test_the_check_of_the_arrows_sees_imports_inside_functions() -> None:
    source = "def f():\n    from reference_engine.casting import cast\n    import scraper.pages as pages\n"
    assert list(imported(source)) == [("reference_engine", 2), ("scraper", 3)]


def test_nothing_runs_at_import_but_the_command_table() -> None:
    """`crconf --help` needs none of the packages: the commands are imported when they are called."""
    tree = ast.parse((ROOT / "conformance/cli/__init__.py").read_text(encoding="utf-8"))
    top = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert not {name for name in top if name and name.partition(".")[0] in PACKAGES}


def test_every_command_in_the_table_is_a_file_of_its_own() -> None:
    from conformance.cli import COMMANDS

    places = [target.partition(":")[0] for target, _ in COMMANDS.values()]
    assert len(places) == len(set(places))
    assert {place.rpartition(".")[0] for place in places} <= {"conformance.cli", "scraper.commands"}


TOP = {
    "rules_text", "scraper", "features", "conformance", "reference_engine", "tests", "benchmarks", "docs",
    "pyproject.toml", "tox.ini", "mkdocs.yml", "README.md", "README.ja.md", "CHANGELOG.md", "LICENSE", "NOTICE", ".ci",
    ".gitignore",
    ".crconf-audit-ignore",
}  # fmt: skip


def test_nothing_else_stands_at_the_top() -> None:
    import subprocess

    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    assert {name.partition("/")[0] for name in listed.stdout.splitlines()} <= TOP


# -- citations ---------------------------------------------------------------------------------------------------------

_CITED = re.compile(r"\bCR (\d{3}(?:\.\d+[a-z]*)?(?:-[a-z\d.]*[a-z\d])?)")
_DATED = {"reference_engine/revisions.py", "CHANGELOG.md"}  # their numbers are those of the edition named beside them


def citations() -> Iterator[tuple[str, str]]:
    """Every rule cited in code and documents, with its place: `CR 601.2f` and `@rule("601.2f")`."""
    texts = [path for package in PACKAGES for path in modules(package)]
    texts += [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("features/**/*.feature")]
    for path in texts:
        name = path.relative_to(ROOT).as_posix()
        if name in _DATED:
            continue
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield from ((match[1], f"{name}:{line}") for match in _CITED.finditer(text))
    for path in modules("reference_engine"):
        yield from ((number, f"{path.relative_to(ROOT)}:{line}") for number, line in carried_out(path.read_text()))


def carried_out(source: str) -> Iterator[tuple[str, int]]:
    """The numbers in a source's `@rule(...)` decorators, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from ((str(one.value), one.lineno) for one in node.args if isinstance(one, ast.Constant))


def test_citations_are_found() -> None:
    assert [match[1] for match in _CITED.finditer("(CR 601.2a-e, CR 704.5aa). CR 118 and CR 733.1.")] == [
        "601.2a-e", "704.5aa", "118", "733.1",
    ]  # fmt: skip
    assert list(carried_out('@rule("601.2a", "601.2b")\ndef f(): ...\n')) == [("601.2a", 1), ("601.2b", 1)]
    assert len(list(citations())) > 100


def test_every_rule_that_is_cited_exists_at_the_baseline() -> None:
    edition = load_edition("baseline")
    wrong = [f"{place}: {cited}" for cited, place in citations() if not exists(cited, edition)]
    assert wrong == []


def exists(cited: str, edition: Edition) -> bool:
    """Whether an edition has a rule or section, or both ends of a range and all between."""
    try:
        first, last = numbers.parse_range(cited)
        return all(edition.title(one) or one in edition for one in numbers.expand(first, last))
    except NumberError:
        return False


@pytest.mark.parametrize(
    ("cited", "expected"),
    [("601.2f", True), ("601.2a-i", True), ("601", True), ("601.2z", False), ("601.2a-k", False), ("699", False)],
)
def test_what_does_not_exist_is_told(cited: str, expected: bool) -> None:
    assert exists(cited, load_edition("baseline")) is expected
