"""Overload (CR 702.96)."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.abilities import AlternativeCost, Effect, Instruction, TargetSpec
from reference_engine.costs import Cost
from reference_engine.effects import What, if_, target_objects
from reference_engine.objects import Choices
from reference_engine.rule import rule
from reference_engine.targets import choices_of


@rule("702.96a")
def overload(cost: Cost) -> AlternativeCost:
    """An alternative cost that turns each "target" of the spell into "each"."""
    return AlternativeCost("overload", cost, keyword="overload")


def is_overloaded(choices: Choices) -> bool:
    """Whether the overload cost was announced."""
    return choices.alternative == "overload"


@rule("702.96a", "702.96b")
def target_or_each(spec: TargetSpec, each: What, effect: Callable[[What], Effect]) -> Instruction:
    """An instruction with one target, or, overloaded, without any and for each object that the text names."""
    when_targeting = TargetSpec(
        spec.objects, spec.players, spec.zones, spec.minimum, spec.maximum, lambda choices: not is_overloaded(choices)
    )
    does = if_(lambda game, thing: is_overloaded(choices_of(thing)), effect(each), effect(target_objects))
    return Instruction(does, (when_targeting,))
