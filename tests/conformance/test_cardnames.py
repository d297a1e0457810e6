"""Card names in two languages: what the file may hold, and how names are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cardnames import CardNames, read_card_names
from conformance.errors import FeatureError

FILE = """
oracle_date = "2026-08-07"

[cards]
"Bonecrusher Giant // Stomp" = { ja = "砕骨の巨人 // 踏みつけ" }
"Shock" = { ja = "ショック" }
"Drought" = {}

[tokens]
"Goblin" = { ja = "ゴブリン" }
"""


def names(tmp_path: Path, text: str = FILE) -> CardNames:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return read_card_names(path)


def test_names_are_found_in_both_languages(tmp_path: Path) -> None:
    found = names(tmp_path)
    assert found.oracle_date == "2026-08-07"
    assert found.oracle("ショック", "ja") == "Shock"
    assert found.oracle("踏みつけ", "ja") == "Stomp"
    assert found.oracle("砕骨の巨人 // 踏みつけ", "ja") == "Bonecrusher Giant // Stomp"
    assert found.oracle("Drought", "ja") == "Drought"
    assert found.whole("Stomp") == "Bonecrusher Giant // Stomp"
    assert found.whole("Shock") == "Shock"
    assert found.token("ゴブリン", "ja") == "Goblin"
    assert found.known("Stomp")
    assert not found.known("Lava Spike")


def test_an_unknown_japanese_name_is_told(tmp_path: Path) -> None:
    with pytest.raises(FeatureError, match="《稲妻》 is not in cards"):
        names(tmp_path).oracle("稲妻", "ja")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[cards", "cards.toml: "),
        ("cards = 3", r"\[cards\] is no table"),
        ('[cards]\n"Shock" = "ショック"', '"Shock" is no entry'),
        ('[cards]\n"Shock" = { ja = 3 }', '"Shock" is no entry'),
        ('[cards]\n"A // B" = {}\n"C // B" = {}', "two cards have a face called 'B'"),
        ('[cards]\n"A // B" = {}\n"B" = {}', "two cards have a face called 'B'"),
        ('[cards]\n"A" = { ja = "あ" }\n"B" = { ja = "あ" }', "《あ》 is the Japanese name of two cards"),
    ],
)
def test_a_broken_file_is_told(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(FeatureError, match=told):
        names(tmp_path, text)


def test_a_file_that_is_missing_or_no_text_is_told(tmp_path: Path) -> None:
    with pytest.raises(FeatureError, match="no such file"):
        read_card_names(tmp_path / "cards.toml")
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FeatureError, match=r"cards\.toml"):
        read_card_names(tmp_path / "cards.toml")
