"""Pulling whole sources from a server that plays them, on good days and bad."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from rules_text import editions, store
from scraper.errors import SnapshotError, UnknownSource
from scraper.pulling import Outcome, Pull, targets
from scraper.snapshots import Store, stamp
from scraper.sources import Settings
from tests.fakes import sites
from tests.fakes.web import FakeWeb, Reply, cut, drip, page, redirect, status
from tests.scraper.conftest import FakeClock, at_loopback

Puller = Callable[..., list[Outcome]]


@pytest.fixture
def pull(web: FakeWeb, clock: FakeClock, snapshots: Path) -> Puller:
    """Pull from the server; the limits may be changed."""

    def run(*words: str, offline: bool = False, **limits: float) -> list[Outcome]:
        settings = at_loopback(web, **({"pause": 0.0, "tries": 1} | limits))
        run = Pull(settings, contact="tester@example.org", offline=offline, root=snapshots, clock=clock)
        return list(run.run(targets(settings, words)))

    return run


def states(outcomes: list[Outcome]) -> dict[str, str]:
    return {outcome.page: outcome.state for outcome in outcomes}


def serve_viewer(web: FakeWeb, edition: str = "20231117.0", **odd: Reply) -> None:
    """All sections; each chapter's menu leads to its own."""
    for section in sites.VIEWER_RULES:
        web.serve(f"/cr/r/{section}/", odd.get(f"s{section}", page(sites.viewer(section, edition))))


