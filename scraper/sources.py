"""The sources and their addresses: configuration, ours in sources.toml, the user's laid over it key by key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote, urlsplit

import msgspec

from scraper.errors import ConfigError, UnknownSource

__all__ = ["OURS", "Limits", "Settings", "Source", "default_path", "load"]

OURS = Path(__file__).parent / "sources.toml"
Kind = Literal["viewer", "wiki", "official-ja", "mjmj", "official-en"]

_Time = Annotated[float, msgspec.Meta(ge=0)]
_PORTS = {"http": 80, "https": 443}
# Which addresses a reader needs.
_PAGES: dict[Kind, tuple[str, ...]] = {
    "viewer": ("section",),
    "wiki": ("article", "index"),
    "official-ja": ("rules",),
    "mjmj": ("index",),
    "official-en": ("index",),
}


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How politely and how long a server is asked; seconds, bytes and counts, as sources.toml explains them."""

    pause: _Time
    connect: _Time
    silence: _Time
    whole: _Time
    bytes: Annotated[int, msgspec.Meta(gt=0)]
    redirects: Annotated[int, msgspec.Meta(ge=0)]
    tries: Annotated[int, msgspec.Meta(ge=1)]
    backoff: _Time
    longest_wait: _Time
    resume: _Time  # hours


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A place where rule texts or pages about them are to be had."""

    name: str = ""
    kind: Kind
    title: str
    hosts: tuple[str, ...]
    pages: dict[str, str]
    items: tuple[str, ...] = ()
    private: bool = False  # may its hosts have private addresses: a mirror in one's own network
    pause: _Time | None = None  # where the source wants another pause than `limits` has

    def address(self, page: str, **parts: str) -> str:
        """Return the address of a page, its parts filled in and quoted.

        Raises:
            ConfigError: the source has no such page.
        """
        if page not in self.pages:
            raise ConfigError(f"source {self.name} has no page {page!r}", f"it has {', '.join(sorted(self.pages))}")
        return self.pages[page].format_map({name: quote(part, safe="/") for name, part in parts.items()})

    def owns(self, url: str) -> bool:
        """Tell whether an address is one of the source's hosts'."""
        return host_of(url) in self.hosts


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole configuration."""

    contact: str | None = None
    limits: Limits
    sources: dict[str, Source]

    def source(self, name: str) -> Source:
        """Return a source by its name.

        Raises:
            UnknownSource: there is none of that name.
        """
        found = self.sources.get(name)
        if found is None:
            raise UnknownSource(f"no source is called {name!r}", f"there are {', '.join(self.sources)}")
        return found

    def owner(self, url: str) -> Source:
        """Return the source that an address belongs to.

        Raises:
            UnknownSource: it is of none of their hosts.
        """
        for source in self.sources.values():
            if source.owns(url):
                return source
        raise UnknownSource(f"{url}: the host is of no source", "add it to a source's `hosts` in your sources.toml")


def host_of(url: str) -> str:
    """Return an address's host, with the port where it is not the scheme's own; "" for what is no web address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:  # a port that is no number
        return ""
    if parts.scheme not in _PORTS or parts.username is not None:
        return ""
    host = parts.hostname or ""
    return host if port in (None, _PORTS[parts.scheme]) else f"{host}:{port}"


def default_path() -> Path:
    """Return where the user's own configuration is looked for."""
    from platformdirs import user_config_path

    return user_config_path("crconf") / "sources.toml"


def load(path: Path | None = None) -> Settings:
    """Return our configuration with the user's laid over it.

    Args:
        path: the user's file; None for the default place, where it may be missing.

    Raises:
        ConfigError: a file cannot be read or says something that is not understood.
    """
    ours = _read(OURS)
    if path is None:
        path = default_path()
        if not path.is_file():
            return _settings(ours, OURS)
    return _settings(_laid_over(ours, _read(path)), path)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"{path}: {error.strerror or error}") from error
    except ValueError as error:  # bad TOML, or not UTF-8
        raise ConfigError(f"{path}: {error}", f"write it in TOML, as {OURS.name} of crconf is written") from error


def _laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    laid = dict(below)
    for key, value in above.items():
        both = isinstance(value, dict) and isinstance(laid.get(key), dict)
        laid[key] = _laid_over(laid[key], value) if both else value
    return laid


def _settings(raw: dict[str, Any], path: Path) -> Settings:
    for name, table in raw.get("sources", {}).items():
        if isinstance(table, dict):
            table["name"] = name
    try:
        settings = msgspec.convert(raw, Settings)
    except msgspec.ValidationError as error:
        hint = f"the keys and their meaning stand in {OURS}"
        raise ConfigError(f"{path}: {error}", hint) from error
    for source in settings.sources.values():
        _check(source, path)
    return settings


def _check(source: Source, path: Path) -> None:
    missing = [page for page in _PAGES[source.kind] if page not in source.pages]
    if missing:
        raise ConfigError(f"{path}: source {source.name} lacks the page {missing[0]!r}", "give its address in `pages`")
    for page, url in source.pages.items():
        if not source.owns(url):
            hint = "write http://HOST/… or https://HOST/… with a HOST of `hosts`"
            raise ConfigError(f"{path}: source {source.name}, page {page}: {url} is not one of its hosts'", hint)
