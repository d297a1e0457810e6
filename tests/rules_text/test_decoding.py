"""Bytes to lines: encodings, line ends, and files that are no text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rules_text.decoding import MAX_BYTES, decode, read_bytes
from rules_text.errors import TextError

TEXT = "Pears — “ripe”\nPlums\n"
ENCODED = [
    (TEXT.encode(), "utf-8"),
    (b"\xef\xbb\xbf" + TEXT.encode(), "utf-8-sig"),
    (TEXT.encode("cp1252"), "cp1252"),
    (b"\xff\xfe" + TEXT.encode("utf-16-le"), "utf-16-le"),
    (b"\xfe\xff" + TEXT.encode("utf-16-be"), "utf-16-be"),
    ((TEXT * 9).encode("utf-16-le"), "utf-16-le"),
    ((TEXT * 9).encode("utf-16-be"), "utf-16-be"),
]


@pytest.mark.parametrize(("raw", "encoding"), ENCODED)
def test_every_encoding_that_was_published(raw: bytes, encoding: str) -> None:
    found = decode(raw, "pears.txt")
    assert found.lines[:2] == ["Pears — “ripe”", "Plums"]
    assert found.source.encoding == encoding
    assert found.source.size == len(raw)


def test_ascii_is_told_from_utf_8() -> None:
    assert decode(b"Pears\n", "pears.txt").source.encoding == "ascii"


@pytest.mark.parametrize(
    ("text", "ends"),
    [("a\nb\nc", "LF"), ("a\r\nb\r\nc", "CRLF"), ("a\rb\rc", "CR"), ("a\r\nb\rc", "mixed"), ("a\nb\rc", "mixed")],
)
def test_every_line_end(text: str, ends: str) -> None:
    found = decode(text.encode(), "pears.txt")
    assert found.lines == ["a", "b", "c"]
    assert found.source.line_ends == ends


def test_only_line_ends_end_lines() -> None:
    assert decode("a\u2028b\tc".encode(), "pears.txt").lines == ["a\u2028b\tc"]


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "pears.txt: the file is empty"),
        (b" \r\n ", "pears.txt: the file is empty"),
        (b"PK\x03\x04 pears\nand\0plums", "pears.txt:1: a binary file, with the control character U+0003"),
        (b"Pears\n\x1b[2J\n", "pears.txt:2: a binary file, with the control character U+001B"),
        (b"Pears\nand\nplums \x81\x8d", "pears.txt:3: neither UTF-8 nor cp1252 (byte 16)"),
        ("Pears\nand “plums”".encode().decode("cp1252", "replace").encode(), "pears.txt:2: wrong encoding"),
        (b"\xff\xfePears", "pears.txt:1: not utf-16-le"),
        (b"\xef\xbb\xbfPears\n\xff", "pears.txt:2: not utf-8-sig at byte 9"),
        (
            "Груши и сливы и яблоки и груши\n".encode("cp1251"),
            "pears.txt:1: not UTF-8, and too many bytes beyond ASCII for cp1252",
        ),
    ],
)
def test_what_is_no_text_is_refused_in_one_line(raw: bytes, says: str) -> None:
    with pytest.raises(TextError) as refused:
        decode(raw, "pears.txt")
    assert str(refused.value).startswith(says)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    with pytest.raises(TextError, match=r"210 MB is no rule text"):
        read_bytes(path)


def test_a_pipe_that_never_ends_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "endless"
    path.symlink_to("/dev/zero")
    with pytest.raises(TextError, match="more than"):
        read_bytes(path)


def test_a_folder_or_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="is a directory"):
        read_bytes(tmp_path)
    with pytest.raises(TextError, match=r"nothing\.txt: No such file"):
        read_bytes(tmp_path / "nothing.txt")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "locked.txt"
    path.write_text("pears")
    path.chmod(0)
    with pytest.raises(TextError, match="Permission denied"):
        read_bytes(path)


def test_the_limit_leaves_room_for_the_largest_edition() -> None:
    assert MAX_BYTES > 4 * 1_346_218  # the largest that was published, in UTF-16
