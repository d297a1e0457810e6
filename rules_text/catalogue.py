"""Adding revisions to the committed facts: `revisions.toml` and the manifests.

Maintainers do this at a new edition; for everybody else `rules_text.store` keeps the same beside the text.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from rules_text import editions, identifying, manifests
from rules_text.editions import Misprint, RevisionFacts
from rules_text.errors import TextError
from rules_text.identifying import Identification
from rules_text.manifests import CHAPTERS
from rules_text.model import Oddity, Revision

_HEAD = """\
# What is known of each revision: facts alone, no text. Written by `crconf import --register`; misprints and
# the tables above the first revision are kept by hand.
"""
_TOLD = 20  # oddities a revision; the rest are counted


def facts_of(
    revision: Revision,
    source: str,
    known: RevisionFacts | None = None,
    identified: Identification | None = None,
    *,
    root: Path = editions.DATA,
) -> RevisionFacts:
    """Return the facts of a text; for a page without a date also the editions that it fits, and what it got wrong.

    Args:
        revision: the text.
        source: a key of the `[sources]` table.
        known: what stands in revisions.toml already; the misprints that a person noted there stay.
        identified: what the text was found to be, if that was asked already.
        root: the folder of revisions.toml and manifests/.
    """
    if revision.language == "en" or revision.effective is not None:
        identified = None
    elif identified is None:
        identified = identifying.identify(revision, root=root)
    faults = identifying.faults(revision, identified) if identified else ()
    return RevisionFacts(
        id=revision.id,
        language=revision.language,
        effective=revision.effective,
        sha256=revision.source.sha256,
        size=revision.source.size,
        encoding=revision.source.encoding,
        line_ends=revision.source.line_ends,
        source=source,
        numbering="1999" if revision.language == "en" and revision.id < "20090708" else "2009",
        rules=len(revision),
        sentences=sum(len(rule.sentences) for rule in revision),
        examples=sum(len(rule.examples) for rule in revision),
        scope=revision.scope,
        fits=tuple(fit.revision for fit in identified.fits) if identified else (),
        misprints=known.misprints if known else (),
        oddities=_told((*revision.oddities, *faults)),
    )


def _told(oddities: Sequence[Oddity]) -> tuple[str, ...]:
    told = [str(oddity) for oddity in oddities]
    return tuple(told[:_TOLD]) + ((f"and {len(told) - _TOLD} more",) if len(told) > _TOLD else ())


def register(texts: Iterable[tuple[Revision, str]], *, root: Path = editions.DATA) -> None:
    """Add texts to revisions.toml and the manifests below a folder, or replace what was known of them.

    Args:
        texts: each text and its source, a key of the `[sources]` table.
        root: the folder of revisions.toml and manifests/.

    Raises:
        TextError: a text of that id but other bytes is known already.
    """
    new = {revision.id: (revision, source) for revision, source in texts}
    known = {facts.id: facts for facts in editions.published(root=root)}
    for name, (revision, source) in new.items():
        before = known.get(name)
        if before is not None and before.sha256 != revision.source.sha256:
            raise TextError(f"{name} is known with other bytes: sha256 {before.sha256[:16]}...", "it was reissued")
        known[name] = facts_of(revision, source, before, root=root)
    ordered = sorted(known.values(), key=lambda facts: (facts.language, facts.id))
    for language in sorted({revision.language for revision, _ in new.values()}):
        directory = root / "manifests" / language
        added = [revision for revision, _ in new.values() if revision.language == language]
        manifests.add(directory, added, _carrying(directory, added, [f for f in ordered if f.language == language]))
    write(ordered, root)


def _carrying(directory: Path, added: list[Revision], known: list[RevisionFacts]) -> dict[str, list[str]]:
    """Return the editions that carry each section: all without a scope, and those with it in their scope."""
    sections = {path.stem for path in directory.glob("*.tsv")} | {CHAPTERS}
    sections |= {section for revision in added for section in manifests.contents(revision)}
    return {
        section: [facts.id for facts in known if section == CHAPTERS or facts.carries(section)] for section in sections
    }


def write(revisions: Sequence[RevisionFacts], root: Path) -> None:
    """Write revisions.toml anew, with the baseline and the sources that it has."""
    path = root / "revisions.toml"
    old = tomllib.loads(path.read_text("utf-8"))
    lines = [_HEAD, f"baseline = {_toml(old['baseline'])}", "", "[sources]"]
    lines += [f"{_toml_key(name)} = {_toml(where)}" for name, where in old["sources"].items()]
    for facts in revisions:
        lines += ["", "[[revision]]"]
        for name, value in msgspec.structs.asdict(facts).items():
            if name in ("id", "language") or value != _default(name):
                lines.append(f"{name} = {_toml(value)}")
    manifests.write_atomically(path, "\n".join(lines) + "\n")
    editions.forget()


def _default(name: str) -> object:
    field = next(field for field in msgspec.structs.fields(RevisionFacts) if field.name == name)
    return field.default


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Misprint):
        return "{" + ", ".join(f"{name} = {_toml(part)}" for name, part in msgspec.structs.asdict(value).items()) + "}"
    if isinstance(value, tuple):
        if sum(len(str(item)) for item in value) < 80:
            return "[" + ", ".join(map(_toml, value)) + "]"
        return "[\n" + "".join(f"    {_toml(item)},\n" for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)  # numbers, and strings as TOML has them too


def _toml_key(name: str) -> str:
    return name if name.replace("-", "").isalnum() else json.dumps(name)
