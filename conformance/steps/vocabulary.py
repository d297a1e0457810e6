"""The vocabulary as data, for those who write scenarios: phrases, clauses and words in both languages."""

from __future__ import annotations

import re
from typing import Any

from conformance.steps import words
from conformance.steps.announcing import CLAUSES
from conformance.steps.grammar import Template
from conformance.steps.registry import PHRASES

# The tables of words that a reader wants to see, by the gap in which they stand.
_TABLES = {
    "step": words.STEPS,
    "place": words.PLACES,
    "color": words.COLORS,
    "type": words.TYPES,
    "counter": words.COUNTERS,
    "keyword": words.KEYWORDS,
    "method": words.METHODS,
    "alternative": words.ALTERNATIVES,
    "additional": words.ADDITIONALS,
    "costword": words.COST_WORDS,
    "costparts": words.COST_PARTS,
    "restriction": words.RESTRICTIONS,
    "choice": words.CHOICES,
    "part": words.PARTS,
    "chosenword": words.CHOSEN_WORDS,
}


# The order in which a scenario uses the phrases, and in which they are printed.
_GROUPS = (
    "Players", "Zones", "Permanents", "Mana and turn", "Actions", "Decisions",
    "Legality", "Where things are", "State", "The stack", "Costs and events",
)  # fmt: skip


def vocabulary() -> dict[str, Any]:
    """Everything that `crconf steps` prints, as plain data."""
    return {
        "phrases": [
            {
                "group": phrase.group,
                "contexts": list(phrase.contexts),
                "en": readable(phrase.templates[0]),
                "ja": readable(phrase.templates[1]),
                "meaning": _meaning(phrase.make),
                "examples": list(phrase.examples),
            }
            for phrase in sorted(PHRASES, key=lambda phrase: _GROUPS.index(phrase.group))
        ],
        "clauses": [
            {
                "en": readable(clause.templates[0]),
                "ja": readable(clause.templates[1]),
                "meaning": _meaning(clause.make),
                "examples": list(clause.examples),
            }
            for clause in CLAUSES
        ],
        "words": {
            gap: [
                {"value": str(value), "en": list(english), "ja": list(japanese)}
                for value, (english, japanese) in table.items()
            ]
            for gap, table in _TABLES.items()
        },
    }


def readable(template: Template) -> str:
    """A template without the marks of a pattern."""
    text = re.sub(r"\(\?=.*", "", template.text)
    text = text.replace("[はが]、?", "は、").replace("[はが]", "は")
    text = re.sub(r"\{(\w+):\w+\}", r"{\1}", text)
    text = re.sub(r"\(([^()]*)\)\?", r"[\1]", text)
    text = re.sub(r"(\{\w+\})\?", r"[\1]", text)
    return re.sub(r"(\w)\?", r"(\1)", text)


def _meaning(make: Any) -> str:
    return " ".join((make.__doc__ or "").split())
