"""Basic lands, plain cards that everything uses, and phrases that many cards share."""

from __future__ import annotations

from reference_engine.abilities import Activated, CostChange, Effect, Instruction, Quality, SpellAbility, TargetSpec
from reference_engine.cards import card
from reference_engine.cost_parts import Sacrifice, SacrificeSelf, TapSelf
from reference_engine.costs import Cost
from reference_engine.effects import damage_to_targets, nothing
from reference_engine.keyword_abilities import keyword
from reference_engine.mana import COLORS, mana
from reference_engine.objects import STACK, Characteristics, face
from reference_engine.qualities import a_spell, any_player, creature, every, of_type, you_control

TAP = Cost(parts=(TapSelf(),))
ANY_TARGET = TargetSpec(of_type("Creature", "Planeswalker", "Battle"), any_player)
TARGET_CREATURE = TargetSpec(creature)
TARGET_PLAYER = TargetSpec(players=any_player)
TARGET_SPELL = TargetSpec(a_spell, zones=(STACK,))
SACRIFICE_THIS = Cost(parts=(SacrificeSelf(),))
SACRIFICE_A_CREATURE = Cost(parts=(Sacrifice(creature),))
YOUR_SPELL = every(a_spell, you_control)
ONE_OF_ANY_COLOR = tuple((color,) for color in COLORS)
flying, haste, first_strike, trample = (keyword(name) for name in ("flying", "haste", "first strike", "trample"))


def tap_for(*ways: str) -> Activated:
    """{T}: add one of these, each a string of symbols: "G", "CC"."""
    return Activated(TAP, Instruction(nothing), is_mana=True, produces=tuple(tuple(way) for way in ways))


def spell(effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """What an instant or sorcery of one instruction does."""
    return SpellAbility(Instruction(effect, targets))


def costs_more(symbols: str, quality: Quality) -> CostChange:
    """Spells with a quality cost so much more to cast."""
    more = Cost(mana(symbols))
    return CostChange(quality, increase=lambda game, spell, view: more)


def costs_less(symbols: str, quality: Quality) -> CostChange:
    """Spells with a quality cost so much less to cast."""
    less = mana(symbols)
    return CostChange(quality, reduction=lambda game, spell, view: less)


def basic(name: str, symbol: str, snow: bool = False) -> Characteristics:
    """A basic land."""
    subtype = "" if symbol == "C" else f" - {name.removeprefix('Snow-Covered ')}"
    return face(name, None, f"Basic{' Snow' if snow else ''} Land{subtype}", tap_for(symbol))


for _name, _symbol in (("Plains", "W"), ("Island", "U"), ("Swamp", "B"), ("Mountain", "R"), ("Forest", "G")):
    card(basic(_name, _symbol))
    card(basic(f"Snow-Covered {_name}", _symbol, snow=True))
card(basic("Wastes", "C"))

card(face("Grizzly Bears", mana("{1}{G}"), "Creature - Bear", pt=(2, 2)))
card(face("Lightning Bolt", mana("{R}"), "Instant", spell(damage_to_targets(3), ANY_TARGET)))