class TestViewer:
    def test_all_sections_become_one_edition(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web)
        outcomes = pull("viewer")
        assert states(outcomes) == dict.fromkeys((*sites.VIEWER_RULES, "20231117.0"), "new")
        revision = store.load_text("20231117.0", "ja")
        assert revision.scope == (), "every chapter's menu was followed to its end"
        assert revision.rule("601.1").text == "石は右に回る。", "links do not split the text"
        assert revision.rule("601.1").examples == ("水が止まれば石も止まる。",)
        assert revision.titles["601"] == "石を回すこと"
        assert [rule.number for rule in revision][:4] == ["100.1", "100.1a", "101.1", "101.2"]

    def test_what_has_not_changed_is_not_sent_again(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web)
        pull("viewer")
        assert set(states(pull("viewer")).values()) == {"unchanged"}
        assert "If-None-Match" in web.asked[-1].headers

    def test_a_new_date_on_the_page_is_no_new_edition(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web)
        pull("viewer:601")
        web.serve("/cr/r/601/", page(sites.viewer("601").replace("2024/11/17", "2024/11/18")))
        assert states(pull("viewer:601")) == {"601": "new", "20231117.0": "unchanged"}

    def test_some_sections(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web)
        assert states(pull("viewer:601")) == {"601": "new", "20231117.0": "new"}
        assert web.paths() == ["/cr/r/601/"]
        revision = store.load_text("20231117.0", "ja")
        assert revision.scope == ("601",)
        assert not revision.carries("100.1")

    def test_sections_come_together_pull_by_pull(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web)
        pull("viewer:601")
        pull("viewer:100", "viewer:101")
        revision = store.load_text("20231117.0", "ja")
        assert revision.scope == ("100", "101", "601")
        assert [rule.number for rule in revision] == ["100.1", "100.1a", "101.1", "101.2", "601.1", "601.2"]
        assert pull("viewer:601")[-1].state == "unchanged"
        pull("viewer")
        assert store.load_text("20231117.0", "ja").scope == ()

    def test_without_an_edition_in_the_header_each_section_is_a_page(self, web: FakeWeb, pull: Puller) -> None:
        for section in ("600", "601"):
            html = sites.viewer(section).replace("版", "").replace("20231117.0", "")
            web.serve(f"/cr/r/{section}/", page(html))
        found = [outcome.facts for outcome in pull("viewer:600", "viewer:601") if "edition" in outcome.facts]
        assert [facts["scope"] for facts in found] == [["600"], ["601"]]
        assert all(facts["edition"].startswith("ja-page-") for facts in found)

    def test_a_rule_that_has_a_page_of_its_own(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web)
        section = ["700.1 この章は短い。", "700.2 [ふるう／Sift]", "700.3 粉は白い。"]
        linked = sites.viewer("700", rules=section).replace("/cr/cr.php?r=1", "/cr/r/700.2/")
        web.serve("/cr/r/700/", page(linked.replace("粉は", '<a href="/cr/r/700.1/">粉</a>は')))
        own = ["700.2 ふるう／Sift", "700.2a ふるうとは、網の上で揺することである。"]
        web.serve("/cr/r/700.2/", page(sites.viewer("700", rules=own)))
        outcomes = pull("viewer")
        assert not any(outcome.failed for outcome in outcomes)
        assert "/cr/r/700.1/" not in web.paths(), "a cross reference is no page of the section"
        revision = store.load_text("20231117.0", "ja")
        assert [rule.number for rule in revision.under("700")] == ["700.1", "700.2", "700.2a", "700.3"]
        assert revision.scope == ()

    def test_the_edition_is_replaced_in_mid_crawl(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web, "20231117.0")
        for section in ("100", "200", "300", "101"):
            first = page(sites.viewer(section, "20231117.0"))
            web.serve(f"/cr/r/{section}/", first, page(sites.viewer(section, "20240206.1")))
        for section in ("400", "500", "600", "700", "800", "900", "601", "101"):
            web.serve(f"/cr/r/{section}/", page(sites.viewer(section, "20240206.1")))
        outcomes = pull("viewer")
        assert not any(outcome.failed for outcome in outcomes)
        assert [outcome.page for outcome in outcomes if "asked for again" in outcome.detail] == ["400"]
        assert [outcome.page for outcome in outcomes if "edition" in outcome.facts] == ["20240206.1"]
        assert store.load_text("20240206.1", "ja").scope == ()
        assert web.paths().count("/cr/r/100/") == 2

    def test_an_edition_that_changes_to_and_fro(self, web: FakeWeb, pull: Puller) -> None:
        for section, edition in (("100", "20230101.0"), ("101", "20230202.0"), ("600", "20230303.0")):
            web.serve(f"/cr/r/{section}/", page(sites.viewer(section, edition)))
        outcomes = pull("viewer:100", "viewer:101", "viewer:600")
        assert [outcome.page for outcome in outcomes if outcome.failed] == ["600", "100"]
        assert "changed twice" in outcomes[2].detail
        assert [outcome.facts["scope"] for outcome in outcomes if "edition" in outcome.facts] == [["101"]]

    def test_a_page_that_fails_leaves_the_others(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web, s101=status(404))
        outcomes = pull("viewer")
        assert [outcome.page for outcome in outcomes if outcome.failed] == ["101"]
        assert "101" not in store.load_text("20231117.0", "ja").scope
        assert store.load_text("20231117.0", "ja").scope != (), "what lacks a section is not the whole"

    @pytest.mark.parametrize(
        ("bad", "says"),
        [
            (page(sites.viewer("601", whole=False)), "breaks off"),
            (page("<html><body>工事中</body></html>"), "no rules on this page"),
            (page(b""), "empty"),
            (cut(b"<html>"), "cut off"),
            (status(403), "refuses"),
            (status(500), "not ready"),
            (redirect("http://elsewhere.example/"), "not the source's"),
            (redirect("/cr/r/601/"), "redirects"),
        ],
    )
    def test_what_cannot_be_read_is_told_with_its_address(
        self, web: FakeWeb, pull: Puller, bad: Reply, says: str
    ) -> None:
        web.serve("/cr/r/601/", bad)
        (outcome,) = pull("viewer:601")
        assert outcome.failed
        assert outcome.detail.startswith(web.url("/cr/r/601/"))
        assert says in outcome.detail
        assert not editions_here()

    def test_a_changed_site_is_not_asked_to_the_end(self, web: FakeWeb, pull: Puller) -> None:
        for section in range(100, 1000, 100):
            web.serve(f"/cr/r/{section}/", page("<html><body>新しい場所で再開します</body></html>"))
        outcomes = pull("viewer")
        assert len(web.paths()) == 3
        assert "3 pages in a row failed" in outcomes[-1].detail

    @pytest.mark.parametrize("encoding", ["euc_jp", "cp932"])
    def test_other_charsets_without_a_word_of_them(self, web: FakeWeb, pull: Puller, encoding: str) -> None:
        html = sites.viewer("601").replace('<meta charset="utf-8">', "")
        web.serve("/cr/r/601/", page(html.encode(encoding), "text/html"))
        assert states(pull("viewer:601"))["601"] == "new"
        assert store.load_text("20231117.0", "ja").rule("601.1").text == "石は右に回る。"


