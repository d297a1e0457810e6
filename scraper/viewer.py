"""総合ルールビューア: a section of the Japanese rules, as the site sends it or as somebody saved it as text.

Each keyword of a page is a link, so that text splits there; a capture that dropped the links has a space in their
place, or has lost the words. The page names its edition at the most in its header, and a date of synchronisation is
none. What the page got wrong is told as an oddity of the revision.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from bs4 import BeautifulSoup, NavigableString, Tag

from rules_text import japanese, numbers
from rules_text.decoding import line_ends, read_bytes, refuse_controls
from rules_text.errors import TextError
from rules_text.model import Revision, Rule, Source
from rules_text.ordering import GRAVE
from scraper.charsets import decode

_EDITION = re.compile(r"(\d{8})\.(\d+)\s*版")
_MARKUP = re.compile(r"<(?:!doctype|html|head|body|div|p|ul|li|a)\b", re.IGNORECASE)
_BLOCKS = frozenset(
    re.findall(
        r"\w+",
        "address article aside blockquote body br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li"
        " main nav ol p pre section table tbody td tfoot th thead title tr ul",
    )
)
_SILENT = ("script", "style", "noscript", "template", "rt", "rp")  # rt: the reading above a ruby text


def looks_like_a_page(raw: bytes) -> bool:
    """Tell whether bytes may be a page of Japanese rules rather than an English edition."""
    text = decode(raw[:200_000]).text
    japanese_characters = sum("\u3040" <= character <= "\u9fff" for character in text)
    return japanese_characters > len(text) // 10


def read(path: Path, *, accept: bool = False) -> Revision:
    """Read a saved page.

    Args:
        path: HTML, or the page's text.
        accept: take a page with duplicate or out-of-order numbers, and keep them as oddities.

    Raises:
        TextError: the file cannot be read, or holds no rules; FILE:LINE and the reason.
    """
    return parse(read_bytes(path), str(path), accept=accept)


def parse(raw: bytes, name: str, *, content_type: str | None = None, accept: bool = False) -> Revision:
    """Read a page from its bytes.

    Args:
        raw: the page, byte for byte.
        name: what messages call it.
        content_type: the server's header, if there was one.
        accept: see `read`.
    """
    if not raw.strip():
        raise TextError(f"{name}: the file is empty")
    decoded = decode(raw, content_type)
    lines = html_lines(decoded.text) if is_html(decoded.text) else re.split(r"\r\n|\r|\n", decoded.text)
    refuse_controls(lines, name)
    parsed = japanese.parse_lines(lines)
    if not parsed.rules:
        raise TextError(f"{name}:1: no rules on this page: no line begins with a rule's number")
    grave = next((oddity for oddity in parsed.oddities if oddity.kind in GRAVE), None)
    if grave is not None and not accept:
        raise TextError(f"{name}:{grave.line}: {grave.message}", "--accept-oddities takes the page as it is")
    edition = next((found for found in map(_EDITION.search, lines) if found), None)
    digest = sha256(raw).hexdigest()
    return Revision(
        id=f"{edition[1]}.{edition[2]}" if edition else f"ja-page-{digest[:8]}",
        language="ja",
        source=Source(Path(name).name, digest, len(raw), decoded.encoding, line_ends(decoded.text)),
        rules=parsed.rules,
        titles=parsed.titles,
        effective=edition[1] if edition else None,
        scope=scope_of(parsed.rules),
        oddities=parsed.oddities,
    )


def is_html(text: str) -> bool:
    """Tell whether a text is markup."""
    return _MARKUP.search(text) is not None


def html_lines(text: str) -> list[str]:
    """Return a page's lines: a block or a <br> ends one, links and other inline marks do not."""
    soup = BeautifulSoup(text, "lxml")
    for silent in soup(list(_SILENT)):
        silent.decompose()
    pieces: list[str] = []
    for node in soup.descendants:
        if isinstance(node, Tag) and node.name in _BLOCKS:
            pieces.append("\n")
        elif type(node) is NavigableString:  # no comment, no doctype
            pieces.append(re.sub(r"[ \t\r\n\f]+", " ", node))
            pieces.extend("\n" * _ends_a_block(node))
    return [line.strip() for line in "".join(pieces).split("\n") if line.strip()]


def _ends_a_block(node: NavigableString) -> bool:
    """Tell whether a text is the last of a block around it; what follows then starts a new line."""
    here: Tag | NavigableString = node
    while here.next_sibling is None and here.parent is not None:
        here = here.parent
        if here.name in _BLOCKS:
            return True
    return False


def scope_of(rules: tuple[Rule, ...]) -> tuple[str, ...]:
    """Return what a page shows: a whole section where its first rule is there, else the rules themselves."""
    found: dict[str, None] = {}
    for rule in rules:
        section = numbers.section_of(rule.number)
        if rule.number == f"{section}.1" or section in found:
            found[section] = None
        else:
            found[rule.number.rstrip(numbers.LETTERS)] = None
    return tuple(found)
