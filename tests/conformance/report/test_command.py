"""`crconf report`: its files, its exit statuses, and what it says of bad input."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from conformance.cli import main
from conformance.cli import report as command
from conformance.report import making
from conformance.report.model import Report
from rules_text import places
from rules_text.model import Revision, Rule, Source

from .samples import report, requirement, rule, section, sentence, small_report


def crconf(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Run the command line and return its exit status."""
    monkeypatch.setattr(sys, "argv", ["crconf", *words])
    try:
        main()
    except SystemExit as stop:
        return int(stop.code or 0)
    return 0


@pytest.fixture(scope="module")
def made() -> Report:
    """The report of the corpus as it stands."""
    return making.make_report()


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> Report:
    """A small report with a failure in the place of the corpus's own."""
    shown = small_report()
    monkeypatch.setattr(making, "make_report", lambda *_: shown)
    return shown


def test_the_corpus_covers_what_it_says(made: Report) -> None:
    sections = {one.number: one for one in made.sections}
    assert sections["118"].totals.rules == 39
    assert sections["601"].totals.rules == 27
    rules = {one.number: one for one in (*sections["118"].rules, *sections["601"].rules)}
    assert {rules[number].scope for number in ("118.1", "601.1", "601.2f")} == {"required"}
    assert {rules[number].scope for number in ("601.3", "601.8")} == {"planned"}
    claimed = [row for one in rules.values() for row in one.sentences if not row.requirements]
    assert claimed == [], "every sentence in scope is claimed"


def test_every_function_and_case_that_is_named_is_there(made: Report) -> None:
    rules = [one for part in made.sections for one in part.rules]
    functions = {one.name for one in made.functions}
    assert {name for one in rules for name in one.functions} == functions
    assert {name for one in rules for row in one.requirements for name in row.cases} <= set(made.cases)
    root = Path(making.__file__).parents[2]
    for function in made.functions:
        lines = (root / function.file).read_text(encoding="utf-8").splitlines()
        assert "def " in "".join(lines[function.line - 1 : function.line + 12]) or "@rule" in lines[function.line - 1]


def test_a_ruling_that_ended_is_played_by_its_own_edition(made: Report) -> None:
    case = made.cases["suspended-spell-paid-from-the-pool"]
    assert case.until == "20231117"
    assert case.edition == "20231117"
    assert case.verdict != "not reviewed"


def test_all_forms_are_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ready: Report) -> None:
    folder = tmp_path / "new" / "report"
    assert crconf(monkeypatch, "report", "--output", str(folder)) == 1
    assert sorted(path.name for path in folder.iterdir()) == ["index.html", "junit.xml", "report.json", "report.md"]
    data = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert data["totals"]["requirements"] == ready.totals.requirements
    assert ET.parse(folder / "junit.xml").getroot().get("failures") == "1"
    assert (folder / "report.md").read_text(encoding="utf-8").startswith("# Coverage")
    assert "601.2f/locked" in (folder / "index.html").read_text(encoding="utf-8")


def test_the_same_input_gives_the_same_bytes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("one", "two"):
        crconf(monkeypatch, "report", "--rule", "118.3", "--output", str(tmp_path / name))
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


@pytest.mark.parametrize("form", ["json", "junit", "markdown", "html"])
def test_a_form_can_be_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, ready: Report, form: str
) -> None:
    crconf(monkeypatch, "report", "--format", form, "--output", str(tmp_path))
    printed = capsys.readouterr()
    assert printed.out == (tmp_path / command.FILES[form]).read_text(encoding="utf-8")
    assert "index.html" in printed.err


def test_a_failure_is_exit_status_1_and_named_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ready: Report
) -> None:
    assert crconf(monkeypatch, "report") == 1
    assert capsys.readouterr().err == "fail: 601.2f/locked\n"


@pytest.mark.parametrize(("scope", "status"), [("required", 1), ("planned", 0)])
def test_uncovered_is_a_finding_only_where_it_is_required(
    monkeypatch: pytest.MonkeyPatch, scope: str, status: int
) -> None:
    open_rule = rule("601.3", [requirement("601.3/x", status="uncovered")], [sentence(1, "uncovered")], scope=scope)
    monkeypatch.setattr(making, "make_report", lambda *_: report(section(open_rule)))
    assert crconf(monkeypatch, "report") == status


def test_a_rule_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    crconf(monkeypatch, "report", "--rule", "118.3", "--format", "json")
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    numbers = [row["number"] for part in data["sections"] for row in part["rules"]]
    assert numbers == ["118.3", "118.3a", "118.3b", "118.3c"]
    assert data["totals"]["rules"] == 4


def test_another_engine_is_reached_by_the_command_of_its_adapter() -> None:
    adapter = Path(__file__).parents[2] / "fakes" / "adapters.py"
    command_line = shlex.join([sys.executable, "-S", str(adapter), "error", "setup", "0"])
    made = making.make_report(rule="118.3a", engine=command_line)
    assert (made.engine.name, made.engine.version) == ("fake adapter", "1")
    assert {case.verdict for case in made.cases.values()} == {"error"}
    assert made.totals.passing == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--revision", "20991231"], "20991231"),
        (["--numbering", "yesterday"], "yesterday"),
        (["--rule", "casting"], "casting"),
        (["--rule", "104.1"], "nothing under 104.1 is in scope"),
        (["--engine", "./no-such-adapter"], "no-such-adapter"),
        (["--format", "pdf"], "pdf"),
    ],
)
def test_bad_input_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    assert crconf(monkeypatch, "report", *words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert "Traceback" not in printed.err


def test_text_of_the_rules_only_when_asked_for_and_then_with_whose_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = Source("20260807.txt", "0" * 64, 1, "utf-8", "LF")
    text = Revision("20260807", "en", source, (Rule("118.1", "An invented sentence on tolls."),), {})
    monkeypatch.setattr(making, "load_text", lambda *_: text)
    words = ("report", "--rule", "118.1", "--format", "html")
    crconf(monkeypatch, *words)
    assert "on tolls" not in capsys.readouterr().out
    crconf(monkeypatch, *words, "--with-text")
    page = capsys.readouterr().out
    assert "An invented sentence on tolls." in page
    assert "edition 20260807, © Wizards of the Coast LLC" in page


def test_text_that_is_not_there_is_told_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path))
    assert crconf(monkeypatch, "report", "--with-text", "--output", str(tmp_path / "report")) == 2
    assert "crconf import" in capsys.readouterr().err
    assert not (tmp_path / "report").exists()


def test_a_folder_that_is_a_file_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, ready: Report
) -> None:
    (tmp_path / "taken").write_text("something")
    assert crconf(monkeypatch, "report", "--output", str(tmp_path / "taken" / "report")) == 2
    assert "taken" in capsys.readouterr().err
    assert (tmp_path / "taken").read_text() == "something"


def test_an_interruption_leaves_nothing_half_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def interrupted(*_: object) -> Report:
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "make_report", interrupted)
    assert crconf(monkeypatch, "report", "--output", str(tmp_path / "report")) == 130
    assert not (tmp_path / "report").exists()
    assert "interrupted" in capsys.readouterr().err
