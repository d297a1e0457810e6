"""Cards that reveal, look at, search, shuffle and arrange cards (CR 701.20, 701.22-24, 701.29-30)."""

from __future__ import annotations

from dataclasses import replace

from reference_engine.abilities import (
    Activated,
    AdditionalCost,
    CannotEnter,
    EntersWith,
    Instruction,
    Modes,
    PlaysRevealed,
    Replacement,
    SpellAbility,
    TargetSpec,
    Triggered,
    View,
)
from reference_engine.cards import card, token
from reference_engine.cards.basics import ANY_TARGET, TARGET_CREATURE, TARGET_PLAYER, spell, tap_for
from reference_engine.cost_parts import Reveal, SacrificeSelf, TapSelf
from reference_engine.costs import Cost, mana_cost_as_cost, x
from reference_engine.effects import (
    all_permanents,
    controllers_of_targets,
    create_tokens,
    damage_to_players,
    damage_to_targets,
    destroy,
    discard_hand,
    draw_cards,
    each_player,
    exile,
    gain_abilities,
    gain_life,
    in_order,
    lose_life,
    may,
    noted_objects,
    noted_players,
    nothing,
    pump,
    put_counters,
    sacrifice_chosen,
    search_for,
    target_objects,
    target_players,
    this_permanent,
)
from reference_engine.errors import WrongAnswer
from reference_engine.events import Event, happen
from reference_engine.game import Game
from reference_engine.keyword_abilities import keyword
from reference_engine.keyword_abilities.casting import flashback
from reference_engine.keyword_abilities.miracle import miracle
from reference_engine.keyword_abilities.ninjutsu import ninjutsu
from reference_engine.keyword_actions import exile as exiling
from reference_engine.keyword_actions.clash import clash_with_an_opponent
from reference_engine.keyword_actions.fateseal import fateseal
from reference_engine.keyword_actions.reveal import look, reveal
from reference_engine.keyword_actions.scry import scry, you_scry
from reference_engine.keyword_actions.search import (
    Search,
    an_opponent_searches,
    each_player_searches,
    find,
    search,
    search_library,
)
from reference_engine.keyword_actions.shuffle import Shuffled, shuffle, shuffle_into, shuffled_in_instead
from reference_engine.library_order import arrange, in_chosen_order
from reference_engine.mana import mana
from reference_engine.objects import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, OUTSIDE, GameObject, face
from reference_engine.qualities import (
    an_opponent,
    anything,
    artifact,
    creature,
    every,
    instant_or_sorcery,
    land,
    mana_value_is,
    named,
    non,
    of_color,
    of_subtype,
    of_supertype,
    opponent_controls,
    sorcery,
    value_of,
    you,
    you_own,
)
from reference_engine.when import at_beginning, note_player, this_dies, this_enters
from reference_engine.zones import Move, move

NONBASIC_LAND = every(land, non(of_supertype("Basic")))
BASIC_LAND = every(land, of_supertype("Basic"))

# -- searching ---------------------------------------------------------------------------------------------------------

card(
    face(
        "Archivist of Oghma",
        mana("{1}{W}"),
        "Creature - Halfling Cleric",
        keyword("flash"),
        Triggered(an_opponent_searches, Instruction(in_order(gain_life(1), draw_cards()))),
        pt=(2, 2),
    )
)


def _opponents_library(game: Game, source: GameObject, event: Event) -> bool:
    """An opponent would search a library."""
    if not isinstance(event, Search) or LIBRARY not in event.zones:
        return False
    return event.player in game.opponents(source.controller) and (event.portion is None or event.portion > 4)


def _only_the_top_four(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Search)
    return (replace(event, portion=4),)


card(
    face(
        "Aven Mindcensor",
        mana("{2}{W}"),
        "Creature - Bird Wizard",
        keyword("flash"),
        keyword("flying"),
        Replacement(_opponents_library, _only_the_top_four),
        pt=(2, 1),
    )
)

card(
    face(
        "Behold the Beyond",
        mana("{5}{B}{B}"),
        "Sorcery",
        spell(in_order(discard_hand(), search_for(anything, 3))),
    )
)

