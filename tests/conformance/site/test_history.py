"""What happened to a rule since 2009, against the facts that the manifests and the lineage hold."""

from __future__ import annotations

import pytest

from conformance.site.history import History, Span, histories
from rules_text import lineage
from rules_text.editions import load_edition


@pytest.fixture(scope="module")
def past() -> dict[str, History]:
    return histories(load_edition())


def test_a_rule_that_moved_has_its_numbers_oldest_first(past: dict[str, History]) -> None:
    assert [span.number for span in past["701.8"].spans] == ["701.6", "701.7", "701.8"]
    assert past["701.8"].spans[0].first == lineage.FIRST
    assert past["701.8"].spans[-1].last == "20260807"


def test_the_spans_of_a_rule_follow_each_other(past: dict[str, History]) -> None:
    order = {edition: at for at, edition in enumerate(lineage.load().editions)}
    for history in past.values():
        for one, other in zip(history.spans, history.spans[1:], strict=False):
            assert order[one.last] + 1 == order[other.first]


def test_every_span_is_what_the_lineage_says(past: dict[str, History]) -> None:
    for number in ("601.2f", "118.7a", "702.9b", "118"):
        for span in past[number].spans:
            assert number in lineage.numbering(span.number, span.first)
            assert number in lineage.numbering(span.number, span.last)


def test_a_rule_that_is_younger_than_the_lineage_has_a_birth(past: dict[str, History]) -> None:
    young = past["601.5"]
    assert [event.kind for event in young.events][:1] == ["new"]
    assert lineage.load().editions[young.born] == young.events[0].edition
    assert young.spans[0] == Span("601.5", young.events[0].edition, "20260807")


def test_moves_and_rewordings_are_told_apart(past: dict[str, History]) -> None:
    kinds = {event.edition: event.kind for event in past["601.2f"].events}
    assert kinds == {"20150123": "reworded", "20150717": "moved"}
    assert past["601.2f"].count("moved") == 1
    assert past["601.2f"].count("reworded") == 1
