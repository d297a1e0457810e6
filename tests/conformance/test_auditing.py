"""Auditing a tree: which files, which lines are left alone, when they were written, and what fixing writes."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from conformance import auditing
from conformance.auditing import AuditError, Ignored, audit, fix, read_ignored
from conformance.sarif import to_sarif
from tests.realdata import edition

ROOT = Path(__file__).parent.parent.parent
AT = "20260807"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {
        "src/costs.rs": "// CR 117.9a: one alternative cost\nlet x = 601.99;\n// CR 601.2f is right\n",
        "src/table.rs": "// CR 605.1c\n// CR 605.1c  crconf: ignore\n",
        "docs/old.md": "see rule 117.9a\n",
        "target/built.rs": "// CR 605.1c\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "image.png").write_bytes(b"\x89PNG\0\0 CR 605.1c")
    return tmp_path


def where(root: Path, ignored: Ignored | None = None, written: str | None = None, blame: bool = False) -> list[str]:
    found = audit(root, AT, ignored or Ignored(), written, blame=blame)
    return [f"{place.path}:{place.finding.citation.line} {place.finding.citation.first}" for place in found]


def test_every_text_file_is_looked_through_in_order(tree: Path) -> None:
    assert where(tree) == ["docs/old.md:1 117.9a", "src/costs.rs:1 117.9a", "src/table.rs:1 605.1c"]
    assert where(tree / "src" / "costs.rs") == ["costs.rs:1 117.9a"]


def test_what_an_ignore_file_names_is_left_alone(tree: Path) -> None:
    patterns = tree / auditing.IGNORE_FILE
    patterns.write_text("docs/*   # old on purpose\n\nsrc/table.rs 605.1c\nsrc/costs.rs 118.9a\n")
    assert where(tree, read_ignored(patterns)) == ["src/costs.rs:1 117.9a"]
    assert where(tree, Ignored((("src/", None),))) == ["docs/old.md:1 117.9a"]


@pytest.mark.parametrize("line", ["src one two", "src nothing"])
def test_an_ignore_file_that_is_not_understood(tree: Path, line: str) -> None:
    (tree / auditing.IGNORE_FILE).write_text(f"docs/*\n{line}\n")
    with pytest.raises(AuditError, match="ignore:2: "):
        read_ignored(tree / auditing.IGNORE_FILE)
    with pytest.raises(AuditError, match="missing"):
        read_ignored(tree / "missing")


def git(root: Path, *words: str, day: str = "2020-01-01") -> None:
    when = f"{day}T12:00:00Z"
    line = ["git", "-C", str(root), "-c", "user.name=G", "-c", "user.email=g@pears.example", *words]
    dated = {**os.environ, "GIT_AUTHOR_DATE": when, "GIT_COMMITTER_DATE": when}
    subprocess.run(line, check=True, capture_output=True, env=dated)


def test_a_checkout_shows_what_git_does_not_ignore(tree: Path) -> None:
    (tree / ".gitignore").write_text("docs/\n")
    git(tree, "init", "-q")
    assert where(tree) == ["src/costs.rs:1 117.9a", "src/table.rs:1 605.1c", "target/built.rs:1 605.1c"]


def test_blame_tells_when_a_line_was_written(tree: Path) -> None:
    path = tree / "src" / "costs.rs"
    path.write_text("// CR 601.6a\n")
    git(tree, "init", "-q")
    git(tree, "add", "src/costs.rs")
    git(tree, "commit", "-q", "-m", "One", day="2026-05-01")  # 20260417 was in force
    assert where(path) == []
    assert where(path, blame=True) == ["costs.rs:1 601.6a"]
    path.write_text("// CR 601.6a\n\n// CR 601.6a again\n")
    git(tree, "commit", "-q", "-a", "-m", "Two", day="2026-08-20")
    assert where(path, blame=True) == ["costs.rs:1 601.6a"]


def test_blame_outside_of_git(tree: Path) -> None:
    with pytest.raises(AuditError, match="git cannot tell"):
        where(tree, blame=True)


def test_fixing_rewrites_what_is_certain_and_keeps_the_rest(tree: Path) -> None:
    (tree / "src" / "costs.rs").write_bytes("// CR 117.9a, CR 605.1c – ä\r\n// CR 117.9a\r\n".encode())
    (tree / "src" / "latin.rs").write_bytes(b"// CR 117.9a \xe4\n")
    places = list(audit(tree, AT, Ignored()))
    assert fix(tree, places) == 3  # two, and one in docs
    assert (tree / "src" / "costs.rs").read_bytes() == "// CR 118.9a, CR 605.1c – ä\r\n// CR 118.9a\r\n".encode()
    assert (tree / "src" / "latin.rs").read_bytes() == b"// CR 117.9a \xe4\n"  # not UTF-8: a person's work
    assert (tree / "docs" / "old.md").read_text() == "see rule 118.9a\n"
    left = where(tree)
    assert left == ["src/costs.rs:1 605.1c", "src/latin.rs:1 117.9a", "src/table.rs:1 605.1c"]
    assert fix(tree, list(audit(tree, AT, Ignored()))) == 0


def test_sarif_shows_the_place_and_the_replacement(tree: Path) -> None:
    (run,) = to_sarif(audit(tree, AT, Ignored()), "1")["runs"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == list(auditing.auditing.KINDS)
    first = run["results"][0]
    region = {"startLine": 1, "startColumn": 10, "endColumn": 16}
    assert first["locations"][0]["physicalLocation"] == {"artifactLocation": {"uri": "docs/old.md"}, "region": region}
    assert first["fixes"][0]["artifactChanges"][0]["replacements"] == [
        {"deletedRegion": region, "insertedContent": {"text": "118.9a"}}
    ]
    assert "fixes" not in run["results"][-1]


def test_our_own_tree_cites_what_exists() -> None:
    found = audit(ROOT, AT, read_ignored(ROOT / auditing.IGNORE_FILE))
    assert [f"{place.path}: {place.finding.message}" for place in found if place.finding.kind != "dated"] == []


def test_the_rules_themselves_cite_rightly_but_for_one_slip(tmp_path: Path) -> None:
    """At the edition's own numbers nothing is wrong but a reference to Continuous Effects, 611, as 613."""
    path = tmp_path / "rules.txt"
    path.write_bytes(edition(AT).read_bytes().replace(b"\r", b"\n"))
    found = [(place.finding.kind, place.finding.citation.first) for place in audit(path, AT, Ignored())]
    assert found == [("title", "613")]
