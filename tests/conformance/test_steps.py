"""The vocabulary: each phrase reads in both languages, alike, and in one way only."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cardnames import read_card_names
from conformance.steps import PHRASES, Phrase, Reading, read
from conformance.steps.announcing import CLAUSES, Clause, read_clauses

NAMES = read_card_names(Path(__file__).with_name("cards.toml"))


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.examples[0])
def test_an_example_says_the_same_in_both_languages(phrase: Phrase) -> None:
    for context in phrase.contexts:
        english, japanese = Reading("en", NAMES), Reading("ja", NAMES)
        pieces = read(context, phrase.examples[0], english)
        assert pieces == read(context, phrase.examples[1], japanese)
        assert pieces
        assert english.references == japanese.references
        assert english.players == japanese.players


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.examples[0])
def test_a_clause_says_the_same_in_both_languages(clause: Clause) -> None:
    said = read_clauses(clause.examples[0], Reading("en", NAMES))
    assert said
    assert said == read_clauses(clause.examples[1], Reading("ja", NAMES))


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.examples[0])
def test_an_example_is_an_example_of_its_own_phrase(phrase: Phrase) -> None:
    for template, example in zip(phrase.templates, phrase.examples, strict=True):
        assert template.regex.fullmatch(example)


def test_every_example_names_known_cards() -> None:
    for phrase in PHRASES:
        reading = Reading("en", NAMES)
        read(phrase.contexts[0], phrase.examples[0], reading)
        assert all(NAMES.known(name.partition("#")[0]) for name in reading.card_names)
