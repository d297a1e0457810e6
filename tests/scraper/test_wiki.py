"""Wiki articles: as the site sends them, as somebody captured them, as the wiki keeps them."""

from __future__ import annotations

import pytest

from scraper import wiki
from scraper.errors import PageError
from scraper.wiki import Article, Block, CardName, PageRevision
from tests.fakes import sites

STONE = CardName("Old Stone", "古い石")
WATER = CardName("Water, Bound", "水の精霊")
SACKS = CardName("Three Sacks", "三つの袋")


def page(html: str) -> Article:
    return wiki.parse(html.encode(), "挽く", "text/html; charset=UTF-8")


def blocks(article: Article, section: str) -> tuple[Block, ...]:
    return next(found.blocks for found in article.sections if found.title == section)


def outline(article: Article) -> list[tuple[str, int | None]]:
    return [(section.title, section.level) for section in article.sections]


class TestPage:
    def test_which_revision_it_is(self) -> None:
        article = page(sites.wiki_article())
        assert article.title == "挽く"
        assert article.revision == PageRevision(4711, "2024-01-16T18:15", "粉屋")
        assert article.cites == "20231117.0"
        current = page(sites.wiki_article(old=False))
        assert current.revision == PageRevision(4711, "2023-02-03T04:05", None), "the footer has the date"

    def test_sections_in_order_without_the_wikis_own(self) -> None:
        article = page(sites.wiki_article())
        assert outline(article) == [("", 1), ("概要", 2), ("手順", 3)]
        assert "編集" not in "".join(block.text for section in article.sections for block in section.blocks)

    def test_links_do_not_split_the_text(self) -> None:
        lead = blocks(page(sites.wiki_article()), "")
        assert lead == (Block("paragraph", "挽く/Millとは、麦を石の間に注ぐことである。"),)
        first, second, *_ = blocks(page(sites.wiki_article()), "概要")
        assert first.text == "石は右に回る(CR:601.1)。"
        assert second == Block("paragraph", "続きの行は古い石を見る。", cards=(STONE,))

    def test_lists_nest(self) -> None:
        article = page(sites.wiki_article())
        assert [(block.kind, block.depth) for block in blocks(article, "概要")[2:]] == [
            ("item", 1),
            ("example", 2),
            ("item", 2),
        ]
        assert [(block.kind, block.depth, block.text) for block in blocks(article, "手順")[:3]] == [
            ("step", 1, "麦を注ぐ。"),
            ("step", 1, "石を回す。"),
            ("example", 2, "まだ回さない。"),
        ]

    def test_examples_with_their_cards(self) -> None:
        found = page(sites.wiki_article()).examples
        assert [(section, block.label, block.cards) for section, block in found] == [
            ("概要", "例", (WATER,)),
            ("手順", "例", ()),
            ("手順", "例1", (SACKS,)),
            ("手順", "例2", ()),
        ]
        assert found[2][1].text == "三つの袋/Three Sacksは空である(CR:100.1a-b)。"

    def test_a_term_that_is_no_example(self) -> None:
        assert [(block.kind, block.text) for block in blocks(page(sites.wiki_article()), "手順")[5:7]] == [
            ("paragraph", "粉"),
            ("paragraph", "白いもの。"),
        ]

    def test_card_boxes(self) -> None:
        stone, sack = page(sites.wiki_article()).boxes
        assert stone.name == STONE
        assert (stone.cost, stone.type_line) == ("(2)(青)(青)", "アーティファクト — 石(Stone)")
        assert (stone.text, stone.corner) == (("回る。", "止まらない。"), "3/*")
        assert (sack.name, sack.cost, sack.text) == (CardName("Plain Sack"), None, ("(何も入っていない。)",))

    def test_cards_of_the_page_each_once(self) -> None:
        assert page(sites.wiki_article()).cards == (STONE, CardName("Plain Sack"), WATER, SACKS)

    def test_citations_know_where_they_stand(self) -> None:
        found = page(sites.wiki_article()).citations
        assert [(str(one.reference), one.section, one.example) for one in found] == [
            ("601.1", "概要", None),
            ("100.1a-100.1b", "手順", "例1"),
            ("999.9", "手順", None),
        ]

    def test_footnotes(self) -> None:
        assert page(sites.wiki_article()).footnotes == ("粉屋の便り(2022年1月2日)",)

    def test_cut_off_and_changed_markup(self) -> None:
        with pytest.raises(PageError, match="breaks off"):
            page(sites.wiki_article(whole=False))
        with pytest.raises(PageError, match="no #firstHeading"):
            page(sites.wiki_article().replace("firstHeading", "heading1"))
        with pytest.raises(PageError, match="without a text"):
            page(sites.wiki_article(content=""))
        with pytest.raises(PageError, match="no such article"):
            page(sites.wiki_article(content='<div class="noarticletext"><p>ない。</p></div>'))


