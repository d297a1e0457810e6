"""What can go wrong on the conformance side, one root; the command line alone prints them.

A run goes: features are read and compiled (`FeatureError`), the selection is made (`SelectionError`), the engine is
started and spoken to (`EngineTrouble`), and results are written or read back (`ResultsError`).
"""

from __future__ import annotations


class ConformanceError(Exception):
    """The root of this package's errors; `exit_code` is the command's, `hint` says what to do next."""

    exit_code = 2

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.hint = hint


class FeatureError(ConformanceError):
    """A feature file cannot be read or compiled; the message begins with FILE:LINE."""


class SelectionError(ConformanceError):
    """A selection (rule, words, shard) matches no case or is not understood."""


class EngineTrouble(ConformanceError):  # noqa: N818 - an engine has trouble; `EngineError` is the reference engine's
    """An engine could not be started, or broke the protocol; `log` is the end of what it wrote to stderr."""

    def __init__(self, message: str, hint: str | None = None, log: str = "") -> None:
        super().__init__(message, hint)
        self.log = log


class EngineTimeout(EngineTrouble):
    """An engine took longer than the limit."""


class ResultsError(ConformanceError):
    """A results or baseline file cannot be read."""


class SiteError(ConformanceError):
    """The site cannot be written where it was asked for."""