class TestResuming:
    def test_an_interrupted_pull_goes_on_where_it_stopped(
        self, web: FakeWeb, settings: Settings, clock: FakeClock, snapshots: Path
    ) -> None:
        serve_viewer(web)
        wanted = targets(settings, ("viewer:100", "viewer:101", "viewer:601"))
        run = Pull(settings, contact="c", root=snapshots, clock=clock).run(wanted)
        next(run), next(run)  # type: ignore[func-returns-value]
        run.close()  # as a kill would: nothing is tidied up
        again = list(Pull(settings, contact="c", root=snapshots, clock=clock).run(wanted))
        assert states(again) == {"100": "resumed", "101": "resumed", "601": "new", "20231117.0": "new"}
        assert web.paths() == ["/cr/r/100/", "/cr/r/101/", "/cr/r/601/"]

    def test_a_page_that_failed_is_asked_for_again_and_no_other(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web, s601=status(500))
        pull("viewer:600", "viewer:601")
        serve_viewer(web)
        assert states(pull("viewer:600", "viewer:601")) == {"600": "resumed", "601": "new", "20231117.0": "new"}

    def test_after_a_day_it_begins_anew(self, web: FakeWeb, pull: Puller, clock: FakeClock) -> None:
        serve_viewer(web, s601=status(500))
        pull("viewer:600", "viewer:601")
        clock.sleep(25 * 3600)
        assert states(pull("viewer:600"))["600"] == "unchanged"

    def test_a_pull_that_ended_leaves_nothing_to_resume(self, web: FakeWeb, pull: Puller, snapshots: Path) -> None:
        serve_viewer(web)
        pull("viewer:600")
        assert Store(snapshots, "viewer").crawl() is None

    def test_the_edition_changed_while_it_was_interrupted(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web, s601=status(500))
        pull("viewer:600", "viewer:601")
        serve_viewer(web, "20240206.1")
        outcomes = pull("viewer:600", "viewer:601")
        assert [(one.page, one.state) for one in outcomes] == [
            ("600", "resumed"),
            ("601", "new"),
            ("600", "new"),
            ("20240206.1", "new"),
        ]


class TestTwoAtOnce:
    def test_of_one_source_the_second_waits_for_another_time(self, web: FakeWeb, pull: Puller, snapshots: Path) -> None:
        serve_viewer(web)
        web.serve("/gameplay/rules/docs/0006836/", page(sites.official_ja()))
        with Store(snapshots, "viewer").lock():
            outcomes = pull("viewer:601", "official-ja")
        assert outcomes[0].failed
        assert "another crconf is pulling it" in outcomes[0].detail
        assert states(outcomes[1:]) == {"rules": "new", "20240730.0": "new"}


