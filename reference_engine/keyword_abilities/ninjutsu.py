"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Activated, Instruction, View
from reference_engine.combat import Attacks
from reference_engine.cost_parts import ReturnToHand, RevealSelf
from reference_engine.costs import Cost
from reference_engine.objects import BATTLEFIELD, HAND, GameObject
from reference_engine.rule import rule
from reference_engine.targets import choices_of
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("702.49a", "702.49b")
def ninjutsu(cost: Cost) -> Activated:
    """Pay, reveal this card, return an unblocked attacker: this enters tapped and attacking what that one attacked."""
    whole = Cost(cost.mana, (*cost.parts, RevealSelf(), ReturnToHand(_unblocked_attacker)))
    return Activated(whole, Instruction(_enter_attacking), keyword="ninjutsu", zones=(HAND,))


def _unblocked_attacker(game: Game, thing: GameObject, view: View) -> bool:
    """An attacker once blockers have been declared, and none for it (CR 509.1h)."""
    late = game.turn.step in ("declare blockers", "combat damage", "end of combat")
    return late and thing.number in game.attacks and thing.number not in game.blocked


@rule("702.49c")
def _enter_attacking(game: Game, thing: GameObject) -> None:
    card = game.get(thing.source or 0)
    (returned,) = choices_of(thing).cost_objects["return"]
    if card is None:
        return
    attacks = [event for event in game.log if isinstance(event, Attacks) and event.attacker.number == returned.number]
    entered = move(game, card, BATTLEFIELD, controller=thing.controller, tapped=True)
    if entered is not None:
        game.version += 1
        game.attacks = {**game.attacks, entered.number: attacks[-1].defender}
