"""A web server on loopback that behaves as servers do: well, and badly in every way that a pull has to live through.

    with FakeWeb() as web:
        web.serve("/cr/r/601/", page("<html>…</html>"))
        web.serve("/busy", status(429, {"Retry-After": "7"}), page("now"))     # one after the other; the last stays

Each reply is a function of the request handler. What was asked, and with which headers, stands in `web.asked`.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import NamedTuple, Self
from urllib.parse import unquote

HTML = "text/html; charset=UTF-8"
ROBOTS = "/robots.txt"


class Asked(NamedTuple):
    """A request as it arrived; the path is unquoted, with its query."""

    path: str
    headers: Mapping[str, str]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_GET(self) -> None:
        path = unquote(self.path)
        self.server.asked.append(Asked(path, dict(self.headers)))
        replies = self.server.replies.get(path)
        if replies is None:
            status(404)(self)
        else:
            (replies.pop(0) if len(replies) > 1 else replies[0])(self)

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def answer(self, code: int, headers: Mapping[str, str], body: bytes = b"") -> None:
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        if code != 304 and "Transfer-Encoding" not in headers and "Content-Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


Reply = Callable[[_Handler], None]


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 32

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.asked: list[Asked] = []
        self.replies: dict[str, list[Reply]] = {}

    def handle_error(self, *_: object) -> None:
        """Say nothing: half of the tests hang up."""


class FakeWeb:
    """The server, running; `host` is its HOST:PORT, `url(path)` an address on it."""

    def __init__(self) -> None:
        self._server = _Server()
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.asked = self._server.asked

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(5)

    def url(self, path: str) -> str:
        """Return the address of a path."""
        return f"http://{self.host}{path}"

    def serve(self, path: str, *replies: Reply) -> None:
        """Answer a path (unquoted, with its query) with these replies, one after the other; the last one stays."""
        self._server.replies[path] = list(replies)

    def paths(self, *, robots: bool = False) -> list[str]:
        """Return the paths that were asked for, in order."""
        return [asked.path for asked in self.asked if robots or asked.path != ROBOTS]


def page(body: str | bytes, content_type: str = HTML, headers: Mapping[str, str] | None = None) -> Reply:
    """A page with an ETag, answered by 304 to whoever has it."""
    raw = body.encode() if isinstance(body, str) else body
    etag = f'"{sha256(raw).hexdigest()[:16]}"'

    def reply(handler: _Handler) -> None:
        if handler.headers.get("If-None-Match") == etag:
            handler.answer(304, {"ETag": etag})
        else:
            handler.answer(200, {"Content-Type": content_type, "ETag": etag, **(headers or {})}, raw)

    return reply


def status(code: int, headers: Mapping[str, str] | None = None) -> Reply:
    """A bare status: 304 to one who has nothing, 403, 404, 429 or 503 with Retry-After, 500."""
    return lambda handler: handler.answer(code, headers or {})


def redirect(to: str, code: int = 302) -> Reply:
    """The address is another, here or elsewhere."""
    return status(code, {"Location": to})


def packed(body: bytes, encoding: str = "gzip", *, keep: int | None = None) -> Reply:
    """A gzipped page; only its first `keep` bytes where that is given."""
    return lambda handler: handler.answer(
        200, {"Content-Type": HTML, "Content-Encoding": encoding}, gzip.compress(body, 1)[:keep]
    )


def bomb(megabytes: int) -> Reply:
    """A small answer that unpacks to a huge one."""
    return packed(b"\0" * (megabytes * 1_000_000))


def cut(body: bytes, missing: int = 100) -> Reply:
    """An answer that promises more bytes than come, and hangs up."""

    def reply(handler: _Handler) -> None:
        handler.answer(200, {"Content-Type": HTML, "Content-Length": str(len(body) + missing)}, body)
        handler.close_connection = True

    return reply


def cut_chunks(body: bytes) -> Reply:
    """An answer in chunks that ends in the middle of one."""

    def reply(handler: _Handler) -> None:
        handler.answer(
            200, {"Content-Type": HTML, "Transfer-Encoding": "chunked"}, b"%x\r\n%b" % (len(body) + 10, body)
        )
        handler.close_connection = True

    return reply


def drip(body: bytes, pause: float) -> Reply:
    """An answer that comes one byte at a time."""

    def reply(handler: _Handler) -> None:
        handler.answer(200, {"Content-Type": HTML, "Content-Length": str(len(body))})
        for byte in body:
            handler.wfile.write(bytes((byte,)))
            handler.wfile.flush()
            time.sleep(pause)

    return reply


def silence(seconds: float) -> Reply:
    """No answer for a while, then an empty page."""

    def reply(handler: _Handler) -> None:
        time.sleep(seconds)
        handler.answer(200, {"Content-Type": HTML})

    return reply


def hang_up(handler: _Handler) -> None:
    """No answer at all."""
    handler.close_connection = True
    handler.connection.close()
