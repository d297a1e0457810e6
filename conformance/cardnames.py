"""Card names in two languages: `features/cards.toml`, which holds names alone and serves every engine.

The file says of which date its Oracle wordings are, and has a table for each card::

    oracle_date = "2026-08-07"

    ["Bonecrusher Giant // Stomp"]
    ja = "砕骨の巨人 // 踏みつけ"

A card is called by the Oracle name of the whole card; its faces stand on both sides of `` // ``, in both languages. A
token has a table called ``token:Goblin``.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from conformance.errors import FeatureError

FACES = " // "
TOKEN_PREFIX = "token:"


@dataclass(frozen=True)
class CardNames:
    """The names of the corpus's cards."""

    oracle_date: str = ""
    japanese: dict[str, str] = field(default_factory=dict)  # whole card, or token:NAME -> its Japanese name
    _wholes: dict[str, str] = field(default_factory=dict)  # face -> whole card
    _oracle: dict[str, str] = field(default_factory=dict)  # Japanese name of a card or face -> Oracle name

    def oracle(self, name: str, language: str) -> str:
        """The Oracle name of a card or face; a Japanese scenario may use either language.

        Raises `FeatureError` for a Japanese name that the file does not have.
        """
        if language == "en" or name in self.japanese or name in self._wholes:
            return name
        if name in self._oracle:
            return self._oracle[name]
        raise FeatureError(
            f"the card 《{name}》 is not in cards.toml",
            hint='add a table ["Oracle Name"] with ja = "…" to features/cards.toml',
        )

    def token(self, name: str, language: str) -> str:
        """The English name of a token."""
        return name if language == "en" else self._oracle.get(TOKEN_PREFIX + name, name)

    def whole(self, name: str) -> str:
        """The name of the whole card that has this face; a whole card's name is its own."""
        return self._wholes.get(name, name)

    def known(self, name: str) -> bool:
        """Whether the file has that card or face."""
        return name in self.japanese or name in self._wholes


def read_card_names(path: Path) -> CardNames:
    """Read `features/cards.toml`; raises `FeatureError` where it is missing, broken, or uses a name twice."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise FeatureError(f"{path}: there is no such file", hint="a features folder holds a cards.toml") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FeatureError(f"{path}: {error}", hint="see conformance/cardnames.py for the format") from error
    names = CardNames(oracle_date=str(data.pop("oracle_date", "")))
    for card, entry in data.items():
        japanese = entry.get("ja") if isinstance(entry, dict) else None
        if not isinstance(japanese, str) or not japanese:
            raise FeatureError(f'{path}: ["{card}"] has no ja = "…"', hint="every card has its Japanese name")
        names.japanese[card] = japanese
        token = TOKEN_PREFIX if card.startswith(TOKEN_PREFIX) else ""
        pairs = [(card.removeprefix(token), japanese)]
        faces = tuple(zip(card.split(FACES), japanese.split(FACES), strict=False)) if FACES in card else ()
        for face, _ in faces:
            if names._wholes.setdefault(face, card) != card or face in data:
                raise FeatureError(f"{path}: two cards have a face called {face!r}")
        for oracle, own in (*pairs, *faces):
            if names._oracle.setdefault(token + own, oracle) != oracle:
                raise FeatureError(f"{path}: 《{own}》 is the Japanese name of two cards")
    return names
