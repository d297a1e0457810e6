"""Adapters out of process: an honest one, and hostile ones, each by the word that it is started with.

    python adapters.py honest
    python adapters.py hang setup 2    # at its second setup

It knows one rule, as `tests.fakes.engines` does, and needs nothing but Python itself, so that it starts quickly.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

WAYS = (
    "honest", "hang", "die", "kill", "garbage", "half", "array", "wrong-id", "no-id", "twice", "late", "flood", "log",
    "misfit", "error", "deep", "binary", "deaf", "child", "stays", "protocol", "silent", "chatter",
)  # fmt: skip


def main(way: str, at: str = "act", count: int = 1) -> None:
    """Answer requests; go wrong in one way at the count-th request of one kind, or at each (0)."""
    table: dict[str, Any] = {}
    seen = 0
    if way == "child":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        print(f"child {child.pid}", file=sys.stderr, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        seen += request["method"] == at
        wrong = request["method"] == at and count in (0, seen)
        if wrong and way == "deaf":
            time.sleep(600)
        answer = {"jsonrpc": "2.0", "id": request["id"], "result": answers(request, table)}
        put(way if wrong else "honest", answer, request["id"])
        if request["method"] == "shutdown":
            if way == "stays":
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
                time.sleep(600)
            return
    if way == "stays":
        time.sleep(600)


def answers(request: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """What an honest adapter answers."""
    method, params = request["method"], request["params"]
    if method == "initialize":
        offers = {"cards": "all", "observes": ["all"], "moments": True}
        return {"engine": "fake adapter", "version": "1", "protocol": 1, **offers}
    if method == "setup":
        table.clear()
        table.update(params["position"])
    if method == "observe":
        return table
    if method == "act":
        return act(params["action"], table)
    return {}


def act(action: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """Play a land in a main phase; refuse it elsewhere; pass; nothing else."""
    if action["do"] == "pass":
        return {"outcome": "ok"}
    if action["do"] != "play land":
        return {"outcome": "unsupported", "message": "spells"}
    if table.get("step", "precombat main") != "precombat main":
        return {"outcome": "illegal", "moment": "begin"}
    player = next(one for one in table["players"] if one["name"] == action["player"])
    player["hand"] = [card for card in player["hand"] if card["id"] != action["card"]]
    owner = {"controller": action["player"], "owner": action["player"]}
    land = {"id": action["card"], "card": action["card"].partition("#")[0], **owner}
    table["battlefield"] = [*table.get("battlefield", []), land]
    return {"outcome": "ok"}


def put(way: str, answer: dict[str, Any], request: int) -> None:
    """Write an answer, in one of the ways in which that can go wrong."""
    right = json.dumps(answer) + "\n"
    if way == "hang":
        time.sleep(600)
    elif way == "silent":
        os.close(1)
        time.sleep(600)
    elif way == "die":
        print("it is all over", file=sys.stderr, flush=True)
        os._exit(3)
    elif way == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    elif way == "log":
        sys.stderr.write("noise\n" * 500_000)
    written = {
        "garbage": "what is this?\n" + right,
        "half": right[: len(right) // 2],
        "array": "[1, 2, 3]\n",
        "wrong-id": json.dumps({**answer, "id": 10_000}) + "\n",
        "no-id": json.dumps({**answer, "id": None}) + "\n",
        "twice": right + right,
        "flood": json.dumps({**answer, "result": "x" * 3_000_000}) + "\n",
        "misfit": json.dumps({**answer, "result": {"outcome": "perhaps"}}) + "\n",
        "error": json.dumps({"jsonrpc": "2.0", "id": request, "error": {"code": -1, "message": "cannot"}}) + "\n",
        "deep": "[" * 100_000 + "\n",
        "protocol": json.dumps({**answer, "result": {**answer["result"], "protocol": 99}}) + "\n",
        "chatter": right + "by the way\n",
    }
    if way == "late":
        time.sleep(1.5)
    if way == "binary":
        sys.stdout.buffer.write(b"\xff\xfe\x00\x80\n")
    sys.stdout.write(written.get(way, right) if way != "binary" else "")
    sys.stdout.flush()
    if way == "half":
        time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:4]))
