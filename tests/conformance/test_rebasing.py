"""Moving a small corpus to another baseline, by the real lineage of two neighbouring editions."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conformance import rebasing
from conformance.rebasing import RebaseError
from conformance.writing import write_atomically
from rules_text.errors import UnknownRevision

ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
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


def test_a_new_rule_beside_claimed_ones_is_told(root: Path) -> None:
    path = root / "rules_text/requirements/601.yaml"
    path.write_text(path.read_text().replace("- rule: 601.6a", '- rule: "601.6"'))
    told = [str(notice) for notice in rebasing.plan(root, NEW, OLD).notices]
    assert (
        "rules_text/requirements/601.yaml:1: sentence 1, 2 of 601.5 came with it, and no requirement claims it" in told
    )


def test_requirements_of_a_rule_that_is_gone_become_dated(root: Path) -> None:
    """Back to an edition without 601.5: what was said of it holds since the edition that brought it."""
    name = "rules_text/requirements/601.yaml"
    (root / name).write_text(REQUIREMENTS.replace("- rule: 601.6a", '- rule: "601.5"'))
    feature = root / "features/601_casting/601.5_still_allowed.feature"
    feature.write_text("Feature: 601.5 Still allowed\n\n  @case:one @601.5/who-chooses\n")
    planned = rebasing.plan(root, OLD, NEW)
    rebasing.carry_out(planned, root)
    assert (
        f'- source: {{revision: "{NEW}", rule: "601.5", sentences: [1]}}\n  since: "{NEW}"' in (root / name).read_text()
    )
    assert feature.read_text() == f"Feature: {NEW}:601.5 Still allowed\n\n  @case:one @601.5/who-chooses\n"
    assert f"{name}:2: who-chooses: 601.5 is gone; it is a requirement of {NEW} from now on" in map(
        str, planned.notices
    )


def test_a_sentence_with_other_words_keeps_its_place_and_is_told_of(root: Path) -> None:
    """601.2a said more and other things in 2020; its first sentence was the same."""
    name = "rules_text/requirements/601.yaml"
    (root / name).write_text(
        "- rule: 601.2a\n  id: proposed\n  kind: must\n  en: x\n  ja: x\n  because: x\n  sentences: [1, 5]\n"
    )
    planned = rebasing.plan(root, "20200122", NEW)
    assert f"{name}:1: proposed: sentence 5 has other words in 601.2a" in map(str, planned.notices)
    assert not any("sentence 1 " in notice.message and "proposed" in notice.message for notice in planned.notices)


def test_documents_move_behind_cr(root: Path) -> None:
    (root / "docs").mkdir()
    (root / "docs" / "guide.md").write_text("CR 601.5a, and CR 601.6.\nIn 20260417 it was CR 601.5a.\n")
    planned = rebasing.plan(root, NEW, OLD)
    assert next(each.new for each in planned.rewrites if each.path == "docs/guide.md") == (
        "CR 601.6a, and CR 601.7.\nIn 20260417 it was CR 601.5a.\n"
    )
    assert "docs/guide.md:2" in {f"{notice.file}:{notice.line}" for notice in planned.notices}


@pytest.mark.parametrize("failing", [1, 4, 9, 12])
def test_a_failure_leaves_the_checkout_as_it_was(root: Path, failing: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever file it is that cannot be written or moved."""
    before, planned, calls = contents(root), rebasing.plan(root, NEW, OLD), 0
    write, move = write_atomically, Path.replace

    def once() -> None:
        nonlocal calls
        calls += 1
        if calls == failing:
            raise OSError("the disk is full")

    def writing(path: Path, data: str) -> None:
        once()
        write(path, data)

    def moving(self: Path, target: Path) -> Path:
        if self.name.endswith(".moving"):
            once()
        return move(self, target)

    monkeypatch.setattr(rebasing, "write_atomically", writing)
    monkeypatch.setattr(Path, "replace", moving)
    with pytest.raises(OSError, match="full"):
        rebasing.carry_out(planned, root)
    assert contents(root) == before


def test_the_corpus_itself_moved_to_another_edition_is_in_order(tmp_path: Path) -> None:
    """Back to the edition before 601.5 came, in a copy: everything is where lint wants it, and all cases are there."""
    copied = ("features", "rules_text", "reference_engine", "conformance", "scraper")
    for name in copied:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "snapshots"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    ids = sorted(re.findall(r"@case:[\w-]+", "".join(p.read_text() for p in tmp_path.rglob("*.feature"))))
    planned = rebasing.plan(tmp_path, OLD)
    rebasing.carry_out(planned, tmp_path)
    line = [sys.executable, "-c", "from conformance.cli import main; main()", "lint"]
    linted = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert (linted.returncode, linted.stdout.splitlines()[:3]) == (0, linted.stdout.splitlines()[-1:])
    assert ids == sorted(re.findall(r"@case:[\w-]+", "".join(p.read_text() for p in tmp_path.rglob("*.feature"))))
    assert not list(tmp_path.rglob("*.moving"))


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
