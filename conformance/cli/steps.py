"""`crconf steps`: print the step vocabulary in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import click


@click.command()
@click.option("--format", "form", type=click.Choice(["text", "json", "markdown"]), default="text", show_default=True)
def steps(form: str) -> None:
    """Print every step phrase, English and Japanese side by side, with an example of each.

    \b
    Example:
      crconf steps --format markdown > vocabulary.md
    """
    from conformance.steps.vocabulary import vocabulary

    printed = {"text": _text, "json": _json, "markdown": to_markdown}[form]
    click.echo(printed(vocabulary()))


def _json(vocabulary: dict[str, Any]) -> str:
    return json.dumps(vocabulary, ensure_ascii=False, indent=2)


def _text(vocabulary: dict[str, Any]) -> str:
    lines: list[str] = []
    for phrase in vocabulary["phrases"]:
        lines += [f"{'/'.join(phrase['contexts'])}: {phrase['en']}", *_under(phrase)]
    lines += ["", "Clauses of an announcement (English: behind the action; Japanese: before it)", ""]
    for clause in vocabulary["clauses"]:
        lines += [clause["en"], *_under(clause)]
    lines += ["", "Words", ""]
    for gap, rows in vocabulary["words"].items():
        lines.append(f"{{{gap}}}: " + "; ".join(f"{row['en'][0]} = {row['ja'][0]}" for row in rows))
    return "\n".join(lines)


def _under(entry: dict[str, Any]) -> Iterable[str]:
    yield f"    {entry['ja']}"
    yield f"    {entry['meaning']}"
    yield f"    e.g. {entry['examples'][0]}"
    yield f"         {entry['examples'][1]}"


def to_markdown(vocabulary: dict[str, Any]) -> str:
    """Return the vocabulary as a Markdown page."""
    lines = ["# The step vocabulary", ""]
    group = None
    for phrase in vocabulary["phrases"]:
        if phrase["group"] != group:
            group = phrase["group"]
            lines += ["", f"## {group}", ""]
        lines += _bullet(phrase, f"*{' / '.join(phrase['contexts'])}* ")
    lines += ["", "## Clauses of an announcement", "", "English sets them behind the action, Japanese before it.", ""]
    for clause in vocabulary["clauses"]:
        lines += _bullet(clause, "")
    lines += ["", "## Words", ""]
    for gap, rows in vocabulary["words"].items():
        forms = "; ".join(f"{' / '.join(row['en'])} = {' / '.join(row['ja'])}" for row in rows)
        lines.append(f"- `{{{gap}}}`: {forms}")
    return "\n".join(lines)


def _bullet(entry: dict[str, Any], before: str) -> list[str]:
    return [
        f"- {before}`{entry['en']}` — `{entry['ja']}`",
        f"  {entry['meaning']}",
        f"  e.g. `{entry['examples'][0]}` — `{entry['examples'][1]}`",
    ]
