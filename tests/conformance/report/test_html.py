"""The report as one page: what it links, what it lets run, and that text from outside stays text."""

from __future__ import annotations

import base64
import hashlib
import re

from bs4 import BeautifulSoup, Tag

from conformance.report.html import bar, to_html
from conformance.report.model import EngineRow, Report

from .samples import case, item, report, requirement, rule, section, sentence, small_report
from .samples import page as wiki_page

HOSTILE = "</pre><script>alert(1)</script><img src=x onerror=alert(1)>\"'"


def page(shown: Report) -> BeautifulSoup:
    return BeautifulSoup(to_html(shown), "lxml")


def found(soup: BeautifulSoup, **attributes: str) -> Tag:
    tag = soup.find(attrs=dict(attributes))
    assert isinstance(tag, Tag), attributes
    return tag


def test_every_link_within_the_page_leads_somewhere() -> None:
    soup = page(small_report())
    anchors = {str(tag["id"]) for tag in soup.find_all(id=True)}
    links = {str(tag["href"]) for tag in soup.find_all("a", href=True)}
    assert links
    assert {link[1:] for link in links if link.startswith("#")} <= anchors
    assert all(link.startswith("#") for link in links)


def test_anchors_are_unique() -> None:
    ids = [tag["id"] for tag in page(small_report()).find_all(id=True)]
    assert len(ids) == len(set(ids))


def test_rule_requirement_scenario_and_function_link_to_each_other() -> None:
    soup = page(small_report())
    one_rule = found(soup, id="601.2f")
    function = "function:reference_engine.casting:total_cost"
    assert one_rule.find("a", href=f"#{function}")
    assert found(soup, id=function).find("a", href="#601.2f")
    requirements = one_rule.find_all(class_="requirement")
    assert [tag["id"] for tag in requirements] == ["601.2f/locked"]
    scenario = found(soup, id="case:lock-holds")
    assert requirements[0] in scenario.parents
    shared = found(soup, id="case:parts-done")
    assert shared.find("a", href="#601.2f/locked"), "a case links to the other requirements that it checks"


def test_the_heat_map_has_a_cell_a_rule() -> None:
    soup = page(small_report())
    cells = soup.select(".heat .cell")
    assert [(cell["href"], cell["aria-label"]) for cell in cells] == [
        ("#118.1", "118.1: pass, 1 / 1"),
        ("#601.2f", "601.2f: fail, 0 / 1"),
        ("#601.3", "601.3: uncovered, 0 / 1"),
    ]
    assert "s-fail" in cells[1]["class"]


def test_a_scenario_is_shown_as_written_with_its_verdict_and_place() -> None:
    scenario = found(page(small_report()), id="case:lock-holds")
    source = scenario.select_one("pre.source")
    message = scenario.select_one("pre.message")
    assert source is not None
    assert message is not None
    assert source.get_text() == "Scenario: Something is done\n  When it is done"
    assert message.get_text() == "expected 2, got 3"
    assert scenario["data-verdict"] == "fail"
    assert "features/601_casting_spells/601.2f.feature:7" in scenario.get_text()


def test_wording_stands_in_both_languages() -> None:
    wording = found(page(small_report()), id="601.2f/locked").select_one(".wording")
    assert wording is not None
    assert [(tag["lang"], tag.get_text()) for tag in wording.find_all("span")] == [
        ("en", "Something happens."),
        ("ja", "何かが起こる。"),
    ]


def test_text_from_outside_stays_text() -> None:
    hostile = case("c", verdict="fail", name=HOSTILE, message=HOSTILE, source=HOSTILE)
    row = requirement("601.2f/x", en=HOSTILE, ja=HOSTILE, why=HOSTILE, status="fail", cases=("c",))
    shown = report(
        section(rule("601.2f", [row], [sentence(1, "fail")], title=HOSTILE, text=(HOSTILE,)), title=HOSTILE),
        cases=[hostile],
        text_notice=HOSTILE,
        engine=EngineRow(name=HOSTILE, version=HOSTILE, homepage="javascript:alert(1)"),
    )
    soup = page(shown)
    assert len(soup.find_all("script")) == 1
    assert not soup.find_all("img")
    assert not [tag for tag in soup.find_all(True) if any(name.startswith("on") for name in tag.attrs)]
    assert not [tag for tag in soup.find_all("a") if "javascript" in tag["href"]]
    message = found(soup, id="case:c").select_one("pre.message")
    assert message is not None
    assert message.get_text() == HOSTILE


