"""What the search knows: rules, requirements, scenarios and cards, in both languages."""

from __future__ import annotations

from typing import Any

from conformance.cardnames import FACES
from conformance.site.model import Site, page_name


def search_data(site: Site) -> dict[str, Any]:
    """Return sections and rules with their titles, requirements, cases, and for each card the cases that name it."""
    requirements = [one for rule in site.rules if rule.row for one in rule.row.requirements]
    cases = [case for case in site.report.cases.values() if case.id in site.home]
    return {
        "rules": [
            *([section.number, section.title, section.title_ja] for section in site.sections),
            *([rule.number, rule.title, rule.title_ja] for rule in site.rules),
        ],
        "requirements": [[one.id, one.en, one.ja] for one in requirements if one.en or one.ja],
        "items": [[page_name(page), item.id, item.words] for page in site.report.pages for item in page.items],
        "cases": [[case.id, case.name, site.home[case.id]] for case in cases],
        "cards": [
            [name, japanese or "", found]
            for name, japanese in site.cards.items()
            if (found := [at for at, case in enumerate(cases) if _names(case.source, name, japanese)])
        ],
    }


def _names(source: str, name: str, japanese: str | None) -> bool:
    """Tell whether a scenario names a card, or a face of it."""
    english = any(f'"{each}' in source for each in name.split(FACES))
    return english or any(f"《{each}" in source for each in (japanese or name).split(FACES))
