"""Where the texts are kept: `rules_text/snapshots/` in a checkout, a user data folder when installed.

    SNAPSHOTS/texts/en/20260807/
        original        the file or page, byte for byte
        facts.json      what is known of it, as a row of revisions.toml
        manifest.tsv    its rules without their text
        rules.json      its rules with their text

The environment variable CRCONF_SNAPSHOTS names another folder.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Protocol

ORIGINAL = "original"
FACTS = "facts.json"
MANIFEST = "manifest.tsv"
RULES = "rules.json"
VARIABLE = "CRCONF_SNAPSHOTS"


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def language(self) -> str: ...


def snapshots_dir() -> Path:
    """Return the folder of everything that was pulled or imported; it need not exist."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser()
    package = Path(__file__).parent
    if (package.parent / "pyproject.toml").is_file():  # a checkout; git ignores the folder
        return package / "snapshots"
    from platformdirs import user_data_path

    return user_data_path("crconf", appauthor=False) / "snapshots"


def texts_dir() -> Path:
    """Return the folder of the imported texts."""
    return snapshots_dir() / "texts"


def text_dir(facts: _Named) -> Path:
    """Return the folder of a revision's text; it need not exist."""
    return texts_dir() / facts.language / facts.id
