"""What compiling a feature file gives; apart from the compiler, so that cached cases are read without it."""

from __future__ import annotations

from msgspec import Struct

from conformance.cases import Case
from conformance.errors import FeatureError


class Problem(Struct, frozen=True, order=True, omit_defaults=True):
    """Something wrong in the corpus, and where."""

    path: str  # below features/
    line: int
    message: str
    hint: str | None = None

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"

    def error(self) -> FeatureError:
        """The problem as the error that ends a command."""
        return FeatureError(f"features/{self}", self.hint)


class Scenario(Struct, frozen=True):
    """A scenario as it stands in its file, an outline once, whether or not it compiles."""

    name: str
    line: int


class Compiled(Struct, frozen=True, omit_defaults=True):
    """What a feature file gives."""

    cases: tuple[Case, ...] = ()
    problems: tuple[Problem, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
