"""Registering editions: what stands in revisions.toml afterwards."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rules_text import catalogue, editions
from rules_text.editions import Misprint, load_edition
from rules_text.errors import TextError
from tests.rules_text.conftest import EDITED, text
from tests.rules_text.samples import RULES


def test_registering_twice_changes_nothing(root: Path) -> None:
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    catalogue.register([(text("20310504", EDITED), "orchard")], root=root)
    assert {path: path.read_bytes() for path in root.rglob("*") if path.is_file()} == before


def test_an_edition_takes_its_place_among_the_others(root: Path) -> None:
    catalogue.register([(text("20301111"), "orchard")], root=root)
    assert [facts.id for facts in editions.revisions(root=root)] == ["20300101", "20301111", "20310504", "20310507"]
    for name, rules in (("20300101", RULES), ("20301111", RULES), ("20310504", EDITED)):
        expected = text(name, rules).rule("601.1").sentence_prints()
        assert load_edition(name, root=root).rule("601.1").sentences == expected


def test_other_bytes_under_a_known_name_are_refused(root: Path) -> None:
    before = (root / "revisions.toml").read_bytes()
    with pytest.raises(TextError, match="20310504 is known with other bytes"):
        catalogue.register([(text("20310504", RULES), "orchard")], root=root)
    assert (root / "revisions.toml").read_bytes() == before


def test_what_a_person_noted_stays(root: Path) -> None:
    path = root / "revisions.toml"
    noted = 'id = "20310504"\nmisprints = [{line = 9, printed = "601.1", meant = "601.3"}]'
    path.write_text(path.read_text().replace('id = "20310504"', noted))
    editions.forget()
    catalogue.register([(text("20310504", EDITED), "orchard"), (text("20320101"), "orchard")], root=root)
    assert editions.find("20310504", root=root).misprints == (Misprint(line=9, printed="601.1", meant="601.3"),)
    written = tomllib.loads(path.read_text())
    assert written["baseline"] == "20310507"
    assert written["sources"] == {"orchard": "https://pears.example/rules"}


def test_oddities_are_facts_without_text(root: Path) -> None:
    odd = text("20320101", tuple(rule.replace("100.1a A", "100.1a. A") for rule in RULES))
    facts = catalogue.facts_of(odd, "orchard", root=root)
    assert facts.oddities == (f"line {odd.rule('100.1a').line}: 100.1a has a dot behind its letter",)
