"""`crconf run`: verdicts, exit statuses, and bad input in one clear line."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conformance.results import read_results
from tests.conformance.cli.commands import Crconf


def test_a_corpus_that_passes_exits_with_0(crconf: Crconf, features: Path) -> None:
    ended = crconf("run", "--features", features)
    assert ended == (0, ended.out, "")
    assert ended.out.startswith("2 pass of 2 cases: crconf reference engine")


def test_an_expectation_turned_round_exits_with_1_and_names_step_and_rule(crconf: Crconf, turned_round: Path) -> None:
    ended = crconf("run", "--features", turned_round)
    assert ended.status == 1
    assert ended.out.splitlines()[:3] == [
        "fail  bolt  118.3/no-payment-short-of-the-full-cost",
        "    features/casting.feature:4  A Mountain pays for Lightning Bolt",
        '    "Mountain" is untapped: expected untapped, got tapped',
    ]
    assert "1 pass, 1 fail of 2 cases" in ended.out


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_are_written_whole(crconf: Crconf, turned_round: Path, tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "out" / "results.jsonl"
    ended = crconf("run", "--features", turned_round, "--output", path, "--jobs", jobs, "--format", "json")
    assert ended.out == path.read_text("utf-8")
    results = read_results(path)
    assert results.complete
    assert [(case.id, case.verdict) for case in results.cases] == [("bolt", "fail"), ("nothing-to-pay-with", "pass")]
    assert [json.loads(line)["kind"] for line in ended.out.splitlines()] == ["header", "case", "case", "footer"]


def test_a_selection_is_said_in_the_header(crconf: Crconf, features: Path) -> None:
    ended = crconf("run", "--features", features, "--rule", "118.3a", "-k", "lightning", "--format", "json")
    header = json.loads(ended.out.splitlines()[0])
    assert (header["selection"], header["cases"]) == ("--rule 118.3a -k 'lightning'", 1)


def test_another_edition_plays_what_was_reviewed_for_it(crconf: Crconf, features: Path) -> None:
    ended = crconf("run", "--features", features, "--revision", "20120501")
    assert ended.status == 0
    assert "edition 20120501" in ended.out


def test_rules_go_by_the_numbers_of_the_edition_played(crconf: Crconf, features: Path) -> None:
    then = ("run", "--features", features, "--rule", "117.3a", "--format", "json")  # section 118 was 117 until 2019
    assert json.loads(crconf(*then, "--revision", "20120501").out.splitlines()[0])["cases"] == 1
    assert json.loads(crconf(*then, "--numbering", "20120501").out.splitlines()[0])["cases"] == 1
    assert crconf(*then).status == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--rule", "999"), "crconf: no case fits --rule 999"),
        (("--rule", "casting"), "'casting' is not a rule number"),
        (("-k", "nosuchthing"), "no case fits -k 'nosuchthing'"),
        (("--shard", "3/2"), "'3/2' is no shard"),
        (("--revision", "1066"), "no English revision '1066' is known"),
        (("--jobs", "0"), "Invalid value for '--jobs'"),
        (("--features", "/nowhere"), "/nowhere: there is no such folder"),
    ],
)
def test_a_wrong_request_exits_with_2(crconf: Crconf, features: Path, words: tuple[str, ...], told: str) -> None:
    ended = crconf("run", "--features", features, *words)
    assert ended.status == 2
    assert told in ended.err
    assert not ended.out


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (
            'When Alice casts "Lightning Bolt"',
            'When Alice juggles "Lightning Bolt"',
            "features/casting.feature:7: no when step reads",
        ),
        ("@case:bolt", "@bolt", "features/casting.feature:3: @bolt is no tag of the corpus"),
        (
            'has "Lightning Bolt"',
            'has "Black Lotus"',
            'features/casting.feature:4: the card "Black Lotus" is not in cards.toml',
        ),
        ("Feature: Casting", "Casting", "features/casting.feature:1: this is no Gherkin"),
    ],
)
def test_a_broken_feature_exits_with_2_and_its_place(
    crconf: Crconf, features: Path, before: str, after: str, told: str
) -> None:
    path = features / "casting.feature"
    path.write_text(path.read_text().replace(before, after))
    ended = crconf("run", "--features", features)
    assert (ended.status, ended.out) == (2, "")
    assert told in ended.err


def test_keep_going_plays_what_compiles(crconf: Crconf, features: Path) -> None:
    (features / "other.feature").write_text("Feature: F\n  @case:o\n  Scenario: S\n    Given Alice dances\n")
    ended = crconf("run", "--features", features, "--keep-going")
    assert (ended.status, ended.out.split(":")[0]) == (0, "2 pass of 2 cases")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_exits_with_2(crconf: Crconf, features: Path, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    ended = crconf("run", "--features", features, "--output", tmp_path / "results.jsonl")
    assert ended.status == 2
    assert "results.jsonl" in ended.err


def test_a_folder_in_the_place_of_the_output_exits_with_2(crconf: Crconf, features: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = crconf("run", "--features", features, "--output", tmp_path / "file" / "results.jsonl")
    assert (ended.status, ended.err.startswith("crconf: ")) == (2, True)


ADAPTER = shlex.join([sys.executable, str(Path(__file__).parents[3] / "tests" / "fakes" / "adapters.py")])
LAND = """\
Feature: Lands

  @case:land-{number} @305.1/x
  Scenario: A land {number}
    Given Alice has "Mountain" in hand
    When Alice plays "Mountain"
    Then "Mountain" is on the battlefield
    And Alice has {life} life
