"""How the cost grows: with the objects of a position, and with the cases of the corpus."""

from __future__ import annotations

import resource
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from time import perf_counter

from msgspec.structs import replace

from benchmarks.measuring import Figure, Measure, best
from conformance.cases import Case
from conformance.position import Card, Permanent, Player

SIZES = (10, 100, 1_000, 10_000)  # objects besides those that matter
COPIES = (1, 10, 100)  # of the corpus
LINEAR = 15  # ten times as much may cost this many times as much


def position_growth() -> Figure:
    """Lightning Bolt, cast for a land tapped meanwhile, in a game with ever more permanents and buried cards."""
    from conformance.adapters.reference import ReferenceEngine
    from conformance.executing import execute
    from rules_text.editions import baseline

    engine = ReferenceEngine()
    capabilities = engine.initialize(baseline())
    times = []
    for size in SIZES:
        case = crowded(_case("land-tapped-while-casting"), size)
        assert execute(case, engine, capabilities).verdict == "pass"
        times.append(best(5, lambda case=case: execute(case, engine, capabilities)))  # type: ignore[misc]
    told = ", ".join(f"{size:,} objects {seconds * 1000:.1f} ms" for size, seconds in zip(SIZES, times, strict=True))
    return _growth(times, told)


def corpus_growth() -> Figure:
    """The whole corpus once, ten and a hundred times over, each in a process of its own, with its peak of memory."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        runs = list(pool.map(play_copies, COPIES))
    times = [seconds for seconds, _ in runs]
    told = ", ".join(f"×{n} {seconds:.1f} s {peak:.0f} MB" for n, (seconds, peak) in zip(COPIES, runs, strict=True))
    return _growth(times, told)


def _growth(times: Sequence[float], told: str) -> Figure:
    steepest = max(later / earlier for earlier, later in pairwise(times))
    return Figure(f"×{steepest:.1f} for ×10", f"×{LINEAR}", steepest <= LINEAR, told)


def _case(name: str) -> Case:
    from conformance import corpus

    return next(case for case in corpus.load().require().cases if case.id == name)


def crowded(case: Case, size: int) -> Case:
    """Return a case with that many more objects: half are lands of the last player's, half lie in their graveyard."""
    *others, last = case.position.players
    half = range(1, size // 2 + 1)
    lands = tuple(Permanent(f"Forest#{n}", "Forest", last.name, last.name) for n in half)
    cards = tuple(Card(f"Grizzly Bears#{n}", "Grizzly Bears") for n in half)
    buried: Player = replace(last, graveyard=last.graveyard + cards)
    battlefield = case.position.battlefield + lands
    return replace(case, position=replace(case.position, battlefield=battlefield, players=(*others, buried)))


def play_copies(copies: int) -> tuple[float, float]:
    """Play the corpus so many times over; return the seconds and the process's peak in MB."""
    from conformance import corpus, reviewing, running
    from conformance.adapters.reference import ReferenceEngine
    from rules_text.editions import baseline

    once = corpus.load().require().cases
    holding = reviewing.reviewed(once, baseline())
    cases = [replace(case, id=f"{case.id}-{n}") for n in range(copies) for case in once if holding[case.id]]
    start = perf_counter()
    running.run(cases, ReferenceEngine, running.Conditions(baseline()))
    return perf_counter() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


FIGURES: dict[str, Measure] = {
    "a case in ever bigger positions": position_growth,
    "the corpus many times over": corpus_growth,
}
