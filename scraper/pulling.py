"""Pulling: page by page from a source, kept, read, and the rule texts among them put into the store.

    for outcome in Pull(settings, contact="you@example.org").run(targets(settings, ("viewer:601",))):
        print(outcome.page, outcome.state)

A pull that is killed is taken up where it stopped: what it got is remembered page by page. Two pulls of one source do
not run at once; of two sources they may.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from rules_text import places
from rules_text.errors import RulesTextError, TextError
from scraper.clock import Clock, SystemClock
from scraper.errors import Busy, FetchError, Missing, PageError, Refused, ScraperError, UnknownSource
from scraper.http import Session
from scraper.snapshots import Crawl, Snapshot, Store, stamp
from scraper.sources import Settings, Source

__all__ = ["PAGE_TROUBLE", "Fetcher", "Kept", "Outcome", "Progress", "Pull", "Target", "fetch", "targets"]

# What a page may do without ending the pull; anything else (a full disk, a broken snapshot) ends it.
PAGE_TROUBLE = (FetchError, Refused, PageError, TextError)

_IN_A_ROW = 3  # pages that fail one behind the other: then the source is left alone

State = Literal["new", "unchanged", "resumed", "kept", "failed", "planned"]


class Target(NamedTuple):
    """A source and what of it is wanted: `601`, `唱える@4711`, an address; () is what sources.toml lists."""

    source: Source
    items: tuple[str, ...] = ()


class Outcome(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of a page, or of the rule text that pages made."""

    source: str
    page: str
    state: State
    url: str = ""
    detail: str = ""  # one line for a reader
    hint: str = ""  # of a failure
    facts: dict[str, Any] = {}  # of a rule text, an article, a diff

    @property
    def failed(self) -> bool:
        """It was wanted and is not there."""
        return self.state == "failed"


class Progress(Protocol):
    """Whoever wants to know how far a pull is."""

    def begin(self, source: str, pages: int) -> None:
        """A source is begun, of which so many pages are known to be wanted."""

    def more(self, pages: int) -> None:
        """Further pages turned out to be wanted."""

    def step(self, page: str) -> None:
        """A page is done."""


class _Silence:
    def begin(self, source: str, pages: int) -> None:
        pass

    def more(self, pages: int) -> None:
        pass

    def step(self, page: str) -> None:
        pass


class Kept(NamedTuple):
    """A page that is there now, and how it came."""

    snapshot: Snapshot
    body: bytes
    state: State

    @property
    def content_type(self) -> str | None:
        """The header of that name."""
        return self.snapshot.headers.get("content-type")


class _GivenUp(ScraperError):  # noqa: N818 - never leaves this module
    """Too many pages of a source failed in a row."""


def fetch(session: Session, store: Store, page: str, url: str, clock: Clock) -> tuple[Snapshot, bool]:
    """Ask for a page, under the conditions of the copy that is kept, and keep it; tell whether it is new.

    Raises:
        FetchError: it cannot be had.
        Refused: it is not asked for.
    """
    last = store.latest(page)
    etag, modified = (last.headers.get(name) if last else None for name in ("etag", "last-modified"))
    return store.keep(page, session.get(url, etag=etag, last_modified=modified), clock.now())


@dataclass
class Fetcher:
    """The pages of one source: from the network, from the pull that was interrupted, or (offline) from what is kept."""

    source: Source
    store: Store
    session: Session | None  # None offline
    clock: Clock
    crawl: Crawl
    progress: Progress
    failures: int = 0
    _in_a_row: int = field(default=0, repr=False)

    def get(self, page: str, url: str) -> Kept:
        """Return a page.

        Args:
            page: what the source calls it.
            url: its address.

        Raises:
            FetchError: it cannot be had.
            Refused: it is not asked for.
        """
        last = self.store.latest(page)
        if self.session is None:
            if last is None:
                raise Missing(f"{url}: not kept on this machine", "pull it without --offline")
            return Kept(last, self.store.body(last), "kept")
        if last is not None and self.crawl.done.get(page) == last.sha256:
            return Kept(last, self.store.body(last), "resumed")
        snapshot, new = fetch(self.session, self.store, page, url, self.clock)
        self.crawl.done[page] = snapshot.sha256
        self.store.remember(self.crawl)
        return Kept(snapshot, self.store.body(snapshot), "new" if new else "unchanged")

    def outcome(self, kept: Kept, detail: str = "", facts: dict[str, Any] | None = None) -> Outcome:
        """Return what became of a page that is there and could be read."""
        self._in_a_row = 0
        page = kept.snapshot.page
        self.progress.step(page)
        return Outcome(
            source=self.source.name,
            page=page,
            state=kept.state,
            url=kept.snapshot.url,
            detail=detail,
            facts=facts or {},
        )

    def failure(self, page: str, url: str, error: ScraperError | RulesTextError) -> Outcome:
        """Return what became of a page that could not be had or read.

        A page whose bytes are here and cannot be read is asked for again next time: it is not done.
        """
        self.failures += 1
        if not isinstance(error, Missing):
            self._in_a_row += 1
        if self.crawl.done.pop(page, None) is not None:
            self.store.remember(self.crawl)
        self.progress.step(page)
        return Outcome(
            source=self.source.name,
            page=page,
            state="failed",
            url=url,
            detail=str(error),
            hint=error.hint or "",
        )

    def check(self) -> None:
        """Leave a source alone of which page after page fails.

        Raises:
            _GivenUp: so it is.
        """
        if self._in_a_row >= _IN_A_ROW:
            message = f"{self.source.name}: {_IN_A_ROW} pages in a row failed, the rest is left for another time"
            raise _GivenUp(message, "what was fetched is kept; pull again to go on from there")


