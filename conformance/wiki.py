"""The rulings and examples of wiki pages that the corpus plays: `features/wiki.toml`.

The file names the pages and what is on them, in our own words::

    [may-cast]
    page = "唱えてもよい"
    revision = "2024-11-21"

    [may-cast.items]
    ex1-1 = "Lurrus and Walking Ballista with X=1"

A scenario of that item is tagged ``@wiki:may-cast/ex1-1``.
"""

from __future__ import annotations

import tomllib
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

from conformance.errors import FeatureError

FILE = "wiki.toml"


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """A page, and what is on it: each item's id with our own words for it."""

    page: str
    items: dict[str, str]
    address: str = ""
    revision: str = ""  # of the page, as the page itself or the day on which it was read says


class Wiki(Struct, frozen=True, dict=True):
    """All pages, by the name that tags use."""

    pages: dict[str, Page] = {}

    @cached_property
    def items(self) -> dict[str, str]:
        """Every item with our words for it, by PAGE/ID."""
        return {f"{name}/{item}": words for name, page in self.pages.items() for item, words in page.items.items()}


def read_wiki(features: Path) -> Wiki:
    """Read the list of a features folder; a folder without one has no such pages.

    Raises:
        FeatureError: the file is broken.
    """
    path = features / FILE
    try:
        return Wiki(msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Page]))
    except FileNotFoundError:
        return Wiki()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise FeatureError(f"{path}: {error}", "conformance/wiki.py describes the format") from error
