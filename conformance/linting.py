"""Lint: what is wrong with the corpus, before any engine sees it.

Everything here reads compiled features, the ledger and the baseline's edition; only the cards and the payments are
asked of the reference engine, through its adapter.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from conformance.cases import Case
from conformance.corpus import Corpus
from conformance.executing import cards_of, execute
from conformance.needs import CORE, VARIANT_DECKS
from conformance.report.rolling_up import lacking
from conformance.reviewing import holds
from conformance.scope import Scope
from conformance.wiki import Wiki
from rules_text.editions import Edition, baseline, find, load_edition
from rules_text.errors import RulesTextError
from rules_text.ledger import Requirement, check_claims

LONGEST_NAME = 100  # characters of a scenario's name
BEYOND_CORE = 5  # one case in so many may need more than every adapter can offer
MOST_PLANS = 200  # ways to pay that are tried for a case

FEATURES, LEDGER, SCOPE = "features/", "rules_text/requirements/", "features/scope.toml"


class Finding(Struct, frozen=True, order=True, omit_defaults=True):
    """Something that lint refuses: where, what, and what to do."""

    path: str
    line: int
    kind: str  # a word for filters: syntax, tag, uncovered, branch, example, claim, card, same, name, payment ...
    message: str
    hint: str | None = None

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" if self.line else f"{self.path}: {self.message}"


@dataclass(frozen=True)
class Subject:
    """What is linted: the corpus, and what its tags stand for."""

    corpus: Corpus
    requirements: tuple[Requirement, ...]
    scope: Scope
    wiki: Wiki
    released: frozenset[str] = frozenset()  # the case ids of the last release

    @cached_property
    def cases(self) -> tuple[Case, ...]:
        """The corpus's cases."""
        return self.corpus.cases

    @cached_property
    def by_tag(self) -> dict[str, Requirement]:
        """Requirements by their tags."""
        return {requirement.tag: requirement for requirement in self.requirements}

    @cached_property
    def edition(self) -> Edition:
        """The edition whose numbers the corpus uses."""
        return load_edition(baseline(), "en")


def lint(subject: Subject, engine: bool = True) -> tuple[Finding, ...]:
    """Everything that is wrong, in the order of files and lines.

    Args:
        engine: whether the reference engine is asked too: for its cards, and that payments make no difference.
    """
    checks = [compiling, tags, examples_of_tags, editions, coverage, examples, claims, twins, names, ids, needs]
    checks += [cards, payments] if engine else []
    return tuple(sorted({finding for check in checks for finding in check(subject)}))


def _at(case: Case, kind: str, message: str, hint: str | None = None) -> Finding:
    return Finding(FEATURES + case.feature, case.line, kind, message, hint)


# -- what a file says by itself ---------------------------------------------------------------------------------------


def compiling(subject: Subject) -> Iterator[Finding]:
    """What does not compile: syntax, unknown steps and cards, scenarios without id or check; and ids given twice."""
    for problem in subject.corpus.problems:
        yield Finding(FEATURES + problem.path, problem.line, "compile", problem.message, problem.hint)


def names(subject: Subject) -> Iterator[Finding]:
    """Names that are too long, or given twice in one file (pytest-bdd would drop one without a word)."""
    for path, compiled in subject.corpus.features.items():
        first: dict[str, int] = {}
        for scenario in compiled.scenarios:
            where = FEATURES + path, scenario.line, "name"
            if len(scenario.name) > LONGEST_NAME:
                yield Finding(*where, f"the scenario's name has {len(scenario.name)} characters, not {LONGEST_NAME}")
            if not scenario.name.strip():
                yield Finding(*where, "the scenario has no name", "its name states the ruling")
            before = first.setdefault(scenario.name, scenario.line)
            if before != scenario.line:
                yield Finding(*where, f"a scenario of that name stands in line {before} already")


