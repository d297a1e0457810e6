"""An article without its HTML, cut into pieces: a text capture of the page, or the wiki's own text (`action=raw`)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scraper.errors import PageError
from scraper.wiki import CardName, Cut, PageRevision, Piece, card_named, page_revision

__all__ = ["cards_in_links", "cut_capture", "cut_wikitext", "plain"]

# A capture ------------------------------------------------------------------------------------------------------------

_BULLET = re.compile(r"(\s*)[•・*◦‣-]\s+(.*)$")
_NUMBERED = re.compile(r"(\s+)\d+\.\s+(.*)$")
_TERM = re.compile(r"例\s*\d+$")
_BOX_START = re.compile(r"[A-Z][^/／。、]* / [^/／。]+$")
_CHROME = re.compile(r"(?:移動\s*:|QR Code\.gif$|カテゴリ\s*:|目次$)")
_CARD = re.compile(r"/([A-Z\"“][\x20-\x2e\x30-\x7eÀ-ÿ’“”]*)")
_HEADING_LENGTH = 40
_NO_HEADING = re.compile(r"[。．:：]|^引用")


def cut_capture(text: str, name: str) -> Cut:
    """Cut a text capture of a page into pieces.

    Its links are gone, and with them where a card's Japanese name begins; a heading is known by standing alone.

    Raises:
        PageError: it has no title above the wiki's own line.
    """
    lines = text.splitlines()
    source = next(place for place, line in enumerate(lines) if line.startswith("提供:MTG Wiki"))
    titles = [line.strip() for line in lines[:source] if line.strip()]
    if not titles:
        raise PageError(f"{name}: no title above the line 提供:MTG Wiki")
    revision = page_revision(" ".join(lines[source + 1 : source + 6]))
    body = lines[source + 1 :]
    while body and (not body[0].strip() or "時点における" in body[0] or _CHROME.match(body[0])):
        body.pop(0)
    return Cut(titles[-1], revision, _capture_pieces(body, titles[-1]), "capture")


def _capture_pieces(lines: list[str], title: str) -> Iterator[Piece]:
    place = 0
    while place < len(lines):
        line = lines[place]
        stripped = line.strip()
        if not stripped or _CHROME.match(stripped):
            place += 1
        elif _BOX_START.match(stripped) and place + 1 < len(lines) and lines[place + 1].strip():
            end = _box_end(lines, place)
            yield Piece("box", lines=tuple(lines[place:end]))
            place = end
        else:
            yield _capture_piece(line, stripped, title, alone=_alone(lines, place))
            place += 1


def _box_end(lines: list[str], start: int) -> int:
    """Return where a card's box ends: at two empty lines, or where the next begins."""
    for place in range(start + 1, len(lines)):
        if not lines[place].strip() and (place + 1 == len(lines) or not lines[place + 1].strip()):
            return place
        if _CHROME.match(lines[place]) or (_BOX_START.match(lines[place]) and not lines[place - 1].strip()):
            return place
    return len(lines)


def _alone(lines: list[str], place: int) -> bool:
    before = place == 0 or not lines[place - 1].strip()
    after = place + 1 == len(lines) or not lines[place + 1].strip()
    return before and after


