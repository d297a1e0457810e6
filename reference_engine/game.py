"""The state of a game (CR 1, 4, 5): plain values in a handful of dictionaries.

No value changes in place. A change puts a new value under the same key, so that a snapshot is a shallow copy of a few
dictionaries and going back (CR 733.1) is cheap and total.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from reference_engine.abilities import Ability
from reference_engine.continuous import characteristics, continuous_effects, printed
from reference_engine.errors import IllegalAction, Stopped, Unanswered, Unsupported, WrongAnswer
from reference_engine.mana import ManaUnit
from reference_engine.objects import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    LIBRARY,
    OUTSIDE,
    OWNED_ZONES,
    PLANAR_DECK,
    SCHEME_DECK,
    STACK,
    Announced,
    Characteristics,
    GameObject,
    ManaChoice,
    Target,
    changed,
)
from reference_engine.revisions import Rules

if TYPE_CHECKING:
    from reference_engine.continuous import InForce
    from reference_engine.costs import TotalCost
    from reference_engine.events import Event
    from reference_engine.keyword_actions.reveal import Shown

A = TypeVar("A", bound=Ability)


@dataclass(frozen=True)
class PlayerState:
    """What is a player's own besides their zones."""

    life: int = 20
    counters: dict[str, int] = field(default_factory=dict)
    pool: tuple[ManaUnit, ...] = ()
    in_game: bool = True
    lands_played: int = 0  # this turn
    cards_drawn: int = 0  # this turn
    drew_from_empty: bool = False


