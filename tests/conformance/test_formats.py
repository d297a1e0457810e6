"""A run's results for other tools; text from an engine stays text."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from conformance.formats import to_annotations, to_badge, to_junit, to_markdown, to_sarif
from conformance.results import CaseResult, Fault, Header, Results

HOSTILE = "<script>alert('1')</script> | `x` \x1b[31m\x00 %0A::error::\nnext"
RESULTS = Results(
    Header("bad <b>engine</b>", "1", revision="20260807", cases=6),
    (
        CaseResult("good", "pass", name="Good", feature="a/b.feature", line=3, requirements=("601.2f/x",)),
        CaseResult(
            "bad",
            "fail",
            name="Bad",
            feature="a/b.feature",
            line=9,
            requirements=("601.2h/paid", "118.3/y"),
            message=HOSTILE,
            fault=Fault("step", 12, "this", "that", "601.2h/paid", "601.2h"),
        ),
        CaseResult("dead", "error", feature="c.feature", line=1, requirements=("601.2i/z",), message="x", log=HOSTILE),
        CaseResult("slow", "timeout", feature="c.feature", line=2, message="no answer"),
        CaseResult("no", "unsupported", feature="c.feature", line=3, message="the card X"),
        CaseResult("old", "not reviewed", feature="c.feature", line=4),
    ),
)


def test_junit_has_a_test_a_case_and_says_what_is_wrong() -> None:
    root = ET.fromstring(to_junit(RESULTS))
    suites = [tuple(suite.get(key) for key in ("name", "tests", "failures", "errors", "skipped")) for suite in root]
    assert suites == [("a/b.feature", "2", "1", "0", "0"), ("c.feature", "4", "0", "2", "2")]
    tests = {test.get("name"): [child.tag for child in test] for test in root.iter("testcase")}
    assert tests == {
        "good": [],
        "bad": ["failure"],
        "dead": ["error", "system-err"],
        "slow": ["error"],
        "no": ["skipped"],
        "old": ["skipped"],
    }
    message = root.find(".//failure").get("message")  # type: ignore[union-attr]
    assert message is not None
    assert "<script>" in message
    assert "\x1b" not in message


def test_markdown_lists_what_is_broken_and_escapes_it() -> None:
    text = to_markdown(RESULTS)
    assert "1 pass, 1 fail, 1 unsupported, 1 error, 1 timeout, 1 not reviewed of 6 cases." in text
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    assert [row.split(" | ")[0] for row in rows] == ["| case", "| bad", "| dead", "| slow"]
    assert "<script>" not in text
    assert all(row.count(" | ") == 3 for row in rows)
    assert "cut off" not in text
    assert "cut off" in to_markdown(Results(RESULTS.header, RESULTS.cases, complete=False))


def test_sarif_points_at_the_step_that_did_not_hold() -> None:
    (run,) = to_sarif(RESULTS)["runs"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["601.2h/paid", "601.2i/z"]
    first = run["results"][0]
    place = first["locations"][0]["physicalLocation"]
    assert (first["ruleId"], place["artifactLocation"]["uri"], place["region"]["startLine"]) == (
        "601.2h/paid",
        "features/a/b.feature",
        12,
    )
    assert len(run["results"]) == 3


def test_an_annotation_is_one_line_whatever_the_message() -> None:
    lines = to_annotations(RESULTS).splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("::error file=features/a/b.feature,line=9,title=bad::fail: <script>")
    assert "%250A::error::%0Anext" in lines[0]


def test_a_badge_counts_what_ran() -> None:
    assert to_badge(RESULTS) == {
        "schemaVersion": 1,
        "label": "CR conformance",
        "message": "1/4 cases",
        "color": "orange",
    }
    assert to_badge(Results(RESULTS.header, RESULTS.cases[:1]))["color"] == "brightgreen"
    assert to_badge(Results(RESULTS.header, ()))["color"] == "lightgrey"
    assert to_badge(Results(RESULTS.header, (), complete=False))["message"] == "run cut off"
