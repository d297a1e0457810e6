"""The time, as something that is handed in: the tests' clock does not wait."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """What the scraper asks of time."""

    def now(self) -> datetime:
        """Return the date and time, in UTC."""

    def monotonic(self) -> float:
        """Return seconds that never run backwards."""

    def sleep(self, seconds: float) -> None:
        """Wait."""


class SystemClock:
    """The machine's own time."""

    def now(self) -> datetime:
        """Return the date and time, in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Return seconds that never run backwards."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(seconds)
