"""What a card would be as a spell, and the alternative costs that are looked at for it (CR 601.3e)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reference_engine.abilities import AlternativeCost, Continuous, View
from reference_engine.alternative_characteristics import as_cast, as_might_be_cast, offered
from reference_engine.continuous import with_abilities
from reference_engine.costs import Cost
from reference_engine.errors import IllegalAction
from reference_engine.game import Floating, Game
from reference_engine.keyword_abilities.casting import flashback
from reference_engine.mana import mana
from reference_engine.objects import GRAVEYARD, Announced, CardDefinition, Characteristics, GameObject, face
from reference_engine.zones import move

from .tables import game


def name_cast(table: Game, card: str, announced: Announced) -> str:
    return table.characteristics(as_cast(table, "Alice", table.find(card), announced)).name


def with_faces(table: Game, *faces: Characteristics, layout: str = "normal") -> GameObject:
    """A card in Alice's hand with these faces, in place of one that is there."""
    (card,) = table.zone("hand", "Alice")
    return table.change(card.number, card=CardDefinition(" // ".join(one.name for one in faces), faces, layout))


def test_either_face_of_a_modal_card_is_cast() -> None:
    table = game(hand=("Valki, God of Lies // Tibalt, Cosmic Impostor",))
    card = "Valki, God of Lies // Tibalt, Cosmic Impostor"
    assert name_cast(table, card, Announced()) == "Valki, God of Lies"
    assert name_cast(table, card, Announced(face="Tibalt, Cosmic Impostor")) == "Tibalt, Cosmic Impostor"


def test_the_back_of_a_transforming_card_is_not() -> None:
    table = game(hand=("Invasion of Arcavios // Invocation of the Founders",))
    with pytest.raises(IllegalAction) as raised:
        name_cast(
            table, "Invasion of Arcavios // Invocation of the Founders", Announced(face="Invocation of the Founders")
        )
    assert raised.value.rule == "712.11"


def test_unless_a_method_of_the_front_leads_to_it() -> None:
    table = game(hand=("Grizzly Bears",))
    disturb = AlternativeCost("disturb", Cost(mana("{1}{U}")), from_zones=(GRAVEYARD,), face=1)
    front, back = face("Front", mana("{U}"), "Creature", disturb, pt=(1, 1)), face("Back", None, "Creature", pt=(1, 1))
    with_faces(table, front, back, layout="transforming")
    assert name_cast(table, "Grizzly Bears", Announced(method="disturb")) == "Back"
    assert name_cast(table, "Grizzly Bears", Announced(method="disturb", face="Back")) == "Back"


def test_only_the_text_of_the_face_that_is_cast_offers_costs() -> None:
    table = game(hand=("Grizzly Bears",))
    dash = AlternativeCost("dash", Cost(mana("{R}")))
    creature, adventure = face("Giant", mana("{R}"), "Creature", dash, pt=(1, 1)), face("Step", mana("{R}"), "Instant")
    card = with_faces(table, creature, adventure, layout="adventure")
    as_creature, as_adventure = (as_cast(table, "Alice", card, Announced(face=name)) for name in ("Giant", "Step"))
    assert offered(table, "Alice", card, as_creature, "dash") is not None
    assert offered(table, "Alice", card, as_adventure, "dash") is None


def give_flashback_to_red_cards(table: Game) -> None:
    """Cards in graveyards that are red and nothing else have flashback."""

    def red_there(game: Game, thing: GameObject, view: View) -> bool:
        return thing.zone == GRAVEYARD and game.characteristics(thing).colors == {"R"}

    gives = Continuous("6", red_there, with_abilities(flashback(Cost(mana("{2}")))))
    table.add_effect(Floating(gives, table.find("Standstill"), "Alice", "game"))


def test_an_ability_given_where_a_card_is_looks_at_the_half_that_is_cast() -> None:
    table = game("Standstill", hand=("Grizzly Bears",))
    halves = face("Fire", mana("{1}{R}"), "Instant"), face("Ice", mana("{1}{U}"), "Instant")
    card = move(table, with_faces(table, *halves, layout="split"), GRAVEYARD)
    assert card is not None
    give_flashback_to_red_cards(table)
    assert not table.characteristics(card).has("flashback")
    for name, has in (("Fire", True), ("Ice", False)):
        spell = as_cast(table, "Alice", card, Announced(face=name, method="flashback"))
        assert (offered(table, "Alice", card, spell, "flashback") is not None) is has


def test_values_of_x_may_be_considered_and_the_announced_one_comes_first() -> None:
    table = game(hand=("Fireball",))
    might_be = list(as_might_be_cast(table, "Alice", table.find("Fireball"), Announced(x=7)))
    values = [spell.choices.x for spell in might_be if spell.choices is not None]
    assert values[0] == 7
    assert set(range(8)) <= set(values)


def test_a_card_without_a_prototype_is_not_cast_prototyped() -> None:
    table = game(hand=("Grizzly Bears",))
    with pytest.raises(IllegalAction):
        name_cast(table, "Grizzly Bears", replace(Announced(), method="prototype"))
