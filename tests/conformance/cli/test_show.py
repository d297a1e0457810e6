"""`crconf show`: what is shown of a rule without its text, and what is said about what is not there."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from conformance.cli import main
from rules_text import editions
from rules_text.editions import load_edition

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Iterator[Run]:
    monkeypatch.setenv("CRCONF_SNAPSHOTS", str(tmp_path))
    editions.forget()

    def command(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["crconf", "show", *arguments])
        try:
            main()
            status = 0
        except SystemExit as stop:
            status = int(stop.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    yield command
    editions.forget()


def test_without_a_text_the_facts_are_shown_and_how_to_get_it(run: Run) -> None:
    status, out, err = run("601.2f")
    assert status == 0
    facts = load_edition("baseline").rule("601.2f")
    assert out.startswith("601 Casting Spells, 20260807 (en)\n601.2f\n")
    for number, part in enumerate(facts.sentences, 1):
        assert f"{number} {part.fingerprint}" in out
    assert "-> 601.2b" in out
    assert "@601.2f/cost-locked-in (must, 11)" in out
    assert err.startswith("The text is not on this machine: get the file (968425 bytes")


def test_a_rule_of_another_edition_and_what_is_below_it(run: Run) -> None:
    _, out, _ = run("701.6", "--revision", "20120501")
    assert "701.6 Destroy\n" in out
    assert "701.6a" not in out
    _, out, _ = run("701.6", "--revision", "20120501", "--below")
    assert [line for line in out.splitlines() if line.startswith("701.6")] == [
        "701.6 Destroy",
        "701.6a",
        "701.6b",
        "701.6c",
    ]
    assert "@" not in out  # requirements are at the baseline's numbers


def test_a_range_and_a_section(run: Run) -> None:
    _, out, _ = run("601.2a-c")
    assert [line for line in out.splitlines() if line.startswith("601.")] == ["601.2a", "601.2b", "601.2c"]
    _, out, _ = run("601", "--format", "json")
    assert len(json.loads(out)["rules"]) == 27


def test_the_newest_japanese_text_of_a_rule(run: Run) -> None:
    status, out, _ = run("118.7", "--lang", "ja", "--format", "json")
    assert status == 0
    shown = json.loads(out)
    assert shown["language"] == "ja"
    assert shown["revision"].startswith("ja-page-")
    assert "text" not in shown["rules"][0]["sentences"][0]


@pytest.mark.parametrize(
    ("arguments", "says", "hint"),
    [
        (["601.9"], "20260807 has no rule 601.9", "the section ends with 601.8"),
        (["six"], "'six' is not a rule number", "write it as 601, 601.2 or 601.2f"),
        (["777"], "20260807 has no rules under 777", None),
        (["601.2", "--revision", "2019"], "'2019' may be 20190125, 20190503", "give the whole id"),
        (["601.2", "--revision", "19990421"], "19990421 has no numbered rules", None),
        (["702.1", "--lang", "ja"], "no Japanese text of 702.1 is known", "import a page"),
        (["118.5a", "--lang", "ja"], "ja-page-66132ccc has no rule 118.5a", None),
        (["602.1", "--revision", "ja-page-6"], "ja-page-66132ccc does not carry 602.1", "it shows section 118"),
    ],
)
def test_what_is_not_there(run: Run, arguments: list[str], says: str, hint: str | None) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"crconf: {says}")
    assert hint is None or hint in err
