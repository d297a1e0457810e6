"""`crconf rebase`: what it shows, and that it writes only when told to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance.cli.commands import Crconf

FEATURE = "Feature: 601.5 Still allowed\n\n  @case:one @601.5a/flash-condition\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout at the numbers of the baseline, but for one feature that is at older ones."""
    (tmp_path / "pyproject.toml").touch()
    feature = tmp_path / "features" / "601_casting" / "601.6_still_allowed.feature"
    feature.parent.mkdir(parents=True)
    feature.write_text(FEATURE.replace("601.5", "601.6"))
    return tmp_path


def test_nothing_is_written_unless_asked_for(crconf: Crconf, root: Path) -> None:
    ended = crconf("rebase", "20260417", "--root", root, "--diff")
    assert ended.status == 0
    assert ended.out.splitlines() == [
        "features/601_casting/601.6_still_allowed.feature -> features/601_casting/601.5_still_allowed.feature: 2 lines",
        "    @@ -1 +1 @@",
        "    -Feature: 601.6 Still allowed",
        "    +Feature: 601.5 Still allowed",
        "    @@ -3 +3 @@",
        "    -  @case:one @601.6a/flash-condition",
        "    +  @case:one @601.5a/flash-condition",
        "20260807 -> 20260417: 1 files, 2 lines; 0 places for a person",
        "nothing was written; --write does it",
    ]
    assert [path.name for path in root.rglob("*.feature")] == ["601.6_still_allowed.feature"]


def test_writing(crconf: Crconf, root: Path) -> None:
    assert crconf("rebase", "20260417", "--root", root, "--write").out.endswith("written\n")
    (path,) = root.rglob("*.feature")
    assert (path.name, path.read_text()) == ("601.5_still_allowed.feature", FEATURE)


def test_what_a_person_must_look_at_is_exit_status_1(crconf: Crconf, root: Path) -> None:
    (root / "features" / "scope.toml").write_text('planned = ["601.5", "601.6"]\n')
    ended = crconf("rebase", "20260417", "--root", root, "--format", "json")
    shown = json.loads(ended.out)
    assert ended.status == 1
    assert (shown["old"], shown["new"], shown["written"]) == ("20260807", "20260417", False)
    assert shown["notices"] == [{"file": "features/scope.toml", "line": 1, "message": "601.5 is gone"}]
    assert [each["path"] for each in shown["files"]][-1] == "features/scope.toml"


@pytest.mark.parametrize(
    ("words", "says"), [(["20260807"], "already"), (["2099"], "2099"), (["20080201"], "no lineage reaches back")]
)
def test_what_cannot_be_done(crconf: Crconf, root: Path, words: list[str], says: str) -> None:
    ended = crconf("rebase", *words, "--root", root)
    assert (ended.status, ended.out) == (2, "")
    assert says in ended.err


def test_only_a_checkout_is_moved(crconf: Crconf, tmp_path: Path) -> None:
    ended = crconf("rebase", "20260417", "--root", tmp_path)
    assert ended.status == 2
    assert "no checkout of crconf" in ended.err
