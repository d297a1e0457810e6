"""Answering phase.rs: which move answers a question, by what the case announced and decided.

The engine asks one thing after the other (`waiting_for`). A question that the case has no answer for, or that this
adapter does not know, ends the action as unanswered; nothing is ever chosen by default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conformance.actions import Announcement, Decision, DecisionKind, ManaActivation
from conformance.adapters.phase.positions import COLORS, Names
from conformance.port import Unsupported

Move = dict[str, Any]


class NoAnswer(Exception):  # noqa: N818 - it ends an action, it is no error
    """A question came up for which nothing was supplied; `kind` is the kind of choice, or the engine's own word."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Script:
    """What a case has to say during one action, used up as it is asked for."""

    def __init__(self, names: Names, announced: Announcement, decisions: tuple[Decision, ...]) -> None:
        self.names = names
        self.announced = announced
        self.decisions = list(decisions)
        self.asked: list[str] = []
        self.targets = [target for own in announced.targets for target in own]
        self.counts = [len(own) for own in announced.targets]
        self.shares = [share for own in announced.division for share in own]
        self.phyrexian = list(announced.phyrexian)
        self.additional = dict(announced.additional)
        self.cost_objects = {word: list(ids) for word, ids in announced.cost_objects.items()}
        self.mana: list[ManaActivation] | None = None if announced.mana is None else list(announced.mana)
        self.modes_said = False
        self.x_said = False

    def ask(self, kind: str) -> None:
        """Note that a kind of choice came up."""
        self.asked.append(kind)

    def decide(self, kind: DecisionKind, player: str) -> Any:
        """The answer to a choice of that kind; raises `NoAnswer`."""
        self.ask(kind)
        for index, decision in enumerate(self.decisions):
            if decision.kind == kind and decision.player == player:
                return self.decisions.pop(index).answer
        raise NoAnswer(kind)

    def refs(self, answer: Any) -> list[int]:
        """The engine's numbers of the objects in an answer."""
        ids = (answer,) if isinstance(answer, str) else tuple(answer)
        return [self.number(one) for one in ids]

    def number(self, ref: str) -> int:
        """The engine's number of an object."""
        if ref not in self.names.number:
            raise Unsupported(f"naming {ref}")
        return self.names.number[ref]

    def target(self, ref: str) -> Move:
        """A target as the engine writes it."""
        if ref in self.names.players:
            return {"Player": self.names.seat(ref)}
        return {"Object": self.number(ref)}

    def unused(self) -> tuple[str, ...]:
        """The kinds of what was supplied and never asked for."""
        left = [str(decision.kind) for decision in self.decisions]
        left += ["additional cost" for _ in self.additional]
        left += ["target" for _ in self.targets[:1]]
        left += ["phyrexian" for _ in self.phyrexian[:1]]
        return tuple(left)


Answer = Callable[[Script, Move], Move]


def answer(script: Script, question: Move) -> Move:
    """The move that answers a question; raises `NoAnswer`."""
    found = ANSWERS.get(question["type"])
    if found is None:
        raise NoAnswer(question["type"])
    return found(script, question["data"])


def _player(script: Script, data: Move) -> str:
    return script.names.players[data["player"]]


def _modes(script: Script, data: Move) -> Move:  # noqa: ARG001
    script.ask("mode")
    if script.modes_said or not script.announced.modes:
        raise NoAnswer("mode")
    script.modes_said = True
    return {"type": "SelectModes", "data": {"indices": [mode - 1 for mode in script.announced.modes]}}


def _target(script: Script, data: Move) -> Move:
    """One slot at a time; a slot that may stay empty stays so when the case has no further target."""
    optional = data["target_slots"][data["selection"].get("current_slot", 0)]["optional"]
    if script.asked[-1:] != ["target"]:
        if any(slot["optional"] for slot in data["target_slots"]):
            script.ask("target count")
        script.ask("target")
    if script.targets:
        return {"type": "ChooseTarget", "data": {"target": script.target(script.targets.pop(0))}}
    if optional:
        return {"type": "ChooseTarget", "data": {"target": None}}
    raise NoAnswer("target")


def _trigger_target(script: Script, data: Move) -> Move:
    chosen = script.decide(DecisionKind.TARGET, _player(script, data))
    ref = chosen if isinstance(chosen, str) else chosen[0]
    return {"type": "ChooseTarget", "data": {"target": script.target(ref)}}


