"""Identification: which edition a text is, and what a page got wrong, on invented editions and pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_text import catalogue, editions
from rules_text.identifying import english_title, faults, identify
from rules_text.japanese import parse_lines
from rules_text.model import Revision, Source
from tests.rules_text.conftest import EDITED, text
from tests.rules_text.samples import RULES, edition

# 20300101 has no 601.3; 20310504 adds it; 20320101 renumbers what 601.1 cites; 20330101 adds a sentence to 601.2.
HARVEST = (*RULES[:8], "601.1. A crate goes to the loft (see rule 100.2).", "601.2. Harvest", "601.2a Take a crate.")
STEPS = {
    "20300101": HARVEST,
    "20310504": (*HARVEST, "601.3. Crates are counted."),
    "20320101": (*HARVEST[:8], "601.1. A crate goes to the loft (see rule 100.1).", *HARVEST[9:],
                 "601.3. Crates are counted."),
    "20330101": (*HARVEST[:8], "601.1. A crate goes to the loft (see rule 100.1).", "601.2. Harvest",
                 "601.2a Take a crate. Fill it.", "601.3. Crates are counted."),
}  # fmt: skip


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    (tmp_path / "revisions.toml").write_text('baseline = "20330101"\nrevision = []\n[sources]\n')
    catalogue.register([(text(name, rules), "orchard") for name, rules in STEPS.items()], root=tmp_path)
    return tmp_path


def page(*lines: str) -> Revision:
    parsed = parse_lines(["6. 貯蔵", "601. 梨の保管", *lines])
    source = Source("page.html", "0" * 64, 1, "utf-8", "LF")
    return Revision(
        "ja-page-00000000", "ja", source, parsed.rules, parsed.titles, scope=("601",), oddities=parsed.oddities
    )


FULL = (
    "601.1 箱は屋根裏に置く(rule 100.1 参照)。",
    "601.2 収穫／Harvest",
    "601.2a 箱を取る。満たす。",
    "601.3 箱を数える。",
)


def names(found: object) -> list[str]:
    return [fit.revision for fit in found]  # type: ignore[attr-defined]


def test_a_page_is_dated_by_its_numbers(steps: Path) -> None:
    old = page("601.1 箱は屋根裏に置く(rule 100.2 参照)。", *FULL[1:3])
    found = identify(old, root=steps)
    assert names(found.fits) == ["20300101"]
    assert names(found.possible) == ["20310504"]  # if the page lost its end
    assert found.certain
    assert found.evidence == ("not 20310504: 601.3 is there and not here",)


def test_a_page_is_dated_by_its_references(steps: Path) -> None:
    found = identify(page("601.1 箱は屋根裏に置く(rule 100.2 参照)。", *FULL[1:]), root=steps)
    assert names(found.fits) == ["20310504"]
    assert "not 20320101: 601.1 cites rule 100.2 here and not there" in found.evidence


def test_a_page_is_dated_by_a_sentence_that_was_added(steps: Path) -> None:
    found = identify(page(*FULL), root=steps)
    assert names(found.fits) == ["20330101"]
    assert found.evidence == ("not 20320101: 601.2a has 1 sentences there, here 2",)
    found = identify(page(*FULL[:2], "601.2a 箱を取る。", FULL[3]), root=steps)
    assert names(found.fits) == ["20320101"]


def test_how_a_translation_cuts_other_sentences_proves_nothing(steps: Path) -> None:
    found = identify(page(*FULL[:3], "601.3 箱を数える。必ず数える。"), root=steps)
    assert names(found.fits) == ["20330101"]


def test_what_every_edition_contradicts_is_the_pages_fault(steps: Path) -> None:
    stale = page("601.1 箱は屋根裏に置く(rule 100.1 参照、rule 777〔古い章〕参照)。", *FULL[2:])
    found = identify(stale, root=steps)
    assert names(found.fits) == ["20330101"]
    assert [(fault.kind, fault.message) for fault in faults(stale, found)] == [
        ("gap", "601.2 is missing: every edition that fits has it"),
        ("reference", "601.1 cites rule 777〔古い章〕 here and not there (every edition that fits)"),
    ]


def test_a_title_that_disagrees_with_its_number_speaks_against(steps: Path) -> None:
    wrong = page(FULL[0], "601.2 運搬/Transport", *FULL[2:])
    found = identify(wrong, root=steps)
    assert [fault.message for fault in faults(wrong, found)] == [
        "601.2 is Harvest there, not 運搬/Transport (every edition that fits)"
    ]


def test_a_page_of_something_else_is_not_certain(steps: Path) -> None:
    found = identify(page("601.1 rule 300 参照。", "601.5 rule 400 参照。", "601.6 rule 500 参照。"), root=steps)
    assert not found.certain
    assert faults(page(*FULL), identify(page(*FULL), root=steps)) == ()


def test_an_english_text_is_found_word_for_word(steps: Path) -> None:
    known = identify(text("20310504", STEPS["20310504"]), root=steps)
    assert known.known is not None
    assert known.known.id == "20310504"
    renamed = identify(text("20311231", STEPS["20310504"]), root=steps)
    assert renamed.notes == ("the name says 20311231; byte for byte the file is 20310504",)
    reissued = identify(text("20311231", STEPS["20310504"], "May 5, 2031"), root=steps)
    assert (reissued.known, names(reissued.fits), reissued.certain) == (None, ["20310504"], True)


def test_an_english_text_that_is_none_of_the_known_names_its_nearest(steps: Path) -> None:
    new = text("20340101", (*STEPS["20330101"], "601.4. Crates are sold."))
    found = identify(new, root=steps)
    assert not found.certain
    assert names(found.fits) == ["20330101"]
    assert found.evidence == ("20330101: 10 of 11 rules and titles agree word for word",)


def test_a_reissue_is_noticed(steps: Path) -> None:
    other = identify(text("20310504", EDITED, "May 5, 2031"), root=steps)
    assert other.notes[0].startswith("20310504 is known with other bytes")
    assert other.notes[0].endswith("the words differ too")
    same = identify(text("20310504", STEPS["20310504"], "May 5, 2031"), root=steps)
    assert same.notes[0].endswith("the words are the same")
    later = identify(text("20310510", (*RULES, "601.3. Crates are sold.")), root=steps)
    assert "20310504 is known with the same effective date: a reissue?" in later.notes


def test_a_truncation_is_noticed(steps: Path) -> None:
    from rules_text import english

    raw = edition(STEPS["20310504"]).encode()
    cut = english.parse(raw[: raw.index(b"601.2a")], "20310504.txt", accept=True)
    assert any(note.startswith("truncated: ") for note in identify(cut, root=steps).notes)


@pytest.mark.parametrize(
    ("title", "english"),
    [("収穫／Harvest", "Harvest"), ("運搬/Carry Out", "Carry Out"), (None, None), ("収穫／", None)],
)
def test_the_english_half_of_a_title(title: str | None, english: str | None) -> None:
    assert english_title(title) == english


def test_the_real_manifests_are_what_pages_are_held_against_by_default() -> None:
    found = identify(page(*FULL))
    assert not found.certain
    assert found.fits[0].revision in {facts.id for facts in editions.published("en")}


def test_a_whole_edition_is_held_against_the_nearest_alone(steps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_text.identifying._WHOLE", 3)
    monkeypatch.setattr("rules_text.identifying._NEAREST", 2)
    old = page("601.1 箱は屋根裏に置く(rule 100.2 参照)。", *FULL[1:3])
    found = identify(old, root=steps)
    assert names(found.fits) == ["20300101"]
    assert len({*names(found.fits), *names(found.possible), *names(found.nearest)}) == 2