def _capture_piece(line: str, stripped: str, title: str, *, alone: bool) -> Piece:
    cards = _cards_in_capture(stripped, title)
    if (bullet := _BULLET.match(line)) is not None:
        return Piece("item", bullet[2].strip(), max(1, len(bullet[1]) // 2), cards)
    if (numbered := _NUMBERED.match(line)) is not None:
        return Piece("step", numbered[2].strip(), max(1, len(numbered[1]) // 2), cards)
    if _TERM.match(stripped):
        return Piece("term", stripped, 1)
    if alone and len(stripped) <= _HEADING_LENGTH and not _NO_HEADING.search(stripped):
        return Piece("heading", stripped)
    return Piece("paragraph", stripped, 0, cards)


def _cards_in_capture(text: str, title: str) -> tuple[CardName, ...]:
    """Return the cards of a line: an English name behind a slash; the article's own term is none."""
    found: dict[CardName, None] = {}
    for match in _CARD.finditer(text):
        if not text[: match.start()].endswith(title):
            found[CardName(match[1].rstrip(" ([,.:;-"))] = None
    return tuple(found)


# Wikitext -------------------------------------------------------------------------------------------------------------

# Each of these stops where the next mark of its kind begins: a mark that is never closed must not cost the whole text.
_COMMENT = re.compile(r"<!--(?:(?!<!--).)*?-->", re.DOTALL)
_REF = re.compile(r"<ref[^<>/]*>((?:(?!<ref\b).)*?)</ref>|<ref[^<>]*/>", re.DOTALL)
_HEADING = re.compile(r"(={1,6})\s*(.+?)\s*\1\s*$")
_MARKED = re.compile(r"([*#:;]+)\s*(.*)$")
_CARD_BOX = re.compile(r"\{\{#card:\s*([^|{}]{1,200})(?:\|[^{}]*)?\}\}")
_LINK = re.compile(r"\[\[([^|\[\]]{1,300})(?:\|([^\[\]]*))?\]\]")
_OUTSIDE = re.compile(r"\[https?://[^\s\[\]]+\s+([^\[\]]*)\]")
_CITED = re.compile(r"\{\{CR\|([^{}|]{1,40})\}\}")
_TEMPLATE = re.compile(r"\{\{[^{}]*\}\}")
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
_TABLE = re.compile(r"\{\||\|\}|\|-|[!|]")
_SWITCH = re.compile(r"__[A-Z]+__")


def cut_wikitext(text: str, title: str) -> Cut:
    """Cut the wiki's own text of an article into pieces; it does not say which revision it is."""
    return Cut(title, PageRevision(), _wikitext_pieces(text), "wikitext")


def _wikitext_pieces(text: str) -> Iterator[Piece]:
    text = _COMMENT.sub("", text)
    notes = [plain(match[1]) for match in _REF.finditer(text) if match[1]]
    for line in re.split(r"\n|<br\s*/?>", _REF.sub("", text)):
        yield from _wikitext_line(line.strip())
    yield from (Piece("footnote", note) for note in notes)


def _wikitext_line(line: str) -> Iterator[Piece]:
    for box in _CARD_BOX.finditer(line):
        yield Piece("box", lines=(box[1].strip(),))
    line = _SWITCH.sub("", _CARD_BOX.sub("", line)).strip()
    if not line or _TABLE.match(line):
        return
    cards = cards_in_links(line)
    if (heading := _HEADING.match(line)) is not None:
        yield Piece("heading", plain(heading[2]), len(heading[1]))
    elif (marked := _MARKED.match(line)) is not None:
        marks, text = marked.groups()
        kind = {"*": "item", "#": "step", ";": "term", ":": "definition"}[marks[-1]]
        if kind == "term" and (halves := re.split(r"\s*[:：]\s*", text, maxsplit=1))[1:]:
            yield Piece("term", plain(halves[0]), len(marks))
            kind, text = "definition", halves[1]
        yield Piece(kind, plain(text), len(marks), cards)  # type: ignore[arg-type]
    elif text := plain(line):
        yield Piece("paragraph", text, 0, cards)


def plain(text: str) -> str:
    """Return wikitext as a reader sees it: links by their words, templates but citations and all marks left out."""
    text = _CITED.sub(r"CR:\1", _REF.sub("", text))
    text = _LINK.sub(lambda link: link[2] if link[2] is not None else link[1].lstrip("#"), text)
    text = _TEMPLATE.sub("", _OUTSIDE.sub(r"\1", text))
    return re.sub(r"'{2,}", "", _TAG.sub("", text)).strip()


def cards_in_links(text: str) -> tuple[CardName, ...]:
    """Return the cards that wikitext links to or shows, each once, in order."""
    found: dict[CardName, None] = {}
    for match in re.finditer(rf"{_LINK.pattern}|{_CARD_BOX.pattern}", text):
        card = CardName(match[3].strip()) if match[3] else card_named(match[1])
        if card is not None:
            found[card] = None
    return tuple(found)
