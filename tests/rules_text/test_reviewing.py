"""Marking requirements as reviewed: what is written, and that nothing else in the file changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_text.editions import load_edition
from rules_text.errors import LedgerError
from rules_text.ledger import load_requirements, suspects
from rules_text.reviewing import mark_reviewed

BODY = """\
# A comment at the top.

# 601.1
- rule: "601.1"
  id: one   # the first
  kind: must
  en: >-
    Said over
    two lines.
  ja: 一
  sentences: [1]
# between two
- rule: 601.1a
  id: two
  kind: must
  reviewed:
    revision: "20120501"
    fingerprints: ["0000000000000000"]
  en: Two.
  ja: 二
  sentences: [2]

# the end"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "601.yaml"
    path.write_text(BODY, "utf-8")
    return path


def line_for(rule: str, sentence: int) -> str:
    part = load_edition("baseline").rule(rule).sentences[sentence - 1]
    return f'  reviewed: {{revision: "{load_edition("baseline").id}", fingerprints: ["{part.fingerprint}"]}}'


def test_the_fingerprints_are_added_or_replaced_and_all_else_stays(path: Path) -> None:
    changed = mark_reviewed(path)
    assert [requirement.id for requirement in changed] == ["one", "two"]
    expected = BODY.replace("  sentences: [1]\n", f"  sentences: [1]\n{line_for('601.1', 1)}\n").replace(
        '  reviewed:\n    revision: "20120501"\n    fingerprints: ["0000000000000000"]\n', f"{line_for('601.1a', 2)}\n"
    )
    assert path.read_text("utf-8") == expected
    assert suspects(load_requirements([path]), load_edition("baseline")) == ()


def test_marking_twice_changes_nothing(path: Path) -> None:
    mark_reviewed(path)
    before = path.read_bytes()
    assert mark_reviewed(path) == ()
    assert path.read_bytes() == before


def test_only_what_is_named_is_marked(path: Path) -> None:
    assert [requirement.id for requirement in mark_reviewed(path, ["two"])] == ["two"]
    one, two = load_requirements([path])
    assert one.reviewed is None
    assert two.reviewed is not None
    assert two.reviewed.revision == load_edition("baseline").id


def test_a_file_without_a_line_end_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "601.yaml"
    path.write_text(BODY.split("# between")[0].rstrip("\n"), "utf-8")
    mark_reviewed(path)
    assert path.read_text("utf-8").endswith(f"  sentences: [1]\n{line_for('601.1', 1)}\n")


def test_an_unknown_requirement_is_named_and_nothing_written(path: Path) -> None:
    with pytest.raises(LedgerError, match="no requirement 'three'"):
        mark_reviewed(path, ["one", "three"])
    assert path.read_text("utf-8") == BODY


def test_a_claim_on_a_sentence_that_is_not_there_is_named_and_nothing_written(path: Path) -> None:
    body = BODY.replace("sentences: [2]", "sentences: [99]")
    path.write_text(body, "utf-8")
    with pytest.raises(LedgerError, match=r"601\.yaml:13: two claims what"):
        mark_reviewed(path)
    assert path.read_text("utf-8") == body
