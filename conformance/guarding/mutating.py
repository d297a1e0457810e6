"""Mutants: a function's source with one thing changed, by the operators of Cosmic Ray."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from conformance.errors import ConformanceError

# Of Cosmic Ray's operators those whose mutants differ in what an engine does; its arithmetic table has 110 more.
OPERATORS = (
    "AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "NumberReplacer", "ZeroIterationForLoop",
    "ReplaceUnaryOperator_Delete_Not", "ReplaceUnaryOperator_Delete_USub",
    "ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add", "ReplaceBinaryOperator_BitOr_BitAnd",
    "ReplaceBinaryOperator_BitAnd_BitOr", "ReplaceBinaryOperator_Mul_Add",
    "ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq", "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_LtE_Lt", "ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_Lt_Gt", "ReplaceComparisonOperator_Gt_Lt", "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is",
)  # fmt: skip


class GuardTrouble(ConformanceError):  # noqa: N818 - told as trouble, with what to do
    """Mutants cannot be made, or what is recorded of them does not fit."""


class Function(NamedTuple):
    """A function of the engine: its file, the name that Python gives it, its lines, its own source."""

    module: str
    name: str
    file: str
    first: int  # the line of its `def`, or of its first decorator
    last: int


class Mutant(NamedTuple):
    """A change of one function: by which operator, at which of the places that it finds there, in which lines."""

    function: Function
    operator: str
    occurrence: int
    lines: tuple[int, int]  # of the file, first and last

    @property
    def name(self) -> str:
        """What the mutant is called in the records."""
        return f"{self.function.module}:{self.function.name} {self.operator} {self.occurrence}"

    @property
    def place(self) -> str:
        """Where it is: the file as its module's name says, and the line."""
        return f"{self.function.module.replace('.', '/')}.py:{self.lines[0]}"


@cache
def source_of(file: str) -> str:
    """The source of a file."""
    return Path(file).read_text(encoding="utf-8")


def function_at(module: str, name: str, file: str, line: int) -> Function:
    """Return the function whose code begins in that line; raises `GuardTrouble` where there is none."""
    for node in ast.walk(ast.parse(source_of(file))):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if first <= line <= node.body[0].lineno:
                return Function(module, name, file, first, node.end_lineno or first)
    raise GuardTrouble(f"{file}:{line}: there is no function {name} here", "its line is out of date: run it again")


def mutants_of(function: Function) -> Iterator[Mutant]:
    """Every place of a function that an operator can change, in a fixed order."""
    for operator in operators():
        for occurrence, lines in enumerate(_places(function, operator)):
            yield Mutant(function, operator.name, occurrence, lines)


class Operator(NamedTuple):
    """An operator and its name."""

    name: str
    operator: Any


@lru_cache(maxsize=1)
def operators() -> tuple[Operator, ...]:
    """The operators in use; raises `GuardTrouble` where Cosmic Ray is not installed."""
    try:
        from cosmic_ray.plugins import get_operator

        from conformance.guarding.own_operators import OWN
    except ModuleNotFoundError as error:
        raise GuardTrouble(f"Cosmic Ray is missing: {error}", "install it with: pip install 'crconf[guard]'") from error
    found = [Operator(name, get_operator(f"core/{name}")()) for name in OPERATORS]
    return (*found, *(Operator(one.__name__, one()) for one in OWN))


def _places(function: Function, operator: Operator) -> list[tuple[int, int]]:
    """The lines of the file at which an operator finds something to change in a function."""
    from cosmic_ray.ast import ast_nodes

    return [
        (start[0] + function.first - 1, end[0] + function.first - 1)
        for node in ast_nodes(_tree(function))
        for start, end in operator.operator.mutation_positions(node)
    ]


@lru_cache(maxsize=256)
def _tree(function: Function) -> Any:
    from cosmic_ray.ast import get_ast

    return get_ast(_own_source(function))


def _own_source(function: Function) -> str:
    lines = source_of(function.file).splitlines(keepends=True)[function.first - 1 : function.last]
    indent = len(lines[0]) - len(lines[0].lstrip())
    return "".join(line[indent:] if line.strip() else line for line in lines)


def mutated_source(mutant: Mutant) -> str | None:
    """The whole file with the mutant in it; None where the operator changes nothing there."""
    from cosmic_ray.mutating import mutate_code

    function = mutant.function
    operator = next(one.operator for one in operators() if one.name == mutant.operator)
    changed = mutate_code(_own_source(function), operator, mutant.occurrence)
    if changed is None:
        return None
    lines = source_of(function.file).splitlines(keepends=True)
    before = lines[function.first - 1]
    indent = " " * (len(before) - len(before.lstrip()))
    own = [indent + line if line.strip() else line for line in changed.splitlines(keepends=True)]
    return "".join((*lines[: function.first - 1], *own, *lines[function.last :]))
