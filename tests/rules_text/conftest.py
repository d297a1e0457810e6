"""What the tests of rule texts share: nothing that was imported on this machine, and a small catalogue of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_text import catalogue, editions, english
from rules_text.model import Revision
from tests.rules_text.samples import RULES, edition

EDITED = tuple(rule.replace("loft", "attic") for rule in RULES)


@pytest.fixture(autouse=True)
def snapshots(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for imported texts."""
    folder = tmp_path_factory.mktemp("snapshots")
    monkeypatch.setenv("CRCONF_SNAPSHOTS", str(folder))
    editions.forget()
    yield folder
    editions.forget()


def text(name: str, rules: tuple[str, ...] = RULES, effective: str = "May 4, 2031") -> Revision:
    """An invented edition by its file's name."""
    return english.parse(edition(rules, effective=effective).encode(), f"{name}.txt")


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    """A catalogue of three invented editions: the second edits 601.1, the third is its reissue."""
    (tmp_path / "revisions.toml").write_text(
        'baseline = "20310507"\nrevision = []\n[sources]\norchard = "https://pears.example/rules"\n'
    )
    texts = [text("20300101", effective="January 3, 2030"), text("20310504", EDITED), text("20310507", EDITED)]
    catalogue.register([(each, "orchard") for each in texts], root=tmp_path)
    yield tmp_path
    editions.forget()
