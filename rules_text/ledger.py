"""The ledger: for each rule in scope, in our own words, what an engine must do, and which sentences it comes from.

    requirements = load_requirements()
    for finding in check_claims(requirements, load_edition("baseline"), scope=["118", "601"]):
        print(finding)

The files are `rules_text/requirements/<section>.yaml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import yaml

from rules_text import editions, numbers
from rules_text.editions import Edition, RuleFacts
from rules_text.errors import LedgerError, NumberError, RulesTextError, UnknownRevision
from rules_text.fingerprints import Print

REQUIREMENTS = Path(__file__).parent / "requirements"

Kind = Literal["must", "may", "cannot", "definition", "physical", "historical", "elsewhere", "no-card"]
TESTABLE = frozenset(("must", "may", "cannot"))  # the other kinds are written off, with a reason

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # PyYAML without libyaml: the same, slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]


class Reviewed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition at which a person last read requirement and sentences together, and what the sentences were."""

    revision: str
    fingerprints: tuple[str, ...]


class Elsewhere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sentences of another edition: where a requirement comes from, or the words in which it stood there."""

    revision: str
    rule: str
    lang: str = "en"
    sentences: tuple[int, ...] = ()
    examples: tuple[int, ...] = ()


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One obligation of an engine, or a sentence written off with a reason."""

    id: str  # the slug, unique in the corpus
    kind: Kind
    rule: str = ""  # at the baseline, or at the source's edition
    en: str = ""
    ja: str = ""
    reason: str = ""
    sentences: tuple[int, ...] = ()  # from 1
    examples: tuple[int, ...] = ()  # from 1
    because: str = ""  # why one requirement claims several sentences
    source: Elsewhere | None = None  # where the baseline has no such sentence
    also: tuple[Elsewhere, ...] = ()  # the same obligation as earlier editions word it
    since: str | None = None  # editions, both inclusive
    until: str | None = None
    reviewed: Reviewed | None = None
    file: str = ""
    line: int = 0

    @property
    def tag(self) -> str:
        """What a scenario's tag says behind its @: `601.2f/cost-locked-in`."""
        return f"{self.rule}/{self.id}"

    @property
    def testable(self) -> bool:
        """Whether scenarios check it."""
        return self.kind in TESTABLE

    @property
    def where(self) -> str:
        """FILE:LINE."""
        return f"{self.file}:{self.line}"


class Finding(msgspec.Struct, frozen=True):
    """Something wrong with the ledger; `kind` is a word for filters, `rule` the rule it is about."""

    kind: str
    rule: str
    message: str
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.file else self.message


def load_requirements(paths: Iterable[Path] | None = None) -> tuple[Requirement, ...]:
    """Return the requirements of files, in the files' order.

    Args:
        paths: files; None for all of `rules_text/requirements/`, in order of section.

    Raises:
        LedgerError: a file cannot be read, an entry is malformed, or two have one id; FILE:LINE.
    """
    files = sorted(REQUIREMENTS.glob("*.yaml")) if paths is None else list(paths)
    loaded = tuple(requirement for path in files for requirement in _load(path, _stamp(path)))
    first: dict[str, Requirement] = {}
    for requirement in loaded:
        before = first.setdefault(requirement.id, requirement)
        if before is not requirement:
            raise LedgerError(f"{requirement.where}: the id {requirement.id!r} is taken at {before.where}")
    return loaded


def _stamp(path: Path) -> tuple[int, int]:
    try:
        status = path.stat()
    except OSError as error:
        raise LedgerError(f"{path}: {error.strerror or error}") from error
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=512)
def _load(path: Path, _: tuple[int, int]) -> tuple[Requirement, ...]:
    try:
        text = path.read_text("utf-8")
        root = yaml.compose(text, Loader=_Loader)
    except UnicodeDecodeError as error:
        raise LedgerError(f"{path}: not UTF-8: {error.reason} at byte {error.start}") from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise LedgerError(f"{path}:{line}: {error.problem or 'not YAML'}") from error
    except yaml.YAMLError as error:
        raise LedgerError(f"{path}: {error}") from error
    if root is None:
        return ()
    if not isinstance(root, yaml.SequenceNode):
        raise LedgerError(f"{path}:1: a requirement file is a list of requirements", "begin each with `- rule:`")
    return tuple(_requirement(path, node) for node in root.value)


def _requirement(path: Path, node: yaml.Node) -> Requirement:
    line = node.start_mark.line + 1
    if not isinstance(node, yaml.MappingNode):
        raise LedgerError(f"{path}:{line}: a requirement is a mapping")
    plain = _plain(path, node)
    for key in ("file", "line"):
        if key in plain:
            raise LedgerError(f"{path}:{line}: {key!r} is no key of a requirement")
    if "source" in plain:
        if "rule" in plain or "sentences" in plain:
            raise LedgerError(f"{path}:{line}: `source` stands instead of `rule` and `sentences`")
        if isinstance(plain["source"], dict):
            plain["rule"] = plain["source"].get("rule", "")
    try:
        requirement = msgspec.convert({**plain, "file": _shown(path), "line": line}, Requirement)
    except msgspec.ValidationError as error:
        raise LedgerError(f"{path}:{line}: {error}", f"kind is one of {', '.join(get_args(Kind))}") from error
    try:
        numbers.key(requirement.rule)
    except NumberError as error:
        raise LedgerError(f"{path}:{line}: {error}", error.hint) from error
    return requirement