"""


@pytest.fixture
def lands(features: Path) -> Path:
    (features / "casting.feature").unlink()
    for number in (1, 2, 3):
        (features / f"{number}.feature").write_text(LAND.format(number=number, life=20))
    return features


def test_an_adapter_is_run_by_its_command(crconf: Crconf, lands: Path, tmp_path: Path) -> None:
    files = {name: tmp_path / f"out.{name}" for name in ("junit", "markdown", "sarif", "badge", "output")}
    words = [word for name, path in files.items() for word in (f"--{name}", path)]
    ended = crconf("run", "--features", lands, "--engine", f"{ADAPTER} die act 2", *words)
    assert ended.status == 1
    assert ended.out.splitlines()[-1] == "2 pass, 1 error of 3 cases: fake adapter 1, edition 20260807"
    assert "the adapter ended with status 3 at act" in ended.out
    results = read_results(files["output"])
    assert [case.verdict for case in results.cases] == ["pass", "error", "pass"]
    assert results.cases[1].log == "it is all over\n"
    assert 'name="land-2"' in files["junit"].read_text()
    assert "land-2" in files["markdown"].read_text()
    assert json.loads(files["sarif"].read_text())["runs"][0]["results"][0]["ruleId"] == "305.1/x"
    assert json.loads(files["badge"].read_text())["message"] == "2/3 cases"


def test_since_failed_plays_what_was_broken(crconf: Crconf, lands: Path, tmp_path: Path) -> None:
    crconf("run", "--features", lands, "--engine", f"{ADAPTER} die act 2", "--output", tmp_path / "r.jsonl")
    ended = crconf("run", "--features", lands, "--engine", ADAPTER + " honest", "--since-failed", tmp_path / "r.jsonl")
    assert (ended.status, ended.out) == (0, "1 pass of 1 cases: fake adapter 1, edition 20260807\n")


def test_a_baseline_makes_changes_alone_count(crconf: Crconf, lands: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.tsv"
    words = ("run", "--features", lands, "--engine", ADAPTER + " honest", "--baseline", known)
    (lands / "2.feature").write_text(LAND.format(number=2, life=19))
    assert crconf(*words).status == 2  # there is none yet
    assert crconf(*words, "--update-baseline").status == 0
    assert "land-2\tfail" in known.read_text()
    ended = crconf(*words)
    assert (ended.status, "land-2" in ended.out) == (0, False)
    (lands / "3.feature").write_text(LAND.format(number=3, life=19))
    ended = crconf(*words)
    assert (ended.status, "fail  land-3" in ended.out, "land-2" in ended.out) == (1, True, False)
    (lands / "2.feature").write_text(LAND.format(number=2, life=20))
    ended = crconf(*words)
    assert ended.status == 1
    assert "land-2 is in" in ended.err
    assert crconf(*words, "--update-baseline").status == 0
    assert "land-2" not in known.read_text()


def test_annotations_stand_beside_the_lines(crconf: Crconf, turned_round: Path) -> None:
    out = crconf("run", "--features", turned_round, "--format", "github").out
    assert out.startswith("::error file=features/casting.feature,line=4,title=bolt::fail: ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--engine", "/no/such/adapter"), "/no/such/adapter: No such file or directory"),
        (("--engine", ""), "the engine's command is empty"),
        (("--engine", "false"), "the adapter ended with status 1 at initialize"),
        (("--update-baseline",), "--update-baseline needs --baseline FILE"),
        (("--since-failed", "/no/such/file"), "/no/such/file: there is no such file"),
    ],
)
def test_what_cannot_be_run_exits_with_2(crconf: Crconf, features: Path, words: tuple[str, ...], told: str) -> None:
    ended = crconf("run", "--features", features, *words)
    assert (ended.status, ended.out) == (2, "")
    assert told in ended.err


def test_a_newer_case_than_the_release_is_not_scored(crconf: Crconf, turned_round: Path) -> None:
    (turned_round / "released.txt").write_text("# 1.0\nnothing-to-pay-with\n")
    ended = crconf("run", "--features", turned_round)
    assert (ended.status, ended.out.split(":")[0]) == (0, "1 pass, 1 not scored of 2 cases")


SLOW = """
import os, time
from conformance.adapters.reference import ReferenceEngine
from conformance.cli import main
act = ReferenceEngine.act
def slow(self, action):
    os.write(2, b"acting\\n")
    time.sleep(5)
    return act(self, action)
ReferenceEngine.act = slow
main()
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_nothing_half_written(features: Path, tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text("what was there before")
    words = ["run", "--features", str(features), "--output", str(path), "--jobs", jobs]
    command = [sys.executable, "-c", SLOW, *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)
        started = time.monotonic()
        _, err = process.communicate(timeout=20)
    assert first == "acting\n"
    assert time.monotonic() - started < 4
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "interrupted" in err
    assert path.read_text() == "what was there before"
    assert [one.name for one in tmp_path.iterdir() if "results" in one.name] == ["results.jsonl"]
