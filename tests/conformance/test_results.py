"""Results files: what is written is read back, and what is cut off or foreign is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.errors import ResultsError
from conformance.results import CaseResult, Fault, Header, Results, read_results, to_lines, write_results

FAULT = Fault('"Swamp" is tapped', 9, "tapped", "untapped", "601.2h/paid", "601.2h")
RESULTS = Results(
    Header("some engine", revision="20260807", cases=3),
    (
        CaseResult("one", "pass"),
        CaseResult("two", "fail", name="Two", requirements=("601.2h/paid",), message="no", fault=FAULT),
        CaseResult("three", "not scored", played="fail"),
    ),
)


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    write_results(tmp_path / "new" / "results.jsonl", RESULTS)
    assert read_results(tmp_path / "new" / "results.jsonl") == RESULTS
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["results.jsonl"]


def test_the_same_run_gives_the_same_bytes() -> None:
    assert b"".join(to_lines(RESULTS)) == b"".join(to_lines(RESULTS))
    assert b"".join(to_lines(RESULTS)).count(b"\n") == 5


def test_only_fails_errors_and_timeouts_are_broken() -> None:
    assert [case.id for case in RESULTS.broken] == ["two"]
    assert RESULTS.counts == {"pass": 1, "fail": 1, "not scored": 1}


@pytest.mark.parametrize("kept", [4, 3, 1])
def test_a_file_without_its_footer_is_incomplete(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(b"".join(list(to_lines(RESULTS))[:kept]))
    read = read_results(path)
    assert not read.complete
    assert read.cases == RESULTS.cases[: kept - 1]


def test_a_file_cut_off_inside_a_line_is_incomplete(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(b"".join(to_lines(RESULTS))[:-5])
    read = read_results(path)
    assert not read.complete
    assert read.cases == RESULTS.cases


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "it is empty"),
        (b"\x00\xff\n", "no line of a results file"),
        (b'{"kind":"case","id":"a","verdict":"pass"}\n', "does not belong there"),
        (b'{"kind":"header","engine":"e","format":99}\n', "format 99"),
        (b'{"kind":"header","engine":"e"}\n{"kind":"case","id":"a","verdict":"good"}\n', ":2: "),
        (b'{"kind":"header","engine":"e"}\n{"kind":"footer","verdicts":{"pass":1}}\n', "counts other verdicts"),
        (b'{"kind":"header","engine":"e"}\n{"kind":"footer","verdicts":{}}\n{}\n', "behind the footer"),
    ],
)
def test_a_file_that_is_none_is_told_in_one_line(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(ResultsError) as caught:
        read_results(path)
    assert told in str(caught.value)
    assert str(caught.value).startswith(str(path))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="no such file"):
        read_results(tmp_path / "none.jsonl")
