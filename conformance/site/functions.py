"""The source of the reference engine's functions, read as files: the reader sees the code beside its rule."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

from conformance.report.model import FunctionRow

ROOT = Path(__file__).parents[2]
_LONGEST = 60  # lines


def sources(functions: Iterable[FunctionRow], root: Path = ROOT) -> dict[str, str]:
    """Return the source of each function, decorators included, by its name; "" where the file does not show it."""
    found: dict[str, str] = {}
    files: dict[str, tuple[list[str], list[ast.FunctionDef]]] = {}
    for function in functions:
        if function.file not in files:
            files[function.file] = _parsed(root / function.file)
        lines, nodes = files[function.file]
        found[function.name] = next((_text(lines, node) for node in nodes if _holds(node, function.line)), "")
    return found


def _parsed(path: Path) -> tuple[list[str], list[ast.FunctionDef]]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:  # an engine that was installed without its source
        return [], []
    return text.splitlines(), [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]


def _start(node: ast.FunctionDef) -> int:
    return min((one.lineno for one in node.decorator_list), default=node.lineno)


def _holds(node: ast.FunctionDef, line: int) -> bool:
    return _start(node) <= line <= node.body[0].lineno


def _text(lines: list[str], node: ast.FunctionDef) -> str:
    from textwrap import dedent

    own = lines[_start(node) - 1 : node.end_lineno]
    return dedent("\n".join(own[:_LONGEST] + ["    ..."] * (len(own) > _LONGEST)))
