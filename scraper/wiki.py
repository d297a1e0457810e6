"""MTG Wiki articles: sections, examples with their cards, rule citations, card boxes, footnotes, and the revision.

    article = parse(raw, "唱えてもよい")
    for resolved in resolve(article):
        print(resolved.citation.reference, resolved.edition, resolved.exists)

An article comes as a page (HTML), as somebody's text capture of the page, or as wikitext (`action=raw`). The three
readers, in `wiki_html` and `wiki_text`, cut it into pieces; what the pieces mean is decided here, once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from rules_text import editions, references
from rules_text.errors import RulesTextError
from rules_text.references import CrossReference
from scraper import markup
from scraper.errors import PageError

__all__ = [
    "Article",
    "Block",
    "CardBox",
    "CardName",
    "Citation",
    "PageRevision",
    "Piece",
    "Resolved",
    "Section",
    "edition_at",
    "parse",
    "resolve",
]


@dataclass(frozen=True, slots=True)
class CardName:
    """A card that a page names; the Japanese name only where the page marks where it begins."""

    en: str
    ja: str | None = None


@dataclass(frozen=True, slots=True)
class CardBox:
    """A card that a page shows: its name, and what stands in the box, line by line."""

    name: CardName
    cost: str | None = None  # as printed: (2)(青)(青)
    type_line: str | None = None
    text: tuple[str, ...] = ()
    corner: str | None = None  # power and toughness, or loyalty


@dataclass(frozen=True, slots=True)
class PageRevision:
    """Which state of a page it is; the wiki's own time, Japan's."""

    id: int | None = None  # MediaWiki's oldid
    date: str | None = None  # 2024-01-16T18:15
    author: str | None = None


BlockKind = Literal["paragraph", "item", "step", "example"]


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a list item, a numbered step or an example."""

    kind: BlockKind
    text: str
    depth: int = 0  # of the list that it stands in; 0 outside of lists
    label: str | None = None  # of an example: 例1
    cards: tuple[CardName, ...] = ()

    @property
    def references(self) -> tuple[CrossReference, ...]:
        """The rules that it cites, in order."""
        return references.references(self.text)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands under it; the lead has no title."""

    title: str
    level: int | None  # 2 for ==…==; None where a capture does not show it
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule that the page cites, and where."""

    reference: CrossReference
    section: str
    example: str | None  # the label, where it stands in an example


@dataclass(frozen=True, slots=True)
class Resolved:
    """A citation beside the edition that was in force for the page."""

    citation: Citation
    edition: str | None  # the English revision's id; None where the page has no date
    exists: bool | None  # whether the edition has the rule (of a range: both ends)


@dataclass(frozen=True)
class Article:
    """A page of the wiki."""

    title: str
    revision: PageRevision
    sections: tuple[Section, ...]
    boxes: tuple[CardBox, ...] = ()
    footnotes: tuple[str, ...] = ()
    cites: str | None = None  # the Japanese edition that the page says it cites: 20231117.0
    form: Literal["html", "capture", "wikitext"] = "html"

    @property
    def examples(self) -> tuple[tuple[str, Block], ...]:
        """The examples, each with its section's title."""
        return tuple(
            (section.title, block) for section in self.sections for block in section.blocks if block.kind == "example"
        )

    @property
    def citations(self) -> tuple[Citation, ...]:
        """The rules that the page cites, in order."""
        return tuple(
            Citation(reference, section.title, block.label)
            for section in self.sections
            for block in section.blocks
            for reference in block.references
        )

    @property
    def cards(self) -> tuple[CardName, ...]:
        """The cards that the page names or shows, each once, in order."""
        named = (card for section in self.sections for block in section.blocks for card in block.cards)
        found: dict[str, CardName] = {}
        for card in (*(box.name for box in self.boxes), *named):
            if card.en not in found or (found[card.en].ja is None and card.ja is not None):
                found[card.en] = card
        return tuple(found.values())