class TestWiki:
    def serve(self, web: FakeWeb) -> None:
        web.serve("/wiki/挽く", page(sites.wiki_article()))

    def test_an_article(self, web: FakeWeb, pull: Puller) -> None:
        self.serve(web)
        (outcome,) = pull("wiki:挽く")
        assert outcome.state == "new"
        assert outcome.facts["revision"] == 4711
        assert outcome.facts["citations"][2] == {"rule": "999.9", "section": "手順", "exists": False}
        assert "not in 20231117: 999.9" in outcome.detail
        assert web.paths() == ["/wiki/挽く", "/index.php?title=挽く&action=raw"]

    def test_its_wikitext_where_the_wiki_gives_it(self, web: FakeWeb, pull: Puller, snapshots: Path) -> None:
        self.serve(web)
        web.serve("/wiki/回す", page(sites.wiki_article(title="回す")))
        for title in ("挽く", "回す"):
            web.serve(f"/index.php?title={title}&action=raw", page(sites.WIKI_RAW, "text/x-wiki; charset=UTF-8"))
        pull("wiki:挽く", "wiki:回す")
        assert Store(snapshots, "wiki").pages() == ("raw:回す", "raw:挽く", "回す", "挽く")

    def test_the_probe_is_made_once(self, web: FakeWeb, pull: Puller) -> None:
        self.serve(web)
        web.serve("/wiki/回す", page(sites.wiki_article(title="回す")))
        pull("wiki:挽く", "wiki:回す")
        assert [path for path in web.paths() if "raw" in path] == ["/index.php?title=挽く&action=raw"]

    def test_old_revisions_and_diffs(self, web: FakeWeb, pull: Puller) -> None:
        rows: list[sites.Row] = [("@", "1", "1"), ("!", "左。", "右({{CR|601.1}})。")]
        web.serve("/index.php?title=挽く&oldid=4711", page(sites.wiki_article()))
        web.serve("/index.php?title=挽く&diff=4800&oldid=4711", page(sites.wiki_diff(rows)))
        undo = "/index.php?title=挽く&action=edit&undoafter=1&undo=2"
        web.serve(undo, page(sites.wiki_diff(rows, undo=True)))
        outcomes = pull("wiki:挽く@4711", "wiki:挽く@4711..4800", f"wiki:{web.url(undo)}")
        assert [outcome.state for outcome in outcomes] == ["new"] * 3
        assert [outcome.facts.get("newest") for outcome in outcomes] == [None, "right", "left"]
        assert outcomes[1].facts["cited"] == ["601.1"]

    def test_robots_may_forbid_them(self, web: FakeWeb, pull: Puller) -> None:
        web.serve("/robots.txt", page("User-agent: *\nDisallow: /index.php\n", "text/plain"))
        self.serve(web)
        outcomes = pull("wiki:挽く", "wiki:挽く@4711")
        assert [outcome.state for outcome in outcomes] == ["new", "failed"]
        assert "robots.txt asks not to" in outcomes[1].detail
        assert web.paths() == ["/wiki/挽く"]

    def test_an_article_that_is_not_there(self, web: FakeWeb, pull: Puller) -> None:
        (outcome,) = pull("wiki:ない")
        assert outcome.failed
        assert "no such page" in outcome.detail


