"""Engines side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conformance.matrix import Cell, matrix_of, shown, to_html, to_markdown
from conformance.results import CaseResult, Header, Results, Verdict, write_results
from tests.conformance.cli.commands import Crconf

HOSTILE = "<img src=x onerror=alert(1)> | *bold*"


def run(name: str, *verdicts: tuple[str, Verdict, tuple[str, ...]], corpus: str = "c", revision: str = "r") -> Results:
    cases = tuple(
        CaseResult(case, verdict, name=HOSTILE, requirements=rules, message=HOSTILE if verdict == "fail" else "")
        for case, verdict, rules in verdicts
    )
    return Results(Header(name, "1", corpus=corpus, revision=revision), cases)


A, B = ("601.2f/x", "118.7/y"), ("601.10/z",)
ONE = run("one", ("a", "pass", A), ("b", "pass", B), ("c", "not scored", B), ("d", "pass", A))
TWO = run("two <b>", ("a", "fail", A), ("b", "unsupported", B), ("c", "not reviewed", B), ("d", "pass", A))


def test_each_rule_has_a_cell_an_engine() -> None:
    matrix = matrix_of([ONE, TWO])
    assert [row.rule for row in matrix.rules] == ["118.7", "601.2f", "601.10"]
    assert matrix.rules[0].cells == (Cell(passing=2), Cell(passing=1, broken=1))
    assert matrix.rules[2].cells == (Cell(passing=1), Cell(unsupported=1))
    assert matrix.total == (Cell(passing=3), Cell(passing=1, broken=1, unsupported=1))
    assert [shown(cell) for cell in matrix.total] == ["3/3", "1/2 (1 unsupported)"]
    assert shown(Cell(unsupported=1)) == "- (1 unsupported)"


def test_the_cases_on_which_they_differ_are_listed() -> None:
    matrix = matrix_of([ONE, TWO])
    assert [(one.id, one.verdicts) for one in matrix.differences] == [
        ("a", ("pass", "fail")),
        ("b", ("pass", "unsupported")),
    ]
    part = matrix_of([ONE, run("two", ("a", "pass", A))])
    assert [(one.id, one.verdicts) for one in part.differences] == [("b", ("pass", None)), ("d", ("pass", None))]


def test_what_cannot_be_compared_is_warned_of() -> None:
    assert matrix_of([ONE, TWO]).warnings == ()
    other = Results(run("x", corpus="other", revision="s").header, (), complete=False)
    assert len(matrix_of([ONE, other]).warnings) == 3


def test_text_from_engines_stays_text() -> None:
    page = to_html(matrix_of([ONE, TWO]))
    assert "<img" not in page
    assert "<b>" not in page
    assert "&lt;img src=x" in page
    assert "<script" not in page
    markdown = to_markdown(matrix_of([ONE, TWO]))
    assert "<b>" not in markdown
    assert "| two \\<b\\> 1 |" in markdown
    assert "| `a` | 601.2f/x, 118.7/y | pass | fail |" in markdown


@pytest.mark.parametrize(("form", "begins"), [("markdown", "# Engines"), ("html", "<!doctype html>"), ("json", "{")])
def test_the_command_writes_each_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], form: str, begins: str
) -> None:
    crconf = Crconf(monkeypatch, capsys)
    for name, results in (("one", ONE), ("two", TWO)):
        write_results(tmp_path / f"{name}.jsonl", results)
    ended = crconf("matrix", tmp_path / "one.jsonl", tmp_path / "two.jsonl", "--format", form)
    assert (ended.status, ended.out.startswith(begins)) == (0, True)
    file = tmp_path / "new" / "matrix"
    crconf("matrix", tmp_path / "one.jsonl", tmp_path / "two.jsonl", "--format", form, "--output", file)
    assert file.read_text("utf-8") == ended.out
    if form == "json":
        assert json.loads(ended.out)["rules"][0]["rule"] == "118.7"


def test_the_command_prints_and_tells_of_bad_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    crconf = Crconf(monkeypatch, capsys)
    write_results(tmp_path / "one.jsonl", ONE)
    (tmp_path / "bad.jsonl").write_text("nonsense\n")
    ended = crconf("matrix", tmp_path / "one.jsonl")
    assert (ended.status, "601.10" in ended.out) == (0, True)
    ended = crconf("matrix", tmp_path / "one.jsonl", tmp_path / "bad.jsonl")
    assert (ended.status, "bad.jsonl:1: this is no line of a results file" in ended.err) == (2, True)
    assert crconf("matrix", tmp_path / "none.jsonl").status == 2
    assert crconf("matrix").status == 2
