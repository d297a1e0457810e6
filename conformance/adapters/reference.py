"""The adapter of the reference engine: the one place where the project reaches it, in process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import conformance
import reference_engine
from conformance import actions, position
from conformance.port import Capabilities, CostPaid, Outcome, TriggerCount, Unsupported
from reference_engine import activating, cards, casting, paying, planechase, priority, special_actions, targets, turns
from reference_engine.costs import TotalCost
from reference_engine.errors import IllegalAction, Stopped, Unanswered, WrongAnswer
from reference_engine.errors import Unsupported as NotModelled
from reference_engine.game import CastAnswer, Decision, Game, Turn
from reference_engine.illegal_actions import attempt
from reference_engine.keyword_actions.reveal import seen_by
from reference_engine.mana import COLORS, ManaUnit, written
from reference_engine.objects import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Announced,
    CardDefinition,
    Choices,
    GameObject,
    ManaChoice,
)
from reference_engine.qualities import value_of
from reference_engine.revisions import BASELINE, Rules
from reference_engine.rule import CARRIED_OUT, FunctionRef
from reference_engine.triggers import HasTriggered
from reference_engine.zones import HIDDEN_ZONES

UNKNOWN_CARD = "Wastes"  # what the cards of a library are that a position says nothing of

# Where a player's cards are: the engine's zone, and the field of a position that holds it.
ENGINE_FOLDER = Path(reference_engine.__file__).parent
ZONES = (
    (HAND, "hand"), (LIBRARY, "library"), (GRAVEYARD, "graveyard"), (EXILE, "exile"), (COMMAND, "command"),
    ("outside", "outside"), ("planar deck", "planar_deck"), ("scheme deck", "scheme_deck"),
)  # fmt: skip


class ReferenceEngine:
    """The reference engine behind the port.

    `plan` picks one of the ways to pay where a case leaves that open, counted from 0; after an action `plans_left`
    tells whether there was another.
    """

    def __init__(self, plan: int | None = None) -> None:
        self.plan = plan
        self.plans_left = False
        self._rules = Rules()
        self._game = Game(("nobody",))

    def initialize(self, revision: str) -> Capabilities:
        """Play by an edition's rules, as far as switches tell editions apart."""
        self._rules = Rules(revision)
        return Capabilities(
            engine="crconf reference engine",
            version=conformance.__version__,
            revisions=(revision or BASELINE,),
            cards=tuple(sorted(known_cards())),
            settable=("all",),
            decides=("all",),
            observes=("all",),
            moments=True,
        )

    def setup(self, position: position.Position, seed: int) -> None:
        """Put a position on the table; raises `Unsupported` for a card that is not in the library."""
        self._game = game = set_up(position, self._rules)
        game.random.seed(seed)
        game.plan, game.prove_plans = self.plan or 0, self.plan is not None
        self.plans_left = False

    def act(self, action: actions.Action) -> Outcome:
        """Carry out one action."""
        game = self._game
        game.decisions = [_decision(one) for one in action.decisions]
        game.asked, game.stop_at = [], action.stop_at
        game.locked_cost, game.refused, game.mana_made, game.random_used = None, None, [], False
        before, happened = game.snapshot(), len(game.log)
        said: dict[str, Any] = {"outcome": "ok"}
        try:
            carry_out(game, action)
        except IllegalAction as error:
            said = {"outcome": "illegal", "moment": error.moment, "message": error.reason, "rule": error.rule}
        except WrongAnswer as error:
            game.restore(before)
            said = {"outcome": "illegal", "message": str(error)}
        except Unanswered as error:
            game.restore(before)
            said = {"outcome": "ok", "unanswered": error.kind, "message": str(error)}
        except Stopped:
            said = {"outcome": "ok", "stopped": True}
        except NotModelled as error:
            raise Unsupported(error.what) from error
        if said["outcome"] == "ok" and game.refused is not None:
            refused = game.refused
            said = {"outcome": "illegal", "moment": refused.moment, "message": refused.reason, "rule": refused.rule}
        self.plans_left = self.plans_left or game.plans_left
        return Outcome(
            **said,
            asked=tuple(kind for kind, _ in game.asked),
            asked_of=tuple(player for _, player in game.asked),
            unused=tuple(decision.kind for decision in game.decisions),
            total_cost=_cost_paid(game.locked_cost),
            triggered=_triggered(game, happened),
            random=game.random_used,
        )

    def observe(self) -> position.Position:
        """Read the whole position out."""
        return observe(self._game)

    def shutdown(self) -> None:
        """Nothing to let go of."""


