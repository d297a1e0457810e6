"""A run's results in the forms that other tools read: JUnit XML, Markdown, SARIF, annotations, a badge."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import conformance
from conformance.results import BROKEN, UNCOUNTED, CaseResult, Results

FEATURES = "features/"


def to_junit(results: Results) -> str:
    """JUnit XML: a suite a feature, a test a case."""
    header = results.header
    root = ET.Element("testsuites", {"name": f"{_plain(header.engine)} {_plain(header.engine_version)}".strip()})
    by_feature: dict[str, list[CaseResult]] = {}
    for case in results.cases:
        by_feature.setdefault(case.feature, []).append(case)
    for feature, cases in by_feature.items():
        suite = ET.SubElement(root, "testsuite", {"name": feature, "tests": str(len(cases))})
        for name, verdicts in (("failures", {"fail"}), ("errors", {"error", "timeout"})):
            suite.set(name, str(sum(case.verdict in verdicts for case in cases)))
        suite.set("skipped", str(sum(case.verdict not in BROKEN and case.verdict != "pass" for case in cases)))
        for case in cases:
            _junit_case(suite, case)
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _junit_case(suite: ET.Element, case: CaseResult) -> None:
    test = ET.SubElement(suite, "testcase", {"classname": ", ".join(case.requirements), "name": case.id})
    if case.verdict == "pass":
        return
    tag = {"fail": "failure", "error": "error", "timeout": "error"}.get(case.verdict, "skipped")
    child = ET.SubElement(test, tag, {"message": _plain(f"{case.verdict}: {case.message}")})
    child.text = _plain(f"{case.name}\n{FEATURES}{case.feature}:{case.line}")
    if case.log:
        ET.SubElement(test, "system-err").text = _plain(case.log)


def _plain(text: str) -> str:
    """Text from outside without the control characters that XML may not hold."""
    return re.sub(r"[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)


def to_markdown(results: Results) -> str:
    """Markdown: the counts, and a table of what is broken."""
    header = results.header
    counts = ", ".join(f"{count} {verdict}" for verdict, count in results.counts.items())
    engine = escaped(f"{header.engine} {header.engine_version}".strip())
    lines = [f"# {engine} by edition {header.revision}", "", f"{counts} of {header.cases} cases.", ""]
    if not results.complete:
        lines += ["**The run was cut off.**", ""]
    if results.broken:
        lines += ["| case | verdict | requirement | what is wrong |", "|---|---|---|---|"]
        for case in results.broken:
            cells = case.id, case.verdict, ", ".join(case.requirements), escaped(case.message)
            lines.append(f"| {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


def escaped(text: str) -> str:
    """Text as it stands in a cell of a Markdown table."""
    return re.sub(r"([\\`*_\[\]<>|#&~])", r"\\\1", " ".join(text.split()))


def to_sarif(results: Results) -> dict[str, Any]:
    """SARIF 2.1.0: a result a broken case, at its scenario; for code hosts that show such findings beside the code."""
    rules = sorted({case.requirements[0] for case in results.broken if case.requirements})
    driver = {
        "name": "crconf",
        "version": conformance.__version__,
        "rules": [{"id": rule} for rule in rules],
    }
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": [_sarif_result(case) for case in results.broken]}],
    }


def _sarif_result(case: CaseResult) -> dict[str, Any]:
    line = case.fault.line if case.fault is not None and case.fault.line else case.line
    place = {"artifactLocation": {"uri": FEATURES + case.feature}, "region": {"startLine": max(line, 1)}}
    return {
        "ruleId": case.requirements[0] if case.requirements else case.id,
        "level": "error",
        "message": {"text": f"{case.verdict}: {case.name}: {case.message}"},
        "locations": [{"physicalLocation": place}],
        "partialFingerprints": {"case": case.id},
    }


def to_annotations(results: Results) -> str:
    """Workflow commands that GitHub shows beside the feature's lines, one a broken case."""
    return "".join(
        f"::error file={_property(FEATURES + case.feature)},line={case.line},title={_property(case.id)}::"
        f"{_command(f'{case.verdict}: {case.message}')}\n"
        for case in results.broken
    )


def _command(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _command(text).replace(":", "%3A").replace(",", "%2C")


def to_badge(results: Results) -> dict[str, Any]:
    """A badge as shields.io reads it: the cases that pass, of those that count."""
    counted = [case for case in results.cases if case.verdict not in UNCOUNTED and case.verdict != "unsupported"]
    passing = sum(case.verdict == "pass" for case in counted)
    color = "lightgrey" if not counted else "brightgreen" if passing == len(counted) else "orange"
    message = f"{passing}/{len(counted)} cases" if results.complete else "run cut off"
    return {"schemaVersion": 1, "label": "CR conformance", "message": message, "color": color}
