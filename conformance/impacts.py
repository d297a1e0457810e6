"""What an edit of the rules makes doubtful: the requirements whose sentences it touched, and their scenarios.

A requirement claims sentences by their words. It is touched by the step from one edition to another if one of these
sentences stands in its rule, or at all in its section, in one of the two editions and not in the other. That a rule got
another number touches nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from conformance.cases import Case
from rules_text import ledger, lineage
from rules_text.editions import Edition
from rules_text.ledger import Requirement


@dataclass(frozen=True, slots=True)
class Impact:
    """A requirement that an edit touched."""

    requirement: Requirement
    old: tuple[str, ...]  # its rule's numbers in the two editions; () where the rule does not exist
    new: tuple[str, ...]
    lost: tuple[str, ...]  # `sentence 3`, `example 1`: of those it claims, what the newer edition no longer says
    gained: tuple[str, ...]  # and what only the newer one says, where the older did not yet say it
    cases: tuple[Case, ...]

    @property
    def reason(self) -> str:
        """Why it is doubtful, in words."""
        if self.lost and not self.new:
            return "the rule is gone"
        parts = [f"{', '.join(self.lost)} has other words"] if self.lost else []
        parts += [f"{', '.join(self.gained)} came with it"] if self.gained else []
        return "; ".join(parts)


def impacts(
    old: Edition, new: Edition, requirements: Iterable[Requirement], cases: Iterable[Case]
) -> tuple[Impact, ...]:
    """Return the requirements that the edit from one English edition to another touched, in the order given.

    Args:
        old: the older edition.
        new: the newer one.
        requirements: of the ledger; those whose words come from a Japanese text alone are passed over.
        cases: of the corpus.

    Raises:
        UnknownRevision: there is no lineage to one of the editions.
    """
    by_tag: dict[str, list[Case]] = {}
    for case in cases:
        for tag in case.requirements:
            by_tag.setdefault(tag, []).append(case)
    tables: dict[tuple[str, str], Mapping[str, tuple[str, ...]]] = {}
    found = []
    for requirement in requirements:
        home = ledger.home(requirement)
        if home.language != "en":
            continue
        before, after = (_numbers(tables, requirement.rule, home, edition) for edition in (old, new))
        said = (_said(old, before), _said(new, after))
        claims = _claims(requirement, home)
        lost = tuple(name for name, words in claims if words in said[0] and words not in said[1])
        gained = tuple(name for name, words in claims if words in said[1] and words not in said[0])
        if lost or gained:
            found.append(Impact(requirement, before, after, lost, gained, tuple(by_tag.get(requirement.tag, ()))))
    return tuple(found)


def _numbers(
    tables: dict[tuple[str, str], Mapping[str, tuple[str, ...]]], rule: str, home: Edition, edition: Edition
) -> tuple[str, ...]:
    key = (home.id, edition.id)
    if key not in tables:
        tables[key] = lineage.renumberings(*key)
    return tables[key].get(rule, ())


def _said(edition: Edition, there: Iterable[str]) -> frozenset[str]:
    """Return the fingerprints of all that the sections of some rules say in an edition."""
    return frozenset(
        part.fingerprint
        for section in {number[:3] for number in there}
        for rule in edition.section(section)
        for part in (*rule.sentences, *rule.examples)
    )


def _claims(requirement: Requirement, home: Edition) -> list[tuple[str, str]]:
    claims = requirement.source or requirement
    names = [f"sentence {n}" for n in claims.sentences] + [f"example {n}" for n in claims.examples]
    prints = ledger.prints(requirement, home)
    return [(name, part.fingerprint) for name, part in zip(names, prints, strict=True)]
