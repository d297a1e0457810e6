"""Moving a small corpus to another baseline, by the real lineage of two neighbouring editions."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import rebasing
from conformance.rebasing import RebaseError
from rules_text.errors import UnknownRevision

OLD, NEW = "20260417", "20260807"  # 601.5 is inserted: 601.5a is 601.6a, 601.6 is 601.7

FEATURE = """\
Feature: 601.6 Opponents choose

  @case:opponents @601.6a/who-chooses
  Scenario: One of two opponents chooses
    Given Alice has "Mountain" in hand
"""
REQUIREMENTS = """\
# 601.6a
- rule: 601.6a
  id: who-chooses
  kind: must
  en: Somebody chooses.
  ja: 誰かが選ぶ。
  sentences: [1]
- rule: 601.2f
  id: locked
  kind: must
  en: Something is locked.
  ja: 固定される。
  sentences: [1]
"""
ENGINE = '@rule("601.6", "601.6a")\ndef choose() -> None:\n    """Choose (CR 601.5a)."""\n'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {
        "pyproject.toml": "",
        "features/601_casting/601.6_opponents.feature": FEATURE,
        "features/601_casting/601.5_still_allowed.feature": "Feature: 601.5 Still allowed\n",
        "features/scope.toml": 'required = ["601.5", "601.6"]\n',
        "rules_text/requirements/601.yaml": REQUIREMENTS,
        "rules_text/revisions.toml": f'baseline = "{OLD}"\n',
        "reference_engine/choosing.py": ENGINE,
        "reference_engine/revisions.py": f'BASELINE = "{OLD}"\nSWITCH = ("601.6a", "20260417")\n',
        "tests/test_choosing.py": 'assert rule == "601.6a"\n',
        "CHANGELOG.md": "601.6a\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def contents(root: Path) -> dict[str, str]:
    return {path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*.*") if path.is_file()}


def test_planning_writes_nothing(root: Path) -> None:
    before = contents(root)
    planned = rebasing.plan(root, NEW, OLD)
    assert contents(root) == before
    assert (planned.old, planned.new) == (OLD, NEW)
    assert "features/601_casting/601.7_opponents.feature" in {each.target for each in planned.rewrites}


def test_carrying_it_out(root: Path) -> None:
    rebasing.carry_out(rebasing.plan(root, NEW, OLD), root)
    after = contents(root)
    moved = after["features/601_casting/601.7_opponents.feature"]
    assert moved == FEATURE.replace("601.6", "601.7")
    assert "@case:opponents" in moved
    assert after["features/601_casting/601.6_still_allowed.feature"] == "Feature: 601.6 Still allowed\n"
    assert "features/601_casting/601.5_still_allowed.feature" not in after
    assert after["features/scope.toml"] == 'required = ["601.6", "601.7"]\n'
    assert after["rules_text/requirements/601.yaml"] == REQUIREMENTS.replace("601.6a", "601.7a")
    assert after["rules_text/revisions.toml"] == f'baseline = "{NEW}"\n'
    assert after["reference_engine/choosing.py"] == ENGINE.replace("601.6", "601.7").replace("601.5a", "601.6a")
    assert after["reference_engine/revisions.py"] == f'BASELINE = "{NEW}"\nSWITCH = ("601.6a", "20260417")\n'
    assert after["CHANGELOG.md"] == "601.6a\n"
    assert not [name for name in after if "moving" in name]


def test_there_and_back_again(root: Path) -> None:
    before = contents(root)
    rebasing.carry_out(rebasing.plan(root, NEW, OLD), root)
    rebasing.carry_out(rebasing.plan(root, OLD, NEW), root)
    assert contents(root) == before


def test_what_is_left_to_a_person_is_told(root: Path) -> None:
    told = [str(notice) for notice in rebasing.plan(root, NEW, OLD).notices]
    assert told == ["tests/test_choosing.py:1: cites 601.6a -> 601.7a"]


def test_nothing_to_do_and_nothing_to_go_by(root: Path) -> None:
    with pytest.raises(RebaseError, match="already"):
        rebasing.plan(root, OLD, OLD)
    with pytest.raises(UnknownRevision):
        rebasing.plan(root, "20080201", OLD)


def test_two_files_never_get_one_name(root: Path) -> None:
    (root / "features/601_casting/601.6_opponents.feature").rename(
        root / "features/601_casting/601.7_opponents.feature"
    )
    (root / "features/601_casting/601.6_opponents.feature").write_text(FEATURE)
    (root / "features/601_casting/601.8_opponents.feature").write_text("Feature: 601.8 Taken\n")
    with pytest.raises(RebaseError, match="would both be"):
        rebasing.plan(root, NEW, OLD)
