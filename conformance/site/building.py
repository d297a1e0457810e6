"""The site as files: pages from templates, the scripts' data beside them, all of it in place at once or not at all."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from conformance.errors import SiteError
from conformance.matrix import Cell
from conformance.report.html import PAGE, bar
from conformance.report.model import Totals
from conformance.report.words import KINDS_JA, MARKS, STATUSES_JA, remark
from conformance.site import facts
from conformance.site.data import matrix_data, page_data
from conformance.site.model import STATES, SectionPage, Site, State, page_name
from conformance.site.searching import search_data
from rules_text import lineage

HERE = Path(__file__).parent
MARKER = "crconf-site.json"  # so that a folder of somebody else is never taken for a site and replaced
SCRIPTS = ("site.js", "section.js", "lineage.js", "matrix.js", "editions.js")

STATES_JA: dict[State, str] = {
    "failing": "不合格",
    "unsupported": "非対応",
    "uncovered": "シナリオなし",
    "covered": "シナリオあり",
    "guarded": "変異検出済み",
    "not testable": "テスト対象外",
    "out of scope": "範囲外",
}
STATE_MARKS: dict[State, str] = {
    "failing": "✗", "unsupported": "−", "uncovered": "○", "covered": "✓", "guarded": "◆", "not testable": "·",
    "out of scope": " ",
}  # fmt: skip


def write_site(site: Site, folder: Path, with_text: bool = False) -> list[str]:
    """Write a site into a folder, which is replaced as a whole; return the names of its files.

    Raises:
        SiteError: the folder holds something that is no site.
        OSError: it cannot be written.
    """
    require_place(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    try:
        names = []
        for name, text in files(site, with_text):
            path = beside / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            names.append(name)
        beside.chmod(0o755)
        if folder.exists():
            old = beside.with_name(f"{beside.name}.old")
            folder.rename(old)
            beside.rename(folder)
            shutil.rmtree(old)
        else:
            beside.rename(folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return names


def require_place(folder: Path) -> None:
    """Raise SiteError where a folder holds something that is no site."""
    if folder.exists() and not (folder.is_dir() and ((folder / MARKER).is_file() or not any(folder.iterdir()))):
        raise SiteError(f"{folder}: this folder is not empty and holds no site", "name a new folder or an earlier site")


def files(site: Site, with_text: bool = False) -> Iterator[tuple[str, str]]:
    """Yield every file of a site, by its name within the folder."""
    yield MARKER, _json({"crconf": site.report.crconf, "baseline": site.report.baseline}) + "\n"
    yield "site.css", (PAGE / "report.css").read_text("utf-8") + (HERE / "static" / "site.css").read_text("utf-8")
    for name in SCRIPTS:
        yield name, (HERE / "static" / name).read_text("utf-8")
    yield from _pages(site)
    words = facts.words() if with_text else facts.Words((), (), {})
    yield (
        "data/lineage.js",
        _script(
            "lineage",
            {**facts.lineage_data(), "words": {"en": words.en, "ja": words.ja, "sections": list(words.sections)}},
        ),
    )
    yield "data/matrix.js", _script("matrix", matrix_data(site))
    for page, cases in site.shown.items():
        yield f"data/page-{page}.js", _script("pages", page_data(site, page, cases), page)
    yield "data/search.js", _script("search", search_data(site))
    for number, texts in words.sections.items():
        yield f"data/words-{number}.js", f"// {_json(site.text_notice)}\n{_script('texts', texts, number)}"


def _script(name: str, data: Any, part: str = "") -> str:
    """A file that a page can load from a folder, where it could not fetch JSON."""
    place = f"(window.crconf ??= {{}}).{name}"
    return f"({place} ??= {{}})[{_json(part)}] = {_json(data)};\n" if part else f"{place} = {_json(data)};\n"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("\u2028", " ").replace("\u2029", " ")


# -- pages ------------------------------------------------------------------------------------------------------------


def _pages(site: Site) -> Iterator[tuple[str, str]]:
    marks = {str(word): mark for each in (STATE_MARKS, MARKS) for word, mark in each.items()}
    environment = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(
        site=site,
        totals=site.report.totals,
        editions=lineage.load().editions,
        states=STATES,
        states_ja=STATES_JA,
        statuses_ja=STATUSES_JA,
        kinds_ja=KINDS_JA,
        marks=marks,
        class_of=class_of,
        remark=remark,
        bar=bar,
        page_name=page_name,
        tally=tally,
        stack=stack,
        letters=letters,
        titles={section.number: section for section in site.sections if section.in_scope},
        where={one.name: f"{one.file}:{one.line}" for one in site.report.functions},
    )
    for name in ("index", "matrix", "editions"):
        yield f"{name}.html", environment.get_template(f"{name}.html.j2").render(up="", here=name)
    page = environment.get_template("section.html.j2")
    counted = {section.number: section.totals for section in site.report.sections}
    for place, section in enumerate(site.sections):
        totals: Totals | None = counted.get(section.number)
        yield (
            f"sections/{section.number}.html",
            page.render(
                up="../",
                here=section.number,
                section=section,
                totals=totals,
                before=_at(site.sections, place - 1),
                after=_at(site.sections, place + 1),
                shown=site.shown.get(section.number, {}),
            ),
        )
    page = environment.get_template("wiki.html.j2")
    for row in site.report.pages:
        name = page_name(row)
        yield f"sections/{name}.html", page.render(up="../", here=name, page=row, shown=site.shown.get(name, {}))


def _at(sections: tuple[SectionPage, ...], place: int) -> SectionPage | None:
    return sections[place] if 0 <= place < len(sections) else None


def class_of(word: str) -> str:
    """Return the style class of a state or a verdict."""
    return "s-" + word.replace(" ", "-")


def letters(states: tuple[State, ...]) -> str:
    """Return the states of a rule for every engine, a figure each, for the map's script."""
    return "".join(str(STATES.index(state)) for state in states)


def tally(cell: Cell) -> dict[str, int]:
    """Return how an engine's cases ended, by verdict."""
    return {"pass": cell.passing, "unsupported": cell.unsupported, "fail": cell.broken}


def stack(cell: Cell, whole: int) -> Iterator[tuple[str, int, float, float]]:
    """Yield the pieces of a column: verdict, count, where it begins and how high it is, of 60."""
    low = 0.0
    for status, count in tally(cell).items():
        height = round(count * 55 / whole, 2) if whole else 0.0
        yield status, count, low, height
        low = round(low + height, 2)
