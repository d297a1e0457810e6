"""Asking politely: one request at a time, with pauses, within limits, and never where we are not wanted.

    with Session(source, limits, contact="you@example.org") as session:
        answer = session.get(url)

A request goes: is the host one of the source's (`Refused`); does robots.txt let us (`Refused`); wait for the pause;
ask; follow redirects by the same questions; read within the limits. Where the server says *later* (429, 503 with
Retry-After), fails (5xx) or the line breaks, the same question is asked again a few times, more and more slowly.
"""

from __future__ import annotations

import ipaddress
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from http.cookiejar import DefaultCookiePolicy
from importlib.metadata import PackageNotFoundError, version
from types import TracebackType
from typing import Any, Self
from urllib.parse import urljoin, urlsplit

import requests
import urllib3
from protego import Protego
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

from scraper.clock import Clock, SystemClock
from scraper.errors import FetchError, Missing, Refused
from scraper.sources import Limits, Source, host_of

__all__ = ["Answer", "Session"]

_ROBOT = "crconf"  # what we are called in a robots.txt
_CHUNK = 16384  # bytes
_EVER = 366 * 24 * 3600.0  # seconds: whoever asks to wait longer means never
_LATER = (429, 503)
_AGAIN = (*_LATER, 500, 502, 504)
_REDIRECTS = (301, 302, 303, 307, 308)
_PACKED = ("gzip", "x-gzip")


@dataclass(frozen=True)
class Answer:
    """What a server answered: a page (200), or that the kept one still holds (304, without a body)."""

    url: str  # as asked
    final_url: str  # after redirects
    status: int
    headers: Mapping[str, str]  # names in lower case
    body: bytes  # unpacked, not decoded

    @property
    def unchanged(self) -> bool:
        """The page that we have is the newest."""
        return self.status == 304


class _Again(Exception):  # noqa: N818 - never leaves this module
    """The same question may get an answer later; `wait` in seconds, where the server said how long."""

    def __init__(self, reason: str, wait: float | None = None) -> None:
        super().__init__(reason)
        self.wait = wait


