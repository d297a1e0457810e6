"""The configuration of the sources, and the user's laid over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from scraper import sources
from scraper.errors import ConfigError, UnknownSource


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_ours_names_the_five_sources() -> None:
    assert set(sources.load().sources) == {"viewer", "wiki", "official-ja", "mjmj", "official-en"}


def test_addresses_are_filled_in_and_quoted() -> None:
    settings = sources.load()
    assert settings.source("viewer").address("section", item="601").endswith("/cr/r/601/")
    assert settings.source("wiki").address("article", item="麦/Wheat & 1").endswith("/wiki/%E9%BA%A6/Wheat%20%26%201")


def test_the_users_file_is_laid_over_key_by_key(tmp_path: Path) -> None:
    mine = written(
        tmp_path,
        """
        contact = "me@example.org"
        [limits]
        pause = 9
        [sources.viewer.pages]
        section = "http://whisper.wisdom-guild.net/elsewhere/{item}"
        """,
    )
    ours, settings = sources.load(), sources.load(mine)
    assert settings.contact == "me@example.org"
    assert settings.limits.pause == 9
    assert settings.limits.tries == ours.limits.tries
    assert settings.source("viewer").address("section", item="1") == "http://whisper.wisdom-guild.net/elsewhere/1"
    assert settings.source("viewer").items == ours.source("viewer").items
    assert settings.source("wiki") == ours.source("wiki")


def test_the_default_place_is_read_where_there_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "default_path", lambda: tmp_path / "mine.toml")
    assert sources.load().contact is None
    written(tmp_path, 'contact = "me@example.org"')
    assert sources.load().contact == "me@example.org"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("contact = ", "mine.toml"),
        ("pause = 3", "unknown field `pause`"),
        ("[limits]\ntries = 0", "limits.tries"),
        ("[limits]\npause = 'long'", "limits.pause"),
        ("[sources.viewer]\nkind = 'gopher'", "gopher"),
        ("[sources.viewer.pages]\nsection = 'ftp://whisper.wisdom-guild.net/'", "source viewer, page section"),
        ("[sources.viewer.pages]\nsection = 'http://other.example/'", "not one of its hosts'"),
        ("[sources.x]\nkind = 'mjmj'\ntitle = 't'\nhosts = ['h']\npages = {}", "source x lacks the page 'index'"),
    ],
)
def test_what_is_not_understood_is_said_with_the_file(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ConfigError) as caught:
        sources.load(written(tmp_path, text))
    assert str(caught.value).startswith(str(tmp_path))
    assert says in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        sources.load(tmp_path / "none.toml")


def test_whose_address_it_is() -> None:
    settings = sources.load()
    assert settings.owner("http://www.mtgwiki.com/index.php?oldid=3").name == "wiki"
    assert settings.owner("http://mtgwiki.com:80/wiki/x").name == "wiki"
    with pytest.raises(UnknownSource, match="of no source"):
        settings.owner("http://mtgwiki.com:8080/wiki/x")
    with pytest.raises(UnknownSource, match="'viewr'"):
        settings.source("viewr")
