"""Mutants: how they are made, how they get into a running engine, and what a case's failing says."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("cosmic_ray", reason="mutants are made by the extra crconf[guard]")

from cosmic_ray.mutating import mutate_code

from conformance.guarding import judging, mutating, passes, reaching, records
from conformance.guarding.own_operators import OWN

SOURCE = '''"""A toll."""


def toll(beads: int, friend: bool = False) -> int:
    if friend:
        return 0
    return beads + 1


def asking(of: int):
    def ask(beads: int) -> bool:
        return beads >= of

    return ask


ask_three = asking(3)


def endless(beads: int) -> int:
    while beads > 0:
        beads = beads - 1
    return beads
'''


@pytest.fixture
def road(tmp_path: Path) -> Iterator[ModuleType]:
    path = tmp_path / "road.py"
    path.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("road", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["road"] = module
    judging._functions.cache_clear()
    yield module
    del sys.modules["road"]
    judging._functions.cache_clear()


def function(road: ModuleType, name: str, line: int) -> mutating.Function:
    assert road.__file__ is not None
    return mutating.function_at("road", name, road.__file__, line)


def mutant(of: mutating.Function, operator: str, occurrence: int = 0) -> mutating.Mutant:
    return next(m for m in mutating.mutants_of(of) if (m.operator, m.occurrence) == (operator, occurrence))


@pytest.mark.parametrize("operator", OWN)
def test_own_operators_do_what_their_examples_say(operator: type) -> None:
    for example in operator.examples():  # type: ignore[attr-defined]
        assert mutate_code(example.pre_mutation_code, operator(), 0) == example.post_mutation_code


def test_a_mutant_changes_one_function_and_nothing_else(road: ModuleType) -> None:
    changed = mutating.mutated_source(mutant(function(road, "toll", 4), "AddNot"))
    assert changed == SOURCE.replace("if friend:", "if not friend:")


def test_there_is_no_function_in_an_empty_line(road: ModuleType) -> None:
    with pytest.raises(mutating.GuardTrouble, match="no function"):
        function(road, "nothing", 2)


def verdicts(one: mutating.Mutant, road: ModuleType, *more: str) -> dict[str, str]:
    """What becomes of a mutant by three cases of the toll's, of which more can be named."""
    plays = {
        "stranger": lambda: road.toll(2) == 3,
        "friend": lambda: road.toll(2, friend=True) == 0,
        "three": lambda: road.ask_three(3),
        "four": lambda: road.ask_three(4),
        "gone": lambda: road.endless(3) == 0,
    }
    return judging.judge(one, [more[:1]], more[1:], lambda case: "pass" if plays[case]() else "fail").verdicts


def test_the_first_failure_is_followed_until_a_case_passes(road: ModuleType) -> None:
    one = mutant(function(road, "toll", 4), "ReplaceBinaryOperator_Add_Sub")
    assert verdicts(one, road, "stranger", "friend", "stranger") == {"stranger": "fail", "friend": "pass"}
    assert road.toll(2) == 3, "this process keeps what it had"


def test_a_mutant_that_none_of_its_own_notice_ends_there(road: ModuleType) -> None:
    one = mutant(function(road, "toll", 4), "ReplaceBinaryOperator_Add_Sub")
    assert verdicts(one, road, "friend", "stranger") == {"friend": "pass"}


def test_closures_made_before_are_mutated_too(road: ModuleType) -> None:
    one = mutant(function(road, "asking", 10), "ReplaceComparisonOperator_GtE_Gt")
    assert verdicts(one, road, "three", "four") == {"three": "fail", "four": "pass"}


def test_a_case_that_goes_on_and_on_is_stopped(road: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "A_CASE", 0.2)
    one = mutant(function(road, "endless", 20), "ReplaceBinaryOperator_Sub_Add")
    assert verdicts(one, road, "gone") == {"gone": "timeout"}


def test_lines_are_those_that_ran(road: ModuleType) -> None:
    assert road.__file__ is not None
    run = reaching.lines_run(lambda: road.toll(2, friend=True), str(Path(road.__file__).parent))
    assert {line for _, line in run} == {5, 6}


# -- on the engine ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def subject() -> passes.Subject:
    return passes.Subject.load()


def test_a_rule_of_the_engine_is_guarded(subject: passes.Subject) -> None:
    outcomes = passes.make_pass(subject, "118.7c")
    record = passes.recorded(subject, outcomes)
    witness = record.requirements["118.7c/colored-reduction-in-excess"]
    assert witness.case in subject.checking["118.7c/colored-reduction-in-excess"]
    assert witness.passing != witness.case
    assert passes.no_longer(record, subject, 1) == []
    assert passes.stale(record, subject) == []


def test_a_record_of_another_engine_is_stale(subject: passes.Subject) -> None:
    record = records.Record(1, "0", subject.digest, {}, {})
    assert passes.stale(record, subject) == ["the engine's code has changed since"]


def test_a_witness_that_is_gone_is_told(subject: passes.Subject) -> None:
    witness = records.Witness("reference_engine.costs:reduced", "AddNot", 9999, "nobody")
    record = records.Record(1, "0", "0", {}, {"118.7c/colored-reduction-in-excess": witness})
    assert passes.no_longer(record, subject, 1) == [
        ("118.7c/colored-reduction-in-excess", "reference_engine.costs:reduced has no such mutant any more")
    ]


def test_a_broken_record_is_told_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "guarded.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(mutating.GuardTrouble, match=r"guarded\.json") as trouble:
        records.read(path)
    assert trouble.value.hint == "make it again with: crconf guard"


def test_a_record_is_the_same_bytes_again(tmp_path: Path) -> None:
    record = records.Record(1, "a", "b", {"killed": 2}, {"1/x": records.Witness("m:f", "AddNot", 0, "one")})
    records.write(record, tmp_path / "a.json")
    records.write(record, tmp_path / "b.json")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    assert records.read(tmp_path / "a.json") == record


def test_every_reason_is_about_a_requirement_that_nothing_guards(subject: passes.Subject) -> None:
    record = records.read()
    assert record is not None
    known = {tag for tags in subject.testable.values() for tag in tags}
    assert set(records.reasons()) <= known - set(record.requirements)