def test_the_policy_lets_only_the_pages_own_style_and_script_run() -> None:
    text = to_html(small_report())
    soup = BeautifulSoup(text, "lxml")
    policy = str(found(soup, **{"http-equiv": "Content-Security-Policy"})["content"])
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for tag in ("style", "script"):
        inner = re.search(f"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        assert inner is not None
        digest = base64.b64encode(hashlib.sha256(inner[1].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert "style=" not in text, "a style attribute would be blocked"


def test_the_page_asks_nothing_of_anybody() -> None:
    soup = page(small_report())
    assert not soup.find_all(["link", "iframe", "img", "object", "embed"])
    assert not soup.find_all(src=True)


def test_rule_text_comes_with_whose_it_is() -> None:
    shown = report(
        section(rule("601.2f", [], [sentence(1, "uncovered")], text=("An invented sentence.",))),
        text_notice="The text of the rules is somebody's.",
    )
    soup = page(shown)
    text, notice = soup.select_one("blockquote.text"), soup.select_one(".notice")
    assert text is not None
    assert notice is not None
    assert text.get_text() == "An invented sentence."
    assert notice.get_text() == "The text of the rules is somebody's."
    plain = page(small_report())
    assert plain.select_one("blockquote") is None
    assert plain.select_one(".notice") is None


def test_a_rule_that_moved_keeps_its_baseline_number_beside_it() -> None:
    moved = rule("117.1", [requirement("118.1/sample")], [sentence(1, "pass")], baseline="118.1")
    article = found(page(report(section(moved), numbering="20120501")), id="117.1")
    assert article["data-baseline"] == "118.1"
    assert "118.1" in article.find("h3").get_text()  # type: ignore[union-attr]


def test_a_bar_is_whole_and_starts_with_what_passes() -> None:
    pieces = bar({"fail": 1, "uncovered": 1, "pass": 2})
    assert [(status, count) for status, count, _, _ in pieces] == [("pass", 2), ("uncovered", 1), ("fail", 1)]
    assert [(x, width) for _, _, x, width in pieces] == [(0.0, 50.0), (50.0, 25.0), (75.0, 25.0)]
    assert bar({}) == []


def test_the_same_report_gives_the_same_page() -> None:
    assert to_html(small_report()) == to_html(small_report())


def test_a_wiki_page_shows_its_items_and_their_scenarios() -> None:
    items = wiki_page(item("ex1", "pass", "ruled"), item("ex2", "uncovered"), address="https://example.org/page")
    ruled = case("ruled", requirements=(), examples=("wiki:sample/ex1",))
    soup = page(report(section(rule("601.2f")), cases=[ruled], pages=(items,)))
    scenario = found(soup, id="case:ruled")
    assert found(soup, id="wiki:sample/ex1") in scenario.parents
    assert scenario.find("a", href="#wiki:sample/ex1")
    assert found(soup, href="https://example.org/page").get_text() == "見本"
    assert found(soup, id="wiki:sample/ex2")["data-status"] == "uncovered"
    anchors = {str(tag["id"]) for tag in soup.find_all(id=True)}
    links = {str(tag["href"]) for tag in soup.find_all("a", href=True)}
    assert {link[1:] for link in links if link.startswith("#")} <= anchors


def test_an_address_that_is_no_web_address_is_no_link() -> None:
    soup = page(report(section(rule("601.2f")), pages=(wiki_page(item("ex1"), address="javascript:x"),)))
    assert "javascript" not in str(soup.find("main"))
