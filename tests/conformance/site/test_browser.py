"""The site in a real browser, opened from its folder as a reader opens it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.report.model import EngineRow, FunctionRow
from conformance.results import CaseResult
from conformance.site import facts
from conformance.site.building import write_site
from rules_text import lineage

from ..report.samples import case, report, requirement, rule, section, sentence
from .samples import HOSTILE, other_run, small_site

webdriver = pytest.importorskip("selenium.webdriver", reason="pip install 'crconf[browser]'")
CHROMIUM, DRIVER = (shutil.which(name) for name in ("chromium", "chromedriver"))
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not (CHROMIUM and DRIVER), reason="apt-get install chromium chromium-driver"),
]

OLD, NEW = "20231117", "20260807"
FUNCTION = "reference_engine.casting:total_cost"


def hostile_site(folder: Path) -> None:
    """Write a site in which every text from outside tries to become markup; two editions have an invented text."""
    rows = [
        requirement(
            "601.2f/locked", en="The price is fixed.", ja="値段は決まる。", status="fail", cases=("lock", "both")
        ),
        requirement("601.2f/odd", en=HOSTILE, ja=HOSTILE, why=HOSTILE, cases=("odd",)),
    ]
    shown = report(
        section(rule("118.1", [requirement("118.1/part", cases=("both",))], [sentence(1, "pass", "118.1/part")])),
        section(rule("601.2f", rows, [sentence(1, "fail", "601.2f/locked")], functions=(FUNCTION,))),
        cases=[
            case("lock", name="The price stays", verdict="fail", message="expected 2, got 3",
                 requirements=("601.2f/locked",),
                 source='Scenario: The price stays\n  Given Alice controls "Trinisphere"'),
            case("both", name="Both are paid", requirements=("118.1/part", "601.2f/locked")),
            case("odd", name=HOSTILE, source=HOSTILE, requirements=("601.2f/odd",)),
        ],
        functions=[FunctionRow(name=FUNCTION, file="reference_engine/costs.py", line=1, rules=("601.2f",))],
        engine=EngineRow(name="first engine", version="1"),
    )  # fmt: skip
    other = other_run(
        CaseResult("odd", "error", name=HOSTILE, requirements=("601.2f/odd",), message=HOSTILE),
        CaseResult("both", "pass", name="Both are paid", requirements=("118.1/part", "601.2f/locked")),
        CaseResult(
            "lock", "unsupported", name="The price stays", requirements=("601.2f/locked",), message="no such card"
        ),
        engine=HOSTILE,
    )
    order = lineage.load().editions
    at, to = order.index(OLD), order.index(NEW)
    english = {
        "601.2a": [[at, at, "An old rule <b>says</b> this."], [to, to, f"A new rule <b>says</b> this. {HOSTILE}"]]
    }
    words = facts.Words((at, to), (), {"601": {"en": english, "ja": {}}})  # type: ignore[dict-item]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(facts, "words", lambda: words)
        write_site(small_site(shown, [other]), folder, with_text=True)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("browser") / "site"
    hostile_site(made)
    return made


@pytest.fixture(scope="module")
def started() -> Iterator[Any]:
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for word in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1280,900", "--lang=en"):
        options.add_argument(word)
    options.binary_location = CHROMIUM
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    yield driver
    driver.quit()


class Reader:
    """A person before the site."""

    def __init__(self, driver: Any, folder: Path) -> None:
        self.driver, self.folder = driver, folder

    def open(self, page: str) -> None:
        """Open a page of the site, by its name and anchor."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.folder.as_uri()}/{page}")

    def all(self, selector: str) -> list[Any]:
        """The elements that are seen."""
        return [each for each in self.driver.find_elements("css selector", selector) if each.is_displayed()]

    def one(self, selector: str) -> Any:
        """The one element that is seen, waited for."""
        self.until(lambda: self.all(selector))
        (found,) = self.all(selector)
        return found

    def until(self, so: Any) -> None:
        """Wait until something is so."""
        from selenium.webdriver.support.ui import WebDriverWait

        WebDriverWait(self.driver, 10).until(lambda _: so())

    def press(self, *keys: str) -> None:
        """Press keys, wherever the focus is."""
        from selenium.webdriver.common.action_chains import ActionChains

        ActionChains(self.driver).send_keys(*keys).perform()

    def asked(self, words: str) -> list[str]:
        """Search, and return what is offered."""
        box = self.one("#find")
        box.clear()
        box.send_keys(words)
        self.until(lambda: self.run("document.getElementById('found').dataset.query") == words)
        return [each.text for each in self.all("#found li")]

    def place(self) -> str:
        """The page and anchor that are open."""
        return str(self.driver.current_url).removeprefix(f"{self.folder.as_uri()}/")

    def run(self, script: str) -> Any:
        """What a script gives."""
        return self.driver.execute_script(f"return {script}")


