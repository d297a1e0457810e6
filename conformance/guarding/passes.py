"""A pass: the mutants of the code that carries out rules, played on the cases of these rules' requirements."""

from __future__ import annotations

import inspect
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import NamedTuple

import msgspec

from conformance import corpus as corpora
from conformance.adapters.reference import ENGINE_FOLDER, ReferenceEngine, functions_by_rule
from conformance.cases import Case
from conformance.executing import execute
from conformance.guarding import records
from conformance.guarding.judging import Judged, judge
from conformance.guarding.mutating import Function, Mutant, function_at, mutants_of
from conformance.guarding.reaching import lines_run
from conformance.guarding.records import FORMAT, Record, Witness, engine_digest
from conformance.reviewing import reviewed
from rules_text import numbers
from rules_text.editions import baseline
from rules_text.ledger import load_requirements

OTHERS = 40  # so many cases that run the mutated line are asked at most whether one still passes


class Outcome(NamedTuple):
    """A mutant, what became of it, and the requirements that it guards, each with its witness."""

    mutant: Mutant
    judged: Judged
    guards: dict[str, Witness]

    @property
    def fate(self) -> str:
        """ "unplayed", "killed" by a check of one of its rules' cases, "broken" by errors alone, or "survived"."""
        verdicts = set(self.judged.verdicts.values())
        if not verdicts:
            return "unplayed"
        if "fail" in verdicts:
            return "killed"
        return "survived" if verdicts <= {"pass"} else "broken"


