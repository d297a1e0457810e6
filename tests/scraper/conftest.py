"""What the scraper's tests share: the server on loopback, sources that point at it, a clock that does not wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from rules_text import editions
from scraper import sources
from scraper.http import Session
from scraper.sources import Limits, Settings
from tests.fakes.web import FakeWeb

START = datetime(2024, 11, 21, 10, 15, tzinfo=UTC)


class FakeClock:
    """A clock that a sleeper moves."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def now(self) -> datetime:
        return START + timedelta(seconds=self.monotonic())

    def monotonic(self) -> float:
        return sum(self.slept)

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No proxy, and no configuration of whoever runs the tests."""
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("CRCONF_CONTACT", raising=False)


@pytest.fixture
def snapshots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder of its own for everything that is pulled, not there yet."""
    monkeypatch.setenv("CRCONF_SNAPSHOTS", str(tmp_path / "snapshots"))
    editions.forget()
    yield tmp_path / "snapshots"
    editions.forget()


@pytest.fixture
def web() -> Iterator[FakeWeb]:
    with FakeWeb() as running:
        yield running


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def at_loopback(web: FakeWeb, **limits: float) -> Settings:
    """Return our own configuration with every source moved to the server, and the limits given."""
    settings = sources.load()

    def moved(url: str) -> str:
        return url.replace(url.split("/", 3)[0] + "//" + url.split("/", 3)[2], f"http://{web.host}", 1)

    return msgspec.structs.replace(
        settings,
        contact="tester@example.org",
        limits=msgspec.structs.replace(settings.limits, **limits),
        sources={
            name: msgspec.structs.replace(
                source,
                hosts=(web.host,),
                private=True,
                pages={page: moved(url) for page, url in source.pages.items()},
            )
            for name, source in settings.sources.items()
        },
    )


@pytest.fixture
def settings(web: FakeWeb) -> Settings:
    return at_loopback(web)


@pytest.fixture
def limits(settings: Settings) -> Limits:
    return settings.limits


@pytest.fixture
def session(web: FakeWeb, settings: Settings, clock: FakeClock) -> Iterator[Session]:
    with Session(settings.source("viewer"), settings.limits, "tester@example.org", clock) as session:
        yield session


@pytest.fixture
def session_with(web: FakeWeb, clock: FakeClock) -> Iterator[Callable[..., Session]]:
    """A maker of sessions with other limits."""
    made: list[Session] = []

    def make(*, own_clock: bool = True, private: bool = True, **limits: float) -> Session:
        settings = at_loopback(web, **limits)
        source = msgspec.structs.replace(settings.source("viewer"), private=private)
        made.append(Session(source, settings.limits, "tester@example.org", clock if own_clock else None))
        return made[-1]

    yield make
    for session in made:
        session.close()
