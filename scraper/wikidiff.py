"""What changed between two states of a wiki article: diff pages, and the diff above an edit that undoes another.

A diff page has the older state on its left. An undo page does not: its left column is the *newest* state, its right
one the text that is being edited, which nobody has saved. `WikiDiff.newest` says which side it is; `before` and
`after` of a change read it in time's order.

Much of a diff's table is no change: context, lines that differ in blanks alone, pairs of empty lines. A text capture
of the page moreover lost the words that the page marks as changed, most of all on the left; what is left of such a
line is given as it stands, and where nothing is left the row is counted in `lost` and no more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from bs4 import Tag

from rules_text import references
from rules_text.references import CrossReference
from scraper import markup
from scraper.errors import PageError
from scraper.wiki import CardName, PageRevision, page_revision
from scraper.wiki_text import cards_in_links

__all__ = ["Change", "Side", "WikiDiff", "is_diff", "parse"]

Where = Literal["left", "right"]
ChangeKind = Literal["changed", "added", "removed", "moved"]


@dataclass(frozen=True, slots=True)
class Side:
    """A column: a saved state (`latest` or an older `revision`), or the text being `edited`."""

    role: Literal["latest", "revision", "edited"]
    revision: PageRevision = field(default_factory=PageRevision)
    comment: str | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """A line that differs, as wikitext; seen from left to right. `moved` stands at another place of the other side.

    A side is None where it has no such line; in a `changed` line of a capture, where the capture lost its words.
    """

    kind: ChangeKind
    left: str | None
    right: str | None
    left_line: int | None = None
    right_line: int | None = None
    section: str = ""  # the heading above it

    @property
    def references(self) -> tuple[CrossReference, ...]:
        """The rules that either side cites, in order."""
        return tuple(dict.fromkeys(references.references("\n".join(filter(None, (self.left, self.right))))))

    @property
    def cards(self) -> tuple[CardName, ...]:
        """The cards that either side links to, in order."""
        return cards_in_links("\n".join(filter(None, (self.left, self.right))))


@dataclass(frozen=True)
class WikiDiff:
    """The two sides and the real changes between them."""

    title: str
    left: Side
    right: Side
    newest: Where
    changes: tuple[Change, ...]
    lost: int = 0  # rows of a capture that say that something differs, and nothing of what
    form: Literal["html", "capture"] = "html"

    def before(self, change: Change) -> str | None:
        """Return a line as the older side has it."""
        return change.left if self.newest == "right" else change.right

    def after(self, change: Change) -> str | None:
        """Return a line as the newer side has it."""
        return change.right if self.newest == "right" else change.left


class _Row(NamedTuple):
    """A row of the table; None where a side has no line there, "" where its line is empty (or lost, in a capture)."""

    left: str | None
    right: str | None
    differs: bool
    lines: tuple[int, int] | None = None  # of a row that numbers the lines below it


_EDITING = re.compile(r"「(.+)」を編集中|「(.+)」の版間の差分")
_LINE_NUMBER = re.compile(r"(\d+)\s*行[:：]?|Line\s+(\d+)")
_HEADING = re.compile(r"={2,6}\s*(.+?)\s*={2,6}$")
_SPACE = re.compile(r"[\s\u3000\xa0]+")


def is_diff(text: str) -> bool:
    """Tell whether a page, HTML or capture, is a diff."""
    return (
        re.search(r"<table[^<>]{0,300}class=[\"'][^<>\"']{0,100}\bdiff\b|^\d+行: \| \d+行:", text, re.MULTILINE)
        is not None
    )


def parse(raw: bytes, name: str, content_type: str | None = None) -> WikiDiff:
    """Read a diff or undo page, HTML or a text capture of it.

    Args:
        raw: the page's bytes.
        name: what messages call it.
        content_type: the header of that name, if there was one.

    Raises:
        PageError: it is cut off, has other markup than the wiki's, or is no diff.
    """
    text = markup.decode(raw, name, content_type).text
    return _parse_html(text, name) if markup.is_html(text) else _parse_capture(text, name)


def _finish(title: str, left: Side, right: Side, rows: Iterator[_Row], form: Literal["html", "capture"]) -> WikiDiff:
    changes, lost = _changes(rows, lossy=form == "capture")
    named = _EDITING.search(title)
    return WikiDiff(
        title=next(filter(None, named.groups())) if named else title,
        left=left,
        right=right,
        newest=_newest(left, right),
        changes=tuple(_with_moves(changes)),
        lost=lost if form == "capture" else 0,  # in HTML these are pairs of empty lines
        form=form,
    )


def _newest(left: Side, right: Side) -> Where:
    """Tell which side is the newest saved state: dates decide, and the text being edited never is."""
    if "edited" in (left.role, right.role):
        return "left" if right.role == "edited" else "right"
    if left.role != right.role and "latest" in (left.role, right.role):
        return "left" if left.role == "latest" else "right"
    return "left" if (left.revision.date or "") > (right.revision.date or "9999") else "right"


def _changes(rows: Iterator[_Row], *, lossy: bool) -> tuple[list[Change], int]:
    """Return what differs in some rows, and how many differ without a word; `lossy` rows are a capture's."""
    found: list[Change] = []
    lost = 0
    left_at: int | None = None
    right_at: int | None = None
    section = ""
    for row in rows:
        if row.lines is not None:
            left_at, right_at = row.lines
            continue
        section = _heading(row.right) or _heading(row.left) or section
        left, right = row.left or None, row.right or None
        if row.differs and left is None and right is None:
            lost += 1
        elif row.differs and _squeezed(left) != _squeezed(right):
            both = left is not None and right is not None
            kind: ChangeKind = (
                "changed" if both or (lossy and row.left == "") else "added" if left is None else "removed"
            )
            found.append(
                Change(
                    kind, left, right, None if left is None else left_at, None if right is None else right_at, section
                )
            )
        left_at = _next(left_at, row.left)
        right_at = _next(right_at, row.right)
    return found, lost