@dataclass(frozen=True)
class Subject:
    """The cases that hold at the baseline, the requirements that they check, the engine's code for these."""

    cases: Mapping[str, Case]
    digest: str

    @classmethod
    def load(cls) -> Subject:
        """Take the corpus and the ledger as they are."""
        corpus = corpora.load().require()
        holding = reviewed(corpus.cases, baseline())
        cases = {case.id: case for case in corpus.cases if holding[case.id] and not case.contested}
        return cls(cases, corpus.digest)

    @cached_property
    def testable(self) -> dict[str, list[str]]:
        """The requirements that are testable and have a case here, by the rule that they belong to."""
        found: dict[str, list[str]] = {}
        for one in load_requirements():
            if one.testable and one.source is None and one.tag in self.checking:
                found.setdefault(one.rule, []).append(one.tag)
        return found

    @cached_property
    def checking(self) -> dict[str, list[str]]:
        """The cases of each requirement, by its tag."""
        found: dict[str, list[str]] = {}
        for case in self.cases.values():
            for tag in case.requirements:
                found.setdefault(tag, []).append(case.id)
        return found

    def functions(self, rule: str | None = None) -> dict[Function, list[str]]:
        """The functions that carry out rules with testable requirements, with the tags of these."""
        found: dict[Function, list[str]] = {}
        for number, refs in sorted(functions_by_rule().items()):
            if number not in self.testable or (rule is not None and not numbers.covers(rule, number)):
                continue
            for ref in refs:
                file = inspect.getfile(import_module(ref.module))
                found.setdefault(function_at(ref.module, ref.name, file, ref.line), []).extend(self.testable[number])
        return {function: list(dict.fromkeys(tags)) for function, tags in sorted(found.items())}

    @cached_property
    def reach(self) -> dict[str, frozenset[tuple[str, int]]]:
        """The lines of the engine that each case runs."""
        folder = str(ENGINE_FOLDER)
        return {name: lines_run(lambda name=name: self.play(name), folder) for name in self.cases}  # type: ignore[misc]

    @cached_property
    def _running(self) -> dict[tuple[str, int], list[str]]:
        found: dict[tuple[str, int], list[str]] = {}
        for case, lines in self.reach.items():
            for line in lines:
                found.setdefault(line, []).append(case)
        return found

    def running(self, mutant: Mutant) -> list[str]:
        """The cases that run a line of the mutant's, in the corpus's order."""
        first, last = mutant.lines
        places = [(mutant.function.file, line) for line in range(first, last + 1)]
        found = {case for place in places for case in self._running.get(place, ())}
        return [case for case in self.cases if case in found]

    def play(self, name: str) -> str:
        """Play a case on an engine of its own; returns the verdict."""
        engine = ReferenceEngine()
        capabilities = engine.initialize(baseline())
        return execute(self.cases[name], engine, capabilities).verdict

    def outcome(self, mutant: Mutant, tags: Sequence[str]) -> Outcome:
        """Play a mutant and say which requirements it guards."""
        running = self.running(mutant)
        near = set(running)
        own = {tag: [case for case in self.checking[tag] if case in near] for tag in tags}
        own = {tag: cases for tag, cases in own.items() if cases}
        if not own:
            return Outcome(mutant, Judged({}, "none of its rules' cases runs it"), {})
        ours = {case for cases in own.values() for case in cases}
        others = [case for case in running if case not in ours][:: max(1, len(running) // OTHERS)]
        judged = judge(mutant, list(own.values()), others, self.play)
        return Outcome(mutant, judged, self._guards(mutant, judged, own, others))

    def _guards(
        self, mutant: Mutant, judged: Judged, own: Mapping[str, Sequence[str]], others: Sequence[str]
    ) -> dict[str, Witness]:
        passing = next((case for case, verdict in judged.verdicts.items() if verdict == "pass"), "")
        found = {}
        for tag, cases in own.items():
            failed = next((case for case in cases if judged.verdicts.get(case) == "fail"), None)
            alone = not others and all(set(rest) <= set(cases) for rest in own.values())
            if failed is not None and (passing or alone):
                function = f"{mutant.function.module}:{mutant.function.name}"
                found[tag] = Witness(function, mutant.operator, mutant.occurrence, failed, passing)
        return found


def make_pass(
    subject: Subject, rule: str | None = None, jobs: int = 1, on_function: Callable[[object], None] = lambda _: None
) -> list[Outcome]:
    """Play every mutant of the functions that carry out a rule, or all rules; `on_function` is told of each.

    Raises `GuardTrouble` where mutants cannot be made.
    """
    functions = list(subject.functions(rule).items())
    _ = subject.reach  # before the processes part, so that all have it
    global _SUBJECT
    _SUBJECT = subject
    outcomes: list[Outcome] = []
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("fork")) as pool:
        for found in pool.map(_of_function, functions):
            outcomes += found
            on_function(found)
    return outcomes


_SUBJECT: Subject | None = None


def _of_function(one: tuple[Function, list[str]]) -> list[Outcome]:
    function, tags = one
    assert _SUBJECT is not None
    return [_SUBJECT.outcome(mutant, tags) for mutant in mutants_of(function)]


def stale(record: Record, subject: Subject) -> list[str]:
    """What has changed since the record was made, in words."""
    now = {"the engine's code": (record.engine, engine_digest()), "the features": (record.corpus, subject.digest)}
    return [f"{what} has changed since" for what, (then, today) in now.items() if then != today]


def no_longer(record: Record, subject: Subject, sample: int) -> list[tuple[str, str]]:
    """Play a sample of the record's mutants again; returns the requirements that they no longer guard, and why."""
    tags = sorted(record.requirements)
    found = []
    by_name = {f"{one.module}:{one.name}": one for one in subject.functions()}
    for tag in tags[:: max(1, len(tags) // sample)] if sample else ():
        witness = record.requirements[tag]
        function = by_name.get(witness.function)
        mutants = mutants_of(function) if function is not None else ()
        mutant = next(
            (m for m in mutants if (m.operator, m.occurrence) == (witness.operator, witness.occurrence)), None
        )
        if mutant is None:
            found.append((tag, f"{witness.function} has no such mutant any more"))
            continue
        verdicts = judge(mutant, [[witness.case]], [], subject.play).verdicts
        if verdicts.get(witness.case) != "fail":
            found.append((tag, f"{witness.case} does not notice {mutant.name}"))
    return found


def recorded(subject: Subject, outcomes: Iterable[Outcome]) -> Record:
    """What a pass says, for the record: for each requirement the first mutant that guards it."""
    outcomes = list(outcomes)
    requirements: dict[str, Witness] = {}
    for outcome in outcomes:
        for tag, witness in outcome.guards.items():
            requirements.setdefault(tag, witness)
    fates = Counter(outcome.fate for outcome in outcomes)
    return Record(FORMAT, engine_digest(), subject.digest, dict(sorted(fates.items())), requirements)


def unguarded(subject: Subject, record: Record, rule: str | None = None) -> dict[str, str]:
    """The testable requirements that nothing guards, each with the reason that somebody gave, if any."""
    reasons = records.reasons()
    tags = [
        tag for number, own in subject.testable.items() if rule is None or numbers.covers(rule, number) for tag in own
    ]
    return {tag: reasons.get(tag, "") for tag in tags if tag not in record.requirements}


def as_json(record: Record, missing: Mapping[str, str], outcomes: Iterable[Outcome]) -> str:
    """The outcome as one JSON document."""
    survived = [{"place": one.mutant.place, "mutant": one.mutant.name} for one in outcomes if one.fate == "survived"]
    whole = {"record": record, "unguarded": missing, "survivors": survived}
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n"
