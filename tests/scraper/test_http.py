"""The polite session, against a real server in each of its moods."""

from __future__ import annotations

import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler

import msgspec
import pytest

from scraper.errors import FetchError, Missing, Refused
from scraper.http import Session
from scraper.sources import Settings
from tests.fakes import web as fake
from tests.fakes.web import FakeWeb, bomb, cut, cut_chunks, drip, hang_up, packed, page, redirect, silence, status
from tests.scraper.conftest import FakeClock, at_loopback

SessionMaker = Callable[..., Session]


def test_a_page_comes_with_its_bytes_and_headers(web: FakeWeb, session: Session) -> None:
    web.serve("/a", page("<p>麦</p>".encode("euc_jp"), "text/html; charset=EUC-JP"))
    answer = session.get(web.url("/a"))
    assert answer.status == 200
    assert answer.body == "<p>麦</p>".encode("euc_jp")
    assert answer.headers["content-type"] == "text/html; charset=EUC-JP"
    assert answer.final_url == web.url("/a")


def test_every_request_says_who_asks_and_carries_nothing_else_of_the_user(web: FakeWeb, session: Session) -> None:
    web.serve("/a", page("x", headers={"Set-Cookie": "id=7"}))
    session.get(web.url("/a"))
    session.get(web.url("/a"))
    for asked in web.asked:
        assert asked.headers["User-Agent"].startswith("crconf/")
        assert "tester@example.org" in asked.headers["User-Agent"]
        assert not {"Cookie", "Authorization", "Referer"} & set(asked.headers)


def test_a_kept_page_is_asked_for_conditionally(web: FakeWeb, session: Session) -> None:
    web.serve("/a", page("same"))
    first = session.get(web.url("/a"))
    second = session.get(web.url("/a"), etag=first.headers["etag"], last_modified="Thu, 21 Nov 2024 00:00:00 GMT")
    assert second.unchanged
    assert second.body == b""
    assert web.asked[-1].headers["If-Modified-Since"] == "Thu, 21 Nov 2024 00:00:00 GMT"


def test_not_modified_to_one_who_has_nothing_is_an_error(web: FakeWeb, session: Session) -> None:
    web.serve("/a", status(304))
    with pytest.raises(FetchError, match="unexpected status 304"):
        session.get(web.url("/a"))


@pytest.mark.parametrize("code", [404, 410])
def test_a_page_that_is_not_there(web: FakeWeb, session: Session, code: int) -> None:
    web.serve("/a", status(code))
    with pytest.raises(Missing, match=rf"/a: there is no such page \({code}\)"):
        session.get(web.url("/a"))
    assert web.paths() == ["/a"]


def test_a_page_that_the_server_keeps_to_itself(web: FakeWeb, session: Session) -> None:
    web.serve("/a", status(403))
    with pytest.raises(FetchError, match="refuses") as caught:
        session.get(web.url("/a"))
    assert "crconf import" in str(caught.value.hint)
    assert web.paths() == ["/a"], "a refusal is not asked twice"


class TestPauses:
    def test_two_requests_stand_apart(self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock) -> None:
        web.serve("/a", page("x"))
        session = session_with(pause=3.0)
        session.get(web.url("/a"))
        session.get(web.url("/a"))
        assert clock.slept == [3.0, 3.0]  # robots.txt, the page, the page

    def test_robots_may_ask_for_more(self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock) -> None:
        web.serve("/robots.txt", page("User-agent: *\nCrawl-delay: 11\n", "text/plain"))
        web.serve("/a", page("x"))
        session = session_with(pause=3.0)
        session.get(web.url("/a"))
        assert clock.slept == [11.0]

    def test_a_source_may_have_its_own(self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock) -> None:
        web.serve("/a", page("x"))
        session_with(pause=0.0).get(web.url("/a"))
        assert clock.slept == []


