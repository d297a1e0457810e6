"""The card library: cards as data, built from small parts (CR 200-212, 300-313).

Conventions:

- Each module registers its cards with `card(...)`, one statement a card, in alphabetical order, no text parsing.
- A card is what it is at the baseline's date; its name here is its Oracle name. What no scenario needs may be left out
  of a card only where it cannot be seen in any scenario (say so in a comment).
- Whatever two cards share becomes a part: an effect in `effects`, a quality in `qualities`, a keyword in
  `keyword_abilities`. No rules module ever names a card.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from reference_engine.objects import CardDefinition, Characteristics

CARDS: dict[str, CardDefinition] = {}
TOKENS: dict[str, CardDefinition] = {}


def card(*faces: Characteristics, layout: str = "normal") -> CardDefinition:
    """Register a card by its name: that of its face, or "A // B" where it has two."""
    name = " // ".join(face.name for face in faces)
    definition = CardDefinition(name, faces, layout)
    if name in CARDS:
        msg = f"the card {name} is registered twice"
        raise ValueError(msg)
    CARDS[name] = definition
    return definition


def token(face: Characteristics) -> CardDefinition:
    """Make a token's definition (CR 111.3)."""
    definition = CardDefinition(face.name, (face,))
    TOKENS[face.name] = definition
    return definition


def library() -> dict[str, CardDefinition]:
    """Every card that the engine knows, by name."""
    if not CARDS:
        for module in sorted(iter_modules(__path__), key=lambda found: found.name):
            import_module(f"{__name__}.{module.name}")
    return CARDS
