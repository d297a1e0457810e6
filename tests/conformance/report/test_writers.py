"""The report in a terminal, as JUnit XML, as Markdown and as JSON."""

from __future__ import annotations

import io
from xml.etree import ElementTree as ET

import msgspec
import pytest
from rich.console import Console

from conformance.report.junit import to_junit
from conformance.report.markdown import to_markdown
from conformance.report.model import Report
from conformance.report.terminal import print_report
from conformance.report.words import LONGEST, printable

from .samples import case, item, page, report, requirement, rule, section, sentence, small_report


def printed(shown: Report, language: str = "en") -> str:
    out = io.StringIO()
    print_report(shown, Console(file=out, width=120), language)  # type: ignore[arg-type]
    return out.getvalue()


def with_a_page() -> Report:
    """A report with a wiki page: an item that fails, one without a scenario, one that passes."""
    items = page(item("ex1", "fail", "ruled"), item("ex2", "uncovered"), item("ex3", "pass", "right"))
    cases = [
        case("ruled", verdict="fail", message="expected 2, got 3", requirements=(), examples=("wiki:sample/ex1",)),
        case("right", requirements=(), examples=("wiki:sample/ex3",)),
    ]
    return report(section(rule("601.2f", [requirement()], [sentence(1, "pass")])), cases=cases, pages=(items,))


def test_the_terminal_lists_the_items_of_wiki_pages() -> None:
    lines = printed(with_a_page()).splitlines()
    order = ["見本 2024-01-16", "✗ fail", "○ uncovered", "✓ pass", "Totals"]
    start = lines.index("見本 2024-01-16")
    places = [next(place for place, line in enumerate(lines) if place >= start and want in line) for want in order]
    assert places == sorted(places)
    text = "\n".join(lines[start:])
    assert "ex1の裁定" in text
    assert "fail: ruled" in text
    assert "expected 2, got 3" in text


def test_junit_has_a_suite_a_wiki_page() -> None:
    root = ET.fromstring(to_junit(with_a_page()))
    suite = root.find(".//testsuite[@name='見本']")
    assert suite is not None
    assert [suite.get(count) for count in ("tests", "failures", "skipped")] == ["3", "1", "1"]
    failure = suite.find("testcase[@name='wiki:sample/ex1']/failure")
    assert failure is not None
    assert "expected 2, got 3" in (failure.text or "")


def test_markdown_has_a_table_a_wiki_page() -> None:
    lines = to_markdown(with_a_page()).splitlines()
    start = lines.index("## 見本 2024-01-16")
    assert lines[start + 2 : start + 7] == [
        "| item | status | scenarios | wording |",
        "|---|---|---|---|",
        "| ex1 | ✗ fail | 1 | ex1の裁定 |",
        "| ex2 | ○ uncovered |  | ex2の裁定 |",
        "| ex3 | ✓ pass | 1 | ex3の裁定 |",
    ]
    assert any("`ruled` (wiki:sample/ex1)" in line for line in lines)


def test_the_terminal_lists_sections_rules_and_requirements_with_their_statuses() -> None:
    lines = printed(small_report()).splitlines()
    order = ["118 Costs", "✗ fail 601.2f", "locked must, 2 scenarios  1 of 2 fails", "○ uncovered 601.3  planned"]
    places = [next(place for place, line in enumerate(lines) if want in line) for want in order]
    assert places == sorted(places)
    text = "\n".join(lines)
    assert "fail: lock-holds" in text
    assert "features/601_casting_spells/601.2f.feature:7" in text
    assert "expected 2, got 3" in text
    assert "sentence 2 is claimed by no requirement" in text
    assert "Says what a word means." in text


def test_the_terminal_ends_in_totals_by_requirement_sentence_and_rule() -> None:
    text = printed(small_report())
    assert ["rules", "sentences", "requirements", "testable", "covered", "passing", "guarded"] in [
        line.split()[1:] for line in text.splitlines()
    ]
    assert ["all", "3", "5", "4", "3", "2", "1", "1"] in [line.split() for line in text.splitlines()]
    assert "requirements: 1 fail, 1 uncovered, 1 pass, 1 not testable" in text
    assert "sentences: 1 fail, 2 uncovered, 1 pass, 1 not testable" in text
    assert "rules: 1 fail, 1 uncovered, 1 pass" in text


def test_the_terminal_speaks_japanese_requirements() -> None:
    assert "何かが起こる。" in printed(small_report(), "ja")
    assert "Something happens." not in printed(small_report(), "ja")


def test_the_terminal_takes_text_from_outside_as_text() -> None:
    hostile = case("c", verdict="fail", message="[bold red]not markup[/bold red]")
    shown = report(
        section(rule("601.2f", [requirement(cases=("c",), status="fail")], [sentence(1, "fail")])), cases=[hostile]
    )
    assert "[bold red]not markup[/bold red]" in printed(shown)


