"""Basic lands, and plain creatures and spells that everything uses."""

from __future__ import annotations

from reference_engine.abilities import Activated, Instruction, SpellAbility, TargetSpec
from reference_engine.cards import card
from reference_engine.cost_parts import TapSelf
from reference_engine.costs import Cost
from reference_engine.effects import damage_to_targets, nothing
from reference_engine.mana import mana
from reference_engine.objects import Characteristics, face
from reference_engine.qualities import any_player, of_type

TAP = Cost(parts=(TapSelf(),))
ANY_TARGET = TargetSpec(of_type("Creature", "Planeswalker", "Battle"), any_player)


def tap_for(*ways: str) -> Activated:
    """{T}: add one of these, each a string of symbols: "G", "CC"."""
    return Activated(TAP, Instruction(nothing), is_mana=True, produces=tuple(tuple(way) for way in ways))


def basic(name: str, symbol: str, snow: bool = False) -> Characteristics:
    """A basic land."""
    subtype = "" if symbol == "C" else f" - {name.removeprefix('Snow-Covered ')}"
    return face(name, None, f"Basic{' Snow' if snow else ''} Land{subtype}", tap_for(symbol))


for _name, _symbol in (("Plains", "W"), ("Island", "U"), ("Swamp", "B"), ("Mountain", "R"), ("Forest", "G")):
    card(basic(_name, _symbol))
    card(basic(f"Snow-Covered {_name}", _symbol, snow=True))
card(basic("Wastes", "C"))

card(face("Grizzly Bears", mana("{1}{G}"), "Creature - Bear", pt=(2, 2)))
card(face("Lightning Bolt", mana("{R}"), "Instant", SpellAbility(Instruction(damage_to_targets(3), (ANY_TARGET,)))))