Reader = Callable[[Fetcher, tuple[str, ...]], Iterator[Outcome]]


class Pull:
    """A pull of some sources."""

    def __init__(
        self,
        settings: Settings,
        *,
        contact: str = "",
        offline: bool = False,
        root: Path | None = None,
        clock: Clock | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Get ready.

        Args:
            settings: the sources and limits.
            contact: who asks; sent with every request, needed unless offline.
            offline: read again what is kept, and ask nobody.
            root: the snapshots' folder, where it is not the usual one.
            clock: the time.
            progress: told how far it is.
        """
        self._settings = settings
        self._contact = contact
        self._offline = offline
        self._root = root or places.snapshots_dir()
        self._clock: Clock = clock or SystemClock()
        self._progress: Progress = progress or _Silence()

    def run(self, wanted: Iterable[Target]) -> Iterator[Outcome]:
        """Pull, and yield what became of each page and text.

        Raises:
            SnapshotError: the snapshots are broken or cannot be written.
        """
        for target in wanted:
            store = Store(self._root, target.source.name)
            try:
                with store.lock():
                    yield from self._pull(target, store)
            except Busy as error:
                yield Outcome(
                    source=target.source.name, page="", state="failed", detail=str(error), hint=error.hint or ""
                )

    def _pull(self, target: Target, store: Store) -> Iterator[Outcome]:
        from scraper.crawls import READERS

        source = target.source
        session = None if self._offline else Session(source, self._settings.limits, self._contact, self._clock)
        crawl = Crawl(started=stamp(self._clock.now())) if self._offline else self._taken_up(store)
        fetcher = Fetcher(source, store, session, self._clock, crawl, self._progress)
        try:
            yield from READERS[source.kind](fetcher, target.items)
        except _GivenUp as error:
            yield Outcome(source=source.name, page="", state="failed", detail=str(error), hint=error.hint or "")
        finally:
            if session is not None:
                session.close()
        if not fetcher.failures and not self._offline:
            store.finish()

    def _taken_up(self, store: Store) -> Crawl:
        """Return the interrupted pull that is to be gone on with, or a new one."""
        now = self._clock.now()
        left = store.crawl()
        oldest = stamp(now - timedelta(hours=self._settings.limits.resume))
        return left if left is not None and left.started >= oldest else Crawl(started=stamp(now))

    def plan(self, wanted: Iterable[Target]) -> Iterator[Outcome]:
        """Yield what a pull would ask for, as far as that is known before asking; nothing is asked or written."""
        from scraper.crawls import planned

        for target in wanted:
            store = Store(self._root, target.source.name)
            leads_on = not target.items and target.source.kind in ("viewer", "mjmj", "official-en")
            for page, url in planned(target.source, target.items):
                last = store.latest(page)
                details = [f"kept since {last.fetched[:10]}"] if last else []
                details += ["and the pages that it leads to"] if leads_on else []
                yield Outcome(source=target.source.name, page=page, state="planned", url=url, detail=", ".join(details))


def targets(settings: Settings, words: tuple[str, ...]) -> tuple[Target, ...]:
    """Return what the words of a command line mean.

    Args:
        settings: the sources.
        words: `viewer`, `viewer:601`, `wiki:唱える@4711`, or addresses; none for all sources.

    Raises:
        UnknownSource: a word is none of these.
    """
    if not words:
        return tuple(Target(source) for source in settings.sources.values())
    items: dict[str, list[str]] = {}
    for word in words:
        name, item = _source_and_item(settings, word)
        items.setdefault(name, [])
        if item:
            items[name].append(item)
    return tuple(Target(settings.source(name), tuple(dict.fromkeys(found))) for name, found in items.items())


def _source_and_item(settings: Settings, word: str) -> tuple[str, str]:
    if word.startswith(("http://", "https://")):
        source = settings.owner(word)
        return source.name, _item_of(source, word)
    name, _, item = word.partition(":")
    source = settings.source(name)
    if item and source.kind in ("official-ja", "official-en"):
        raise UnknownSource(f"{word}: {name} has one text and no parts", f"write {name}, or the address of a file")
    if item and source.kind == "viewer" and not re.fullmatch(r"[1-9]\d\d(?:\.\d+)?", item):
        raise UnknownSource(f"{word}: {item!r} is no section", "write a section, as viewer:601")
    return name, item


def _item_of(source: Source, url: str) -> str:
    """Return what of a source an address is; the address itself where it is nothing simpler."""
    path = unquote(urlsplit(url).path)
    query = parse_qs(urlsplit(url).query)
    if source.kind == "viewer":
        section = re.search(r"/r/([1-9]\d\d)(?:[./]|$)", path) or re.match(r"([1-9]\d\d)", query.get("r", [""])[0])
        if section is None:
            raise UnknownSource(f"{url}: no section of the rules", "write viewer:601, or an address like …/cr/r/601/")
        return section[1]
    if source.kind in ("official-ja", "official-en") and url in source.pages.values():
        return ""
    return url
