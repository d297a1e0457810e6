"""`crconf audit`: its forms, its exit status, and what it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance.cli.commands import Crconf


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "src" / "costs.rs"
    path.parent.mkdir()
    path.write_text("// CR 117.9a\n// CR 605.1c\n//20091005 - 114.2a\n")
    return path


def test_a_line_a_finding_with_file_line_and_column(crconf: Crconf, source: Path) -> None:
    ended = crconf("audit", source.parent)
    assert ended.status == 1
    first, second = ended.out.splitlines()
    assert first.startswith("costs.rs:1:7: gone: 20260807 has no rule 117.9a")
    assert first.endswith(" -> 118.9a")
    assert second == "costs.rs:2:7: unknown: no edition has a rule 605.1c"
    assert ended.err.strip() == "2 findings"


def test_nothing_to_find(crconf: Crconf, source: Path) -> None:
    source.write_text("// CR 601.2f\n")
    assert crconf("audit", source) == (0, "no stale citation\n", "0 findings\n")


def test_kinds_and_dates(crconf: Crconf, source: Path) -> None:
    assert "dated" in crconf("audit", source, "--dated").out
    assert crconf("audit", source, "--kind", "unknown").err.strip() == "1 findings"
    ended = crconf("audit", source, "--kind", "odd")
    assert ended.status == 2
    assert "none of unknown, gone" in ended.err


def test_fixing_leaves_what_is_not_certain(crconf: Crconf, source: Path) -> None:
    ended = crconf("audit", source, "--fix")
    assert (ended.status, ended.err.strip()) == (1, "2 findings, 1 fixed")
    assert source.read_text() == "// CR 118.9a\n// CR 605.1c\n//20091005 - 114.2a\n"
    source.write_text("// CR 117.9a\n")
    assert crconf("audit", source, "--fix").status == 0
    assert source.read_text() == "// CR 118.9a\n"


def test_json_and_sarif_into_a_file(crconf: Crconf, source: Path, tmp_path: Path) -> None:
    shown = json.loads(crconf("audit", source, "--format", "json").out)
    assert shown["at"] == "20260807"
    assert shown["findings"][0] == {
        "path": "costs.rs", "line": 1, "column": 7, "citation": "117.9a", "dated": None, "kind": "gone",
        "message": shown["findings"][0]["message"], "suggestion": "118.9a",
    }  # fmt: skip
    target = tmp_path / "audit.sarif"
    ended = crconf("audit", source, "--format", "sarif", "--output", target)
    assert (ended.status, ended.out.strip()) == (1, "2 findings")
    assert json.loads(target.read_text())["version"] == "2.1.0"


def test_judged_by_another_edition_and_by_when_it_was_written(crconf: Crconf, source: Path) -> None:
    source.write_text("// CR 601.6a\n")
    assert crconf("audit", source).status == 0
    assert "601.7a" in crconf("audit", source, "--written", "20260417").out
    assert crconf("audit", source, "--at", "20260417").status == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--at", "20080201"], "20080201 has another numbering"),
        (["--at", "2099"], "2099"),
        (["--written", "20260417", "--blame"], "choose one"),
        (["--ignore-file", "nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_done(crconf: Crconf, source: Path, words: list[str], says: str) -> None:
    ended = crconf("audit", source, *words)
    assert (ended.status, ended.out) == (2, "")
    assert says in ended.err
