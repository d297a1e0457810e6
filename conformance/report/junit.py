"""The report as JUnit XML: a suite a rule, a test a requirement, so that a CI server lists requirements as tests."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from conformance.report.model import Report, RequirementRow, RuleRow
from conformance.report.words import heading, remark


def to_junit(report: Report) -> str:
    """Return the report as JUnit XML.

    What broke is a failure or an error with the message of each case; what has no verdict is skipped, and says why.
    """
    root = ET.Element("testsuites", {"name": heading(report)})
    suites = [_suite(rule, report) for section in report.sections for rule in section.rules if rule.requirements]
    root.extend(suites)
    for count in ("tests", "failures", "errors", "skipped"):
        root.set(count, str(sum(int(suite.get(count, "0")) for suite in suites)))
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _suite(rule: RuleRow, report: Report) -> ET.Element:
    suite = ET.Element("testsuite", {"name": " ".join(filter(None, (rule.number, rule.title)))})
    tests = [_test(requirement, rule, report) for requirement in rule.requirements]
    suite.set("tests", str(len(tests)))
    for count, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(count, str(sum(test.find(tag) is not None for test in tests)))
    suite.extend(tests)
    return suite


def _test(requirement: RequirementRow, rule: RuleRow, report: Report) -> ET.Element:
    test = ET.Element("testcase", {"classname": rule.number, "name": requirement.id})
    status = requirement.status
    if status == "pass":
        return test
    tag = "failure" if status == "fail" else "error" if status in {"error", "timeout"} else "skipped"
    note = remark(requirement)
    child = ET.SubElement(test, tag, {"message": f"{status}: {note}" if note else status})
    if tag != "skipped":
        cases = (report.cases[name] for name in requirement.cases)
        lines = [f"{case.id} (features/{case.feature}:{case.line}): {case.verdict}\n{case.message}" for case in cases]
        child.text = "\n".join([requirement.en, *lines])
    return test
