"""Moves the corpus to the numbers of a new baseline: what would be written where, and what a person must look at.

Case ids and requirement slugs never change. A requirement follows its sentences: it goes to the rule, among those that
its own became, which says them now, and its sentence numbers are those that they have there. One whose rule is gone
becomes one of the edition that had it. Where an edition is named beside a number the number is dated, and stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from msgspec.structs import replace

from conformance import rewriting
from conformance.errors import ConformanceError
from conformance.rewriting import Notice, Renumbering
from conformance.writing import write_atomically
from rules_text import ledger, lineage, numbers
from rules_text.editions import Edition, load_edition
from rules_text.ledger import Requirement

REQUIREMENTS = "rules_text/requirements"
ENGINE = "reference_engine"
DATED = (f"{ENGINE}/revisions.py", "CHANGELOG.md")  # numbers in them are those of the editions they name
PACKAGES = ("conformance", "rules_text", "scraper")
DOCUMENTS = ("README.md", "README.ja.md", "docs")
LOOKED_AT = ("tests",)  # not rewritten, because tests name numbers of many editions; told of where they cite what moved


class RebaseError(ConformanceError):
    """The corpus cannot be moved; nothing was written."""


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A file with its new text, and its new place where its name has a number."""

    path: str  # below the checkout, with slashes
    target: str
    old: str
    new: str

    @property
    def lines(self) -> int:
        """How many lines are others."""
        changed = unified_diff(self.old.splitlines(), self.new.splitlines(), lineterm="", n=0)
        return sum(line.startswith("-") for line in list(changed)[2:])


@dataclass(frozen=True, slots=True)
class Plan:
    """What moving the corpus would do."""

    old: str  # editions
    new: str
    rewrites: tuple[Rewrite, ...]
    notices: tuple[Notice, ...]


def plan(root: Path, new: str, old: str = "baseline") -> Plan:
    """Return what moving a checkout's corpus to another baseline would write, and write nothing.

    Args:
        root: the checkout.
        new: any name of an English edition.
        old: the edition that the numbers are of now.

    Raises:
        RebaseError: the two are the same edition, or a file cannot be read.
        UnknownRevision: there is no lineage to one of them.
    """
    before, after = (load_edition(lineage.edition_of(name), "en") for name in (old, new))
    if before.id == after.id:
        raise RebaseError(f"the numbers are those of {before.id} already", "name another edition")
    renumbering = Renumbering(lineage.renumberings(before.id, after.id), before.id, before.id < after.id)
    files = sorted((root / REQUIREMENTS).glob("*.yaml"))
    requirements = tuple(
        replace(one, file=f"{REQUIREMENTS}/{Path(one.file).name}") for one in ledger.load_requirements(files)
    )
    renumbering.claims = dict(_claims(requirements, before, after, renumbering))
    renumbering.examples = _examples(before, after, renumbering)
    renumbering.dated = frozenset({one.id for one in requirements} - set(renumbering.claims))
    renumbering.notices += _unclaimed(requirements, before, after, renumbering)
    rewrites = [each for each in _rewrites(root, renumbering) if (each.old, each.path) != (each.new, each.target)]
    rewrites += _baseline(root, before.id, after.id)
    _require_free(rewrites, root)
    notices = [*renumbering.notices, *_not_rewritten(root, renumbering)]
    return Plan(before.id, after.id, tuple(rewrites), tuple(dict.fromkeys(notices)))


def _claims(
    requirements: tuple[Requirement, ...], before: Edition, after: Edition, renumbering: Renumbering
) -> Iterator[tuple[str, tuple[str, tuple[int, ...], tuple[int, ...]]]]:
    for requirement in requirements:
        if requirement.source is not None:
            continue
        goes_to = renumbering.rules.get(requirement.rule, ())

        def tell(message: str, told: Requirement = requirement) -> None:
            renumbering.notices.append(Notice(told.file, told.line, f"{told.id}: {message}"))

        if not goes_to:
            tell(f"{requirement.rule} is gone; it is a requirement of {before.id} from now on")
            continue
        prints = ledger.prints(requirement, before)
        said = {number: [part.fingerprint for part in after.rule(number).sentences] for number in goes_to}
        cited = {number: [part.fingerprint for part in after.rule(number).examples] for number in goes_to}
        wanted = [part.fingerprint for part in prints]
        rule = max(goes_to, key=lambda number: sum(each in (*said[number], *cited[number]) for each in wanted))
        count = len(requirement.sentences)
        yield (
            requirement.id,
            (
                rule,
                _places(requirement.sentences, wanted[:count], said[rule], "sentence", rule, tell),
                _places(requirement.examples, wanted[count:], cited[rule], "example", rule, tell),
            ),
        )


