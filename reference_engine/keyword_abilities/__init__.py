"""Keyword abilities (CR 702) as parts to build cards from: each function gives what its keyword stands for.

A keyword whose rules are carried out where they apply (flying, hexproof ...) is `keyword("flying")`.
"""

from __future__ import annotations

from reference_engine.abilities import Keyword
from reference_engine.costs import Cost


def keyword(name: str, number: int | None = None, cost: Cost | None = None) -> Keyword:
    """A keyword that the rules look for by name."""
    return Keyword(cost, number, keyword=name)
