"""Cards that show where, when and as what a spell is cast, and what forbids it (CR 601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import EntersWith, Prohibition, View
from reference_engine.cards import card
from reference_engine.cards.basics import flying
from reference_engine.mana import mana
from reference_engine.objects import GameObject, face
from reference_engine.qualities import an_opponent

if TYPE_CHECKING:
    from reference_engine.game import Game


def _of_the_chosen_color(game: Game, thing: GameObject, view: View) -> bool:
    return view.source is not None and view.source.chosen.get("color") in game.characteristics(thing).colors


# -- the cards ---------------------------------------------------------------------------------------------------------

card(
    face(
        "Iona, Shield of Emeria",
        mana("{6}{W}{W}{W}"),
        "Legendary Creature - Angel",
        flying,
        EntersWith(choose="color"),
        Prohibition(an_opponent, _of_the_chosen_color),
        pt=(7, 7),
    )
)
