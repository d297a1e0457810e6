"""The site as files: what it links, that text from outside stays text, and how it is put in place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup, Tag

from conformance.errors import SiteError
from conformance.report.model import EngineRow, ItemRow
from conformance.results import CaseResult
from conformance.site import facts
from conformance.site.building import MARKER, files, write_site
from conformance.site.gathering import gathered
from conformance.site.model import Site
from rules_text import lineage
from rules_text.model import Revision, Rule, Source

from ..report.samples import case, page, report, requirement, rule, section, sentence, small_report
from .samples import CORPUS, HOSTILE, other_run, small_site


@pytest.fixture(scope="module")
def site() -> Site:
    return small_site(runs=[other_run()])


@pytest.fixture(scope="module")
def written(site: Site) -> dict[str, str]:
    return dict(files(site))


def soup_of(text: str) -> BeautifulSoup:
    return BeautifulSoup(text, "lxml")


def found(soup: BeautifulSoup, id_: str) -> Tag:
    tag = soup.find(id=id_)
    assert isinstance(tag, Tag), id_
    return tag


def assigned(text: str, name: str, part: str = "") -> Any:
    """The data that a script assigns."""
    place = f"(window.crconf ??= {{}}).{name}"
    start = f'({place} ??= {{}})["{part}"] = ' if part else f"{place} = "
    assert text.startswith(start)
    return json.loads(text.removeprefix(start).rstrip(";\n"))


def test_every_section_of_the_rules_has_a_page(written: dict[str, str]) -> None:
    pages = [name for name in written if name.startswith("sections/")]
    assert {"sections/100.html", "sections/601.html", "sections/905.html"} <= set(pages)
    assert len(pages) == 147


def test_every_link_leads_to_a_file_and_an_anchor_of_the_site(written: dict[str, str]) -> None:
    pages = {name: soup_of(text) for name, text in written.items() if name.endswith(".html")}
    anchors = {name: {str(tag["id"]) for tag in soup.find_all(id=True)} for name, soup in pages.items()}
    for name, soup in pages.items():
        for link in soup.find_all("a", href=True):
            path, _, anchor = str(link["href"]).partition("#")
            there = (Path(name).parent / path).as_posix() if path else name
            there = there.removeprefix("sections/../")
            assert there in written, f"{name} links to {link['href']}"
            if anchor and there != "editions.html":
                assert anchor in anchors[there], f"{name} links to {link['href']}"


def test_anchors_are_unique(written: dict[str, str]) -> None:
    for name, text in written.items():
        if name.endswith(".html"):
            ids = [tag["id"] for tag in soup_of(text).find_all(id=True)]
            assert len(ids) == len(set(ids)), name


def test_the_map_has_a_cell_a_rule_with_its_state(site: Site, written: dict[str, str]) -> None:
    cells = {tag["href"]: tag for tag in soup_of(written["index.html"]).select(".squares a")}
    assert len(cells) == len(site.rules) == 3162
    assert cells["sections/601.html#601.2f"]["class"] == ["s-failing"]
    assert cells["sections/118.html#118.1"]["class"] == ["s-guarded"]
    assert cells["sections/601.html#601.3"]["class"] == ["s-uncovered"]
    assert cells["sections/100.html#100.1"]["class"] == ["s-out-of-scope"]
    assert "data-s" not in cells["sections/100.html#100.1"].attrs


def test_a_rule_shows_its_requirements_scenarios_and_what_each_engine_made_of_them(written: dict[str, str]) -> None:
    soup = soup_of(written["sections/601.html"])
    one = found(soup, "601.2f")
    wording = one.select_one(".wording")
    assert wording is not None
    assert [tag.get_text() for tag in wording.find_all("span")] == ["Something happens.", "何かが起こる。"]
    elsewhere = found(soup_of(written["sections/118.html"]), "case:parts-done")
    assert [pip["title"] for pip in elsewhere.select(".pip")] == ["sample engine: pass", "other engine: fail"]


def test_a_case_on_two_pages_has_its_anchor_on_each(written: dict[str, str]) -> None:
    for name in ("sections/118.html", "sections/601.html"):
        assert found(soup_of(written[name]), "case:parts-done")


def test_what_is_unfolded_comes_from_the_sections_data(written: dict[str, str]) -> None:
    data = assigned(written["data/page-118.js"], "pages", "118")["cases"]["parts-done"]
    assert data["source"] == "Scenario: Something is done\n  When it is done"
    assert data["results"] == [
        {"engine": "sample engine", "verdict": "pass", "message": ""},
        {
            "engine": "other engine",
            "verdict": "fail",
            "message": "line 9: Then it is done\nexpected: one thing\ngot: two things",
        },
    ]
    functions = assigned(written["data/page-601.js"], "pages", "601")["functions"]
    assert list(functions) == ["reference_engine.casting:total_cost"]
    assert "data/page-100.js" not in written


def test_the_history_of_a_rule_is_drawn_and_told(written: dict[str, str]) -> None:
    one = found(soup_of(written["sections/601.html"]), "601.2f")
    drawn = one.select_one("svg.timeline")
    assert drawn is not None
    assert drawn["aria-label"] == "moved in 1, reworded in 1 editions"
    assert "20150717: 601.2f was 601.2e" in one.get_text()


def test_text_from_outside_stays_text() -> None:
    row = requirement("601.2f/x", en=HOSTILE, ja=HOSTILE, why=HOSTILE, status="fail", cases=("c",))
    hostile = report(
        section(rule("601.2f", [row], [sentence(1, "fail")], title=HOSTILE)),
        cases=[case("c", verdict="fail", name=HOSTILE, message=HOSTILE, source=HOSTILE)],
        engine=EngineRow(name=HOSTILE, version=HOSTILE, homepage="javascript:alert(1)"),
    )
    broken = CaseResult("c", "error", name=HOSTILE, requirements=("601.2f/x",), message=HOSTILE)
    written = dict(files(small_site(hostile, [other_run(broken, engine=HOSTILE)])))
    for name, text in written.items():
        if name.endswith(".html"):
            soup = soup_of(text)
            assert not soup.find_all("img"), name
            assert all(tag.get("src") for tag in soup.find_all("script")), name
            assert not [tag for tag in soup.find_all(True) if any(each.startswith("on") for each in tag.attrs)]
            assert "javascript:" not in " ".join(str(tag["href"]) for tag in soup.find_all("a", href=True))


def test_the_pages_ask_nothing_of_anybody(written: dict[str, str]) -> None:
    for name, text in written.items():
        if name.endswith(".html"):
            soup = soup_of(text)
            loaded = [
                str(tag.get("src") or tag.get("href")) for tag in soup.find_all(["script", "link", "img", "iframe"])
            ]
            assert all(not one.startswith(("http", "//", "data:")) for one in loaded)
            policy = soup.find("meta", attrs={"http-equiv": "Content-Security-Policy"})
            assert isinstance(policy, Tag)
            assert str(policy["content"]).startswith("default-src 'none'")
            assert "unsafe" not in str(policy["content"])
            assert "style=" not in text
        if name.endswith((".css", ".js")) and not name.startswith("data/"):
            assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_no_page_is_larger_than_a_megabyte(written: dict[str, str]) -> None:
    assert {name: len(text.encode()) for name, text in written.items() if len(text.encode()) > 1_000_000} == {}


def revision(language: str, number: str, text: str) -> Revision:
    """An invented text of one rule."""
    source = Source("invented.txt", "0" * 64, 1, "utf-8", "LF")
    return Revision("20260807", language, source, (Rule(number, text, language=language),), {})


def test_texts_stand_beside_each_other_and_say_whose_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    english = revision("en", "601.2f", "An invented sentence.\nA second paragraph.")
    place = lineage.load().editions.index("20260807")
    runs = {"601": {"en": {"601.2f": [[place, place, english.rule("601.2f").text]]}, "ja": {}}}
    monkeypatch.setattr(facts, "words", lambda: facts.Words((place,), (), runs))
    made = gathered(small_report(), [], CORPUS, english)
    written = dict(files(made, with_text=True))
    shown = found(soup_of(written["sections/601.html"]), "601.2f").select_one("blockquote[lang=en]")
    assert shown is not None
    assert [part.get_text() for part in shown.find_all("p")] == ["An invented sentence.", "A second paragraph."]
    holding = [name for name, text in written.items() if "invented sentence" in text]
    assert holding == ["sections/601.html", "data/words-601.js"]
    for name in holding:
        assert "© Wizards of the Coast" in written[name]


def test_without_texts_nothing_claims_to_hold_any(written: dict[str, str]) -> None:
    assert not [name for name in written if "blockquote" in written[name] and name.endswith(".html")]
    assert not [name for name in written if name.startswith("data/words")]
    assert "© Wizards" not in written["sections/601.html"]


def test_the_same_site_gives_the_same_bytes(site: Site, written: dict[str, str]) -> None:
    assert dict(files(site)) == written


def test_data_is_a_script_that_assigns_json(written: dict[str, str]) -> None:
    data = assigned(written["data/matrix.js"], "matrix")
    assert data["engines"] == ["sample engine", "other engine"]
    by_id = {row[0]: row for row in data["cases"]}
    assert by_id["parts-done"][4] == ["pass", "fail"]
    assert "got: two things" in by_id["parts-done"][5][1]
    assert by_id["lock-holds"][4] == ["fail", None]


def test_a_site_replaces_an_earlier_one_as_a_whole(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site"
    names = write_site(site, folder)
    (folder / "stale.html").write_text("old")
    assert write_site(site, folder) == names
    assert not (folder / "stale.html").exists()
    assert (folder / MARKER).is_file()
    assert [path.name for path in folder.parent.iterdir()] == ["site"]


def test_a_folder_of_something_else_is_left_alone(site: Site, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(SiteError, match="holds no site"):
        write_site(site, tmp_path)
    assert (tmp_path / "thesis.txt").read_text() == "mine"


def test_nothing_is_left_where_a_site_could_not_be_written(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_site(site, tmp_path / "site")
    before = (tmp_path / "site" / "index.html").read_text()
    monkeypatch.setattr("conformance.site.building.files", lambda *_: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        write_site(site, tmp_path / "site")
    assert (tmp_path / "site" / "index.html").read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_wiki_page_that_the_corpus_plays_has_a_page() -> None:
    item = ItemRow(id="sample/ruling-1", status="fail", words=HOSTILE, cases=("lock-holds",))
    written = dict(files(small_site(small_report(pages=(page(item, id="sample", address="javascript:alert(1)"),)))))
    soup = soup_of(written["sections/wiki-sample.html"])
    assert found(soup, "sample/ruling-1").select_one(".wording").get_text() == HOSTILE  # type: ignore[union-attr]
    assert found(soup, "case:lock-holds").select_one(".pip")["title"] == "sample engine: fail"  # type: ignore[index]
    assert "javascript" not in written["sections/wiki-sample.html"]
    assert list(assigned(written["data/page-wiki-sample.js"], "pages", "wiki-sample")["cases"]) == ["lock-holds"]
    assert soup_of(written["index.html"]).select_one('.scope a[href="sections/wiki-sample.html"]')
    assert ["wiki-sample", "sample/ruling-1", HOSTILE] in assigned(written["data/search.js"], "search")["items"]
