"""Sentences: where they end in English and in Japanese, and where they do not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_text.sentences import split

ENGLISH = [
    ("Take one. Take another.", 2),
    ("Take {3}{G}. {T} turns it sideways.", 2),
    ("Take one (see rule 601.3). Put it back (see rules 601.2a–d and 118.8).", 2),
    # A bracket of its own is a sentence, as many as stand in it.
    ("Take one. (Nothing is also one. See rule 704.) Go on.", 3),
    ("Take one (nothing is also one. Or so they say) and go on.", 1),
    # A quotation that ends the sentence, and one in its middle.
    ("It reads, “Pick a pear. Eat it.” Then stop.", 2),
    ('It reads, "Pick a pear. Eat it." Then stop.', 2),
    ("The words “Pick a pear. Eat it.” are spoken aloud.", 1),
    ("“Picking” means “Take a pear.” Eating is another matter.", 2),
    ("It reads, “When you pick it, say ‘Ripe. Very ripe.’” Then stop.", 2),
    ("[This pear] is ripe. [That one] isn’t.", 2),
    # Points that end nothing.
    ("Use, e.g. Bartlett pears. Use no other.", 2),
    ("Orchard vs. Market is a game. Play it.", 2),
    ("Visit www.pears.example/Basket.aspx for more. Or do not.", 2),
    ("It costs 1.5 baskets. No more.", 2),
    # A single letter is a variable or a kind of mana, never the initial of a name.
    ("Some crates include an X. Look inside.", 2),
    ("It gets -0/-X. Another gets +X/+0.", 2),
    ("Take pears, plums, etc. Then leave.", 2),
    ("What is ripe? Eat it! Then leave.", 3),
    ("A list follows:", 1),
    ("Æther pears exist. Æther plums do not.", 2),
    ("One paragraph.\nAnother paragraph. With two.", 3),
    ("", 0),
    ("  \n ", 0),
    # A quote that is never closed must not swallow the rest of the rule.
    ("It reads, “Pick a pear. Eat it. Then stop. Go home.", 4),
    ("Take one (or two. Take three. Take four.", 3),
]


@pytest.mark.parametrize(("text", "count"), ENGLISH)
def test_english(text: str, count: int) -> None:
    assert len(split(text, "en")) == count, split(text, "en")


def test_an_english_sentence_keeps_its_quotes_and_brackets() -> None:
    text = "It reads, “Pick a pear. Eat it.” (Ripe ones alone.) Then {T}: stop."
    assert split(text, "en") == ("It reads, “Pick a pear. Eat it.”", "(Ripe ones alone.)", "Then {T}: stop.")


JAPANESE = [
    ("梨を取る。戻す。", 2),
    ("「梨を1つ取る。それを食べる。」と書かれている。終わる。", 2),
    ("『梨を取る。』と言う。", 1),
    ("梨を取る(0個でもよい)。戻す(rule 601.3 参照)。", 2),
    ("梨を取る（熟した。または青い。）ことができる。", 1),
    # A bracket that holds whole sentences by itself is one sentence.
    ("梨を取る。(熟していれば食べる。青ければ置く。)帰る。", 3),
    ("《熟れた梨》を取る。〔梨の項〕参照。", 2),
    ("なぜ取るのか？食べるためである！", 2),
    ("梨を1つ取る", 1),
    ("", 0),
    ("「梨を取る。戻す。帰る。", 3),  # never closed
]


@pytest.mark.parametrize(("text", "count"), JAPANESE)
def test_japanese(text: str, count: int) -> None:
    assert len(split(text, "ja")) == count, split(text, "ja")


@given(st.text(alphabet="aB.?!”“\"()[]{}' \n1,", max_size=60), st.sampled_from(["en", "ja"]))
def test_no_character_is_lost_and_no_sentence_is_empty(text: str, language: str) -> None:
    found = split(text, language)
    assert all(sentence.strip() == sentence and sentence for sentence in found)
    assert "".join("".join(found).split()) == "".join(text.split())
