"""Which citations of rules are stale, wrong or unknown, judged at one edition.

A citation is judged by the edition that it was written at, where something tells that: a date before it
(`20091005 - 704.5i`), the rule text pasted behind it, or what the caller says of the whole tree or of the line.
Otherwise it has to exist at the edition of the audit, and must not stand beside the title of another rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final, Literal

from rules_text import citations, editions, fingerprints, lineage, numbers, sentences
from rules_text.citations import Citation
from rules_text.manifests import file_of, read_rows

Kind = Literal["unknown", "gone", "renumbered", "title", "words", "range", "dated"]
KINDS: Final[dict[Kind, str]] = {
    "unknown": "no edition has a rule of that number",
    "gone": "the edition has no such rule; an earlier or later one has",
    "renumbered": "the rule that was meant has another number now",
    "title": "the title beside it is another rule's",
    "words": "the words pasted behind it are another rule's",
    "range": "the range ends with a number that does not exist",
    "dated": "right at the edition that is written before it, and another number now",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """A citation that something is wrong with; `suggestion` is the number, or range, to write instead."""

    citation: Citation
    kind: Kind
    message: str
    suggestion: str | None = None


_SENTENCES = 4  # so many behind a number are compared
_SAYERS = 6  # what more rules than this say in one edition is a manner of speaking
_STOPS = (".", ",", ")", "”", ";")  # behind a number that what follows does not speak of
_AROUND = 500  # characters before and behind a number, in which its own title speaks for it
_NEXT_RULE = 16  # characters of a comment's beginning between the end of a pasted rule and the next number


@dataclass(frozen=True, slots=True)
class _Run:
    """From which edition to which a fact held, as places in the order of editions."""

    number: str
    first: int
    last: int


class Book:
    """All that the editions since July 2009 say about numbers, titles and words, without any text."""

    def __init__(self) -> None:
        published = [facts.id for facts in editions.published("en")]
        self.order = tuple(edition for edition in published if edition >= lineage.FIRST)
        self.place = {edition: place for place, edition in enumerate(self.order)}
        self.runs: dict[str, list[_Run]] = {}  # number -> when it existed
        self.titles: dict[str, list[_Run]] = {}  # title, in small letters -> whose it was
        self.titled: dict[str, list[tuple[str, _Run]]] = {}  # number -> its titles
        self.prints: dict[str, list[_Run]] = {}  # fingerprint of a sentence -> which rule said it
        directory = editions.DATA / "manifests" / "en"
        for path in sorted(directory.glob("[1-9]*.tsv")):
            for row in read_rows(file_of(directory, path.stem)):
                if row.last in self.place:
                    self._add(row.first, row.last, row.content.number, row.content.title, row.content.sentences)

    def _add(self, first: str, last: str, number: str, title: str, said: str) -> None:
        run = _Run(number, self.place.get(first, 0), self.place[last])
        self.runs.setdefault(number, []).append(run)
        if title:
            self.titles.setdefault(title.casefold(), []).append(run)
            self.titled.setdefault(number, []).append((title, run))
        for part in said.split():
            self.prints.setdefault(part.partition(":")[0], []).append(run)

    def exists(self, number: str, edition: str) -> bool:
        """Tell whether a section, rule or subrule stands in an edition."""
        place = self.place[edition]
        return any(run.first <= place <= run.last for run in self.runs.get(number, ()))

    def title(self, number: str, edition: str) -> str | None:
        """Return the title of a section or heading in an edition."""
        place = self.place[edition]
        return next((title for title, run in self.titled.get(number, ()) if run.first <= place <= run.last), None)

    def moved(self, number: str, frm: str, to: str) -> tuple[str, ...]:
        """Return what a number of one edition is in another."""
        return self._moved(number, frm, to)

    @cached_property
    def _moved(self) -> Callable[[str, str, str], tuple[str, ...]]:
        known = lineage.load()
        return lru_cache(maxsize=65536)(lambda number, frm, to: known.follow(number, frm, to)[0])

    @cached_property
    def japanese(self) -> dict[str, str]:
        """Japanese title terms, each with the English one that is printed beside it."""
        found = {}
        for facts in editions.published("ja"):
            edition = editions.load_edition(facts.id, "ja")
            for rule in edition:
                ja, slash, en = (rule.title or "").replace("/", "／").partition("／")
                if slash:
                    found[ja] = en
        return found


@lru_cache(maxsize=1)
def book() -> Book:
    """Return what is known of all editions; it takes some 0.2 s."""
    return Book()


def audit(
    text: str, edition: str, extension: str = "", written: Callable[[int], str | None] | None = None
) -> Iterator[Finding]:
    """Yield what is wrong with the citations of a text, in order; `dated` ones are right, and told of all the same.

    Args:
        text: a file's.
        edition: the id of the English edition, of July 2009 or later, whose numbers the text should use.
        extension: of the file's name, without the dot.
        written: gives the id of the edition that a line, from 1, was written at, where that is known.
    """
    judge = _Judge(book(), edition, text)
    pasted: _Pasted | None = None
    for citation in citations.find(text, extension):
        source = judge.source(citation) if citation.how == "pasted" else None
        if source is not None:
            pasted = source
        elif pasted is not None and citation.start >= pasted.reach:
            follows = citation.how == "pasted" and citation.start <= pasted.reach + _NEXT_RULE
            pasted = replace(pasted, reach=citation.reach) if follows else None
        meant = citation.dated or (pasted.edition if pasted else None) or (written(citation.line) if written else None)
        finding = judge.judge(citation, meant)
        if finding is not None:
            is_guess = pasted is not None and pasted is not source and not pasted.is_current
            yield judge.without_guess(finding) if is_guess else finding


@dataclass(frozen=True, slots=True)
class _Pasted:
    """Rule text pasted into a file: up to where it goes, and the newest edition that has it."""

    reach: int
    edition: str
    is_current: bool  # its words still stand at the audit's edition: nobody has renumbered in it and left them old


class _Judge:
    def __init__(self, known: Book, edition: str, text: str) -> None:
        self.known, self.edition, self.text = known, edition, text
        self.place = known.place[edition]

    def judge(self, citation: Citation, written: str | None) -> Finding | None:
        """Return what is wrong with a citation, None where nothing is, or where it is none."""
        if not self._is_citation(citation) or _DENIED.search(citation.before + citation.after):
            return None
        return (
            self._by_words(citation)
            or self._by_date(citation, written)
            or self._by_existence(citation)
            or self._by_title(citation)
            or self._by_former_title(citation)
        )

    def _is_citation(self, citation: Citation) -> bool:
        """Tell whether a number may be meant as a rule's: without a word before it, it must be of a known rule."""
        known = self.known.runs
        if "." not in citation.first:
            return citation.first in known
        rule = citation.first.rstrip(numbers.LETTERS)
        if citation.how in ("bare", "pasted") and citation.dated is None:
            return rule in known
        return citation.first[:3] in known or citation.how == "led"

    # the words pasted behind a number

    def source(self, citation: Citation) -> _Pasted | None:
        """Return the newest edition, not after the audit's, in which the rule said what is pasted behind its number."""
        heading = citation.first.rstrip(numbers.LETTERS)
        said = self._sayers(citation)
        if not any(run.number == citation.first for run in said):
            titled = (self._titles(title) for title, _ in self._beside(citation))
            said = next((runs for runs in titled if any(run.number == heading for run in runs)), [])
        places = [
            min(run.last, self.place)
            for run in said
            if run.number in (citation.first, heading) and run.first <= self.place
        ]
        if not places:
            return None
        is_current = any(run.first <= self.place <= run.last for run in said)
        return _Pasted(citation.reach, self.known.order[max(places)], is_current)

    def without_guess(self, finding: Finding) -> Finding:
        """Return a finding without what to write, where that is only told by old words around a number in use."""
        if finding.kind != "renumbered" or not self.known.exists(finding.citation.first, self.edition):
            return finding
        titled = self._by_title(finding.citation)
        return replace(finding, suggestion=titled.suggestion if titled else None)

    def _titles(self, title: str) -> list[_Run]:
        return self.known.titles.get(title.casefold(), [])

    def _sayers(self, citation: Citation) -> list[_Run]:
        """Return who says the first known sentence behind a number, or the first that was its own once."""
        said = citation.after.lstrip(" .:—–-\t").strip()
        known: list[list[_Run]] = []
        for sentence in sentences.split_english(said)[:_SENTENCES]:
            runs = self.known.prints.get(fingerprints.fingerprint(sentence).fingerprint, [])
            last = max((run.last for run in runs), default=0)
            if len(sentence) > 30 and 0 < sum(run.last == last for run in runs) <= _SAYERS:
                known.append(runs)
        own = (runs for runs in known if any(run.number == citation.first for run in runs))
        return next(own, known[0] if known else [])

    def _by_words(self, citation: Citation) -> Finding | None:
        is_said = citation.how == "pasted" or (citation.how == "led" and not citation.after.startswith(_STOPS))
        runs = self._sayers(citation) if is_said and "." in citation.first else []
        if not runs or any(run.number == citation.first and run.first <= self.place <= run.last for run in runs):
            return None
        own = [run for run in runs if run.number == citation.first]
        goals = {
            goal
            for run in (own or runs)
            for goal in self.known.moved(run.number, self.known.order[run.last], self.edition)
        }
        if citation.first in goals:
            return None  # edited since, under the same number
        where = " or ".join(sorted(goals, key=numbers.key))
        single = next(iter(goals)) if len(goals) == 1 else None
        if own:
            of = self.known.order[max(run.last for run in own)]
            became = f"is {where} now" if goals else "is gone"
            return Finding(citation, "renumbered", f"{citation.first}, as {of} has it, {became}", single)
        if not goals or (citation.how == "led" and not any(_is_kin(citation.first, goal) for goal in goals)):
            return None  # two rules may say alike, and the one that is cited is as good
        return Finding(citation, "words", f"the words behind {citation.first} are those of {where}", single)

    # when it was written

    def _by_date(self, citation: Citation, written: str | None) -> Finding | None:
        if written is None or written not in self.known.place:
            return None
        if not self.known.exists(citation.first, written):
            if citation.dated is None:
                return None
            return Finding(citation, "unknown", f"{written} has no rule {citation.first}")
        goals = self.known.moved(citation.first, written, self.edition)
        if citation.first in goals:
            return None
        kind: Kind = "dated" if citation.dated else "renumbered" if goals else "gone"
        suggestion = self._range(citation, goals[0], written) if len(goals) == 1 else None
        became = f"is {' and '.join(goals)} now" if goals else "is gone"
        return Finding(citation, kind, f"{citation.first} of {written} {became}", suggestion)

    def _range(self, citation: Citation, first: str, written: str) -> str | None:
        """Return what to write instead of a citation whose first number is known; None where its range fell apart."""
        if citation.last is None:
            return first
        goals = self.known.moved(citation.last, written, self.edition)
        if len(goals) != 1 or numbers.parent_of(goals[0]) != numbers.parent_of(first):
            return None
        return f"{first}{citation.dash}{goals[0].removeprefix(numbers.parent_of(goals[0]) or '').lstrip('.')}"

    # whether it exists

    def _by_existence(self, citation: Citation) -> Finding | None:
        if not self.known.exists(citation.first, self.edition):
            return self._missing(citation)
        if citation.last is not None and not self.known.exists(citation.last, self.edition):
            end = f"{citation.first[:3]} ends before it" if citation.last not in self.known.runs else "it is gone"
            return Finding(citation, "range", f"there is no {citation.last} at {self.edition}: {end}")
        return None

    def _missing(self, citation: Citation) -> Finding | None:
        runs = self.known.runs.get(citation.first, [])
        if not runs:
            if citation.how == "bare" and citation.first[-1].isalpha() is False:
                return None
            return Finding(citation, "unknown", f"no edition has a rule {citation.first}")
        order = self.known.order
        goals = {
            self.known.moved(run.number, order[place], self.edition) for run in runs for place in (run.first, run.last)
        }
        last = max(runs, key=lambda run: run.last)
        then = f"{order[last.first]}..{order[last.last]}"
        what = sorted({each for goal in goals for each in goal}, key=numbers.key)
        became = f"; what it was is {' or '.join(what)} now" if what else ""
        single = self._range(citation, what[0], order[last.last]) if len(goals) == len(what) == 1 else None
        message = f"{self.edition} has no rule {citation.first} ({then} had){became}"
        return Finding(citation, "gone", message, single)

    # the title beside it

    def _by_title(self, citation: Citation) -> Finding | None:
        heading = citation.first if "." not in citation.first else citation.first.rstrip(numbers.LETTERS)
        own = self.known.title(heading, self.edition)
        if own is None or ("." in heading and heading[:3] not in ("701", "702")):
            return None
        line = citation.before + citation.after
        if _stem(own) in line.casefold():
            return None
        for beside, is_sentence in self._beside(citation):
            goal = self._titled(beside, heading)
            if goal == heading or (goal is not None and goal in line):
                return None  # of a list of numbers, the title is another's
            if goal is None or (is_sentence and not any(run.number == heading for run in self._titles(beside))):
                continue
            letter = citation.first[len(heading) :]
            is_sure = citation.last is None and self.known.exists(goal + letter, self.edition)
            if is_sentence:  # it may speak of another thing that the number was
                others = {title for title, _ in self.known.titled[heading]} - {own, beside}
                is_sure = is_sure and not any(_mentions(line, other) for other in others)
            message = f"{heading} is {own}; {beside} is {goal}"
            return Finding(citation, "title", message, goal + letter if is_sure else None)
        return None

    def _by_former_title(self, citation: Citation) -> Finding | None:
        """Find a number that was a keyword's once, and stands beside that keyword still, in whatever form."""
        heading = citation.first.rstrip(numbers.LETTERS)
        if heading[:3] not in ("701", "702") or "." not in heading:
            return None
        own, line = self.known.title(heading, self.edition), citation.before + citation.after
        around = self.text[max(0, citation.start - _AROUND) : citation.end + _AROUND]
        if own is None or _stem(own) in around.casefold():
            return None
        beside = _NEXT_NUMBER.split(citation.after)[0]
        for title, run in self.known.titled[heading]:
            goal = self._titled(title, heading) if title != own and _mentions(beside, title) else None
            if goal is not None and goal != heading and goal not in line:
                until = self.known.order[run.last]
                message = f"{heading} is {own}; {title}, which it was until {until}, is {goal}"
                return Finding(citation, "title", message)
        return None

    def _beside(self, citation: Citation) -> Iterator[tuple[str, bool]]:
        """Yield what may be a title, right behind the number or, for a number in brackets, right before it.

        With each goes whether it only begins a sentence: many titles are verbs, and `CR 701.30a: Reveal the top card`
        is no word on where Reveal is. Such a one counts if it was this number's title once.
        """
        match = _BEHIND.match(citation.after)
        if match is not None:
            marked = match["quoted"] or self.known.japanese.get(match["ja"] or "", match["ja"])
            if marked or "." in citation.first:
                for words in _beginnings(marked or match["plain"]):
                    rest = "" if marked else citation.after[match.start("plain") + len(words) :]
                    yield words, _GOES_ON.match(rest) is not None
        before = _BEFORE.search(citation.before)
        if before and "." in citation.first:
            for words in _ends(before[1]):
                yield words, False

    def _titled(self, words: str, heading: str) -> str | None:
        """Return the number at the audit's edition of a title that the same kind of rule has, or once had."""
        alike = [run for run in self._titles(words) if _is_alike(run.number, heading)]
        now = [run.number for run in alike if run.first <= self.place <= run.last]
        if now:
            return now[0] if heading not in now else heading
        for run in alike:
            goals = self.known.moved(run.number, self.known.order[min(run.last, self.place)], self.edition)
            if len(goals) == 1:
                return goals[0]
        return None


