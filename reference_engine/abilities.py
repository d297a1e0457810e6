"""The small parts that cards are built from (CR 113): abilities, targets, effects' signatures.

A part is data. Its behavior is named by functions of the rules' modules; no part knows a card by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from reference_engine.mana import Amount, ManaCost

if TYPE_CHECKING:
    from reference_engine.costs import Cost
    from reference_engine.events import Event
    from reference_engine.game import Game
    from reference_engine.objects import Characteristics, Choices, GameObject

# What a spell or ability does when it resolves: the game, and the object on the stack that resolves.
Effect = Callable[["Game", "GameObject"], None]
# Whether an object (or a player) has a quality, for a player who says "you", as seen from a source.
Quality = Callable[["Game", "GameObject", "View"], bool]
PlayerQuality = Callable[["Game", str, "View"], bool]
# A number that depends on the spell or ability, such as X.
Number = int | Callable[["Game", "GameObject"], int]


@dataclass(frozen=True, slots=True)
class View:
    """From where a quality is judged: who "you" is, and the object whose text says so."""

    you: str
    source: GameObject | None = None


@dataclass(frozen=True, slots=True)
class TargetSpec:
    """One instance of the word "target" (CR 115.1).

    `minimum` and `maximum` are how many; `when` says for which choices the spell has this instance at all.
    `divided` is what is divided among these targets (CR 601.2d), None for nothing. `chooser` is "you" or "opponent"
    (CR 601.7).
    """

    objects: Quality | None = None
    players: PlayerQuality | None = None
    zones: tuple[str, ...] = ("battlefield",)
    minimum: Number = 1
    maximum: Number = 1
    when: Callable[[Choices], bool] | None = None
    divided: Number | None = None
    chooser: str = "you"


@dataclass(frozen=True, slots=True)
class Ability:
    """The common part of all abilities; `keyword` is the keyword that stands for it, if any.

    `zones` are those in which the ability functions (CR 113.6).
    """

    works_by_itself: ClassVar[bool] = True  # unlike one that is activated, or followed as its spell resolves

    keyword: str | None = field(default=None, kw_only=True)
    zones: tuple[str, ...] = field(default=("battlefield",), kw_only=True)


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A keyword ability whose rules are carried out where they apply; `cost` or `number` is what is printed with it."""

    cost: Cost | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Instruction:
    """A piece of a spell or ability's text: targets, and the effect that uses them."""

    effect: Effect
    targets: tuple[TargetSpec, ...] = ()


@dataclass(frozen=True, slots=True)
class Modes:
    """A modal choice (CR 700.2): how many may be chosen, and whether one may be chosen more than once."""

    options: tuple[Instruction, ...]
    minimum: int = 1
    maximum: int = 1
    repeatable: bool = False
    # The numbers once other choices are considered (CR 601.4), such as "any number if kicked", or all if entwined.
    minimum_when: Callable[[Choices], int] | None = None
    maximum_when: Callable[[Choices], int] | None = None
    chooser: str = "you"  # "opponent": CR 601.7