@pytest.fixture
def reader(started: Any, folder: Path) -> Iterator[Reader]:
    started.get_log("browser")
    here = Reader(started, folder)
    here.open("index.html")
    yield here
    assert here.run("window.hacked") is None, "a text from outside ran"
    here.run("localStorage.clear()")
    assert started.get_log("browser") == []


# -- search -----------------------------------------------------------------------------------------------------------


def test_a_number_leads_to_its_rule(reader: Reader) -> None:
    assert reader.asked("601.2f")[0].startswith("rule")
    reader.press("\ue007")
    reader.until(lambda: reader.place() == "sections/601.html#601.2f")
    assert reader.one("article:target h2").text.startswith("601.2f")


def test_an_old_number_leads_to_todays(reader: Reader) -> None:
    (today,) = lineage.numbering("701.12", "20120501")
    (first, *_) = reader.asked("701.12 2012")
    assert f"is today {today}" in first
    assert "old number" in first
    reader.press("\ue015", "\ue007")  # down, enter
    reader.until(lambda: reader.place() == f"sections/701.html#{today}")


def test_a_number_that_meant_other_rules_tells_of_each(reader: Reader) -> None:
    offered = reader.asked("701.12")
    assert offered[0].startswith("rule")
    assert sum("old number" in each for each in offered) > 1


@pytest.mark.parametrize(
    ("words", "found"),
    [("destroy", "701.8"), ("破壊", "701.8"), ("trinisphere", "Trinisphere"), ("三なる", "Trinisphere"),
     ("price fixed", "601.2f"), ("値段", "601.2f"), ("price stays", "The price stays")],
)  # fmt: skip
def test_words_of_both_languages_find(reader: Reader, words: str, found: str) -> None:
    assert any(found in each for each in reader.asked(words)), reader.asked(words)


def test_what_is_not_there_is_said_so(reader: Reader) -> None:
    assert reader.asked("zzzz") == ["Nothing fits."]
    reader.press("\ue00c")
    assert reader.all("#found") == []


def test_the_search_is_reached_and_left_by_keys(reader: Reader) -> None:
    reader.press("/")
    assert reader.run("document.activeElement.id") == "find"
    reader.press("d", "e", "s", "t", "r", "o", "y")
    reader.until(lambda: reader.all("#found li"))
    reader.press("\ue015")
    chosen = reader.run("document.getElementById('find').getAttribute('aria-activedescendant')")
    assert reader.run(f"document.getElementById('{chosen}').getAttribute('aria-selected')") == "true"


# -- deep links -------------------------------------------------------------------------------------------------------


def test_a_link_to_a_rule_from_the_front_page_leads_on(reader: Reader) -> None:
    reader.open("index.html#601.2f")
    reader.until(lambda: reader.place() == "sections/601.html#601.2f")


def test_a_link_to_a_case_unfolds_it(reader: Reader) -> None:
    reader.open("sections/601.html#case:lock")
    assert reader.one("[id='case:lock'] pre.source").text.startswith("Scenario: The price stays")
    assert [each.text for each in reader.all("[id='case:lock'] pre.message")] == ["expected 2, got 3", "no such card"]


def test_a_requirement_has_a_link(reader: Reader) -> None:
    reader.open("sections/601.html#601.2f/locked")
    assert reader.one(".requirement:target .wording").text == "The price is fixed."


