"""What a cost can ask for besides mana (CR 118.1): each a part that knows what it may be done with, and does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from reference_engine.abilities import Number, Quality, View
from reference_engine.costs import Part, fixed
from reference_engine.errors import IllegalAction
from reference_engine.events import happen
from reference_engine.keyword_actions.discard import discard, is_undefined
from reference_engine.keyword_actions.reveal import reveal
from reference_engine.keyword_actions.sacrifice import sacrifice
from reference_engine.keyword_actions.tap import Tap, Untap
from reference_engine.life import LoseLife
from reference_engine.objects import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, GameObject
from reference_engine.qualities import anything
from reference_engine.rule import rule
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game

Chosen = tuple[GameObject, ...]


def now(game: Game, of: GameObject) -> GameObject | None:
    """What a cost calls "this" as it is now, if it still is where it was; for an ability that is its source."""
    return game.get(of.source if of.ability is not None and of.source is not None else of.number)


def this(game: Game, of: GameObject) -> GameObject:
    """What a cost calls "this", known to be there since it was judged payable."""
    return now(game, of) or of


@dataclass(frozen=True, slots=True)
class TapSelf(Part):
    """{T}: tap this permanent."""

    word: ClassVar[str] = "tap self"

    @rule("107.5", "118.3", "302.6")
    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        """A tapped permanent cannot be tapped again; a creature has to have been under control since the turn began."""
        thing = now(game, of)
        return (
            thing is not None and thing.zone == BATTLEFIELD and not thing.tapped and not is_summoning_sick(game, thing)
        )

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        """Tap it."""
        happen(game, Tap(this(game, of), by=payer))


@dataclass(frozen=True, slots=True)
class UntapSelf(Part):
    """{Q}: untap this permanent."""

    word: ClassVar[str] = "untap self"

    @rule("107.6", "302.6")
    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        """An untapped permanent cannot be untapped."""
        thing = now(game, of)
        return thing is not None and thing.tapped and not is_summoning_sick(game, thing)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        """Untap it."""
        happen(game, Untap(this(game, of)))


@rule("302.6")
def is_summoning_sick(game: Game, thing: GameObject) -> bool:
    """Whether a creature came under its controller's control since their turn began, and has no haste."""
    is_now = game.characteristics(thing)
    return thing.summoning_sick and "Creature" in is_now.types and not is_now.has("haste")


@dataclass(frozen=True, slots=True)
class PayLife(Part):
    """Pay life; whether all of a cost's life can be paid is judged for its parts together."""

    life: Number
    word: ClassVar[str] = "life"
    numbers: ClassVar[tuple[str, ...]] = ("life",)

    @rule("118.3b", "119.4")
    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        """Subtract it from the life total."""
        happen(game, LoseLife(payer, fixed(self.life, game, of), paid=True))


@dataclass(frozen=True, slots=True)
class _OfObjects(Part):
    """A part done with objects that have a quality; "this" itself is not among them unless it has it."""

    quality: Quality
    count: Number = 1
    numbers: ClassVar[tuple[str, ...]] = ("count",)

    def how_many(self, game: Game, of: GameObject) -> int:
        return fixed(self.count, game, of)

    def among(self, game: Game, payer: str, of: GameObject) -> tuple[GameObject, ...]:
        """The objects among which the quality is looked for."""
        raise NotImplementedError

    @property
    def hidden(self) -> bool:
        """Whether it is done with cards in a hidden zone (CR 400.2)."""
        return False

    @property
    @rule("118.8c")
    def needs_certain_hidden_cards(self) -> bool:
        """Any card of a hidden zone is no stated quality."""
        return self.hidden and self.quality is not anything

    def options(self, game: Game, payer: str, of: GameObject) -> Chosen:
        view = View(payer, of)
        return tuple(thing for thing in self.among(game, payer, of) if self.quality(game, thing, view))


