"""What an engine can say instead of doing what it was told.

`IllegalAction` is the rules' no. `Unanswered` is a choice that nobody supplied an answer for, `Stopped` a choice at
which it was told to stop. `Unsupported` is a position or card that this engine does not model.
"""

from __future__ import annotations


class EngineError(Exception):
    """The root of this package's errors."""

    exit_code = 2
    hint: str | None = None


class IllegalAction(EngineError):
    """The rules forbid an action, or a part of it; `rule` is the rule that says so."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} (CR {rule})")
        self.rule = rule
        self.reason = reason
        self.moment = "unknown"


class Unanswered(EngineError):
    """A choice came up for which no answer was supplied."""

    def __init__(self, kind: str, player: str, source: str, options: tuple[str, ...]) -> None:
        shown = ", ".join(options[:8]) or "free"
        super().__init__(f"{player} has to choose ({kind}) for {source}; options: {shown}")
        self.kind = kind


class WrongAnswer(EngineError):
    """An answer was supplied that is not among the options; the player would be asked again."""


class Stopped(EngineError):
    """The kind of choice at which the action was told to stop has come up."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Unsupported(EngineError):
    """This engine does not model something; `what` says what."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