class TestCapture:
    def article(self) -> Article:
        return wiki.parse(sites.WIKI_CAPTURE.encode(), "capture.txt")

    def test_which_revision_it_is(self) -> None:
        article = self.article()
        assert (article.title, article.form) == ("挽く", "capture")
        assert article.revision == PageRevision(None, "2014-02-14T22:47", "198.51.100.7")
        assert article.cites == "20131231.0"

    def test_headings_stand_alone(self) -> None:
        assert outline(self.article()) == [("", 1), ("概要", None), ("手順", None)]

    def test_examples_and_citations(self) -> None:
        article = self.article()
        assert [(section, block.label, block.cards) for section, block in article.examples] == [
            ("概要", "例", (CardName("Water, Bound"),)),
            ("手順", "例", (STONE,)),  # the box has both names
            ("手順", "例1", (CardName("Three Sacks"),)),
            ("手順", "例2", ()),
        ]
        assert [str(one.reference) for one in article.citations] == ["601.1", "100.1a-100.1b"]

    def test_boxes_and_footnotes(self) -> None:
        article = self.article()
        assert [(box.name, box.cost, box.corner) for box in article.boxes] == [
            (STONE, "(2)(青)(青)", "3/*"),
            (CardName("Plain Sack", "麻袋"), None, None),
        ]
        assert article.footnotes == ("粉屋の便り(2022年1月2日)",)

    def test_the_articles_own_term_is_no_card(self) -> None:
        assert blocks(self.article(), "")[0].cards == ()


class TestWikitext:
    def article(self) -> Article:
        return wiki.parse(sites.WIKI_RAW.encode(), "挽く", "text/x-wiki; charset=UTF-8")

    def test_what_a_reader_would_see(self) -> None:
        article = self.article()
        assert (article.title, article.form, article.cites) == ("挽く", "wikitext", "20231117.0")
        assert outline(article) == [("", 1), ("概要", 2), ("手順", 3)]
        assert blocks(article, "")[0].text == "挽く/Millとは、麦を石の間に注ぐことである。"
        assert [block.text for block in blocks(article, "概要")] == [
            "石は右に回る(CR:601.1)。",
            "それを見る。",
            "水が要る。",
            "水の精霊/Water, Boundは石を回す。",
        ]

    def test_examples_citations_boxes_footnotes(self) -> None:
        article = self.article()
        assert [(block.label, block.text, block.cards) for _, block in article.examples] == [
            ("例", "水の精霊/Water, Boundは石を回す。", (WATER,)),
            ("例", "まだ回さない。", ()),
            ("例1", "三つの袋/Three Sacksは空である(CR:100.1a)。", (SACKS,)),
            ("例2", "袋が四つなら、四つ目は数えない。", ()),
        ]
        assert [str(one.reference) for one in article.citations] == ["601.1", "100.1a"]
        assert [box.name for box in article.boxes] == [CardName("Old Stone")]
        assert article.footnotes == ("粉屋の便り(2022年1月2日)",)


class TestResolving:
    """Citations are looked up where the page's author looked them up."""

    def test_in_the_edition_that_the_page_names(self) -> None:
        found = {str(one.citation.reference): one for one in wiki.resolve(page(sites.wiki_article()))}
        assert {one.edition for one in found.values()} == {"20231117"}
        assert found["601.1"].exists
        assert found["100.1a-100.1b"].exists
        assert found["999.9"].exists is False

    def test_by_the_date_where_it_names_none(self) -> None:
        content = "<p>CR:601.5a、CR:601.7aを見よ。</p>"
        article = page(sites.wiki_article(content=content))
        facts = wiki.edition_at(article)
        assert facts is not None
        assert facts.effective is not None
        assert facts.effective <= "20240116"
        assert (facts.id, article.revision.date) == ("20231117", "2024-01-16T18:15")
        # 601.7a came in 2026: it does not exist for a page of 2024.
        assert [(str(one.citation.reference), one.exists) for one in wiki.resolve(article)] == [
            ("601.5a", True),
            ("601.7a", False),
        ]

    def test_not_at_all_without_a_date(self) -> None:
        article = wiki.parse("==概要==\nCR:601.1を見よ。".encode(), "挽く")
        assert [(one.edition, one.exists) for one in wiki.resolve(article)] == [(None, None)]

    def test_an_edition_that_is_not_known_is_placed_by_its_date(self) -> None:
        article = page(sites.wiki_article().replace("20231117.0", "20231201.3"))
        assert {one.edition for one in wiki.resolve(article)} == {"20231117"}
