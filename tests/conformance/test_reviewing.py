"""In which editions a case holds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from conformance.cases import Case
from conformance.reviewing import holds, requirements_by_tag, reviewed
from rules_text.editions import baseline, load_edition
from rules_text.errors import UnknownRevision
from rules_text.ledger import Requirement, Reviewed
from tests.conformance.samples import land

RULE = "601.2h"
PRINTS = tuple(one.fingerprint for one in load_edition("baseline", "en").rule(RULE).sentences[:1])


def required(**more: object) -> dict[str, Requirement]:
    fields = {"id": "x", "kind": "must", "rule": RULE, "sentences": (1,), "reviewed": Reviewed("20260807", PRINTS)}
    return {f"{RULE}/x": Requirement(**{**fields, **more})}  # type: ignore[arg-type]


def case(**more: object) -> Case:
    return replace(land(), requirements=(f"{RULE}/x",), **more)


@pytest.mark.parametrize(
    ("since", "until", "edition", "expected"),
    [
        (None, None, "20260807", True),
        ("20150717", None, "20260807", True),
        ("20150717", None, "20150717", True),
        ("20150717", None, "20150327", False),
        (None, "20231117", "20231117", True),
        (None, "20231117", "20240206", False),
        (None, "20231117", "20260807", False),
        ("20150717", "20231117", "20190823", True),
        ("20150717", "20231117", "20240206", False),
    ],
)
def test_since_and_until_are_inclusive(since: str | None, until: str | None, edition: str, expected: bool) -> None:
    requirements = required(reviewed=Reviewed("20260807", ("0" * 16,)))  # fingerprints that no edition has
    assert holds(case(since=since, until=until), load_edition(edition, "en"), requirements) is expected


def test_without_them_the_sentences_decide() -> None:
    edition = load_edition("20231117", "en")
    same = set(PRINTS) <= edition.fingerprints
    assert holds(case(), edition, required()) is same
    unseen = required(reviewed=Reviewed("20260807", ("0" * 16,)))
    assert holds(case(), edition, unseen) is False
    assert holds(case(), load_edition("baseline", "en"), unseen) is True


def test_every_requirement_has_to_hold() -> None:
    both = {**required(), "601.2f/gone": Requirement(id="gone", kind="must", rule="601.2f", until="20150717")}
    one = replace(land(), requirements=(f"{RULE}/x", "601.2f/gone"))
    assert holds(one, load_edition("baseline", "en"), both) is False


def test_a_case_without_requirements_holds_at_the_baseline_alone() -> None:
    one = replace(land(), requirements=())
    assert holds(one, load_edition("baseline", "en"), {}) is True
    assert holds(one, load_edition("20231117", "en"), {}) is False


def test_the_ledger_decides_of_many_cases_at_once() -> None:
    assert reviewed((case(id="a"), case(id="b", until="20150717")), baseline()) == {"a": True, "b": False}
    assert all(tag == requirement.tag for tag, requirement in requirements_by_tag().items())
    with pytest.raises(UnknownRevision):
        reviewed((), "19000101")