card(face("Diabolic Tutor", mana("{2}{B}{B}"), "Sorcery", spell(search_for(anything))))

card(
    face(
        "Field of Ruin",
        None,
        "Land",
        tap_for("C"),
        Activated(
            Cost(mana("{2}"), (TapSelf(), SacrificeSelf())),
            Instruction(
                in_order(destroy(), each_player_searches(BASIC_LAND)),
                (TargetSpec(every(NONBASIC_LAND, opponent_controls)),),
            ),
        ),
    )
)


def _two_of_four(game: Game, thing: GameObject) -> None:
    """Find up to four cards with different names; the target opponent chooses two for the graveyard."""
    you = thing.controller
    found = search_library(game, you, thing, non(_no_card), 4)
    if len({card.card.name for card in found}) < len(found):
        raise WrongAnswer("the cards have to have different names")
    reveal(game, *found)
    for opponent in target_players(game, thing):
        chosen = game.choose_objects("choose object", opponent, thing, found, 2, 2)
        happen(game, *(Move(one, GRAVEYARD if one in chosen else HAND) for one in found))
    shuffle(game, you, thing)


def _no_card(game: Game, thing: GameObject, view: View) -> bool:
    return False


card(face("Gifts Ungiven", mana("{3}{U}"), "Instant", spell(_two_of_four, TargetSpec(players=an_opponent))))


def _creature_card_of_graveyard_or_library(game: Game, thing: GameObject, view: View) -> bool:
    return thing.zone in (GRAVEYARD, LIBRARY) and creature(game, thing, view)


# That players can't cast spells from graveyards and libraries is left out: nobody tries to in a scenario.
card(face("Grafdigger's Cage", mana("{1}"), "Artifact", CannotEnter(_creature_card_of_graveyard_or_library)))

card(
    face(
        "Howling Mine",
        mana("{2}"),
        "Artifact",
        Triggered(
            at_beginning("draw"),
            Instruction(draw_cards(1, noted_players)),
            condition=lambda game, this: not this.tapped,
            notes=note_player,
        ),
    )
)


def _a_spell_of_yours(game: Game, thing: GameObject) -> None:
    """Search library, graveyard and outside the game for an instant or sorcery card."""
    you = thing.controller
    among = search(game, you, zones=(LIBRARY, GRAVEYARD, OUTSIDE))
    found = find(game, you, thing, among, instant_or_sorcery)
    reveal(game, *found)
    for one in found:
        move(game, one, HAND)
    shuffle(game, you, thing)


# Who protects the Siege, and what becomes of it when it is defeated, are left out: no scenario looks at either.
card(
    face(
        "Invasion of Arcavios",
        mana("{3}{U}{U}"),
        "Battle - Siege",
        EntersWith((("defense", 7),)),
        Triggered(this_enters, Instruction(_a_spell_of_yours)),
    ),
    face("Invocation of the Founders", None, "Enchantment", color="U"),
    layout="transforming",
)


def _all_of_that_name(game: Game, thing: GameObject, owner: str, name: str | None) -> None:
    """Search graveyard, hand and library of a player for all cards of a name, exile them; that player shuffles."""
    among = search(game, thing.controller, owner, (GRAVEYARD, HAND, LIBRARY))
    exiling.exile(game, *find(game, thing.controller, thing, among, named(name) if name else None, every=True))
    shuffle(game, owner, thing)


def _lobotomize(game: Game, thing: GameObject) -> None:
    for player in target_players(game, thing):
        reveal(game, *game.zone(HAND, player))
        view = View(thing.controller, thing)
        fitting = [one for one in game.zone(HAND, player) if not BASIC_LAND(game, one, view)]
        chosen = game.choose_objects("choose object", thing.controller, thing, fitting)
        _all_of_that_name(game, thing, player, game.characteristics(chosen[0]).name if chosen else None)


card(face("Lobotomy", mana("{2}{U}{B}"), "Sorcery", spell(_lobotomize, TARGET_PLAYER)))

