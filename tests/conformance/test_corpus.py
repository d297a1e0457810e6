"""The features folder: found, compiled, kept compiled; and nothing that a broken cache can spoil."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import corpus as corpus_module
from conformance.compiled import Compiled
from conformance.corpus import CACHE_FOLDER, LARGEST_FEATURE, find_features, load
from conformance.errors import FeatureError
from tests.conformance.samples import CARDS

FEATURE = """\
Feature: F
  @case:{id} @305.1/x
  Scenario: S
    Then Alice has 20 life
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with two features."""
    (tmp_path / "pyproject.toml").touch()
    root = tmp_path / "features"
    (root / "305_lands").mkdir(parents=True)
    (root / "cards.toml").write_bytes(CARDS.read_bytes())
    (root / "305_lands" / "305.1.feature").write_text(FEATURE.format(id="one"))
    (root / "305_lands" / "305.2.feature").write_text(FEATURE.format(id="two"))
    return root


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that are compiled, and not taken from the cache."""
    paths: list[str] = []
    compile_one = corpus_module._compile

    def noting(name: str, data: bytes, cards: object) -> Compiled:
        paths.append(name)
        return compile_one(name, data, cards)  # type: ignore[arg-type]

    monkeypatch.setattr(corpus_module, "_compile", noting)
    return paths


def test_cases_come_in_the_order_of_paths(root: Path) -> None:
    corpus = load(root).require()
    assert [case.id for case in corpus.cases] == ["one", "two"]
    assert list(corpus.features) == ["305_lands/305.1.feature", "305_lands/305.2.feature"]


def test_what_did_not_change_is_not_compiled_again(root: Path, compiled: list[str]) -> None:
    first = load(root)
    assert len(compiled) == 2
    assert load(root) == first
    assert len(compiled) == 2
    (root / "305_lands" / "305.2.feature").write_text(FEATURE.format(id="other"))
    changed = load(root)
    assert compiled[2:] == ["305_lands/305.2.feature"]
    assert [case.id for case in changed.cases] == ["one", "other"]
    assert changed.digest != first.digest
    (root / "305_lands" / "305.2.feature").unlink()
    assert [case.id for case in load(root).cases] == ["one"]
    assert len(compiled) == 3


def test_new_card_names_compile_everything_again(root: Path, compiled: list[str]) -> None:
    load(root)
    (root / "cards.toml").write_text(CARDS.read_text("utf-8") + '"Zombie" = {}\n', "utf-8")
    load(root)
    assert len(compiled) == 4


@pytest.mark.parametrize("broken", [b"", b"\x00\x01garbage", b"\x81\xa1a\xa1b"])
def test_a_broken_cache_is_rebuilt(root: Path, compiled: list[str], broken: bytes) -> None:
    first = load(root)
    cache = root.parent / CACHE_FOLDER / "corpus.msgpack"
    good = cache.read_bytes()
    cache.write_bytes(broken)
    assert load(root) == first
    assert len(compiled) == 4
    assert cache.read_bytes() == good
    cache.write_bytes(good[: len(good) // 2])
    assert load(root) == first
    assert [path.name for path in cache.parent.iterdir()] == ["corpus.msgpack"]


def test_a_cache_that_cannot_be_written_is_done_without(root: Path) -> None:
    (root.parent / CACHE_FOLDER).write_text("a file is in the way")
    assert [case.id for case in load(root).cases] == ["one", "two"]


def test_an_installed_corpus_is_cached_with_the_user(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root.parent / "pyproject.toml").unlink()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    load(root)
    assert len(list((tmp_path / "user" / "crconf").glob("corpus-*.msgpack"))) == 1
    assert not (root.parent / CACHE_FOLDER).exists()


def test_an_id_given_twice_is_a_problem(root: Path) -> None:
    (root / "305_lands" / "305.3.feature").write_text(FEATURE.format(id="one"))
    corpus = load(root)
    assert [str(problem) for problem in corpus.problems] == [
        "305_lands/305.3.feature:3: the case id one is given twice"
    ]
    with pytest.raises(FeatureError, match=r"features/305_lands/305\.3\.feature:3: "):
        corpus.require()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"Feature: F\n\xff\n", "305.3.feature:2: this is not UTF-8"),
        (b"#" * (LARGEST_FEATURE + 1), "305.3.feature:1: the file is larger"),
        (b"\x00\x01\x02", "305.3.feature:1: this is no Gherkin"),
        (b"", "305.3.feature:1: there is no Feature"),
    ],
)
def test_a_file_that_is_no_feature_is_a_problem_with_its_place(root: Path, data: bytes, told: str) -> None:
    (root / "305_lands" / "305.3.feature").write_bytes(data)
    corpus = load(root)
    assert told in str(corpus.problems[0])
    assert [case.id for case in corpus.cases] == ["one", "two"]


def test_a_byte_order_mark_is_no_problem(root: Path) -> None:
    (root / "305_lands" / "305.3.feature").write_text("\ufeff" + FEATURE.format(id="three"), "utf-8")
    assert [case.id for case in load(root).require().cases] == ["one", "two", "three"]


def test_a_folder_that_is_none_is_told(tmp_path: Path, root: Path) -> None:
    with pytest.raises(FeatureError, match="there is no such folder"):
        load(tmp_path / "none")
    with pytest.raises(FeatureError, match=r"cards\.toml"):
        load(tmp_path)
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "cards.toml").touch()
    with pytest.raises(FeatureError, match="no feature file"):
        load(tmp_path / "empty")


def test_the_checkouts_features_are_found() -> None:
    assert (find_features() / "cards.toml").is_file()
