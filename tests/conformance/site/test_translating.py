"""Scenarios in the other language: what is said, and that it means the same."""

from __future__ import annotations

import pytest

from conformance.cardnames import CardNames
from conformance.corpus import load
from conformance.site.translating import KEYWORDS, Translator
from conformance.steps import Context

CARDS = CardNames(
    cards={"Grizzly Bears": "灰色熊", "Swamp": "沼", "Fire // Ice": "火 // 氷", "Goblin": None},
    tokens={"Goblin": "ゴブリン"},
    wholes={"Fire": "Fire // Ice", "Ice": "Fire // Ice"},
    from_japanese={"灰色熊": "Grizzly Bears", "沼": "Swamp", "火 // 氷": "Fire // Ice", "火": "Fire", "氷": "Ice"},
)
PAIRS: list[tuple[Context, str, str]] = [
    ("given", 'Alice controls "Grizzly Bears"', "アリスは《灰色熊》をコントロールしている"),
    (
        "given",
        'Alice controls a tapped "Swamp" and "Grizzly Bears"',
        "アリスはタップ状態の《沼》と《灰色熊》をコントロールしている",
    ),
    ("given", 'Bob has "Grizzly Bears" and 2 "Swamp" in hand', "ボブの手札に《灰色熊》と《沼》2枚がある"),
    ("given", 'Alice has cast "Grizzly Bears"', "アリスは《灰色熊》を唱えた"),
    ("when", 'Alice casts "Grizzly Bears"', "アリスは《灰色熊》を唱える"),
    (
        "when",
        'Alice tries to cast "Fire", with X=2, targeting Bob',
        "アリスは、Xを2とし、ボブを対象とし、《火》を唱えようとする",
    ),
    ("when", 'Alice attacks Bob with "Grizzly Bears"', "アリスは《灰色熊》でボブを攻撃する"),
    ("when", "the top of the stack resolves", "スタックの一番上が解決される"),
    ("then", "the cast is legal", "唱えるのは適正である"),
    ("then", '"Swamp#1" and "Swamp#2" are tapped', "《沼#1》と《沼#2》はタップ状態である"),
    ("then", "Alice has 20 life", "アリスのライフは20点である"),
    ("then", "nothing has changed except Alice's life total", "アリスのライフ総量以外は何も変わっていない"),
]  # fmt: skip


@pytest.mark.parametrize(("context", "en", "ja"), PAIRS)
def test_a_step_is_said_in_japanese(context: Context, en: str, ja: str) -> None:
    assert Translator("en", CARDS).step(context, en) == (ja, ())


@pytest.mark.parametrize(("context", "en", "ja"), [pair for pair in PAIRS if "a tapped" not in pair[1]])
def test_a_step_is_said_in_english(context: Context, en: str, ja: str) -> None:
    said = Translator("ja", CARDS).step(context, ja)
    assert said is not None
    assert said[0].replace('1 "', '"') == en


def test_a_whole_scenario_keeps_its_tags_name_and_shape() -> None:
    source = """\
@case:x @601.2f/y
Scenario: A ruling in its own words
  Given Alice controls "Swamp"
  When Alice casts "Grizzly Bears"
  Then the cast is illegal
  And nothing has changed"""
    assert (
        Translator("en", CARDS).scenario(source)
        == """\
@case:x @601.2f/y
シナリオ: A ruling in its own words
  前提 アリスは《沼》をコントロールしている
  もし アリスは《灰色熊》を唱える
  ならば 唱えるのは不正である
  かつ 何も変わっていない"""
    )


def test_a_table_of_clauses_is_said_row_by_row() -> None:
    source = '  When Alice casts "Fire"\n    | with X=2 |\n    | targeting Bob |'
    said = Translator("en", CARDS).scenario(source)
    assert said == "  もし アリスは《火》を唱える\n    | Xを2とし |\n    | ボブを対象とし |"


def test_a_column_of_an_outline_stays_a_column() -> None:
    said = Translator("en", CARDS).step("when", 'Alice casts "Fire", with X=<X>')
    assert said == ("アリスは、Xを<X>とし、《火》を唱える", ())


@pytest.mark.parametrize("text", ["Alice dances", 'Alice casts "<spell>"', ""])
def test_what_the_vocabulary_does_not_say_stays_as_it_is(text: str) -> None:
    assert Translator("en", CARDS).step("when", text) is None


def test_a_scenario_without_any_such_step_is_none() -> None:
    assert Translator("en", CARDS).scenario("Scenario: x\n  Given Alice dances") == ""


def test_nearly_every_step_of_the_corpus_is_said() -> None:
    corpus = load()
    into = {language: Translator(language, corpus.cards) for language in ("en", "ja")}
    steps = kept = 0
    for case in corpus.cases:
        here = into[case.language].here
        said = into[case.language].scenario(case.source) or case.source
        for line, other in zip(case.source.split("\n"), said.split("\n"), strict=True):
            if line.strip().startswith(tuple(words[here] for _, words in KEYWORDS)):
                steps += 1
                kept += line == other
    assert kept <= steps // 50
