"""An adapter for an engine in Python: `serve(engine)` answers the port's messages on stdin with what the engine does.

from conformance.adapters.serving import serve

serve(MyEngine())  # an object with the five methods of `conformance.port.Engine`
"""

from __future__ import annotations

import sys
from typing import IO

import msgspec

from conformance.messages import METHODS, Act, Initialize, Nothing, Request, Response, RpcError, Setup, SetupAnswer
from conformance.port import Engine, Outcome, Unsupported

METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32601, -32602, -32603


def serve(engine: Engine, requests: IO[bytes] | None = None, answers: IO[bytes] | None = None) -> None:
    """Answer requests until `shutdown` or the end of the input; an exception of the engine is an error answer."""
    requests, answers = requests or sys.stdin.buffer, answers or sys.stdout.buffer
    for line in requests:
        request = msgspec.json.decode(line, type=Request)
        answers.write(msgspec.json.encode(answer(engine, request)) + b"\n")
        answers.flush()
        if request.method == "shutdown":
            return


def answer(engine: Engine, request: Request) -> Response:
    """The answer to one request."""
    if request.method not in METHODS:
        return Response(request.id, error=RpcError(METHOD_NOT_FOUND, f"there is no method {request.method}"))
    carries = METHODS[request.method][0]
    try:
        carried: object = msgspec.json.decode(request.params, type=carries)
    except msgspec.DecodeError as error:
        return Response(request.id, error=RpcError(INVALID_PARAMS, str(error)))
    try:
        result = _done(engine, request.method, carried)
    except Exception as crash:
        return Response(request.id, error=RpcError(INTERNAL_ERROR, f"{type(crash).__name__}: {crash}"))
    return Response(request.id, result=msgspec.Raw(msgspec.json.encode(result)))


def _done(engine: Engine, method: str, carried: object) -> object:
    match carried:
        case Initialize(revision=revision):
            return engine.initialize(revision)
        case Setup(position=position, seed=seed):
            try:
                engine.setup(position, seed)
            except Unsupported as no:
                return SetupAnswer(no.what)
            return SetupAnswer()
        case Act(action=action):
            try:
                return engine.act(action)
            except Unsupported as no:
                return Outcome("unsupported", message=no.what)
    if method == "observe":
        return engine.observe()
    engine.shutdown()
    return Nothing()
