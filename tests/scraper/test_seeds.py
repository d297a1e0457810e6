"""The two saved wiki pages that the project began from, to the last example and citation; numbers and names alone."""

from __future__ import annotations

from collections import Counter

import pytest

from scraper import wiki, wikidiff
from scraper.wiki import Article, CardName, PageRevision
from scraper.wikidiff import WikiDiff
from tests.realdata import seed


class TestArticle:
    @pytest.fixture
    def article(self) -> Article:
        return wiki.parse(seed("wiki_may_cast.txt").read_bytes(), "wiki_may_cast.txt")

    def test_which_it_is(self, article: Article) -> None:
        assert article.title == "唱えてもよい"
        assert article.revision == PageRevision(None, "2024-01-16T18:15", "053")
        assert article.cites == "20231117.0"
        assert len(article.footnotes) == 1
        assert article.footnotes[0].startswith("Matt Tabak")

    def test_its_sections(self, article: Article) -> None:
        assert [len(section.blocks) for section in article.sections] == [1, 2, 0, 0, 1, 8, 12, 2]
        assert [section.title for section in article.sections if len(section.title) < 5] == ["", "概要", "ルール"]

    def test_its_examples_and_their_cards(self, article: Article) -> None:
        assert [(block.label, [card.en for card in block.cards]) for _, block in article.examples] == [
            ("例", ["Yawgmoth's Will"]),
            ("例", ["Release to the Wind"]),
            ("例", ["Harness the Storm"]),
            ("例1", ["Lurrus of the Dream-Den", "Walking Ballista"]),
            ("例2", ["Serra Paragon", "Steel Seraph"]),
            ("例3", ["Narset, Enlightened Master", "Bonecrusher Giant", "Stomp"]),
            ("例4", ["Mystic Forge", "Exalted Angel"]),
            ("例1", ["Bring to Light", "Emergent Ultimatum", "Valki, God of Lies"]),
            ("例2", ["Possibility Storm"]),
            ("例3", ["Chandra, Acolyte of Flame", "Fireball"]),
        ]

    def test_its_boxes(self, article: Article) -> None:
        assert [(box.name, box.cost, len(box.text), box.corner) for box in article.boxes] == [
            (CardName("Misthollow Griffin", "霧虚ろのグリフィン"), "(2)(青)(青)", 2, "3/3"),
            (CardName("Harness the Storm", "嵐の活用"), "(2)(赤)", 1, None),
            (CardName("Yawgmoth's Will", "ヨーグモスの意志"), "(2)(黒)", 2, None),
        ]

    def test_its_citations_in_the_edition_of_their_time(self, article: Article) -> None:
        found = list(wiki.resolve(article))
        assert [(str(one.citation.reference), one.citation.section) for one in found] == [
            ("601.3e", "唱えるときの特性"),
            ("601.3e", "唱えるときの特性"),
        ]
        assert {(one.edition, one.exists) for one in found} == {("20231117", True)}


class TestUndo:
    @pytest.fixture
    def diff(self) -> WikiDiff:
        return wikidiff.parse(seed("wiki_cast_undo_diff.txt").read_bytes(), "wiki_cast_undo_diff.txt")

    def test_the_newest_is_on_the_left(self, diff: WikiDiff) -> None:
        assert (diff.title, diff.newest, diff.form) == ("唱える", "left", "capture")
        assert (diff.left.role, diff.right.role) == ("latest", "edited")

    def test_real_changes_only(self, diff: WikiDiff) -> None:
        assert Counter(change.kind for change in diff.changes) == {"changed": 19, "added": 12, "removed": 2}
        assert diff.lost == 93

    def test_every_citation_in_them(self, diff: WikiDiff) -> None:
        cited = [str(reference) for change in diff.changes for reference in change.references]
        assert cited == ["601.3e", "300.2a", "608.2g", "608.2g", "601.3e", "601.3f", "601.2", "601.2b", "601.5"]

    def test_every_card_in_them(self, diff: WikiDiff) -> None:
        assert [card.en for change in diff.changes for card in change.cards] == [
            "Dryad Arbor",
            "Zoetic Cavern",
            "Void Winnower",
            "Rolling Thunder",
            "Future Sight",
            "Void Winnower",
            "Rolling Thunder",
            "Sigarda's Aid",
            "Kaya the Inexorable",
            "Pressure Point",
            "Mind Rot",
            "Inscription of Insight",
            'Henzie "Toolbox" Torre',
        ]

    def test_the_lines_are_numbered_as_the_page_numbers_them(self, diff: WikiDiff) -> None:
        """The table says where its parts begin; between them our own count has to arrive there."""
        by_heading = {change.right: (change.left_line, change.right_line) for change in diff.changes}
        assert by_heading["===その他のルール==="] == (145, 58)
        assert by_heading["===ルールの変遷==="] == (153, 73)
