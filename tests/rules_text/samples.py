"""Invented editions in the layout of the published ones."""

from __future__ import annotations

from collections.abc import Sequence

RULES = (
    "1. The Orchard",
    "100. General",
    "100.1. Pears are counted at dusk. A pear that fell is counted too (see rule 601.2).",
    "100.1a A basket holds up to nine pears.\nExample: Nine pears fill one basket.\n"
    "Example: Ten pears need two baskets.",
    "100.2. Harvest",
    "100.2a The gardener says, “Take a ladder. Pick what is ripe.” See rule 601, “Storing Pears.”",
    "6. Cellar and Loft",
    "601. Storing Pears",
    "601.1. A crate goes to the loft. {3}{G}-labelled crates go to the cellar.",
    "601.2. A cellar is cool.\n     A warm cellar is called a pantry.",
)


def edition(
    rules: Sequence[str] = RULES,
    *,
    effective: str = "May 4, 2031",
    contents: Sequence[str] = ("1. The Orchard", "100. General", "6. Cellar and Loft", "601. Storing Pears"),
    tail: str = "Glossary\n\nPear\nA fruit.\n\nCredits\n\nNobody.\n",
) -> str:
    """Return an edition's text.

    Args:
        rules: headings and rules, a blank line between each two.
        effective: the date in the front matter.
        contents: the table of contents.
        tail: what stands behind the rules.
    """
    front = f"Comprehensive Rules of Pears\n\nThese rules are effective as of {effective}.\n\nContents\n\n"
    listed = "".join(f"{title}\n" for title in contents)
    body = "\n\n".join(rules)
    return f"{front}{listed}\nGlossary\n\nCredits\n\n{body}\n\n{tail}"
