"""Imported texts: kept whole or not at all, found by name, and their absence explained."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import msgspec
import pytest

from rules_text import catalogue, editions, places, store
from rules_text.editions import RevisionFacts
from rules_text.errors import StoreError, UnknownRevision
from rules_text.model import Revision
from tests.rules_text.conftest import EDITED, text
from tests.rules_text.samples import RULES, edition

RAW = edition().encode()


def save(revision: Revision, raw: bytes = RAW) -> store.Saved:
    return store.save(revision, catalogue.facts_of(revision, "official-en"), raw)


def test_a_text_is_kept_with_its_bytes_its_facts_and_its_manifest(snapshots: Path) -> None:
    saved = save(text("20310504"))
    assert saved == ("20310504", snapshots / "texts" / "en" / "20310504", True)
    assert sorted(path.name for path in saved.folder.iterdir()) == [
        "facts.json",
        "manifest.tsv",
        "original",
        "rules.json",
    ]
    assert (saved.folder / "original").read_bytes() == RAW
    facts = msgspec.json.decode((saved.folder / "facts.json").read_bytes(), type=RevisionFacts)
    assert (facts.id, facts.size) == ("20310504", len(RAW))
    assert not [path for path in saved.folder.parent.iterdir() if path.name.startswith(".")]


def test_it_is_read_back_as_it_was(snapshots: Path) -> None:
    revision = text("20310504")
    save(revision)
    assert store.load_text("20310504") == revision
    assert store.load_text("2031-05-04", "en").rule("601.2").sentences == revision.rule("601.2").sentences


def test_it_is_found_by_name_and_has_an_edition(snapshots: Path) -> None:
    revision = text("20310504", EDITED)
    save(revision)
    assert editions.find("latest").id == "20310504"
    assert editions.published("en")[-1].id != "20310504"
    edition_of_it = editions.load_edition("20310504")
    assert edition_of_it.rule("601.1").sentences == revision.rule("601.1").sentence_prints()
    assert edition_of_it.sections == ("100", "601")
    assert edition_of_it.title("6") == "Cellar and Loft"


def test_the_same_bytes_are_kept_once(snapshots: Path) -> None:
    first = save(text("20310504"))
    assert save(text("20310504")) == (first.id, first.folder, False)


def test_other_bytes_under_a_name_are_a_reissue_with_a_name_of_its_own(snapshots: Path) -> None:
    save(text("20310504"))
    reissue = text("20310504", EDITED)
    saved = save(reissue, edition(EDITED).encode())
    assert saved.id == f"20310504-{reissue.source.sha256[:8]}"
    assert store.load_text("20310504").rule("601.1") != store.load_text(saved.id).rule("601.1")


def test_a_text_that_is_not_here_is_explained(snapshots: Path) -> None:
    with pytest.raises(UnknownRevision) as refused:
        store.load_text("20120501")
    facts = editions.find("20120501")
    assert str(refused.value) == "the text of 20120501 is not on this machine"
    assert refused.value.hint is not None
    assert f"{facts.size} bytes, sha256 {facts.sha256[:12]}" in refused.value.hint
    assert "crconf import" in refused.value.hint
    assert not store.has_text(facts)
    with pytest.raises(UnknownRevision, match="no revision '20991231' is known"):
        store.load_text("20991231")


def test_a_broken_text_is_named(snapshots: Path) -> None:
    saved = save(text("20310504"))
    (saved.folder / "rules.json").write_bytes(b'{"id": 3')
    with pytest.raises(StoreError, match=r"rules\.json"):
        store.load_text("20310504")
    (saved.folder / "facts.json").write_bytes(b"{}")
    editions.forget()
    with pytest.raises(StoreError, match=r"facts\.json.*missing required field"):
        editions.revisions()


def test_an_interrupted_import_leaves_nothing_that_counts(snapshots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(store.manifests, "write_rows", interrupted)
        with pytest.raises(KeyboardInterrupt):
            save(text("20310504"))
    assert list((snapshots / "texts" / "en").iterdir()) == []
    killed = snapshots / "texts" / "en" / ".20310504.1"  # what a kill leaves
    killed.mkdir()
    (killed / "facts.json").write_bytes(b"{")
    assert editions.find("latest").id != "20310504"
    assert save(text("20310504")).new


def test_a_folder_that_cannot_be_written_is_named(snapshots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = snapshots / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv(places.VARIABLE, str(blocked))
    editions.forget()
    with pytest.raises(StoreError, match="Not a directory") as refused:
        save(text("20310504"))
    assert refused.value.hint == "CRCONF_SNAPSHOTS names another folder"


def _import_many(_: int) -> bool:
    return all(save(text(name)).id == name for name in ("20310504", "20310601", "20310701"))


def test_two_imports_at_once_keep_every_text(snapshots: Path) -> None:
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(_import_many, range(4)) == [True] * 4
    editions.forget()
    for name in ("20310504", "20310601", "20310701"):
        assert store.load_text(name).rules == text(name, RULES).rules


def test_where_texts_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(places.VARIABLE, "~/pears")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.snapshots_dir() == tmp_path / "pears"
    monkeypatch.delenv(places.VARIABLE)
    assert places.snapshots_dir() == Path(places.__file__).parent / "snapshots"  # the tests run in a checkout
    monkeypatch.setattr(places, "__file__", str(tmp_path / "site-packages" / "rules_text" / "places.py"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert places.snapshots_dir() == tmp_path / "data" / "crconf" / "snapshots"
