"""Fingerprints: equal for the same words in another print, different for other words."""

from __future__ import annotations

import re

import pytest

from rules_text.fingerprints import Print, fingerprint

SAME = [
    ("A player’s “pear” -- or plum — is ripe.", 'A player\'s "pear"—or plum -- is ripe.'),
    ("The _Ripe_(TM) set, © nobody(R).", "The Ripe™ set, © nobody®."),
    ("The _Ripe_TM set.", "The Ripe(TM) set."),
    ("Two  spaces\u00a0and\n a break.", "Two spaces and a break."),
    ("Found at <www.pears.example>.", "Found at www.pears.example."),
    ("See rule 601.2f.", "See rule 733.1a."),
    ("See rules 601.2a–d, “Pears.”", 'See rules 733.1a-c, "Pears."'),
    ("ﬁne ﬂour, ½ cup", "fine flour, 1⁄2 cup"),
]
DIFFERENT = [
    ("A pear is ripe.", "A plum is ripe."),
    ("A pear is ripe.", "A pear isn't ripe."),
    ("See rule 601.2f.", "See rules 601.2f and 601.2g."),
    ("See rule 601, “Pears.”", "See rule 601, “Plums.”"),
    ("It costs {2}.", "It costs {3}."),
    ("A pear.", "a pear."),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_print_does_not_matter(one: str, other: str) -> None:
    assert fingerprint(one).fingerprint == fingerprint(other).fingerprint


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_words_do(one: str, other: str) -> None:
    assert fingerprint(one).fingerprint != fingerprint(other).fingerprint


def test_spaces_between_japanese_words_do_not_matter() -> None:
    assert fingerprint("熟した 梨を取る。", "ja") == fingerprint("熟した梨を取る。", "ja")
    assert fingerprint("梨（熟）を取る。", "ja") == fingerprint("梨(熟)を取る。", "ja")


def test_a_fingerprint_has_64_bits_and_its_references_beside_it() -> None:
    found = fingerprint("See rules 601.2a–d and 733.")
    assert re.fullmatch("[0-9a-f]{16}", found.fingerprint)
    assert found.references == ("601.2a-601.2d", "733")


def test_a_fingerprint_can_be_written_and_read() -> None:
    for found in (fingerprint("See rules 601.2a–d and 733."), fingerprint("No reference.")):
        assert Print.parse(str(found)) == found


def test_the_fingerprint_of_a_sentence_never_changes() -> None:
    """Manifests and reviewed requirements hold fingerprints: a change of the normalisation breaks them all."""
    # printf 'Pears-"ripe" ones-see rule §.' | sha256sum | cut -c1-16
    assert fingerprint("Pears — “ripe” ones -- see rule 601.2f.").fingerprint == "e730c026721d3d31"
