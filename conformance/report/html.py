"""The report as one HTML file that needs nothing else: no server, no network, no file beside it.

All text is escaped by the template engine, and the page's content security policy lets only its own style sheet and
script run (by their hashes), so that a hostile rule text or engine message stays text.
"""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from conformance.report.model import Report, Status, Totals
from conformance.report.rolling_up import ORDER
from conformance.report.words import KINDS_JA, MARKS, STATUSES_JA, heading, remark

PAGE = Path(__file__).parent / "page"


def to_html(report: Report) -> str:
    """Return the report as a self-contained page."""
    environment = Environment(
        loader=FileSystemLoader(PAGE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    style, script = (_inline(name) for name in ("report.css", "report.js"))
    policy = f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}"
    page = environment.get_template("report.html.j2").render(
        report=report,
        heading=heading(report),
        policy=f"{policy}; base-uri 'none'; form-action 'none'",
        style=style,
        script=script,
        marks=MARKS,
        statuses_ja=STATUSES_JA,
        kinds_ja=KINDS_JA,
        kinds=_kinds(report),
        bars=[(name, bar(counts)) for name, counts in _levels(report.totals)],
        class_of=class_of,
        remark=remark,
        shown={rule.baseline: rule.number for section in report.sections for rule in section.rules},
        first_place=_first_places(report),
    )
    return page if page.endswith("\n") else page + "\n"


def class_of(status: Status) -> str:
    """Return the style class of a status."""
    return "s-" + status.replace(" ", "-")


def bar(counts: dict[str, int]) -> list[tuple[Status, int, float, float]]:
    """Return the pieces of a stacked bar: status, count, and where it starts and how wide it is, of 100."""
    whole = sum(counts.values())
    pieces: list[tuple[Status, int, float, float]] = []
    start = 0.0
    last: Status = "not testable"
    for status in (*(one for one in reversed(ORDER) if one != last), last):
        if count := counts.get(status, 0):
            width = round(count * 100 / whole, 3)
            pieces.append((status, count, round(start, 3), width))
            start += width
    return pieces


def _levels(totals: Totals) -> list[tuple[tuple[str, str], dict[str, int]]]:
    by = totals.by_status
    return [
        (("rules", "ルール"), by.rules),
        (("requirements", "要件"), by.requirements),
        (("sentences", "文"), by.sentences),
    ]


def _kinds(report: Report) -> list[str]:
    used = {row.kind for section in report.sections for rule in section.rules for row in rule.requirements}
    return [kind for kind in KINDS_JA if kind in used]


def _first_places(report: Report) -> dict[str, str]:
    """For each case the first requirement or item on the page that lists it: there it has its anchor."""
    places: dict[str, str] = {}
    for section in report.sections:
        for rule in section.rules:
            for row in rule.requirements:
                for case in row.cases:
                    places.setdefault(case, row.id)
    for page in report.pages:
        for item in page.items:
            for case in item.cases:
                places.setdefault(case, f"wiki:{item.id}")
    return places


def _inline(name: str) -> Markup:
    text = (PAGE / name).read_text(encoding="utf-8")
    assert "</" not in text, f"{name} would end its own element"
    return Markup(text)  # noqa: S704 - our own file, not a text from outside


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
