"""The port's messages as JSON-RPC 2.0, one a line, over an adapter's stdin and stdout.

A request is ``{"jsonrpc": "2.0", "id": 1, "method": "setup", "params": {…}}``, its answer ``{"jsonrpc": "2.0",
"id": 1, "result": {…}}`` or, where the adapter itself is at a loss, ``"error": {"code": …, "message": …}``. Requests
come one at a time. Whatever an adapter wants to log goes to stderr.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from conformance.actions import Action
from conformance.port import PROTOCOL_VERSION, Capabilities, Outcome
from conformance.position import Position


class Initialize(Struct, frozen=True, forbid_unknown_fields=True):
    """What `initialize` carries; its answer is a `Capabilities`."""

    revision: str  # the edition to play by
    protocol: int = PROTOCOL_VERSION
    corpus: str = ""  # the version of the corpus


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What `setup` carries; its answer is a `SetupAnswer`."""

    position: Position
    seed: int  # for repeatability only


class SetupAnswer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The answer to `setup`: nothing, or what the engine cannot set up."""

    unsupported: str | None = None


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """What `act` carries; its answer is an `Outcome`."""

    action: Action


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """What `observe` and `shutdown` carry, and the answer to `shutdown`."""


class Request(Struct, frozen=True):
    """A line to an adapter."""

    id: int
    method: str
    params: msgspec.Raw  # one of the structures above
    jsonrpc: str = "2.0"


class RpcError(Struct, frozen=True):
    """What an adapter says when it is at a loss."""

    code: int
    message: str


class Response(Struct, frozen=True, omit_defaults=True):
    """A line from an adapter."""

    id: int | None
    result: msgspec.Raw = msgspec.Raw()
    error: RpcError | None = None
    jsonrpc: str = "2.0"


# method -> what it carries, what it answers
METHODS: dict[str, tuple[type, type]] = {
    "initialize": (Initialize, Capabilities),
    "setup": (Setup, SetupAnswer),
    "act": (Act, Outcome),
    "observe": (Nothing, Position),
    "shutdown": (Nothing, Nothing),
}


def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of the protocol: for each method what it carries and what it answers."""
    both = [one for pair in METHODS.values() for one in pair]
    answers, components = msgspec.json.schema_components(both, ref_template="#/$defs/{name}")
    pairs = zip(METHODS, answers[::2], answers[1::2], strict=True)
    methods = {method: {"params": params, "result": result} for method, params, result in pairs}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The crconf engine protocol, version {PROTOCOL_VERSION}",
        "description": "JSON-RPC 2.0, one message a line; `methods` says what each request carries and answers.",
        "methods": methods,
        "$defs": components,
    }
