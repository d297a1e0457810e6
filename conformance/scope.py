"""The scope: which rules the corpus covers, from `features/scope.toml`, at the baseline's numbers.

    required = ["118", "601.1", "601.2"]   # every requirement, branch and example has a scenario
    planned = ["601.3"]                    # requirements are written; those without a scenario are shown as uncovered

A section or rule stands for all that is below it in number.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from conformance.errors import FeatureError
from rules_text import numbers
from rules_text.errors import NumberError

FILE = "scope.toml"


class Scope(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that must have scenarios, and those that will."""

    required: tuple[str, ...] = ()
    planned: tuple[str, ...] = ()

    def of(self, number: str) -> Literal["required", "planned"] | None:
        """Return the scope of a rule at the baseline, None where it is outside."""
        if any(numbers.covers(one, number) for one in self.required):
            return "required"
        return "planned" if any(numbers.covers(one, number) for one in self.planned) else None


def read_scope(features: Path) -> Scope:
    """Read the scope of a features folder.

    Raises:
        FeatureError: the file is missing or broken, or something in it is no rule number.
    """
    path = features / FILE
    try:
        scope = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Scope)
        for number in (*scope.required, *scope.planned):
            numbers.key(number)
    except FileNotFoundError:
        raise FeatureError(f"{path}: there is no such file", "it says which rules are required and planned") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError, NumberError) as error:
        raise FeatureError(f"{path}: {error}", 'write required = ["118", "601.2"] and planned = ["601.3"]') from error
    return scope
