"""Which editions a text fits, with the evidence: numbers, titles, cross references, examples, fingerprints.

A page never states its revision reliably, so nothing here trusts what a text says of itself: an effective date is one
piece of evidence among others.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from rules_text import editions, manifests, numbers
from rules_text.editions import Edition, RevisionFacts
from rules_text.errors import NumberError
from rules_text.manifests import CHAPTERS, Content
from rules_text.model import Oddity, Revision, Rule

_FAULTS = 5  # pieces of evidence that must agree for each that does not
_WHOLE = 1000  # rules: no page of a section has as many
_NEAREST = 9  # editions that a whole edition is held against
_PIECES = 3  # of evidence against one edition that are told; the rest are counted


@dataclass(frozen=True, slots=True)
class Fit:
    """An edition held against a text."""

    revision: str
    agreeing: int  # pieces of evidence that speak for it
    against: tuple[str, ...]  # each piece that speaks against it
    missing: tuple[str, ...]  # rules that it has in the text's scope and the text lacks

    @property
    def rank(self) -> tuple[int, int, int]:
        """What speaks against it, then what is missing, then what speaks for it."""
        return len(self.against), len(self.missing), -self.agreeing


@dataclass(frozen=True, slots=True)
class Identification:
    """What a text is: the editions that fit it best, how sure that is, and why."""

    text: str  # the revision's id as read
    known: RevisionFacts | None  # the revision whose file this is, byte for byte
    certain: bool  # whether they really fit: an English text word for word, a page but for a fault or two
    fits: tuple[Fit, ...]  # equally good, oldest first
    possible: tuple[Fit, ...]  # nothing against them either, but the text would have lost its end
    nearest: tuple[Fit, ...]  # the best of the others
    evidence: tuple[str, ...]  # what tells the editions that fit from the others
    notes: tuple[str, ...] = ()  # a reissue, a truncation, a date that disagrees


def identify(revision: Revision, *, root: Path = editions.DATA) -> Identification:
    """Name the English editions that a text fits.

    Args:
        revision: an English text, or a page of the Japanese rules.
        root: the folder of revisions.toml and manifests/.
    """
    known = editions.by_digest(revision.source.sha256, root=root)
    if revision.language == "en":
        return _identify_english(revision, known, root)
    return _identify_page(revision, known, root)


# English: count the rules that stand word for word in each edition.


def _identify_english(revision: Revision, known: RevisionFacts | None, root: Path) -> Identification:
    order = [facts.id for facts in editions.published("en", root=root)]
    place = {edition: index for index, edition in enumerate(order)}
    own = {section: set(found) for section, found in manifests.contents(revision).items() if section != CHAPTERS}
    total = Counter[int]()
    same = Counter[int]()
    for path in sorted((root / "manifests" / "en").glob("[1-9]*.tsv")):
        here: set[Content] = own.get(path.stem, set())
        for first, last, content in manifests.read_rows(path):
            span = range(place[first], place[last] + 1)
            total.update(span)
            if content in here:
                same.update(span)
    size = sum(map(len, own.values()))
    held = [
        Fit(
            edition,
            same[index],
            (
                (f"{size - same[index]} of its {size} rules and titles are not word for word there",)
                * (size > same[index])
            ),
            (f"{total[index] - same[index]} rules and titles of it",) * (total[index] > same[index]),
        )
        for edition, index in place.items()
        if total[index]
    ]
    held.sort(key=lambda fit: (-fit.agreeing, len(fit.against), len(fit.missing)))
    fits = [fit for fit in held if not fit.against and not fit.missing]
    best = fits or [fit for fit in held if fit.agreeing == held[0].agreeing]
    best.sort(key=lambda fit: fit.revision)
    nearest = [fit for fit in held if fit not in best][:3]
    evidence = [f"{fit.revision}: {fit.agreeing} of {size} rules and titles agree word for word" for fit in best]
    return Identification(
        revision.id,
        known,
        bool(fits),
        tuple(best),
        (),
        tuple(nearest),
        tuple(evidence),
        _notes(revision, known, fits, root),
    )


def _notes(revision: Revision, known: RevisionFacts | None, fits: list[Fit], root: Path) -> tuple[str, ...]:
    """Tell a reissue, a truncation and a misleading name from what is known of the editions."""
    notes = [f"truncated: {oddity}" for oddity in revision.oddities if oddity.kind == "truncated"]
    if known is not None:
        if known.id != revision.id:
            notes.append(f"the name says {revision.id}; byte for byte the file is {known.id}")
        same = [fit.revision for fit in fits if fit.revision != known.id]
        if same:
            notes.append(f"its rules are those of {', '.join(same)}, word for word")
        return tuple(notes)
    named = next((facts for facts in editions.published("en", root=root) if facts.id == revision.id), None)
    if named is not None:
        what = "the words are the same" if any(fit.revision == named.id for fit in fits) else "the words differ too"
        notes.append(f"{named.id} is known with other bytes ({named.size}, here {revision.source.size}); {what}")
    dated = [
        facts.id
        for facts in editions.published("en", root=root)
        if facts.effective is not None and facts.effective == revision.effective and facts.id != revision.id
    ]
    notes += [f"{edition} is known with the same effective date: a reissue?" for edition in dated]
    return tuple(notes)


# A Japanese page: hold numbers, titles, examples and cross references against each edition.


def _identify_page(revision: Revision, known: RevisionFacts | None, root: Path) -> Identification:
    named = {edition: editions.load_edition(edition, "en", root=root) for edition in _candidates(revision, root)}
    held = _by_added_sentences(revision, [_hold(revision, edition) for edition in named.values()], named)
    least = min(fit.rank[:2] for fit in held)
    best = [fit for fit in held if fit.rank[:2] == least]
    possible = [fit for fit in held if len(fit.against) == least[0] and _only_end(revision, fit, best[0])]
    others = [fit for fit in held if fit not in best and fit not in possible]
    return Identification(
        revision.id,
        known,
        len(best[0].against) * _FAULTS <= best[0].agreeing,
        tuple(best),
        tuple(possible),
        tuple(sorted(others, key=lambda fit: fit.rank)[:3]),
        _evidence(held, best),
        (f"the page calls itself {revision.id}",) if revision.effective else (),
    )


def _candidates(revision: Revision, root: Path) -> list[str]:
    """Return the editions to hold a page against: all of the present numbering, or for a whole edition the nearest."""
    known = [facts.id for facts in editions.published("en", root=root) if facts.readable and facts.numbering == "2009"]
    if len(revision) < _WHOLE:
        return known
    place = {facts.id: index for index, facts in enumerate(editions.published("en", root=root))}
    own = {rule.number for rule in revision}
    apart = Counter[int]()  # how many numbers an edition has and the text has not, less those they share
    for path in sorted((root / "manifests" / "en").glob("[1-9]*.tsv")):
        for first, last, content in manifests.read_rows(path):
            for index in range(place[first], place[last] + 1):
                apart[index] += -1 if content.number in own else 1
    nearest = sorted(known, key=lambda edition: apart[place[edition]])[:_NEAREST]
    return sorted(nearest)


def _hold(revision: Revision, edition: Edition) -> Fit:
    against: list[str] = []
    agreeing = 0
    for rule in revision:
        if rule.number not in edition:
            against.append(f"{rule.number} is not there")
            continue
        for says, agrees in _compare(rule, edition):
            agreeing += agrees
            if not agrees:
                against.append(says)
    own = {rule.number for rule in revision}
    missing = tuple(rule.number for place in revision.scope for rule in edition.under(place) if rule.number not in own)
    return Fit(edition.id, agreeing, tuple(against), missing)


def _compare(rule: Rule, edition: Edition) -> list[tuple[str, bool]]:
    """Return each piece of evidence that a rule gives: what to say if it fails, and whether it holds."""
    facts = edition.rule(rule.number)
    found: list[tuple[str, bool]] = []
    english = english_title(rule.title)
    if rule.title is not None or facts.title is not None:
        same = english is not None and facts.title is not None and _plain(english) == _plain(facts.title)
        found.append((f"{rule.number} is {facts.title or 'no heading'} there, not {rule.title}", same))
    theirs = {number for reference in facts.references for number in _ends(reference)}
    for reference in rule.references:
        title = f"〔{reference.title}〕" if reference.title else ""
        says = f"{rule.number} cites rule {reference}{title} here and not there"
        found.append((says, set(_ends(str(reference))) <= theirs))
    count = len(facts.examples)
    if rule.examples or count:
        found.append(
            (f"{rule.number} has {count} examples there, here {len(rule.examples)}", count == len(rule.examples))
        )
    return found


def _by_added_sentences(revision: Revision, held: list[Fit], named: dict[str, Edition]) -> list[Fit]:
    """Hold the number of sentences against editions that fit equally well otherwise.

    How many sentences a translation makes of a rule proves nothing by itself. But where the editions differ in nothing
    else than that one has a sentence more, the count tells them apart.
    """
    least = min(fit.rank[:2] for fit in held)
    best = {fit.revision for fit in held if fit.rank[:2] == least}
    against: dict[str, list[str]] = {}
    for rule in revision:
        if not rule.sentences or any(rule.number not in named[edition] for edition in best):
            continue
        prints = {
            edition: frozenset(part.fingerprint for part in named[edition].rule(rule.number).sentences)
            for edition in best
        }
        chain = sorted(set(prints.values()), key=len)
        nested = all(smaller < larger for smaller, larger in pairwise(chain))
        here = len(rule.sentences)
        if len(chain) > 1 and nested and any(len(each) == here for each in chain):
            for edition, there in prints.items():
                if len(there) != here:
                    says = f"{rule.number} has {len(there)} sentences there, here {here}"
                    against.setdefault(edition, []).append(says)
    return [replace(fit, against=(*fit.against, *against.get(fit.revision, ()))) for fit in held]


def english_title(title: str | None) -> str | None:
    """Return the English half of a Japanese title term: `Destroy` of `破壊する／Destroy`."""
    if title is None:
        return None
    return title.replace("/", "／").rpartition("／")[2] or None


def _plain(title: str) -> str:
    return "".join(character for character in title.lower() if character.isalnum())


def _ends(reference: str) -> tuple[str, ...]:
    """Return the first and last number of a reference as a manifest has it."""
    try:
        return numbers.parse_range(reference)
    except NumberError:
        return (reference,)


def _only_end(revision: Revision, fit: Fit, best: Fit) -> bool:
    """Tell whether an edition has what the best one has, and more at the end alone."""
    extra = set(fit.missing) - set(best.missing)
    last = {numbers.section_of(rule.number): numbers.key(rule.number) for rule in revision}
    return bool(extra) and all(
        numbers.section_of(number) in last and numbers.key(number) > last[numbers.section_of(number)]
        for number in extra
    )


def _evidence(held: list[Fit], best: list[Fit]) -> tuple[str, ...]:
    """Return what rules out the editions right before and behind those that fit."""
    fits = {fit.revision for fit in best}
    common = set(best[0].against)
    told: list[str] = []
    for place, fit in enumerate(held):
        neighbours = held[max(place - 1, 0) : place + 2]
        if fit.revision in fits or not any(each.revision in fits for each in neighbours):
            continue
        pieces = [piece for piece in fit.against if piece not in common]
        pieces += [f"{number} is there and not here" for number in fit.missing if number not in best[0].missing]
        more = f"; and {len(pieces) - _PIECES} more" if len(pieces) > _PIECES else ""
        told.append(f"not {fit.revision}: {'; '.join(pieces[:_PIECES])}{more}")
    return tuple(told)


def faults(revision: Revision, identification: Identification) -> tuple[Oddity, ...]:
    """Return what a page got wrong: what speaks against, and what is missing from, every edition that it fits."""
    if revision.language == "en" or not identification.fits:
        return ()
    first, *rest = identification.fits
    wrong = [piece for piece in first.against if all(piece in fit.against for fit in rest)]
    lacking = [number for number in first.missing if all(number in fit.missing for fit in rest)]
    return (
        *(Oddity("gap", f"{number} is missing: every edition that fits has it", None, number) for number in lacking),
        *(Oddity("reference", f"{piece} (every edition that fits)") for piece in wrong),
    )