# What may stand behind a number: a title in quotes or brackets, or after a colon or dash, and then no further words.
_BEHIND = re.compile(
    r"""\s*(?:,\s*|[:(\[]\s*|[—–-]+\s+|\.\s+)?"""
    r"""(?:[“"](?P<quoted>[A-Z][\w'’ -]{2,40})[.,]?[”"]|[〔「](?P<ja>[^〕」]{1,20})[〕」]"""
    r"""|(?P<plain>[A-Z][\w'’-]*(?: [\w'’-]+){0,4}))"""
)
_BEFORE = re.compile(r"([A-Z][\w'’-]*(?: [\w'’-]+){0,3}) \((?:CR|[Rr]ule) ?$")
_NEXT_NUMBER = re.compile(r"(?<!\d)[1-9]\d\d\.\d")
_DENIED = re.compile(
    r"\b(?:do(?:es)?n['’]t|do(?:es)? not) exist\b|\bno such rule\b|\bhas no sub-?rules\b|\bends at [1-9]"
)
_GOES_ON = re.compile(r"(?: (?![—–(-]|[A-Z\d]\b)|['’])")


def _beginnings(words: str) -> Iterator[str]:
    """Yield the words and, shorter and shorter, their beginnings."""
    parts = words.split(" ")
    for count in range(len(parts), 0, -1):
        yield " ".join(parts[:count])