class Session:
    """A conversation with one source: serial, paced, and with no memory but robots.txt (no cookies, no passwords)."""

    def __init__(self, source: Source, limits: Limits, contact: str, clock: Clock | None = None) -> None:
        self._source = source
        self._limits = limits
        self._clock: Clock = clock or SystemClock()
        self._pause = limits.pause if source.pause is None else source.pause
        self._agent = f"{_ROBOT}/{_version()} (+{contact})"
        self._robots: dict[str, Protego | None] = {}  # by scheme and host; None where there is none
        self._asked: dict[str, float] = {}  # by host: when the last request went out
        self._requests = _Requests()
        self._requests.headers.clear()
        self._requests.auth = lambda request: request  # or requests would look into ~/.netrc
        self._requests.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        for scheme in ("http://", "https://"):
            self._requests.mount(scheme, _Adapter(private=source.private))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connections."""
        self._requests.close()

    def get(self, url: str, *, etag: str | None = None, last_modified: str | None = None) -> Answer:
        """Fetch a page.

        Args:
            url: its address, on one of the source's hosts.
            etag: of the copy that is kept, if any; so is `last_modified`. The answer may then be a 304.

        Raises:
            Refused: we do not ask: a foreign host, robots.txt, a private address, a redirect to one of these.
            Missing: there is no such page.
            FetchError: no usable answer, after as many tries as the limits allow.
        """
        conditions = {"If-None-Match": etag, "If-Modified-Since": last_modified}
        headers = {name: value for name, value in conditions.items() if value}
        self._ask_robots(url)
        answer = self._persist(url, headers)
        if answer.status in (404, 410):
            raise Missing(f"{url}: there is no such page ({answer.status})", "check the name or the address")
        if answer.status == 403:
            raise FetchError(
                f"{url}: the server refuses (403)", "save the page with a browser and take it in with crconf import"
            )
        if answer.status != 200 and not (answer.unchanged and headers):
            raise FetchError(f"{url}: unexpected status {answer.status}", "look at the address in a browser")
        return answer

    def _persist(self, url: str, headers: Mapping[str, str]) -> Answer:
        """Ask until there is an answer that asking again would not change."""
        limits = self._limits
        for attempt in range(1, limits.tries + 1):
            try:
                return self._follow(url, headers)
            except _Again as error:
                wait = limits.backoff * 2 ** (attempt - 1) if error.wait is None else error.wait
                if wait > limits.longest_wait:
                    when = self._clock.now() + timedelta(seconds=wait)
                    hint = f"try again after {when:%Y-%m-%d %H:%M} UTC"
                    raise FetchError(f"{url}: {error}; asked to wait {wait:.0f} s", hint) from error
                if attempt == limits.tries:
                    hint = "try again later; what was fetched so far is kept"
                    raise FetchError(f"{url}: {error}, {attempt} times", hint) from error
                self._clock.sleep(wait)
        raise AssertionError("limits.tries is at least 1")

    def _follow(self, url: str, headers: Mapping[str, str]) -> Answer:
        """Ask, and follow redirects inside of the source's hosts."""
        here = url
        for _ in range(self._limits.redirects + 1):
            response = self._ask(here, headers)
            try:
                target = response.headers.get("Location")
                if response.status_code not in _REDIRECTS or not target:
                    return self._answer(url, here, response)
            finally:
                response.close()
            there = _joined(here, target)
            if not self._source.owns(there):
                raise Refused(
                    f"{url}: redirects to {there}, a host that is not the source's",
                    f"if the page moved there for good, add the host to the hosts of {self._source.name}",
                )
            self._ask_robots(there)
            here = there
        raise FetchError(f"{url}: more than {self._limits.redirects} redirects", "look at the address in a browser")

    def _ask(self, url: str, headers: Mapping[str, str]) -> requests.Response:
        """Send one request, after the pause."""
        self._wait_for_turn(url)
        sent = {"User-Agent": self._agent, "Accept": "text/html, text/plain, */*;q=0.1", "Accept-Encoding": "gzip"}
        try:
            return self._requests.get(
                url,
                headers=sent | dict(headers),
                timeout=(self._limits.connect, self._limits.silence),
                allow_redirects=False,
                stream=True,
            )
        except requests.exceptions.InvalidURL as error:
            raise FetchError(f"{url}: not a web address", "write http://HOST/… or https://HOST/…") from error
        except requests.RequestException as error:
            refused = _refusal(error)
            if refused is not None:
                raise Refused(f"{url}: {refused}", "set private = true for the source if that is meant") from error
            if _final(error):
                raise FetchError(f"{url}: {_reason(error)}", "check the network, and the source's hosts") from error
            raise _Again(_reason(error)) from error

    def _wait_for_turn(self, url: str) -> None:
        host = host_of(url)
        robots = self._robots.get(_origin(url))
        pause = max(self._pause, (robots.crawl_delay(_ROBOT) or 0.0) if robots else 0.0)
        if host in self._asked:
            wait = self._asked[host] + pause - self._clock.monotonic()
            if wait > 0:
                self._clock.sleep(wait)
        self._asked[host] = self._clock.monotonic()

    def _answer(self, url: str, here: str, response: requests.Response) -> Answer:
        status = response.status_code
        if status in _AGAIN:
            wait = _retry_after(response.headers.get("Retry-After"), self._clock.now()) if status in _LATER else None
            raise _Again(f"the server is not ready ({status})", wait)
        body = self._body(url, response) if status == 200 else b""
        headers = {name.lower(): value for name, value in response.headers.items()}
        return Answer(url, here, status, headers, body)

    def _body(self, url: str, response: requests.Response) -> bytes:
        """Read an answer's body within the limits of time and size, and unpack it within them too."""
        limits = self._limits
        packing = response.headers.get("Content-Encoding", "").strip().lower()
        if packing not in ("", "identity", *_PACKED):
            raise FetchError(f"{url}: packed as {packing!r}, which was not asked for", "tell the site's maintainer")
        unpack = zlib.decompressobj(16 + zlib.MAX_WBITS) if packing in _PACKED else None
        end = self._clock.monotonic() + limits.whole
        body = bytearray()
        packed = 0
        try:
            while chunk := response.raw.read1(_CHUNK, decode_content=False):
                packed += len(chunk)
                body += unpack.decompress(chunk, limits.bytes - len(body) + 1) if unpack else chunk
                if max(packed, len(body)) > limits.bytes:
                    raise _too_large(url, limits.bytes, packed=unpack is not None)
                if self._clock.monotonic() > end:
                    raise _Again(f"the answer took longer than {limits.whole:.0f} s")
        except (urllib3.exceptions.HTTPError, OSError) as error:
            raise _Again(_reason(error)) from error
        except zlib.error as error:
            raise _Again("the packed answer is broken") from error
        if unpack is not None and (not unpack.eof or unpack.unused_data):
            raise _Again("the packed answer is cut off, or goes on behind its end")
        return bytes(body)

    def _ask_robots(self, url: str) -> None:
        """Refuse what robots.txt does not let us ask for.

        A robots.txt that is not there (any 4xx) forbids nothing; one that cannot be had just now forbids everything.
        """
        if not self._source.owns(url):
            hosts = ", ".join(self._source.hosts)
            raise Refused(f"{url}: not a page of {self._source.name}", f"its hosts are {hosts}")
        origin = _origin(url)
        if origin not in self._robots:
            robots_url = f"{origin}/robots.txt"
            self._robots[origin] = None  # asking for robots.txt itself needs no leave
            try:
                answer = self._persist(robots_url, {})
            except FetchError as error:
                del self._robots[origin]
                raise FetchError(f"{error}; without robots.txt nothing is fetched", error.hint) from error
            if answer.status == 200:
                self._robots[origin] = Protego.parse(answer.body.decode("utf-8", "replace"))
        robots = self._robots[origin]
        if robots is not None and not robots.can_fetch(url, _ROBOT):
            hint = "save the page with a browser and take it in with crconf import"
            raise Refused(f"{url}: robots.txt asks not to fetch it", hint)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _joined(here: str, target: str) -> str:
    """Return where a redirect leads; the target itself where it is no address."""
    try:
        return urljoin(here, target)
    except ValueError:
        return target


