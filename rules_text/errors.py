"""What can go wrong with rule text, one root; the command line alone prints them.

A text goes: a file is read (`TextError`), it becomes a revision that others name (`UnknownRevision`), rules in it are
named by number (`UnknownRule`, `NumberError`), requirements are tied to its sentences (`LedgerError`), and all of it is
kept in files of ours (`StoreError`).
"""

from __future__ import annotations


class RulesTextError(Exception):
    """The root of this package's errors; `exit_code` is the command's, `hint` says what to do next."""

    exit_code = 2

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.hint = hint


class TextError(RulesTextError):
    """A file is no rule text that can be read; the message begins with its name."""


class NumberError(RulesTextError):
    """Something that should be a rule number is none."""


class UnknownRevision(RulesTextError):  # noqa: N818 - the revision is unknown, and that is the whole error
    """A revision is named that is neither known nor imported."""


class UnknownRule(RulesTextError):  # noqa: N818 - see above
    """A rule is named that the revision does not have, or does not carry."""


class LedgerError(RulesTextError):
    """A requirement file cannot be read; the message begins with FILE and names the entry."""


class StoreError(RulesTextError):
    """A file of ours (manifest, revision list, snapshot) is broken or cannot be written."""