def _shown(path: Path) -> str:
    """Return a path as messages show it: from the folder above the package, where it lies below that."""
    above = REQUIREMENTS.parent.parent
    return path.relative_to(above).as_posix() if path.is_relative_to(above) else path.as_posix()


def _plain(path: Path, node: yaml.Node) -> Any:
    """Return a node's value; a number stays as written where a string is meant, so `rule: 701.10` is 701.10."""
    if isinstance(node, yaml.MappingNode):
        found: dict[str, Any] = {}
        for key, value in node.value:
            if key.value in found:
                raise LedgerError(f"{path}:{key.start_mark.line + 1}: {key.value!r} is given twice")
            found[key.value] = _plain(path, value)
        return found
    if isinstance(node, yaml.SequenceNode):
        return [_plain(path, item) for item in node.value]
    if node.tag == "tag:yaml.org,2002:int" and "." not in node.value and len(node.value) < 4:
        return int(node.value)
    return node.value


def check_claims(
    requirements: Sequence[Requirement], edition: Edition, scope: Iterable[str] | None = None
) -> tuple[Finding, ...]:
    """Compare the ledger with the edition that its numbers refer to.

    Args:
        requirements: all of them.
        edition: the baseline.
        scope: chapters, sections and rules of which every sentence must be claimed; None for the sections that have
            requirements.

    Returns:
        What is wrong, in order of rules: `unclaimed` sentences; `unknown-rule`, `unknown-sentence`, `unknown-example`
        and `unknown-revision`; `twice` (a sentence that is written off and claimed, or written off two times);
        `because` (several sentences without a reason for it); `wording` (no English, Japanese or reason where there
        must be one); `place` (a requirement in another section's file).
    """
    findings = [finding for requirement in requirements for finding in _check(requirement, edition)]
    ours = [requirement for requirement in requirements if requirement.source is None]
    claims = claimed(ours)
    for (rule, sentence), claimants in claims.items():
        written_off = [requirement for requirement in claimants if not requirement.testable]
        if written_off and len(claimants) > 1:
            last = max(claimants, key=lambda requirement: requirement.line)
            others = " and ".join(requirement.id for requirement in claimants)
            message = f"{rule} sentence {sentence} is written off and claimed again: {others}"
            findings.append(Finding("twice", rule, message, last.file, last.line))
    covers = sorted({numbers.section_of(r.rule) for r in ours}) if scope is None else list(scope)
    files = {numbers.section_of(requirement.rule): requirement.file for requirement in ours}
    for place in covers:
        rules = edition.under(place)
        if not rules:
            findings.append(Finding("unknown-rule", place, f"{edition.id} has nothing under {place}"))
        for rule_facts in rules:
            for sentence in range(1, len(rule_facts.sentences) + 1):
                if (rule_facts.number, sentence) not in claims:
                    message = f"{rule_facts.number} sentence {sentence} is claimed by no requirement"
                    file = files.get(rule_facts.number[:3], "")
                    findings.append(Finding("unclaimed", rule_facts.number, message, file, 1 if file else 0))
    return tuple(sorted(findings, key=lambda finding: (numbers.key(finding.rule), finding.line)))


def claimed(requirements: Iterable[Requirement]) -> dict[tuple[str, int], list[Requirement]]:
    """Return who claims each (rule, sentence) of the baseline."""
    found: dict[tuple[str, int], list[Requirement]] = {}
    for requirement in requirements:
        if requirement.source is None:
            for sentence in dict.fromkeys(requirement.sentences):
                found.setdefault((requirement.rule, sentence), []).append(requirement)
    return found