def _heading(line: str | None) -> str | None:
    heading = _HEADING.match(line.strip()) if line else None
    return heading[1] if heading else None


def _next(at: int | None, line: str | None) -> int | None:
    return at if at is None or line is None else at + 1


def _squeezed(text: str | None) -> str:
    return _SPACE.sub("", text or "")


def _with_moves(changes: list[Change]) -> Iterator[Change]:
    """Tell lines that only moved from lines that were written or struck out."""
    lefts = Counter(_squeezed(change.left) for change in changes if change.left)
    rights = Counter(_squeezed(change.right) for change in changes if change.right)
    moved = {text for text in lefts & rights if text}
    for change in changes:
        left_moved = change.left is not None and _squeezed(change.left) in moved
        right_moved = change.right is not None and _squeezed(change.right) in moved
        if left_moved:
            yield replace(change, kind="moved", right=None, right_line=None)
        if right_moved:
            yield replace(change, kind="moved", left=None, left_line=None)
        if change.left is not None and change.right is not None and left_moved != right_moved:
            if left_moved:
                yield replace(change, kind="added", left=None, left_line=None)
            else:
                yield replace(change, kind="removed", right=None, right_line=None)
        elif not left_moved and not right_moved:
            yield change


# HTML -----------------------------------------------------------------------------------------------------------------


def _parse_html(text: str, name: str) -> WikiDiff:
    page = markup.soup(text, name)
    title = markup.text_of(markup.one(page, "#firstHeading, h1.firstHeading", name))
    table = markup.one(page, "table.diff", name)
    left, right = (_side(table.select_one(selector)) for selector in (".diff-otitle", ".diff-ntitle"))
    if right.role == "edited":
        left = replace(left, role="latest")
    return _finish(title, left, right, _html_rows(table), "html")


def _side(cell: Tag | None) -> Side:
    if cell is None:
        return Side("revision")
    said = markup.text_of(cell)
    link = cell.select_one("a[href*='oldid=']")
    user = cell.select_one(".mw-userlink")
    comment = cell.select_one(".comment")
    revision = page_revision(said, address=str(link["href"]) if link else "")
    if user is not None:
        revision = replace(revision, author=markup.text_of(user))
    return Side(_role(said), revision, markup.text_of(comment).strip("() ") if comment else None)


