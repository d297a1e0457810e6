"""Convoke, delve and improvise: tapping or exiling objects rather than paying mana (CR 702.51, 702.66, 702.126).

They are neither additional nor alternative costs: they apply to a total cost that is locked in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from reference_engine.errors import IllegalAction
from reference_engine.events import happen
from reference_engine.keyword_actions.tap import Tap
from reference_engine.mana import COLORS, Amount
from reference_engine.objects import BATTLEFIELD, EXILE, GRAVEYARD, GameObject
from reference_engine.rule import rule
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game


def _untapped(kind: str) -> Callable[[Game, str, GameObject], bool]:
    def usable(game: Game, player: str, thing: GameObject) -> bool:
        own = thing.zone == BATTLEFIELD and thing.controller == player and not thing.tapped
        return own and kind in game.characteristics(thing).types

    return usable


def _in_graveyard(game: Game, player: str, thing: GameObject) -> bool:
    return thing.zone == GRAVEYARD and thing.owner == player


# keyword -> what may be used for it. The keyword is also the word by which the objects are announced.
USABLE: dict[str, Callable[[Game, str, GameObject], bool]] = {
    "convoke": _untapped("Creature"),
    "improvise": _untapped("Artifact"),
    "delve": _in_graveyard,
}


@rule("702.51a", "702.66a", "702.126a")
def objects_used(
    game: Game, player: str, spell: GameObject, announced: dict[str, tuple[str, ...]]
) -> list[tuple[str, GameObject]]:
    """The objects announced for convoke, improvise and delve; raises `IllegalAction` for one that cannot be used."""
    used: list[tuple[str, GameObject]] = []
    for keyword, usable in USABLE.items():
        for name in announced.get(keyword, ()):
            thing = game.find(name)
            if not game.characteristics(spell).has(keyword):
                raise IllegalAction("601.2h", f"{spell.id} does not have {keyword}")
            if not usable(game, player, thing) or any(thing is other for _, other in used):
                raise IllegalAction("118.3", f"{name} cannot be used for {keyword}")
            used.append((keyword, thing))
    return used


@rule("702.51a", "702.51b", "702.66a", "702.66b", "702.126a", "702.126b")
def left_to_pay(game: Game, amount: Amount, used: Sequence[tuple[str, GameObject]]) -> Amount:
    """The mana that is left to pay; each object stands for one generic mana, a creature also for one of its colors.

    Raises `IllegalAction` where an object has nothing left to stand for.
    """
    found = _stand_for(game, amount, list(used))
    if found is None:
        raise IllegalAction("118.3", "more objects are used than there is mana that they could stand for")
    return found


def _stand_for(game: Game, amount: Amount, used: list[tuple[str, GameObject]]) -> Amount | None:
    if not used:
        return amount
    keyword, thing = used[0]
    own = game.characteristics(thing).colors if keyword == "convoke" else frozenset()
    for symbol in (*(color for color in COLORS if color in own), "generic"):
        if amount[symbol]:
            rest = _stand_for(game, +(amount - Counter({symbol: 1})), used[1:])
            if rest is not None:
                return rest
    return None


@rule("702.51a", "702.66a", "702.126a")
def use(game: Game, player: str, used: Sequence[tuple[str, GameObject]]) -> None:
    """Tap or exile the objects as the cost is paid; raises `IllegalAction` for one that can no longer be used."""
    for keyword, thing in used:
        now = game.get(thing.number)
        if now is None or not USABLE[keyword](game, player, now):
            raise IllegalAction("118.3", f"{thing.id} can no longer be used for {keyword}")
        if keyword == "delve":
            move(game, now, EXILE)
        else:
            happen(game, Tap(now))