class TestRobots:
    def test_what_is_forbidden_is_not_asked_for(self, web: FakeWeb, session: Session) -> None:
        web.serve("/robots.txt", page("User-agent: *\nDisallow: /index.php\n", "text/plain"))
        web.serve("/index.php?a=1", page("x"))
        with pytest.raises(Refused, match=r"/index\.php\?a=1: robots\.txt asks not to fetch it"):
            session.get(web.url("/index.php?a=1"))
        assert web.paths(robots=True) == ["/robots.txt"]

    def test_the_longest_rule_decides_and_stars_count(self, web: FakeWeb, session: Session) -> None:
        rules = "User-agent: *\nDisallow: /*?action=edit\nDisallow: /w\nAllow: /wiki\n"
        web.serve("/robots.txt", page(rules, "text/plain"))
        web.serve("/wiki/a", page("x"))
        assert session.get(web.url("/wiki/a")).body == b"x"
        with pytest.raises(Refused):
            session.get(web.url("/wiki/a?action=edit"))

    def test_rules_for_others_are_not_ours(self, web: FakeWeb, session: Session) -> None:
        web.serve("/robots.txt", page("User-agent: Otherbot\nDisallow: /\n", "text/plain"))
        web.serve("/a", page("x"))
        assert session.get(web.url("/a")).body == b"x"

    def test_rules_for_us_are(self, web: FakeWeb, session: Session) -> None:
        web.serve("/robots.txt", page("User-agent: *\nAllow: /\n\nUser-agent: crconf\nDisallow: /a\n", "text/plain"))
        with pytest.raises(Refused):
            session.get(web.url("/a"))

    def test_it_is_read_once(self, web: FakeWeb, session: Session) -> None:
        web.serve("/a", page("x"))
        session.get(web.url("/a"))
        session.get(web.url("/a"))
        assert web.paths(robots=True) == ["/robots.txt", "/a", "/a"]

    def test_one_that_is_not_there_forbids_nothing(self, web: FakeWeb, session: Session) -> None:
        web.serve("/robots.txt", status(403))
        web.serve("/a", page("x"))
        assert session.get(web.url("/a")).body == b"x"

    def test_one_that_cannot_be_had_forbids_everything(self, web: FakeWeb, session: Session) -> None:
        web.serve("/robots.txt", status(500))
        web.serve("/a", page("x"))
        with pytest.raises(FetchError, match=r"without robots\.txt nothing is fetched"):
            session.get(web.url("/a"))
        assert set(web.paths(robots=True)) == {"/robots.txt"}


