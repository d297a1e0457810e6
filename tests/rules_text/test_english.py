"""The official English text: its parts, its misprints, and files that are none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_text import english, numbers
from rules_text.errors import TextError, UnknownRule
from rules_text.model import Revision
from tests.rules_text.samples import RULES, edition


def parse(text: str, *, accept: bool = False, name: str = "pears.txt") -> Revision:
    return english.parse(text.encode(), name, accept=accept)


def oddities(revision: Revision) -> list[tuple[str, str | None]]:
    return [(oddity.kind, oddity.number) for oddity in revision.oddities]


def test_the_parts_of_an_edition() -> None:
    revision = parse(edition())
    assert [rule.number for rule in revision] == ["100.1", "100.1a", "100.2", "100.2a", "601.1", "601.2"]
    assert revision.titles == {
        "1": "The Orchard",
        "100": "General",
        "6": "Cellar and Loft",
        "601": "Storing Pears",
    }
    assert revision.effective == "20310504"
    assert revision.id == "20310504"
    assert revision.oddities == ()
    assert revision.language == "en"
    assert revision.scope == ()


def test_the_parts_of_a_rule() -> None:
    revision = parse(edition())
    rule = revision.rule("100.1a")
    assert rule.text == "A basket holds up to nine pears."
    assert rule.examples == ("Nine pears fill one basket.", "Ten pears need two baskets.")
    assert rule.line == edition().split("\n").index("100.1a A basket holds up to nine pears.") + 1
    assert [str(reference) for reference in revision.rule("100.2a").references] == ["601"]
    assert revision.rule("100.1").sentence(2) == "A pear that fell is counted too (see rule 601.2)."
    assert rule.example(2) == "Ten pears need two baskets."


def test_a_rule_that_is_only_a_term_is_a_heading() -> None:
    heading = parse(edition()).rule("100.2")
    assert heading.title == "Harvest"
    assert heading.sentences == ()


def test_further_paragraphs_belong_to_the_rule() -> None:
    rule = parse(edition()).rule("601.2")
    assert rule.text == "A cellar is cool.\nA warm cellar is called a pantry."
    assert len(rule.sentences) == 2


def test_a_wrapped_text_is_joined() -> None:
    wrapped = (
        *RULES[:8],
        "601.1. A crate goes to the loft or, see rule\n601.2. above the cellar, anywhere else.\nIt is heavy.\n"
        "Example: A crate with nine\npears is heavy.",
        "601.2. A cellar is cool.",
    )
    revision = parse(edition(wrapped))
    rule = revision.rule("601.1")
    assert rule.text == ("A crate goes to the loft or, see rule 601.2. above the cellar, anywhere else. It is heavy.")
    assert rule.examples == ("A crate with nine pears is heavy.",)
    assert [each.number for each in revision.under("601")] == ["601.1", "601.2"]


def test_a_chapter_heading_glued_to_the_rule_above_it_is_seen() -> None:
    revision = parse(edition().replace("\n\n6. Cellar and Loft\n\n601.", "\n6. Cellar and Loft\n\n601."))
    assert "Cellar" not in revision.rule("100.2a").text
    assert revision.titles["6"] == "Cellar and Loft"


def test_the_date_of_the_files_name_is_the_revision() -> None:
    assert parse(edition(), name="folder 20300101/MagicCompRules 20310502.txt").id == "20310502"
    assert parse(edition(), name="rules-12345678.txt").id == "20310504"
    undated = edition().replace("effective as of May 4, 2031", "for ever")
    assert parse(undated).id.startswith("en-")


MISPRINTS: Sequence[tuple[str, str, tuple[str, str | None]]] = [
    ("100.1. Pears", "100.1 Pears", ("punctuation", "100.1")),
    ("100.1a A", "100.1a. A", ("punctuation", "100.1a")),
    ("601.2. A cellar", "601.2.A cellar", ("punctuation", "601.2")),
    ("100.1a A", "100. 1a A", ("punctuation", "100.1a")),
    ("601.1. A crate", " 601.1. A crate", ("indent", "601.1")),
    ("100.2a The", "100.2b The", ("gap", "100.2b")),
    ("601.2. A cellar", "601.3. A cellar", ("gap", "601.3")),
    ("601. Storing Pears\n\n601.1", "601.1", ("title", "601")),
    ("A cellar is cool.\n     A warm cellar is called a pantry.", "", ("empty", "601.2")),
]


@pytest.mark.parametrize(("printed", "misprinted", "odd"), MISPRINTS)
def test_misprints_that_every_reader_understands_are_told(printed: str, misprinted: str, odd: tuple[str, str]) -> None:
    text = edition(contents=()).replace(printed, misprinted)
    assert text != edition(contents=())
    revision = english.parse(text.encode(), "pears.txt")
    assert oddities(revision) == [odd] or (odd[0] == "title" and odd in oddities(revision))
    assert [rule.number[:3] for rule in revision].count("601") == 2


GRAVE = [
    ("601.2. A cellar", "601.1. A cellar", "601.1 is printed a second time"),
    ("100.2. Harvest", "100.10. Harvest", "100.2a stands behind 100.10"),
    ("601.1. A crate", "610.1. A crate", "610.1 stands in section 601"),
    ("100.1a A basket", "100.1l A basket", "100.1l is a number that the rules never use"),
    ("100.2a The", "100.a The", "100.a is a number that the rules never use"),
    ("\n\nGlossary\n\nPear", "\n\nPear", "the text breaks off in or behind rule 601.2, without a glossary"),
    ("Credits\n\nNobody.\n", "", "the text breaks off in the glossary, before the credits"),
]


@pytest.mark.parametrize(("printed", "misprinted", "says"), GRAVE)
def test_numbers_that_cannot_be_right_are_refused_with_their_line(printed: str, misprinted: str, says: str) -> None:
    text = edition().replace(printed, misprinted)
    assert text != edition()
    with pytest.raises(TextError) as refused:
        parse(text)
    file, line, message = str(refused.value).split(":", 2)
    assert file == "pears.txt"
    assert message.strip().startswith(says)
    assert refused.value.hint is not None
    if "number" in says or "stands" in says or "second" in says:
        assert says.split()[0] in text.split("\n")[int(line) - 1]
    accepted = parse(text, accept=True)
    assert says.split(":")[0] in "".join(str(oddity) for oddity in accepted.oddities)


def test_a_text_cut_off_anywhere_is_noticed() -> None:
    """The rules, the glossary and the credits follow one another, so what is lost at the end shows."""
    text = edition()
    start, end = text.index("100.1."), text.rindex("Credits")
    for cut in range(start, end, 7):
        with pytest.raises(TextError, match=r"breaks off|no Comprehensive Rules"):
            parse(text[:cut])


def test_a_text_cut_off_says_how_far_the_contents_go() -> None:
    text = edition()
    with pytest.raises(TextError, match=r"behind rule 100.2a, without a glossary; the contents go on to section 601"):
        parse(text[: text.index("6. Cellar and Loft\n\n601.")])


def test_a_known_misprint_is_read_as_it_is_meant_and_told() -> None:
    text = edition().replace("601.2. A cellar", "601.1. A cellar")
    line = text.split("\n").index("601.1. A cellar is cool.") + 1
    revision = english.parse(text.encode(), "pears.txt", misprints={line: "601.2"})
    assert [rule.number for rule in revision.under("601")] == ["601.1", "601.2"]
    assert oddities(revision) == [("misprint", "601.2")]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("A letter about pears.\n", "pears.txt:1: no Comprehensive Rules: no line begins with a rule's number"),
        ("Pears\n\n601.1. A crate goes to the loft.\n", "pears.txt:3: no Comprehensive Rules: rule 100.1 is not there"),
    ],
)
def test_what_is_no_edition_is_refused(text: str, says: str) -> None:
    with pytest.raises(TextError) as refused:
        parse(text)
    assert str(refused.value).startswith(says)


def test_a_rule_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "20310504.txt"
    path.write_text(edition(), "utf-8")
    revision = english.read(path)
    with pytest.raises(UnknownRule, match=r"20310504 has no rule 601\.9"):
        revision.rule("601.9")
    with pytest.raises(UnknownRule, match=r"601\.1 has 2 sentences, no sentence 3"):
        revision.rule("601.1").sentence(3)
    with pytest.raises(UnknownRule, match=r"601\.1 has 2 sentences, no sentence 0"):
        revision.rule("601.1").sentence(0)
    assert "601.1" in revision
    assert "601" not in revision


_words = st.lists(st.sampled_from(["pear", "plum", "{2}", "the", "basket’s"]), min_size=1, max_size=8)
_sentence = st.builds(lambda words: "The " + " ".join(words) + ".", _words)
_text = st.lists(_sentence, min_size=1, max_size=4).map(" ".join)


@st.composite
def _editions(draw: st.DrawFn) -> list[tuple[str, str, list[str]]]:
    """Rules in order: number, text, examples."""
    found = []
    for section in ["100", *draw(st.lists(st.sampled_from(["101", "205", "601", "903"]), unique=True).map(sorted))]:
        for rule in range(1, draw(st.integers(1, 3)) + 1):
            found.append((f"{section}.{rule}", draw(_text), draw(st.lists(_text, max_size=2))))
            number = f"{section}.{rule}a"
            for _ in range(draw(st.integers(0, 2))):
                found.append((number, draw(_text), draw(st.lists(_text, max_size=2))))
                number = numbers.following(number)
    return found


@given(_editions(), st.sampled_from(["utf-8", "utf-8-sig", "cp1252", "utf-16"]), st.sampled_from(["\n", "\r\n", "\r"]))
def test_what_is_written_is_read_back(rules: list[tuple[str, str, list[str]]], encoding: str, end: str) -> None:
    blocks: list[str] = []
    for number, text, examples in rules:
        if number.endswith(".1"):
            blocks.append(f"{number[:3]}. Section {number[:3]}")
        dot = "." if number[-1].isdigit() else ""
        blocks.append("\n".join([f"{number}{dot} {text}", *(f"Example: {example}" for example in examples)]))
    raw = edition(blocks, contents=()).replace("\n", end).encode(encoding)
    revision = english.parse(raw, "pears.txt")
    assert [(rule.number, rule.text, list(rule.examples)) for rule in revision] == rules
    assert revision.oddities == ()


@given(st.binary(max_size=400) | st.text(alphabet="10.a bE\n\r:“x", max_size=300).map(str.encode))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    try:
        english.parse(b"100.1. A\n" + raw, "pears.txt", accept=True)
    except TextError as refused:
        assert "\n" not in str(refused)  # noqa: PT017 - both ways out are fine
