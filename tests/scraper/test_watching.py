"""Watching: what is new is said once, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from scraper.errors import SnapshotError
from scraper.pulling import targets
from scraper.snapshots import Store
from scraper.watching import Entry, Trouble, Watch, atom
from tests.fakes import sites
from tests.fakes.web import FakeWeb, page, status
from tests.scraper.conftest import FakeClock, at_loopback

Poller = Callable[..., list[Entry | Trouble]]
OFFICIAL_JA = "/gameplay/rules/docs/0006836/"
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def poll(web: FakeWeb, clock: FakeClock, snapshots: Path) -> Poller:
    """Poll as a process of its own would: nothing but the snapshots' folder connects one call with the next."""

    def run(*words: str) -> list[Entry | Trouble]:
        settings = at_loopback(web, pause=0.0, tries=1)
        return list(Watch(settings, contact="c", root=snapshots, clock=clock).poll(targets(settings, words)))

    return run


def test_what_is_seen_for_the_first_time_is_no_news(web: FakeWeb, poll: Poller) -> None:
    web.serve("/cr/r/100/", page(sites.viewer("100", "20231117.0")))
    assert poll("viewer") == []
    assert poll("viewer") == []
    assert web.paths() == ["/cr/r/100/", "/cr/r/100/"], "one page tells of the whole viewer"


def test_a_new_edition_is_said_once(web: FakeWeb, poll: Poller) -> None:
    old, new = (page(sites.viewer("100", edition)) for edition in ("20231117.0", "20240206.1"))
    web.serve("/cr/r/100/", old, new)
    poll("viewer")
    (entry,) = poll("viewer")
    assert entry == Entry(
        time="2024-11-21T10:15:00Z",
        source="viewer",
        page="100",
        url=web.url("/cr/r/100/"),
        what="edition",
        before="20231117.0",
        after="20240206.1",
    )
    assert str(entry) == "viewer:100: 20231117.0 is replaced by 20240206.1"
    assert poll("viewer") == []


def test_the_page_around_the_rules_is_no_news(web: FakeWeb, poll: Poller) -> None:
    web.serve("/cr/r/100/", page(sites.viewer("100")), page(sites.viewer("100").replace("2024/11/17", "2024/12/24")))
    web.serve(OFFICIAL_JA, page(sites.official_ja()), page(sites.official_ja().replace("広告", "別の広告")))
    web.serve("/wiki/挽く", page(sites.wiki_article()), page(sites.wiki_article().replace("粉挽き", "水車")))
    words = ("viewer", "official-ja", "wiki:挽く")
    assert poll(*words) + poll(*words) == []


def test_a_text_that_is_changed_in_place(web: FakeWeb, poll: Poller) -> None:
    changed = sites.official_ja().replace("三つある", "五つある")
    web.serve(OFFICIAL_JA, page(sites.official_ja()), page(changed))
    poll("official-ja")
    (entry,) = poll("official-ja")
    assert isinstance(entry, Entry)
    assert (entry.what, entry.before, entry.after) == ("text", "20240730.0", "20240730.0")


def test_the_file_that_the_rules_page_names(web: FakeWeb, poll: Poller) -> None:
    old, new = (page(sites.official_en_index(f"/MagicCompRules {date}.txt")) for date in ("20280101", "20290101"))
    web.serve("/en/rules", old, new)
    poll("official-en")
    (entry,) = poll("official-en")
    assert isinstance(entry, Entry)
    assert entry.after == web.url("/MagicCompRules%2020290101.txt")
    assert web.paths() == ["/en/rules", "/en/rules"], "the text itself is left to a pull"


def test_mjmj_and_articles(web: FakeWeb, poll: Poller) -> None:
    indexes = [("JPN_CR_20230901_0.rb.html",), ("JPN_CR_20230901_0.rb.html", "JPN_CR_20231117_0.rb.html")]
    web.serve("/data/", *(page(sites.mjmj_index(hrefs)) for hrefs in indexes))
    later = sites.wiki_article().replace("4711", "4800").replace("麦を注ぐ", "粉を注ぐ")
    web.serve("/wiki/挽く", page(sites.wiki_article()), page(later))
    poll("mjmj", "wiki:挽く")
    assert [(one.what, one.before, one.after) for one in poll("mjmj", "wiki:挽く") if isinstance(one, Entry)] == [
        ("edition", "20230901.0", "20231117.0"),
        ("article", "revision 4711", "revision 4800"),
    ]