def twins(subject: Subject) -> Iterator[Finding]:
    """Scenarios that are the same case: the same position, actions and checks."""
    first: dict[bytes, Case] = {}
    for case in subject.cases:
        other = first.setdefault(_core_of(case), case)
        if other is not case:
            message = f"this is the same case as {other.id} (features/{other.feature}:{other.line})"
            yield _at(case, "same", message, "keep one, and give it both scenarios' tags")


def _core_of(case: Case) -> bytes:
    """What a case does, without its names and lines; the same case may rule differently in two editions."""
    script = [
        replace(act, checks=tuple(replace(check, line=0, text="") for check in act.checks)) for act in case.script
    ]
    return msgspec.msgpack.encode((case.position, script, case.since, case.until))


def ids(subject: Subject) -> Iterator[Finding]:
    """Ids with numbers of rules in them, which move; ids of the last release that are gone."""
    for case in subject.cases:
        if re.search(r"(?:^|-)[1-9]\d\d(?:-\d+)?[a-z]?(?:-|$)", case.id):
            yield _at(
                case, "id", f"the case id {case.id} looks as if it held a rule's number", "numbers move, ids do not"
            )
    present = {case.id for case in subject.cases}
    for gone in sorted(subject.released - present):
        message = f"the case id {gone} of the last release is gone"
        yield Finding(FEATURES + "released.txt", 0, "id", message, "an id never changes: others' files stand on it")


def needs(subject: Subject) -> Iterator[Finding]:
    """More than one case in five that needs what not every adapter can offer."""
    usual = [case for case in subject.cases if VARIANT_DECKS.isdisjoint(case.needs)]
    beyond = [case for case in usual if not CORE.issuperset(case.needs)]
    if len(beyond) * BEYOND_CORE > len(usual):
        message = f"{len(beyond)} of {len(usual)} cases need more than the core; at most one in five may"
        yield Finding("features", 0, "needs", message, "conformance/needs.py lists the core")


# -- tags -------------------------------------------------------------------------------------------------------------


def tags(subject: Subject) -> Iterator[Finding]:
    """Tags of requirements that name none, or one that is written off; scenarios that check no requirement."""
    by_slug = {requirement.id: requirement for requirement in subject.requirements}
    for case in subject.cases:
        if not case.requirements and not case.examples:
            yield _at(case, "tag", "the scenario says of no requirement or example that it checks it")
        for tag in case.requirements:
            requirement = subject.by_tag.get(tag)
            if requirement is None:
                other = by_slug.get(tag.partition("/")[2])
                hint = f"there is @{other.tag}" if other is not None else f"{LEDGER} lists the requirements"
                yield _at(case, "tag", f"@{tag} names no requirement", hint)
            elif not requirement.testable:
                yield _at(case, "tag", f"@{tag} is written off as {requirement.kind}; no scenario can check it")


def examples_of_tags(subject: Subject) -> Iterator[Finding]:
    """Tags of examples that name none: of the baseline, of another edition, of a wiki page."""
    for case in subject.cases:
        for tag in case.examples:
            edition, colon, rest = tag.rpartition(":")
            if edition == "wiki":
                if rest not in subject.wiki.items:
                    yield _at(case, "tag", f"@{tag} names nothing", "features/wiki.toml lists what the pages hold")
                continue
            number, _, example = rest.partition("/ex")
            try:
                facts = (load_edition(edition) if colon else subject.edition).rule(number)
            except RulesTextError as error:
                yield _at(case, "tag", f"@{tag}: {error}", error.hint)
                continue
            if not 1 <= int(example) <= len(facts.examples):
                yield _at(case, "tag", f"@{tag}: {number} has {len(facts.examples)} examples in that edition")


def editions(subject: Subject) -> Iterator[Finding]:
    """Editions behind @since and @until that do not exist, run backwards, or are at odds with the requirements."""
    for case in subject.cases:
        for name in ("since", "until"):
            edition = getattr(case, name)
            if edition is None:
                continue
            try:
                find(edition, "en")
            except RulesTextError as error:
                yield _at(case, "edition", f"@{name}:{edition}: {error}", error.hint)
        if case.since is not None and case.until is not None and case.since > case.until:
            yield _at(case, "edition", f"the case holds since {case.since} until {case.until}, which is never")


