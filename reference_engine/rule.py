"""The one piece of magic: a function says which rules it carries out, and a registry remembers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class FunctionRef:
    """Where a rule is carried out."""

    module: str
    name: str
    line: int


CARRIED_OUT: dict[str, list[FunctionRef]] = {}


def rule(*numbers: str) -> Callable[[F], F]:
    """Say that the decorated function carries out these rules, by the baseline's numbers; it is not wrapped."""

    def register(function: F) -> F:
        ref = FunctionRef(function.__module__, function.__qualname__, function.__code__.co_firstlineno)
        for number in numbers:
            CARRIED_OUT.setdefault(number, []).append(ref)
        return function

    return register
