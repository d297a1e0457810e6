"""Transform (CR 701.27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.abilities import Effect, Instruction, Triggered
from reference_engine.events import Event, happen
from reference_engine.game import Floating
from reference_engine.objects import BATTLEFIELD, GameObject, changed
from reference_engine.rule import rule
from reference_engine.when import at_beginning

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Transformed(Event):
    """A permanent transforms; `thing` is what it is after that."""

    thing: GameObject

    @rule("701.27a", "701.27c", "701.27d")
    def possible(self, game: Game) -> bool:
        """Only what is on the battlefield and double-faced does, and not into an instant or sorcery."""
        now = game.get(self.thing.number)
        if now is None or now.zone != BATTLEFIELD or not _is_double_faced(game, now):
            return False
        return not now.card.faces[1 - now.face].types & {"Instant", "Sorcery"}

    @rule("701.27a", "701.27b")
    def perform(self, game: Game) -> Event | None:
        """Turn it over: it is the same permanent, and neither turned face up nor face down."""
        now = game.objects[self.thing.number]
        return replace(self, thing=game.change(now.number, face=1 - now.face, transformed=game.new_number()))


@rule("701.27a", "701.27c", "712.9")
def _is_double_faced(game: Game, thing: GameObject) -> bool:
    """Whether a permanent has another face to turn to; for some years a modal card's permanents did not transform."""
    layout = thing.card.layout
    return layout == "transforming" or (layout == "modal" and game.rules.on("modal_cards_transform"))


def transform(game: Game, things: Sequence[GameObject]) -> list[Event]:
    """Transform permanents together, those that can; returns what happened."""
    return happen(game, *(Transformed(thing) for thing in things))


@rule("701.27f")
def transform_by_own_ability(game: Game, number: int | None, begun: int) -> None:
    """A permanent's own ability transforms it, unless it has transformed since that ability began.

    An ability begins as it is put onto the stack, a delayed triggered ability as it is made.
    """
    this = game.get(number or 0)
    if this is not None and (this.transformed < begun or not game.rules.on("own_ability_transforms_once")):
        transform(game, (this,))


def transform_this(game: Game, ability: GameObject) -> None:
    """An activated or triggered ability transforms the permanent whose ability it is."""
    transform_by_own_ability(game, ability.source, ability.number)


@rule("603.7a", "701.27f")
def transform_this_at_next(step: str) -> Effect:
    """A permanent's ability has it transformed at the beginning of the next such step."""

    def transform_then(game: Game, delayed: GameObject) -> None:
        made = delayed.noted[0]
        assert isinstance(made, GameObject)
        transform_by_own_ability(game, delayed.source, made.timestamp)

    later = Triggered(at_beginning(step), Instruction(transform_then))

    def effect(game: Game, ability: GameObject) -> None:
        this = game.get(ability.source or 0)
        if this is not None:
            made = changed(this, timestamp=game.new_number())
            game.add_effect(Floating(later, made, ability.controller, "once used", once=True))

    return effect


@rule("701.27g")
def is_transformed(thing: GameObject) -> bool:
    """Whether a permanent is a transformed one: its back face is up, however that came."""
    return thing.card.layout in ("transforming", "modal") and thing.face == 1


@rule("701.27e")
def this_transforms(game: Game, source: GameObject, event: Event) -> bool:
    """This permanent transforms into the face that has the ability."""
    return isinstance(event, Transformed) and event.thing.number == source.number