# What it does besides being found is left out.
card(face("Nissa, Nature's Artisan", mana("{4}{G}{G}"), "Legendary Planeswalker - Nissa"))


def _splinter(game: Game, thing: GameObject) -> None:
    for one in target_objects(game, thing):
        name = game.characteristics(one).name
        exiling.exile(game, one)
        _all_of_that_name(game, thing, one.controller, name)


card(face("Splinter", mana("{2}{G}{G}"), "Sorcery", spell(_splinter, TargetSpec(artifact))))


def _tutor_to_the_top(game: Game, thing: GameObject) -> None:
    """Search for a card, shuffle the others, and it's on top."""
    found = search_library(game, thing.controller, thing, anything)
    shuffle(game, thing.controller, thing, besides=found)


card(face("Vampiric Tutor", mana("{B}"), "Instant", spell(in_order(_tutor_to_the_top, lose_life(2)))))


def _a_basic_land_and_nissa(game: Game, thing: GameObject) -> None:
    """Search once for a basic land to put onto the battlefield tapped and for Nissa, Nature's Artisan, to hand."""
    you = thing.controller
    among = search(game, you, zones=(LIBRARY, GRAVEYARD))
    for one in find(game, you, thing, [one for one in among if one.zone == LIBRARY], BASIC_LAND):
        move(game, one, BATTLEFIELD, controller=you, tapped=True)
    for one in find(game, you, thing, among, named("Nissa, Nature's Artisan")):
        reveal(game, one)
        move(game, one, HAND)
    shuffle(game, you, thing)


card(face("Verdant Crescendo", mana("{3}{G}"), "Sorcery", spell(_a_basic_land_and_nissa)))

card(
    face(
        "Veteran Explorer",
        mana("{G}"),
        "Creature - Human Soldier Scout",
        Triggered(this_dies, Instruction(each_player_searches(BASIC_LAND, 2, optional=True))),
        pt=(1, 1),
    )
)

SMALL_GREEN_CREATURE = every(
    creature, of_color("G"), non(of_supertype("Legendary")), mana_value_is(lambda value: value <= 3)
)

card(
    face(
        "Woodland Bellower",
        mana("{4}{G}{G}"),
        "Creature - Beast",
        Triggered(this_enters, Instruction(may(search_for(SMALL_GREEN_CREATURE, to=BATTLEFIELD)))),
        pt=(6, 5),
    )
)

# -- shuffling ---------------------------------------------------------------------------------------------------------

card(face("Barter in Blood", mana("{2}{B}{B}"), "Sorcery", spell(sacrifice_chosen(creature, each_player, 2))))


def _shuffle_this_spell(game: Game, thing: GameObject) -> None:
    shuffle_into(game, thing.owner, thing, [thing], named=True)


card(
    face(
        "Black Sun's Zenith",
        mana("{X}{B}{B}"),
        "Sorcery",
        spell(in_order(put_counters("-1/-1", x, all_permanents(creature)), _shuffle_this_spell)),
    )
)


def _an_opponent_shuffles(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Shuffled) and event.player in game.opponents(source.controller)


card(
    face(
        "Cosi's Trickster",
        mana("{U}"),
        "Creature - Merfolk Wizard",
        Triggered(_an_opponent_shuffles, Instruction(may(put_counters("+1/+1", 1, this_permanent)))),
        pt=(1, 1),
    )
)

ANYWHERE = ("battlefield", "hand", "stack", "exile", "command")


def _this_would_go_to_a_graveyard(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Move) and event.before.number == source.number and event.to == GRAVEYARD


def _shuffled_in_instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Move)
    return shuffled_in_instead(event)


SHUFFLES_ITSELF_AWAY = Replacement(_this_would_go_to_a_graveyard, _shuffled_in_instead, zones=ANYWHERE)

card(
    face(
        "Darksteel Colossus",
        mana("{11}"),
        "Artifact Creature - Golem",
        keyword("trample"),
        keyword("indestructible"),
        SHUFFLES_ITSELF_AWAY,
        pt=(11, 11),
    )
)