class TestTryingAgain:
    def test_later_means_later(self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock) -> None:
        web.serve("/a", status(429, {"Retry-After": "17"}), page("now"))
        assert session_with(pause=0.0).get(web.url("/a")).body == b"now"
        assert clock.slept == [17.0]

    def test_later_may_be_a_date(self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock) -> None:
        web.serve("/a", status(503, {"Retry-After": "Thu, 21 Nov 2024 10:15:30 GMT"}), page("now"))
        session_with(pause=0.0).get(web.url("/a"))
        assert clock.slept == [30.0]

    def test_much_later_is_another_day(self, web: FakeWeb, session: Session, clock: FakeClock) -> None:
        web.serve("/a", status(429, {"Retry-After": "7200"}), page("now"))
        with pytest.raises(FetchError, match="asked to wait 7200 s") as caught:
            session.get(web.url("/a"))
        assert caught.value.hint == "try again after 2024-11-21 12:15 UTC"  # 10:15 and two pauses, and two hours

    @pytest.mark.parametrize("value", ["9" * 400, "Fri, 31 Dec 9999 23:59:59 GMT"])
    def test_never_is_another_day_too(self, web: FakeWeb, session: Session, value: str) -> None:
        web.serve("/a", status(429, {"Retry-After": value}))
        with pytest.raises(FetchError, match="asked to wait"):
            session.get(web.url("/a"))

    @pytest.mark.parametrize("value", ["soon", "-3", "", "1.5"])
    def test_a_wait_that_is_not_understood_is_our_own(
        self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock, value: str
    ) -> None:
        web.serve("/a", status(429, {"Retry-After": value}), page("now"))
        session_with(pause=0.0, backoff=5.0).get(web.url("/a"))
        assert clock.slept == [5.0]

    def test_a_fault_may_pass(self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock) -> None:
        web.serve("/a", status(500), status(502), page("now"))
        assert session_with(pause=0.0, backoff=5.0).get(web.url("/a")).body == b"now"
        assert clock.slept == [5.0, 10.0]

    def test_a_fault_may_stay(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", status(500))
        with pytest.raises(FetchError, match=r"the server is not ready \(500\), 3 times"):
            session_with(tries=3).get(web.url("/a"))
        assert web.paths() == ["/a"] * 3

    @pytest.mark.parametrize(
        "bad",
        [cut(b"<html>half"), cut_chunks(b"<html>half"), packed(b"x" * 5000, keep=20), hang_up],
        ids=["length", "chunks", "gzip", "nothing"],
    )
    def test_a_cut_answer_is_no_answer(self, web: FakeWeb, session: Session, bad: fake.Reply) -> None:
        web.serve("/a", bad, page("whole"))
        assert session.get(web.url("/a")).body == b"whole"

    def test_cut_every_time(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", cut(b"half"))
        with pytest.raises(FetchError, match="the answer is cut off, 2 times"):
            session_with(tries=2).get(web.url("/a"))

    def test_a_silent_server(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", silence(1.0))
        with pytest.raises(FetchError, match="the server fell silent"):
            session_with(tries=1, silence=0.1).get(web.url("/a"))

    def test_a_host_that_is_not_there(self, clock: FakeClock) -> None:
        with FakeWeb() as web:
            settings = at_loopback(web, tries=2)
        with (
            Session(settings.source("viewer"), settings.limits, "tester@example.org", clock) as session,
            pytest.raises(FetchError, match="the host refuses the connection, 2 times"),
        ):
            session.get(web.url("/a"))

    def test_a_name_that_leads_nowhere_is_asked_once(self, settings: Settings, clock: FakeClock) -> None:
        source = msgspec.structs.replace(settings.source("viewer"), hosts=("nowhere.invalid",))
        with (
            Session(source, settings.limits, "tester@example.org", clock) as session,
            pytest.raises(FetchError, match="the host's name is not known"),
        ):
            session.get("http://nowhere.invalid/a")
        assert clock.slept == []


class TestLimits:
    def test_slow_drip(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", drip(b"x" * 100, 0.05))
        session = session_with(own_clock=False, tries=1, whole=0.2, silence=1.0, pause=0.0)
        start = time.monotonic()
        with pytest.raises(FetchError, match="took longer than"):
            session.get(web.url("/a"))
        assert time.monotonic() - start < 1.5

    def test_size(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", page(b"x" * 5000))
        with pytest.raises(FetchError, match=r"has more than 0\.004 MB"):
            session_with(bytes=4000).get(web.url("/a"))
        assert session_with(bytes=5000).get(web.url("/a")).body == b"x" * 5000

    def test_gzip_is_unpacked(self, web: FakeWeb, session: Session) -> None:
        web.serve("/a", packed(b"x" * 5000))
        assert session.get(web.url("/a")).body == b"x" * 5000

    def test_gzip_bomb(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", bomb(megabytes=64))
        with pytest.raises(FetchError, match="unpacks to more than 1 MB"):
            session_with(bytes=1_000_000).get(web.url("/a"))
        assert web.paths() == ["/a"], "it is not asked for again"

    def test_a_packing_that_was_not_asked_for(self, web: FakeWeb, session: Session) -> None:
        web.serve("/a", packed(b"x", "gzip, gzip"))
        with pytest.raises(FetchError, match="packed as 'gzip, gzip'"):
            session.get(web.url("/a"))


class TestRedirects:
    def test_inside_of_the_source(self, web: FakeWeb, session: Session) -> None:
        web.serve("/a", redirect("/b"))
        web.serve("/b", redirect(web.url("/c"), 301))
        web.serve("/c", page("x"))
        answer = session.get(web.url("/a"))
        assert (answer.body, answer.url, answer.final_url) == (b"x", web.url("/a"), web.url("/c"))

    def test_each_step_waits_its_turn(self, web: FakeWeb, session_with: SessionMaker, clock: FakeClock) -> None:
        web.serve("/a", redirect("/b"))
        web.serve("/b", page("x"))
        session_with(pause=1.0).get(web.url("/a"))
        assert clock.slept == [1.0, 1.0]

    @pytest.mark.parametrize(
        "to",
        [
            "http://other.example/x",
            "//other.example/x",
            "http://127.0.0.1:9/x",
            "file:///etc/passwd",
            "ftp://127.0.0.1/",
        ],
    )
    def test_elsewhere(self, web: FakeWeb, session: Session, to: str) -> None:
        web.serve("/a", redirect(to))
        with pytest.raises(Refused, match="a host that is not the source's"):
            session.get(web.url("/a"))

    def test_without_end(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", redirect("/b"))
        web.serve("/b", redirect("/a"))
        with pytest.raises(FetchError, match="more than 4 redirects"):
            session_with(redirects=4).get(web.url("/a"))
        assert len(web.paths()) == 5

    def test_to_what_robots_forbid(self, web: FakeWeb, session: Session) -> None:
        web.serve("/robots.txt", page("User-agent: *\nDisallow: /b\n", "text/plain"))
        web.serve("/a", redirect("/b"))
        with pytest.raises(Refused, match=r"/b: robots\.txt"):
            session.get(web.url("/a"))

    def test_what_a_redirect_carries_is_not_read(self, web: FakeWeb, session_with: SessionMaker) -> None:
        def bomb_and_redirect(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(302)
            for name, value in {"Location": "/b", "Content-Encoding": "gzip", "Content-Length": "1000000000"}.items():
                handler.send_header(name, value)
            handler.end_headers()

        web.serve("/a", bomb_and_redirect)
        web.serve("/b", page("x"))
        assert session_with(tries=1, silence=0.2).get(web.url("/a")).body == b"x"

    @pytest.mark.parametrize("to", ["http://[", "http://127.0.0.1:x/", "\x00"])
    def test_to_nowhere(self, web: FakeWeb, session_with: SessionMaker, to: str) -> None:
        web.serve("/a", redirect(to))
        with pytest.raises((Refused, FetchError)):
            session_with(tries=1).get(web.url("/a"))


class TestAddresses:
    @pytest.mark.parametrize("url", ["http://other.example/", "http://u:p@{host}/", "file:///x", "x"])
    def test_only_the_sources_hosts(self, web: FakeWeb, session: Session, url: str) -> None:
        with pytest.raises(Refused, match="not a page of viewer"):
            session.get(url.format(host=web.host))
        assert web.asked == []

    def test_a_private_address_is_refused_unless_configured(self, web: FakeWeb, session_with: SessionMaker) -> None:
        web.serve("/a", page("x"))
        with pytest.raises(Refused, match=r"private address, 127\.0\.0\.1") as caught:
            session_with(private=False).get(web.url("/a"))
        assert "private = true" in str(caught.value.hint)
        assert web.asked == [], "nothing was sent"
