"""What changed between revisions: words marked, renumbering told from edits, with the texts and without."""

from __future__ import annotations

import pytest

from rules_text import diffing, store
from rules_text.diffing import diff, mark
from rules_text.editions import RevisionFacts, find
from rules_text.errors import UnknownRevision
from rules_text.model import Revision, Rule, Source

MARKS = {"same": "{}", "gone": "[-{}-]", "new": "{{+{}+}}"}


def shown(old: str, new: str, language: str = "en", today: dict[str, str] | None = None) -> str:
    return "".join(MARKS[kind].format(words) for kind, words in mark(old, new, language, today))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("Pears are counted.", "Pears are counted.", "Pears are counted."),
        ("Pears are counted.", "Plums are counted.", "[-Pears-]{+Plums+} are counted."),
        ("Pears fall.", "Ripe pears fall at dusk.", "[-Pears-]{+Ripe pears+} fall{+ at dusk+}."),
        ("", "Pears fall.", "{+Pears fall.+}"),
        ("Pears fall.", "", "[-Pears fall.-]"),
        ("", "", ""),
        ('A "pear" -- ripe', "A “pear”—ripe", "A “pear”—ripe"),
        ("the gardener's pear", "the gardener’s pear", "the gardener’s pear"),
    ],
)
def test_words_are_marked_and_print_is_not(old: str, new: str, expected: str) -> None:
    assert shown(old, new) == expected


def test_a_cross_reference_that_followed_its_rule_is_not_marked() -> None:
    old, new = "See rule 116.2, and rule 601.2f.", "See rule 117.2, and rule 601.2g."
    assert shown(old, new, today={"116.2": "117.2"}) == "See rule 117.2, and rule [-601.2f-]{+601.2g+}."


def test_japanese_is_marked_by_character_without_scraps() -> None:
    assert shown("庭師は梨を数える。", "庭師は林檎を数える。", "ja") == "庭師は[-梨-]{+林檎+}を数える。"
    assert shown("梨 を 数える。", "梨を数える。", "ja") == "梨を数える。"
    assert shown("赤い梨が落ちる。", "青い梅が落ちる。", "ja") == "[-赤い梨-]{+青い梅+}が落ちる。"


def test_both_texts_can_be_put_together_again() -> None:
    old, new = "A basket holds up to nine pears, or ten plums.", "A large basket holds nine ripe pears and plums."
    pieces = mark(old, new)
    assert "".join(words for kind, words in pieces if kind != "gone") == new
    assert "".join(words for kind, words in pieces if kind != "new") == old


def test_known_editions_are_compared_without_any_text() -> None:
    found = diff("20260417", "20260807", under=["601"])
    assert not found.has_text
    assert found.by_lineage
    said = [(c.relation.kind, c.relation.old, c.relation.new) for c in found.changes]
    assert ("added", (), ("601.5",)) in said
    assert ("renumbered", ("601.5a",), ("601.6a",)) in said
    assert all(not change.pieces for change in found.changes)
    assert {kind for kind, count in found.counts().items() if count} == {kind for kind, _, _ in said}


def test_edited_sentences_are_named_by_number() -> None:
    changes = {c.relation.new: c for c in diff("20230203", "20240607", under=["702.62a"]).changes}
    change = changes["702.62a",]
    assert change.relation.kind == "edited"
    assert change.title == "Suspend"
    assert change.sentences_new == (4,)


def test_a_diff_backwards_is_the_diff_forwards_turned_round() -> None:
    there = {(c.relation.old, c.relation.new) for c in diff("20260417", "20260807").changes}
    back = {(c.relation.new, c.relation.old) for c in diff("20260807", "20260417").changes}
    assert there == back


def _text(name: str, language: str, rules: dict[str, str], scope: tuple[str, ...] = ()) -> Revision:
    made = tuple(Rule(number, words, language=language) for number, words in rules.items())
    titles = {number[:3]: "Pears" for number in rules}
    return Revision(name, language, Source(name, "0" * 64, 1, "utf-8", "LF"), made, titles, scope=scope)


def _keep(revision: Revision) -> None:
    source = revision.source
    facts = RevisionFacts(
        id=revision.id, language=revision.language, sha256=revision.id.ljust(64, "0"), size=1, encoding="utf-8",
        source=source.name, rules=len(revision), scope=revision.scope,
    )  # fmt: skip
    store.save(revision, facts, b"")


def test_two_japanese_pages_are_compared_by_their_texts() -> None:
    words = "庭師は夕暮れに熟した梨をすべて籠の中で数え、小さな梅を九個残す。"
    _keep(_text("ja-page-aaaaaaaa", "ja", {"601.1": words, "601.2": "風の強い日には蜂が来る。"}, ("601",)))
    other = {"100.1": "鍋を洗う者は、火を消さなければならない。", "601.1": words.replace("九", "十")}
    _keep(_text("ja-page-bbbbbbbb", "ja", other))
    found = diff("ja-page-aaaaaaaa", "ja-page-bbbbbbbb")
    assert not found.by_lineage
    said = {(c.relation.kind, c.relation.old, c.relation.new) for c in found.changes}
    assert said == {("edited", ("601.1",), ("601.1",)), ("removed", ("601.2",), ())}  # 100 is outside the page's scope
    edited = next(c for c in found.changes if c.relation.kind == "edited")
    assert ("gone", "九") in edited.pieces


def test_words_of_known_editions_are_marked_where_the_texts_are_here() -> None:
    for name, words in (("20260417", "Pears are counted at dusk."), ("20260807", "Pears are counted at dawn.")):
        known = find(name, "en")
        rules = {"702.62a": words, "601.2f": "Wasps come."}
        revision = _text(name, "en", rules)
        facts = RevisionFacts(
            id=name, language="en", sha256=known.sha256, size=1, encoding="utf-8", source="x", rules=2
        )  # fmt: skip
        store.save(revision, facts, b"")
    found = diff("20260417", "20260807", under=["601.5a"])
    assert found.has_text
    (change,) = found.changes
    assert (change.relation.kind, change.pieces) == ("renumbered", ())


def test_what_cannot_be_compared() -> None:
    with pytest.raises(UnknownRevision, match="is ja"):
        diff("ja-page-b6efe9f2", "20260807")
    with pytest.raises(UnknownRevision, match="is not on this machine"):
        diff("ja-page-b6efe9f2", "ja-page-66132ccc")
    with pytest.raises(UnknownRevision, match="is not on this machine"):
        diff("20080201", "20081001")  # another numbering: no lineage, so the texts are needed
    with pytest.raises(UnknownRevision):
        diff("20991231", "20260807")
    assert diffing.diff("20260807", "20260807").changes == ()