def _this_would_die(game: Game, source: GameObject, event: Event) -> bool:
    return _this_would_go_to_a_graveyard(game, source, event) and source.zone == BATTLEFIELD


def _on_top_instead(game: Game, source: GameObject, event: Event) -> tuple[Event, ...]:
    assert isinstance(event, Move)
    return (replace(event, to=LIBRARY),)


card(
    face(
        "Gravebane Zombie",
        mana("{3}{B}"),
        "Creature - Zombie",
        Replacement(_this_would_die, _on_top_instead),
        pt=(3, 2),
    )
)


def _this_went_to_a_graveyard(game: Game, source: GameObject, event: Event) -> bool:
    if not isinstance(event, Move) or event.to != GRAVEYARD or event.after is None:
        return False
    return source.number in (event.before.number, event.after.number)


def _note_the_card(game: Game, source: GameObject, event: Event) -> tuple[object, ...]:
    assert isinstance(event, Move)
    return (event.after,)


def _shuffle_the_card(game: Game, thing: GameObject) -> None:
    shuffle_into(game, thing.controller, thing, noted_objects(game, thing), named=True)


# How it can be blocked and what it does to countering are left out: neither comes up in a scenario.
card(
    face(
        "Guile",
        mana("{3}{U}{U}{U}"),
        "Creature - Elemental Incarnation",
        Triggered(
            _this_went_to_a_graveyard,
            Instruction(_shuffle_the_card),
            notes=_note_the_card,
            zones=(BATTLEFIELD, GRAVEYARD),
        ),
        pt=(6, 6),
    )
)


def _shuffle_target_cards(game: Game, thing: GameObject) -> None:
    for player in target_players(game, thing):
        shuffle_into(game, player, thing, [one for one in target_objects(game, thing) if one.owner == player])


card(
    face(
        "Loaming Shaman",
        mana("{2}{G}"),
        "Creature - Centaur Shaman",
        Triggered(
            this_enters,
            Instruction(
                _shuffle_target_cards,
                (TARGET_PLAYER, TargetSpec(anything, zones=(GRAVEYARD,), minimum=0, maximum=99)),
            ),
        ),
        pt=(3, 2),
    )
)

# Protection from everything is left out: nothing in a scenario targets or damages it.
card(
    face(
        "Progenitus",
        mana("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"),
        "Legendary Creature - Hydra Avatar",
        SHUFFLES_ITSELF_AWAY,
        pt=(10, 10),
    )
)


def _somebody_shuffles(game: Game, source: GameObject, event: Event) -> bool:
    return isinstance(event, Shuffled)


card(
    face(
        "Psychogenic Probe",
        mana("{2}"),
        "Artifact",
        Triggered(_somebody_shuffles, Instruction(damage_to_players(2, noted_players)), notes=note_player),
    )
)


def _give_flashback(game: Game, thing: GameObject) -> None:
    """The target card gains flashback for its mana cost."""
    for one in target_objects(game, thing):
        gain_abilities(flashback(mana_cost_as_cost(game.characteristics(one).mana_cost)))(game, thing)


# Its own flashback is left out: no scenario casts it from a graveyard.
card(
    face(
        "Recoup",
        mana("{1}{R}"),
        "Sorcery",
        spell(_give_flashback, TargetSpec(every(sorcery, you_own), zones=(GRAVEYARD,))),
    )
)

# -- looking and arranging ---------------------------------------------------------------------------------------------

# Playing lands from the top of the library, and the life for each land, are left out: no scenario plays one.
card(
    face(
        "Courser of Kruphix",
        mana("{1}{G}{G}"),
        "Enchantment Creature - Centaur",
        PlaysRevealed(you, LIBRARY),
        pt=(2, 4),
    )
)

card(
    face(
        "Flamespeaker Adept",
        mana("{2}{R}"),
        "Creature - Human Shaman",
        Triggered(
            you_scry,
            Instruction(
                in_order(pump(2, 0, this_permanent), gain_abilities(keyword("first strike"), what=this_permanent))
            ),
        ),
        pt=(2, 3),
    )
)

