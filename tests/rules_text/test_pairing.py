"""A Japanese text beside the English edition that it translates."""

from __future__ import annotations

import pytest

from rules_text.errors import UnknownRevision
from rules_text.pairing import pair


def test_what_the_saved_pages_lack_and_get_wrong() -> None:
    found = pair("ja-page-b6efe9f2")
    assert (found.ja.id, found.en.id) == ("ja-page-b6efe9f2", "20231117")  # the newest edition that the page fits
    faults = {row.number: row.faults for row in found.rows if row.faults}
    assert faults == {
        "601.1a": ("missing in the Japanese text",),
        "601.3": ("cross references: 728 here alone",),  # where there is a subgame, and no illegal action
    }
    missing = {row.number for row in pair("ja-page-d870bcb4", "20120501").rows if row.ja is None}
    assert missing == {"701.9a", "701.25a", "701.25b", "701.25c"}
    assert [row.number for row in pair("ja-page-66132ccc").rows if row.faults] == ["118.5a"]


def test_beside_the_wrong_edition_titles_disagree() -> None:
    rows = {row.number: row for row in pair("ja-page-d870bcb4", "20170119", under=["701.6"]).rows}
    assert rows["701.6"].faults == ("titled Destroy here, Create there",)
    assert any("not in the English edition" in row.faults for row in rows.values()) or len(rows) > 1


def test_how_far_it_is_behind() -> None:
    lag = pair("ja-page-b6efe9f2").lag
    assert lag.newest == "20260807"
    assert lag.editions == 15
    assert lag.kinds == {"edited": 1, "added": 1, "renumbered": 6}
    assert pair("ja-page-b6efe9f2", "20260807").lag.editions == 0


def test_it_stays_within_what_is_asked_for() -> None:
    assert {row.number[:5] for row in pair("ja-page-b6efe9f2", under=["601.2"]).rows} == {"601.2"}


def test_languages_are_not_mixed_up() -> None:
    with pytest.raises(UnknownRevision):
        pair("20260807")
    with pytest.raises(UnknownRevision):
        pair("ja-page-b6efe9f2", "ja-page-66132ccc")
