"""Whole editions: the official Japanese page, MJMJ's files, the official English text."""

from __future__ import annotations

import pytest

from rules_text.errors import TextError
from rules_text.model import Revision
from scraper import mjmj, official_en, official_ja, sources
from scraper.errors import PageError
from tests.fakes import sites

NUMBERS = ["100.1", "100.1a", "100.1b", "601.1", "601.2", "601.2a", "701.1", "701.1a"]


def is_the_mill(revision: Revision, edition: str) -> None:
    """The rules of the mill, whatever they were printed in."""
    assert (revision.id, revision.language, revision.effective) == (edition, "ja", edition[:8])
    assert [rule.number for rule in revision] == NUMBERS
    assert revision.rule("100.1").text == "粉屋は袋を量る。"
    assert revision.rule("601.1").examples == ("水が止まれば石も止まる。", "風の日には羽根が石を回す。")
    assert revision.rule("701.1").title == "ふるう／Sift"
    assert revision.rule("100.1b").references[0].first == "601.2a"
    assert revision.titles == {
        "1": "粉挽きの考え方",
        "100": "原則",
        "6": "挽くこと",
        "601": "石を回すこと",
        "701": "粉屋の言葉",
    }
    assert revision.oddities == ()


class TestOfficialJapanese:
    def test_every_rule_of_a_paragraph(self) -> None:
        raw = sites.official_ja("20240730.0").encode()
        revision = official_ja.parse(raw, "official-ja", "text/html; charset=UTF-8")
        is_the_mill(revision, "20240730.0")
        assert revision.source.size == len(raw)

    def test_cut_off_in_the_markup(self) -> None:
        with pytest.raises(PageError, match="the page breaks off"):
            official_ja.parse(sites.official_ja(whole=False).encode(), "official-ja")

    def test_cut_off_in_the_rules(self) -> None:
        with pytest.raises(PageError, match=r"in or behind rule 701\.1a"):
            official_ja.parse(sites.official_ja().replace("用語集", "後書き").encode(), "official-ja")

    def test_changed_markup(self) -> None:
        changed = sites.official_ja().replace('class="detail"', 'class="body"')
        with pytest.raises(PageError, match=r"no div#contents .* on the page") as caught:
            official_ja.parse(changed.encode(), "official-ja")
        assert "changed its pages" in str(caught.value.hint)

    def test_no_edition(self) -> None:
        with pytest.raises(PageError, match="no edition is named"):
            official_ja.parse(sites.official_ja("latest").encode(), "official-ja")

    def test_an_empty_page(self) -> None:
        with pytest.raises(PageError, match="empty"):
            official_ja.parse(b" \n", "official-ja")

    def test_what_is_odd_is_told(self) -> None:
        twice = sites.official_ja().replace("601.2a 麦", "601.2a 水。\n601.2a 麦")
        revision = official_ja.parse(twice.encode(), "official-ja")
        assert [oddity.kind for oddity in revision.oddities] == ["duplicate"]


class TestMJMJ:
    def test_readings_are_left_out(self) -> None:
        raw = sites.mjmj_ruby().encode()
        assert "こなや" in raw.decode()
        is_the_mill(mjmj.parse(raw, "JPN_CR_20230901_0.rb.html"), "20230901.0")

    @pytest.mark.parametrize("encoding", ["utf-8", "euc_jp", "cp932"])
    def test_older_editions_are_text(self, encoding: str) -> None:
        raw = sites.mjmj_text("20120601.0").encode(encoding)
        revision = mjmj.parse(raw, "CompRules_j.20120601.txt", "text/plain")
        is_the_mill(revision, "20120601.0")
        assert (revision.source.encoding, revision.source.line_ends) == (encoding, "CRLF")

    def test_cut_off(self) -> None:
        raw = sites.mjmj_text().encode()
        with pytest.raises(PageError, match=r"in or behind rule 601\.2"):
            mjmj.parse(raw[: raw.index(b"701. ")], "CompRules_j.20120601.txt")

    def test_the_index(self) -> None:
        page = sites.mjmj_index(("docs/JPN_CR_20230901_0.rb.html", "obsolete/CompRules/CompRules_j.20120601.txt"))
        assert mjmj.links(page.encode(), "https://mjmj.info/data/") == {
            "20120601.0": "https://mjmj.info/data/obsolete/CompRules/CompRules_j.20120601.txt",
            "20230901.0": "https://mjmj.info/data/docs/JPN_CR_20230901_0.rb.html",
        }
        with pytest.raises(PageError, match="no link to an edition"):
            mjmj.links(sites.mjmj_index(()).encode(), "https://mjmj.info/data/")

    def test_where_an_edition_may_be(self) -> None:
        places = mjmj.places(sources.load().source("mjmj"), "20230901.2")
        assert places[0] == "https://mjmj.info/data/docs/JPN_CR_20230901_2.rb.html"
        assert places[-1] == "https://mjmj.info/data/obsolete/CompRules/CompRules_j.20230901.txt"
        with pytest.raises(PageError, match="no Japanese edition"):
            mjmj.places(sources.load().source("mjmj"), "latest")


class TestOfficialEnglish:
    URL = "https://magic.wizards.com/en/rules"

    def test_the_one_text(self) -> None:
        page = sites.official_en_index("https://media.wizards.com/2026/downloads/MagicCompRules 20260807.txt")
        assert (
            official_en.link(page.encode(), self.URL)
            == "https://media.wizards.com/2026/downloads/MagicCompRules%2020260807.txt"
        )

    def test_a_quoted_address_is_not_quoted_twice(self) -> None:
        page = sites.official_en_index("//media.wizards.com/MagicCompRules%2020260807.txt?v=1")
        assert official_en.link(page.encode(), self.URL).endswith("/MagicCompRules%2020260807.txt?v=1")

    def test_the_newest_of_several_and_no_other_text(self) -> None:
        page = sites.official_en_index(
            "/a/notes20270101.txt", "/a/MagicComp-Rules20250207.txt", "/MagicCompRules20260807.TXT"
        )
        assert official_en.link(page.encode(), self.URL).endswith("/MagicCompRules20260807.TXT")

    def test_none_and_two(self) -> None:
        with pytest.raises(PageError, match=r"no link to a \.txt file"):
            official_en.link(sites.official_en_index().encode(), self.URL)
        with pytest.raises(PageError, match="two texts of one date"):
            official_en.link(
                sites.official_en_index("/a/CompRules20260807.txt", "/b/CompRules20260807.txt").encode(), self.URL
            )

    def test_the_text(self) -> None:
        revision = official_en.parse(sites.official_en().encode("utf-8-sig"), "http://h/MagicCompRules%2020260807.txt")
        assert (revision.id, revision.effective) == ("20260807", "20260807")
        assert [rule.number for rule in revision] == ["100.1", "100.1a", "601.1"]
        assert revision.source.name == "MagicCompRules 20260807.txt"

    def test_no_text(self) -> None:
        with pytest.raises(TextError, match="no Comprehensive Rules"):
            official_en.parse(b"<html>Sorry</html>", "http://h/MagicCompRules%2020260807.txt")
