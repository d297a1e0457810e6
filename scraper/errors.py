"""What can go wrong on the way from a page to a rule text, one root; the command line alone prints them.

A pull goes: the configuration is read (`ConfigError`), what is named is found in it (`UnknownSource`), the source is
locked (`Busy`), each page is asked for politely (`Refused` is our own no, `FetchError` the network's or the server's,
`Missing` a page that is not there), kept byte for byte (`SnapshotError`), and read (`PageError`).
"""

from __future__ import annotations


class ScraperError(Exception):
    """The root of this package's errors; `exit_code` is the command's, `hint` says what to do next."""

    exit_code = 2

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.hint = hint


class ConfigError(ScraperError):
    """The configuration of the sources cannot be used; the message begins with FILE."""


class UnknownSource(ScraperError):  # noqa: N818 - the source is unknown, and that is the whole error
    """Something is to be pulled that no source has."""


class Busy(ScraperError):  # noqa: N818 - see above
    """Another process is pulling the same source."""


class Refused(ScraperError):  # noqa: N818 - see above
    """We do not ask for an address: robots.txt, a foreign host, a private address."""


class FetchError(ScraperError):
    """A page could not be fetched; the message begins with its address."""


class Missing(FetchError):  # noqa: N818 - see above
    """There is no page at an address."""


class PageError(ScraperError):
    """A page is not what its source used to send: changed markup, cut off, empty."""


class SnapshotError(ScraperError):
    """The kept pages are broken or cannot be written."""
