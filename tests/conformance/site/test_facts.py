"""The data of the edition browser: what it holds is what the manifests and the lineage hold."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.site import facts
from rules_text import lineage
from rules_text.editions import load_edition


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return facts.lineage_data()


@pytest.mark.parametrize("edition", ["20090708", "20120501", "20231117", "20260807"])
def test_an_edition_has_the_rules_that_its_manifest_has(data: dict[str, Any], edition: str) -> None:
    at = data["editions"].index(edition)
    found = {number for number, runs in data["contents"].items() if any(r[0] <= at <= r[1] for r in runs)}
    assert found == set(lineage.numbers_of(load_edition(edition, "en")))


def test_titles_and_sentences_are_those_of_the_edition(data: dict[str, Any]) -> None:
    at = data["editions"].index("20120501")
    edition = load_edition("20120501", "en")
    for number in ("701.6", "701.12", "601.2e", "118"):
        (run,) = (run for run in data["contents"][number] if run[0] <= at <= run[1])
        assert run[2] == (edition.title(number) or "")
        if "." in number:
            assert len(run[3]) == len(edition.rule(number).sentences)


def test_equal_marks_are_equal_words(data: dict[str, Any]) -> None:
    marks: dict[int, str] = {}
    for edition in ("20231117", "20260807"):
        at = data["editions"].index(edition)
        for rule in load_edition(edition, "en").section("601"):
            (run,) = (run for run in data["contents"][rule.number] if run[0] <= at <= run[1])
            for mark, part in zip(run[3], rule.sentences, strict=True):
                assert marks.setdefault(mark, part.fingerprint) == part.fingerprint
    assert len(set(marks.values())) == len(marks)


def test_the_steps_are_the_lineage(data: dict[str, Any]) -> None:
    known = lineage.load()
    assert data["editions"] == list(known.editions)
    assert [len(step) for step in data["steps"]] == [len(step.relations) for step in known.steps]


def test_japanese_pages_stand_beside_the_edition_that_they_render(data: dict[str, Any]) -> None:
    scopes = {tuple(each["scope"]): data["editions"][each["at"]] for each in data["ja"]["editions"]}
    assert scopes[("701",)] == "20120501"
    assert data["ja"]["contents"]["701.6"][0][2] == "破壊する／Destroy"
