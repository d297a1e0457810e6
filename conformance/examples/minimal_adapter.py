#!/usr/bin/env python3
"""A complete adapter in Python, without any package: an engine that knows how to play a land.

    crconf run --engine 'python3 minimal_adapter.py' --rule 305

It answers five requests, one JSON message a line. What the engine cannot do is "unsupported", never an error and never
a guess. Replace `Engine` by calls into your own; README.md beside this file says what each answer means.
"""

from __future__ import annotations

import copy
import json
import sys
from typing import Any

Message = dict[str, Any]

MAIN_PHASES = ("precombat main", "postcombat main")


class UnsupportedError(Exception):
    """The engine cannot set this up, or do it."""


class Engine:
    """The engine: its state is a position as the protocol has it, which few engines will have so easy."""

    def __init__(self) -> None:
        self.position: Message = {"players": []}
        self.lands_played = 0

    def set_up(self, position: Message) -> None:
        if len(position["players"]) > 4:
            raise UnsupportedError("more than four players")
        if position.get("teams"):
            raise UnsupportedError("teams")
        self.position = copy.deepcopy(position)
        self.lands_played = 0

    def play_land(self, player: str, card: str) -> str | None:
        """Play a land; says why not where the rules forbid it (CR 305.1-305.3)."""
        owner = next(one for one in self.position["players"] if one["name"] == player)
        held = [one for one in owner.get("hand", []) if one["id"] == card]
        if not held:
            return "the card is not in that player's hand"
        if self.position.get("active_player") != player or self.position.get("stack"):
            return "a land is played in one's own turn, with the stack empty"
        if self.position.get("step", "precombat main") not in MAIN_PHASES or self.lands_played:
            return "one land a turn, in a main phase"
        owner["hand"] = [one for one in owner["hand"] if one["id"] != card]
        land = {"id": card, "card": held[0]["card"], "controller": player, "owner": player}
        self.position.setdefault("battlefield", []).append(land)
        self.lands_played += 1
        return None


def initialize(_engine: Engine, _params: Message) -> Message:
    """Who the engine is, and what it can do."""
    return {
        "engine": "Minimal example",
        "version": "1.0",
        "protocol": 1,
        "cards": ["Forest", "Island", "Mountain", "Plains", "Swamp"],  # or "all", "none", "ask"
        "observes": ["all"],
        "moments": True,  # it tells at which moment an action was refused
    }


def setup(engine: Engine, params: Message) -> Message:
    """Put a position on the table."""
    try:
        engine.set_up(params["position"])
    except UnsupportedError as no:
        return {"unsupported": str(no)}
    return {}


def act(engine: Engine, params: Message) -> Message:
    """Carry out one action as the engine's players would; what it refuses it leaves as it was (CR 733.1)."""
    action = params["action"]
    if action["do"] != "play land":
        return {"outcome": "unsupported", "message": action["do"]}
    refused = engine.play_land(action["player"], action["card"])
    if refused:
        return {"outcome": "illegal", "moment": "begin", "message": refused, "rule": "305.3"}
    return {"outcome": "ok"}


def observe(engine: Engine, _params: Message) -> Message:
    """Read the whole position out, and name in "omitted" what the engine cannot see."""
    return engine.position


def shutdown(_engine: Engine, _params: Message) -> Message:
    """Let go of everything; the loop ends after this answer."""
    return {}


METHODS = {one.__name__: one for one in (initialize, setup, act, observe, shutdown)}


def main() -> None:
    engine = Engine()
    for line in sys.stdin:
        request = json.loads(line)
        answer: Message = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            answer["result"] = METHODS[request["method"]](engine, request["params"])
        except Exception as error:  # the engine's own fault: the case is an error, and the next one is played
            print(f"{request['method']}: {error!r}", file=sys.stderr)  # kept with the verdict
            answer["error"] = {"code": -32603, "message": repr(error)}
        print(json.dumps(answer), flush=True)
        if request["method"] == "shutdown":
            break


if __name__ == "__main__":
    main()