def test_a_function_shows_its_source(reader: Reader) -> None:
    reader.open("sections/601.html#601.2f")
    reader.one("[data-function] summary").click()
    reader.until(lambda: reader.all("[data-function] pre"))


# -- language, colours, keys ------------------------------------------------------------------------------------------


def test_the_language_is_switched_and_remembered(reader: Reader) -> None:
    reader.open("sections/601.html#601.2f/locked")
    reader.one("[data-language=ja]").click()
    assert reader.one(".requirement:target .wording").text == "値段は決まる。"
    reader.open("index.html")
    assert reader.run("document.documentElement.lang") == "ja"
    assert "総合ルール" in reader.one(".lead").text


def test_light_and_dark_are_switched_and_remembered(reader: Reader) -> None:
    before = reader.run("getComputedStyle(document.body).backgroundColor")
    reader.one("#theme").click()
    after = reader.run("getComputedStyle(document.body).backgroundColor")
    assert before != after
    reader.open("matrix.html")
    assert reader.run("getComputedStyle(document.body).backgroundColor") == after


def test_j_and_k_go_from_rule_to_rule(reader: Reader) -> None:
    reader.open("sections/601.html")
    reader.press("j")
    assert reader.run("document.activeElement.id") == "601.1"
    reader.press("j", "j", "k")
    assert reader.run("document.activeElement.id") == "601.1a"


def test_the_map_is_one_stop_and_walked_with_arrows(reader: Reader) -> None:
    assert reader.run("document.querySelectorAll('.squares a[tabindex=\"0\"]').length") == 1
    reader.run("document.querySelector('.squares a').focus()")
    reader.press("\ue014", "\ue014")
    assert "#100.1b" in reader.run("document.activeElement.href")


def test_an_engine_repaints_the_map(reader: Reader) -> None:
    square = "document.querySelector('a[href$=\"#118.1\"]')"
    assert reader.run(f"{square}.className") == "s-covered"
    failing = "a[href$='#601.2f'].s-failing"
    assert reader.all(f".squares {failing}")
    assert reader.run("document.querySelector('[data-count=\"failing\"]').textContent") == "1"
    reader.all(".engine")[1].click()
    assert reader.run(f"{square}.className") == "s-covered"
    assert reader.run("document.querySelectorAll('.squares .s-failing').length") == 1, (
        "the hostile case is an error there"
    )


# -- engines ----------------------------------------------------------------------------------------------------------


def names(reader: Reader) -> list[str]:
    """The scenarios that the matrix shows."""
    return [each.text for each in reader.all(".matrix tbody th[scope=row]")]


def test_the_matrix_is_filtered(reader: Reader) -> None:
    reader.open("matrix.html")
    assert len(names(reader)) == 3
    reader.one("#differ").click()
    assert sorted(names(reader)) == sorted(["The price stays", HOSTILE])
    reader.one("#fails").click()
    reader.one("#words").send_keys("stays")
    assert names(reader) == ["The price stays"]
    assert reader.one("#count").text == "1 / 3"


def test_the_matrix_stays_within_a_section(reader: Reader) -> None:
    from selenium.webdriver.support.ui import Select

    reader.open("matrix.html")
    Select(reader.one("#section")).select_by_value("118")
    reader.until(lambda: names(reader) == ["Both are paid"])


def test_a_verdict_opens_what_is_behind_it(reader: Reader) -> None:
    reader.open("matrix.html")
    reader.one(".matrix button.s-unsupported").click()
    assert reader.one(".detail pre").text == "no such card"
    reader.one(".matrix button.s-fail").click()
    assert reader.one(".detail pre").text == "expected 2, got 3"
    reader.one(".matrix button.s-fail").click()
    assert reader.all(".detail") == []


def test_hostile_messages_are_text(reader: Reader) -> None:
    reader.open("matrix.html")
    reader.one(".matrix button.s-error").click()
    assert reader.one(".detail pre").text == HOSTILE
    reader.open("sections/601.html#case:odd")
    assert reader.one("[id='case:odd'] pre.message").text == HOSTILE
    assert reader.one("[id='case:odd'] pre.source").text == HOSTILE
    assert HOSTILE in " ".join(reader.asked("onerror"))
    assert reader.run("document.images.length") == 0


