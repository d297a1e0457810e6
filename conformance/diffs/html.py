"""A diff as one page that needs nothing else; all text is escaped, and nothing on it can run."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from conformance.diffs.wording import said, sentences
from rules_text.diffing import Diff

PAGE = Path(__file__).parent / "page"


def to_html(diff: Diff, version: str) -> str:
    """Return a diff as a self-contained page.

    Args:
        diff: with the words of its pieces; leave them out for a page without rule text.
        version: of crconf.
    """
    environment = Environment(
        loader=FileSystemLoader(PAGE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    style = (PAGE / "diff.css").read_text("utf-8")
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return environment.get_template("diff.html.j2").render(
        diff=diff,
        counts={kind: count for kind, count in diff.counts().items() if count},
        policy=f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'",
        said=said,
        sentences=sentences,
        style=Markup(style),  # noqa: S704 - a file of ours
        version=version,
        with_text=any(change.pieces for change in diff.changes),
    )
