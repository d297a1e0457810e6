"""Operators beside Cosmic Ray's own, through its interface: the slips that engines make with rules.

A step is forgotten, an argument too, a card goes to another zone, the owner is taken for the controller, "each" for
"any", and a yes for a no.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import parso
from cosmic_ray.operators.operator import Example, Operator

Position = tuple[tuple[int, int], tuple[int, int]]


class LeaveOutCall(Operator):  # type: ignore[misc]
    """A call that stands for itself is left out."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        """The statements that are a call."""
        if node.type == "simple_stmt" and node.children[0].type == "atom_expr":
            last = node.children[0].children[-1]
            if last.type == "trailer" and last.get_first_leaf().value == "(":
                yield node.start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:  # noqa: ARG002
        """Put `pass` in its place."""
        left = _parsed("pass\n")
        left.get_first_leaf().prefix = node.get_first_leaf().prefix
        return left

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """What it does."""
        return (Example("tap(land)\n", "pass\n"),)


class LeaveOutArgument(Operator):  # type: ignore[misc]
    """An argument given by name is left out, so that its default counts."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        """The arguments given by name, where there are others."""
        if node.type == "arglist":
            for argument in _named(node):
                yield argument.start_pos, argument.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Take it out, with a comma."""
        place = node.children.index(_named(node)[index])
        at = slice(place - 1, place + 1) if place else slice(0, 2)
        del node.children[at]
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """What it does."""
        return (Example("draw(player, count=2)", "draw(player)"),)


class _OtherName(Operator):  # type: ignore[misc]
    """A name stands where another should."""

    others: ClassVar[dict[str, str]]
    behind_dot: ClassVar[bool] = False

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        """The names that have another, read and not bound."""
        if node.type == "name" and node.value in self.others:
            before = node.get_previous_leaf()
            dotted = before is not None and before.value == "."
            after = node.get_next_leaf()
            if dotted == self.behind_dot and (after is None or after.value != "="):
                yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:  # noqa: ARG002
        """Put the other one in its place."""
        node.value = self.others[node.value]
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """What it does."""
        name, other = next(iter(cls.others.items()))
        dot = "thing." if cls.behind_dot else ""
        return (Example(f"{dot}{name}", f"{dot}{other}"),)


class OtherZone(_OtherName):
    """Another zone than the rule's."""

    others: ClassVar = {
        "GRAVEYARD": "'exile'", "EXILE": "'graveyard'", "HAND": "'graveyard'", "LIBRARY": "'hand'",
        "BATTLEFIELD": "'graveyard'", "STACK": "'exile'", "COMMAND": "'exile'",
    }  # fmt: skip


class OtherPlayer(_OtherName):
    """The owner for the controller, and the other way about."""

    others: ClassVar = {"owner": "controller", "controller": "owner"}
    behind_dot = True


class AnyForAll(_OtherName):
    """One for each, and the other way about."""

    others: ClassVar = {"any": "all", "all": "any", "min": "max", "max": "min"}


class NegateAnswer(Operator):  # type: ignore[misc]
    """A function that answers yes or no answers the opposite."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        """What is returned by functions said to return `bool`."""
        if node.type == "return_stmt":
            function = node.search_ancestor("funcdef")
            if (
                function is not None
                and function.annotation is not None
                and function.annotation.get_code().strip() == "bool"
            ):
                yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:  # noqa: ARG002
        """Return the opposite."""
        value = "".join(child.get_code() for child in node.children[1:]).strip()
        opposite = _parsed(f"return not ({value})\n").children[0]
        opposite.get_first_leaf().prefix = node.get_first_leaf().prefix
        return opposite

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """What it does."""
        return (Example("def f() -> bool:\n    return x\n", "def f() -> bool:\n    return not (x)\n"),)


class NegateMembership(Operator):  # type: ignore[misc]
    """What is in is taken for what is not in."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        """The comparisons by `in` and `not in`."""
        if node.type == "comparison" and node.children[1].get_code(include_prefix=False) in ("in", "not in"):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:  # noqa: ARG002
        """Turn it round."""
        left, word, right = (child.get_code(include_prefix=False) for child in node.children[:3])
        opposite = _parsed(f"{left} {'not in' if word == 'in' else 'in'} {right}\n").children[0]
        opposite.get_first_leaf().prefix = node.get_first_leaf().prefix
        return opposite

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """What it does."""
        return (Example("card in hand\n", "card not in hand\n"),)


OWN = (NegateMembership, LeaveOutCall, LeaveOutArgument, OtherZone, OtherPlayer, AnyForAll, NegateAnswer)


def _named(node: Any) -> list[Any]:
    arguments = [child for child in node.children if child.type != "operator"]
    named = [child for child in arguments if child.type == "argument" and child.children[1].type == "operator"]
    return [child for child in named if child.children[1].value == "="] if len(arguments) > 1 else []


def _parsed(text: str) -> Any:
    return parso.parse(text).children[0]  # type: ignore[no-untyped-call]
