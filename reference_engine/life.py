"""Life (CR 119)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_engine.abilities import CannotGainLife, CannotLoseLife, View
from reference_engine.counters import PlayerGetsCounters
from reference_engine.events import Event, happen
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game
    from reference_engine.objects import GameObject


@rule("119.7")
def can_gain_life(game: Game, player: str) -> bool:
    """Whether no effect says that the player can't gain life."""
    return not any(a.who(game, player, View(source.controller, source)) for source, a in game.in_force(CannotGainLife))


@rule("119.8")
def can_lose_life(game: Game, player: str) -> bool:
    """Whether no effect says that the player can't lose life."""
    return not any(a.who(game, player, View(source.controller, source)) for source, a in game.in_force(CannotLoseLife))


@dataclass(frozen=True, slots=True)
class GainLife(Event):
    """A player gains life."""

    player: str
    amount: int

    @rule("119.7")
    def possible(self, game: Game) -> bool:
        """Whether the player can."""
        return can_gain_life(game, self.player)

    @rule("119.3")
    def perform(self, game: Game) -> Event | None:
        """Add to the life total; gaining 0 is no event (CR 119.8)."""
        if self.amount <= 0:
            return None
        game.change_player(self.player, life=game.players[self.player].life + self.amount)
        return self


@dataclass(frozen=True, slots=True)
class LoseLife(Event):
    """A player loses life; `paid` when it is the payment of a cost (CR 119.4)."""

    player: str
    amount: int
    paid: bool = False

    @rule("119.8")
    def possible(self, game: Game) -> bool:
        """Whether the player can."""
        return can_lose_life(game, self.player)

    @rule("118.3b", "119.3", "119.4")
    def perform(self, game: Game) -> Event | None:
        """Subtract from the life total; losing 0 is no event."""
        if self.amount <= 0:
            return None
        game.change_player(self.player, life=game.players[self.player].life - self.amount)
        return self


@dataclass(frozen=True, slots=True)
class Damage(Event):
    """A source deals damage to a creature, planeswalker or player (CR 120)."""

    source: GameObject
    to: int | str
    amount: int
    combat: bool = False

    @rule("120.3", "120.3a", "120.3e", "120.3d", "120.3f")
    def perform(self, game: Game) -> Event | None:
        """Players lose life, creatures are marked (infect and wither aside); lifelink gains life; 0 is no damage."""
        if self.amount <= 0:
            return None
        source = game.characteristics(game.get(self.source.number) or self.source)
        if isinstance(self.to, str):
            self._to_player(game, self.to, infect=source.has("infect"))
        elif (hit := game.get(self.to)) is None:
            return None
        elif source.has("infect") or source.has("wither"):
            counters = {**hit.counters, "-1/-1": hit.counters.get("-1/-1", 0) + self.amount}
            game.change(hit.number, counters=counters)
        else:
            deathtouched = hit.deathtouched or source.has("deathtouch")
            game.change(hit.number, damage=hit.damage + self.amount, deathtouched=deathtouched)
        if source.has("lifelink"):
            happen(game, GainLife(self.source.controller, self.amount))
        return self

    def _to_player(self, game: Game, player: str, infect: bool) -> None:
        if infect:
            happen(game, PlayerGetsCounters(player, "poison", self.amount))
        else:
            happen(game, LoseLife(player, self.amount))
