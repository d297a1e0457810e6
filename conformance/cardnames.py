"""Card names in two languages: `features/cards.toml`, which holds names alone and serves every engine.

The file says of which date its Oracle wordings are, and has a line for each card and each kind of token::

    oracle_date = "2026-08-07"

    [cards]
    "Bonecrusher Giant // Stomp" = { ja = "砕骨の巨人 // 踏みつけ" }

    [tokens]
    "Goblin" = { ja = "ゴブリン" }

A card is called by the Oracle name of the whole card; its faces stand on both sides of `` // ``, in both languages. The
Japanese name is left out where a card has none, or none is known; a Japanese scenario then uses the Oracle name.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from conformance.errors import FeatureError

FACES = " // "


@dataclass(frozen=True)
class CardNames:
    """The names of the corpus's cards."""

    oracle_date: str = ""
    cards: dict[str, str | None] = field(default_factory=dict)  # whole card -> its Japanese name
    tokens: dict[str, str | None] = field(default_factory=dict)
    wholes: dict[str, str] = field(default_factory=dict)  # face -> whole card
    from_japanese: dict[str, str] = field(default_factory=dict)  # a card's or face's Japanese name -> Oracle name

    def oracle(self, name: str, language: str) -> str:
        """The Oracle name of a card or face; a Japanese scenario may use either language.

        Raises `FeatureError` for a Japanese name that the file does not have.
        """
        if language == "en" or self.known(name):
            return name
        if name in self.from_japanese:
            return self.from_japanese[name]
        hint = self.nearest(name) or 'add "Oracle Name" = { ja = "…" } to features/cards.toml'
        raise FeatureError(f"the card 《{name}》 is not in cards.toml", hint)

    def token(self, name: str, language: str) -> str:
        """The English name of a kind of token."""
        if language == "en" or name in self.tokens:
            return name
        return next((english for english, japanese in self.tokens.items() if japanese == name), name)

    def whole(self, name: str) -> str:
        """The name of the whole card that has this face; a whole card's name is its own."""
        return self.wholes.get(name, name)

    def nearest(self, name: str) -> str | None:
        """A hint that tells which cards or faces have nearly that name; None where none has."""
        near = get_close_matches(name, [*self.cards, *self.wholes, *self.from_japanese], n=3, cutoff=0.75)
        return f"did you mean {' or '.join(near)}?" if near else None

    def known(self, name: str) -> bool:
        """Whether the file has that card or face."""
        return name in self.cards or name in self.wholes


def read_card_names(path: Path) -> CardNames:
    """Read `features/cards.toml`; raises `FeatureError` where it is missing, broken, or uses a name twice."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise FeatureError(f"{path}: there is no such file", "a features folder holds a cards.toml") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FeatureError(f"{path}: {error}", "conformance/cardnames.py describes the format") from error
    names = CardNames(
        oracle_date=str(data.get("oracle_date", "")),
        cards=_japanese(path, data, "cards"),
        tokens=_japanese(path, data, "tokens"),
    )
    for card, japanese in names.cards.items():
        faces = card.split(FACES)
        for face in faces if len(faces) > 1 else ():
            if names.wholes.setdefault(face, card) != card or face in names.cards:
                raise FeatureError(f"{path}: two cards have a face called {face!r}")
        if japanese is None:
            continue
        pairs = {japanese: card, **dict(zip(japanese.split(FACES), faces, strict=False))}
        for own, oracle in pairs.items():
            if names.from_japanese.setdefault(own, oracle) != oracle:
                raise FeatureError(f"{path}: 《{own}》 is the Japanese name of two cards")
    return names


def _japanese(path: Path, data: dict[str, object], table: str) -> dict[str, str | None]:
    entries = data.get(table, {})
    if not isinstance(entries, dict):
        raise FeatureError(f"{path}: [{table}] is no table", "conformance/cardnames.py describes the format")
    for name, entry in entries.items():
        if not isinstance(entry, dict) or not isinstance(entry.get("ja", ""), str):
            raise FeatureError(f'{path}: "{name}" is no entry of the form {{ ja = "…" }}')
    return {name: entry.get("ja") for name, entry in entries.items()}
