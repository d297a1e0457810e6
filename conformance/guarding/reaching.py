"""Which lines of the engine a case runs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def lines_run(do: Callable[[], object], folder: str) -> frozenset[tuple[str, int]]:
    """Run something and return the lines of the files of a folder that it ran."""
    seen: set[tuple[str, int]] = set()

    def in_frame(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            seen.add((frame.f_code.co_filename, frame.f_lineno))
        return in_frame

    def on_call(frame: FrameType, *_: Any) -> Any:
        return in_frame if frame.f_code.co_filename.startswith(folder) else None

    before = sys.gettrace()
    sys.settrace(on_call)
    try:
        do()
    finally:
        sys.settrace(before)
    return frozenset(seen)
