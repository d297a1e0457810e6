"""What guards each requirement, kept beside the digests of the engine and the corpus that it was found with."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
from msgspec import Struct

from conformance.adapters.reference import ENGINE_FOLDER
from conformance.guarding.mutating import GuardTrouble
from conformance.writing import write_atomically

FILE = Path(__file__).with_name("guarded.json")
REASONS = Path(__file__).with_name("reasons.toml")
FORMAT = 1


class Witness(Struct, frozen=True, omit_defaults=True):
    """A mutant that a requirement's own case noticed."""

    function: str  # module:name
    operator: str
    occurrence: int
    case: str  # of the requirement: its check failed
    passing: str = ""  # a case that runs the mutated line and passed; none where no other requirement's case runs it


class Record(Struct, frozen=True):
    """The outcome of a whole pass."""

    format: int
    engine: str  # digest of the reference engine's source
    corpus: str  # digest of the features
    mutants: dict[str, int]  # how many were killed, survived, could not be played
    requirements: dict[str, Witness]  # by tag


def engine_digest() -> str:
    """A digest of everything that the reference engine's code is."""
    whole = hashlib.sha256()
    for path in sorted(ENGINE_FOLDER.rglob("*.py")):
        whole.update(path.relative_to(ENGINE_FOLDER).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def read(path: Path = FILE) -> Record | None:
    """Read the record, None where there is none; raises `GuardTrouble` for a broken one."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Record)
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError as error:
        raise GuardTrouble(f"{path}: {error}", "make it again with: crconf guard") from error


def write(record: Record, path: Path = FILE) -> None:
    """Write the record: the same outcome, the same bytes."""
    write_atomically(path, msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=1) + b"\n")


def reasons(path: Path = REASONS) -> dict[str, str]:
    """Why requirements have no guard, by tag: what somebody looked at and wrote down; raises `GuardTrouble`."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, str]]).get("unguarded", {})
    except FileNotFoundError:
        return {}
    except msgspec.MsgspecError as error:
        raise GuardTrouble(f"{path}: {error}", 'it lists "RULE/ID" = "the reason" under [unguarded]') from error


def guarded(corpus: str, path: Path = FILE) -> tuple[frozenset[str], str]:
    """The requirements that the record says are guarded, and a notice where it isn't of this engine and corpus."""
    record = read(path)
    if record is None:
        return frozenset(), ""
    fits = (record.engine, record.corpus) == (engine_digest(), corpus)
    notice = "" if fits else "What is guarded is as of an earlier state of engine or corpus; crconf guard looks again."
    return frozenset(record.requirements), notice