def _check(requirement: Requirement, baseline: Edition) -> Iterator[Finding]:
    def finding(kind: str, message: str) -> Finding:
        return Finding(kind, requirement.rule, message, requirement.file, requirement.line)

    file = Path(requirement.file).stem
    if file.isdigit() and file != numbers.section_of(requirement.rule):
        yield finding("place", f"{requirement.id} is of section {requirement.rule[:3]}, and this is {file}.yaml")
    for name in ("since", "until"):
        revision = getattr(requirement, name)
        if revision is not None:
            try:
                editions.find(revision, "en")
            except UnknownRevision as error:
                yield finding("unknown-revision", f"{requirement.id}: {name}: {error}")
    yield from (finding("wording", f"{requirement.id}: {message}") for message in _wording(requirement))
    try:
        edition = baseline
        sentences, examples = requirement.sentences, requirement.examples
        if requirement.source is not None:
            edition = editions.load_edition(requirement.source.revision, requirement.source.lang)
            sentences, examples = requirement.source.sentences, requirement.source.examples
        rule = edition.rule(requirement.rule)
    except UnknownRevision as error:
        yield finding("unknown-revision", f"{requirement.id}: {error}")
        return
    except RulesTextError as error:
        yield finding("unknown-rule", f"{requirement.id}: {error}")
        return
    for other in requirement.also:
        try:
            _prints(editions.load_edition(other.revision, other.lang).rule(other.rule), other)
        except (RulesTextError, IndexError) as error:
            yield finding("unknown-sentence", f"{requirement.id}: also: {other.revision}:{other.rule}: {error}")
    if not sentences and not examples:
        yield finding("unknown-sentence", f"{requirement.id} names no sentence that it comes from")
    for kind, claims, parts in (("sentence", sentences, rule.sentences), ("example", examples, rule.examples)):
        for number in claims:
            if not 1 <= number <= len(parts):
                message = (
                    f"{requirement.id}: {rule.number} has {len(parts)} {kind}s in {edition.id}, no {kind} {number}"
                )
                yield finding(f"unknown-{kind}", message)
        if len(set(claims)) < len(claims):
            yield finding("twice", f"{requirement.id} names a {kind} twice")
    if len(set(sentences)) > 1 and not requirement.because:
        yield finding("because", f"{requirement.id} claims {len(sentences)} sentences without `because:`")


def _wording(requirement: Requirement) -> Iterator[str]:
    if requirement.testable:
        for name in ("en", "ja"):
            if not getattr(requirement, name).strip():
                yield f"no {name} wording"
    elif not requirement.reason.strip():
        yield "written off without a reason"
    elif requirement.en or requirement.ja:
        yield "written off, and worded as an obligation"


def prints(requirement: Requirement, edition: Edition) -> tuple[Print, ...]:
    """Return the fingerprints of the sentences and examples that a requirement claims, as an edition has them.

    Args:
        requirement: at the edition's numbers.
        edition: the edition whose numbers the requirement uses: the baseline, or that of its source.

    Raises:
        UnknownRule: the edition lacks the rule, or a sentence or example of it.
    """
    try:
        return _prints(edition.rule(requirement.rule), requirement.source or requirement)
    except IndexError:
        raise LedgerError(f"{requirement.where}: {requirement.id} claims what {edition.id} does not have") from None


def _prints(rule: RuleFacts, claims: Requirement | Elsewhere) -> tuple[Print, ...]:
    return (
        *(rule.sentences[number - 1] for number in claims.sentences),
        *(rule.examples[number - 1] for number in claims.examples),
    )


def home(requirement: Requirement) -> Edition:
    """Return the edition at whose numbers a requirement is written: the baseline, or that of its source."""
    if requirement.source is None:
        return editions.load_edition("baseline")
    return editions.load_edition(requirement.source.revision, requirement.source.lang)


def holds_in(requirement: Requirement, edition: Edition) -> bool:
    """Tell whether a requirement holds in an edition, as far as that was reviewed.

    It does from `since` to `until` where these are given. Without them it does in the edition it is written at, and in
    every earlier one in which all of its sentences have the reviewed fingerprint, under whatever number, or stand as
    `also` says that they were worded.
    """
    if requirement.since is not None or requirement.until is not None:
        lowest, highest = requirement.since or "", requirement.until or "9"
        return lowest <= edition.id <= highest
    own = home(requirement)
    if edition.id >= own.id:
        return edition.id == own.id
    return any(wording <= edition.fingerprints for wording in wordings(requirement))


def fingerprints_of(requirement: Requirement, edition: Edition) -> frozenset[str]:
    """Return the reviewed fingerprints of a requirement; those of the edition at hand where nobody reviewed it yet."""
    if requirement.reviewed is not None:
        return frozenset(requirement.reviewed.fingerprints)
    return frozenset(part.fingerprint for part in prints(requirement, edition))


def wordings(requirement: Requirement) -> tuple[frozenset[str], ...]:
    """Return the fingerprints of a requirement's sentences in each of the wordings it is known in, its own first.

    Raises:
        UnknownRule: the edition lacks the rule, or a sentence or example of it.
    """
    others = (
        frozenset(part.fingerprint for part in _prints(editions.load_edition(o.revision, o.lang).rule(o.rule), o))
        for o in requirement.also
    )
    return (fingerprints_of(requirement, home(requirement)), *others)


def suspects(requirements: Iterable[Requirement], edition: Edition) -> tuple[Requirement, ...]:
    """Return the requirements whose sentences are no longer what a person last reviewed.

    Args:
        requirements: at the edition's numbers; those with a `source` of another edition are passed over.
        edition: usually the baseline.
    """
    found: list[Requirement] = []
    for requirement in requirements:
        if requirement.reviewed is None or requirement.source is not None:
            continue
        try:
            now = tuple(part.fingerprint for part in prints(requirement, edition))
        except RulesTextError:
            now = ()
        if now != requirement.reviewed.fingerprints:
            found.append(requirement)
    return tuple(found)
