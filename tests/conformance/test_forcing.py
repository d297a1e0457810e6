"""Which supplied decisions have one legal answer."""

from __future__ import annotations

from conformance.corpus import load
from conformance.forcing import ForcedByReference
from rules_text.editions import baseline
from tests.conformance.samples import land


def test_a_real_choice_is_not_forced_and_what_nothing_hangs_on_is() -> None:
    forced = ForcedByReference(baseline())
    supplied = [
        (case, index, decision.kind)
        for case in load().cases
        if not case.until
        for index, act in enumerate(case.script)
        if act.action is not None
        for decision in act.action.decisions
    ]
    pays = next(one for one in supplied if one[2] == "pay")
    assert forced(*pays) is False
    assert forced(*pays) is False  # from what is known
    assert forced(land(), 0, "choose color") is True  # the case passes without any
