"""A position: one notation that puts a game state into an engine and reads it out again.

An id names a card for the whole case, in every zone: the card's Oracle name, with ``#1``, ``#2`` behind it where a case
has several copies. The game object changes with its zone (CR 400.7), the id does not. Tokens, copies and abilities have
no id of their own; references to them are written ``token:Goblin``, ``copy:Fireball`` and ``ability:Prodigal Sorcerer``
(the newest of that name, or ``#n`` in order of creation).
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

UNTAPPED_LIBRARY = 10  # basic lands in a library that a position says nothing of


class Step(StrEnum):
    """The steps and main phases of a turn, in order (CR 500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


class Characteristics(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an object is now, as an engine reads it out (CR 109.3); None where the engine cannot tell."""

    name: str | None = None
    mana_cost: str | None = None
    mana_value: int | None = None
    colors: tuple[str, ...] | None = None  # symbols W U B R G, in that order
    types: tuple[str, ...] | None = None  # supertypes and card types, sorted
    subtypes: tuple[str, ...] | None = None  # sorted
    keywords: tuple[str, ...] | None = None  # keyword abilities without parameters, lower case, sorted
    power: int | None = None
    toughness: int | None = None


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card in a hand, library, graveyard, exile or command zone."""

    id: str
    card: str
    face_down: bool = False
    counters: dict[str, int] = {}
    visible_to: tuple[str, ...] | None = None  # who may look at it, for face-down and hidden cards
    castable_by: tuple[str, ...] = ()  # players whom an effect lets cast it, as far as an engine tells


class ManaUnit(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One mana in a pool (CR 106.4)."""

    symbol: str  # one of W U B R G C
    snow: bool = False
    source: str | None = None
    restriction: str | None = None  # what alone it may be spent on, in the vocabulary's words


class Player(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player and the zones that are theirs alone; cards stand under their owner."""

    name: str
    life: int = 20
    counters: dict[str, int] = {}
    pool: tuple[ManaUnit, ...] = ()
    hand: tuple[Card, ...] = ()
    library: tuple[Card, ...] | None = None  # top first; None: ten basic lands that nobody looks at
    graveyard: tuple[Card, ...] = ()  # top (the newest) first
    exile: tuple[Card, ...] = ()
    command: tuple[Card, ...] = ()
    outside: tuple[Card, ...] = ()  # cards that the player owns outside the game (CR 400.11)
    planar_deck: tuple[Card, ...] = ()
    scheme_deck: tuple[Card, ...] = ()
    in_game: bool = True


class Permanent(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An object on the battlefield with its status (CR 110.5)."""

    id: str
    card: str
    controller: str
    owner: str
    tapped: bool = False
    face: str | None = None  # the name of the face that is up, where a card has several
    face_down: bool = False
    counters: dict[str, int] = {}
    damage: int = 0
    attached_to: str | None = None  # an id, or a player's name
    summoning_sick: bool = False
    token: bool = False
    chosen: dict[str, str] = {}  # e.g. {"color": "U", "creature type": "Goblin"}
    now: Characteristics | None = None  # on reading only


class StackItem(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A spell or ability on the stack."""

    id: str  # a spell's card id; ability:<source's id> or copy:<id> for the rest
    card: str
    controller: str
    kind: str = "spell"  # spell, activated ability, triggered ability, copy
    face: str | None = None
    face_down: bool = False
    modes: tuple[int, ...] = ()
    targets: tuple[tuple[str, ...], ...] = ()
    division: tuple[tuple[int, ...], ...] = ()
    x: int | None = None
    paid: tuple[str, ...] = ()  # additional and alternative costs that were paid, e.g. "kicker"
    now: Characteristics | None = None  # on reading only


class Position(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole game state as a case sets it up, or as an engine reads it out.

    What can be set: a moment at which a player has priority, with an empty stack, no combat, no effects of resolved
    spells and no history. Everything else is reached by actions marked ``prelude``.
    """

    players: tuple[Player, ...]  # in turn order
    teams: tuple[tuple[str, ...], ...] = ()
    battlefield: tuple[Permanent, ...] = ()
    stack: tuple[StackItem, ...] = ()  # top first
    turn: int = 3
    active_player: str = ""  # empty: the first player
    step: Step = Step.PRECOMBAT_MAIN
    priority: str | None = None  # None on setting up: the active player
    omitted: tuple[str, ...] = ()  # on reading: parts that the engine cannot see, e.g. "library", "damage"