PieceKind = Literal["heading", "paragraph", "item", "step", "term", "definition", "box", "footnote"]


@dataclass(frozen=True, slots=True)
class Piece:
    """What a reader hands over: a heading, a line of text, a box, a footnote."""

    kind: PieceKind
    text: str = ""
    depth: int = 0  # of a list, or the level of a heading
    cards: tuple[CardName, ...] = ()
    lines: tuple[str, ...] = ()  # of a box


@dataclass(frozen=True)
class Cut:
    """An article in pieces."""

    title: str
    revision: PageRevision
    pieces: Iterable[Piece]
    form: Literal["html", "capture", "wikitext"]


_DATE = re.compile(r"(\d{4})年(\d{1,2})月(\d{1,2})日(?:\s*\([日月火水木金土]\))?\s*(\d{1,2}):(\d{2})")
_AUTHOR = re.compile(r"時点における\s*(.+?)\s*(?:[(（]トーク|- whois|による版)")
_OLD_ID = re.compile(r"[?&;]oldid=(\d+)")
_LABEL = re.compile(r"例\s*\d*$")
_EXAMPLE = re.compile(r"(例\s*\d*)\s*[:：]\s*(.+)$", re.DOTALL)
_CITES = re.compile(r"引用\s*[:：]\s*総合ルール\s*(\d{8}\.\d+)")
_BOX_NAME = re.compile(r"(?P<en>[^/／]+?)(?:\s*[/／]\s*(?P<ja>.+?))?\s*(?P<cost>(?:\([^()]{1,9}\))+)?$")
_CORNER = re.compile(r"[\d*X+\-]{1,5}/[\d*X+\-]{1,5}$|\[?(?:初期)?忠誠度[:：]?\s*[\dX]+\]?$|\d{1,2}$")
_UNTITLED = ("目次", "脚注", "参考")  # headings that the wiki itself sets


def parse(raw: bytes, name: str, content_type: str | None = None) -> Article:
    """Read an article.

    Args:
        raw: the page's bytes: HTML, a text capture, or wikitext.
        name: what messages call it, and the title of wikitext, which does not say its own.
        content_type: the header of that name, if there was one.

    Raises:
        PageError: it is cut off, has other markup than the wiki's, or is no article.
    """
    from scraper import wiki_html, wiki_text

    text = markup.decode(raw, name, content_type).text
    if markup.is_html(text):
        cut = wiki_html.cut(text, name)
    elif "提供:MTG Wiki" in text:
        cut = wiki_text.cut_capture(text, name)
    else:
        cut = wiki_text.cut_wikitext(text, name)
    article = _built(cut)
    if not any(section.blocks for section in article.sections) and not article.boxes:
        raise PageError(f"{name}: an article without a text")
    return article


def page_revision(text: str, *, address: str = "") -> PageRevision:
    """Return which state of a page the line above it names: its date and author, and the id of its address."""
    date = _DATE.search(text)
    author = _AUTHOR.search(text)
    oldid = _OLD_ID.search(address)
    return PageRevision(
        id=int(oldid[1]) if oldid else None,
        date=f"{date[1]}-{int(date[2]):02}-{int(date[3]):02}T{int(date[4]):02}:{date[5]}" if date else None,
        author=author[1] if author else None,
    )


def card_named(title: str) -> CardName | None:
    """Return the card that a link's title names (`稲妻/Lightning Bolt`), None where it is no card's."""
    ja, slash, en = title.partition("/")
    if not slash or ":" in ja or not en[:1].isascii() or not (en[:1].isupper() or en[:1] in "+\"'_0123456789"):
        return None
    if not any(character > "\u3000" for character in ja):
        return None
    return CardName(en.strip(), ja.strip())