@dataclass(frozen=True, slots=True)
class Sacrifice(_OfObjects):
    """Sacrifice permanents one controls."""

    word: ClassVar[str] = "sacrifice"

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        return tuple(thing for thing in game.zone(BATTLEFIELD) if thing.controller == payer)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        sacrifice(game, payer, *chosen)


@dataclass(frozen=True, slots=True)
class TapUntapped(_OfObjects):
    """Tap untapped permanents one controls; summoning sickness does not matter, since it is no {T}."""

    word: ClassVar[str] = "tap"

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        return tuple(thing for thing in game.zone(BATTLEFIELD) if thing.controller == payer and not thing.tapped)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        happen(game, *(Tap(thing, by=payer) for thing in chosen))


@dataclass(frozen=True, slots=True)
class ReturnToHand(_OfObjects):
    """Return permanents one controls to their owners' hands."""

    word: ClassVar[str] = "return"

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        return tuple(thing for thing in game.zone(BATTLEFIELD) if thing.controller == payer)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        for thing in chosen:
            move(game, thing, HAND)


@dataclass(frozen=True, slots=True)
class Discard(_OfObjects):
    """Discard cards of one's choice."""

    word: ClassVar[str] = "discard"

    @property
    def hidden(self) -> bool:
        return True

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        return tuple(card for card in game.zone(HAND, payer) if card.number != of.number)

    @rule("701.9c")
    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        """A card that goes unseen to a hidden zone has no quality that the cost could ask for."""
        if any(is_undefined(event) for event in discard(game, payer, *chosen)) and self.quality is not anything:
            raise IllegalAction("701.9c", f"nobody can tell whether {payer} discarded what the cost asks for")


@dataclass(frozen=True, slots=True)
class Reveal(_OfObjects):
    """Reveal cards from the hand."""

    word: ClassVar[str] = "reveal"

    @property
    def hidden(self) -> bool:
        return True

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        return tuple(card for card in game.zone(HAND, payer) if card.number != of.number)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        """Everybody sees them until what is paid for has left the stack (CR 701.20a)."""
        reveal(game, *chosen, during=of.number)


@dataclass(frozen=True, slots=True)
class RevealSelf(Part):
    """Reveal this card from one's hand."""

    word: ClassVar[str] = "reveal self"

    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        thing = now(game, of)
        return thing is not None and thing.zone == HAND and thing.owner == payer

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        """Everybody sees it until the ability has left the stack (CR 701.20a)."""
        reveal(game, this(game, of), during=of.number)


@dataclass(frozen=True, slots=True)
class ExileFrom(_OfObjects):
    """Exile cards from one's hand or graveyard, or permanents one controls."""

    zone: str = GRAVEYARD
    word: ClassVar[str] = "exile"

    @property
    def hidden(self) -> bool:
        return self.zone == HAND

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        if self.zone == BATTLEFIELD:
            return tuple(thing for thing in game.zone(BATTLEFIELD) if thing.controller == payer)
        return tuple(card for card in game.zone(self.zone, payer) if card.number != of.number)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        for thing in chosen:
            move(game, thing, EXILE)


@dataclass(frozen=True, slots=True)
class PutOnLibrary(_OfObjects):
    """Put cards from the hand on top of the library."""

    word: ClassVar[str] = "put on library"

    @property
    def hidden(self) -> bool:
        return True

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        return tuple(card for card in game.zone(HAND, payer) if card.number != of.number)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        for card in chosen:
            move(game, card, LIBRARY)


@dataclass(frozen=True, slots=True)
class PutOntoBattlefield(_OfObjects):
    """Put cards from the hand onto the battlefield."""

    word: ClassVar[str] = "put onto battlefield"

    @property
    def hidden(self) -> bool:
        return True

    def among(self, game: Game, payer: str, of: GameObject) -> Chosen:
        return game.zone(HAND, payer)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        for card in chosen:
            move(game, card, BATTLEFIELD, controller=payer)