@dataclass(frozen=True, slots=True)
class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves (CR 113.3a).

    `defines_x`: its text says what X is, by a choice that is then made early, as X is announced (CR 107.3c, 601.2b).
    """

    works_by_itself: ClassVar[bool] = False

    does: Instruction | Modes
    defines_x: Callable[[Game, GameObject], int] | None = None
    zones: tuple[str, ...] = field(default=("stack",), kw_only=True)


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """An activated ability, "cost: effect" (CR 602.1).

    `is_mana`: a mana ability (CR 605.1a), whose `produces` are the choices of symbols that it adds.
    `condition` is an activation restriction; `speed` is "instant" or "sorcery".
    """

    works_by_itself: ClassVar[bool] = False

    cost: Cost
    does: Instruction | Modes
    is_mana: bool = False
    produces: tuple[tuple[str, ...], ...] = ()  # each a choice of symbols; effects beyond adding them are `does`
    condition: Callable[[Game, GameObject, str], bool] | None = None
    speed: str = "instant"
    restriction: str | None = None  # what alone the mana may be spent on
    anyone: bool = False  # "any player may activate this ability"


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """A triggered ability (CR 603.1): `when` an event happens, what it does.

    `when` sees the game, the object that has the ability and the event; `condition` is an intervening "if" (CR 603.4);
    `is_mana`: a triggered mana ability (CR 605.1b). `notes` are what the ability remembers of its event.
    """

    when: Callable[[Game, GameObject, Event], bool]
    does: Instruction | Modes
    condition: Callable[[Game, GameObject], bool] | None = None
    together: bool = False  # however many such events happen at the same time, it triggers once
    notes: Callable[[Game, GameObject, Event], tuple[object, ...]] | None = None
    is_mana: bool = False


@dataclass(frozen=True, slots=True)
class Continuous(Ability):
    """A static ability that changes characteristics or control (CR 611.3, 613): its layer, what it applies to, and how.

    `layer` is "1" to "7c" as in CR 613.1 and 613.4.
    """

    layer: str
    applies: Quality
    change: Callable[[Game, GameObject, Characteristics], Characteristics]


@dataclass(frozen=True, slots=True)
class CostChange(Ability):
    """A static ability that changes what spells or abilities cost (CR 601.2f).

    Exactly one of increase, reduction and `directly` is set; the last changes the resulting total itself.
    `of` is "spell" or "ability".
    """

    applies: Quality
    of: str = "spell"
    increase: Callable[[Game, GameObject, View], Cost] | None = None
    reduction: Callable[[Game, GameObject, View], ManaCost] | None = None
    directly: Callable[[Amount], Amount] | None = None
    floor: int = 0  # "can't reduce the mana in that cost to less than one mana"
    colored_only: bool = False  # "reduces only the amount of colored mana you pay"


@dataclass(frozen=True, slots=True)
class AdditionalCost(Ability):
    """An additional cost (CR 118.8): of the spell it is printed on, or of what `applies` names.

    `of` says whether it names spells or activated abilities. `cost` may depend on the spell or ability. `name` is what
    a player announces to pay it where it is optional; `repeatable` is multikicker's.
    """

    cost: Cost | Callable[[Game, GameObject], Cost]
    name: str = ""
    optional: bool = False
    repeatable: bool = False
    applies: Quality | None = None
    of: str = "spell"  # or "ability"
    one_of: tuple[Cost, ...] = ()  # "sacrifice a creature or pay {3}": one of these has to be chosen
    # What paying it takes off the total cost, by the objects chosen for it (offering, CR 702.48).
    reduction: Callable[[Game, tuple[GameObject, ...]], ManaCost] | None = None
    flash: bool = False  # the spell may be cast as though it had flash if this is paid (CR 601.3c)
    zones: tuple[str, ...] = field(default=("stack",), kw_only=True)


@dataclass(frozen=True, slots=True)
class AlternativeCost(Ability):
    """An alternative cost (CR 118.9), for the spell it is printed on or for the spells that `applies` names.

    `name` is what a player announces to pay it: a keyword, or the name of the card whose text offers it.
    `condition` says when it may be chosen; `from_zones` are the zones it lets the spell be cast from besides the hand.
    `becomes` replaces the characteristics of the spell that is cast so (CR 601.3e), e.g. bestow's; `face` is the face
    cast so, and `face_down` is morph's. `exiled`: the card is exiled whenever it would leave the stack (flashback).
    `besides` is for ways of casting whose cost is an additional one, paid besides the mana cost (jump-start, retrace).
    `gives` are abilities that what is cast so gains.
    """

    name: str
    cost: Cost
    applies: Quality | None = None
    condition: Callable[[Game, GameObject, str], bool] | None = None
    from_zones: tuple[str, ...] = ("hand",)
    becomes: Callable[[Characteristics], Characteristics] | None = None
    face: int = 0
    face_down: bool = False
    exiled: bool = False
    flash: bool = False
    besides: bool = False
    gives: tuple[Ability, ...] = ()
    zones: tuple[str, ...] = field(default=("stack",), kw_only=True)


@dataclass(frozen=True, slots=True)
class Prototype(Ability):
    """Prototype (CR 702.160, 718): a second set of mana cost, power and toughness; it is no alternative cost."""

    becomes: Callable[[Characteristics], Characteristics]
    zones: tuple[str, ...] = field(default=("stack",), kw_only=True)


@dataclass(frozen=True, slots=True)
class Permission(Ability):
    """A static ability that lets a player cast spells they otherwise could not (CR 601.3).

    `applies` judges the spell with the characteristics it would have, `cards` (by number) says which cards alone may be
    cast, `itself` that only the card with the ability may. `zone` is where from (of a library the top card);
    `once_each_turn`: one spell each turn, or land where `lands` lets land cards be played as well (CR 601.1a).
    `flash`: as though it had flash; `cost`: what has to be paid instead of the mana cost (CR 118.9b); `gives`:
    abilities that what is cast or played so gains.
    """

    applies: Quality
    zone: str = "hand"
    flash: bool = False
    any_type_of_mana: bool = False  # CR 118.14
    cost: Cost | None = None
    condition: Callable[[Game, GameObject, str], bool] | None = None
    lands: bool = False
    cards: frozenset[int] | None = None
    itself: bool = False
    once_each_turn: bool = False
    gives: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class FlashIf(Ability):
    """A spell's own flash under a condition (CR 601.3d): the game, the card, the player."""

    condition: Callable[[Game, GameObject, str], bool]
    zones: tuple[str, ...] = field(default=("stack",), kw_only=True)


