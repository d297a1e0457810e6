"""What an engine shows, ready to be looked at: a position with its objects by reference."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from conformance.position import Card, Permanent, Player, Position, StackItem

# A player's zones: the zone's name in checks, and the field of a `Player` that holds it.
CARD_ZONES = (
    ("hand", "hand"), ("library", "library"), ("graveyard", "graveyard"), ("exile", "exile"), ("command", "command"),
    ("outside", "outside"), ("planar deck", "planar_deck"), ("scheme deck", "scheme_deck"),
)  # fmt: skip


class Unseen(Exception):  # noqa: N818 - an answer, not an error
    """The engine does not show what a check needs; `what` says what."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Mismatch(NamedTuple):
    """What a check expected, and what the engine shows."""

    expected: str
    got: str


class Found(NamedTuple):
    """Where an object is; `player` is the owner of a card in a zone of its own, else the controller."""

    zone: str
    thing: Card | Permanent | StackItem
    player: str
    place: int  # from the top, beginning with 1
    size: int  # of the zone

    def __str__(self) -> str:
        return in_words(self.zone, self.player)


def in_words(zone: str, player: str | None) -> str:
    """A zone as a place: "on the battlefield", "in Alice's hand"."""
    if zone in ("battlefield", "stack"):
        return f"on the {zone}"
    if zone == "exile":
        return "in exile"
    name = "command zone" if zone == "command" else zone
    return f"in {player}'s {name}" if player is not None else f"in the {name}"


class View:
    """A position as an engine shows it, with its objects by reference."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def player(self, name: str) -> Player:
        """A player by name."""
        found = next((player for player in self.position.players if player.name == name), None)
        if found is None:
            raise Unseen(f"player {name}")
        return found

    def need(self, *parts: str) -> None:
        """Raise `Unseen` if the engine left one of these parts out."""
        for part in parts:
            if part in self.position.omitted:
                raise Unseen(part)

    @cached_property
    def _by_id(self) -> dict[str, Found]:
        position = self.position
        found = {}
        for player in position.players:
            for zone, field in CARD_ZONES:
                cards = getattr(player, field) or ()
                for place, card in enumerate(cards, 1):
                    found[card.id] = Found(zone, card, player.name, place, len(cards))
        for permanent in position.battlefield:
            found[permanent.id] = Found("battlefield", permanent, permanent.controller, 1, 1)
        for item in position.stack:
            if item.kind == "spell":
                found[item.id] = self._on_stack(item)
        return found

    def _on_stack(self, item: StackItem) -> Found:
        stack = self.position.stack
        return Found("stack", item, item.controller, stack.index(item) + 1, len(stack))

    def find(self, reference: str) -> Found | None:
        """The object that a reference names: a card's id, token:NAME, copy:ID or ability:ID.

        Of several the newest, or with #n the nth in order of creation.
        """
        kind, colon, _ = reference.partition(":")
        if not colon or kind not in ("token", "copy", "ability"):
            return self._by_id.get(reference)
        if kind == "token":
            return self._token(reference)
        name, _, number = reference.partition(" #")
        same = [item for item in reversed(self.position.stack) if is_called(item, name)]  # oldest first
        return self._on_stack(same[int(number) - 1 if number else -1]) if len(same) >= int(number or 1) else None

    def _token(self, reference: str) -> Found | None:
        exact = self._by_id.get(reference)
        if exact is not None:
            return exact
        name, _, number = reference.removeprefix("token:").partition("#")
        tokens = [one for one in self.position.battlefield if one.token and one.card == name]
        if len(tokens) < int(number or 1):
            return None
        token = tokens[int(number) - 1 if number else -1]
        return Found("battlefield", token, token.controller, 1, 1)

    def name(self, reference: str) -> str:
        """A player's name or the id of the object that a reference names; the reference itself where there is none."""
        found = self.find(reference)
        return found.thing.id if found is not None else reference

    def where(self, reference: str) -> str:
        """Where an object is, in words."""
        found = self.find(reference)
        return "in no zone that can be seen" if found is None else str(found)

    def permanent(self, reference: str) -> Permanent | Mismatch:
        """A permanent, or that there is none."""
        found = self.find(reference)
        if found is not None and isinstance(found.thing, Permanent):
            return found.thing
        return Mismatch("on the battlefield", self.where(reference))


def is_called(item: StackItem, name: str) -> bool:
    """Whether an ability or a copy on the stack goes by a name, its number left out."""
    if name.startswith("copy:"):
        return item.kind == "copy" and name in (item.id, f"copy:{item.card}")
    return item.kind.endswith("ability") and item.id.partition(" #")[0] == name
