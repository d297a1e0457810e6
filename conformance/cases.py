"""A case: a scenario compiled to plain data, which an engine in any language can run natively."""

from __future__ import annotations

from msgspec import Struct

from conformance.actions import Action
from conformance.checks import Check
from conformance.position import Position


class Act(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One action and the checks made after it; the action is None for checks on the position itself."""

    action: Action | None
    checks: tuple[Check, ...] = ()


class Case(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One scenario (or one row of an outline): a position, then actions, each with its checks."""

    id: str  # from @case:, with the outline row's id behind it; never changes
    name: str
    feature: str  # path below features/
    line: int
    requirements: tuple[str, ...]  # "601.2f/cost-locked-in", at the baseline's numbers
    position: Position
    script: tuple[Act, ...]
    examples: tuple[str, ...] = ()  # "601.2h/ex1", "20231117:118.3c/ex1", "wiki:may-cast/1-2"
    branch: str | None = None  # taken, declined, attempted
    since: str | None = None  # editions, both inclusive
    until: str | None = None
    contested: bool = False
    needs: tuple[str, ...] = ()  # what an engine must be able to set up, decide and observe
    source: str = ""  # the scenario as written
    language: str = "en"
