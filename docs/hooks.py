"""The reference pages of the documentation, made from the code when the documentation is built."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import click
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from conformance import actions, messages, port, position
from conformance.cli import COMMANDS
from conformance.cli.steps import to_markdown
from conformance.messages import METHODS, protocol_schema
from conformance.steps.vocabulary import vocabulary


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages to those that are written."""
    for name, text in (("steps", steps()), ("protocol", protocol()), ("commands", commands())):
        files.append(File.generated(config, f"reference/{name}.md", content=text))
    return files


def steps() -> str:
    """The vocabulary in both languages, as `crconf steps --format markdown` prints it."""
    return to_markdown(vocabulary())


# -- the protocol -----------------------------------------------------------------------------------------------------


def protocol() -> str:
    """The messages of the engine port, from their JSON Schema; the remarks are those beside the fields in the code."""
    schema = protocol_schema()
    lines = [
        f"# {schema['title']}",
        "",
        "JSON-RPC 2.0, one message a line, over the adapter's stdin and stdout; `crconf adapter schema` prints the JSON"
        " Schema. A field that has its default is left out. [Writing scenarios](../writing_scenarios.md) has the words"
        " that cases are made of.",
        "",
        "| request | carries | answers |",
        "|---|---|---|",
        *(f"| `{method}` | {_link(a.__name__)} | {_link(b.__name__)} |" for method, (a, b) in METHODS.items()),
    ]
    for name, definition in schema["$defs"].items():
        lines += ["", f"## {name}", "", definition.get("description", "").replace("\n", " "), ""]
        lines += _values(definition) if "enum" in definition else _fields(name, definition)
    return "\n".join(lines) + "\n"


def _values(definition: dict[str, Any]) -> list[str]:
    return ["One of " + ", ".join(f"`{value}`" for value in definition["enum"]) + "."]


def _fields(name: str, definition: dict[str, Any]) -> Iterator[str]:
    remarks = _remarks(name)
    if not definition.get("properties"):
        return
    yield "| field | type | default | |"
    yield "|---|---|---|---|"
    for field, shape in definition["properties"].items():
        required = field in definition.get("required", ())
        default = "required" if required else f"`{json.dumps(shape.get('default'))}`"
        yield f"| `{field}` | {_type(shape)} | {default} | {remarks.get(field, '').replace('|', '/')} |"


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return _link(shape["$ref"].rpartition("/")[2])
    if "anyOf" in shape:
        return " or ".join(_type(each) for each in shape["anyOf"])
    if "enum" in shape:
        return ", ".join(f"`{value}`" for value in shape["enum"])
    if shape.get("type") == "array":
        return f"list of {_type(shape['items'])}" if shape.get("items") else "list"
    if shape.get("type") == "object":
        return f"object of {_type(shape['additionalProperties'])}" if shape.get("additionalProperties") else "object"
    return str(shape.get("type", "any"))


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def _remarks(name: str) -> dict[str, str]:
    """The comment beside each field of a structure, base classes included."""
    for module in (port, actions, position, messages):
        structure = getattr(module, name, None)
        if inspect.isclass(structure):
            classes = [each for each in structure.__mro__ if each.__module__.startswith("conformance")]
            pairs = (re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(each), re.M) for each in classes)
            return {field: remark for found in pairs for field, remark in found}
    return {}


# -- the commands -----------------------------------------------------------------------------------------------------


def commands() -> str:
    """What `--help` says of every command."""
    lines = ["# The commands", ""]
    for name in COMMANDS:
        module, attribute = COMMANDS[name][0].split(":")
        for path, command in _with_subcommands(("crconf", name), getattr(import_module(module), attribute)):
            context = click.Context(command, info_name=" ".join(path), max_content_width=100)
            lines += [f"## {' '.join(path)}", "", "```text", command.get_help(context), "```", ""]
    return "\n".join(lines)


def _with_subcommands(path: tuple[str, ...], command: click.Command) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        for name, below in sorted(command.commands.items()):
            yield from _with_subcommands((*path, name), below)