def known_cards() -> frozenset[str]:
    """The names of the cards in the engine's library."""
    return frozenset(cards.library())


def known_tokens() -> frozenset[str]:
    """The names of the tokens that the engine can make."""
    cards.library()  # reading the cards registers their tokens
    return frozenset(cards.TOKENS)


def functions_by_rule() -> dict[str, tuple[FunctionRef, ...]]:
    """For each rule that the engine says it carries out, by the baseline's number, the functions that do."""
    for module in walk_packages(reference_engine.__path__, f"{reference_engine.__name__}."):
        import_module(module.name)
    return {number: tuple(refs) for number, refs in CARRIED_OUT.items()}


# -- actions -----------------------------------------------------------------------------------------------------------


def carry_out(game: Game, action: actions.Action) -> None:
    """Do one action; raises what the engine raises."""
    match action:
        case actions.Cast():
            casting.cast(game, action.player, game.find(action.card), _announced(action.announced))
        case actions.Activate():
            source, announced = game.find(action.source), _announced(action.announced)
            activating.activate(game, action.player, source, action.ability, announced)
        case actions.PlayLand():
            special_actions.play_land(game, action.player, game.find(action.card))
        case actions.Special():
            card, announced = game.find(action.card), _announced(action.announced)
            special_actions.special(game, action.player, card, action.what, announced)
        case actions.Pass():
            priority.pass_priority(game, action.player)
        case actions.Resolve():
            _resolve(game)
        case actions.Advance():
            turns.advance(game, str(action.step), action.player)
        case actions.Attack():
            attempt(game, lambda: turns.declare_attackers(game, action.player, action.attackers))
        case actions.Block():
            attempt(game, lambda: turns.declare_blockers(game, action.player, action.blockers))


def _resolve(game: Game) -> None:
    stack = game.zone(STACK)
    if not stack:
        raise NotModelled("the stack is empty, so nothing can resolve")
    while stack[0].number in game.objects and game.turn.priority is not None:
        priority.everybody_passes(game)


def _announced(said: actions.Announcement) -> Announced:
    return Announced(
        method=said.method,
        face=said.face,
        modes=said.modes,
        splice=said.splice,
        alternative=said.alternative,
        additional=said.additional,
        x=said.x,
        hybrid=said.hybrid,
        phyrexian=said.phyrexian,
        targets=said.targets,
        division=said.division,
        mana=None if said.mana is None else tuple(_mana_choice(one) for one in said.mana),
        payment=None if said.payment is None else tuple((one.symbol, one.source) for one in said.payment),
        cost_objects=said.cost_objects,
        pay_order=said.pay_order,
    )


def _mana_choice(one: actions.ManaActivation) -> ManaChoice:
    return ManaChoice(one.source, one.produces, one.cost_objects, one.ability)


def _decision(one: actions.Decision) -> Decision:
    answer: Any = one.answer
    if isinstance(answer, actions.Cast):
        answer = CastAnswer(answer.card, _announced(answer.announced))
    return Decision(str(one.kind), one.player, answer, one.source)


def _cost_paid(total: TotalCost | None) -> CostPaid | None:
    if total is None:
        return None
    return CostPaid(
        written(total.amount), total.life, tuple(part.word for part, _ in total.parts if part.word != "life")
    )


def _triggered(game: Game, happened: int) -> tuple[TriggerCount, ...]:
    counts = Counter(event.source.id for event in game.log[happened:] if isinstance(event, HasTriggered))
    return tuple(TriggerCount(source, times) for source, times in sorted(counts.items()))


