"""Checks: what a case expects after its actions. The runner does all comparing; an engine never sees these."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from conformance.actions import DecisionKind, Zone
from conformance.position import Step

Moment = Literal["begin", "proposal", "payment"]


class _Check(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="check", kw_only=True):
    """`line` is the step's line in its feature file; `text` the step as written, for the failure message."""

    line: int = 0
    text: str = ""


class Legal(_Check, frozen=True, tag="legal"):
    """The last action was legal and complete."""


class Illegal(_Check, frozen=True, tag="illegal"):
    """The last action was illegal.

    `moment` "begin": it could not even be begun (CR 601.3); "proposal": begun and reversed while it was proposed or
    judged (CR 601.2a-e); "payment": begun and reversed because its cost could not be paid (CR 601.2f-h).
    """

    moment: Moment | None = None


class Unchanged(_Check, frozen=True, tag="unchanged"):
    """The whole position is what it was before the last action (CR 733.1), but for the objects named."""

    except_for: tuple[str, ...] = ()


class InZone(_Check, frozen=True, tag="zone"):
    """An object is (or is not) in a zone; `place` 1 is the top, -1 the bottom of a library, graveyard or stack."""

    object: str
    zone: Zone
    player: str | None = None
    place: int | None = None
    face_down: bool | None = None
    expected: bool = True


class Sees(_Check, frozen=True, tag="sees"):
    """A player may look at a card in a hidden zone, or at one that is face down (CR 400.2, 701.20)."""

    object: str
    player: str
    expected: bool = True


class Tapped(_Check, frozen=True, tag="tapped"):
    object: str
    expected: bool = True


class Life(_Check, frozen=True, tag="life"):
    player: str
    life: int


class Counters(_Check, frozen=True, tag="counters"):
    """An object or a player has exactly so many counters of a kind."""

    object: str
    kind: str
    count: int


class StackIs(_Check, frozen=True, tag="stack"):
    """The stack holds exactly these, top first."""

    items: tuple[str, ...] = ()


class StackTargets(_Check, frozen=True, tag="targets"):
    """A spell or ability on the stack has exactly these targets, a list an instance of "target"."""

    object: str
    targets: tuple[tuple[str, ...], ...]


class Pool(_Check, frozen=True, tag="pool"):
    """A mana pool holds exactly these symbols (a multiset; snow mana as "S:G" for snow green)."""

    player: str
    symbols: tuple[str, ...] = ()


class ZoneCount(_Check, frozen=True, tag="count"):
    """A zone of a player holds so many cards (on the battlefield: permanents they control)."""

    player: str
    zone: Zone
    count: int
    card: str | None = None  # of that name only ("token:Goblin" for tokens)


class Has(_Check, frozen=True, tag="has"):
    """A characteristic of an object (permanent or spell) is, or for lists contains, a value."""

    object: str
    what: Literal[
        "name", "mana cost", "mana value", "color", "type", "subtype", "keyword", "power", "toughness", "x", "paid",
        "mode", "face",
    ]  # fmt: skip
    value: str | int
    expected: bool = True


class Controller(_Check, frozen=True, tag="controller"):
    object: str
    player: str


class Damage(_Check, frozen=True, tag="damage"):
    object: str
    damage: int


class AttachedTo(_Check, frozen=True, tag="attached"):
    object: str
    to: str | None


class HasPriority(_Check, frozen=True, tag="priority"):
    player: str


class InGame(_Check, frozen=True, tag="in game"):
    player: str
    expected: bool = True


class AtStep(_Check, frozen=True, tag="step"):
    step: Step
    player: str | None = None


class TotalCost(_Check, frozen=True, tag="total cost"):
    """The total cost of the last cast or activation as it was locked in (CR 601.2f): mana, and life if any."""

    mana: str
    life: int | None = None


class Triggered(_Check, frozen=True, tag="triggered"):
    """During the last action an ability of that source triggered so many times."""

    source: str
    times: int


class Asked(_Check, frozen=True, tag="asked"):
    """During the last action these kinds of choices came up in this order (others may stand between), or not at all.

    With `players`, whose choices they were, the first choice of each is compared.
    """

    kinds: tuple[DecisionKind, ...]
    players: tuple[str, ...] = ()
    expected: bool = True


Check = (
    Legal
    | Illegal
    | Unchanged
    | InZone
    | Sees
    | Tapped
    | Life
    | Counters
    | StackIs
    | StackTargets
    | Pool
    | ZoneCount
    | Has
    | Controller
    | Damage
    | AttachedTo
    | HasPriority
    | InGame
    | AtStep
    | TotalCost
    | Triggered
    | Asked
)
