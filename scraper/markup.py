"""HTML to lines of text: what every reader of a web page needs first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from urllib.parse import urljoin

from bs4 import BeautifulSoup, NavigableString, PageElement, Tag

from rules_text.decoding import line_ends
from rules_text.model import Source
from scraper import charsets
from scraper.charsets import Text
from scraper.errors import PageError

__all__ = [
    "BLOCKS",
    "decode",
    "inline_text",
    "is_html",
    "lines",
    "links",
    "one",
    "require_whole",
    "soup",
    "source_of",
    "text_of",
]

# fmt: off
BLOCKS = frozenset((
    "address", "article", "aside", "blockquote", "br", "caption", "center", "dd", "div", "dl", "dt", "fieldset",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "legend", "li", "main", "nav",
    "ol", "p", "pre", "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
))
# fmt: on
_UNSEEN = frozenset(("script", "style", "template", "noscript", "head", "rt", "rp"))  # rt, rp: a reading over a word
_SPACE = re.compile(r"[ \t\r\f\v\xa0]+")
_TAG = re.compile(r"<(/?)([a-zA-Z][^\s<>/]*)(?![^<>]*/>)")
# fmt: off
_CLOSED_BY_OTHERS = frozenset((
    "area", "base", "br", "col", "dd", "dt", "embed", "hr", "img", "input", "li", "link", "meta", "option", "p",
    "param", "rb", "rp", "rt", "source", "tbody", "td", "tfoot", "th", "thead", "tr", "track", "wbr",
))
# fmt: on
_DEEPEST = 200
_END = re.compile(r"</html\s*>", re.IGNORECASE)


def decode(raw: bytes, name: str, content_type: str | None = None) -> Text:
    """Decode a page.

    Raises:
        PageError: it is empty.
    """
    if not raw.strip():
        raise PageError(f"{name}: the page is empty", "pull it again later")
    return charsets.decode(raw, content_type)


def is_html(text: str) -> bool:
    """Tell whether a text is HTML rather than the plain text of a page."""
    return re.search(r"<(?:!doctype|html|head|body|div|p|table)\b", text[:4096], re.IGNORECASE) is not None


def soup(text: str, name: str) -> BeautifulSoup:
    """Parse a whole page.

    Raises:
        PageError: see `require_whole`.
    """
    require_whole(text, name)
    return BeautifulSoup(text, "lxml")


def require_whole(text: str, name: str) -> None:
    """Make sure that a page is all there, and can be parsed.

    Raises:
        PageError: it breaks off before its end, or nests its elements deeper than any page would.
    """
    if not _END.search(text, max(0, len(text) - 4096)):
        raise PageError(f"{name}: the page breaks off before its end", "pull it again")
    depth = 0
    for tag in _TAG.finditer(text):
        if tag[2].lower() not in _CLOSED_BY_OTHERS:
            depth = max(depth - 1, 0) if tag[1] else depth + 1
        if depth > _DEEPEST:
            raise PageError(f"{name}: elements nest more than {_DEEPEST} deep", "look at the page in a browser")


def links(page: Tag, url: str) -> list[str]:
    """Return the addresses that a page links to, whole, each once, in order; what is no address is left out."""
    found: dict[str, None] = {}
    for link in page.find_all("a", href=True):
        try:
            found[urljoin(url, str(link["href"]).strip())] = None
        except ValueError:  # http://[
            continue
    return list(found)


def one(page: Tag, selector: str, name: str) -> Tag:
    """Return the one element that a selector means.

    Raises:
        PageError: there is none: the site has changed its markup.
    """
    found = page.select_one(selector)
    if found is None:
        hint = (
            "the site may have changed its pages: the page is kept as it came, and the reader has to learn the change"
        )
        raise PageError(f"{name}: no {selector} on the page", hint)
    return found


def lines(element: Tag) -> Iterator[str]:
    """Yield an element's text line by line, stripped, without empty lines.

    A line ends where a block element or the source's own line does; readings over a word (`<rt>`) are left out.
    """
    for line in inline_text(element).split("\n"):
        stripped = _SPACE.sub(" ", line).strip(" \u3000")
        if stripped:
            yield stripped


def text_of(element: Tag) -> str:
    """Return an element's text in one line."""
    return " ".join(lines(element))


def inline_text(node: PageElement) -> str:
    """Return a node's text as it runs, block elements and line ends marked by a newline."""
    parts: list[str] = []

    def walk(here: PageElement) -> None:
        if isinstance(here, Tag):
            if here.name in _UNSEEN:
                return
            edge = "\n" if here.name in BLOCKS else ""
            parts.append(edge)
            for child in here.children:
                walk(child)
            parts.append(edge)
        elif type(here) is NavigableString:  # its subclasses are comments and the like
            parts.append(here)

    walk(node)
    return "".join(parts)


def source_of(raw: bytes, name: str, text: Text) -> Source:
    """Return where a text came from, byte for byte."""
    return Source(name, sha256(raw).hexdigest(), len(raw), text.encoding, line_ends(text.text))
