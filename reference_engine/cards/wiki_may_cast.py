"""Cards that let something be cast, and cards that can be cast in more than one way (CR 601.3e)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Activated,
    CastOnlyIf,
    Continuous,
    CostChange,
    Effect,
    EntersWith,
    Instruction,
    Keyword,
    Permission,
    Replacement,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card, token
from reference_engine.cards.basics import ANY_TARGET, flying, haste, spell
from reference_engine.cards.permissions import PERMANENT_SPELL
from reference_engine.cost_parts import AddCounters, RemoveCounters
from reference_engine.costs import Cost, x
from reference_engine.effects import (
    all_permanents,
    at_next,
    controllers_of_noted,
    damage_to_players,
    damage_to_targets,
    destroy,
    draw_cards,
    exile,
    gain_abilities,
    gain_life,
    in_order,
    new_token,
    noted_objects,
    noted_players,
    pump,
    put_counters,
    sacrifice_these,
    target_objects,
    the_spell,
    this_permanent,
    until,
)
from reference_engine.entering import CREATURE_TYPES
from reference_engine.errors import WrongAnswer
from reference_engine.events import Event
from reference_engine.game import Floating
from reference_engine.keyword_abilities.cascade import cascade
from reference_engine.keyword_abilities.casting import prototype
from reference_engine.keyword_actions.search import search_library
from reference_engine.keyword_actions.shuffle import shuffle
from reference_engine.library_order import put_on_bottom_in_random_order
from reference_engine.mana import COLORS, ManaCost, mana
from reference_engine.objects import (
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Characteristics,
    GameObject,
    face,
)
from reference_engine.qualities import (
    a_spell,
    anything,
    creature,
    every,
    instant_or_sorcery,
    land,
    mana_value_is,
    non,
    of_color,
    of_supertype,
    of_type,
    some,
    this,
    you_control,
    you_own,
)
from reference_engine.replacement import exile_rather_than_graveyard
from reference_engine.resolving import cast_any_number_while_resolving, cast_while_resolving
from reference_engine.targets import choices_of
from reference_engine.when import (
    a_player_casts,
    at_beginning,
    note_targeting,
    the_player,
    this_attacks,
    this_becomes_target,
    this_dies,
    you_cast,
)
from reference_engine.zones import Move, move

if TYPE_CHECKING:
    from reference_engine.game import Game

PLANESWALKER = of_type("Planeswalker")
NONBASIC_LAND_OF_OTHERS = every(land, non(of_supertype("Basic")), non(you_control))
FREE = Cost()  # "without paying its mana cost" (CR 118.9)


# -- permissions that last ---------------------------------------------------------------------------------------------


def _let_cast(game: Game, thing: GameObject, player: str, exiled: Iterable[GameObject | None], end: str) -> None:
    """Let a player cast these exiled cards, if they are not creature spells, for nothing while an effect lasts."""
    numbers = frozenset(one.number for one in exiled if one is not None)
    game.add_effect(Floating(Permission(non(creature), EXILE, cost=FREE, cards=numbers), thing, player, end))


def _exile_top_four(game: Game, thing: GameObject) -> None:
    exiled = [move(game, one, EXILE) for one in game.zone(LIBRARY, thing.controller)[:4]]
    _let_cast(game, thing, thing.controller, exiled, "turn")


def _exile_for_its_owner(game: Game, thing: GameObject) -> None:
    """Exile the targets; each owner may cast that card for nothing for as long as it is exiled."""
    for one in target_objects(game, thing):
        if (exiled := move(game, one, EXILE)) is not None and exiled.kind == "card":
            its_own = Permission(anything, EXILE, cost=FREE, cards=frozenset({exiled.number}))
            game.add_effect(Floating(its_own, thing, exiled.owner, "game"))


def _card_for_your_graveyard(game: Game, source: GameObject, event: Event) -> bool:
    own = isinstance(event, Move) and event.before.owner == source.controller
    return own and event.to == GRAVEYARD and event.before.kind == "card"  # type: ignore[attr-defined]


def _to_exile(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Move)
    return (replace(event, to=EXILE),)


def _your_turn(game: Game, source: GameObject, player: str) -> bool:
    return game.turn.active == player


def _where_it_went(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    assert isinstance(event, Move)
    return (event.after,)


# -- casting as something resolves -------------------------------------------------------------------------------------


def _the_spell(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    return (event.spell,)  # type: ignore[attr-defined]


def _caster_and_spell(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    return (the_player(event), *_the_spell(game, source, event))


def _from_hand(game: Game, thing: GameObject, view: View) -> bool:
    return thing.cast_from == HAND


def _cast_target(cost: Cost | None) -> Effect:
    """The controller may cast the target card for a cost (None: its mana cost)."""

    def effect(game: Game, thing: GameObject) -> None:
        for one in target_objects(game, thing):
            cast_while_resolving(game, thing, thing.controller, (one,), cost)

    return effect


def _cast_target_once(game: Game, thing: GameObject) -> None:
    """The controller may cast the target card; the spell is exiled rather than put into a graveyard."""
    for one in target_objects(game, thing):
        cast = cast_while_resolving(game, thing, thing.controller, (one,), cost=None)
        if cast is not None:
            exile_rather_than_graveyard(game, cast)


def _of_that_name(game: Game, thing: GameObject, view: View) -> bool:
    """With the name of the spell that the ability remembers; each half of a split card has its own (CR 709.4a)."""
    assert view.source is not None
    names = game.characteristics(thing).name.split(" // ")
    return any(isinstance(note, GameObject) and _name(game, note) in names for note in view.source.noted[1:])


def _name(game: Game, thing: GameObject) -> str:
    return game.characteristics(game.get(thing.number) or thing).name


def _colors_spent(game: Game, thing: GameObject) -> int:
    """Converge: how many colors of mana were spent to cast it."""
    return len({unit.symbol for unit in choices_of(thing).mana_spent} & set(COLORS))


def _find_exile_and_cast(game: Game, thing: GameObject) -> None:
    """Search for a creature, instant or sorcery card with at most such a mana value, exile it, and cast it or not."""
    you, most = thing.controller, _colors_spent(game, thing)
    wanted = every(of_type("Creature", "Instant", "Sorcery"), mana_value_is(lambda value: value <= most))
    exiled = [move(game, one, EXILE) for one in search_library(game, you, thing, wanted)]
    shuffle(game, you, thing)
    cast_while_resolving(game, thing, you, tuple(one for one in exiled if one is not None))


def _monocolored(game: Game, thing: GameObject, view: View) -> bool:
    return len(game.characteristics(thing).colors) == 1


def _exile_three_and_cast_two(game: Game, thing: GameObject) -> None:
    """Exile up to three monocolored cards with different names; one that an opponent chooses goes back."""
    you = thing.controller
    found = search_library(game, you, thing, _monocolored, 3)
    if len({one.card.name for one in found}) < len(found):
        raise WrongAnswer("the cards have to have different names")
    exiled = [after for one in found if (after := move(game, one, EXILE)) is not None]
    opponents = game.opponents(you)
    (opponent,) = game.choose("choose opponent", you, thing, opponents) if len(opponents) > 1 else opponents
    back = game.choose_objects("choose object", opponent, thing, exiled) if exiled else ()
    for one in back:
        move(game, one, LIBRARY)
    shuffle(game, you, thing)
    cast_any_number_while_resolving(game, thing, you, tuple(one for one in exiled if one not in back))


def _cast_another_instead(game: Game, thing: GameObject) -> None:
    """The caster exiles the spell, then cards up to one that shares a card type with it, and may cast that one."""
    (player,) = noted_players(game, thing)
    (as_cast,) = (note for note in thing.noted[1:] if isinstance(note, GameObject))
    types = game.characteristics(game.get(as_cast.number) or as_cast).types
    exiled = [move(game, one, EXILE) for one in noted_objects(game, thing)]
    found: tuple[GameObject, ...] = ()
    while not found and (library := game.zone(LIBRARY, player)):
        one = move(game, library[0], EXILE)
        exiled.append(one)
        if one is not None and game.characteristics(one).types & types:
            found = (one,)
    cast_while_resolving(game, thing, player, found)
    left = [one for one in exiled if one is not None and game.get(one.number) is not None]
    put_on_bottom_in_random_order(game, left)


def _exile_each_top_and_cast(game: Game, thing: GameObject) -> None:
    tops = [move(game, one, EXILE) for name in game.in_turn_order() for one in game.zone(LIBRARY, name)[:1]]
    cast_any_number_while_resolving(game, thing, thing.controller, tuple(one for one in tops if one is not None))


# -- other texts -------------------------------------------------------------------------------------------------------


def _after_blockers(game: Game, thing: GameObject, player: str) -> bool:
    return game.turn.step in ("declare blockers", "combat damage", "end of combat")


def _attacks_you(game: Game, thing: GameObject, view: View) -> bool:
    return game.attacks.get(thing.number) == view.you


SAPROLING = token(face("Saproling", None, "Creature - Saproling", pt=(1, 1), color="G"))
ELEMENTAL = token(face("Elemental", None, "Creature - Elemental", pt=(1, 1), color="R"))


def _saproling_that_blocks(game: Game, thing: GameObject) -> None:
    """Create a Saproling that is blocking the target (CR 509.4)."""
    for attacker in target_objects(game, thing):
        blocker = new_token(game, SAPROLING, thing.controller)
        if blocker is not None:
            game.version += 1
            game.blocks = {**game.blocks, blocker.number: attacker.number}
            game.blocked |= {attacker.number}


def _two_elementals_for_the_turn(game: Game, thing: GameObject) -> None:
    """Create two Elementals with haste, to be sacrificed at the next end step."""
    made = [new_token(game, ELEMENTAL, thing.controller) for _ in range(2)]
    numbers = tuple(one.number for one in made if one is not None)

    def those(game: Game, thing: GameObject) -> tuple[GameObject, ...]:
        return tuple(found for found in (game.get(number) for number in numbers) if found is not None)

    gain_abilities(haste, what=those, until="game")(game, thing)
    at_next("end", sacrifice_these(those))(game, thing)


def _one_of_three_abilities(game: Game, thing: GameObject) -> None:
    (word,) = game.choose("choose word", thing.controller, thing, ("flying", "vigilance", "lifelink"))
    gain_abilities(Keyword(keyword=word))(game, thing)


def _each_target_beyond_the_first(game: Game, thing: GameObject, view: View) -> Cost:
    return Cost(ManaCost((str(max(0, sum(map(len, choices_of(thing).targets)) - 1)),)))


def _divided_evenly(game: Game, thing: GameObject) -> int:
    return x(game, thing) // max(1, sum(map(len, choices_of(thing).targets)))


def _of_chosen_type(game: Game, thing: GameObject, view: View) -> bool:
    chosen = view.source.chosen.get("creature type") if view.source else None
    return chosen is not None and chosen in game.characteristics(thing).subtypes


def _of_every_creature_type(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
    return replace(now, subtypes=now.subtypes | set(CREATURE_TYPES))


# -- the cards ---------------------------------------------------------------------------------------------------------

card(
    face(
        "Bloodbraid Elf",
        mana("{2}{R}{G}"),
        "Creature - Elf Berserker",
        haste,
        cascade(),
        pt=(3, 2),
    )
)
# That damage can't be prevented matters nowhere, since nothing prevents any.
card(
    face(
        "Bonecrusher Giant",
        mana("{2}{R}"),
        "Creature - Giant",
        Triggered(
            this_becomes_target(a_spell),
            Instruction(damage_to_players(2, controllers_of_noted)),
            notes=note_targeting,
        ),
        pt=(4, 3),
    ),
    face("Stomp", mana("{1}{R}"), "Instant - Adventure", spell(damage_to_targets(2), ANY_TARGET)),
    layout="adventure",
)
card(face("Bring to Light", mana("{3}{G}{U}"), "Sorcery", spell(_find_exile_and_cast)))
# A loyalty ability is activated at most once a turn; no scenario tries it twice.
card(
    face(
        "Chandra, Acolyte of Flame",
        mana("{1}{R}{R}"),
        "Legendary Planeswalker - Chandra",
        EntersWith((("loyalty", 4),)),
        Activated(
            Cost(parts=(AddCounters("loyalty", 0),)),
            Instruction(put_counters("loyalty", 1, all_permanents(every(PLANESWALKER, of_color("R"), you_control)))),
            speed="sorcery",
        ),
        Activated(Cost(parts=(AddCounters("loyalty", 0),)), Instruction(_two_elementals_for_the_turn), speed="sorcery"),
        Activated(
            Cost(parts=(RemoveCounters("loyalty", 2),)),
            Instruction(
                _cast_target_once,
                (
                    TargetSpec(
                        every(instant_or_sorcery, you_own, mana_value_is(lambda value: value <= 3)), zones=(GRAVEYARD,)
                    ),
                ),
            ),
            speed="sorcery",
        ),
    )
)
# That its controller may look at the top card of the library is looked at nowhere.
card(
    face(
        "Elsha of the Infinite",
        mana("{2}{U}{R}{W}"),
        "Legendary Creature - Djinn Monk",
        Triggered(you_cast(non(creature)), Instruction(pump(1, 1, this_permanent)), keyword="prowess"),
        Permission(non(creature), LIBRARY, flash=True),
        pt=(3, 3),
    )
)
card(
    face(
        "Emergent Ultimatum",
        mana("{B}{B}{G}{G}{G}{U}{U}"),
        "Sorcery",
        spell(in_order(_exile_three_and_cast_two, exile(the_spell))),
    )
)
card(
    face(
        "Etali, Primal Storm",
        mana("{4}{R}{R}"),
        "Legendary Creature - Elder Dinosaur",
        Triggered(this_attacks, Instruction(_exile_each_top_and_cast)),
        pt=(6, 6),
    )
)
card(
    face(
        "Fireball",
        mana("{X}{R}"),
        "Sorcery",
        CostChange(this, increase=_each_target_beyond_the_first, zones=(STACK,)),
        spell(damage_to_targets(_divided_evenly), replace(ANY_TARGET, minimum=0, maximum=99)),
    )
)
card(
    face(
        "Flash Foliage",
        mana("{2}{G}"),
        "Instant",
        CastOnlyIf(_after_blockers),
        spell(in_order(_saproling_that_blocks, draw_cards()), TargetSpec(every(creature, _attacks_you))),
    )
)
card(
    face(
        "Harness the Storm",
        mana("{2}{R}"),
        "Enchantment",
        Triggered(
            you_cast(every(instant_or_sorcery, _from_hand)),
            Instruction(_cast_target(None), (TargetSpec(every(you_own, _of_that_name), zones=(GRAVEYARD,)),)),
            notes=_the_spell,
        ),
    )
)
# Its last ability is activated nowhere.
card(
    face(
        "Maskwood Nexus",
        mana("{4}"),
        "Artifact",
        Continuous("4", every(creature, you_control), _of_every_creature_type),
    )
)
card(
    face(
        "Misthollow Griffin",
        mana("{2}{U}{U}"),
        "Creature - Griffin",
        flying,
        Permission(anything, EXILE, itself=True, zones=(EXILE,)),
        pt=(3, 3),
    )
)
card(
    face(
        "Narset, Enlightened Master",
        mana("{3}{U}{R}{W}"),
        "Legendary Creature - Human Monk",
        Keyword(keyword="first strike"),
        Keyword(keyword="hexproof"),
        Triggered(this_attacks, Instruction(_exile_top_four)),
        pt=(3, 2),
    )
)
card(
    face(
        "Possibility Storm",
        mana("{3}{R}{R}"),
        "Enchantment",
        Triggered(a_player_casts(_from_hand), Instruction(_cast_another_instead), notes=_caster_and_spell),
    )
)
# That it is of every creature type, and that its controller may look at the top card, is looked at nowhere.
card(
    face(
        "Realmwalker",
        mana("{2}{G}"),
        "Creature - Shapeshifter",
        Keyword(keyword="changeling"),
        EntersWith(choose="creature type"),
        Permission(every(creature, _of_chosen_type), LIBRARY),
        pt=(2, 3),
    )
)
card(face("Release to the Wind", mana("{2}{U}"), "Instant", spell(_exile_for_its_owner, TargetSpec(non(land)))))
card(
    face(
        "Serra Paragon",
        mana("{2}{W}{W}"),
        "Creature - Angel",
        flying,
        Permission(
            some(land, every(PERMANENT_SPELL, mana_value_is(lambda value: value <= 3))),
            GRAVEYARD,
            condition=_your_turn,
            lands=True,
            once_each_turn=True,
            gives=(
                Triggered(this_dies, Instruction(in_order(exile(noted_objects), gain_life(2))), notes=_where_it_went),
            ),
        ),
        pt=(3, 4),
    )
)
card(
    face(
        "Steel Seraph",
        mana("{6}"),
        "Artifact Creature - Angel",
        prototype(mana("{1}{W}{W}"), 3, 3),
        flying,
        Triggered(
            at_beginning("beginning of combat", "yours"),
            Instruction(_one_of_three_abilities, (TargetSpec(every(creature, you_control)),)),
        ),
        pt=(5, 4),
    ),
    layout="prototype",
)
# What either face does on the battlefield is looked at nowhere: scenarios look at the spell.
card(
    face("Valki, God of Lies", mana("{1}{B}"), "Legendary Creature - God", pt=(2, 1)),
    face(
        "Tibalt, Cosmic Impostor",
        mana("{5}{B}{R}"),
        "Legendary Planeswalker - Tibalt",
        EntersWith((("loyalty", 5),)),
    ),
    layout="modal",
)
card(
    face(
        "Volcanic Offering",
        mana("{4}{R}"),
        "Instant",
        spell(destroy(), TargetSpec(NONBASIC_LAND_OF_OTHERS), TargetSpec(NONBASIC_LAND_OF_OTHERS, chooser="opponent")),
        spell(
            damage_to_targets(7),
            TargetSpec(every(creature, non(you_control))),
            TargetSpec(every(creature, non(you_control)), chooser="opponent"),
        ),
    )
)
card(
    face(
        "Yawgmoth's Will",
        mana("{2}{B}"),
        "Sorcery",
        spell(
            in_order(
                until("turn", Permission(anything, GRAVEYARD, lands=True)),
                until("turn", Replacement(_card_for_your_graveyard, _to_exile)),
            )
        ),
    )
)