def _role(said: str) -> Literal["latest", "revision", "edited"]:
    return "edited" if "編集中" in said else "latest" if "最新版" in said else "revision"


def _html_rows(table: Tag) -> Iterator[_Row]:
    for row in table.find_all("tr"):
        cells = list(row.find_all("td", recursive=False))
        numbered = [cell for cell in cells if _has(cell, "diff-lineno")]
        if numbered:
            found = [_LINE_NUMBER.search(cell.get_text()) for cell in (numbered[0], numbered[-1])]
            if all(found):
                first, last = (int(match[1] or match[2]) for match in found if match)
                yield _Row(None, None, differs=False, lines=(first, last))
            continue
        lines = [cell for cell in cells if not _has(cell, "diff-marker")]
        if len(lines) != 2 or any(_has(cell, "diff-otitle", "diff-ntitle", "diff-multi") for cell in lines):
            continue
        left, right = (_line(cell) for cell in lines)
        differs = any(_has(cell, "diff-deletedline", "diff-addedline") for cell in lines)
        yield _Row(left, right, differs)


def _line(cell: Tag) -> str | None:
    """Return a cell's line, None where the side has no line at all.

    Where one side has more lines than the other, MediaWiki pads the other with cells that look like added lines and
    are empty; a line that is really empty holds a space that does not break, or a `<br>`.
    """
    if not _has(cell, "diff-context", "diff-deletedline", "diff-addedline"):
        return None
    text = cell.get_text().strip("\n")
    if not text and _has(cell, "diff-addedline") and cell.br is None:
        return None
    return text.replace("\xa0", " ").rstrip()


def _has(cell: Tag, *names: str) -> bool:
    return bool(set(names) & set(cell.get_attribute_list("class")))


# A capture ------------------------------------------------------------------------------------------------------------

_NUMBERS = re.compile(r"(\d+)行: \| (\d+)行:")
_LEFT_LOST = re.compile(r"[−-] \| \+(?: \| (?P<right>.+))?$")
_BOTH = re.compile(r"[−-] \| (?P<left>.+?) \| \+(?: \| (?P<right>.+))?$")
_LEFT = re.compile(r"[−-](?: \| (?P<left>.+))?$")
_RIGHT = re.compile(r"\+(?: \| (?P<right>.+))?$")
_ROW_END = re.compile(r"[ |]*\|$")


def _parse_capture(text: str, name: str) -> WikiDiff:
    lines = [line.strip() for line in text.splitlines()]
    first = next((place for place, line in enumerate(lines) if _NUMBERS.match(line)), None)
    if first is None:
        raise PageError(f"{name}: no diff: no row numbers the lines (2行: | 2行:)")
    above = lines[:first]
    title = next((line for line in above if line), name)
    header = next((line for line in reversed(above) if " | " in line), "")
    undo = "編集中の文章" in header
    left = Side("latest" if undo else "revision")
    right = Side("edited" if undo else "latest" if "最新版" in header else "revision")
    return _finish(title, left, right, _capture_rows(lines[first:]), "capture")


def _capture_rows(lines: list[str]) -> Iterator[_Row]:
    for line in lines:
        numbered = _NUMBERS.match(line)
        if numbered is not None:
            yield _Row(None, None, differs=False, lines=(int(numbered[1]), int(numbered[2])))
            continue
        row = _ROW_END.sub("", line).rstrip()
        if not row and not line:
            continue
        if lost := _LEFT_LOST.match(row):
            yield _Row("", lost["right"], differs=True)
        elif both := _BOTH.match(row):
            yield _Row(both["left"], both["right"], differs=True)
        elif left := _LEFT.match(row):
            yield _Row(left["left"] or "", None, differs=True)
        elif right := _RIGHT.match(row):
            yield _Row(None, right["right"] or "", differs=True)
        else:  # context: the same line twice
            half = (len(row) - 3) // 2
            same = row[:half] if row[:half] == row[half + 3 :] else row
            yield _Row(same, same, differs=False)
