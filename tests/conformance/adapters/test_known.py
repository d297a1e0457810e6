"""Engines by name and by command."""

from __future__ import annotations

import pickle
import sys

import pytest

from conformance.adapters.known import IN_PROCESS, engine_maker
from conformance.adapters.process import Limits, ProcessEngine
from conformance.adapters.reference import ReferenceEngine
from conformance.errors import EngineTrouble


def test_a_name_is_an_engine_in_process_and_anything_else_a_command() -> None:
    assert isinstance(engine_maker("reference", Limits())(), ReferenceEngine)
    assert isinstance(engine_maker("./reference", Limits())(), ProcessEngine)


@pytest.mark.parametrize("name", [*IN_PROCESS, "./my-adapter --quiet"])
def test_what_makes_an_engine_crosses_to_a_worker(name: str) -> None:
    assert callable(pickle.loads(pickle.dumps(engine_maker(name, Limits()))))


def test_an_engine_whose_package_is_missing_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "conformance.adapters.phase.engine"
    monkeypatch.setitem(sys.modules, "phase", None)
    for module in [name for name in sys.modules if name.startswith("conformance.adapters.phase")]:
        monkeypatch.delitem(sys.modules, module)
    with pytest.raises(EngineTrouble) as caught:
        engine_maker("phase", Limits())().initialize("20260807")
    assert place not in str(caught.value)
    assert "crconf[phase]" in f"{caught.value} {caught.value.hint}"