def box_of(lines: Iterable[str]) -> CardBox:
    """Read the lines of a card's box: name and cost, type, text, corner."""
    rows = [line.strip() for line in lines if line.strip()]
    name = _BOX_NAME.match(rows[0])
    assert name is not None  # it matches any line
    body = rows[2:]
    corner = body.pop() if body and _CORNER.match(body[-1]) else None
    en, ja = name["en"].strip(), name["ja"]
    return CardBox(CardName(en, ja), name["cost"], rows[1] if len(rows) > 1 else None, tuple(body), corner)


@dataclass
class _Building:
    title: str = ""
    level: int | None = 1
    blocks: list[Block] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    label: str | None = None  # of the term before: the next definition is its example

    def open(self, title: str, level: int | None) -> None:
        if self.blocks or (self.title and self.title not in _UNTITLED):
            self.sections.append(Section(self.title, self.level, tuple(self.blocks)))
        self.title, self.level, self.blocks, self.label = title, level, [], None

    def take(self, piece: Piece) -> None:
        if piece.kind == "term" and _LABEL.match(piece.text):
            self.label = piece.text
            return
        label, text = self.label, piece.text
        if label is None and (inline := _EXAMPLE.match(text)) is not None:
            label, text = inline.groups()
        elif piece.kind not in ("definition", "paragraph"):
            label = None
        self.label = None
        plain: BlockKind = piece.kind if piece.kind in ("item", "step") else "paragraph"
        self.blocks.append(Block("example" if label else plain, text, piece.depth, label, piece.cards))


def _built(cut: Cut) -> Article:
    """Put an article together from its pieces."""
    building = _Building()
    boxes: list[CardBox] = []
    footnotes: list[str] = []
    cites: str | None = None
    for piece in cut.pieces:
        if piece.kind == "heading":
            building.open(piece.text, piece.depth or None)
        elif piece.kind == "box":
            boxes.append(box_of(piece.lines))
        elif piece.kind == "footnote" or (building.title == "脚注" and piece.text):
            footnotes.append(piece.text)
        elif (said := _CITES.search(piece.text)) is not None:
            cites = said[1]
        elif piece.text:
            building.take(piece)
    building.open("", None)
    article = Article(
        title=cut.title,
        revision=cut.revision,
        sections=tuple(building.sections),
        boxes=tuple(boxes),
        footnotes=tuple(footnotes),
        cites=cites,
        form=cut.form,
    )
    return _with_japanese_names(article)


def _with_japanese_names(article: Article) -> Article:
    """Give the names that a capture lost back where another place of the page has them."""
    known = {card.en: card for card in article.cards if card.ja is not None}
    sections = tuple(
        replace(section, blocks=tuple(_named(block, known) for block in section.blocks)) for section in article.sections
    )
    return replace(article, sections=sections)


def _named(block: Block, known: dict[str, CardName]) -> Block:
    return replace(block, cards=tuple(known.get(card.en, card) for card in block.cards))


def edition_at(article: Article) -> editions.RevisionFacts | None:
    """Return the English edition that a page's citations speak of.

    The one whose translation the page says it cites; else the newest that was in force at the page's date; None where
    it has no date, or an earlier one than any edition.
    """
    if article.cites is not None:
        try:
            return editions.find(article.cites.partition(".")[0], "en")
        except RulesTextError:
            pass  # an edition that we do not know: its date still places it among those that we know
    date = article.cites or (article.revision.date or "").replace("-", "")
    in_force = [facts for facts in editions.revisions("en") if facts.effective and facts.effective <= date[:8]]
    return max(in_force, key=lambda facts: (facts.effective or "", facts.id), default=None)


def resolve(article: Article) -> Iterator[Resolved]:
    """Look each citation up in the edition of the page's own time, not of ours."""
    facts = edition_at(article)
    edition = editions.load_edition(facts.id, "en") if facts else None
    for citation in article.citations:
        if edition is None:
            yield Resolved(citation, None, None)
            continue
        ends = (citation.reference.first, citation.reference.last or citation.reference.first)
        yield Resolved(citation, edition.id, all(_has(edition, number) for number in ends))


def _has(edition: editions.Edition, number: str) -> bool:
    return number in edition.sections or number in edition