def _optional_cost(script: Script, data: Move) -> Move:
    script.ask("additional cost")
    wanted = _named_like(script, data["cost"])
    if wanted is None:
        return {"type": "DecideOptionalCost", "data": {"pay": False}}
    left = script.additional[wanted] - 1
    if left > 0:
        script.additional[wanted] = left
    else:
        del script.additional[wanted]
    return {"type": "DecideOptionalCost", "data": {"pay": True}}


def _named_like(script: Script, cost: Any) -> str | None:
    """The announced cost that a question is about: by its keyword, or the only one where the engine names none."""
    name = str(cost.get("type", "")).lower() if isinstance(cost, dict) else str(cost).lower()
    for wanted in script.additional:
        if wanted.replace("multi", "") in name:
            return wanted
    return next(iter(script.additional)) if len(script.additional) == 1 and name in ("optional", "") else None


def _x(script: Script, data: Move) -> Move:  # noqa: ARG001
    script.ask("x")
    if script.announced.x is None or script.x_said:
        raise NoAnswer("x")
    script.x_said = True
    return {"type": "ChooseX", "data": {"value": script.announced.x}}


def _division(script: Script, data: Move) -> Move:
    script.ask("division")
    targets = data["targets"]
    if len(script.shares) < len(targets):
        raise NoAnswer("division")
    chosen = [target for own in script.announced.targets for target in own]
    share = dict(zip(chosen, script.shares, strict=False))
    pairs = [[target, share.get(script.names.target(target), 0)] for target in targets]
    return {"type": "DistributeAmong", "data": {"distribution": pairs}}


_WORDS = {
    "Sacrifice": "sacrifice", "Discard": "discard", "TapCreatures": "tap", "ReturnToHand": "return", "Reveal": "reveal",
    "ExileFromZone": "exile", "ExileFromManaZone": "exile", "Exile": "exile",
}  # fmt: skip


def _cost_objects(script: Script, data: Move) -> Move:
    script.ask("cost objects")
    word = _WORDS.get(data["kind"]["type"], data["kind"]["type"])
    own = script.cost_objects.get(word, [])
    count = data["count"]
    if len(own) < count:
        if len(data["choices"]) == count:
            return {"type": "SelectCards", "data": {"cards": data["choices"]}}
        raise NoAnswer(word)
    chosen = [script.number(own.pop(0)) for _ in range(count)]
    return {"type": "SelectCards", "data": {"cards": chosen}}


def _phyrexian(script: Script, data: Move) -> Move:
    script.ask("phyrexian")
    shards = data.get("shards", [])
    if len(script.phyrexian) < len(shards):
        raise NoAnswer("phyrexian")
    chosen = [script.phyrexian.pop(0) for _ in shards]
    choices = [{"type": "PayLife"} if one == "life" else {"type": "PayMana"} for one in chosen]
    return {"type": "SubmitPhyrexianChoices", "data": {"choices": choices}}


def _may(script: Script, data: Move) -> Move:
    return {"type": "DecideOptionalEffect", "data": {"accept": script.decide(DecisionKind.MAY, _player(script, data))}}


def _unless(script: Script, data: Move) -> Move:
    return {"type": "PayUnlessCost", "data": {"pay": script.decide(DecisionKind.PAY, _player(script, data))}}


def _cards(kind: DecisionKind) -> Answer:
    def chosen(script: Script, data: Move) -> Move:
        return {"type": "SelectCards", "data": {"cards": script.refs(script.decide(kind, _player(script, data)))}}

    return chosen


def _color(script: Script, data: Move) -> Move:
    color = script.decide(DecisionKind.CHOOSE_COLOR, _player(script, data))
    return {"type": "ChooseManaColor", "data": {"color": COLORS[str(color)]}}


ANSWERS: dict[str, Answer] = {
    "ModeChoice": _modes,
    "AbilityModeChoice": _modes,
    "TargetSelection": _target,
    "TriggerTargetSelection": _trigger_target,
    "OptionalCostChoice": _optional_cost,
    "ChooseXValue": _x,
    "DistributeAmong": _division,
    "PayCost": _cost_objects,
    "PhyrexianPayment": _phyrexian,
    "OptionalEffectChoice": _may,
    "OpponentMayChoice": _may,
    "UnlessPayment": _unless,
    "DiscardChoice": _cards(DecisionKind.DISCARD),
    "DiscardToHandSize": _cards(DecisionKind.DISCARD),
    "SearchChoice": _cards(DecisionKind.SEARCH),
    "ScryChoice": _cards(DecisionKind.SCRY),
    "ChooseManaColor": _color,
}
