"""How ledger, editions, cases and verdicts become a report; with invented editions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conformance.cases import Case
from conformance.position import Player, Position
from conformance.report.gathering import Editions, Gathering, places, selected
from conformance.report.model import FunctionRow, Report, RuleRow
from conformance.results import CaseResult, Fault, Header, Results, Verdict
from conformance.scope import Scope
from conformance.wiki import Page, Wiki
from rules_text.editions import Edition
from rules_text.ledger import Elsewhere, Requirement, Reviewed
from rules_text.model import Revision, Rule, Source

NEW, OLD = "20260807", "20120501"  # the ledger measures against the real baseline's name
SCOPE = Scope(required=("118.1", "118.2"), planned=("118.3",))
FUNCTION = FunctionRow(name="reference_engine.costs:pay", file="reference_engine/costs.py", line=3, rules=("118.1",))


def edition(name: str, section: str, rules: dict[str, tuple[str, tuple[str, ...]]]) -> tuple[Edition, Revision]:
    revision = Revision(
        id=name,
        language="en",
        source=Source(f"{name}.txt", "0" * 64, 1, "utf-8", "LF"),
        rules=tuple(Rule(number, text, examples) for number, (text, examples) in rules.items()),
        titles={section[0]: "Concepts", section: "Prices"},
    )
    return Edition.of(revision), revision


BASELINE, TEXT = edition(
    NEW,
    "118",
    {
        "118.1": ("A toll is due. Who owes it gives it.", ("Ann owes two beads.",)),
        "118.2": ("A toll may be waived.", ()),
        "118.3": ("A toll is never owed twice.", ()),
        "118.9": ("Beads are round. Beads are glass.", ()),
    },
)
EARLIER, _ = edition(
    OLD,
    "117",
    {
        "117.1": ("A toll is due. Who owes it gives it at once.", ("Ann owes two beads.",)),
        "117.2": ("A toll may be waived.", ()),
        "117.2a": ("A gate is shut at night.", ()),
    },
)
TO_OLD = {"118.1": "117.1", "118.2": "117.2"}


def renumber(number: str, frm: str, to: str) -> str | None:
    table = TO_OLD if (frm, to) == (NEW, OLD) else {new: old for old, new in TO_OLD.items()}
    return table.get(number)


def requirement(name: str, kind: Any, rule: str, sentence: int, reason: str = "") -> Requirement:
    """A requirement that was reviewed at the baseline."""
    prints = (BASELINE.rule(rule).sentences[sentence - 1].fingerprint,)
    return Requirement(
        id=name, kind=kind, rule=rule, sentences=(sentence,), reason=reason, en="It is so.", ja="そうである。",
        reviewed=Reviewed(NEW, prints),
    )  # fmt: skip


LEDGER = (
    requirement("due", "definition", "118.1", 1, "Says what a toll is."),
    requirement("given", "must", "118.1", 2),
    requirement("waived", "may", "118.2", 1),
    requirement("glass", "must", "118.9", 2),
)


def case(name: str, *requirements: str, **more: Any) -> Case:
    return Case(name, name, "118/118.feature", 1, requirements, Position((Player("Alice"),)), (), **more)


def result(name: str, verdict: Verdict, **more: Any) -> CaseResult:
    return CaseResult(name, verdict, **more)


CASES = (
    case("gives", "118.1/given", examples=("118.1/ex1",)),
    case("gives-late", "118.1/given", "118.2/waived", branch="taken"),
)


def gathered(
    *results: CaseResult,
    counted: Edition = BASELINE,
    shown: Edition | None = None,
    ledger: Sequence[Requirement] = LEDGER,
    cases: Sequence[Case] = CASES,
    **more: Any,
) -> Report:
    results = results or (result("gives", "pass"), result("gives-late", "pass"))
    editions = Editions(counted, shown or counted, BASELINE, renumber, load=lambda name: BASELINE)
    found = places(editions, SCOPE, ledger)
    header = Header("sample engine", "7")
    return Gathering(editions, found, ledger, cases, Results(header, results), functions=(FUNCTION,), **more).report(
        "0.0.1"
    )


def rules(report: Report) -> dict[str, RuleRow]:
    return {rule.number: rule for section in report.sections for rule in section.rules}


def test_rules_in_scope_come_in_order_with_their_section() -> None:
    report = gathered()
    assert [(section.number, section.title) for section in report.sections] == [("118", "Prices")]
    assert {number: rule.scope for number, rule in rules(report).items()} == {
        "118.1": "required",
        "118.2": "required",
        "118.3": "planned",
        "118.9": "elsewhere",
    }
    assert report.engine.name == "sample engine"
    assert report.crconf == "0.0.1"


def test_requirements_have_their_cases_and_status() -> None:
    first = rules(gathered())["118.1"]
    assert [(row.id, row.status, row.cases) for row in first.requirements] == [
        ("118.1/due", "not testable", ()),
        ("118.1/given", "pass", ("gives", "gives-late")),
    ]
    assert first.requirements[0].why == "Says what a toll is."
    assert first.status == "pass"
    assert first.functions == (FUNCTION.name,)


def test_a_failure_goes_up_to_sentence_rule_and_section() -> None:
    fault = Fault("the toll is 2", 9, "2 beads", "3 beads", "118.1/given", "118.1")
    report = gathered(result("gives", "pass"), result("gives-late", "fail", message="wrong", fault=fault))
    first = rules(report)["118.1"]
    assert [(row.number, row.status, row.requirements) for row in first.sentences] == [
        (1, "not testable", ("118.1/due",)),
        (2, "fail", ("118.1/given",)),
    ]
    assert first.requirements[1].why == "1 of 2 scenarios"
    assert (first.status, report.sections[0].status) == ("fail", "fail")
    assert report.cases["gives-late"].message == "line 9: the toll is 2\nexpected: 2 beads\ngot: 3 beads"
    assert report.cases["gives"].message == ""


def test_a_branch_without_a_scenario_is_told() -> None:
    assert rules(gathered())["118.2"].requirements[0].lacks == ("declined",)


def test_sentences_that_nobody_claims_are_uncovered_in_scope_and_left_out_elsewhere() -> None:
    found = rules(gathered())
    assert [(row.number, row.status) for row in found["118.3"].sentences] == [(1, "uncovered")]
    assert [row.number for row in found["118.9"].sentences] == [2]
    assert found["118.9"].status == "uncovered"


def test_totals() -> None:
    totals = gathered(guarded=frozenset({"118.1/given"})).totals
    assert (totals.rules, totals.sentences, totals.requirements) == (4, 5, 4)
    assert (totals.testable, totals.covered, totals.passing, totals.guarded) == (3, 2, 2, 1)


def test_a_case_that_was_not_run_counts_for_nothing() -> None:
    report = gathered(result("gives", "pass"))
    assert list(report.cases) == ["gives"]
    assert rules(report)["118.2"].status == "uncovered"


def test_examples_are_found_by_their_fingerprint() -> None:
    (example,) = rules(gathered())["118.1"].examples
    assert (example.id, example.status, example.cases) == ("118.1/ex1", "pass", ("gives",))
    (earlier,) = rules(gathered(counted=EARLIER))["117.1"].examples
    assert (earlier.id, earlier.cases) == ("117.1/ex1", ("gives",))


def test_an_example_without_a_case_is_uncovered() -> None:
    (example,) = rules(gathered(result("gives-late", "pass")))["118.1"].examples
    assert example.status == "uncovered"


def test_the_numbering_shown_is_another_edition_s() -> None:
    report = gathered(shown=EARLIER)
    found = rules(report)
    assert list(found) == ["117.1", "117.2", f"{NEW}:118.3", f"{NEW}:118.9"]
    assert found["117.1"].baseline == "118.1"
    assert found["117.1"].status == "pass"
    assert [section.number for section in report.sections] == ["117"]
    assert (report.revision, report.numbering) == (NEW, OLD)


def test_of_rules_that_were_merged_the_first_has_the_number() -> None:
    merged = {"118.1": "117.1", "118.2": "117.1"}
    editions = Editions(BASELINE, EARLIER, BASELINE, lambda number, frm, to: merged.get(number), lambda name: BASELINE)
    assert [place.shown for place in places(editions, SCOPE, LEDGER)][:2] == ["117.1", f"{NEW}:118.2"]


def test_another_edition_counts_its_own_sentences() -> None:
    report = gathered(counted=EARLIER)
    found = rules(report)
    # its second sentence was reworded since, so that nobody has said what it demands; the gate has left the text
    assert [row.status for row in found["117.1"].sentences] == ["not testable", "not reviewed"]
    assert [row.status for row in found["117.2"].sentences] == ["pass"]
    assert found["117.2a"].baseline == "117.2a"
    assert found["117.2a"].scope == "required"
    assert [row.status for row in found["117.2a"].sentences] == ["not reviewed"]
    assert {row.id: row.in_force for rule in found.values() for row in rule.requirements} == {
        "118.1/due": True,
        "118.1/given": False,
        "118.2/waived": True,
    }
    assert (report.totals.sentences, report.totals.requirements, report.totals.testable) == (4, 2, 1)


def test_a_requirement_that_ended_is_shown_and_not_counted() -> None:
    past = Requirement(
        id="gate", kind="must", rule="117.2", en="Shut.", ja="閉じる。", until=OLD,
        source=Elsewhere(OLD, "117.2"), reviewed=Reviewed(OLD, ()),
    )  # fmt: skip
    report = gathered(
        result("gate-shut", "not reviewed"),
        ledger=(*LEDGER, past),
        cases=(*CASES, case("gate-shut", "117.2/gate", until=OLD)),
        earlier={"gate-shut": result("gate-shut", "pass")},
    )
    assert (report.cases["gate-shut"].verdict, report.cases["gate-shut"].edition) == ("pass", OLD)
    row = rules(report)["118.2"].requirements[-1]
    assert (row.id, row.status, row.in_force, row.until) == ("117.2/gate", "pass", False, OLD)
    assert report.totals.requirements == len(LEDGER)


def test_a_selection_is_read_in_the_numbering_shown() -> None:
    editions = Editions(BASELINE, EARLIER, BASELINE, renumber, load=lambda name: BASELINE)
    found = places(editions, SCOPE, LEDGER)
    assert [place.shown for place in selected(found, "117")] == ["117.1", "117.2"]
    assert [place.shown for place in selected(found, "117.2")] == ["117.2"]
    assert selected(found, "118") == []


def test_text_is_there_only_where_it_is_given() -> None:
    assert rules(gathered())["118.1"].text == ()
    shown = rules(gathered(text=TEXT))["118.1"].text
    assert shown == ("A toll is due. Who owes it gives it.", "Ann owes two beads.")


def test_what_an_engine_says_is_made_printable() -> None:
    report = gathered(result("gives", "error", message="\x1b[2Jboom"), result("gives-late", "pass"))
    assert report.cases["gives"].message == "\ufffd[2Jboom"


def test_the_items_of_a_wiki_page_have_the_verdicts_of_their_cases() -> None:
    wiki = Wiki({"tolls": Page("通行料", {"1": "払う", "2": "払わない", "3": "誰も見ていない"}, revision="2024-01-16")})
    cases = (case("pays", examples=("wiki:tolls/1",)), case("does-not", examples=("wiki:tolls/2", "wiki:tolls/1")))
    report = gathered(result("pays", "pass"), result("does-not", "fail"), cases=cases, wiki=wiki)
    (page,) = report.pages
    assert (page.title, page.revision, page.status) == ("通行料", "2024-01-16", "fail")
    assert [(item.id, item.status, item.cases) for item in page.items] == [
        ("tolls/1", "fail", ("pays", "does-not")),
        ("tolls/2", "fail", ("does-not",)),
        ("tolls/3", "uncovered", ()),
    ]
    assert report.cases.keys() == {"pays", "does-not"}
