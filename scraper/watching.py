"""Watching: ask each source for the little that shows whether it has something new, and say so once.

    watch = Watch(settings, contact="you@example.org")
    for entry in watch.poll(targets(settings, ())):
        print(entry)

What a source showed last is a *mark* beside the snapshots: the edition in the viewer's header, the file that the rules
page names, an article's state. A mark that is seen for the first time is no news. Entries carry facts alone, so a
feed may be published.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Literal, NamedTuple
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree as ET

import msgspec

from rules_text import places
from scraper import markup, mjmj, official_en, official_ja, translations, viewer, wiki
from scraper.clock import Clock, SystemClock
from scraper.crawls import planned
from scraper.errors import Busy, PageError, SnapshotError
from scraper.http import Session
from scraper.pulling import PAGE_TROUBLE, Target, fetch
from scraper.snapshots import Store, stamp, write_atomically
from scraper.sources import Settings, Source

__all__ = ["Entry", "Trouble", "Watch", "atom"]

_REMEMBERED = 200  # entries; a feed shows them all

What = Literal["edition", "article", "text"]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Something new at a source."""

    time: str
    source: str
    page: str
    url: str
    what: What
    before: str
    after: str

    def __str__(self) -> str:
        words = {
            "edition": f"{self.before} is replaced by {self.after}",
            "article": f"changed, {self.before} to {self.after}",
            "text": f"{self.after}: the text was changed in place",
        }
        return f"{self.source}:{self.page}: {words[self.what]}"


class Trouble(NamedTuple):
    """A page that could not be asked for; it is asked for again next time."""

    source: str
    message: str
    hint: str


class _Mark(msgspec.Struct, frozen=True):
    """What a page showed: a name to tell people, and a digest of the words where the name does not tell all."""

    name: str
    digest: str = ""


class _State(msgspec.Struct):
    marks: dict[str, _Mark] = {}
    entries: list[Entry] = []


class Watch:
    """Marks, entries, and how to ask."""

    def __init__(
        self, settings: Settings, *, contact: str, root: Path | None = None, clock: Clock | None = None
    ) -> None:
        """Get ready.

        Args:
            settings: the sources and limits.
            contact: who asks; sent with every request.
            root: the snapshots' folder, where it is not the usual one.
            clock: the time.

        Raises:
            SnapshotError: the marks of earlier polls cannot be read.
        """
        self._settings = settings
        self._contact = contact
        self._root = root or places.snapshots_dir()
        self._clock: Clock = clock or SystemClock()
        self._path = self._root / "watch.json"
        self._state = self._read()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What was new so far, newest first."""
        return tuple(reversed(self._state.entries))

    def poll(self, wanted: Iterable[Target]) -> Iterator[Entry | Trouble]:
        """Ask once, and yield what is new; what was seen is remembered even where a later page fails."""
        for target in wanted:
            store = Store(self._root, target.source.name)
            try:
                with store.lock(), closing(self._session(target.source)) as session:
                    yield from self._poll(target, store, session)
            except Busy as error:
                yield Trouble(target.source.name, str(error), error.hint or "")

    def _session(self, source: Source) -> Session:
        return Session(source, self._settings.limits, self._contact, self._clock)

    def _poll(self, target: Target, store: Store, session: Session) -> Iterator[Entry | Trouble]:
        source = target.source
        for page, url in _watched(source, target.items):
            try:
                snapshot, _ = fetch(session, store, page, url, self._clock)
                raw, content_type = store.body(snapshot), snapshot.headers.get("content-type")
                mark = _mark(source, raw, url, content_type)
            except PAGE_TROUBLE as error:
                yield Trouble(source.name, str(error), error.hint or "")
                continue
            yield from self._compare(source, page, url, mark)
            self._write()

    def _compare(self, source: Source, page: str, url: str, mark: _Mark) -> Iterator[Entry]:
        key = f"{source.name}:{page}"
        before = self._state.marks.get(key)
        self._state.marks[key] = mark
        if before is None or before == mark:
            return
        what: What = "text" if before.name == mark.name else "article" if source.kind == "wiki" else "edition"
        entry = Entry(
            time=stamp(self._clock.now()),
            source=source.name,
            page=page,
            url=url,
            what=what,
            before=before.name,
            after=mark.name,
        )
        self._state.entries = [*self._state.entries, entry][-_REMEMBERED:]
        yield entry

    def _read(self) -> _State:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=_State)
        except FileNotFoundError:
            return _State()
        except (OSError, msgspec.DecodeError) as error:
            raise SnapshotError(f"{self._path}: {error}", "remove the file: watching then begins anew") from error

    def _write(self) -> None:
        write_atomically(self._path, msgspec.json.format(msgspec.json.encode(self._state), indent=2))


def _watched(source: Source, items: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the pages that show whether a source has something new: of the viewer one section, named or not."""
    pages = planned(source, items)
    return pages[:1] if source.kind == "viewer" and not items else pages


def _mark(source: Source, raw: bytes, url: str, content_type: str | None) -> _Mark:
    if source.kind == "wiki":
        return _article_mark(wiki.parse(raw, url, content_type))
    if source.kind == "official-en":
        return _Mark(official_en.link(raw, url, content_type))
    if source.kind == "mjmj":
        return _Mark(next(reversed(mjmj.links(raw, url, content_type))))
    if source.kind == "official-ja":
        revision = official_ja.parse(raw, url, content_type)
        return _Mark(revision.id, _digest(f"{rule.number} {rule.text} {rule.examples}" for rule in revision))
    text = markup.decode(raw, url, content_type).text
    markup.require_whole(text, url)
    edition = translations.version_of("\n".join(viewer.html_lines(text)))
    if edition is None:
        raise PageError(
            f"{url}: no edition in the page's header (YYYYMMDD.N 版)", "the site may have changed its pages"
        )
    return _Mark(edition)


def _article_mark(article: wiki.Article) -> _Mark:
    """Return an article's state: its own words, whatever the wiki sets around them."""
    revision = article.revision
    name = f"revision {revision.id}" if revision.id else revision.date or "a state without a date"
    words = (f"{section.title}\n{block.text}" for section in article.sections for block in section.blocks)
    return _Mark(name, _digest(words))


def _digest(parts: Iterable[str]) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


_ATOM = "http://www.w3.org/2005/Atom"
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def atom(entries: Iterable[Entry], updated: str) -> bytes:
    """Return an Atom feed.

    Args:
        entries: newest first.
        updated: the time of the last poll, for a feed without entries.
    """
    entries = tuple(entries)
    ET.register_namespace("", _ATOM)
    feed = ET.Element(f"{{{_ATOM}}}feed")
    _child(feed, "title", "crconf watch")
    _child(feed, "id", f"urn:uuid:{uuid5(NAMESPACE_URL, 'crconf watch')}")
    _child(feed, "updated", entries[0].time if entries else updated)
    _child(_child(feed, "author"), "name", "crconf")
    for entry in entries:
        element = _child(feed, "entry")
        _child(element, "title", str(entry))
        _child(element, "id", f"urn:uuid:{uuid5(NAMESPACE_URL, f'{entry.url} {entry.time} {entry.after}')}")
        _child(element, "updated", entry.time)
        _child(element, "link").set("href", _NOT_XML.sub("", entry.url))
    ET.indent(feed)
    written: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _child(parent: ET.Element, name: str, text: str | None = None) -> ET.Element:
    child = ET.SubElement(parent, f"{{{_ATOM}}}{name}")
    child.text = None if text is None else _NOT_XML.sub("", text)
    return child
