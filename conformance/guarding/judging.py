"""Playing mutants: each in a process of its own, forked from one that has the engine and the corpus at hand.

A mutant gets into the running engine by its code objects: the functions that were made from the old ones, closures
included, are given the new ones. Nothing on the disk changes.
"""

from __future__ import annotations

import gc
import os
import select
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from types import CodeType, FunctionType
from typing import NamedTuple

import msgspec

from conformance.guarding.mutating import Mutant, mutated_source, source_of

A_CASE = 2.0  # seconds that a case may take with a mutant in the engine
A_MUTANT = 60.0  # seconds that a mutant may take for all of its cases

Play = Callable[[str], str]  # a case's id -> its verdict


class Judged(msgspec.Struct, frozen=True):
    """What became of a mutant: the verdicts of the cases that were played on it; none where it can't be played."""

    verdicts: dict[str, str]
    trouble: str = ""


class TooLong(BaseException):
    """A case goes on and on with a mutant in the engine."""


def judge(mutant: Mutant, own: Sequence[Sequence[str]], others: Sequence[str], play: Play) -> Judged:
    """Play a mutant in a process of its own.

    Args:
        own: the cases of each requirement that the mutant could guard; of each they are played until one fails.
        others: cases that run the mutated line too; once one of `own` failed they are played until one passes.
    """
    source = mutated_source(mutant)
    swaps = list(_swaps(mutant, source)) if source is not None else []
    if not swaps:
        return Judged({}, "changes nothing that runs")
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with suppress(BaseException):
            os.close(reading)
            os.write(writing, msgspec.msgpack.encode(_in_child(swaps, own, others, play)))
        os._exit(0)
    os.close(writing)
    return _answer(child, reading)


def _answer(child: int, reading: int) -> Judged:
    parts: list[bytes] = []
    while select.select([reading], [], [], A_MUTANT)[0]:
        part = os.read(reading, 1 << 16)
        if not part:
            break
        parts.append(part)
    else:
        os.kill(child, signal.SIGKILL)
    os.close(reading)
    os.waitpid(child, 0)
    with suppress(msgspec.DecodeError):
        return msgspec.msgpack.decode(b"".join(parts), type=Judged)
    return Judged({}, "its process ended or took too long")


def _in_child(
    swaps: Sequence[tuple[FunctionType, CodeType]], own: Sequence[Sequence[str]], others: Sequence[str], play: Play
) -> Judged:
    for function, code in swaps:
        try:
            function.__code__ = code
        except ValueError as error:  # other variables of the function around it
            return Judged({}, str(error))
    verdicts: dict[str, str] = {}
    failed = False
    for cases in own:
        for case in cases:
            verdicts[case] = verdicts.get(case) or _in_time(play, case)
            if verdicts[case] == "fail":
                failed = True
                break
    for case in others if failed and "pass" not in verdicts.values() else ():
        verdicts[case] = verdicts.get(case) or _in_time(play, case)
        if verdicts[case] == "pass":
            break
    return Judged(verdicts)


def _in_time(play: Play, case: str) -> str:
    def stop(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, A_CASE)
    try:
        return play(case)
    except TooLong:
        return "timeout"
    except RecursionError:
        return "error"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


# -- code objects -----------------------------------------------------------------------------------------------------


class Named(NamedTuple):
    """How a code object is found again: its name within the file, and its first line."""

    name: str
    line: int


def _swaps(mutant: Mutant, source: str) -> Iterator[tuple[FunctionType, CodeType]]:
    """The functions to be changed, each with its new code; none where the mutant changes nothing."""
    file = mutant.function.file
    before, after = _codes(file), dict(_nested(compile(source, file, "exec")))
    for named, code in before.items():
        if mutant.function.first <= named.line <= mutant.function.last and named in after and after[named] != code:
            for function in _functions().get((file, named), ()):
                yield function, after[named]


@cache
def _codes(file: str) -> Mapping[Named, CodeType]:
    return dict(_nested(compile(source_of(file), file, "exec")))


def _nested(code: CodeType) -> Iterator[tuple[Named, CodeType]]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield Named(part.co_qualname, part.co_firstlineno), part
            yield from _nested(part)


@cache
def _functions() -> Mapping[tuple[str, Named], list[FunctionType]]:
    """The functions that there are, by their file and code: a closure has as many as were made of it."""
    found: dict[tuple[str, Named], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            code = thing.__code__
            found.setdefault((code.co_filename, Named(code.co_qualname, code.co_firstlineno)), []).append(thing)
    return found
