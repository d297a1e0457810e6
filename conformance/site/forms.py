"""The forms that a phrase's template can take: every way to make its choices, with marks where its gaps are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Any


def fill(shape: str, values: Mapping[str, str]) -> str:
    """Return a form with its gaps filled."""
    return re.sub("\x00(\\w+)\x01", lambda gap: values[gap[1]], shape)


def distance(mine: tuple[int, ...], theirs: tuple[int, ...]) -> int:
    """Return how many choices differ between two forms of a phrase."""
    if len(mine) != len(theirs):
        return 1
    return sum(one != other for one, other in zip(mine, theirs, strict=True))


@lru_cache(maxsize=1024)
def _parsed(text: str) -> Any:
    """A template as a tree of text, ("gap", name), ("group", alternatives) and ("maybe", alternatives)."""
    text = re.sub(r"\(\?=.*", "", text)
    nodes, _ = _sequence(text, 0)
    return nodes


def _sequence(text: str, at: int) -> tuple[list[list[Any]], int]:
    alternatives: list[list[Any]] = [[]]
    while at < len(text) and text[at] != ")":
        here = alternatives[-1]
        if text[at] == "|":
            alternatives.append([])
            at += 1
            continue
        if text[at] == "(":
            inner, at = _sequence(text, at + 1)
            node: Any = ("group", inner)
            at += 1
        elif gap := re.compile(r"\{(\w+)(?::\w+)?\}").match(text, at):
            node, at = ("gap", gap[1]), gap.end()
        elif text[at] == "[":
            node, at = text[at + 1], text.index("]", at) + 1
        else:
            node, at = text[at], at + 1
        if at < len(text) and text[at] == "?":
            node, at = ("maybe", [[], [node]]), at + 1
        here.append(node)
    return alternatives, at


@lru_cache(maxsize=4096)
def shapes(text: str, given: frozenset[str]) -> list[tuple[tuple[int, ...], str]]:
    """Return every form of a template that has exactly the gaps given: the choices made, and the form itself."""
    found = []
    for choices, shape in _expanded(_parsed(text)):
        if sorted(re.findall("\x00(\\w+)\x01", shape)) == sorted(given):
            found.append((choices, shape))
    return found


def _expanded(alternatives: list[list[Any]]) -> Iterator[tuple[tuple[int, ...], str]]:
    for place, nodes in enumerate(alternatives):
        for parts in product(*(list(_node(node)) for node in nodes)):
            choices = tuple(choice for made, _ in parts for choice in made)
            yield ((place, *choices) if len(alternatives) > 1 else choices), "".join(said for _, said in parts)


def _node(node: Any) -> Iterator[tuple[tuple[int, ...], str]]:
    if isinstance(node, str):
        yield (), node
    elif node[0] == "gap":
        yield (), f"\x00{node[1]}\x01"
    elif node[0] == "maybe":  # no choice that the other language has to follow
        yield from (((), said) for _, said in _expanded(node[1]))
    else:
        yield from _expanded(node[1])
