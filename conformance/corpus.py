"""The corpus: the features folder, found, compiled and kept compiled.

Compiled features are kept in one cache file, each under a digest of everything that went into it. The cache is only
speed: where it is missing, broken or cannot be written the features are compiled again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from conformance.cardnames import CardNames, read_card_names
from conformance.cases import Case
from conformance.compiled import Compiled, Problem
from conformance.errors import FeatureError
from conformance.writing import write_atomically

HERE = Path(__file__).parent
CACHE_FOLDER = ".crconf-cache"
LARGEST_FEATURE = 1_000_000  # bytes; anything larger is no feature file of a person
CARDS = "cards.toml"


@dataclass(frozen=True)
class Corpus:
    """All features of a folder, compiled."""

    root: Path
    cards: CardNames
    features: dict[str, Compiled]  # by path below the folder, with slashes, in order
    digest: str  # of everything in the folder that makes the cases what they are

    @property
    def cases(self) -> tuple[Case, ...]:
        """Every case that compiled, in the order of paths and lines."""
        return tuple(case for compiled in self.features.values() for case in compiled.cases)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What does not compile, and ids that are given twice."""
        compiling = [problem for compiled in self.features.values() for problem in compiled.problems]
        return (*compiling, *self._ids_given_twice())

    def _ids_given_twice(self) -> Iterator[Problem]:
        first: dict[str, Case] = {}
        for case in self.cases:
            other = first.setdefault(case.id, case)
            if other is not case:
                message = f"the case id {case.id} is given twice"
                yield Problem(case.feature, case.line, message, f"it stands in features/{other.feature}:{other.line}")

    def require(self) -> Corpus:
        """The corpus itself; raises `FeatureError` with the first problem where it has any."""
        problems = self.problems
        if problems:
            error = problems[0].error()
            if len(problems) > 1:
                error.hint = " ".join(filter(None, (error.hint, f"({len(problems)} problems; crconf lint lists them)")))
            raise error
        return self


def find_features() -> Path:
    """The features folder: that of the checkout, or the one that is installed with the package."""
    for folder in (HERE / "features", HERE.parent / "features"):
        if (folder / CARDS).is_file():
            return folder
    raise FeatureError("there is no features folder", "install crconf anew, or name a folder with --features")


def load(root: Path | None = None, cached: bool = True) -> Corpus:
    """Compile the features of a folder; None is the corpus that comes with the package.

    What is wrong inside the features is in `Corpus.problems`. Raises `FeatureError` where there is no such folder, no
    feature in it, or no readable `cards.toml`.
    """
    root = root or find_features()
    if not root.is_dir():
        raise FeatureError(f"{root}: there is no such folder", "a features folder holds cards.toml and *.feature files")
    cards = read_card_names(root / CARDS)
    names = hashlib.sha256((root / CARDS).read_bytes() + _compiler_digest()).digest()
    place = _cache_file(root) if cached else None
    before = _read_cache(place)
    entries: dict[str, Entry] = {}
    for path in sorted(path for path in root.rglob("*.feature") if path.is_file()):
        name = path.relative_to(root).as_posix()
        data = _read_feature(path)
        digest = hashlib.sha256(names + name.encode() + b"\0" + data).digest()
        entry = before.get(name)
        if entry is None or entry.digest != digest:
            entry = Entry(digest, _compile(name, data, cards))
        entries[name] = entry
    if not entries:
        raise FeatureError(f"{root}: there is no feature file in this folder", "feature files end in .feature")
    if entries != before:
        _write_cache(place, entries)
    whole = hashlib.sha256(b"".join(entry.digest for entry in entries.values())).hexdigest()[:16]
    return Corpus(root, cards, {name: entry.compiled for name, entry in entries.items()}, whole)


def _read_feature(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FEATURE + 1)


def _compile(name: str, data: bytes, cards: CardNames) -> Compiled:
    from conformance.compiling import compile_feature  # Gherkin and the vocabulary take 0.2 s to load

    if len(data) > LARGEST_FEATURE:
        return Compiled(problems=(Problem(name, 1, f"the file is larger than {LARGEST_FEATURE} bytes"),))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return Compiled(problems=(Problem(name, line, "this is not UTF-8", "save the file as UTF-8"),))
    return compile_feature(name, text, cards)


# -- the cache --------------------------------------------------------------------------------------------------------


class Entry(Struct, frozen=True):
    """A compiled feature and the digest of what it was compiled from."""

    digest: bytes
    compiled: Compiled


_ENTRIES: msgspec.msgpack.Decoder[dict[str, Entry]] = msgspec.msgpack.Decoder(dict[str, Entry])


@cache
def _compiler_digest() -> bytes:
    """A digest of the code that compiles: when a phrase changes, every feature is compiled again."""
    sources = [HERE / f"{name}.py" for name in ("compiling", "cardnames", "needs", "position", "actions", "checks")]
    sources += [HERE / "cases.py", HERE / "compiled.py", *sorted((HERE / "steps").glob("*.py"))]
    return hashlib.sha256(b"\0".join(source.read_bytes() for source in sources)).digest()


def _cache_file(root: Path) -> Path:
    """Beside a checkout's features in its cache folder; for an installed corpus in the user's."""
    if (root.parent / "pyproject.toml").is_file():
        return root.parent / CACHE_FOLDER / "corpus.msgpack"
    from platformdirs import user_cache_path

    name = hashlib.sha256(str(root.resolve()).encode()).hexdigest()[:16]
    return user_cache_path("crconf") / f"corpus-{name}.msgpack"


def _read_cache(place: Path | None) -> dict[str, Entry]:
    if place is None:
        return {}
    try:
        return _ENTRIES.decode(place.read_bytes())
    except (OSError, msgspec.DecodeError):
        return {}


def _write_cache(place: Path | None, entries: dict[str, Entry]) -> None:
    if place is None:
        return
    try:
        write_atomically(place, msgspec.msgpack.encode(entries))
    except OSError:
        return
