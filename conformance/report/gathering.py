"""Everything that a report stands on, put together: rules of an edition, requirements, cases, verdicts, functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from operator import itemgetter

from conformance.cases import Case
from conformance.report import rolling_up
from conformance.report.model import (
    CaseRow,
    EngineRow,
    ExampleRow,
    FunctionRow,
    ItemRow,
    PageRow,
    Report,
    RequirementRow,
    RuleRow,
    ScopeWord,
    SectionRow,
    SentenceRow,
    Status,
)
from conformance.report.words import printable
from conformance.results import CaseResult, Results
from conformance.scope import Scope
from conformance.wiki import Page, Wiki
from rules_text import numbers
from rules_text.editions import Edition, RuleFacts
from rules_text.ledger import Requirement, holds_in, wordings
from rules_text.model import Revision

Renumber = Callable[[str, str, str], str | None]  # number, from one edition, to another; None: it has no such rule


@dataclass(frozen=True)
class Editions:
    """The edition that is played and counted, the one whose numbers are shown, and the corpus's baseline."""

    counted: Edition
    shown: Edition
    baseline: Edition
    renumber: Renumber
    load: Callable[[str], Edition]  # any other edition, by its name

    def at_baseline(self, number: str) -> str | None:
        """Return the baseline's number of a rule of the edition counted."""
        return self._renumbered(number, self.counted.id, self.baseline.id)

    def as_shown(self, number: str) -> str | None:
        """Return the number of a rule of the edition counted in the numbering shown."""
        return self._renumbered(number, self.counted.id, self.shown.id)

    def home(self, requirement: Requirement) -> str:
        """Return the rule that a requirement belongs to at the baseline; that of its source where it has gone."""
        source = requirement.source
        if source is None:
            return requirement.rule
        return self._renumbered(requirement.rule, source.revision, self.baseline.id) or requirement.rule

    def _renumbered(self, number: str, edition: str, to: str) -> str | None:
        return number if edition == to else self.renumber(number, edition, to)


@dataclass(frozen=True)
class Place:
    """A rule of the edition counted, and what it is called elsewhere."""

    facts: RuleFacts
    baseline: str | None
    shown: str  # in the numbering shown; `edition:number` where the rule has no number there
    section: str  # the section under which it is shown
    scope: ScopeWord


def places(editions: Editions, scope: Scope, ledger: Iterable[Requirement]) -> list[Place]:
    """List the rules that a report is about, in the order of the numbering shown.

    These are the rules in scope, and those outside that have a requirement because others need it. A rule that left
    the text before the baseline has no number there; it belongs to the scope of the rule before it.
    """
    wanted = {editions.home(requirement) for requirement in ledger}
    base_of = _numbered(editions.counted, editions.at_baseline)
    shown_of = _numbered(editions.counted, editions.as_shown)
    found: list[tuple[numbers.Key, Place]] = []
    for section in editions.counted.sections:
        before: ScopeWord | None = None
        for facts in editions.counted.section(section):
            base, shown = base_of.get(facts.number), shown_of.get(facts.number)
            own: ScopeWord | None = before if base is None else scope.of(base)
            before = own
            if own is None and base in wanted:
                own = "elsewhere"
            if own is None:
                continue
            if shown is not None:
                at, under = numbers.key(shown), numbers.section_of(shown)
            else:  # it stands behind the rule that it follows
                at, under = (found[-1][0], found[-1][1].section) if found else (numbers.key(facts.number), section)
                shown = f"{editions.counted.id}:{facts.number}"
            found.append((at, Place(facts, base, shown, under, own)))
    return [place for _, place in sorted(found, key=itemgetter(0))]


def _numbered(edition: Edition, elsewhere: Callable[[str], str | None]) -> dict[str, str]:
    """The number that each rule of an edition has elsewhere; of several that share one, the first has it."""
    first: dict[str, str] = {}
    for rule in edition:
        number = elsewhere(rule.number)
        if number is not None:
            first.setdefault(number, rule.number)
    return {own: number for number, own in first.items()}


def selected(found: Sequence[Place], rule: str) -> list[Place]:
    """Return the places that a section or rule covers, in the numbering shown."""
    return [place for place in found if ":" not in place.shown and numbers.covers(rule, place.shown)]


