"""`crconf import` and `crconf identify`, from the command line to the files."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from conformance.cli import main
from rules_text import editions, store
from tests import realdata
from tests.rules_text.samples import RULES, edition

PAGE = "総合ルールビューア\n6. 梨の保管\n601. 貯蔵庫\n- 601.1 梨は 棚に置く。\n- 601.2 収穫する／Harvest\n"


class Result(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def snapshots(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("snapshots")
    monkeypatch.setenv("CRCONF_SNAPSHOTS", str(folder))
    editions.forget()
    yield folder
    editions.forget()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: object) -> Result:
        monkeypatch.setattr(sys, "argv", ["crconf", *map(str, arguments)])
        try:
            main()
            status = 0
        except SystemExit as stop:
            status = int(stop.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Result(status, out, err)

    return command


@pytest.fixture
def english(tmp_path: Path) -> Path:
    path = tmp_path / "20310504.txt"
    path.write_text(edition(), "utf-8")
    return path


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.txt"
    path.write_text(PAGE, "utf-8")
    return path


def test_an_edition_is_taken_and_can_be_shown(run: Run, english: Path) -> None:
    taken = run("import", english)
    assert taken.status == 0
    assert taken.out.startswith("20310504 (en): 6 rules, 9 sentences, 2 examples\n")
    assert "kept in" in taken.out
    shown = run("show", "601.2", "--revision", "20310504")
    assert shown == (0, "601 Storing Pears, 20310504 (en)\n601.2\n     1 A cellar is cool.\n"
                        "     2 A warm cellar is called a pantry.\n", "")  # fmt: skip
    assert "was there already" in run("import", english).out


def test_a_page_is_taken_with_its_gaps(run: Run, page: Path) -> None:
    taken = run("import", page)
    assert taken.status == 0
    assert "(ja, section 601): 2 rules" in taken.out
    assert "spaces: 1 spaces between Japanese characters are left out" in taken.out
    assert "gap: line 5: 601.2 収穫する／Harvest is a heading without a body" in taken.out
    shown = run("show", "601.1", "--lang", "ja", "--revision", "ja-page-")
    assert shown.status == 2  # three pages are known already, and this is the fourth
    assert "may be" in shown.err


def test_what_was_found_as_json(run: Run, english: Path, page: Path) -> None:
    taken = json.loads(run("import", english, page, "--format", "json").out)
    assert [(row["language"], row["scope"], row["rules"], row["new"]) for row in taken] == [
        ("en", [], 6, True),
        ("ja", ["601"], 2, True),
    ]
    assert {"kind": "spaces", "line": None, "rule": None}.items() <= taken[1]["oddities"][1].items()


def test_one_bad_file_does_not_keep_the_others_out(run: Run, english: Path, tmp_path: Path) -> None:
    missing, letter = tmp_path / "missing.txt", tmp_path / "letter.txt"
    letter.write_text("Dear pears,\nhow are you?\n")
    taken = run("import", missing, letter, english)
    assert taken.status == 2
    assert f"crconf: {missing}: No such file or directory\n" in taken.err
    assert f"crconf: {letter}:1: no Comprehensive Rules: no line begins with a rule's number\n" in taken.err
    assert store.load_text("20310504").rule("601.2").text


BAD = [
    (b"", "the file is empty"),
    (b"\x7fELF\0\0\0", "a binary file"),
    (edition().encode()[:-400], "breaks off"),
    (edition(tuple(rule.replace("601.2. A", "601.1. A") for rule in RULES)).encode(), "601.1 is printed a second time"),
    (b"\x81\x8d100.1. Pears.", "neither UTF-8 nor cp1252"),
]


@pytest.mark.parametrize(("raw", "says"), BAD)
@pytest.mark.parametrize("command", ["import", "identify"])
def test_bad_files_are_refused_in_a_line_and_nothing_is_kept(
    run: Run, tmp_path: Path, snapshots: Path, command: str, raw: bytes, says: str
) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(raw)
    refused = run(command, path)
    if command == "identify" and ("second time" in says or "breaks off" in says):
        assert refused.status == 1  # it can be compared all the same, and fits nothing
        return
    assert refused.status == 2
    assert refused.out == ""
    assert refused.err.splitlines()[0].startswith(f"crconf: {path}")
    assert says in refused.err.splitlines()[0]
    assert list(snapshots.rglob("*")) == []


def test_oddities_can_be_accepted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "20310504.txt"
    path.write_bytes(BAD[3][0])
    taken = run("import", path, "--accept-oddities")
    assert taken.status == 0
    assert "duplicate: line" in taken.out
    assert store.load_text("20310504").rule("601.1").text.startswith("A crate")


def test_a_folder_that_cannot_be_written_is_named(
    run: Run, english: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("in the way")
    monkeypatch.setenv("CRCONF_SNAPSHOTS", str(blocked))
    editions.forget()
    refused = run("import", english)
    assert refused.status == 2
    assert refused.err.startswith(f"crconf: {blocked}")
    assert "CRCONF_SNAPSHOTS names another folder" in refused.err


def test_nothing_is_registered_where_there_is_no_checkout(
    run: Run, english: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(editions, "DATA", tmp_path)
    refused = run("import", english, "--register")
    assert refused.status == 2
    assert "--register writes into a checkout" in refused.err


def test_a_text_that_nobody_knows_is_compared(run: Run, english: Path) -> None:
    found = run("identify", english)
    assert found.status == 1
    assert "fits no edition; nearest" in found.out
    row = json.loads(run("identify", english, "--format", "json").out)
    assert (row["known"], row["effective"], row["language"]) == (None, "20310504", "en")


@pytest.mark.parametrize(
    ("section", "fits"),
    [("118", "fits 20190823..20230414"), ("601", "fits 20221007, 20230414..20231117"), ("701", "fits 20120501")],
)
def test_the_saved_pages_are_identified(run: Run, section: str, fits: str) -> None:
    path = realdata.seed(f"cr_{section}_viewer.txt")
    found = run("identify", path)
    assert found.status == 0
    assert f"{path}: {fits}\n" in found.out


def test_the_published_edition_is_known(run: Run) -> None:
    path = realdata.edition("20240917")
    assert run("identify", path).out.startswith(f"{path}: 20240917, byte for byte\n")
    taken = run("import", path)
    assert taken.status == 0
    assert "misprint: line 5228: 702.175 is printed where 702.176 is meant" in taken.out
