"""Everything that the site shows, put together: the report, other engines' results, the facts of every rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from conformance.corpus import Corpus, load
from conformance.matrix import Cell, Matrix, matrix_of
from conformance.report.making import make_report, notice
from conformance.report.model import Report
from conformance.report.words import printable
from conformance.results import CaseResult, Header, Results
from conformance.site.facts import translations
from conformance.site.functions import sources
from conformance.site.history import histories
from conformance.site.model import Engine, RulePage, SectionPage, Site, Text, Trend, latest, state_for, state_of
from conformance.site.translating import Translator
from conformance.steps import LANGUAGES
from rules_text import lineage
from rules_text.editions import Edition, RevisionFacts, load_edition
from rules_text.model import Revision, Rule
from rules_text.store import has_text, load_text

LONGEST = 60  # characters of an engine's name or version


def make_site(runs: Sequence[Results] = (), with_text: bool = False, jobs: int = 1) -> Site:
    """Play the corpus on the reference engine, set the results of other runs beside it, and return the site.

    Args:
        runs: of any engines, older runs of an engine before newer ones.
        with_text: whether the pages show the text of the rules, as far as it is on this machine.
        jobs: processes at once.

    Raises:
        UnknownRevision: the text is wanted and that of the baseline is not here.
        FeatureError: the corpus does not compile.
    """
    corpus = load().require()
    report = make_report(jobs=jobs)
    return gathered(report, runs, corpus, load_text(report.baseline, "en") if with_text else None)


def gathered(report: Report, runs: Sequence[Results], corpus: Corpus, text: Revision | None = None) -> Site:
    """Return the site of a report on the baseline.

    Args:
        report: of the reference engine.
        runs: of any engines; one of the report's engine adds to its trend.
        corpus: the cases that were played, and the names of their cards.
        text: of the baseline, where the pages are to show it.
    """
    own = own_results(report, corpus.digest)
    by_engine = latest([*runs, own])
    columns = [own, *(found[-1] for name, found in by_engine.items() if name != own.header.engine)]
    engines = tuple(_engines(columns, corpus.digest))
    edition = load_edition(report.baseline, "en")
    return Site(
        report=report,
        engines=engines,
        trends=tuple(_trend(name, found) for name, found in by_engine.items() if len(found) > 1),
        chapters={number: edition.title(number) or "" for number in "123456789"},
        sections=tuple(_sections(report, edition, engines, text)),
        functions=sources(report.functions),
        translations=dict(_translations(corpus)),
        cards=corpus.cards.cards,
        text_notice=_notice(text) if text else "",
    )


def own_results(report: Report, digest: str) -> Results:
    """Return the verdicts of a report as the results of a run."""
    cases = tuple(
        CaseResult(
            row.id,
            "not reviewed" if row.verdict in ("uncovered", "not testable") else row.verdict,  # type: ignore[arg-type]
            name=row.name,
            feature=row.feature,
            line=row.line,
            requirements=row.requirements,
            message=row.message,
        )
        for row in report.cases.values()
    )
    engine = report.engine
    header = Header(
        engine.name, engine.version, engine.homepage, report.crconf, digest, report.revision, cases=len(cases)
    )
    return Results(header, cases)


def _engines(columns: Sequence[Results], digest: str) -> Iterator[Engine]:
    matrix = matrix_of(columns)
    for place, run in enumerate(columns):
        header = run.header
        yield Engine(
            name=_label(header.engine),
            version=_label(header.engine_version),
            homepage=printable(header.homepage),
            revision=header.revision,
            cases=run.by_id(),
            cells=_column(matrix, place),
            total=matrix.total[place],
            warnings=tuple(_warnings(run, columns[0], digest)),
        )


def _column(matrix: Matrix, place: int) -> dict[str, Cell]:
    return {row.rule: row.cells[place] for row in matrix.rules}


def _warnings(run: Results, own: Results, digest: str) -> Iterator[str]:
    if not run.complete:
        yield "the run was cut off"
    if run.header.corpus != digest:
        yield "another state of the corpus was run"
    if run.header.revision != own.header.revision:
        yield f"it played by the rules of {run.header.revision}"


def _trend(name: str, runs: Sequence[Results]) -> Trend:
    found = []
    for run in runs:
        header = run.header
        label = " ".join(filter(None, (header.engine_version, header.corpus[:7])))
        found.append((_label(label), matrix_of([run]).total[0]))
    return Trend(_label(name), tuple(found))


def _label(text: str) -> str:
    """A name from a results file as it stands beside every case: on one line, and short."""
    line = " ".join(printable(text).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


# -- rules ------------------------------------------------------------------------------------------------------------


def _sections(
    report: Report, edition: Edition, engines: Sequence[Engine], text: Revision | None
) -> Iterator[SectionPage]:
    rows = {row.number: row for section in report.sections for row in section.rules}
    past = histories(edition)
    japanese = _Japanese(edition.id, with_text=text is not None)
    for section in edition.sections:
        rules = []
        for facts in edition.section(section):
            number = facts.number
            row = rows.get(number)
            own = state_of(row)
            cells = tuple(engine.cells.get(number) for engine in engines)
            rules.append(
                RulePage(
                    number=number,
                    title=facts.title or "",
                    title_ja=japanese.title(number),
                    state=own,
                    states=(own, *(state_for(cell, own) for cell in cells[1:])),
                    sentences=len(facts.sentences),
                    history=past[number],
                    row=row,
                    cells=cells,
                    en=Text(text.id, number, _paragraphs(text.rule(number))) if text and number in text else None,
                    ja=japanese.text(number),
                )
            )
        yield SectionPage(section, edition.title(section) or "", japanese.title(section), past[section], tuple(rules))


class _Japanese:
    """The Japanese revisions by the numbers of the baseline, the newest first."""

    def __init__(self, baseline: str, with_text: bool) -> None:
        self._found: list[tuple[RevisionFacts, Edition, Revision | None, dict[str, str]]] = []
        for facts in sorted(translations(), key=lambda facts: (max(facts.fits, default=facts.id), facts.id)):
            edition = load_edition(facts.id, "ja")
            there = lineage.renumberings(facts.id, baseline)
            at = {new[0]: old for old, new in there.items() if new}
            text = load_text(facts.id, "ja") if with_text and has_text(facts) else None
            self._found.insert(0, (facts, edition, text, at))

    def title(self, number: str) -> str:
        """Return the Japanese title of a section or rule, without the English one beside it; "" where none is known."""
        for _, edition, _, at in self._found:
            title = edition.title(at.get(number, "")) if number in at and at[number] in edition else None
            if title:
                return title.partition("／")[0]
        return ""

    def text(self, number: str) -> Text | None:
        """Return the words of a rule from the newest revision that has them."""
        for facts, _, text, at in self._found:
            here = at.get(number)
            if text is not None and here is not None and here in text:
                return Text(facts.id, here, _paragraphs(text.rule(here)))
        return None


def _notice(text: Revision) -> str:
    """Say whose the texts are that the pages show."""
    japanese = [facts.id for facts in translations() if has_text(facts)]
    theirs = f" Japanese texts ({', '.join(japanese)}): © their translators." if japanese else ""
    return f"{notice(text)} The same holds of the earlier editions that the pages compare.{theirs}"


def _paragraphs(rule: Rule) -> tuple[str, ...]:
    return tuple(printable(part) for part in (*rule.text.split("\n"), *rule.examples))


def _translations(corpus: Corpus) -> Iterable[tuple[str, str]]:
    into = {language: Translator(language, corpus.cards) for language in LANGUAGES}
    for case in corpus.cases:
        yield case.id, into[case.language].scenario(case.source)
