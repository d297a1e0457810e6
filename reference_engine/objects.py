"""Objects and what is printed on them (CR 109, 200-209): values that never change in place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from reference_engine.mana import ManaCost, ManaUnit, colors_of

if TYPE_CHECKING:
    from reference_engine.abilities import Ability

# Zones (CR 400.1). Each player has the first three; the others are shared, exile and command by owner in a position.
HAND, LIBRARY, GRAVEYARD = "hand", "library", "graveyard"
EXILE, COMMAND, BATTLEFIELD, STACK = "exile", "command", "battlefield", "stack"
PLANAR_DECK, SCHEME_DECK = "planar deck", "scheme deck"  # parts of the command zone (CR 901.4, 904.4)
OUTSIDE = "outside"  # where cards are that a player owns outside the game (CR 400.11)
OWNED_ZONES = (HAND, LIBRARY, GRAVEYARD)
HIDDEN_ZONES = (HAND, LIBRARY)  # CR 400.2

Target = int | str  # an object by its number, or a player by name


@dataclass(frozen=True)
class Characteristics:
    """An object's characteristics (CR 109.3); `mana_cost` None is no mana cost, which is not {0}."""

    name: str = ""
    mana_cost: ManaCost | None = None
    colors: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None

    @cached_property
    def working(self) -> tuple[Ability, ...]:
        """The abilities that work by themselves: all but those that are activated or followed on resolution."""
        return tuple(ability for ability in self.abilities if ability.works_by_itself)

    def has(self, keyword: str) -> bool:
        """Whether the object has that keyword ability."""
        return any(ability.keyword == keyword for ability in self.abilities)


@dataclass(frozen=True, slots=True)
class CardDefinition:
    """A card as data: its faces, and how they belong together.

    `layout`: normal, split, aftermath, adventure, transforming, modal (double-faced), prototype. The first face is the
    front; a split card's other half, an Adventure or a back is the second.
    """

    name: str
    faces: tuple[Characteristics, ...]
    layout: str = "normal"


def face(
    name: str,
    cost: ManaCost | None,
    types: str,
    *abilities: Ability,
    pt: tuple[int, int] | None = None,
    color: str | None = None,
) -> Characteristics:
    """Write a face as printed: `types` is the type line in English, with " - " before the subtypes.

    `color` is a color indicator, for a face whose colors are not those of its mana cost (CR 204).
    """
    line, _, subtypes = types.partition(" - ")
    words = line.split()
    supertypes = frozenset(words) & {"Basic", "Legendary", "Snow", "World", "Ongoing"}
    return Characteristics(
        name=name,
        mana_cost=cost,
        colors=frozenset(color) if color is not None else colors_of(cost),
        supertypes=supertypes,
        types=frozenset(words) - supertypes,
        subtypes=frozenset(subtypes.split()),
        abilities=abilities,
        power=pt[0] if pt else None,
        toughness=pt[1] if pt else None,
    )


@dataclass(frozen=True, slots=True)
class Announced:
    """Everything a player announces for one spell or ability, in the order of CR 601.2b-h."""

    method: str | None = None
    face: str | None = None
    modes: tuple[int, ...] = ()
    splice: tuple[str, ...] = ()
    alternative: str | None = None
    additional: dict[str, int] = field(default_factory=dict)
    x: int | None = None
    hybrid: tuple[str, ...] = ()
    phyrexian: tuple[str, ...] = ()
    targets: tuple[tuple[str, ...], ...] = ()
    division: tuple[tuple[int, ...], ...] = ()
    mana: tuple[ManaChoice, ...] | None = None
    payment: tuple[tuple[str, str | None], ...] | None = None  # (symbol, source) of the mana spent
    cost_objects: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pay_order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ManaChoice:
    """One mana ability to activate in the window of CR 601.2g."""

    source: str
    produces: tuple[str, ...] = ()
    cost_objects: tuple[str, ...] = ()
    ability: int | None = None


@dataclass(frozen=True)
class Choices:
    """What was chosen and paid for a spell or ability on the stack; copies copy it (CR 707.10)."""

    face: int = 0
    modes: tuple[int, ...] = ()
    spliced: tuple[Characteristics, ...] = ()
    alternative: str | None = None
    additional: dict[str, int] = field(default_factory=dict)
    x: int | None = None
    targets: tuple[tuple[Target, ...], ...] = ()
    division: tuple[tuple[int, ...], ...] = ()
    hybrid: tuple[str, ...] = ()
    phyrexian: tuple[str, ...] = ()
    mana_spent: tuple[ManaUnit, ...] = ()
    cost_objects: dict[str, tuple[GameObject, ...]] = field(default_factory=dict)  # as they last were, by kind of cost

    def times_paid(self, cost: str) -> int:
        """How often an optional additional cost was paid."""
        return self.additional.get(cost, 0)


@dataclass(frozen=True)
class GameObject:
    """A card, token, copy, spell or ability in the game; a change makes a new value under the same number.

    `id` is the card's name in the case, kept in every zone; `number` is the game object, new in each zone (CR 400.7).
    """

    number: int
    id: str
    card: CardDefinition
    owner: str
    zone: str
    controller: str
    kind: str = "card"  # card, token, copy, or (on the stack) "activated ability", "triggered ability"
    timestamp: int = 0
    face: int = 0
    tapped: bool = False
    face_down: bool = False
    summoning_sick: bool = False
    own_controller: str | None = None  # who would control it without the effect that gave it to somebody else
    damage: int = 0
    deathtouched: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    attached_to: Target | None = None
    chosen: dict[str, str] = field(default_factory=dict)
    visible_to: tuple[str, ...] = ()  # who may look at it while it is face down (CR 406.3)
    transformed: int = 0  # when it last transformed, by the timestamp of that moment
    linked: tuple[int, ...] = ()  # objects that this one remembers (CR 607)
    # An alternative set of characteristics that was chosen for it (CR 601.3e): bestow, prototype.
    becomes: Callable[[Characteristics], Characteristics] | None = None
    choices: Choices | None = None  # on the stack, and on the permanent that a spell became
    ability: Ability | None = None  # on the stack: the ability this object is
    source: int | None = None  # on the stack: the object whose ability this is
    cast_from: str | None = None  # the zone a spell was cast from; None for what was never cast
    cast_by: str | None = None
    noted: tuple[object, ...] = ()  # what a triggered ability remembers of its event

    @property
    def is_spell(self) -> bool:
        """Whether this is a spell: a card or a copy of one on the stack (CR 112.1)."""
        return self.zone == STACK and self.ability is None


T = TypeVar("T")


def changed(thing: T, **changes: object) -> T:
    """A value with some fields changed: `dataclasses.replace` for what a game does most, in a fraction of the time.

    For dataclasses that keep their fields in a `__dict__`.
    """
    assert changes.keys() <= thing.__dataclass_fields__.keys(), changes  # type: ignore[attr-defined]
    new = object.__new__(type(thing))
    new.__dict__.update(thing.__dict__, **changes)
    return new