ELDRAZI_SPAWN = token(
    face(
        "Eldrazi Spawn",
        None,
        "Creature - Eldrazi Spawn",
        Activated(Cost(parts=(SacrificeSelf(),)), Instruction(nothing), is_mana=True, produces=(("C",),)),
        pt=(0, 1),
    )
)


def _as_small_as_x(game: Game, thing: GameObject, view: View) -> bool:
    return view.source is not None and creature(game, thing, view) and value_of(game, thing) <= x(game, view.source)


card(
    face(
        "Kozilek's Command",
        mana("{X}{C}{C}"),
        "Kindred Instant - Eldrazi",
        SpellAbility(
            Modes(
                (
                    Instruction(create_tokens(ELDRAZI_SPAWN, x, target_players), (TARGET_PLAYER,)),
                    Instruction(in_order(scry(x, target_players), draw_cards(1, target_players)), (TARGET_PLAYER,)),
                    Instruction(exile(), (TargetSpec(_as_small_as_x),)),
                    Instruction(exile(), (TargetSpec(anything, zones=(GRAVEYARD,), minimum=0, maximum=x),)),
                ),
                minimum=2,
                maximum=2,
            )
        ),
    )
)

# Only the way to the battlefield is here: what it does when it deals combat damage comes up in no scenario.
card(
    face(
        "Ninja of the Deep Hours",
        mana("{3}{U}"),
        "Creature - Human Ninja",
        ninjutsu(Cost(mana("{1}{U}"))),
        pt=(2, 2),
    )
)


def _look_at_three(game: Game, thing: GameObject) -> None:
    """Look at the top three cards, put them back in any order; one may shuffle."""
    you = thing.controller
    cards = game.zone(LIBRARY, you)[:3]
    look(game, you, *cards)
    arrange(game, you, cards, in_chosen_order(game, you, thing, cards))
    if game.choose_yes("may", you, thing):
        shuffle(game, you, thing)


card(face("Ponder", mana("{U}"), "Sorcery", spell(in_order(_look_at_three, draw_cards()))))

card(face("Preordain", mana("{U}"), "Sorcery", spell(in_order(scry(2), draw_cards()))))

card(
    face(
        "Silvergill Adept",
        mana("{1}{U}"),
        "Creature - Merfolk Wizard",
        AdditionalCost(
            Cost(), "additional cost", one_of=(Cost(parts=(Reveal(of_subtype("Merfolk")),)), Cost(mana("{3}")))
        ),
        Triggered(this_enters, Instruction(draw_cards())),
        pt=(2, 1),
    )
)

card(face("Telepathy", mana("{U}"), "Enchantment", PlaysRevealed(an_opponent, HAND)))

card(
    face(
        "Thunderous Wrath",
        mana("{4}{R}{R}"),
        "Instant",
        spell(damage_to_targets(5), ANY_TARGET),
        *miracle(Cost(mana("{R}"))),
    )
)

card(face("Titan's Strength", mana("{R}"), "Instant", spell(in_order(pump(3, 1), scry(1)), TARGET_CREATURE)))

# -- clashing and fatesealing ------------------------------------------------------------------------------------------


def _damage_and_clash(game: Game, thing: GameObject) -> None:
    """3 damage to the target creature; clash, and the winner's spell deals 3 to that creature's controller."""
    owners = controllers_of_targets(game, thing)
    damage_to_targets(3)(game, thing)
    clash_with_an_opponent(damage_to_players(3, lambda game, thing: owners))(game, thing)


card(face("Lash Out", mana("{1}{R}"), "Instant", spell(_damage_and_clash, TARGET_CREATURE)))


def _onto_the_library(game: Game, thing: GameObject) -> None:
    for one in target_objects(game, thing):
        move(game, one, LIBRARY)


card(
    face("Spin into Myth", mana("{4}{U}"), "Instant", spell(in_order(_onto_the_library, fateseal(2)), TARGET_CREATURE))
)
