"""An article as MediaWiki sends it, cut into pieces; the markup is that of its versions before 1.24, and after."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bs4 import NavigableString, PageElement, Tag

from scraper import markup
from scraper.errors import PageError
from scraper.wiki import CardName, Cut, PageRevision, Piece, card_named, page_revision

__all__ = ["cards_in", "cut"]

_CONTENT = "#mw-content-text, #bodyContent"
_OURS_NOT = (
    "#toc, .toc, .editsection, .mw-editsection, #jump-to-nav, #siteSub, #contentSub, #contentSub2, .printfooter, "
    "#catlinks, sup.reference, script, style, .noprint, .mw-cite-backlink, .magnify"
)
_HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}
_LISTS = ("ul", "ol", "dl")
_REVISION_ID = re.compile(r"\"?wg(?:Cur)?RevisionId\"?\s*[:=]\s*(\d+)")
_BACK = re.compile(r"^[↑^]\s*(?:(?:\d+\.\d+|[a-z])\s+)*")


def cut(text: str, name: str) -> Cut:
    """Cut a page into pieces.

    Raises:
        PageError: it breaks off, or is no page of a MediaWiki.
    """
    page = markup.soup(text, name)
    title = markup.text_of(markup.one(page, "#firstHeading, h1.firstHeading", name))
    content = markup.one(page, _CONTENT, name)
    revision = _revision(page, text)
    if content.select_one(".noarticletext") is not None:
        raise PageError(f"{name}: the wiki has no such article", "check the title")
    for foreign in content.select(_OURS_NOT):
        foreign.decompose()
    return Cut(title, revision, _pieces(content, 0), "html")


def _revision(page: Tag, text: str) -> PageRevision:
    above = page.select_one("#mw-revision-info, #contentSub")
    below = page.select_one("#footer-info-lastmod, #lastmod, #footer")
    said = markup.text_of(above) if above else ""
    if "時点における" not in said and below is not None:
        said = markup.text_of(below)
    printed = page.select_one(".printfooter")
    found = page_revision(said, address=markup.text_of(printed) if printed else "")
    number = _REVISION_ID.search(text)
    return PageRevision(found.id or (int(number[1]) if number else None), found.date, found.author)


def _pieces(element: Tag, depth: int) -> Iterator[Piece]:
    """Yield what an element holds, in order; text that stands bare between blocks is a paragraph."""
    bare: list[PageElement] = []
    for child in list(element.children):
        if _is_inline(child):
            bare.append(child)
            continue
        yield from _paragraph(bare, depth)
        bare = []
        if isinstance(child, Tag):
            yield from _block(child, depth)
    yield from _paragraph(bare, depth)


def _is_inline(node: PageElement) -> bool:
    if not isinstance(node, Tag):
        return type(node) is NavigableString
    return node.name not in markup.BLOCKS or node.name == "br"


def _block(element: Tag, depth: int) -> Iterator[Piece]:
    classes = element.get_attribute_list("class")
    if element.name in _HEADINGS:
        yield Piece("heading", markup.text_of(element), _HEADINGS[element.name])
    elif "card" in classes:
        yield Piece("box", lines=tuple(markup.lines(element)))
    elif element.name == "ol" and "references" in classes:
        for note in element.find_all("li", recursive=False):
            yield Piece("footnote", _BACK.sub("", markup.text_of(note)))
    elif element.name in _LISTS:
        yield from _list(element, depth + 1)
    elif element.name in ("p", "pre"):
        yield from _paragraph(list(element.children), depth)
    else:
        yield from _pieces(element, depth)


def _list(element: Tag, depth: int) -> Iterator[Piece]:
    kinds = {"ul": "item", "ol": "step"}
    for child in element.find_all(True, recursive=False):
        own = [node for node in child.children if not (isinstance(node, Tag) and node.name in _LISTS)]
        nested = [node for node in child.children if isinstance(node, Tag) and node.name in _LISTS]
        kind = {"dt": "term", "dd": "definition"}.get(child.name) or kinds.get(element.name, "item")
        text = _text(own)
        if text:
            yield Piece(kind, text, depth, cards_in(own))  # type: ignore[arg-type]
        for inner in nested:
            yield from _list(inner, depth + 1)


def _paragraph(nodes: list[PageElement], depth: int) -> Iterator[Piece]:
    """Yield the lines of some text; each `<br>` ends one."""
    line: list[PageElement] = []
    for node in (*nodes, None):
        if node is None or (isinstance(node, Tag) and node.name == "br"):
            text = _text(line)
            if text:
                yield Piece("paragraph", text, depth, cards_in(line))
            line = []
        else:
            line.append(node)


def _text(nodes: list[PageElement]) -> str:
    parts = (markup.inline_text(node) for node in nodes)
    return re.sub(r"\s+", " ", "".join(parts)).strip()


def cards_in(nodes: list[PageElement]) -> tuple[CardName, ...]:
    """Return the cards that links in some nodes name, each once, in order."""
    found: dict[CardName, None] = {}
    for node in nodes:
        if not isinstance(node, Tag):
            continue
        for link in ([node] if node.name == "a" else []) + node.find_all("a"):
            card = card_named(str(link.get("title") or ""))
            if card is not None:
                found[card] = None
    return tuple(found)