# -- setting up --------------------------------------------------------------------------------------------------------


def set_up(said: position.Position, rules: Rules) -> Game:
    """Make a game that is in a position."""
    game = Game([player.name for player in said.players], rules, said.teams)
    for player in said.players:
        pool = tuple(ManaUnit(unit.symbol, unit.snow, unit.source, unit.restriction) for unit in player.pool)
        for unit in pool:
            if unit.restriction is not None and unit.restriction not in paying.RESTRICTIONS:
                raise Unsupported(f"mana restricted to {unit.restriction}")
        game.change_player(player.name, life=player.life, pool=pool, in_game=player.in_game)
        for zone, field in ZONES:
            held = getattr(player, field)
            if held is None:
                game.fill(LIBRARY, player.name, _default_library(player.name, game.next_number))
            elif held:
                game.fill(zone, player.name, _cards(held, player.name, zone, game.next_number))
    _give_counters(game, said)
    game.fill(BATTLEFIELD, "", _permanents(said.battlefield, game.next_number))
    for permanent in said.battlefield:
        if permanent.attached_to is not None:
            to = permanent.attached_to
            host = to if to in game.players else game.find(to).number
            game.change(game.numbers[permanent.id], attached_to=host)
    active = said.active_player or said.players[0].name
    game.turn = Turn(said.turn, active, str(said.step), said.priority or active)
    planechase.take_over(game)
    return game


def _give_counters(game: Game, said: position.Position) -> None:
    """Players' counters; the poison counters of a team are those of its players together (CR 810.10)."""
    own = {player.name: player.counters for player in said.players}
    for name, counters in own.items():
        poison = sum(own[mate].get("poison", 0) for mate in game.team_of(name))
        game.change_player(name, counters={**counters, "poison": poison} if poison else counters)


@lru_cache(maxsize=64)
def _default_library(player: str, after: int) -> tuple[GameObject, ...]:
    """The library that a position says nothing of; objects never change in place, so that games may share them."""
    places = range(1, position.UNTAPPED_LIBRARY + 1)
    card = _definition(UNKNOWN_CARD)
    return tuple(
        GameObject(after + n, f"{player}:library:{n}", card, player, LIBRARY, player, timestamp=after + n)
        for n in places
    )


def _definition(name: str) -> CardDefinition:
    found = cards.library().get(name) or cards.TOKENS.get(name)
    if found is None:
        raise Unsupported(f"the card {name}")
    return found


def _cards(held: Sequence[position.Card], owner: str, zone: str, after: int) -> list[GameObject]:
    """The objects of a player's zone, top first; the lower a card lies, the longer it has been there."""
    return [
        GameObject(
            number=number,
            id=card.id,
            card=_definition(card.card),
            owner=owner,
            zone=zone,
            controller=owner,
            timestamp=number,
            face_down=card.face_down,
            visible_to=card.visible_to or (),
            counters=card.counters,
        )
        for number, card in zip(range(after + len(held), after, -1), held, strict=True)
    ]


def _permanents(said: Sequence[position.Permanent], after: int) -> list[GameObject]:
    """The permanents of a position, the newest first; they came in the order in which they are listed."""
    return [_permanent_object(permanent, after + place) for place, permanent in enumerate(said, 1)][::-1]


def _permanent_object(permanent: position.Permanent, number: int) -> GameObject:
    definition = _definition(permanent.card)
    faces = [face.name for face in definition.faces]
    return GameObject(
        number=number,
        id=permanent.id,
        card=definition,
        owner=permanent.owner,
        zone=BATTLEFIELD,
        controller=permanent.controller,
        kind="token" if permanent.token else "card",
        timestamp=number,
        face=faces.index(permanent.face) if permanent.face in faces else 0,
        tapped=permanent.tapped,
        face_down=permanent.face_down,
        summoning_sick=permanent.summoning_sick,
        damage=permanent.damage,
        counters=permanent.counters,
        chosen=permanent.chosen,
    )


