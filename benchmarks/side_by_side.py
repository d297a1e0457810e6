"""The reference engine beside another, in one run, over the cases that both pass."""

from __future__ import annotations

from benchmarks.measuring import Figure, Measure, best


def beside_phase() -> Figure | None:
    from conformance import corpus, reviewing, running
    from conformance.adapters.known import engine_maker
    from conformance.adapters.process import Limits
    from conformance.errors import EngineTrouble
    from rules_text.editions import baseline

    cases = corpus.load().require().cases
    conditions = running.Conditions(baseline(), reviewing.reviewed(cases, baseline()))
    own, other = (engine_maker(name, Limits()) for name in ("reference", "phase"))
    try:
        passed = [
            {result.id for result in running.run(cases, make, conditions).by_id().values() if result.verdict == "pass"}
            for make in (own, other)
        ]
    except EngineTrouble:
        return None
    both = [case for case in cases if case.id in passed[0] & passed[1]]
    ours, theirs = (best(3, lambda make=make: running.run(both, make, conditions)) for make in (own, other))  # type: ignore[misc]
    told = (
        f"{len(both)} cases: reference {ours / len(both) * 1000:.1f} ms, phase {theirs / len(both) * 1000:.1f} ms each"
    )
    return Figure(f"×{theirs / ours:.1f} of ours", "-", True, told)


FIGURES: dict[str, Measure] = {"phase on the cases both pass": beside_phase}
