"""The kept pages: nothing lost, nothing half written, nobody in each other's way."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from datetime import timedelta
from pathlib import Path

import pytest

from scraper.errors import Busy, SnapshotError
from scraper.http import Answer
from scraper.snapshots import Crawl, Store, write_atomically
from tests.scraper.conftest import START


def answer(body: bytes, status: int = 200, **headers: str) -> Answer:
    return Answer("http://h/p", "http://h/q", status, headers, body)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path, "viewer")


def test_bytes_and_facts_come_back(store: Store) -> None:
    raw = b"\x00\xff\r\n" + "麦".encode("euc_jp")
    kept, new = store.keep("601", answer(raw, etag='"e"', server="x", **{"content-type": "text/html"}), START)
    assert new
    assert store.latest("601") == kept
    assert store.body(kept) == raw
    assert (kept.url, kept.final_url, kept.fetched) == ("http://h/p", "http://h/q", "2024-11-21T10:15:00Z")
    assert kept.headers == {"etag": '"e"', "content-type": "text/html"}, "what is needed, no more"


def test_the_same_bytes_are_kept_once(store: Store) -> None:
    first, _ = store.keep("p", answer(b"one"), START)
    for again in (answer(b"one", etag='"2"'), answer(b"", 304)):
        later, new = store.keep("p", again, START + timedelta(hours=1))
        assert not new
        assert (later.fetched, later.checked) == (first.fetched, "2024-11-21T11:15:00Z")
    assert len(store.history("p")) == 1
    assert store.latest("p").headers == {"etag": '"2"'}  # type: ignore[union-attr]


def test_older_snapshots_stay(store: Store) -> None:
    one, _ = store.keep("p", answer(b"one"), START)
    two, new = store.keep("p", answer(b"two"), START + timedelta(days=1))
    assert new
    assert store.history("p") == (one, two)
    assert store.body(one) == b"one"


def test_any_name_is_a_page(store: Store) -> None:
    names = ["../../etc", "唱える/" + "長" * 200, "oldid:3", "OLDID:3", "a?b=c&d", ""]
    for name in names:
        store.keep(name, answer(name.encode()), START)
    assert store.pages() == tuple(sorted(names))
    assert all(store.body(store.latest(name)) == name.encode() for name in names)  # type: ignore[arg-type]


def test_bytes_without_facts_do_not_count(store: Store, tmp_path: Path) -> None:
    store.keep("p", answer(b"one"), START)
    next(tmp_path.rglob("*.json")).unlink()  # killed between the two writes
    assert store.latest("p") is None
    again, new = store.keep("p", answer(b"one"), START)
    assert new
    assert store.body(again) == b"one"


def test_damaged_bytes_are_noticed(store: Store, tmp_path: Path) -> None:
    kept, _ = store.keep("p", answer(b"one"), START)
    next(tmp_path.rglob("*.raw")).write_bytes(b"two")
    with pytest.raises(SnapshotError, match="not the bytes that were kept"):
        store.body(kept)


def test_damaged_facts_are_noticed(store: Store, tmp_path: Path) -> None:
    store.keep("p", answer(b"one"), START)
    next(tmp_path.rglob("*.json")).write_bytes(b"{")
    with pytest.raises(SnapshotError, match=r"\.json"):
        store.latest("p")


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "f"
    write_atomically(path, b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SnapshotError, match="No space left"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_pull_has_done_is_remembered_until_it_ends(store: Store) -> None:
    assert store.crawl() is None
    store.remember(Crawl(started="s", edition="20231117.0", done={"601": "d"}))
    assert store.crawl() == Crawl(started="s", edition="20231117.0", done={"601": "d"})
    store.finish()
    store.finish()
    assert store.crawl() is None


def test_two_at_once(store: Store, tmp_path: Path) -> None:
    with store.lock(), pytest.raises(Busy, match="viewer: another crconf"), Store(tmp_path, "viewer").lock():
        pass
    with Store(tmp_path, "viewer").lock(), Store(tmp_path, "wiki").lock():
        pass


def test_a_killed_pull_lets_go(store: Store, tmp_path: Path) -> None:
    script = """
        import sys, time
        from pathlib import Path
        from scraper.snapshots import Store
        with Store(Path(sys.argv[1]), "viewer").lock():
            (Path(sys.argv[1]) / "pages/viewer/.half.new").write_bytes(b"ha")
            print("locked", flush=True)
            time.sleep(30)
    """
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(script), str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "locked\n"
    with pytest.raises(Busy), store.lock():
        pass
    process.kill()
    process.communicate()
    with store.lock():
        assert not list(tmp_path.rglob("*.new")), "what it left half written is gone"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "pages").write_text("a file")
    with pytest.raises(SnapshotError, match="Not a directory") as caught, Store(tmp_path, "viewer").lock():
        pass
    assert "CRCONF_SNAPSHOTS" in str(caught.value.hint)