class TestEditions:
    def test_the_official_japanese_page_keeps_its_past(self, web: FakeWeb, pull: Puller, snapshots: Path) -> None:
        where = "/gameplay/rules/docs/0006836/"
        web.serve(where, page(sites.official_ja("20240730.0")), page(sites.official_ja("20241108.0")))
        assert states(pull("official-ja")) == {"rules": "new", "20240730.0": "new"}
        assert states(pull("official-ja")) == {"rules": "new", "20241108.0": "new"}
        assert len(Store(snapshots, "official-ja").history("rules")) == 2
        assert {facts.id for facts in editions.revisions("ja")} >= {"20240730.0", "20241108.0"}

    def test_a_text_that_was_changed_in_place_gets_a_name_of_its_own(self, web: FakeWeb, pull: Puller) -> None:
        where = "/gameplay/rules/docs/0006836/"
        changed = sites.official_ja("20240730.0").replace("袋は三つある", "袋は五つある")
        web.serve(where, page(sites.official_ja("20240730.0")), page(changed))
        pull("official-ja")
        reissue = pull("official-ja")[-1]
        assert reissue.state == "new"
        assert reissue.page.startswith("20240730.0-")
        assert "other words" in reissue.detail
        assert store.load_text("20240730.0", "ja").rule("100.1a").text == "袋は三つある。"

    def test_the_history_of_mjmj(self, web: FakeWeb, pull: Puller) -> None:
        hrefs = ("docs/JPN_CR_20230901_0.rb.html", "obsolete/CompRules/CompRules_j.20120601.txt")
        web.serve("/data/", page(sites.mjmj_index((*hrefs, "http://elsewhere.example/JPN_CR_20200101_0.txt"))))
        web.serve(f"/data/{hrefs[0]}", page(sites.mjmj_ruby("20230901.0")))
        web.serve(f"/data/{hrefs[1]}", page(sites.mjmj_text("20120601.0").encode("euc_jp"), "text/plain"))
        outcomes = pull("mjmj")
        assert [outcome.page for outcome in outcomes if "edition" in outcome.facts] == ["20120601.0", "20230901.0"]
        assert not any(outcome.failed for outcome in outcomes)

    def test_an_edition_wherever_it_lies(self, web: FakeWeb, pull: Puller) -> None:
        web.serve("/data/obsolete/CompRules/CompRules_j.20120601.txt", page(sites.mjmj_text().encode("cp932")))
        assert states(pull("mjmj:20120601.0")) == {"20120601.0": "new"}
        assert len(web.paths()) == 3
        assert "no such page" in pull("mjmj:20111111.0")[-1].detail

    def test_the_official_english_text(self, web: FakeWeb, pull: Puller) -> None:
        web.serve("/en/rules", page(sites.official_en_index("/2026/MagicCompRules 20290101.txt")))
        web.serve("/2026/MagicCompRules 20290101.txt", page(sites.official_en("January 1, 2029"), "text/plain"))
        outcomes = pull("official-en")
        assert states(outcomes) == {"index": "new", "MagicCompRules 20290101.txt": "new", "20290101": "new"}
        assert store.load_text("20290101").rule("601.1").references[0].first == "100.1a"

    def test_an_edition_is_replaced_between_the_page_and_the_text(self, web: FakeWeb, pull: Puller) -> None:
        old, new = (page(sites.official_en_index(f"/MagicCompRules {date}.txt")) for date in ("20280101", "20290101"))
        web.serve("/en/rules", old, new)
        web.serve("/MagicCompRules 20290101.txt", page(sites.official_en("January 1, 2029"), "text/plain"))
        outcomes = pull("official-en")
        assert not any(outcome.failed for outcome in outcomes)
        assert outcomes[-1].page == "20290101"

    def test_a_text_that_stays_away(self, web: FakeWeb, pull: Puller) -> None:
        web.serve("/en/rules", page(sites.official_en_index("/MagicCompRules 20280101.txt")))
        (outcome,) = pull("official-en")
        assert outcome.failed
        assert web.paths().count("/en/rules") == 2