# -- editions ---------------------------------------------------------------------------------------------------------


def test_what_changed_in_a_section_between_two_editions(reader: Reader) -> None:
    reader.open(f"editions.html#{OLD}..{NEW}/601")
    assert "section 601: 8 changes" in reader.one("#summary").text
    assert [each.text.split()[0] for each in reader.all(".change h2")] == ["601.2a", "601.5", "601.5", "601.6", "601.7"]
    assert reader.one("svg.moves")


def test_words_are_marked_and_hostile_ones_are_text(reader: Reader) -> None:
    reader.open(f"editions.html#{OLD}..{NEW}/601")
    words = reader.one(".change p.words")
    assert [each.text for each in words.find_elements("css selector", "del")] == ["An old"]
    new = [each.text for each in words.find_elements("css selector", "ins")]
    assert new[0] == "A new"
    assert HOSTILE in new[1]
    assert "<b>says</b>" in words.text


def test_kinds_are_switched_off(reader: Reader) -> None:
    reader.open(f"editions.html#{OLD}..{NEW}/601")
    reader.until(lambda: reader.all("#kinds button"))
    next(each for each in reader.all("#kinds button") if "moved" in each.text).click()
    reader.until(lambda: len(reader.all(".change")) == 2)


def test_japanese_editions_are_compared_too(reader: Reader) -> None:
    japanese = next(facts_.id for facts_ in facts.translations() if facts_.scope == ("701",))
    reader.open(f"editions.html#{japanese}..{NEW}/701")
    reader.until(lambda: reader.all(".change"))
    assert any(each.text.startswith("701.6 → 701.8") for each in reader.all(".change h2"))


COUNTED = """(() => {
  const { relations, editions } = crconf.history;
  const counts = {};
  for (const { kind } of relations(editions.indexOf("%s"), editions.indexOf("%s"))) {
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
})()"""


@pytest.mark.parametrize(
    ("old", "new"), [(OLD, NEW), ("20120501", "20130201"), ("20250404", "20250606"), ("20090708", NEW)]
)
def test_the_browser_agrees_with_the_lineage(reader: Reader, old: str, new: str) -> None:
    old, new = (next(each for each in lineage.load().editions if each >= name) for name in (old, new))
    expected: dict[str, int] = {}
    for relation in lineage.relations(old, new):
        expected[relation.kind] = expected.get(relation.kind, 0) + 1
    reader.open("editions.html")
    assert reader.run(COUNTED % (old, new)) == expected


# -- the whole --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["index.html", "sections/601.html", "matrix.html", "editions.html"])
@pytest.mark.parametrize("width", [1280, 390])
def test_no_page_is_wider_than_the_screen(reader: Reader, page: str, width: int) -> None:
    size = {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 500}
    reader.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    try:
        reader.open(page)
        assert reader.run("document.documentElement.scrollWidth") <= width
    finally:
        reader.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@pytest.mark.parametrize("page", ["index.html", "sections/601.html", "matrix.html", "editions.html"])
def test_whatever_can_be_used_has_a_name(reader: Reader, page: str) -> None:
    reader.open(page)
    nameless = """[...document.querySelectorAll('a, button, input, select, svg[role=img], summary')]
        .filter((each) => !(each.textContent.trim() || each.ariaLabel || each.title || each.labels?.length))
        .map((each) => each.outerHTML)"""
    assert reader.run(nameless) == []


def test_nothing_is_asked_of_anybody(reader: Reader) -> None:
    import json

    reader.driver.get_log("performance")
    for page in ("index.html", "sections/601.html#case:lock", "matrix.html", "editions.html"):
        reader.open(page)
    reader.asked("601.2f")
    sent = [json.loads(each["message"])["message"] for each in reader.driver.get_log("performance")]
    urls = [each["params"]["request"]["url"] for each in sent if each["method"] == "Network.requestWillBeSent"]
    assert urls
    assert all(url.startswith(("file:", "about:")) for url in urls), urls
