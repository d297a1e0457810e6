"""Engines by name: those that are reached in process, and any other by the command of its adapter."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from conformance.adapters.process import Limits, ProcessEngine
from conformance.errors import EngineTrouble
from conformance.running import MakeEngine

# name -> ("module:class", the extra that installs what it needs)
IN_PROCESS: dict[str, tuple[str, str]] = {
    "reference": ("conformance.adapters.reference:ReferenceEngine", ""),
    "phase": ("conformance.adapters.phase.engine:PhaseEngine", "phase"),
}
REFERENCE = "reference"


def engine_maker(name: str, limits: Limits, corpus: str = "") -> MakeEngine:
    """What starts an engine: a name of `IN_PROCESS`, or a command that speaks the protocol."""
    if name in IN_PROCESS:
        return partial(_in_process, name)
    return partial(ProcessEngine, name, limits, corpus)


def _in_process(name: str) -> Any:
    place, extra = IN_PROCESS[name]
    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)()
    except ModuleNotFoundError as error:
        if not extra:
            raise
        hint = f"install it with: pip install 'crconf[{extra}]'"
        raise EngineTrouble(f"the engine {name} is not installed: {error}", hint) from error
