"""The engine port: five requests that an engine answers, and what their answers look like.

In process an engine is any object with these methods; out of process an adapter speaks the same structures as JSON-RPC
messages. An adapter never sees what a case expects.
"""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from conformance.actions import Action
from conformance.position import Position

PROTOCOL_VERSION = 1


class Capabilities(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The answer to `initialize`: who the engine is and what it can do."""

    engine: str
    version: str
    protocol: int = PROTOCOL_VERSION
    homepage: str = ""
    revisions: tuple[str, ...] = ()  # editions it claims to play by; empty: the newest it knows
    cards: Literal["all", "none", "ask"] | tuple[str, ...] = "ask"
    settable: tuple[str, ...] = ()
    decides: tuple[str, ...] = ()  # kinds of decisions it lets an adapter answer
    observes: tuple[str, ...] = ()
    moments: bool = False  # whether it can tell at which moment an action was refused


class CostPaid(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A total cost as it was locked in."""

    mana: str
    life: int = 0
    other: tuple[str, ...] = ()


class TriggerCount(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How often an ability of a source triggered during an action."""

    source: str
    times: int


class Outcome(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The answer to `act`."""

    outcome: Literal["ok", "illegal", "unsupported"]
    moment: Literal["not_offered", "begin", "proposal", "payment", "unknown"] = "unknown"
    message: str = ""
    rule: str | None = None  # the rule that the engine says was broken
    asked: tuple[str, ...] = ()  # kinds of choices that came up, in order
    asked_of: tuple[str, ...] = ()  # the player whose choice each of them was; empty where the engine does not tell
    unanswered: str | None = None  # the kind of a choice that nobody answered
    unused: tuple[str, ...] = ()  # kinds of supplied decisions that were never asked for
    total_cost: CostPaid | None = None
    triggered: tuple[TriggerCount, ...] | None = None
    random: bool = False
    stopped: bool = False  # at `stop_at`


class Unsupported(Exception):  # noqa: N818 - an answer, not an error
    """An engine says that it cannot set something up or do something; `what` says what."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Engine(Protocol):
    """What the runner needs of an engine."""

    def initialize(self, revision: str) -> Capabilities:
        """Get ready to play by an edition's rules."""

    def setup(self, position: Position, seed: int) -> None:
        """Put a position on the table; raises `Unsupported`."""

    def act(self, action: Action) -> Outcome:
        """Carry out one action; an illegal one leaves what CR 733.1 leaves."""

    def observe(self) -> Position:
        """Read the whole position out."""

    def shutdown(self) -> None:
        """Let go of everything."""
