"""The kept pages: every answer byte for byte, with its headers and hash, so that nothing has to be asked for twice.

    SNAPSHOTS/pages/SOURCE/
        lock                        held while a pull is at work
        crawl.json                  what an unfinished pull has done
        PAGE-xxxxxxxx/
            20241121T101500Z-1a2b3c4d.raw     the bytes
            20241121T101500Z-1a2b3c4d.json    the facts, written last: without them the bytes do not count

Every file is written beside its place and moved there, so that a kill leaves nothing half written. A page that is
overwritten at its source (an edition replaced by the next) keeps its older snapshots here.
"""

from __future__ import annotations

import fcntl
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from scraper.errors import Busy, SnapshotError
from scraper.http import Answer

__all__ = ["Crawl", "Snapshot", "Store", "stamp", "write_atomically"]

_KEPT_HEADERS = ("content-type", "etag", "last-modified", "date", "content-language")
_NAME = re.compile(r"[^\w.+-]+")


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about a kept page."""

    page: str  # what the source calls it: `601`, `唱える`, `oldid:123`
    url: str
    final_url: str
    fetched: str  # UTC, 2024-11-21T10:15:00Z
    checked: str  # when the server last said that this is its newest
    sha256: str
    size: int
    headers: dict[str, str]

    @property
    def name(self) -> str:
        """The name that its files share."""
        return f"{re.sub('[-:]', '', self.fetched)}-{self.sha256[:8]}"


class Crawl(msgspec.Struct, kw_only=True):
    """What an unfinished pull of a source has done: it is taken up here."""

    started: str
    edition: str | None = None  # that the pages so far were of
    done: dict[str, str] = {}  # page -> sha256 of the snapshot that this pull got or found unchanged


class Store:
    """The kept pages of one source."""

    def __init__(self, root: Path, source: str) -> None:
        self._folder = root / "pages" / source
        self._source = source

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Keep other pulls of the source out; a process that is killed lets go by itself.

        Raises:
            Busy: one is at work.
            SnapshotError: the folder cannot be written.
        """
        path = self._folder / "lock"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("a")
        except OSError as error:
            raise SnapshotError(
                f"{path}: {error.strerror or error}", "name another folder in CRCONF_SNAPSHOTS"
            ) from error
        with file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                hint = "wait for it to end, then pull again: nothing will be fetched twice"
                raise Busy(f"{self._source}: another crconf is pulling it", hint) from error
            for left in self._folder.rglob(".*.new"):  # by a process that was killed
                left.unlink(missing_ok=True)
            yield

    def pages(self) -> tuple[str, ...]:
        """Return the pages that are kept, in order of their names."""
        newest = (self._snapshots(folder)[-1:] for folder in self._folder.glob("*/"))
        return tuple(sorted(snapshot.page for found in newest for snapshot in found))

    def latest(self, page: str) -> Snapshot | None:
        """Return the newest snapshot of a page, None where there is none.

        Raises:
            SnapshotError: its facts cannot be read.
        """
        return next(reversed(self.history(page)), None)

    def history(self, page: str) -> tuple[Snapshot, ...]:
        """Return a page's snapshots, oldest first."""
        return self._snapshots(self._folder_of(page))

    def body(self, snapshot: Snapshot) -> bytes:
        """Return a kept page's bytes.

        Raises:
            SnapshotError: they are not there, or not what was kept.
        """
        path = self._folder_of(snapshot.page) / f"{snapshot.name}.raw"
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise SnapshotError(f"{path}: {error.strerror or error}", "remove its .json and pull again") from error
        if sha256(raw).hexdigest() != snapshot.sha256:
            raise SnapshotError(
                f"{path}: not the bytes that were kept", "remove the file and its .json, and pull again"
            )
        return raw

    def keep(self, page: str, answer: Answer, now: datetime) -> tuple[Snapshot, bool]:
        """Keep an answer, and tell whether it is new; the same bytes as last time are not kept twice.

        Args:
            page: what the source calls it.
            answer: a page, or that the newest snapshot still holds.
            now: the time, in UTC.
        """
        last = self.latest(page)
        digest = last.sha256 if last and answer.unchanged else sha256(answer.body).hexdigest()
        headers = {name: answer.headers[name] for name in _KEPT_HEADERS if name in answer.headers}
        if last is not None and last.sha256 == digest:
            same = msgspec.structs.replace(last, checked=stamp(now), headers=last.headers | headers)
            self._write_facts(same)
            return same, False
        snapshot = Snapshot(
            page=page,
            url=answer.url,
            final_url=answer.final_url,
            fetched=stamp(now),
            checked=stamp(now),
            sha256=digest,
            size=len(answer.body),
            headers=headers,
        )
        write_atomically(self._folder_of(page) / f"{snapshot.name}.raw", answer.body)
        self._write_facts(snapshot)
        return snapshot, True

    def crawl(self) -> Crawl | None:
        """Return what an unfinished pull has done, None where the last one ended."""
        path = self._folder / "crawl.json"
        try:
            return msgspec.json.decode(path.read_bytes(), type=Crawl)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError) as error:
            raise SnapshotError(f"{path}: {error}", "remove the file: the pull then begins anew") from error

    def remember(self, crawl: Crawl) -> None:
        """Keep what a pull has done so far."""
        write_atomically(self._folder / "crawl.json", msgspec.json.encode(crawl))

    def finish(self) -> None:
        """Forget the crawl: the pull has ended."""
        (self._folder / "crawl.json").unlink(missing_ok=True)

    def _folder_of(self, page: str) -> Path:
        readable = _NAME.sub("_", page)[:60]
        return self._folder / f"{readable}-{sha256(page.encode()).hexdigest()[:8]}"

    def _snapshots(self, folder: Path) -> tuple[Snapshot, ...]:
        return tuple(_read_facts(path) for path in sorted(folder.glob("*.json")))

    def _write_facts(self, snapshot: Snapshot) -> None:
        facts = msgspec.json.format(msgspec.json.encode(snapshot), indent=2)
        write_atomically(self._folder_of(snapshot.page) / f"{snapshot.name}.json", facts)


def _read_facts(path: Path) -> Snapshot:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Snapshot)
    except (OSError, msgspec.DecodeError) as error:
        raise SnapshotError(f"{path}: {error}", "remove the file and pull again") from error


def stamp(moment: datetime) -> str:
    """Return a time as it is written everywhere here: UTC, to the second."""
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all.

    Raises:
        SnapshotError: it cannot be written; what stood there stands.
    """
    new = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, new = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".new", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(new).chmod(0o644)
        Path(new).replace(path)
    except OSError as error:
        if new:
            Path(new).unlink(missing_ok=True)
        raise SnapshotError(
            f"{path}: {error.strerror or error}", "look at its folder, and the disk's free space"
        ) from error
