"""Handling illegal actions (CR 733)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from reference_engine.errors import IllegalAction
from reference_engine.objects import LIBRARY
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game, ManaMade

T = TypeVar("T")


@contextmanager
def moment(name: str) -> Iterator[None]:
    """Say of an illegal action inside at which moment it showed: begin, proposal or payment."""
    try:
        yield
    except IllegalAction as error:
        if error.moment == "unknown":
            error.moment = name
        raise


@rule("601.2", "733.1", "733.2")
def attempt(game: Game, action: Callable[[], T]) -> T:
    """Do an action, or reverse all of it where it turns out illegal, mana abilities by their players' decision.

    Raises the `IllegalAction` after the game has gone back.
    """
    before = game.snapshot()
    made_before = len(game.mana_made)
    happened = len(game.log)
    try:
        return action()
    except IllegalAction:
        made = game.mana_made[made_before:]
        moved_library = _moved_library_cards(game, made, happened)
        game.restore(before)
        del game.mana_made[made_before:]
        _repeat(game, _that_stand(game, made, moved_library))
        raise


def _moved_library_cards(game: Game, made: list[ManaMade], happened: int) -> list[bool]:
    """For each mana ability whether it did something with library cards that cannot be taken back (CR 733.1)."""
    return [
        any(_touches_library(event) for event in game.log[max(one.log_from, happened) : one.log_to]) for one in made
    ]


def _touches_library(event: object) -> bool:
    if isinstance(event, Move):
        return LIBRARY in (event.before.zone, event.to)
    return type(event).__name__ in ("Shuffled", "RevealedFromLibrary")


@rule("733.1")
def _that_stand(game: Game, made: list[ManaMade], irreversible: list[bool]) -> list[ManaMade]:
    """The mana abilities that are not reversed, asked from the last to the first: one's mana may have paid another."""
    standing: list[ManaMade] = []
    for one, stuck in zip(reversed(made), reversed(irreversible), strict=True):
        paid_another = any(one.source in other.spent_from for other in standing)
        if stuck or paid_another or not game.choose_yes("reverse mana ability", one.player, game.find(one.source)):
            standing.insert(0, one)
    return standing


def _repeat(game: Game, standing: list[ManaMade]) -> None:
    """Do again what was not reversed; nothing has changed that it depends on."""
    from reference_engine.activating import activate_mana_ability

    for one in standing:
        activate_mana_ability(game, one.player, one.choice)
