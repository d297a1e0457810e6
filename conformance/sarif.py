"""The findings of an audit in SARIF 2.1.0, which code hosts show beside the lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from conformance.auditing import Place
from rules_text.auditing import KINDS

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
HOME = "https://github.com/crconf/crconf"


def to_sarif(places: Iterable[Place], version: str) -> dict[str, Any]:
    """Return a SARIF log with one run."""
    kinds: list[str] = list(KINDS)
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "crconf audit",
                        "version": version,
                        "rules": [{"id": kind, "shortDescription": {"text": text}} for kind, text in KINDS.items()],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": [_result(place, kinds) for place in places],
            }
        ],
    }


def _result(place: Place, kinds: list[str]) -> dict[str, Any]:
    finding = place.finding
    citation = finding.citation
    uri = quote(place.path)
    region = {
        "startLine": citation.line,
        "startColumn": citation.column,
        "endColumn": citation.column + citation.end - citation.start,
    }
    result: dict[str, Any] = {
        "ruleId": finding.kind,
        "ruleIndex": kinds.index(finding.kind),
        "level": "note" if finding.kind == "dated" else "warning",
        "message": {"text": finding.message},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": uri}, "region": region}}],
    }
    if finding.suggestion is not None and finding.kind != "dated":
        replacement = {"deletedRegion": region, "insertedContent": {"text": finding.suggestion}}
        change = {"artifactLocation": {"uri": uri}, "replacements": [replacement]}
        result["fixes"] = [{"description": {"text": f"Write {finding.suggestion}"}, "artifactChanges": [change]}]
    return result
