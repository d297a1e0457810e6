"""The forms of a template."""

from __future__ import annotations

import pytest

from conformance.site.forms import distance, fill, shapes


@pytest.mark.parametrize(
    ("text", "given", "forms"),
    [
        ("{player} (casts|has cast) {face}", {"player", "face"}, ["A casts B", "A has cast B"]),
        ("{player}[はが]、?{face}", {"player", "face"}, ["AはB", "Aは、B"]),
        ("{face}( for {source:object})?", {"face"}, ["B"]),
        ("{face}( for {source:object})?", {"face", "source"}, ["B for C"]),
        ("{face} cards?", {"face"}, ["B card", "B cards"]),
        ("it is ({player}'s|the) end", {"player"}, ["it is A's end"]),
        ("it is ({player}'s|the) end", set(), ["it is the end"]),
        ("kicked( twice)?(?=, |$)", set(), ["kicked", "kicked twice"]),
    ],
)
def test_every_form_with_the_gaps_given(text: str, given: set[str], forms: list[str]) -> None:
    values = {"player": "A", "face": "B", "source": "C"}
    assert [fill(shape, values) for _, shape in shapes(text, frozenset(given))] == forms


def test_the_choice_that_was_made_is_the_nearest_in_the_other_language() -> None:
    gaps = frozenset({"player"})
    english = dict(map(reversed, shapes("{player} (casts|has cast|tries)", gaps)))  # type: ignore[arg-type]
    made = english["\x00player\x01 has cast"]
    japanese = shapes("{player}[はが]、?(唱える|唱えた|唱えようとする)", gaps)
    nearest = min(japanese, key=lambda form: distance(made, form[0]))
    assert fill(nearest[1], {"player": "アリス"}) == "アリスは唱えた"
