"""The protocol, version 1: its schema is frozen, and what travels fits it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

import conformance
from conformance.adapters.reference import ReferenceEngine
from conformance.adapters.serving import serve
from conformance.corpus import load
from conformance.exporting import to_json
from conformance.messages import METHODS, protocol_schema
from conformance.port import PROTOCOL_VERSION, Engine
from conformance.position import Position
from tests.conformance.cli.commands import Crconf

FROZEN = Path(conformance.__file__).with_name("protocol.schema.json")


def test_the_schema_that_is_shipped_is_the_one_of_the_types() -> None:
    """A change of what is here is a change of the protocol: others' adapters stand on it."""
    assert PROTOCOL_VERSION == 1
    assert FROZEN.read_bytes() == to_json(protocol_schema()), "crconf adapter schema > conformance/protocol.schema.json"


def test_the_command_prints_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert Crconf(monkeypatch, capsys)("adapter", "schema").out == FROZEN.read_text("utf-8")


def validator(method: str, part: str) -> jsonschema.Draft202012Validator:
    schema = json.loads(FROZEN.read_text("utf-8"))
    return jsonschema.Draft202012Validator({"$ref": schema["methods"][method][part]["$ref"], "$defs": schema["$defs"]})


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(json.loads(FROZEN.read_text("utf-8")))
    assert set(json.loads(FROZEN.read_text("utf-8"))["methods"]) == set(METHODS)


def as_json(document: object) -> Any:
    return json.loads(msgspec.json.encode(document))


def talk(*requests: tuple[str, Any], engine: Engine | None = None) -> list[dict[str, Any]]:
    """Answers of an adapter around an engine, without another word the reference engine."""
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate(requests, 1)
    ]
    out = io.BytesIO()
    serve(engine or ReferenceEngine(), io.BytesIO("\n".join(lines).encode()), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["id"] for answer in answers] == list(range(1, len(answers) + 1))
    return answers


def test_what_travels_fits_the_schema() -> None:
    cases = [case for case in load().cases if case.language == "en"][::25]
    requests: list[tuple[str, Any]] = [("initialize", {"revision": "20260807", "protocol": 1, "corpus": "0"})]
    for case in cases:
        requests.append(("setup", {"position": as_json(case.position), "seed": 0}))
        for act in case.script:
            if act.action is not None:
                requests.append(("act", {"action": as_json(act.action)}))
            requests.append(("observe", {}))
    requests.append(("shutdown", {}))
    answers = talk(*requests)
    assert len(answers) == len(requests) > 30
    for (method, params), answer in zip(requests, answers, strict=True):
        validator(method, "params").validate(params)
        assert "error" not in answer, answer
        validator(method, "result").validate(answer["result"])


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [("dance", {}, -32601), ("setup", {}, -32602), ("act", {"action": {"do": "dance"}}, -32602)],
)
def test_a_request_that_cannot_be_served_is_an_error_answer(method: str, params: object, code: int) -> None:
    first, second, third = talk(("initialize", {"revision": "20260807"}), (method, params), ("shutdown", {}))
    assert "result" in first
    assert second["error"]["code"] == code
    assert third["result"] == {}


class Falls(ReferenceEngine):
    """Falls over when it is looked at."""

    def observe(self) -> Position:
        raise ZeroDivisionError("division by zero")


def test_an_engine_that_falls_over_is_an_error_answer() -> None:
    assert talk(("observe", {}), ("shutdown", {}), engine=Falls())[0]["error"] == {
        "code": -32603,
        "message": "ZeroDivisionError: division by zero",
    }


def test_what_the_engine_does_not_know_is_unsupported() -> None:
    position = {"players": [{"name": "Alice", "hand": [{"id": "Nonsense", "card": "Nonsense"}]}]}
    answers = talk(("initialize", {"revision": "20260807"}), ("setup", {"position": position, "seed": 0}))
    assert answers[1]["result"] == {"unsupported": "the card Nonsense"}
