"""Fight (CR 701.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import Effect, Quality, View
from reference_engine.effects import target_objects
from reference_engine.events import Event, happen
from reference_engine.life import Damage
from reference_engine.objects import BATTLEFIELD, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.effects import What
    from reference_engine.game import Game
    from reference_engine.when import When


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """Two creatures fight each other, or one fights itself."""

    first: GameObject
    second: GameObject


@rule("701.14a", "701.14b", "701.14d")
def fight(game: Game, first: GameObject | None, second: GameObject | None) -> None:
    """Two creatures each deal damage equal to their power to the other, unless one of them can't; no combat damage."""
    if not _can_fight(game, first) or not _can_fight(game, second):
        return
    assert first is not None
    assert second is not None
    if first.number == second.number:
        _fight_itself(game, first)
        return
    to_each = (Damage(first, second.number, _power(game, first)), Damage(second, first.number, _power(game, second)))
    happen(game, Fought(first, second), *to_each)


@rule("701.14c")
def _fight_itself(game: Game, creature: GameObject) -> None:
    """It deals damage to itself: twice its power once or, before that was the rule, its power two times."""
    power = _power(game, creature)
    if game.rules.on("self_fight_once"):
        happen(game, Fought(creature, creature), Damage(creature, creature.number, 2 * power))
    else:
        happen(game, Fought(creature, creature), Damage(creature, creature.number, power))
        happen(game, Damage(creature, creature.number, power))


@rule("701.14b")
def _can_fight(game: Game, thing: GameObject | None) -> bool:
    """Only a creature on the battlefield fights."""
    now = game.get(thing.number) if thing is not None else None
    return now is not None and now.zone == BATTLEFIELD and "Creature" in game.characteristics(now).types


def _power(game: Game, thing: GameObject) -> int:
    return max(0, game.characteristics(thing).power or 0)


@rule("701.14a", "701.14b")
def targets_fight(game: Game, thing: GameObject) -> None:
    """Target creature fights another target creature; an illegal target is no longer among them."""
    targets = target_objects(game, thing)
    fight(game, targets[0] if targets else None, targets[1] if len(targets) > 1 else None)


@rule("701.14a", "701.14b")
def fights_target(what: What) -> Effect:
    """An object that the text names fights target creature."""

    def effect(game: Game, thing: GameObject) -> None:
        for one in what(game, thing):
            for target in target_objects(game, thing):
                fight(game, one, target)

    return effect


@rule("701.14b")
def fights(quality: Quality) -> When:
    """A creature with a quality fights."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        if not isinstance(event, Fought):
            return False
        view = View(source.controller, source)
        return quality(game, event.first, view) or quality(game, event.second, view)

    return when
