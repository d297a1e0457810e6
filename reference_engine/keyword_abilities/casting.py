"""Keywords that offer other costs or other ways to cast a spell (CR 702.27, 702.33, 702.34, 702.37 ...)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Ability,
    AdditionalCost,
    AlternativeCost,
    Enchant,
    Instruction,
    Keyword,
    Prototype,
    SpliceOnto,
    TargetSpec,
    Triggered,
)
from reference_engine.cost_parts import Sacrifice
from reference_engine.costs import Cost
from reference_engine.effects import sacrifice_these
from reference_engine.events import Event
from reference_engine.mana import ManaCost, colors_of, mana
from reference_engine.objects import BATTLEFIELD, EXILE, GRAVEYARD, Characteristics, GameObject
from reference_engine.qualities import creature, every, of_subtype
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.33a")
def kicker(cost: Cost, name: str = "kicker") -> AdditionalCost:
    """An optional additional cost, paid once."""
    return AdditionalCost(cost, name, optional=True, keyword="kicker")


@rule("702.33c")
def multikicker(cost: Cost) -> AdditionalCost:
    """An optional additional cost, paid any number of times."""
    return AdditionalCost(cost, "multikicker", optional=True, repeatable=True, keyword="multikicker")


@rule("702.27a")
def buyback(cost: Cost) -> AdditionalCost:
    """An optional additional cost; the spell goes to its owner's hand as it resolves."""
    return AdditionalCost(cost, "buyback", optional=True, keyword="buyback")


@rule("702.34a")
def flashback(cost: Cost) -> AlternativeCost:
    """Cast from the graveyard for a cost; exiled whenever it would leave the stack."""
    return AlternativeCost("flashback", cost, from_zones=(GRAVEYARD,), exiled=True, keyword="flashback")


@rule("702.37a", "702.37c")
def morph(cost: Cost, name: str = "morph") -> tuple[Ability, ...]:
    """Cast face down as a 2/2 for {3}; turned face up for a cost."""
    return AlternativeCost(name, Cost(mana("{3}")), face_down=True, keyword=name), Keyword(cost, keyword=name)


@rule("702.168a", "702.168b")
def disguise(cost: Cost) -> tuple[Ability, ...]:
    """As morph; face down it has ward {2}, which no rule in scope looks at."""
    return morph(cost, "disguise")


@rule("702.74a")
def evoke(cost: Cost) -> tuple[Ability, ...]:
    """Cast for an alternative cost; when it enters after that, its controller sacrifices it."""
    return AlternativeCost("evoke", cost, keyword="evoke"), Triggered(_entered_evoked, Instruction(sacrifice_these()))


def _entered_evoked(game: Game, source: GameObject, event: Event) -> bool:
    entered = entered_as(source, event)
    return entered is not None and entered.choices is not None and entered.choices.alternative == "evoke"


def entered_as(source: GameObject, event: Event) -> GameObject | None:
    """The permanent itself if the event is that it entered the battlefield (CR 603.6a)."""
    if isinstance(event, Move) and event.to == BATTLEFIELD and event.after and event.after.number == source.number:
        return event.after
    return None


@rule("702.47a")
def splice(subtype: str, cost: Cost) -> SpliceOnto:
    """Splice onto a subtype for a cost."""
    return SpliceOnto(subtype, cost, keyword="splice")


@rule("702.48a", "702.48b", "702.48c")
def offering(*subtypes: str) -> AdditionalCost:
    """Sacrifice a permanent of that quality as an additional cost, at instant speed, and pay less by its mana cost.

    The names are subtypes, or the card type "Artifact".
    """
    from reference_engine.qualities import of_type, some

    quality = some(of_subtype(*subtypes), of_type(*subtypes))
    cost = Cost(parts=(Sacrifice(quality),))
    return AdditionalCost(cost, "offering", optional=True, reduction=_its_mana_cost, flash=True, keyword="offering")


@rule("702.48c")
def _its_mana_cost(game: Game, sacrificed: tuple[GameObject, ...]) -> ManaCost:
    """The reduction is the mana cost of what is sacrificed, symbol for symbol; none where it has no mana cost."""
    symbols = ManaCost()
    for thing in sacrificed:
        symbols += game.characteristics(thing).mana_cost or ManaCost()
    return symbols


@rule("702.103a", "702.103b")
def bestow(cost: Cost) -> tuple[Ability, ...]:
    """Cast as an Aura with enchant creature for an alternative cost."""
    return (AlternativeCost("bestow", cost, becomes=_as_aura, keyword="bestow"),)


@rule("702.103b")
def _as_aura(printed: Characteristics) -> Characteristics:
    """It is no creature; it has no power and toughness, and enchants a creature."""
    return replace(
        printed,
        types=printed.types - {"Creature"},
        subtypes=frozenset({"Aura"}),
        abilities=(*printed.abilities, Enchant(TargetSpec(every(creature)), keyword="enchant")),
        power=None,
        toughness=None,
    )


@rule("702.160a", "718.3")
def prototype(cost: ManaCost, power: int, toughness: int) -> Prototype:
    """Cast with another mana cost, the colors of that cost, and another power and toughness."""

    def becomes(printed: Characteristics) -> Characteristics:
        return replace(printed, mana_cost=cost, colors=colors_of(cost), power=power, toughness=toughness)

    return Prototype(becomes, keyword="prototype")


@rule("702.143a")
def foretell(cost: Cost) -> AlternativeCost:
    """Cast from exile, where it was foretold on an earlier turn, for a cost."""
    return AlternativeCost("foretell", cost, condition=_foretold_earlier, from_zones=(EXILE,), keyword="foretell")


def _foretold_earlier(game: Game, card: GameObject, player: str) -> bool:
    return "foretold" in card.chosen and card.chosen["foretold"] != str(game.turn.number)