def _places(
    claimed: tuple[int, ...], wanted: list[str], said: list[str], kind: str, rule: str, tell: Callable[[str], None]
) -> tuple[int, ...]:
    """Return where sentences or examples stand now; one that has other words keeps its place, and is told of."""
    places = []
    for place, words in zip(claimed, wanted, strict=True):
        if words not in said:
            tell(f"{kind} {place} has other words in {rule}")
        is_elsewhere = words in said and words not in said[place - 1 : place]
        places.append(said.index(words) + 1 if is_elsewhere else place)
    return tuple(places)


def _unclaimed(
    requirements: tuple[Requirement, ...], before: Edition, after: Edition, renumbering: Renumbering
) -> Iterator[Notice]:
    """Yield the new sentences that nothing claims, of rules that are claimed or stand beside or under such."""
    files = {one.rule[:3]: one.file for one in requirements if one.source is None}
    files = {goal[:3]: file for section, file in files.items() for goal in renumbering.rules.get(section, ())}
    claimed = {(rule, place) for rule, places, _ in renumbering.claims.values() for place in places}
    rules = {rule for rule, _ in claimed}
    around = rules | {numbers.parent_of(rule) for rule in rules}
    known = {part.fingerprint for section in before.sections for r in before.section(section) for part in r.sentences}
    kept = {number for goes_to in renumbering.rules.values() for number in goes_to}
    for section, file in sorted(files.items()):
        for rule in after.section(section):
            said = enumerate(rule.sentences, 1)
            left = [n for n, part in said if (rule.number, n) not in claimed and part.fingerprint not in known]
            is_new = rule.number not in kept and numbers.parent_of(rule.number) in around
            if left and (is_new or rule.number in rules):
                words = "came with it" if is_new else "has new words"
                message = f"sentence {', '.join(map(str, left))} of {rule.number} {words}, and no requirement claims it"
                yield Notice(file, 1, message)


def _examples(before: Edition, after: Edition, renumbering: Renumbering) -> dict[tuple[str, int], tuple[str, int]]:
    found = {}
    for rule in before:
        for place, part in enumerate(rule.examples, 1):
            for number in renumbering.rules.get(rule.number, ()):
                prints = [each.fingerprint for each in after.rule(number).examples] if "." in number else []
                if part.fingerprint in prints:
                    found[rule.number, place] = (number, prints.index(part.fingerprint) + 1)
                    break
    return found


def _rewrites(root: Path, renumbering: Renumbering) -> Iterator[Rewrite]:
    for path in sorted((root / "features").rglob("*.feature")):
        name, text = path.relative_to(root).as_posix(), _read(path)
        target = "/".join(_renamed(part, name, renumbering) for part in name.split("/"))
        yield Rewrite(name, target, text, rewriting.feature(text, name, renumbering))
    scope = root / "features" / "scope.toml"
    if scope.is_file():
        name, text = scope.relative_to(root).as_posix(), _read(scope)
        yield Rewrite(name, name, text, rewriting.names_in_list(text, name, renumbering))
    for path in sorted((root / REQUIREMENTS).glob("*.yaml")):
        name, text = path.relative_to(root).as_posix(), _read(path)
        folder, _, file = name.rpartition("/")
        target = f"{folder}/{_renamed(file, name, renumbering)}"
        yield Rewrite(name, target, text, rewriting.requirements(text, name, renumbering))
    for path in sorted((root / ENGINE).rglob("*.py")):
        name, text = path.relative_to(root).as_posix(), _read(path)
        if name not in DATED:
            yield Rewrite(name, name, text, rewriting.engine(text, name, renumbering))
    texts = [path for package in PACKAGES for path in sorted((root / package).rglob("*.py"))]
    for path in (*texts, *_documents(root)):
        name, text = path.relative_to(root).as_posix(), _read(path)
        yield Rewrite(name, name, text, rewriting.behind_cr(text, name, renumbering))