def _ends(words: str) -> Iterator[str]:
    parts = words.split(" ")
    for count in range(len(parts)):
        yield " ".join(parts[count:])


def _is_kin(number: str, other: str) -> bool:
    return numbers.parent_of(number) == numbers.parent_of(other)


def _stem(title: str) -> str:
    """Return what a title and the words made of it have in common: `incub` of Incubate and Incubator."""
    return title.casefold()[:5]


def _mentions(text: str, title: str) -> bool:
    """Tell whether a text has a title's first word in some form, but not as part of a name: `Winds of Abandon`."""
    stem = _stem(title.partition(" ")[0])
    form = stem if len(stem) < 5 else rf"{re.escape(stem)}\w*"
    return any(match[2].islower() or not match[1] for match in re.finditer(rf"(?i)([a-z] )?\b({form})(?!\w)", text))


def _is_alike(number: str, heading: str) -> bool:
    return ("." in number) == ("." in heading) and ("." not in number or number[:3] == heading[:3])


def suggested(text: str, findings: Iterable[Finding]) -> tuple[str, int]:
    """Return a text with every finding's suggestion in place of its number, and how many there were."""
    parts: list[str] = []
    here = count = 0
    for finding in findings:
        if finding.suggestion is not None and finding.kind != "dated":
            parts += (text[here : finding.citation.start], finding.suggestion)
            here, count = finding.citation.end, count + 1
    parts.append(text[here:])
    return "".join(parts), count