def test_trouble_is_told_and_forgets_nothing(web: FakeWeb, poll: Poller) -> None:
    old, new = (page(sites.viewer("100", edition)) for edition in ("20231117.0", "20240206.1"))
    web.serve("/cr/r/100/", old, status(500), page("<html><body>工事中</body></html>"), new)
    web.serve(OFFICIAL_JA, page(sites.official_ja("20240730.0")), page(sites.official_ja("20241108.0")))
    poll("viewer", "official-ja")
    first, second = poll("viewer", "official-ja")
    assert isinstance(first, Trouble)
    assert "not ready (500)" in first.message
    assert isinstance(second, Entry)
    (trouble,) = poll("viewer", "official-ja")
    assert isinstance(trouble, Trouble)
    assert "no edition in the page's header" in trouble.message
    (entry,) = poll("viewer", "official-ja")
    assert isinstance(entry, Entry)
    assert (entry.before, entry.after) == ("20231117.0", "20240206.1")


def test_a_source_that_is_being_pulled_is_left_alone(web: FakeWeb, poll: Poller, snapshots: Path) -> None:
    with Store(snapshots, "viewer").lock():
        (trouble,) = poll("viewer")
    assert isinstance(trouble, Trouble)
    assert web.asked == []


def test_watching_does_not_touch_an_interrupted_pull(web: FakeWeb, poll: Poller, snapshots: Path) -> None:
    from scraper.snapshots import Crawl

    web.serve("/cr/r/100/", page(sites.viewer("100")))
    left = Crawl(started="2024-11-21T10:00:00Z", done={"601": "x"})
    Store(snapshots, "viewer").remember(left)
    poll("viewer")
    assert Store(snapshots, "viewer").crawl() == left


def test_broken_marks_are_told(web: FakeWeb, poll: Poller, snapshots: Path) -> None:
    web.serve("/cr/r/100/", page(sites.viewer("100")))
    poll("viewer")
    (snapshots / "watch.json").write_text("{")
    with pytest.raises(SnapshotError, match=r"watch\.json"):
        poll("viewer")


class TestFeed:
    ENTRY = Entry(
        time="2024-11-21T10:15:00Z",
        source="wiki",
        page="<b>&\x1b[31m",
        url="http://h/?a=1&b=2",
        what="article",
        before="revision 1",
        after="revision 2",
    )

    def test_entries(self) -> None:
        feed = ET.fromstring(atom([self.ENTRY], "2025-01-01T00:00:00Z"))
        assert feed.tag == f"{ATOM}feed"
        assert feed.findtext(f"{ATOM}updated") == "2024-11-21T10:15:00Z"
        entry = feed.find(f"{ATOM}entry")
        assert entry is not None
        assert entry.findtext(f"{ATOM}title") == "wiki:<b>&[31m: changed, revision 1 to revision 2"
        assert entry.find(f"{ATOM}link").get("href") == "http://h/?a=1&b=2"  # type: ignore[union-attr]
        assert str(entry.findtext(f"{ATOM}id")).startswith("urn:uuid:")

    def test_every_entry_and_the_feed_have_what_atom_asks_for(self) -> None:
        feed = ET.fromstring(atom([], "2025-01-01T00:00:00Z"))
        assert {child.tag for child in feed} == {f"{ATOM}{name}" for name in ("title", "id", "updated", "author")}
        assert feed.findtext(f"{ATOM}updated") == "2025-01-01T00:00:00Z"

    def test_ids_tell_entries_apart_and_stay(self) -> None:
        other = Entry(**{name: getattr(self.ENTRY, name) for name in self.ENTRY.__struct_fields__} | {"after": "r 3"})
        ids = [ET.fromstring(atom([entry], "")).findtext(f".//{ATOM}entry/{ATOM}id") for entry in (self.ENTRY, other)]
        assert ids[0] != ids[1]
        assert atom([self.ENTRY], "") == atom([self.ENTRY], "")


def test_the_newest_entry_comes_first(web: FakeWeb, poll: Poller, snapshots: Path, clock: FakeClock) -> None:
    editions = ("20230101.0", "20230202.0", "20230303.0")
    web.serve("/cr/r/100/", *(page(sites.viewer("100", edition)) for edition in editions))
    for _ in editions:
        poll("viewer")
        clock.sleep(3600)
    watch = Watch(at_loopback(web), contact="c", root=snapshots, clock=clock)
    assert [entry.after for entry in watch.entries] == ["20230303.0", "20230202.0"]
