"""A report from nothing: the corpus is compiled, played, and its verdicts are rolled up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

import conformance
from conformance.adapters.known import REFERENCE, engine_maker
from conformance.adapters.process import Limits
from conformance.adapters.reference import functions_by_rule
from conformance.cases import Case
from conformance.corpus import Corpus, load
from conformance.errors import SelectionError
from conformance.forcing import ForcedByReference
from conformance.guarding import records
from conformance.releases import read_released
from conformance.report.gathering import Editions, Gathering, Place, places, selected
from conformance.report.model import FunctionRow, Report
from conformance.results import CaseResult, Results
from conformance.reviewing import reviewed
from conformance.running import Conditions, run
from conformance.scope import read_scope
from conformance.selecting import rules_of
from conformance.wiki import Wiki, read_wiki
from rules_text import lineage, numbers
from rules_text.editions import baseline, find, load_edition
from rules_text.ledger import load_requirements
from rules_text.model import Revision
from rules_text.store import load_text


def make_report(
    revision: str = "baseline",
    numbering: str | None = None,
    rule: str | None = None,
    engine: str = REFERENCE,
    with_text: bool = False,
    jobs: int = 1,
) -> Report:
    """Play the corpus and return the report.

    Args:
        revision: the edition to play by and to count.
        numbering: the edition whose numbers are shown (a Japanese one has those of the edition that it translates);
            None for the same.
        rule: a section or rule, in the numbering shown, for a report on that alone.
        engine: its name, or the command of its adapter.
        with_text: whether the text of the rules is shown, from the snapshot of the edition.
        jobs: processes at once.

    Raises:
        UnknownRevision: there is no such edition, or no snapshot of it where its text is wanted.
        NumberError, SelectionError: `rule` is no number, or nothing is in scope there.
        FeatureError: the corpus does not compile.
        EngineTrouble: the engine does not start.
    """
    counted = load_edition(find(revision, "en").id, "en")
    shown = load_edition(lineage.edition_of(numbering), "en") if numbering else counted
    editions = Editions(counted, shown, load_edition(baseline(), "en"), _renumbered, load_edition)
    text = load_text(counted.id, "en") if with_text else None
    corpus, ledger = load().require(), load_requirements()
    found = places(editions, read_scope(corpus.root), ledger)
    cases = corpus.cases
    if rule is not None:
        found = selected(found, rule)
        if not found:
            raise SelectionError(f"nothing under {rule} is in scope", f"numbers are those of {shown.id}")
        cases = _checking(cases, found)
    play = _player(engine, jobs, corpus)
    guarded, guard_notice = records.guarded(corpus.digest) if engine == REFERENCE else (frozenset(), "")
    return Gathering(
        editions=editions,
        places=found,
        ledger=ledger,
        cases=cases,
        results=play(cases, counted.id),
        earlier=_by_their_own_edition(cases, counted.id, play),
        functions=functions(),
        guarded=guarded,
        guard_notice=guard_notice,
        wiki=read_wiki(corpus.root) if rule is None else Wiki(),
        text=text,
        text_notice=notice(text) if text else "",
    ).report(conformance.__version__)


def _checking(cases: Iterable[Case], found: Iterable[Place]) -> tuple[Case, ...]:
    wanted = {place.baseline for place in found}
    return tuple(case for case in cases if wanted.intersection(rules_of(case)))


Play = Callable[[Sequence[Case], str], Results]


def _player(engine: str, jobs: int, corpus: Corpus) -> Play:
    """What plays cases on an engine by the rules of an edition.

    For the reference engine every case is scored, since its report is the corpus's own; for another the cases count
    that the last release froze.
    """
    make = engine_maker(engine, Limits(), conformance.__version__)
    is_reference = engine == REFERENCE

    def play(cases: Sequence[Case], edition: str) -> Results:
        conditions = Conditions(
            edition,
            reviewed(tuple(cases), edition),
            scored=None if is_reference else read_released(corpus.root) or None,
            forced=None if is_reference else ForcedByReference(edition),
        )
        return run(cases, make, conditions, jobs=jobs, corpus=corpus.digest)

    return play


def _by_their_own_edition(cases: Sequence[Case], edition: str, play: Play) -> dict[str, CaseResult]:
    """Play the cases whose ruling ended before an edition by the rules of the last edition that they hold in."""
    ended: dict[str, list[Case]] = {}
    for case in cases:
        if case.until is not None and case.until < edition:
            ended.setdefault(case.until, []).append(case)
    runs = [play(own, last) for last, own in sorted(ended.items())]
    return {result.id: result for results in runs for result in results.cases}


def functions() -> tuple[FunctionRow, ...]:
    """List the functions of the reference engine that carry out rules, by module and line."""
    rules: dict[tuple[str, str, int], list[str]] = {}
    for number, refs in functions_by_rule().items():
        for ref in refs:
            rules.setdefault((ref.module, ref.name, ref.line), []).append(number)
    return tuple(
        FunctionRow(
            name=f"{module}:{name}",
            file=f"{module.replace('.', '/')}.py",
            line=line,
            rules=tuple(sorted(own, key=numbers.key)),
        )
        for (module, name, line), own in sorted(rules.items(), key=lambda item: (item[0][0], item[0][2]))
    )


def _renumbered(number: str, edition: str, to: str) -> str | None:
    """What a rule's number is in another edition; the first of several where it was split."""
    found, _ = lineage.load().follow(number, _english(edition), _english(to))
    return next(iter(found), None)


_english = cache(lineage.edition_of)


def notice(text: Revision) -> str:
    """Say whose the text in a report is."""
    game = "Magic: The Gathering Comprehensive Rules"
    return (
        f"The text of the rules in this file is that of the {game}, edition {text.id}, © Wizards of the Coast LLC"
        f" (from {text.source.name}). It is not part of crconf and not under its licence."
    )
