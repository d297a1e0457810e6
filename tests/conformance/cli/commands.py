"""Calling the command line as a shell does, in process: its exit status, and what it printed."""

from __future__ import annotations

import sys
from typing import NamedTuple

import pytest

from conformance.cli import main


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


class Crconf:
    """The `crconf` command."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *words: object) -> Ended:
        self._monkeypatch.setattr(sys, "argv", ["crconf", *map(str, words)])
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        printed = self._capsys.readouterr()
        assert "Traceback" not in printed.err
        return Ended(ended.value.code or 0, printed.out, printed.err)  # type: ignore[arg-type]
