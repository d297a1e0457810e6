"""A scenario in the other language."""

from __future__ import annotations

from conformance.cardnames import CardNames


def translated(source: str, language: str, cards: CardNames) -> str:  # noqa: ARG001
    """Return a scenario in the other language; "" where it cannot be said there."""
    return ""
