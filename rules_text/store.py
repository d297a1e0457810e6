"""The texts on this machine: put there by import and pull, read by everything that shows text.

    save(revision, raw)
    load_text("20260807").rule("601.2f").sentences

`rules_text.places` has the layout. A text is written into a folder of its own, which is then moved into place.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NamedTuple

import msgspec

from rules_text import editions, manifests, places
from rules_text.editions import RevisionFacts
from rules_text.errors import StoreError, UnknownRevision
from rules_text.model import Revision


class Saved(NamedTuple):
    """What became of a text."""

    id: str
    folder: Path
    new: bool  # false where the same bytes were there already


def save(revision: Revision, facts: RevisionFacts, raw: bytes) -> Saved:
    """Keep a text, whole or not at all.

    Args:
        revision: as it was read.
        facts: as `catalogue.facts_of` makes them. Where other bytes are known under that id, the text is a reissue and
            gets an id of its own, the beginning of its hash behind it; unless it has what was known, and more sections.
        raw: the file or page, byte for byte.

    Raises:
        StoreError: the folder cannot be written.
    """
    taken = next((each for each in editions.revisions(facts.language) if each.id == facts.id), None)
    if taken is not None and taken.sha256 != facts.sha256 and not _has_more(facts, taken):
        facts = msgspec.structs.replace(facts, id=f"{facts.id}-{facts.sha256[:8]}")
    folder = places.text_dir(facts)
    if _is_there(folder, facts):
        return Saved(facts.id, folder, new=False)
    beside = folder.with_name(f".{facts.id}.{os.getpid()}")
    try:
        shutil.rmtree(beside, ignore_errors=True)
        beside.mkdir(parents=True)
        (beside / places.ORIGINAL).write_bytes(raw)
        (beside / places.RULES).write_bytes(msgspec.json.encode(revision))
        rows = [
            manifests.Row(facts.id, facts.id, content)
            for found in manifests.contents(revision).values()
            for content in found
        ]
        manifests.write_rows(beside / places.MANIFEST, rows)
        (beside / places.FACTS).write_bytes(msgspec.json.encode(facts))
        old = beside.with_name(f"{beside.name}.old")
        if folder.exists():
            folder.replace(old)
        beside.replace(folder)
        shutil.rmtree(old, ignore_errors=True)
    except OSError as error:
        if _is_there(folder, facts):  # another process was faster
            return Saved(facts.id, folder, new=False)
        raise StoreError(f"{folder}: {error.strerror or error}", f"{places.VARIABLE} names another folder") from error
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    editions.forget()
    return Saved(facts.id, folder, new=True)


def _has_more(facts: RevisionFacts, known: RevisionFacts) -> bool:
    """Tell whether a text put together from a source's pages has the sections that another has, and further ones."""
    if facts.source != known.source or not known.scope:
        return False
    return not facts.scope or set(known.scope) < set(facts.scope)


def _is_there(folder: Path, facts: RevisionFacts) -> bool:
    return (folder / places.FACTS).exists() and _read_facts(folder).sha256 == facts.sha256


def _read_facts(folder: Path) -> RevisionFacts:
    try:
        return msgspec.json.decode((folder / places.FACTS).read_bytes(), type=RevisionFacts)
    except (OSError, msgspec.DecodeError) as error:
        raise StoreError(f"{folder / places.FACTS}: {error}", "remove the folder and import the text again") from error


def has_text(facts: RevisionFacts) -> bool:
    """Tell whether a revision's text is on this machine."""
    return (places.text_dir(facts) / places.RULES).is_file()


def load_text(name: str = "baseline", language: str | None = None) -> Revision:
    """Return a revision's text.

    Args:
        name: any name that `editions.find` knows.
        language: `en` or `ja`, where the name may be of either.

    Raises:
        UnknownRevision: there is no such revision, or its text is not here; the hint says how to get it.
        StoreError: the text is here and broken.
    """
    facts = editions.find(name, language)
    path = places.text_dir(facts) / places.RULES
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise UnknownRevision(f"the text of {facts.id} is not on this machine", how_to_get(facts)) from None
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror or error}") from error
    try:
        return msgspec.json.decode(raw, type=Revision)
    except msgspec.DecodeError as error:
        raise StoreError(f"{path}: {error}", "remove its folder and import the text again") from error


def how_to_get(facts: RevisionFacts) -> str:
    """Return what to do to have a revision's text here, in one line."""
    known = f"{facts.size} bytes, sha256 {facts.sha256[:12]}..."
    return f"get the file ({known}) from {editions.address(facts)} and `crconf import` it, or `crconf pull`"
