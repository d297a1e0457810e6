"""Copying spells on the stack (CR 707.10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.casting import notice_targets
from reference_engine.objects import STACK, GameObject
from reference_engine.rule import rule
from reference_engine.targets import choices_of, choose_targets

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("707.10", "707.10c")
def copy_spell(game: Game, spell: GameObject, player: str) -> GameObject:
    """Put a copy of a spell onto the stack under a player's control, with every choice made for it; it is not cast.

    The player may choose new targets for it.
    """
    number = game.new_number()
    copy = game.add(
        replace(
            spell,
            number=number,
            id=f"copy:{spell.id.removeprefix('copy:')}",
            kind="copy",
            zone=STACK,
            owner=player,
            controller=player,
            timestamp=number,
            cast_from=None,
            cast_by=None,
        )
    )
    if any(choices_of(copy).targets) and game.choose_yes("may", player, copy):
        targets = choose_targets(game, copy, None)
        copy = game.change(number, choices=replace(choices_of(copy), targets=targets))
        notice_targets(game, copy)
    return copy
