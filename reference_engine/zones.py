"""Zones and moving between them (CR 400-408)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.abilities import CannotEnter, View
from reference_engine.events import Event, happen
from reference_engine.objects import BATTLEFIELD, HAND, LIBRARY, STACK, GameObject, changed
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


HIDDEN_ZONES = (HAND, LIBRARY)  # CR 400.2


@dataclass(frozen=True, slots=True)
class Move(Event):
    """An object changes zones; `before` and `after` are the two objects (CR 400.7).

    `place` 0 is the top, -1 the bottom, None any place of what is then shuffled. `controller` is who will control a
    permanent; `cause` tells a sacrifice, a destruction or a discard from a mere move; `status` are fields that the new
    object begins with. `revealed`: it is shown to everybody on its way to a hidden zone.
    """

    before: GameObject
    to: str
    place: int | None = 0
    controller: str | None = None
    cause: str = ""
    by: str | None = None
    status: tuple[tuple[str, object], ...] = ()
    after: GameObject | None = None
    counters: tuple[tuple[str, int], ...] = ()  # that a permanent enters with
    revealed: bool = False

    @property
    def rank(self) -> int:
        """What is put into a certain place of a library is there after a shuffle at the same time (CR 701.24g)."""
        return 2 if self.to == LIBRARY and self.place is not None else 0

    @property
    @rule("603.10a")
    def looks_back(self) -> bool:
        """What leaves the battlefield sees itself and the others leave."""
        return self.before.zone == BATTLEFIELD

    @rule("614.17", "701.23g")
    def possible(self, game: Game) -> bool:
        """Whether no effect says that it can't enter the battlefield."""
        return self.to != BATTLEFIELD or not any(
            ability.applies(game, self.before, View(source.controller, source))
            for source, ability in game.in_force(CannotEnter)
        )

    @property
    def would_be(self) -> GameObject:
        """The object that this move would make, for judging it before it happens (CR 614.12)."""
        controller = self.controller or self.before.owner
        return replace(self.before, zone=self.to, controller=controller, counters={}, **dict(self.status))  # type: ignore[arg-type]

    @rule("400.3", "400.7")
    def perform(self, game: Game) -> Event | None:
        """Take the object out of its old zone and put a new object into the new one, always under its owner's name."""
        old = game.get(self.before.number)
        if old is None or (old.zone == self.to and self.to == BATTLEFIELD):
            return None
        new = GameObject(
            number=game.new_number(),
            id=old.id,
            card=old.card,
            owner=old.owner,
            zone=self.to,
            controller=self.controller or old.owner,
            kind=old.kind,
            summoning_sick=self.to == BATTLEFIELD,
        )
        new = changed(new, timestamp=new.number, counters=dict(self.counters), **dict(self.status))
        if old.kind == "copy" and old.zone == STACK and self.to == BATTLEFIELD:
            new = replace(new, kind="token")  # CR 608.3f
        if self.to == BATTLEFIELD:
            from reference_engine.entering import as_it_enters

            new = as_it_enters(game, new)
        game.remove(old.number)
        if (old.zone == STACK and self.to == BATTLEFIELD) or self.to == STACK:
            _effects_go_with(game, old.number, new.number)
        if old.kind in ("card", "token") or self.to in (BATTLEFIELD, STACK):
            game.add(new, self.place or 0)
        return replace(self, before=old, after=new)


@rule("400.7a", "400.7b", "400.7g", "611.3d")
def _effects_go_with(game: Game, old: int, new: int) -> None:
    """What changed a spell changes the permanent that it becomes, and what changed a card the spell that it becomes."""
    game.effects = tuple(
        replace(effect, affects=(*effect.affects, new)) if effect.affects and old in effect.affects else effect
        for effect in game.effects
    )


def move(
    game: Game,
    thing: GameObject,
    to: str,
    *,
    place: int = 0,
    controller: str | None = None,
    cause: str = "",
    by: str | None = None,
    **status: object,
) -> GameObject | None:
    """Move one object to a zone; returns the new object where it went, or None if it did not move."""
    done = happen(game, Move(thing, to, place, controller, cause, by, tuple(status.items())))
    moved = next((event for event in done if isinstance(event, Move) and event.before.number == thing.number), None)
    return moved.after if moved else None
