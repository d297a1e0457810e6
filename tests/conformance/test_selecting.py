"""Which cases a run plays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from conformance.cases import Case
from conformance.errors import SelectionError
from conformance.selecting import Selection, read_shard, rules_of, select
from rules_text.errors import NumberError
from tests.conformance.samples import land


def one(name: str, *rules: str, examples: tuple[str, ...] = ()) -> Case:
    return replace(land(), id=name, requirements=tuple(f"{rule}/x" for rule in rules), examples=examples)


CASES = (
    one("costs", "118.3a"),
    one("begin", "601.2"),
    one("modes", "601.2b", "700.2"),
    one("total", "601.2f", examples=("601.2h/ex1", "20231117:118.3c/ex1", "wiki:may-cast/1")),
    one("others", "601.3"),
    one("tens", "601.10"),
)


def ids(selection: Selection) -> list[str]:
    return [case.id for case in select(CASES, selection)]


@pytest.mark.parametrize(
    ("rules", "chosen"),
    [
        ((), ["costs", "begin", "modes", "total", "others", "tens"]),
        (("601",), ["begin", "modes", "total", "others", "tens"]),
        (("6",), ["begin", "modes", "total", "others", "tens"]),
        (("601.2",), ["begin", "modes", "total"]),
        (("601.1",), []),
        (("601.2f",), ["total"]),
        (("601.2h",), ["total"]),  # by its example
        (("601.2a-d",), ["modes"]),
        (("601.2a-601.3",), ["modes", "total", "others"]),
        (("118", "601.3"), ["costs", "others"]),
        (("700.2",), ["modes"]),
    ],
)
def test_by_rule_parent_and_range(rules: tuple[str, ...], chosen: list[str]) -> None:
    if chosen:
        assert ids(Selection(rules)) == chosen
    else:
        with pytest.raises(SelectionError, match="no case fits --rule"):
            ids(Selection(rules))


def test_by_words_all_of_which_must_fit() -> None:
    assert ids(Selection(words=("TOTAL",))) == ["total"]
    assert ids(Selection(words=("700.2",))) == ["modes"]
    assert len(ids(Selection(words=("plays", "mountain")))) == len(CASES)  # in the steps
    with pytest.raises(SelectionError, match="no case fits -k 'total' -k 'modes'"):
        ids(Selection(words=("total", "modes")))


def test_by_id() -> None:
    assert ids(Selection(ids=frozenset({"tens", "costs"}))) == ["costs", "tens"]


@pytest.mark.parametrize("parts", [1, 2, 3, 6])
def test_shards_are_a_partition(parts: int) -> None:
    pieces = [ids(Selection(shard=(part, parts))) for part in range(1, parts + 1)]
    assert sorted(one for piece in pieces for one in piece) == sorted(case.id for case in CASES)


def test_a_shard_is_read_or_told() -> None:
    assert read_shard("2/5") == (2, 5)
    for wrong in ("0/5", "6/5", "2", "a/b", "2/5/7"):
        with pytest.raises(SelectionError, match="is no shard"):
            read_shard(wrong)


def test_numbers_are_read_in_the_numbering_in_force() -> None:
    shown = {"118.3a": ("117.3a",), "601.2f": ("601.2e", "601.2g"), "601.3": ()}
    then = [case.id for case in select(CASES, Selection(("117", "601.2g")), shown)]
    assert then == ["costs", "total"]
    with pytest.raises(SelectionError):
        select(CASES, Selection(("118",)), shown)
    with pytest.raises(SelectionError):
        select(CASES, Selection(("601.3",)), shown)


def test_what_is_no_rule_is_told() -> None:
    with pytest.raises(NumberError):
        ids(Selection(("casting",)))


def test_the_rules_of_a_case_are_those_of_its_tags() -> None:
    assert rules_of(CASES[3]) == ("601.2f", "601.2h")
    assert rules_of(CASES[2]) == ("601.2b", "700.2")
