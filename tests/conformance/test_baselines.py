"""Baselines: only changes count, a known failure that passes included."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.baselines import changes, read_baseline, write_baseline
from conformance.errors import ResultsError
from conformance.results import CaseResult, Header, Results, Verdict


def results(**verdicts: Verdict) -> Results:
    cases = tuple(CaseResult(name, verdict, message=f"{name}\tis\n{verdict}") for name, verdict in verdicts.items())
    return Results(Header("e"), cases)


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "known.tsv"
    write_baseline(path, results(b="fail", a="error", c="pass", d="timeout", e="unsupported"))
    assert read_baseline(path) == {"a", "b", "d"}
    assert path.read_text().splitlines()[1:] == [
        "a\terror\ta is error",
        "b\tfail\tb is fail",
        "d\ttimeout\td is timeout",
    ]


def test_what_a_run_did_not_play_stays(tmp_path: Path) -> None:
    path = tmp_path / "known.tsv"
    write_baseline(path, results(a="fail", b="fail", c="fail"))
    write_baseline(path, results(b="pass", d="fail"), read_baseline(path))
    assert read_baseline(path) == {"a", "c", "d"}


@pytest.mark.parametrize(
    ("verdicts", "broken", "mended"),
    [
        ({"known": "fail", "other": "pass"}, [], []),
        ({"known": "timeout"}, [], []),
        ({"known": "pass"}, [], ["known"]),
        ({"known": "unsupported"}, [], ["known"]),
        ({"known": "fail", "other": "error"}, ["other"], []),
        ({"other": "pass"}, [], []),  # the known one was not played
    ],
)
def test_only_changes_count(verdicts: dict[str, Verdict], broken: list[str], mended: list[str]) -> None:
    found = changes(results(**verdicts), {"known"})
    assert ([case.id for case in found.broken], [case.id for case in found.mended]) == (broken, mended)
    assert bool(found) == bool(broken or mended)


@pytest.mark.parametrize("content", [b"a\n", b"a\tgood\tx\n", b"a\tfail\tx\na\tfail\tx\n", b"\xff\xfe"])
def test_a_file_that_is_none_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "known.tsv"
    path.write_bytes(content)
    with pytest.raises(ResultsError, match=r"no (line of a )?baseline"):
        read_baseline(path)
    with pytest.raises(ResultsError, match="no such file"):
        read_baseline(tmp_path / "other.tsv")