@dataclass(frozen=True, slots=True)
class DiscardRandom(Part):
    """Discard cards at random: paid last."""

    count: int = 1
    word: ClassVar[str] = "discard at random"

    @property
    def comes_last(self) -> bool:
        return True

    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        return len([card for card in game.zone(HAND, payer) if card.number != of.number]) >= self.count

    @rule("701.9b")
    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        for _ in range(self.count):
            hand = [card for card in game.zone(HAND, payer) if card.number != of.number]
            if not hand:
                raise IllegalAction("118.3", f"{payer} has no card left to discard at random")
            discard(game, payer, *game.at_random("random card", payer, of, hand))


@dataclass(frozen=True, slots=True)
class DiscardHand(Part):
    """Discard one's hand."""

    word: ClassVar[str] = "discard"

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        discard(game, payer, *game.zone(HAND, payer))


@dataclass(frozen=True, slots=True)
class MillCards(Part):
    """Mill cards: moves library cards to a public zone, so it is paid last."""

    count: int = 1
    word: ClassVar[str] = "mill"

    @property
    def comes_last(self) -> bool:
        return True

    @rule("118.3", "701.17b")
    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        """A player cannot pay it with fewer cards in the library."""
        return len(game.zone(LIBRARY, payer)) >= self.count

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        for card in game.zone(LIBRARY, payer)[: self.count]:
            move(game, card, GRAVEYARD)


@dataclass(frozen=True, slots=True)
class ExileFromLibrary(Part):
    """Exile the top cards of the library: paid last."""

    count: int = 1
    word: ClassVar[str] = "exile from library"

    @property
    def comes_last(self) -> bool:
        return True

    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        return len(game.zone(LIBRARY, payer)) >= self.count

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        for card in game.zone(LIBRARY, payer)[: self.count]:
            move(game, card, EXILE)


@dataclass(frozen=True, slots=True)
class DrawCards(Part):
    """Draw cards; they go to a hidden zone, so it need not be paid last."""

    count: int = 1
    word: ClassVar[str] = "draw"

    @rule("121.3")
    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        """A player who can't draw cards can't pay it; one whose library is empty can."""
        from reference_engine.drawing import can_draw

        return can_draw(game, payer)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        from reference_engine.drawing import draw

        draw(game, payer, self.count)


@dataclass(frozen=True, slots=True)
class SacrificeSelf(Part):
    """Sacrifice this permanent."""

    word: ClassVar[str] = "sacrifice self"

    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        thing = now(game, of)
        return thing is not None and thing.zone == BATTLEFIELD and thing.controller == payer

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        sacrifice(game, payer, this(game, of))


@dataclass(frozen=True, slots=True)
class DiscardSelf(Part):
    """Discard this card (cycling)."""

    word: ClassVar[str] = "discard self"

    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        thing = now(game, of)
        return thing is not None and thing.zone == HAND

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        discard(game, payer, this(game, of))


@dataclass(frozen=True, slots=True)
class ExileSelf(Part):
    """Exile this object from where it is."""

    word: ClassVar[str] = "exile self"

    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        return now(game, of) is not None

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        move(game, this(game, of), EXILE)


@dataclass(frozen=True, slots=True)
class RemoveCounters(Part):
    """Remove counters from this permanent."""

    kind: str
    count: Number = 1
    word: ClassVar[str] = "remove counters"
    numbers: ClassVar[tuple[str, ...]] = ("count",)

    @rule("118.3", "122.1")
    def payable(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> bool:
        thing = now(game, of)
        return thing is not None and thing.counters.get(self.kind, 0) >= fixed(self.count, game, of)

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        from reference_engine.counters import remove_counters

        remove_counters(game, this(game, of), self.kind, fixed(self.count, game, of))


@dataclass(frozen=True, slots=True)
class AddCounters(Part):
    """Put counters on this permanent, such as a loyalty cost does (CR 606.4)."""

    kind: str
    count: int = 1
    word: ClassVar[str] = "add counters"

    def pay(self, game: Game, payer: str, of: GameObject, chosen: Chosen) -> None:
        from reference_engine.counters import add_counters

        add_counters(game, this(game, of), self.kind, self.count)
