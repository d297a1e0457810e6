"""Forced decisions: those with one legal answer, as the reference engine sees it, which an engine need not ask for."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from conformance.cases import Case
from conformance.executing import execute
from conformance.port import Capabilities, Engine


class ForcedByReference:
    """Whether decisions of a kind that a case supplies with an action are forced; for engines that did not ask."""

    def __init__(self, revision: str) -> None:
        self._revision = revision
        self._known: dict[tuple[str, int, str], bool] = {}

    def __call__(self, case: Case, index: int, kind: str) -> bool:
        """Whether the reference engine passes the case without the decisions of that kind at the index-th action.

        It takes a choice with one legal answer by itself, and ends a case in which it has to ask.
        """
        key = case.id, index, kind
        if key not in self._known:
            self._known[key] = self._passes_without(case, index, kind)
        return self._known[key]

    def _passes_without(self, case: Case, index: int, kind: str) -> bool:
        act = case.script[index]
        if act.action is None:
            return False
        kept = tuple(decision for decision in act.action.decisions if decision.kind != kind)
        script = list(case.script)
        script[index] = replace(act, action=replace(act.action, decisions=kept))
        without = replace(case, script=tuple(script), contested=False)
        return execute(without, *_reference(self._revision)).verdict == "pass"


@cache
def _reference(revision: str) -> tuple[Engine, Capabilities]:
    from conformance.adapters.reference import ReferenceEngine

    engine = ReferenceEngine()
    return engine, engine.initialize(revision)
