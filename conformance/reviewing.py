"""Which cases hold in which edition: the others are shown as `not reviewed`, and never counted."""

from __future__ import annotations

from collections.abc import Mapping

from conformance.cases import Case
from rules_text.editions import Edition, baseline, load_edition
from rules_text.ledger import Requirement, holds_in, load_requirements


def requirements_by_tag() -> dict[str, Requirement]:
    """The ledger's requirements by what scenarios are tagged with: "601.2f/cost-locked-in"."""
    return {requirement.tag: requirement for requirement in load_requirements()}


def holds(case: Case, edition: Edition, requirements: Mapping[str, Requirement]) -> bool:
    """Whether somebody has said that a case holds in an edition.

    `@since` and `@until` say so of the editions that they name and of all between. Without them a case holds at the
    baseline, and at every earlier edition in which its requirements' sentences are those that were reviewed.
    """
    if not (case.since or "") <= edition.id <= (case.until or "9"):
        return False
    last = case.until or baseline()
    if edition.id in (case.since, case.until) or (case.since is not None and edition.id <= last):
        return True
    known = [requirements[tag] for tag in case.requirements if tag in requirements]
    if not known:
        return edition.id == baseline()
    return all(holds_in(requirement, edition) for requirement in known)


def reviewed(cases: tuple[Case, ...], revision: str) -> dict[str, bool]:
    """For each case, by id, whether it holds in an edition.

    Raises `rules_text.errors.UnknownRevision` where there is no such edition.
    """
    edition, requirements = load_edition(revision, "en"), requirements_by_tag()
    return {case.id: holds(case, edition, requirements) for case in cases}