@dataclass(frozen=True, slots=True)
class AnyTypeOfMana(Ability):
    """A static ability by which mana of any type can be spent on what `applies` names (CR 118.14, 609.4b)."""

    applies: Quality


@dataclass(frozen=True, slots=True)
class CastOnlyIf(Ability):
    """A spell's own restriction on when it may be cast (CR 601.3): the game, the card, the player."""

    condition: Callable[[Game, GameObject, str], bool]
    zones: tuple[str, ...] = field(default=("stack",), kw_only=True)


@dataclass(frozen=True, slots=True)
class SpliceOnto(Ability):
    """Splice onto a subtype (CR 702.47), from the hand, for a cost."""

    subtype: str
    cost: Cost
    zones: tuple[str, ...] = field(default=("hand",), kw_only=True)


@dataclass(frozen=True, slots=True)
class Prohibition(Ability):
    """A static ability that forbids casting (CR 601.3): which player, which spells."""

    who: PlayerQuality
    applies: Quality


@dataclass(frozen=True, slots=True)
class CannotActivate(Ability):
    """A static ability that keeps abilities from being activated (CR 602.5)."""

    applies: Quality
    but_mana: bool = False


@dataclass(frozen=True, slots=True)
class EntersWith(Ability):
    """A permanent enters the battlefield with counters, tapped, or with a choice made (CR 614.1c, 614.12).

    `choose` is the kind of word chosen as it enters ("color", "creature type", "player"); `when` says if it applies.
    """

    counters: tuple[tuple[str, Number], ...] = ()
    tapped: bool = False
    choose: str | None = None
    when: Callable[[Game, GameObject], bool] | None = None


@dataclass(frozen=True, slots=True)
class MustTarget(Ability):
    """A static ability that says an object must be chosen as a target if able (CR 601.2c), by whom for what."""

    applies: Callable[[Game, GameObject, GameObject], bool]  # game, the object with the ability, the spell or ability
    what: Quality


@dataclass(frozen=True, slots=True)
class CannotTarget(Ability):
    """A static ability that keeps objects from being targets (CR 115, 702.11, 702.18)."""

    applies: Callable[[Game, GameObject, GameObject | str, GameObject], bool]


@dataclass(frozen=True, slots=True)
class LandPlays(Ability):
    """A static ability with which its controller may play more lands on each of their turns (CR 305.2)."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class CannotEnter(Ability):
    """A static ability that keeps objects from entering the battlefield."""

    applies: Quality


@dataclass(frozen=True, slots=True)
class ControlChange(Ability):
    """Somebody other than before controls permanents (CR 613.1b): "you", for those that `applies` names."""

    applies: Quality | None = None  # None for an effect that names the permanents itself


@dataclass(frozen=True, slots=True)
class PlaysRevealed(Ability):
    """A static ability with which players play with their hands, or the top cards of their libraries, revealed."""

    who: PlayerQuality
    zone: str  # "hand", or "library" for its top card


@dataclass(frozen=True, slots=True)
class CannotBeRegenerated(Ability):
    """An ability that keeps permanents from being regenerated (CR 701.19c)."""

    applies: Quality


@dataclass(frozen=True, slots=True)
class CannotLose(Ability):
    """A static ability that keeps players from losing the game (CR 104.3, 101.2)."""

    who: PlayerQuality


@dataclass(frozen=True, slots=True)
class CannotGainLife(Ability):
    """A static ability that keeps players from gaining life (CR 119.7)."""

    who: PlayerQuality


@dataclass(frozen=True, slots=True)
class CannotLoseLife(Ability):
    """A static ability that keeps players from losing life (CR 119.8)."""

    who: PlayerQuality


@dataclass(frozen=True, slots=True)
class CannotDraw(Ability):
    """A static ability that keeps players from drawing cards (CR 121.3)."""

    who: PlayerQuality


@dataclass(frozen=True, slots=True)
class Replacement(Ability):
    """A static ability with a replacement effect (CR 614): which events, and what happens instead.

    `instead` returns the events that happen in place of the one replaced.
    """

    applies: Callable[[Game, GameObject, Event], bool]
    instead: Callable[[Game, GameObject, Event], tuple[Event, ...]]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class OnCast(Ability):
    """Text that changes the spell itself as it starts being cast or becomes cast (CR 601.2a, 601.2i)."""

    at: str  # "start" or "end"
    applies: Quality
    change: Callable[[Game, GameObject, Characteristics], Characteristics]
    once: bool = False


@dataclass(frozen=True, slots=True)
class Enchant(Ability):
    """Enchant (CR 702.5): what an Aura can be attached to, and so what its spell targets."""

    spec: TargetSpec
