"""Equip (CR 702.6)."""

from __future__ import annotations

from reference_engine.abilities import Activated, Instruction, TargetSpec
from reference_engine.costs import Cost
from reference_engine.effects import attach_this
from reference_engine.qualities import creature, every, you_control
from reference_engine.rule import rule


@rule("702.6a")
def equip(cost: Cost) -> Activated:
    """Attach this Equipment to a creature one controls; only as a sorcery."""
    does = Instruction(attach_this, (TargetSpec(every(creature, you_control)),))
    return Activated(cost, does, speed="sorcery", keyword="equip")
