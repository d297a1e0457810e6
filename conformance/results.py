"""What a run gives: a verdict for each case, and the file in which a run is kept.

A results file is JSON Lines: a header, a line a case, a footer. A file without its footer is a run that was cut off,
and `Results.complete` says so. The lines hold nothing of the clock, so that the same run gives the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from conformance.cases import Case
from conformance.errors import ResultsError
from conformance.writing import write_atomically

FORMAT = 1

Verdict = Literal[
    "pass",
    "fail",  # a check did not hold, or legality differs
    "unsupported",  # the engine said that it cannot do this
    "error",  # a crash, a bad message, a broken protocol
    "timeout",
    "not reviewed",  # nobody has said that the case holds in the edition played
    "not scored",  # contested, or added after the release in use
]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
BROKEN: frozenset[Verdict] = frozenset({"fail", "error", "timeout"})  # what makes a run's exit status 1
UNCOUNTED: frozenset[Verdict] = frozenset({"not reviewed", "not scored"})


class Fault(Struct, frozen=True, omit_defaults=True):
    """The check that did not hold, and the rule that it is about."""

    step: str  # as written in the scenario
    line: int  # of that step in its feature file
    expected: str
    got: str
    requirement: str  # the first that the case checks: "601.2f/cost-locked-in"
    rule: str  # its rule, at the baseline's number


class CaseResult(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="case"):
    """The verdict of one case, with enough of the case to show it without the corpus."""

    id: str
    verdict: Verdict
    name: str = ""
    feature: str = ""  # path below features/
    line: int = 0
    requirements: tuple[str, ...] = ()
    message: str = ""  # why it is no pass, in one line; empty for a pass
    fault: Fault | None = None  # for a fail
    played: Verdict | None = None  # what a case that is not scored would have got
    not_compared: tuple[str, ...] = ()  # what the engine left out, so that it was not looked at
    moment_unseen: bool = False  # legality was checked, but not at which moment it was refused
    log: str = ""  # the end of an adapter's stderr, for error and timeout


class Header(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="header"):
    """What was run, on what, and by which rules."""

    engine: str
    engine_version: str = ""
    homepage: str = ""
    crconf: str = ""  # version
    corpus: str = ""  # digest of the corpus
    revision: str = ""  # the edition played
    selection: str = ""  # in the command line's words; empty: everything
    cases: int = 0  # how many were selected
    format: int = FORMAT


class Footer(Struct, frozen=True, tag_field="kind", tag="footer"):
    """How often each verdict came; its presence says that the run came to its end."""

    verdicts: dict[Verdict, int]


class Results(Struct, frozen=True):
    """A run: its header and the results of its cases, in the corpus's order."""

    header: Header
    cases: tuple[CaseResult, ...]
    complete: bool = True  # False: read from a file of a run that was cut off

    @property
    def counts(self) -> dict[Verdict, int]:
        """How often each verdict came, in the order of `VERDICTS`; those that came alone."""
        counted = Counter(case.verdict for case in self.cases)
        return {verdict: counted[verdict] for verdict in VERDICTS if counted[verdict]}

    @property
    def broken(self) -> tuple[CaseResult, ...]:
        """The cases that make the run's exit status 1."""
        return tuple(case for case in self.cases if case.verdict in BROKEN)

    def by_id(self) -> dict[str, CaseResult]:
        """The results by the ids of their cases."""
        return {case.id: case for case in self.cases}


def result_of(case: Case, verdict: Verdict, message: str = "", **more: object) -> CaseResult:
    """A result of a case, with what is copied from the case into it."""
    return CaseResult(
        case.id,
        verdict,
        name=case.name,
        feature=case.feature,
        line=case.line,
        requirements=case.requirements,
        message=message,
        **more,  # type: ignore[arg-type]
    )


def to_lines(results: Results) -> Iterator[bytes]:
    """The lines of a results file, each with its newline."""
    encode = msgspec.json.Encoder(order="deterministic").encode
    for line in (results.header, *results.cases):
        yield encode(line) + b"\n"
    if results.complete:
        yield encode(Footer(results.counts)) + b"\n"


def write_results(path: Path, results: Results) -> None:
    """Write a results file, whole or not at all."""
    write_atomically(path, b"".join(to_lines(results)))


def read_results(path: Path) -> Results:
    """Read a results file; a last line that is cut off, or a missing footer, makes the run incomplete.

    Raises:
        ResultsError: the file is missing, or is no results file of this format.
    """
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        raise ResultsError(f"{path}: there is no such file", "crconf run --output FILE writes one") from None
    return from_lines(lines, str(path))


def from_lines(lines: Iterable[bytes], where: str) -> Results:
    """Read the lines of a results file; `where` stands before an error."""
    header: Header | None = None
    footer: Footer | None = None
    cases: list[CaseResult] = []
    for number, line in enumerate(lines, 1):
        if footer is not None:
            raise ResultsError(f"{where}:{number}: there is something behind the footer", _HINT)
        if header is not None and not line.endswith(b"\n"):
            break  # cut off in the middle of a line
        match _decoded(line, f"{where}:{number}"):
            case Header() as one if header is None:
                header = one
            case CaseResult() as one if header is not None:
                cases.append(one)
            case Footer() as one if header is not None:
                footer = one
            case _:
                raise ResultsError(f"{where}:{number}: this line does not belong there", _HINT)
    if header is None:
        raise ResultsError(f"{where}: this is no results file: it is empty", _HINT)
    results = Results(header, tuple(cases), complete=footer is not None)
    if footer is not None and footer.verdicts != results.counts:
        raise ResultsError(f"{where}: the footer counts other verdicts than the file holds", "run the cases again")
    return results


_HINT = "crconf run --output FILE writes such a file"


_DECODER: msgspec.json.Decoder[Header | CaseResult | Footer] = msgspec.json.Decoder(Header | CaseResult | Footer)


def _decoded(line: bytes, where: str) -> Header | CaseResult | Footer:
    try:
        one = _DECODER.decode(line)
    except msgspec.DecodeError as error:
        raise ResultsError(f"{where}: this is no line of a results file: {error}", _HINT) from None
    if isinstance(one, Header) and one.format != FORMAT:
        raise ResultsError(f"{where}: the file has format {one.format}, this version reads {FORMAT}", "run it again")
    return one
