"""Reveal, and looking at cards (CR 701.20)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.abilities import PlaysRevealed, View
from reference_engine.events import Event, happen
from reference_engine.objects import HAND, LIBRARY, GameObject
from reference_engine.rule import rule
from reference_engine.zones import HIDDEN_ZONES

if TYPE_CHECKING:
    from reference_engine.game import Game, Waiting


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that players other than those who see it anyway can see now.

    `during` is the spell or ability that it is shown for; `trigger` one that triggered on it and waits for the stack.
    """

    card: int
    to: tuple[str, ...]
    during: int | None
    trigger: Waiting | None = None


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A card was shown to everybody; it may have been before."""

    card: GameObject
    during: int | None
    drawn: bool = False  # as it was drawn (CR 702.94a)

    @rule("701.20a", "701.20b", "701.20c")
    def perform(self, game: Game) -> Event | None:
        """All players see it where it is."""
        _show(game, Shown(self.card.number, game.order, self.during))
        return self


def _show(game: Game, shown: Shown) -> None:
    game.version += 1
    game.shown = (*game.shown, shown)


@rule("701.20a")
def reveal(game: Game, *cards: GameObject, during: int | None = None, drawn: bool = False) -> None:
    """Reveal cards, for as long as what resolves needs them or, for a cost, until what it is paid for left the stack.

    What is revealed for nothing of the kind is seen for a moment only.
    """
    needed_by = game.resolving if during is None else during
    happen(game, *(Revealed(card, needed_by, drawn) for card in cards))
    if needed_by is None:
        game.shown = tuple(one for one in game.shown if one.during is not None or one.trigger is not None)


@rule("701.20e")
def look(game: Game, player: str, *cards: GameObject) -> None:
    """Have one player look at cards, for as long as what resolves needs them."""
    for card in cards:
        _show(game, Shown(card.number, (player,), game.resolving))


@rule("701.20a")
def left_the_stack(game: Game, number: int) -> None:
    """What was shown for a spell or ability that has left the stack isn't shown any longer."""
    game.shown = tuple(shown for shown in game.shown if shown.during != number or shown.trigger is not None)


@rule("701.20a")
def revealing_triggered(game: Game, event: Event, waiting: Waiting) -> None:
    """A card whose being revealed made an ability trigger stays revealed until that ability has left the stack."""
    if isinstance(event, Revealed):
        _show(game, Shown(event.card.number, game.order, None, waiting))


@rule("701.20a")
def put_onto_the_stack(game: Game, waiting: Waiting, number: int | None) -> None:
    """The ability that triggered is on the stack under that number, or wasn't put there, which ends the revealing."""
    game.shown = tuple(
        replace(shown, during=number, trigger=None) if shown.trigger is waiting else shown
        for shown in game.shown
        if shown.trigger is not waiting or number is not None
    )


@rule("701.20d")
def reordered(game: Game, player: str) -> None:
    """The cards of a library that was shuffled or put in another order aren't revealed any longer."""
    cards = set(game.zones[LIBRARY, player])
    game.shown = tuple(shown for shown in game.shown if shown.card not in cards)


@rule("400.2", "402.3", "401.2", "701.20a")
def seen_by(game: Game, card: GameObject) -> tuple[str, ...]:
    """The players who can see a card, in turn order from the first."""
    if card.zone not in HIDDEN_ZONES:
        return card.visible_to if card.face_down else game.order
    seeing = {name for shown in game.shown if shown.card == card.number for name in shown.to}
    if card.zone == HAND:
        seeing.add(card.owner)
    for source, ability in game.in_force(PlaysRevealed):
        shown = card.zone == HAND or game.zones[LIBRARY, card.owner][0] == card.number
        if shown and ability.zone == card.zone and ability.who(game, card.owner, View(source.controller, source)):
            return game.order
    return tuple(name for name in game.order if name in seeing)
