"""Clash (CR 701.30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reference_engine.abilities import Effect
from reference_engine.keyword_actions.reveal import reordered, reveal
from reference_engine.objects import LIBRARY, GameObject
from reference_engine.qualities import value_of
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.30b", "701.30d")
def clash_with_an_opponent(if_you_win: Effect) -> Effect:
    """Choose an opponent; both clash. Something is done if the controller wins."""

    def effect(game: Game, thing: GameObject) -> None:
        you = thing.controller
        (opponent,) = game.choose("choose player", you, thing, game.opponents(you))
        if clash(game, thing, [name for name in game.in_turn_order() if name in (you, opponent)]) == you:
            if_you_win(game, thing)

    return effect


@rule("701.30a", "701.30c", "701.30d")
def clash(game: Game, source: GameObject, players: Sequence[str]) -> str | None:
    """Players, in turn order, clash: all reveal, each decides in turn, the cards move together. Returns who won."""
    tops = {name: game.zone(LIBRARY, name)[0] for name in players if game.zone(LIBRARY, name)}
    reveal(game, *tops.values())
    values = {name: value_of(game, card) for name, card in tops.items()}
    down = [name for name in tops if game.choose_yes("may", name, source)]
    for name in down:
        first, *rest = game.zones[LIBRARY, name]
        game.version += 1
        game.zones[LIBRARY, name] = (*rest, first)
        reordered(game, name)
    return next((name for name in values if all(values[name] > values[n] for n in values if n != name)), None)
