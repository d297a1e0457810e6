"""The report's words for statuses and kinds, and text from outside made fit to print."""

from __future__ import annotations

import re

from conformance.report.model import Report, RequirementRow, Status

LONGEST = 4000  # characters of one message; an engine may answer with megabytes

MARKS: dict[Status, str] = {
    "fail": "✗",
    "error": "!",
    "timeout": "⏱",
    "unsupported": "−",
    "uncovered": "○",
    "not reviewed": "?",
    "not scored": "~",
    "pass": "✓",
    "not testable": "·",
}
STATUSES_JA: dict[Status, str] = {
    "fail": "不合格",
    "error": "エラー",
    "timeout": "時間切れ",
    "unsupported": "非対応",
    "uncovered": "シナリオなし",
    "not reviewed": "未確認",
    "not scored": "採点外",
    "pass": "合格",
    "not testable": "テスト対象外",
}
KINDS_JA = {
    "must": "義務",
    "may": "任意",
    "cannot": "禁止",
    "definition": "定義",
    "physical": "物理的",
    "historical": "過去の規定",
    "elsewhere": "他の規則に記載",
    "no-card": "該当カードなし",
}

# What XML can't hold and a terminal might obey: control characters, lone surrogates, non-characters.
_UNPRINTABLE = re.compile("[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def printable(text: str) -> str:
    """Return a text with what can't be printed replaced, and cut to a bounded length."""
    text = _UNPRINTABLE.sub("\ufffd", text.replace("\r\n", "\n"))
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… ({len(text)} characters)"


def heading(report: Report) -> str:
    """Return the line that says what was run: engine, edition, numbering."""
    line = f"{report.engine.name} {report.engine.version}, by the rules of {report.revision}"
    return line if report.numbering == report.revision else f"{line}, numbered as in {report.numbering}"


def remark(requirement: RequirementRow) -> str:
    """Return what stands beside a requirement's status: why it has it, its edition, branches without a scenario."""
    parts = [requirement.why]
    if requirement.since:
        parts.append(f"since {requirement.since}")
    if requirement.until:
        parts.append(f"until {requirement.until}")
    if requirement.lacks and requirement.status != "uncovered":
        parts.append(f"no scenario for: {', '.join(requirement.lacks)}")
    return "; ".join(part for part in parts if part)
