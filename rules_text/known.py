"""The revisions that are known, by name: those of revisions.toml, and those that were imported on this machine.

find("2026-08-07").sha256
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

import msgspec

from rules_text import numbers, places
from rules_text.errors import StoreError, UnknownRevision

DATA = Path(__file__).parent


class Misprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule's number that an edition printed wrongly, and the one that its place shows to be meant."""

    line: int
    printed: str
    meant: str


class RevisionFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is known of a revision, `revisions.toml` row by row."""

    id: str  # the file name's date; YYYYMMDD.N in Japanese; ja-page-<sha8> for a page without a date
    language: str = "en"
    effective: str | None = None  # YYYYMMDD; before 2009 the texts do not say
    sha256: str
    size: int  # bytes
    encoding: str
    line_ends: str = "LF"
    source: str  # of the `[sources]` table: where to get it
    numbering: str = "2009"  # the scheme of its numbers: 2009, or 1999 before July 2009
    rules: int = 0
    sentences: int = 0
    examples: int = 0
    scope: tuple[str, ...] = ()  # the sections that a page shows; () is everything
    fits: tuple[str, ...] = ()  # the English editions that an undated page may render
    misprints: tuple[Misprint, ...] = ()
    oddities: tuple[str, ...] = ()
    readable: bool = True  # false for what was published in the rules' place and is no numbered text

    def carries(self, number: str) -> bool:
        """Tell whether the revision would show a number if it existed."""
        return not self.scope or any(numbers.covers(section, number) for section in self.scope)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    baseline: str
    sources: dict[str, str]
    revision: tuple[RevisionFacts, ...]


@lru_cache(maxsize=4)
def _file(root: Path) -> _File:
    path = root / "revisions.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise StoreError(f"{path}: {error}", "take the file from git, or install crconf again") from error


def published(language: str | None = None, *, root: Path = DATA) -> tuple[RevisionFacts, ...]:
    """Return the revisions of revisions.toml, English before Japanese, oldest first; the manifests are of these."""
    return tuple(facts for facts in _file(root).revision if language in (None, facts.language))


def revisions(language: str | None = None, *, root: Path = DATA) -> tuple[RevisionFacts, ...]:
    """Return the known revisions, imported ones among them, English before Japanese, oldest first.

    Args:
        language: `en` or `ja` for those alone.
        root: the folder of revisions.toml and manifests/.
    """
    ours = published(language, root=root)
    names = {facts.id for facts in ours}
    further = [f for f in _imported(places.texts_dir()) if f.id not in names and language in (None, f.language)]
    return tuple(sorted((*ours, *further), key=lambda facts: (facts.language, facts.id))) if further else ours


@lru_cache(maxsize=8)
def _imported(texts: Path) -> tuple[RevisionFacts, ...]:
    found = []
    for path in sorted(texts.glob(f"*/*/{places.FACTS}")):
        if path.parent.name.startswith("."):
            continue  # of an import that is at work, or was cut off
        try:
            found.append(msgspec.json.decode(path.read_bytes(), type=RevisionFacts))
        except (OSError, msgspec.DecodeError) as error:
            raise StoreError(f"{path}: {error}", "import the text again, or remove its folder") from error
    return tuple(found)


def baseline(*, root: Path = DATA) -> str:
    """Return the id of the revision that the corpus's numbers refer to."""
    return _file(root).baseline


def address(facts: RevisionFacts, *, root: Path = DATA) -> str:
    """Return where a revision's text is to be had."""
    return _file(root).sources.get(facts.source, facts.source)


def find(name: str, language: str | None = None, *, root: Path = DATA) -> RevisionFacts:
    """Return the revision that a name means.

    Args:
        name: an id (`20260807`), the same with dashes, `baseline`, `latest`, an effective date, or the beginning of
            an id that no other shares (`202308`, `ja-page-1f`).
        language: `en` or `ja`, where the name may be of either.
        root: the folder of revisions.toml and manifests/.

    Raises:
        UnknownRevision: it means none, or several.
    """
    known = revisions(language, root=root)
    if name == "baseline":
        name = baseline(root=root)
    if name == "latest":
        return known[-1] if language else revisions("en", root=root)[-1]
    wanted = name.replace("-", "") if re.fullmatch(r"\d{4}-\d\d-\d\d", name) else name
    for found in (
        [facts for facts in known if facts.id == wanted],
        [facts for facts in known if facts.effective == wanted],
        [facts for facts in known if wanted and facts.id.startswith(wanted)],
    ):
        if len(found) == 1:
            return found[0]
        if found:
            several = ", ".join(facts.id for facts in found[:6]) + (", ..." if len(found) > 6 else "")
            raise UnknownRevision(f"{name!r} may be {several}", "give the whole id")
    near = get_close_matches(wanted, [facts.id for facts in known], n=3, cutoff=0.7)
    kind = {"en": "English ", "ja": "Japanese "}.get(language or "", "")
    hint = f"near it: {', '.join(near)}" if near else _range_of(known)
    raise UnknownRevision(f"no {kind}revision {name!r} is known", hint)


def _range_of(known: tuple[RevisionFacts, ...]) -> str | None:
    english = [facts.id for facts in known if facts.language == "en"]
    others = [facts.id for facts in known if facts.language != "en"]
    parts = [f"{len(english)} English ones are known, {english[0]} to {english[-1]}"] if english else []
    parts += [f"Japanese ones are {', '.join(others[-6:])}"] if others else []
    return "; ".join(parts) or None


def by_digest(sha256: str, *, root: Path = DATA) -> RevisionFacts | None:
    """Return the revision of which these bytes are the file, None where they are of none that is known."""
    return next((facts for facts in revisions(root=root) if facts.sha256 == sha256), None)


def forget() -> None:
    """Read revisions.toml and the imported facts anew at the next call: they were just written."""
    _file.cache_clear()
    _imported.cache_clear()