@dataclass(frozen=True)
class Gathering:
    """A report in the making."""

    editions: Editions
    places: Sequence[Place]
    ledger: Sequence[Requirement]
    cases: Sequence[Case]
    results: Results
    earlier: Mapping[str, CaseResult] = field(default_factory=dict)  # cases that ended, by the rules of their edition
    functions: Sequence[FunctionRow] = ()
    guarded: frozenset[str] = frozenset()  # tags of requirements
    wiki: Wiki = Wiki()  # noqa: RUF009 - a value that never changes
    text: Revision | None = None  # of the edition counted; shown where it is given
    text_notice: str = ""
    guard_notice: str = ""

    @cached_property
    def results_by_id(self) -> dict[str, CaseResult]:
        """The results of the cases that were run, by id."""
        return self.results.by_id()

    @cached_property
    def _played(self) -> dict[str, CaseResult]:
        """The results by which a case is shown: those of its own edition where its ruling ended."""
        return {**self.results_by_id, **self.earlier}

    def report(self, crconf: str) -> Report:
        """Return the report; `crconf` is the version that made it."""
        header = self.results.header
        sections = [
            self._section(number, [self._rule(place) for place in own])
            for number, own in groupby(self.places, lambda place: place.section)
        ]
        rules = [rule for section in sections for rule in section.rules]
        used = {name for rule in rules for row in rule.requirements for name in row.cases}
        used |= {name for rule in rules for example in rule.examples for name in example.cases}
        pages = tuple(self._page(name, page) for name, page in self.wiki.pages.items())
        used |= {name for page in pages for item in page.items for name in item.cases}
        carried_out = {name for rule in rules for name in rule.functions}
        return Report(
            crconf=crconf,
            revision=self.editions.counted.id,
            numbering=self.editions.shown.id,
            baseline=self.editions.baseline.id,
            engine=EngineRow(
                name=printable(header.engine),
                version=printable(header.engine_version),
                homepage=printable(header.homepage),
            ),
            totals=rolling_up.added(section.totals for section in sections),
            sections=tuple(sections),
            cases={case.id: self._case(case) for case in self.cases if case.id in used},
            functions=tuple(one for one in self.functions if one.name in carried_out),
            pages=pages,
            text_notice=self.text_notice,
            guard_notice=self.guard_notice,
        )

    def _section(self, number: str, rules: list[RuleRow]) -> SectionRow:
        title = self.editions.shown.title(number) or self.editions.counted.title(number) or ""
        return SectionRow(
            number=number,
            title=title,
            status=rolling_up.worst(rule.status for rule in rules),
            totals=rolling_up.added(rule.totals for rule in rules),
            rules=tuple(rules),
        )

    def _rule(self, place: Place) -> RuleRow:
        requirements = tuple(self._requirement(one, place) for one in self._required.get(place.facts.number, ()))
        sentences = tuple(self._sentences(place, requirements))
        return RuleRow(
            number=place.shown,
            baseline=place.baseline or place.shown,
            scope=place.scope,
            title=place.facts.title or "",
            status=rolling_up.status_of_rule(requirements, sentences),
            totals=rolling_up.of_rule(requirements, sentences),
            requirements=requirements,
            sentences=sentences,
            examples=tuple(self._examples(place)),
            functions=tuple(one.name for one in self.functions if place.baseline in one.rules),
            text=self._text(place.facts.number),
        )

    def _text(self, number: str) -> tuple[str, ...]:
        if self.text is None or number not in self.text:
            return ()
        rule = self.text.rule(number)
        return tuple(printable(part) for part in (*rule.text.split("\n"), *rule.examples))

    # -- requirements --------------------------------------------------------------------------------------------------

    @cached_property
    def _required(self) -> dict[str, list[Requirement]]:
        """The requirements of each rule of the edition counted: where they belong, else where their sentences are."""
        belonging = {place.baseline: place.facts.number for place in self.places if place.baseline is not None}
        found: dict[str, list[Requirement]] = {}
        for requirement in self.ledger:
            rules = self._rules_with(requirement)
            own = belonging.get(self.editions.home(requirement))
            number = own if own in rules or not rules else rules[0]
            found.setdefault(number or "", []).append(requirement)
        return found

    def _rules_with(self, requirement: Requirement) -> list[str]:
        """The rules of the edition counted that have a sentence of the requirement's, in any of its wordings."""
        prints = frozenset().union(*wordings(requirement))
        return list(dict.fromkeys(rule for rule, own in self._prints if not prints.isdisjoint(own)))

    @cached_property
    def _prints(self) -> tuple[tuple[str, frozenset[str]], ...]:
        facts = (place.facts for place in self.places)
        return tuple((rule.number, frozenset(part.fingerprint for part in rule.sentences)) for rule in facts)

    @cached_property
    def _checking(self) -> dict[str, list[Case]]:
        """The cases that ran or would have run, by the tags of their requirements and examples."""
        found: dict[str, list[Case]] = {}
        for case in self.cases:
            if case.id in self.results_by_id:
                for tag in (*case.requirements, *case.examples):
                    found.setdefault(tag, []).append(case)
        return found

    def _requirement(self, one: Requirement, place: Place) -> RequirementRow:
        cases = self._checking.get(one.tag, [])
        in_force = holds_in(one, self.editions.counted)
        verdicts = [(self.results_by_id if in_force else self._played)[case.id].verdict for case in cases]
        status = rolling_up.of_requirement(one.kind, verdicts)
        return RequirementRow(
            id=one.tag,
            kind=one.kind,
            status=status,
            why=one.reason or _why(status, verdicts),
            en=one.en,
            ja=one.ja,
            sentences=self._claimed(one, place),
            in_force=in_force,
            since=one.since,
            until=one.until,
            guarded=one.tag in self.guarded,
            lacks=rolling_up.lacking(one.kind, [case.branch for case in cases]),
            cases=tuple(case.id for case in cases),
        )

    def _claimed(self, one: Requirement, place: Place) -> tuple[int, ...]:
        """The sentences of the rule, in the edition counted, that a requirement claims."""
        if one.source is None and self.editions.counted.id == self.editions.baseline.id:
            return one.sentences
        prints = frozenset().union(*wordings(one))
        return tuple(n for n, part in enumerate(place.facts.sentences, 1) if part.fingerprint in prints)

    # -- sentences and examples ----------------------------------------------------------------------------------------

    def _sentences(self, place: Place, requirements: Sequence[RequirementRow]) -> Iterator[SentenceRow]:
        unclaimed: Status = "uncovered" if self.editions.counted.id == self.editions.baseline.id else "not reviewed"
        for number in range(1, len(place.facts.sentences) + 1):
            claiming = [row for row in requirements if number in row.sentences and row.in_force]
            if claiming or place.scope != "elsewhere":
                status = rolling_up.worst(row.status for row in claiming) if claiming else unclaimed
                yield SentenceRow(number=number, status=status, requirements=tuple(row.id for row in claiming))

    @cached_property
    def _playing(self) -> dict[str, list[Case]]:
        """The cases that play an example, by the example's fingerprint."""
        found: dict[str, list[Case]] = {}
        for tag, cases in self._checking.items():
            where, slash, count = tag.partition("/ex")
            edition, colon, rule = where.rpartition(":")
            if slash and count.isdigit() and edition != "wiki":
                facts = (self.editions.load(edition) if colon else self.editions.baseline).rule(rule)
                if int(count) <= len(facts.examples):
                    found.setdefault(facts.examples[int(count) - 1].fingerprint, []).extend(cases)
        return found

    def _examples(self, place: Place) -> Iterator[ExampleRow]:
        for number, part in enumerate(place.facts.examples, 1):
            cases = self._playing.get(part.fingerprint, [])
            yield ExampleRow(
                id=f"{place.shown}/ex{number}",
                status=rolling_up.of_cases(self.results_by_id[case.id].verdict for case in cases),
                cases=tuple(case.id for case in cases),
            )

    # -- wiki pages ----------------------------------------------------------------------------------------------------

    def _page(self, name: str, page: Page) -> PageRow:
        items = tuple(self._item(f"{name}/{item}", words) for item, words in page.items.items())
        return PageRow(
            id=name,
            title=page.page,
            revision=page.revision,
            address=page.address,
            status=rolling_up.worst(item.status for item in items),
            items=items,
        )

    def _item(self, item: str, words: str) -> ItemRow:
        cases = self._checking.get(f"wiki:{item}", [])
        return ItemRow(
            id=item,
            status=rolling_up.of_cases(self._played[case.id].verdict for case in cases),
            words=words,
            cases=tuple(case.id for case in cases),
        )

    # -- cases ---------------------------------------------------------------------------------------------------------

    def _case(self, case: Case) -> CaseRow:
        result = self._played[case.id]
        return CaseRow(
            id=case.id,
            name=case.name,
            feature=case.feature,
            line=case.line,
            verdict=result.verdict,
            edition=case.until if case.id in self.earlier and case.until else self.editions.counted.id,
            message=printable(message_of(result)),
            requirements=case.requirements,
            examples=case.examples,
            branch=case.branch,
            since=case.since,
            until=case.until,
            language=case.language,
            source=case.source,
        )


def _why(status: Status, verdicts: Sequence[Status]) -> str:
    """Where not every case has the verdict that decides, how many have it."""
    share = sum(verdict == status for verdict in verdicts)
    return f"{share} of {len(verdicts)} scenarios" if status != "pass" and 0 < share < len(verdicts) else ""


def message_of(result: CaseResult) -> str:
    """Return what is behind a verdict: the step, what was expected and what came, or why there is none."""
    fault = result.fault
    if fault is None:
        return result.message
    return f"line {fault.line}: {fault.step}\nexpected: {fault.expected}\ngot: {fault.got}"
