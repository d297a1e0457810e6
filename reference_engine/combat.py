"""Combat (CR 506-511), as far as scenarios need it: attacks, blocks, and combat damage dealt at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.cost_parts import is_summoning_sick
from reference_engine.errors import IllegalAction
from reference_engine.events import Event, happen
from reference_engine.keyword_actions.tap import Tap
from reference_engine.life import Damage
from reference_engine.objects import BATTLEFIELD, GameObject, Target
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    """A creature was declared as an attacker."""

    attacker: GameObject
    defender: Target


@dataclass(frozen=True, slots=True)
class Blocks(Event):
    """A creature was declared as a blocker."""

    blocker: GameObject
    attacker: int


@rule("508.1", "508.1a", "508.1f")
def declare_attackers(game: Game, player: str, attackers: dict[str, str]) -> None:
    """The active player declares attackers and taps them; raises `IllegalAction` for one that cannot attack."""
    if player != game.turn.active:
        raise IllegalAction("508.1", f"{player} is not the active player")
    declared = []
    for name, whom in attackers.items():
        thing = game.find(name)
        now = game.characteristics(thing)
        able = thing.zone == BATTLEFIELD and thing.controller == player and "Creature" in now.types and not thing.tapped
        if not able or is_summoning_sick(game, thing) or now.has("defender"):
            raise IllegalAction("508.1a", f"{name} cannot attack")
        declared.append(Attacks(thing, whom if whom in game.players else game.find(whom).number))
    to_tap = [one.attacker for one in declared if not game.characteristics(one.attacker).has("vigilance")]
    happen(game, *(Tap(thing, by=player) for thing in to_tap))
    game.version += 1
    game.attacks = {one.attacker.number: one.defender for one in declared}
    happen(game, *declared)


@rule("509.1", "509.1a", "702.9b")
def declare_blockers(game: Game, player: str, blockers: dict[str, str]) -> None:
    """A defending player declares blockers; raises `IllegalAction` for one that cannot block."""
    declared = []
    for name, attacker in blockers.items():
        thing, attacking = game.find(name), game.find(attacker)
        now, flier = game.characteristics(thing), game.characteristics(attacking)
        able = thing.controller == player and "Creature" in now.types and not thing.tapped
        if not able or attacking.number not in game.attacks:
            raise IllegalAction("509.1a", f"{name} cannot block {attacker}")
        if flier.has("flying") and not (now.has("flying") or now.has("reach")):
            raise IllegalAction("702.9b", f"{name} cannot block {attacker}, which has flying")
        declared.append(Blocks(thing, attacking.number))
    game.version += 1
    game.blocks = {one.blocker.number: one.attacker for one in declared}
    game.blocked |= {one.attacker for one in declared}
    happen(game, *declared)


@rule("510.1", "510.2")
def deal_damage(game: Game) -> None:
    """All combat damage is dealt at once: unblocked creatures to what they attack, blocked ones to their blockers."""
    damage: list[Damage] = []
    for number, defender in game.attacks.items():
        attacker = game.get(number)
        if attacker is None:
            continue
        blockers = [blocker for blocker, blocked in game.blocks.items() if blocked == number]
        hit = next((blocker for blocker in blockers if game.get(blocker) is not None), None)
        if number not in game.blocked:
            damage.append(Damage(attacker, defender, _power(game, attacker), combat=True))
        elif hit is not None:
            damage.append(Damage(attacker, hit, _power(game, attacker), combat=True))
    for number, blocked in game.blocks.items():
        blocker = game.get(number)
        if blocker is not None and game.get(blocked) is not None:
            damage.append(Damage(blocker, blocked, _power(game, blocker), combat=True))
    happen(game, *damage)


def _power(game: Game, thing: GameObject) -> int:
    return max(0, game.characteristics(thing).power or 0)


@rule("511.3")
def end(game: Game) -> None:
    """Everything is removed from combat."""
    game.version += 1
    game.attacks, game.blocks, game.blocked = {}, {}, frozenset()


@rule("506.4")
def remove_from_combat(game: Game, thing: GameObject) -> None:
    """A creature stops attacking or blocking."""
    game.version += 1
    game.attacks = {number: whom for number, whom in game.attacks.items() if number != thing.number}
    game.blocks = {number: whom for number, whom in game.blocks.items() if number != thing.number}