@dataclass(frozen=True)
class Turn:
    """Where in a turn the game is, and who has priority (CR 500, 117); None while nobody has it."""

    number: int = 3
    active: str = ""
    step: str = "precombat main"
    priority: str | None = None
    passed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Floating:
    """An effect in force that no permanent's own text carries: of a resolved spell or ability (CR 611.2), or delayed.

    `ability` is the part that works; `source` the object it came from as it was; `until` names when it ends ("turn",
    "upkeep" of its controller's next turn, "end of your next turn", "leaves" for as long as `holds`, "once used",
    "game").
    """

    ability: Ability
    source: GameObject
    controller: str
    until: str = "turn"
    affects: tuple[int, ...] | None = None
    timestamp: int = 0
    once: bool = False
    lasts: Callable[[Game], bool] | None = None  # where it lasts for as long as something is so (CR 611.2b)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability that waits to be put onto the stack (CR 603.3)."""

    ability: Ability
    source: GameObject
    controller: str
    notes: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer supplied beforehand to a choice that may come up."""

    kind: str
    player: str
    answer: Any
    source: str | None = None


@dataclass(frozen=True, slots=True)
class CastAnswer:
    """The answer to "you may cast it": the card, and everything announced for it."""

    card: str
    announced: Announced


@dataclass(frozen=True, slots=True)
class ManaMade:
    """A mana ability activated in the course of an action: what could be reversed with it (CR 733.1).

    `log_from` and `log_to` bound what happened then; `spent_from` are the sources of the mana spent on it.
    """

    player: str
    choice: ManaChoice
    log_from: int
    log_to: int
    spent_from: tuple[str | None, ...] = ()

    @property
    def source(self) -> str:
        """The id of the permanent whose ability it is."""
        return self.choice.source


# An ability that functions: the object whose ability it is, or that object itself where it need not be in the game.
Functioning = tuple[int, Ability, GameObject | None]

# The fields of an object on which its printed abilities, and so what functions, can depend.
_LAYING_OUT = frozenset({"face", "face_down", "becomes", "controller", "timestamp"})


def _spliced(old: GameObject, new: GameObject) -> bool:
    return (old.choices.spliced if old.choices else ()) != (new.choices.spliced if new.choices else ())


# Choices of several things whose order says nothing: where all have to be chosen there is but one answer.
UNORDERED = frozenset({"choose object", "discard", "sacrifice"})


class Game:
    """A game in progress, and the one way to ask its players."""

    def __init__(self, players: Sequence[str], rules: Rules | None = None, teams: Sequence[Sequence[str]] = ()) -> None:
        self.rules = rules or Rules()
        self.order = tuple(players)  # turn order
        self.teams = tuple(tuple(team) for team in teams)
        self.players = {name: PlayerState() for name in players}
        self.objects: dict[int, GameObject] = {}
        self.numbers: dict[str, int] = {}  # a card's id -> the object that it is now
        self.zones: dict[tuple[str, str], tuple[int, ...]] = {(STACK, ""): (), (BATTLEFIELD, ""): ()}
        for name in players:
            for zone in (*OWNED_ZONES, EXILE, COMMAND, OUTSIDE, PLANAR_DECK, SCHEME_DECK):
                self.zones[zone, name] = ()
        self.effects: tuple[Floating, ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        self.shown: tuple[Shown, ...] = ()  # cards in hidden zones that more players see than usual
        self.turn = Turn(active=players[0])
        self.attacks: dict[int, Target] = {}  # attacking creature -> the player or planeswalker attacked
        self.blocks: dict[int, int] = {}  # blocking creature -> the attacker blocked
        self.blocked: frozenset[int] = frozenset()  # attackers that became blocked, and stay so (CR 509.1h)
        self.log: list[Event] = []  # everything that happened, oldest first
        self.next_number = 1
        self.version = 0  # grows with every change; what is computed from the state is kept for one version
        self.faces = 0  # grows with every change to what is printed on an object in its zone
        self._printed_in: dict[tuple[str, str], tuple[tuple[int, ...], int, list[tuple[int, Ability]]]] = {}
        self.layout = 0  # grows with every change that can alter which printed abilities function
        self._kept: dict[Any, Any] = {}
        self._kept_for = -1
        self.continuous: list[InForce] = []  # the continuous effects in force, for `continuous_for`
        self.continuous_for = -1
        self._functioning: dict[type[Ability], list[Functioning]] = {}
        self._functioning_for = 0
        # What follows belongs to the action in hand, not to the state: it stays when an action is reversed.
        self.decisions: list[Decision] = []
        self.asked: list[tuple[str, str]] = []  # kinds of choices that came up, and whose they were
        self.stop_at: str | None = None
        self.locked_cost: TotalCost | None = None
        self.refused: IllegalAction | None = None  # a cast during a resolution that was reversed
        self.resolving: int | None = None  # the spell or ability that is resolving
        self.mana_made: list[ManaMade] = []  # mana abilities activated while proposing or paying
        self.random = Random(0)
        self.random_used = False
        self.plan = 0  # which of the equivalent ways to pay is taken
        self.plans_left = False  # whether there was another
        self.prove_plans = False  # whether other ways to pay are looked for at all

    # -- going back -------------------------------------------------------------------------------------------------

    def snapshot(self) -> tuple[Any, ...]:
        """Everything that is the state, for `restore`."""
        return (
            dict(self.players), dict(self.objects), dict(self.numbers), dict(self.zones),
            self.effects, self.waiting, self.turn, self.attacks, self.blocks, len(self.log), self.next_number,
            self.blocked, self.shown,
        )  # fmt: skip

    def restore(self, snapshot: tuple[Any, ...]) -> None:
        """Go back to a snapshot; it may be used again."""
        players, objects, numbers, zones = snapshot[:4]
        self.effects, self.waiting, self.turn, self.attacks, self.blocks, happened, self.next_number = snapshot[4:11]
        self.blocked, self.shown = snapshot[11:]
        self.players, self.objects = dict(players), dict(objects)
        self.numbers, self.zones = dict(numbers), dict(zones)
        del self.log[happened:]
        self.version += 1
        self.layout += 1
        self.faces += 1

    # -- reading ----------------------------------------------------------------------------------------------------

    def kept(self, key: Any, compute: Any) -> Any:
        """A value computed from the state, computed once for each version of it."""
        if self._kept_for != self.version:
            self._kept.clear()
            self._kept_for = self.version
        if key not in self._kept:
            value = compute()
            if self._kept_for != self.version:
                return value
            self._kept[key] = value
        return self._kept[key]

    def zone(self, zone: str, player: str = "") -> tuple[GameObject, ...]:
        """The objects of a zone, top first; `player` for the zones that each player has."""
        return tuple(self.objects[number] for number in self.zones[zone, player])

    def get(self, number: int) -> GameObject | None:
        """The object of that number, if it still is in the game."""
        return self.objects.get(number)

    def find(self, ref: str) -> GameObject:
        """The object that a reference names: a card's id, token:NAME, copy:ID or ability:ID; `#n` picks one of several.

        Raises `Unsupported` where there is none.
        """
        number = self.numbers.get(ref)
        if number is None:
            if ref.startswith(("ability:", "copy:")):
                name, _, nth = ref.partition(" #")
                found = [thing for thing in self.zone(STACK) if self.ref(thing) == name]
            else:
                name, _, nth = ref.partition("#")
                found = [thing for thing in self.objects.values() if thing.id.partition("#")[0] == name][::-1]
            if not found:
                raise Unsupported(f"nothing called {ref!r} is in the game")
            return found[-int(nth)] if nth else found[0]
        return self.objects[number]

    def ref(self, thing: GameObject) -> str:
        """How an object is called outside."""
        if thing.ability is not None:
            return f"ability:{thing.id}"
        return thing.id

    def names(self, targets: Sequence[int | str]) -> tuple[str, ...]:
        """References to targets: ids of objects, names of players."""
        return tuple(
            target if isinstance(target, str) else self.ref(self.objects[target])
            for target in targets
            if isinstance(target, str) or target in self.objects
        )

    def opponents(self, player: str) -> tuple[str, ...]:
        """A player's opponents in turn order (CR 102.2, 102.3)."""
        allies = self.team_of(player)
        return tuple(name for name in self.in_turn_order(player) if name not in allies)

    def in_turn_order(self, first: str | None = None) -> tuple[str, ...]:
        """The players still in the game, beginning with `first` (CR 101.4: the active player)."""
        start = self.order.index(first or self.turn.active)
        around = self.order[start:] + self.order[:start]
        return tuple(name for name in around if self.players[name].in_game)

    def characteristics(self, thing: GameObject) -> Characteristics:
        """What an object is now (CR 613)."""
        if self.continuous_for == self.layout and not self.continuous and not thing.counters:
            return printed(thing)
        return characteristics(self, thing)

    def in_force(self, kind: type[A]) -> Iterable[tuple[GameObject, A]]:
        """Every ability of a kind that functions now, with the object whose ability it is (CR 113.6, 611)."""
        found = self._of_kind(kind)
        return self._with_sources(found) if found else ()  # type: ignore[return-value]

    def _with_sources(self, found: list[Functioning]) -> Iterator[tuple[GameObject, Ability]]:
        for number, ability, floating in found:
            source = floating or self.objects.get(number)
            if source is not None:
                yield source, ability

    def _of_kind(self, kind: type[Ability]) -> list[Functioning]:
        # Without continuous effects objects have the abilities printed on them, whatever their status.
        stamp = self.version if continuous_effects(self) else -self.layout
        if stamp != self._functioning_for:
            self._functioning, self._functioning_for = {Ability: self._look_for_abilities()}, stamp
        found = self._functioning.get(kind)
        if found is None:
            found = [entry for entry in self._functioning[Ability] if isinstance(entry[1], kind)]
            self._functioning[kind] = found
        return found

    def _look_for_abilities(self) -> list[Functioning]:
        found: list[Functioning] = []
        if not self.continuous:
            found += [(number, ability, None) for number, ability in self.printed_abilities()]
        for (zone, _), numbers in self.zones.items() if self.continuous else ():
            for number in numbers if zone != LIBRARY else ():
                for ability in self.characteristics(self.objects[number]).working:
                    if zone in ability.zones:
                        found.append((number, ability, None))
        for effect in self.effects:
            found.append((0, effect.ability, replace(effect.source, controller=effect.controller)))
        return found

    def printed_abilities(self) -> Iterator[tuple[int, Ability]]:
        """Every ability printed on an object that works by itself where that object is, outside of libraries."""
        for key, numbers in self.zones.items():
            if not numbers or key[0] == LIBRARY:
                continue
            known = self._printed_in.get(key)
            if known is None or known[0] is not numbers or known[1] != self.faces:
                known = self._printed_in[key] = (numbers, self.faces, self._printed_on(key[0], numbers))
            yield from known[2]

    def _printed_on(self, zone: str, numbers: tuple[int, ...]) -> list[tuple[int, Ability]]:
        things = [(number, printed(self.objects[number])) for number in numbers]
        return [(number, a) for number, face in things for a in face.working if zone in a.zones]

    # -- changing ---------------------------------------------------------------------------------------------------

    def change(self, number: int, **changes: Any) -> GameObject:
        """Put a changed value under an object's number."""
        self.version += 1
        old = self.objects[number]
        self.objects[number] = new = changed(old, **changes)
        if not changes.keys().isdisjoint(_LAYING_OUT) or (old.choices is not new.choices and _spliced(old, new)):
            self.layout += 1
            self.faces += 1
        return new

    def change_player(self, name: str, **changes: Any) -> None:
        """Put a changed value under a player's name; a team shares life total and poison (CR 810.4, 810.10)."""
        self.version += 1
        self.players[name] = changed(self.players[name], **changes)
        for mate in self.team_of(name):
            if "life" in changes:
                self.players[mate] = replace(self.players[mate], life=changes["life"])
            if "counters" in changes and mate != name:
                counters = {**self.players[mate].counters, "poison": changes["counters"].get("poison", 0)}
                self.players[mate] = replace(self.players[mate], counters={k: n for k, n in counters.items() if n})

    def team_of(self, player: str) -> tuple[str, ...]:
        """A player's team, the player alone where there are no teams."""
        return next((team for team in self.teams if player in team), (player,))

    def change_turn(self, **changes: Any) -> None:
        """Put a changed value for where in the turn the game is."""
        self.version += 1
        self.turn = changed(self.turn, **changes)

    def add(self, thing: GameObject, place: int = 0) -> GameObject:
        """Put a new object into its zone, on top unless `place` says where."""
        self.version += 1
        self.layout += 1
        self.objects[thing.number] = thing
        if thing.ability is None:
            self.numbers[thing.id] = thing.number
        key = (thing.zone, "" if thing.zone in (STACK, BATTLEFIELD) else thing.owner)
        there = self.zones[key]
        at = len(there) + 1 + place if place < 0 else place
        self.zones[key] = (*there[:at], thing.number, *there[at:])
        return thing

    def fill(self, zone: str, player: str, things: Sequence[GameObject]) -> None:
        """Put new objects into an empty zone, top first; their numbers are the next ones."""
        self.version += 1
        self.layout += 1
        self.next_number += len(things)
        self.objects.update((thing.number, thing) for thing in things)
        self.numbers.update((thing.id, thing.number) for thing in things)
        self.zones[zone, player] = tuple(thing.number for thing in things)

    def remove(self, number: int) -> None:
        """Take an object out of its zone and out of the game."""
        self.version += 1
        self.layout += 1
        thing = self.objects.pop(number)
        if self.numbers.get(thing.id) == number:
            del self.numbers[thing.id]
        key = (thing.zone, "" if thing.zone in (STACK, BATTLEFIELD) else thing.owner)
        self.zones[key] = tuple(other for other in self.zones[key] if other != number)
        if thing.zone == STACK:
            from reference_engine.keyword_actions.reveal import left_the_stack

            left_the_stack(self, number)

    def new_number(self) -> int:
        """A number that no object has had; it serves as a timestamp too (CR 613.7)."""
        self.next_number += 1
        return self.next_number

    def add_effect(self, effect: Floating) -> None:
        """Let an effect begin; it gets its timestamp now (CR 613.7b)."""
        self.version += 1
        self.layout += 1
        self.effects = (*self.effects, replace(effect, timestamp=self.new_number()))

    def end_effects(self, ended: Sequence[Floating]) -> None:
        """Let effects end."""
        self.version += 1
        self.layout += 1
        self.effects = tuple(effect for effect in self.effects if not any(effect is other for other in ended))

    # -- asking -----------------------------------------------------------------------------------------------------

    def ask(self, kind: str, player: str) -> None:
        """Note that a kind of choice has come up for a player, and stop there if told so."""
        self.asked.append((kind, player))
        if kind == self.stop_at:
            raise Stopped(kind)

    def _take(self, kind: str, player: str, source: str) -> Decision | None:
        for index, decision in enumerate(self.decisions):
            if decision.kind == kind and decision.player == player and decision.source in (None, source):
                return self.decisions.pop(index)
        return None

    def choose(
        self,
        kind: str,
        player: str,
        source: GameObject,
        options: Sequence[str],
        minimum: int = 1,
        maximum: int = 1,
    ) -> tuple[str, ...]:
        """Have a player choose some of the options, in an order where that matters.

        A choice with one possible answer is made without an answer. Raises `Unanswered`, `WrongAnswer`.
        """
        self.ask(kind, player)
        maximum = min(maximum, len(options))
        minimum = min(minimum, maximum)
        decision = self._take(kind, player, source.id)
        if decision is None:
            if (minimum == maximum == len(options) and (len(options) < 2 or kind in UNORDERED)) or maximum == 0:
                return tuple(options[:maximum])
            raise Unanswered(kind, player, source.id, tuple(options))
        answer = decision.answer
        chosen = tuple(answer) if isinstance(answer, (tuple, list)) else (str(answer),)
        chosen = tuple(option if option in options else self._full_ref(option, options) for option in chosen)
        if not minimum <= len(chosen) <= maximum or len(set(chosen)) != len(chosen):
            raise WrongAnswer(f"{player} chose {len(chosen)} for {source.id} ({kind}); allowed: {minimum} to {maximum}")
        for option in chosen:
            if option not in options:
                raise WrongAnswer(
                    f"{option!r} cannot be chosen for {source.id} ({kind}); options: {', '.join(options)}"
                )
        return chosen

    def _full_ref(self, option: str, options: Sequence[str]) -> str:
        if option.startswith("token:"):
            return next((full for full in reversed(options) if full.partition("#")[0] == option), option)
        return option

    def choose_objects(
        self,
        kind: str,
        player: str,
        source: GameObject,
        options: Sequence[GameObject],
        minimum: int = 1,
        maximum: int = 1,
    ) -> tuple[GameObject, ...]:
        """Have a player choose some of these objects."""
        names = {self.ref(thing): thing for thing in options}
        return tuple(names[name] for name in self.choose(kind, player, source, tuple(names), minimum, maximum))

    def choose_yes(self, kind: str, player: str, source: GameObject, possible: bool = True) -> bool:
        """Ask a player yes or no; where yes is not possible the answer is no without asking."""
        if not possible:
            return False
        self.ask(kind, player)
        decision = self._take(kind, player, source.id)
        if decision is None:
            raise Unanswered(kind, player, source.id, ("yes", "no"))
        if not isinstance(decision.answer, bool):
            raise WrongAnswer(f"{player} has to say yes or no for {source.id} ({kind})")
        return decision.answer

    def choose_number(self, kind: str, player: str, source: GameObject, low: int, high: int | None) -> int:
        """Ask a player for a number from `low` to `high` (None: no bound)."""
        self.ask(kind, player)
        decision = self._take(kind, player, source.id)
        if decision is None:
            if low == high:
                return low
            raise Unanswered(kind, player, source.id, (f"from {low} to {high}",))
        number = decision.answer
        if (
            isinstance(number, bool)
            or not isinstance(number, int)
            or number < low
            or (high is not None and number > high)
        ):
            raise WrongAnswer(f"{player} has to choose a number from {low} to {high} for {source.id}")
        return number

    def at_random(
        self, kind: str, player: str, source: GameObject, options: Sequence[GameObject], count: int = 1
    ) -> tuple[GameObject, ...]:
        """So many of these objects at random, or those that a decision fixes; all of them where there are no more."""
        decision = self._take(kind, player, source.id)
        if decision is not None:
            names = {self.ref(thing): thing for thing in options}
            fixed = decision.answer if isinstance(decision.answer, (tuple, list)) else (decision.answer,)
            if len(fixed) != min(count, len(options)) or not set(fixed) <= set(names):
                raise WrongAnswer(f"{count} of {', '.join(names)} are taken at random for {source.id}")
            return tuple(names[name] for name in fixed)
        if len(options) <= count:
            return tuple(options)
        self.random_used = True
        return tuple(self.random.sample(list(options), count))

    def roll(self, player: str, source: GameObject, faces: Sequence[str]) -> str:
        """What a die shows that a player rolls: one of its faces at random, or the one that a decision fixes."""
        decision = self._take("die", player, source.id)
        if decision is None:
            self.random_used = True
            return self.random.choice(faces)
        if decision.answer not in faces:
            raise WrongAnswer(
                f"the die that {player} rolls for {source.id} shows one of {', '.join(sorted(set(faces)))}"
            )
        return str(decision.answer)

    def shuffle_library(self, player: str, source: GameObject, besides: tuple[int, ...] = ()) -> None:
        """Put a library into a random order, or into the one that a decision fixes, top first (CR 701.24a).

        Cards that are `besides` aren't shuffled, and are on top afterwards.
        """
        from reference_engine.keyword_actions.reveal import reordered

        self.version += 1
        reordered(self, player)
        names = {self.ref(card): card.number for card in self.zone(LIBRARY, player) if card.number not in besides}
        order = list(names.values())
        decision = self._take("library order", player, source.id)
        if decision is not None:
            if sorted(names) != sorted(decision.answer):
                raise WrongAnswer(f"{player}'s library holds {', '.join(names)}")
            order = [names[name] for name in decision.answer]
        elif len(order) > 1:
            self.random_used = True
            self.random.shuffle(order)
        self.zones[LIBRARY, player] = (*besides, *order)

    def choose_cast(self, player: str, source: GameObject, cards: Sequence[GameObject]) -> CastAnswer | None:
        """Ask a player which of these cards to cast now, and how; None for no cast."""
        self.ask("cast", player)
        decision = self._take("cast", player, source.id)
        if decision is None:
            raise Unanswered("cast", player, source.id, tuple(self.ref(card) for card in cards))
        if isinstance(decision.answer, CastAnswer):
            return decision.answer
        if decision.answer in (False, ()):
            return None
        raise WrongAnswer(f"{player} has to say what is cast for {source.id}, or nothing")