def _version() -> str:
    try:
        return version("crconf")
    except PackageNotFoundError:  # a checkout on the path, never installed
        return "0"


def _retry_after(value: str | None, now: datetime) -> float | None:
    """Return the seconds that a Retry-After header asks for: it has a count of seconds, or a date."""
    if value is None:
        return None
    if value.strip().isdecimal():
        return min(float(value), _EVER)
    try:
        when = parsedate_to_datetime(value)
    except ValueError:
        return None
    return min(max(0.0, (when.replace(tzinfo=when.tzinfo or UTC) - now).total_seconds()), _EVER)


def _too_large(url: str, limit: int, *, packed: bool) -> FetchError:
    has = "unpacks to" if packed else "has"
    hint = "look at it in a browser; `bytes` in [limits] is the limit"
    return FetchError(f"{url}: {has} more than {limit / 1e6:g} MB, too much for a page", hint)


def _reason(error: BaseException) -> str:
    """Say in few words why a request failed; requests wraps the reason several times over."""
    seen = _chain(error)
    for kind, words in (
        (urllib3.exceptions.NameResolutionError, "the host's name is not known"),
        (urllib3.exceptions.SSLError, "the host's certificate is not good"),
        (urllib3.exceptions.IncompleteRead, "the answer is cut off"),
        (ConnectionRefusedError, "the host refuses the connection"),
        (urllib3.exceptions.NewConnectionError, "the host cannot be reached"),
        (urllib3.exceptions.ConnectTimeoutError, "the host does not answer"),
        (urllib3.exceptions.ReadTimeoutError, "the server fell silent"),
        (TimeoutError, "the server fell silent"),
    ):
        if any(isinstance(cause, kind) for cause in seen):
            return words
    return "the connection broke"


def _chain(error: BaseException) -> list[BaseException]:
    """Return an error with everything that it wraps."""
    chain: list[BaseException] = []
    todo: list[object] = [error]
    while todo:
        this = todo.pop()
        if isinstance(this, BaseException) and this not in chain:
            chain.append(this)
            todo += [*this.args, getattr(this, "reason", None), this.__cause__, this.__context__]
    return chain


def _final(error: BaseException) -> bool:
    """Tell whether asking once more is of no use: the name leads nowhere, or the certificate is not the host's."""
    final = (urllib3.exceptions.NameResolutionError, urllib3.exceptions.SSLError)
    return any(isinstance(cause, final) for cause in _chain(error))


def _refusal(error: BaseException) -> _PrivateAddress | None:
    return next((cause for cause in _chain(error) if isinstance(cause, _PrivateAddress)), None)


class _PrivateAddress(OSError):  # noqa: N818 - never leaves this module
    """A host's name leads into a private network."""


class _Guard:
    """A connection that goes to public addresses only: what counts is where it arrived, whatever the name said."""

    def connect(self) -> None:
        super().connect()  # type: ignore[misc]  # of the connection class beside it
        address = ipaddress.ip_address(self.sock.getpeername()[0].partition("%")[0])  # type: ignore[attr-defined]
        if not address.is_global:
            self.close()  # type: ignore[attr-defined]
            raise _PrivateAddress(f"the host has a private address, {address}")


class _GuardedConnection(_Guard, HTTPConnection):
    pass


class _GuardedTLSConnection(_Guard, HTTPSConnection):
    pass


class _GuardedPool(HTTPConnectionPool):
    ConnectionCls = _GuardedConnection


class _GuardedTLSPool(HTTPSConnectionPool):
    ConnectionCls = _GuardedTLSConnection


class _Requests(requests.Session):
    """A session that leaves redirects alone: requests would read their bodies, however large they are."""

    def get_redirect_target(self, resp: requests.Response) -> None:  # noqa: ARG002 - see above
        return None


class _Adapter(HTTPAdapter):
    """Connections without retries of their own, guarded unless the source may be private."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        super().__init__(pool_connections=2, pool_maxsize=1, max_retries=0)

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)
        if not self._private:
            self.poolmanager.pool_classes_by_scheme = {"http": _GuardedPool, "https": _GuardedTLSPool}