# -- reading out -------------------------------------------------------------------------------------------------------


def observe(game: Game) -> position.Position:
    """Read the position of a game out."""
    return position.Position(
        players=tuple(_player(game, name) for name in game.order),
        teams=game.teams,
        battlefield=tuple(_permanent(game, thing) for thing in reversed(game.zone(BATTLEFIELD))),
        stack=tuple(_stack_item(game, thing) for thing in game.zone(STACK)),
        turn=game.turn.number,
        active_player=game.turn.active,
        step=position.Step(game.turn.step),
        priority=game.turn.priority,
    )


def _player(game: Game, name: str) -> position.Player:
    state = game.players[name]
    zones = {field: tuple(_card(game, thing) for thing in game.zone(zone, name)) for zone, field in ZONES}
    pool = tuple(position.ManaUnit(unit.symbol, unit.snow, unit.source, unit.restriction) for unit in state.pool)
    return position.Player(name, state.life, state.counters, pool, in_game=state.in_game, **zones)


def _card(game: Game, thing: GameObject) -> position.Card:
    seen = seen_by(game, thing) if thing.face_down or thing.zone in HIDDEN_ZONES else None
    if thing.zone == LIBRARY and not seen and not thing.face_down and not thing.counters:
        return _unseen(thing.id, thing.card.name)
    return position.Card(thing.id, thing.card.name, thing.face_down, thing.counters, visible_to=seen)


@lru_cache(maxsize=4096)
def _unseen(card: str, name: str) -> position.Card:
    """A card of a library that nobody sees."""
    return position.Card(card, name, visible_to=())


def _permanent(game: Game, thing: GameObject) -> position.Permanent:
    to = thing.attached_to
    host = game.get(to) if isinstance(to, int) else None
    return position.Permanent(
        id=thing.id,
        card=thing.card.name,
        controller=thing.controller,
        owner=thing.owner,
        tapped=thing.tapped,
        face=_face(thing),
        face_down=thing.face_down,
        counters=thing.counters,
        damage=thing.damage,
        attached_to=to if isinstance(to, str) else host.id if host else None,
        summoning_sick=thing.summoning_sick,
        token=thing.kind == "token",
        chosen=thing.chosen,
        now=_now(game, thing),
    )


def _face(thing: GameObject) -> str | None:
    return thing.card.faces[thing.face].name if len(thing.card.faces) > 1 and not thing.face_down else None


def _stack_item(game: Game, thing: GameObject) -> position.StackItem:
    chosen = thing.choices or Choices()
    paid = [name for name, times in chosen.additional.items() if times]
    present = targets.present(game, thing) if thing.choices else ()
    return position.StackItem(
        id=game.ref(thing),
        card=thing.card.name,
        controller=thing.controller,
        kind="spell" if thing.kind == "card" else thing.kind,
        face=_face(thing),
        face_down=thing.face_down,
        modes=chosen.modes,
        targets=tuple(game.names(chosen.targets[index]) for index in present if index < len(chosen.targets)),
        division=tuple(chosen.division[index] for index in present if index < len(chosen.division)),
        x=chosen.x,
        paid=tuple(sorted([*paid, *([chosen.alternative] if chosen.alternative else [])])),
        now=_now(game, thing) if thing.ability is None else None,
    )


def _now(game: Game, thing: GameObject) -> position.Characteristics:
    now = game.characteristics(thing)
    keywords = {ability.keyword for ability in now.abilities if ability.keyword and "'t" not in ability.keyword}
    return position.Characteristics(
        name=now.name,
        mana_cost=str(now.mana_cost) if now.mana_cost is not None else "",
        mana_value=value_of(game, thing),
        colors=tuple(color for color in COLORS if color in now.colors),
        types=tuple(sorted(now.supertypes | now.types)),
        subtypes=tuple(sorted(now.subtypes)),
        keywords=tuple(sorted(keywords)),
        power=now.power,
        toughness=now.toughness,
    )
