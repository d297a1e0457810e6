"""An engine out of process: its adapter is a command that speaks the port as JSON-RPC over stdin and stdout.

Nothing an adapter does can stop the run: every wait has an end, every message a size, and an adapter that hangs, dies
or talks nonsense raises `EngineTrouble` and is killed with all the processes that it started.
"""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from msgspec import Struct

from conformance.actions import Action
from conformance.errors import EngineTimeout, EngineTrouble
from conformance.messages import Act, Initialize, Nothing, Request, Response, Setup, SetupAnswer
from conformance.port import PROTOCOL_VERSION, Capabilities, Outcome, Unsupported
from conformance.position import Position

T = TypeVar("T")

LOG_KEPT = 8_000  # bytes of stderr that are kept with a verdict
CHUNK = 1 << 16
HINT = "give the command of an adapter, or the name of an engine that comes along (crconf run --help)"
PARTING = 2.0  # seconds that an adapter has to end by itself


@dataclass(frozen=True)
class Limits:
    """How long, in seconds, and how much, in bytes, an adapter may take."""

    initialize: float = 120.0
    request: float = 10.0
    case: float = 60.0
    message: int = 16_000_000


class ProcessEngine:
    """The port's client: starts an adapter and speaks to it."""

    def __init__(self, command: str, limits: Limits = Limits(), corpus: str = "") -> None:
        self._limits, self._corpus = limits, corpus
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._read, self._log = bytearray(), bytearray()
        self._last_id = 0
        self._case_ends = float("inf")

    # -- the port -----------------------------------------------------------------------------------------------------

    def initialize(self, revision: str) -> Capabilities:
        """Start the adapter and ask who it is; raises `EngineTrouble`."""
        self._start()
        carried = Initialize(revision, corpus=self._corpus)
        capabilities = self._ask("initialize", carried, Capabilities, self._limits.initialize)
        if capabilities.protocol != PROTOCOL_VERSION:
            speaks = f"the adapter speaks protocol {capabilities.protocol}, this runner {PROTOCOL_VERSION}"
            raise self._trouble(speaks)
        return capabilities

    def setup(self, position: Position, seed: int) -> None:
        """Begin a case, and its time; raises `Unsupported`, `EngineTrouble`."""
        self._case_ends = time.monotonic() + self._limits.case
        answer = self._ask("setup", Setup(position, seed), SetupAnswer)
        if answer.unsupported is not None:
            raise Unsupported(answer.unsupported)

    def act(self, action: Action) -> Outcome:
        """Carry out one action; raises `EngineTrouble`."""
        return self._ask("act", Act(action), Outcome)

    def observe(self) -> Position:
        """Read the position out; raises `EngineTrouble`."""
        return self._ask("observe", Nothing(), Position)

    def shutdown(self) -> None:
        """Ask the adapter to end, and end it and all it started in any case."""
        if self._process is None:
            return
        with suppress(EngineTrouble):
            if self._process.poll() is None:
                self._case_ends = float("inf")
                self._ask("shutdown", Nothing(), Nothing, PARTING)
        self._end(PARTING)

    # -- one request --------------------------------------------------------------------------------------------------

    def _ask(self, method: str, carried: Struct, answer: type[T], limit: float | None = None) -> T:
        """Send a request and wait for its answer."""
        self._last_id += 1
        ends = min(time.monotonic() + (limit or self._limits.request), self._case_ends)
        request = Request(self._last_id, method, msgspec.Raw(msgspec.json.encode(carried)))
        self._send(msgspec.json.encode(request) + b"\n", method, ends)
        while True:
            response = self._response(self._line(method, ends), method)
            if response.id == self._last_id:
                break
            if response.id is None or not 0 < response.id < self._last_id:
                raise self._trouble(f"the answer to {method} is for request {response.id}, which was never made")
            # an answer that came before, and comes a second time, counts once
        if response.error is not None:
            raise self._trouble(f"the adapter could not do {method}: {response.error.message}")
        if not bytes(response.result):
            raise self._trouble(f"the answer to {method} has neither a result nor an error")
        try:
            return msgspec.json.decode(response.result, type=answer)
        except (msgspec.DecodeError, RecursionError) as error:
            raise self._trouble(f"the answer to {method} does not fit the protocol: {error}") from None

    def _response(self, line: bytes, method: str) -> Response:
        try:
            return _RESPONSE.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            begins = line[:80].decode("utf-8", "replace").strip()
            raise self._trouble(f"the answer to {method} is no JSON-RPC message; it begins {begins!r}") from None

    # -- bytes --------------------------------------------------------------------------------------------------------

    def _send(self, data: bytes, method: str, ends: float) -> None:
        """Write a message, for which the adapter has to read it in time."""
        process = self._running(method)
        assert process.stdin is not None
        rest = memoryview(data)
        while rest:
            try:
                rest = rest[os.write(process.stdin.fileno(), rest) :]
            except BlockingIOError:
                self._wait(method, ends, writing=True)
            except BrokenPipeError:
                raise self._ended(method) from None

    def _line(self, method: str, ends: float) -> bytes:
        """The next line that the adapter writes."""
        searched = 0
        while (at := self._read.find(b"\n", searched)) < 0:
            searched = len(self._read)
            if searched > self._limits.message:
                raise self._trouble(f"the answer to {method} is longer than {self._limits.message} bytes")
            self._wait(method, ends)
        line = bytes(self._read[: at + 1])
        del self._read[: at + 1]
        if len(line) > self._limits.message:
            raise self._trouble(f"the answer to {method} is longer than {self._limits.message} bytes")
        return line

    def _wait(self, method: str, ends: float, writing: bool = False) -> None:
        """Take in what the adapter writes, until there is some, or it reads what is written to it."""
        process = self._running(method)
        assert process.stdin is not None
        if writing:
            self._selector.register(process.stdin, selectors.EVENT_WRITE)
        try:
            ready = self._selector.select(max(0.0, ends - time.monotonic()))
        finally:
            if writing:
                self._selector.unregister(process.stdin)
        if not ready and time.monotonic() >= ends:
            whole = ends == self._case_ends
            limit = f"the case took longer than {self._limits.case:g} s" if whole else "the time for one answer is over"
            raise self._timeout(f"no answer to {method}: {limit}")
        for key, _ in ready:
            if key.fileobj is process.stdin:
                continue
            data = os.read(key.fd, CHUNK)
            if key.data == "log":
                self._log += data
                del self._log[:-LOG_KEPT]
            elif data:
                self._read += data
            if not data:
                self._selector.unregister(key.fileobj)
                if key.data != "log":
                    raise self._ended(method)

    # -- the process --------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        words = _words(self._command)
        try:
            self._process = process = subprocess.Popen(  # noqa: S603 - the user names the command
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that it can be killed with all that it starts
            )
        except OSError as error:
            raise EngineTrouble(f"{words[0]}: {error.strerror or error}", HINT) from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        os.set_blocking(process.stdin.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(process.stdout, selectors.EVENT_READ, "answers")
        self._selector.register(process.stderr, selectors.EVENT_READ, "log")

    def _running(self, method: str) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise EngineTrouble(f"the adapter was not running at {method}")
        return self._process

    def _end(self, patience: float) -> None:
        """Close its stdin, give it a moment, and kill what is left of it and its children."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        self._selector.close()
        for pipe in (process.stdout, process.stderr):
            pipe.close()  # type: ignore[union-attr]

    # -- trouble ------------------------------------------------------------------------------------------------------

    def _ended(self, method: str) -> EngineTrouble:
        """The adapter is gone; how it ended."""
        process = self._running(method)
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.5)
        status = process.returncode
        if status is None:
            how = "closed its output"
        elif status < 0:
            how = f"was killed by signal {-status}"
        else:
            how = f"ended with status {status}"
        return self._trouble(f"the adapter {how} at {method}")

    def _trouble(self, message: str) -> EngineTrouble:
        log = self._last_words()
        self._end(0)
        return EngineTrouble(message, log=log)

    def _timeout(self, message: str) -> EngineTimeout:
        log = self._last_words()
        self._end(0)
        return EngineTimeout(message, log=log)

    def _last_words(self) -> str:
        """The end of what it wrote to stderr, with what is still on its way."""
        process = self._process
        if process is not None and process.stderr is not None:
            os.set_blocking(process.stderr.fileno(), False)
            with suppress(OSError):
                while data := os.read(process.stderr.fileno(), CHUNK):
                    self._log += data
                    del self._log[:-LOG_KEPT]
        return self._log.decode("utf-8", "replace")


def _words(command: str) -> list[str]:
    """A command as a shell would split it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise EngineTrouble(f"the engine's command {command!r} cannot be read: {error}") from None
    if not words:
        raise EngineTrouble("the engine's command is empty", "write --engine 'COMMAND'")
    return words


_RESPONSE: msgspec.json.Decoder[Response] = msgspec.json.Decoder(Response)