def test_numbers_of_another_edition_name_the_baselines() -> None:
    moved = rule("117.1", [requirement("118.1/sample")], [sentence(1, "pass")], baseline="118.1")
    text = printed(report(section(moved), numbering="20120501"))
    assert "117.1  (118.1 in 20260807)" in text
    assert "by the rules of 20260807, numbered as in 20120501" in text


def test_junit_has_a_test_a_requirement() -> None:
    root = ET.fromstring(to_junit(small_report()))
    assert {key: root.get(key) for key in ("tests", "failures", "errors", "skipped")} == {
        "tests": "4",
        "failures": "1",
        "errors": "0",
        "skipped": "2",
    }
    failure = root.find(".//testcase[@name='601.2f/locked']/failure")
    assert failure is not None
    assert failure.get("message") == "fail: 1 of 2 fails"
    assert "expected 2, got 3" in (failure.text or "")
    skipped = root.find(".//testcase[@name='118.1/word']/skipped")
    assert skipped is not None
    assert skipped.get("message") == "not testable: Says what a word means."
    passed = root.find(".//testcase[@name='118.1/all-parts']")
    assert passed is not None
    assert len(passed) == 0


@pytest.mark.parametrize(("status", "tag"), [("error", "error"), ("timeout", "error"), ("unsupported", "skipped")])
def test_junit_tells_what_broke_from_what_has_no_verdict(status: str, tag: str) -> None:
    shown = report(section(rule("601.2f", [requirement(status=status)])))
    test = ET.fromstring(to_junit(shown)).find(".//testcase")
    assert test is not None
    assert [child.tag for child in test] == [tag]


def test_markdown_has_totals_and_what_is_wrong() -> None:
    text = to_markdown(small_report())
    assert "| 601 Casting Spells | 2 | 3 | 2 | 2 | 1 | 0 | 0 |" in text
    assert "| **all** | 3 | 5 | 4 | 3 | 2 | 1 | 1 |" in text
    assert "- **fail** `lock-holds` (601.2f/locked): Something is done" in text
    assert "| 601.3 | open | ○ uncovered |  | Something happens. |" in text


def test_markdown_shows_text_from_outside_as_text() -> None:
    hostile = case("c", verdict="fail", message="<script>|*x*\n# heading")
    text = to_markdown(report(section(rule("601.2f", [requirement(cases=("c",), status="fail")])), cases=[hostile]))
    assert r"\<script\>\|\*x\* \# heading" in text


def test_markdown_names_nothing_wrong_where_nothing_is() -> None:
    assert "What is wrong" not in to_markdown(report(section(rule("118.1", [requirement()]))))


def test_json_reads_back_to_the_same_report() -> None:
    shown = small_report()
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Report) == shown


def test_the_names_in_the_json_stay() -> None:
    """Other people's tools read these; a change of one raises the format number."""
    data = msgspec.to_builtins(small_report())
    assert data["format"] == 1
    assert list(data) == [
        "format", "crconf", "revision", "numbering", "baseline", "engine", "totals", "sections", "cases", "functions",
        "pages", "text_notice", "guard_notice",
    ]  # fmt: skip
    totals = ["rules", "sentences", "requirements", "testable", "covered", "passing", "guarded", "by_status"]
    one_section = data["sections"][1]
    one_rule = one_section["rules"][0]
    assert list(data["totals"]) == list(one_section["totals"]) == list(one_rule["totals"]) == totals
    assert list(one_section) == ["number", "title", "status", "totals", "rules"]
    assert list(one_rule) == [
        "number", "baseline", "scope", "title", "status", "totals", "requirements", "sentences", "examples",
        "functions", "text",
    ]  # fmt: skip
    assert list(one_rule["requirements"][0]) == [
        "id", "kind", "status", "why", "en", "ja", "sentences", "in_force", "since", "until", "guarded", "lacks",
        "cases",
    ]  # fmt: skip
    assert list(data["cases"]["lock-holds"]) == [
        "id", "name", "feature", "line", "verdict", "edition", "message", "requirements", "examples", "branch",
        "since", "until", "language", "source",
    ]  # fmt: skip


def test_text_from_outside_is_made_printable() -> None:
    assert printable("a\x1b[31mb\x00c\r\nd\te\ud800") == "a\ufffd[31mb\ufffdc\nd\te\ufffd"
    assert printable("統率者 {2/W} 🂡") == "統率者 {2/W} 🂡"


def test_text_from_outside_is_bounded() -> None:
    text = printable("x" * 10_000_000)
    assert len(text) < LONGEST + 50
    assert text.endswith("(10000000 characters)")