class TestOffline:
    def test_what_is_kept_is_read_again(self, web: FakeWeb, pull: Puller) -> None:
        serve_viewer(web)
        pull("viewer")
        asked = len(web.asked)
        outcomes = pull("viewer", offline=True)
        assert states(outcomes) == {**dict.fromkeys(sites.VIEWER_RULES, "kept"), "20231117.0": "unchanged"}
        assert len(web.asked) == asked

    def test_what_is_not_kept_is_told(self, pull: Puller, web: FakeWeb) -> None:
        (outcome,) = pull("viewer:601", offline=True)
        assert outcome.failed
        assert "not kept on this machine" in outcome.detail
        assert web.asked == []

    def test_each_source(self, web: FakeWeb, pull: Puller) -> None:
        web.serve("/gameplay/rules/docs/0006836/", page(sites.official_ja()))
        web.serve("/data/", page(sites.mjmj_index(("docs/JPN_CR_20230901_0.rb.html",))))
        web.serve("/data/docs/JPN_CR_20230901_0.rb.html", page(sites.mjmj_ruby("20230901.0")))
        web.serve("/en/rules", page(sites.official_en_index("/MagicCompRules 20290101.txt")))
        web.serve("/MagicCompRules 20290101.txt", page(sites.official_en("January 1, 2029"), "text/plain"))
        pull("official-ja", "mjmj", "official-en")
        outcomes = pull("official-ja", "mjmj", "official-en", offline=True)
        assert [one.page for one in outcomes if one.state == "unchanged"] == ["20240730.0", "20230901.0", "20290101"]
        assert not any(one.failed for one in outcomes)

    def test_broken_snapshots_end_the_pull(self, web: FakeWeb, pull: Puller, snapshots: Path) -> None:
        serve_viewer(web)
        pull("viewer:601")
        next((snapshots / "pages").rglob("*.raw")).write_bytes(b"other")
        with pytest.raises(SnapshotError, match="not the bytes that were kept"):
            pull("viewer:601", offline=True)


class TestWords:
    """What a command line may name."""

    def test_parts_and_addresses(self, settings: Settings, web: FakeWeb) -> None:
        found = targets(settings, ("viewer:601", web.url("/cr/r/118/"), "viewer:601", "mjmj:20230901.0"))
        assert [(target.source.name, target.items) for target in found] == [
            ("viewer", ("601", "118")),
            ("mjmj", ("20230901.0",)),
        ]
        assert [target.items for target in targets(settings, ())] == [()] * 5

    def test_an_address_of_a_single_rule_is_its_section(self, settings: Settings, web: FakeWeb) -> None:
        for path in ("/cr/r/608.2c", "/cr/cr.php?r=608.2c", "/cr/r/608"):
            assert targets(settings, (web.url(path),))[0].items == ("608",)

    @pytest.mark.parametrize(
        ("word", "says"),
        [
            ("viewr", "no source is called 'viewr'"),
            ("viewer:6", "'6' is no section"),
            ("official-ja:601", "has one text and no parts"),
            ("http://elsewhere.example/", "of no source"),
        ],
    )
    def test_what_is_not_understood(self, settings: Settings, word: str, says: str) -> None:
        with pytest.raises(UnknownSource, match=says) as caught:
            targets(settings, (word,))
        assert caught.value.exit_code == 2

    def test_a_plan_asks_and_writes_nothing(
        self, web: FakeWeb, settings: Settings, clock: FakeClock, snapshots: Path
    ) -> None:
        outcomes = list(Pull(settings, root=snapshots, clock=clock).plan(targets(settings, ())))
        assert len(outcomes) == 14
        assert {outcome.state for outcome in outcomes} == {"planned"}
        assert web.asked == []
        assert not snapshots.exists()


def test_bad_days_do_not_last(web: FakeWeb, pull: Puller) -> None:
    """A whole pull through a server that fails at first in every way that passes."""
    bad: list[Reply] = [status(500), status(429, {"Retry-After": "3"}), cut(b"<html>"), drip(b"x" * 3, 0.01)]
    for section, reply in zip(sites.VIEWER_RULES, bad * 3, strict=False):
        web.serve(f"/cr/r/{section}/", *([reply] if reply is not bad[3] else []), page(sites.viewer(section)))
    outcomes = pull("viewer", tries=3)
    assert not any(outcome.failed for outcome in outcomes)
    assert store.load_text("20231117.0", "ja").scope == ()


def editions_here() -> list[str]:
    """The imported editions, none on a fresh folder."""
    return [facts.id for facts in editions.revisions("ja") if store.has_text(facts)]


def test_the_time_is_written_in_utc(clock: FakeClock) -> None:
    assert stamp(clock.now() + timedelta(seconds=5)) == "2024-11-21T10:15:05Z"