def _documents(root: Path) -> Iterator[Path]:
    for place in DOCUMENTS:
        path = root / place
        yield from [path] if path.is_file() else sorted(path.rglob("*.md"))


def _renamed(part: str, file: str, renumbering: Renumbering) -> str:
    """Return a folder's or file's name with the number that it begins with moved: `118.7_reductions.feature`."""
    end = next((place for place, char in enumerate(part) if char == "_"), None)
    head = part[:end] if end is not None else part.rpartition(".")[0]
    if not numbers.is_number(head):
        return part
    return renumbering.number(head, file, 1) + part[len(head) :]


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RebaseError(f"{path}: {error}") from error


def _baseline(root: Path, old: str, new: str) -> Iterator[Rewrite]:
    """Yield the two places that name the baseline."""
    for name, line in (
        ("rules_text/revisions.toml", 'baseline = "{}"'),
        (f"{ENGINE}/revisions.py", 'BASELINE = "{}"'),
    ):
        path = root / name
        text = _read(path) if path.is_file() else ""
        if line.format(old) in text:
            yield Rewrite(name, name, text, text.replace(line.format(old), line.format(new), 1))


def _require_free(rewrites: list[Rewrite], root: Path) -> None:
    leaving = {each.path for each in rewrites if each.path != each.target}
    seen: dict[str, str] = {}
    for each in rewrites:
        other = seen.setdefault(each.target, each.path)
        taken = each.path != each.target and each.target not in leaving and (root / each.target).exists()
        if other != each.path or taken:
            clash = other if other != each.path else each.target
            raise RebaseError(f"{each.path} and {clash} would both be {each.target}", "rename one of them first")


def _not_rewritten(root: Path, renumbering: Renumbering) -> Iterator[Notice]:
    moved = {number for number, goes_to in renumbering.rules.items() if goes_to != (number,) and "." in number}
    for path in (path for place in LOOKED_AT for path in sorted((root / place).rglob("*.py"))):
        cited: dict[str, int] = {}  # number -> the first line with it
        for line, text in enumerate(_read(path).splitlines(), 1):
            for match in rewriting.CITED.finditer(text):
                if match["first"] in moved:
                    cited.setdefault(match["first"], line)
        if cited:
            became = ", ".join(f"{n} -> {' and '.join(renumbering.rules[n]) or 'gone'}" for n in cited)
            yield Notice(path.relative_to(root).as_posix(), min(cited.values()), f"cites {became}")


def carry_out(planned: Plan, root: Path) -> None:
    """Write what was planned, all of it or nothing: every new text is beside its place before any place is taken.

    Raises `OSError` where something cannot be written; the checkout is then what it was.
    """
    beside = {each: (root / each.target).with_name(f".{Path(each.target).name}.moving") for each in planned.rewrites}
    taken: list[Rewrite] = []
    try:
        for each, path in beside.items():
            write_atomically(path, each.new)
        for each, path in beside.items():
            taken.append(each)
            path.replace(root / each.target)
        _leave(planned, root)
    except BaseException:
        for path in beside.values():
            path.unlink(missing_ok=True)
        for each in taken:
            if each.target != each.path:
                (root / each.target).unlink(missing_ok=True)
        for each in taken:
            write_atomically(root / each.path, each.old)
        raise


def _leave(planned: Plan, root: Path) -> None:
    """Remove the files and folders that have another name now."""
    targets = {each.target for each in planned.rewrites}
    left = [root / each.path for each in planned.rewrites if each.path not in targets]
    for path in left:
        path.unlink()
    for folder in {path.parent for path in left}:
        if not any(folder.iterdir()):
            folder.rmdir()
