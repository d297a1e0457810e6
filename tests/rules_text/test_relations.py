"""Lineage between invented texts: what became of each rule is known, because the tests did it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_text.matching import Decision
from rules_text.model import Revision, Rule, Source
from rules_text.relations import KINDS, Relation, relate
from tests.rules_text import synthetic
from tests.rules_text.synthetic import EDITS, Book

PEARS = "At dusk, the gardener counts every ripe pear inside the heavy basket and leaves nine of the small plums."
WASPS = "Before frost, a neighbour seals each hollow jar against the striped wasps that come over the garden wall."
SMOKE = "Smoke from the lantern turns the bees away while the cook carries four combs along the hedge to the loft."
ROPES = "A rope with two knots holds the ladder; whoever climbs it alone must first tell the owner of the orchard."


def text(*rules: tuple[str, str], titles: dict[str, str] | None = None, scope: tuple[str, ...] = ()) -> Revision:
    """An invented text of (number, words); a number whose words have no stop is a heading."""
    made = tuple(Rule(n, words, title=None if words.endswith(".") else words) for n, words in rules)
    return Revision("r", "en", Source("r", "", 0, "utf-8", "LF"), made, titles or {}, scope=scope)


def kinds(old: Revision, new: Revision, *decisions: Decision) -> set[tuple[str, str, str]]:
    """What became of the rules, without what is unchanged."""
    return {
        (relation.kind, " ".join(relation.old), " ".join(relation.new))
        for relation in relate(old, new, decisions)
        if relation.kind != "unchanged"
    }


def test_the_same_text_is_unchanged() -> None:
    here = text(("100.1", PEARS), ("100.1a", WASPS), titles={"100": "Pears"})
    assert [(r.kind, r.old, r.new) for r in relate(here, here)] == [
        ("unchanged", (n,), (n,)) for n in ("100", "100.1", "100.1a")
    ]


def test_an_inserted_rule_renumbers_those_behind_it() -> None:
    old = text(("100.1", PEARS), ("100.2", WASPS))
    new = text(("100.1", PEARS), ("100.2", SMOKE), ("100.3", WASPS))
    assert kinds(old, new) == {("added", "", "100.2"), ("renumbered", "100.2", "100.3")}


def test_a_number_that_is_used_again_is_another_rule() -> None:
    old = text(("601.5", WASPS), ("601.5a", PEARS), ("601.6", SMOKE), ("601.6a", ROPES))
    new = text(
        ("601.5", "A new rule stands here."), ("601.6", WASPS), ("601.6a", PEARS), ("601.7", SMOKE), ("601.7a", ROPES)
    )
    assert kinds(old, new) == {
        ("added", "", "601.5"),
        ("renumbered", "601.5", "601.6"),
        ("renumbered", "601.5a", "601.6a"),
        ("renumbered", "601.6", "601.7"),
        ("renumbered", "601.6a", "601.7a"),
    }


def test_two_rules_that_changed_places() -> None:
    old, new = text(("100.1", PEARS), ("100.2", WASPS)), text(("100.1", WASPS), ("100.2", PEARS))
    assert kinds(old, new) == {("renumbered", "100.1", "100.2"), ("renumbered", "100.2", "100.1")}


def test_an_edit_is_told_from_a_renumbering() -> None:
    old = text(("100.1", PEARS), ("100.2", WASPS))
    new = text(("100.1", PEARS.replace("nine", "ten")), ("100.3", WASPS.replace("hollow", "sealed")))
    assert kinds(old, new) == {("edited", "100.1", "100.1"), ("renumbered+edited", "100.2", "100.3")}


def test_a_split_and_a_merger() -> None:
    apart = text(("100.1", PEARS), ("100.2", WASPS), ("100.3", SMOKE))
    together = text(("100.1", f"{PEARS} {WASPS}"), ("100.2", SMOKE))
    assert ("split", "100.1", "100.1 100.2") in kinds(together, apart)
    assert ("merged", "100.1 100.2", "100.1") in kinds(apart, together)
    assert ("renumbered", "100.3", "100.2") in kinds(apart, together)


def test_a_new_rule_in_the_words_of_one_that_stays_is_new() -> None:
    old = text(("701.9a", PEARS))
    new = text(("701.9a", PEARS), ("701.10a", PEARS.replace("pear", "quince")))
    assert kinds(old, new) == {("added", "", "701.10a")}


def test_a_rule_left_out_because_another_says_as_much_was_merged() -> None:
    old = text(("712.1", PEARS), ("713.1", PEARS.replace("heavy basket", "basket")), ("713.2", SMOKE))
    new = text(("712.1", PEARS), ("712.2", SMOKE))
    assert ("merged", "712.1 713.1", "712.1") in kinds(old, new)


def test_a_cross_reference_that_followed_its_rule_is_no_edit() -> None:
    old = text(("100.1", "See rule 100.2 for pears."), ("100.2", WASPS))
    followed = text(("100.1", "See rule 100.3 for pears."), ("100.2", SMOKE), ("100.3", WASPS))
    stale = text(("100.1", "See rule 100.2 for pears."), ("100.2", SMOKE), ("100.3", WASPS))
    assert not any(kind == "edited" for kind, _, _ in kinds(old, followed))
    assert ("edited", "100.1", "100.1") in kinds(old, stale)


def test_quotes_and_dashes_are_no_edit() -> None:
    old = text(("100.1", 'A "pear" -- ripe or not -- is a fruit.'))
    new = text(("100.1", "A “pear”—ripe or not—is a fruit."))
    assert kinds(old, new) == set()


def test_a_section_under_another_number_and_title_is_known_by_its_rules() -> None:
    old = text(("117.1", PEARS), ("117.2", WASPS), titles={"117": "Baskets"})
    new = text(("118.1", PEARS), ("118.2", WASPS), titles={"117": "Gates", "118": "Baskets and Jars"})
    assert ("renumbered+edited", "117", "118") in kinds(old, new)


def test_what_lies_outside_a_texts_scope_is_neither_added_nor_removed() -> None:
    page = text(("601.1", PEARS), scope=("601",))
    whole = text(("100.1", WASPS), ("601.1", PEARS), ("601.2", SMOKE))
    assert kinds(page, whole) == {("added", "", "601.2")}
    assert kinds(whole, page) == {("removed", "601.2", "")}


def test_close_candidates_are_marked_for_a_person() -> None:
    old = text(("100.1", PEARS))
    new = text(("100.2", PEARS.replace("pear", "plum")), ("100.3", PEARS.replace("pear", "quince")))
    assert any(relation.ambiguous for relation in relate(old, new))


def test_a_decision_stands_against_the_words() -> None:
    old, new = text(("100.1", PEARS), ("100.2", WASPS)), text(("100.1", WASPS), ("100.2", PEARS))
    decided = relate(old, new, [Decision(("100.1",), ("100.1",)), Decision(("100.2",), ("100.2",))])
    assert {(r.kind, r.old, r.ambiguous) for r in decided} == {
        ("edited", ("100.1",), False),
        ("edited", ("100.2",), False),
    }
    gone = kinds(old, new, Decision(("100.1",), ()), Decision((), ("100.2",)))
    assert {("removed", "100.1", ""), ("added", "", "100.2")} <= gone


def test_a_decision_on_a_number_that_is_not_there_is_refused() -> None:
    here = text(("100.1", PEARS))
    with pytest.raises(KeyError):
        relate(here, here, [Decision(("100.9",), ("100.1",))])


def test_japanese_is_compared_by_characters() -> None:
    def page(number: str, words: str) -> Revision:
        rule = Rule(number, words, language="ja")
        return Revision("j", "ja", Source("j", "", 0, "utf-8", "LF"), (rule,), {})

    words = "庭師は夕暮れに熟した梨をすべて籠の中で数え、小さな梅を九個残す。"
    old, new = page("100.1", words), page("100.2", words.replace("九個", "十個"))
    assert [(r.kind, r.old, r.new) for r in relate(old, new)] == [("renumbered+edited", ("100.1",), ("100.2",))]
    spaced = page("100.1", words.replace("の", " の "))
    assert [r.kind for r in relate(old, spaced)] == ["unchanged"]


def edges(relations: tuple[Relation, ...]) -> set[tuple[str, str]]:
    """(old, new) of every rule that goes on."""
    return {(old, new) for r in relations for old in r.old for new in r.new if "." in old and "." in new}


@settings(derandomize=True, max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), make=st.sampled_from(EDITS))
def test_a_single_edit_is_found(seed: int, make: Callable[[Random, Book], None]) -> None:
    random = Random(seed)
    before = synthetic.book(random)
    after = deepcopy(before)
    make(random, after)
    assert edges(relate(before.revision("a"), after.revision("b"))) == synthetic.truth(after)


@settings(derandomize=True, max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_every_rule_has_its_relation_and_kinds_fit_their_numbers(seed: int) -> None:
    random = Random(seed)
    before = synthetic.book(random)
    after = deepcopy(before)
    for _ in range(random.randint(0, 12)):
        random.choice(EDITS)(random, after)
    old, new = before.revision("a"), after.revision("b")
    found = relate(old, new)
    assert {n for r in found for n in r.old} == {rule.number for rule in old} | set(old.titles)
    assert {n for r in found for n in r.new} == {rule.number for rule in new} | set(new.titles)
    for relation in found:
        sizes = {"added": (0, 1), "removed": (1, 0)}.get(relation.kind, (1, 1))
        if relation.kind in ("split", "merged"):
            assert max(len(relation.old), len(relation.new)) > 1 == min(len(relation.old), len(relation.new))
        else:
            assert (len(relation.old), len(relation.new)) == sizes
        assert relation.kind in KINDS


def test_accuracy_on_editions_with_many_edits() -> None:
    right = found = true = 0
    for seed in range(60):
        random = Random(seed)
        before = synthetic.book(random, sections=6)
        after = deepcopy(before)
        for _ in range(20):
            random.choice(EDITS)(random, after)
        guessed = edges(relate(before.revision("a"), after.revision("b")))
        actual = synthetic.truth(after)
        right, found, true = right + len(guessed & actual), found + len(guessed), true + len(actual)
    assert right / found >= 0.99  # precision
    assert right / true >= 0.99  # recall