# -- coverage ---------------------------------------------------------------------------------------------------------


def coverage(subject: Subject) -> Iterator[Finding]:
    """Required requirements without a scenario, or without one of each branch that their kind has."""
    cases: defaultdict[str, list[Case]] = defaultdict(list)
    for case in subject.cases:
        for tag in case.requirements:
            cases[tag].append(case)
    for requirement in subject.requirements:
        if not requirement.testable or subject.scope.of(requirement.rule) != "required":
            continue
        where = requirement.file, requirement.line
        own = [case for case in cases[requirement.tag] if not case.contested]
        if not own:
            yield Finding(*where, "uncovered", f"no scenario checks @{requirement.tag}")
            continue
        for branch in lacking(requirement.kind, (case.branch for case in own)):
            yield Finding(*where, "branch", f"no scenario of @{requirement.tag} is tagged @branch:{branch}")


def examples(subject: Subject) -> Iterator[Finding]:
    """Examples of required rules, and of wiki pages, without a scenario."""
    tagged = {tag for case in subject.cases for tag in case.examples}
    for rule in subject.edition:
        if subject.scope.of(rule.number) == "required":
            for number in range(1, len(rule.examples) + 1):
                if f"{rule.number}/ex{number}" not in tagged:
                    yield Finding(SCOPE, 0, "example", f"no scenario plays @{rule.number}/ex{number}")
    for item in subject.wiki.items:
        if f"wiki:{item}" not in tagged:
            yield Finding("features/wiki.toml", 0, "example", f"no scenario plays @wiki:{item}")


def claims(subject: Subject) -> Iterator[Finding]:
    """Sentences in scope that no requirement claims, and all else that is wrong between ledger and baseline."""
    scope = [*subject.scope.required, *subject.scope.planned]
    for finding in check_claims(subject.requirements, subject.edition, scope):
        yield Finding(finding.file or LEDGER, finding.line, "claim", finding.message)


# -- the reference engine ---------------------------------------------------------------------------------------------


def cards(subject: Subject) -> Iterator[Finding]:
    """Cards and tokens in a position that the reference engine does not know."""
    from conformance.adapters.reference import known_cards, known_tokens

    known = known_cards() | known_tokens()
    for case in subject.cases:
        for card in dict.fromkeys(cards_of(case.position)):
            if card not in known:
                yield _at(
                    case, "card", f'the reference engine does not know "{card}"', "reference_engine/cards/ holds it"
                )


def payments(subject: Subject) -> Iterator[Finding]:
    """Cases that some legal payment makes fail: their payment has to be said."""
    from conformance.adapters.reference import ReferenceEngine

    for case in subject.cases:
        engine = ReferenceEngine(plan=0)
        capabilities = engine.initialize(_edition_of(case, subject))
        for plan in range(MOST_PLANS + 1):
            engine.plan = plan
            result = execute(replace(case, contested=False), engine, capabilities)
            if plan == 0 and result.verdict != "pass":
                break  # crconf run tells of it
            if result.verdict != "pass":
                message = (
                    f"with another legal payment (the {plan + 1}th) the case gives {result.verdict}: {result.message}"
                )
                yield _at(case, "payment", message, "say which mana abilities are activated, or what is paid")
                break
            if not engine.plans_left:
                break
        else:
            yield _at(
                case, "payment", f"there are more than {MOST_PLANS} ways to pay", "leave out lands, or say the payment"
            )


def _edition_of(case: Case, subject: Subject) -> str:
    """The edition to try a case at: the baseline if it holds there, else the last in which it does."""
    if holds(case, subject.edition, subject.by_tag):
        return subject.edition.id
    return case.until or case.since or subject.edition.id
