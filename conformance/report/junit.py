"""The report as JUnit XML: a suite a rule, a test a requirement, so that a CI server lists requirements as tests.

A wiki page is a suite too, with a test an item.
"""

from __future__ import annotations

from xml.etree import ElementTree as ET

from conformance.report.model import PageRow, Report, RuleRow, Status
from conformance.report.words import heading, remark


def to_junit(report: Report) -> str:
    """Return the report as JUnit XML.

    What broke is a failure or an error with the message of each case; what has no verdict is skipped, and says why.
    """
    root = ET.Element("testsuites", {"name": heading(report)})
    rules = [rule for section in report.sections for rule in section.rules if rule.requirements]
    suites = [*(_of_rule(rule, report) for rule in rules), *(_of_page(page, report) for page in report.pages)]
    root.extend(suites)
    for count in ("tests", "failures", "errors", "skipped"):
        root.set(count, str(sum(int(suite.get(count, "0")) for suite in suites)))
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _of_rule(rule: RuleRow, report: Report) -> ET.Element:
    tests = [
        _test(rule.number, row.id, row.status, remark(row), row.en, row.cases, report) for row in rule.requirements
    ]
    return _suite(" ".join(filter(None, (rule.number, rule.title))), tests)


def _of_page(page: PageRow, report: Report) -> ET.Element:
    tests = [_test(page.id, f"wiki:{item.id}", item.status, "", item.words, item.cases, report) for item in page.items]
    return _suite(page.title, tests)


def _suite(name: str, tests: list[ET.Element]) -> ET.Element:
    suite = ET.Element("testsuite", {"name": name})
    suite.set("tests", str(len(tests)))
    for count, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(count, str(sum(test.find(tag) is not None for test in tests)))
    suite.extend(tests)
    return suite


def _test(
    classname: str, name: str, status: Status, note: str, wording: str, cases: tuple[str, ...], report: Report
) -> ET.Element:
    test = ET.Element("testcase", {"classname": classname, "name": name})
    if status == "pass":
        return test
    tag = "failure" if status == "fail" else "error" if status in {"error", "timeout"} else "skipped"
    child = ET.SubElement(test, tag, {"message": f"{status}: {note}" if note else status})
    if tag != "skipped":
        rows = (report.cases[case] for case in cases)
        lines = [f"{case.id} (features/{case.feature}:{case.line}): {case.verdict}\n{case.message}" for case in rows]
        child.text = "\n".join([wording, *lines])
    return test
