"""Which rules are required, planned, or outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.errors import FeatureError
from conformance.scope import Scope, read_scope


def test_a_number_stands_for_all_below_it() -> None:
    scope = Scope(required=("118", "601.2"), planned=("601",))
    assert scope.of("118.7a") == "required"
    assert scope.of("601.2f") == "required"
    assert scope.of("601.21") == "planned"
    assert scope.of("602.1") is None


def test_the_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "scope.toml").write_text('required = ["118"]\nplanned = ["601.3"]\n')
    assert read_scope(tmp_path) == Scope(("118",), ("601.3",))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("required = [", "Invalid value"),
        ("required = 118", "array"),
        ('required = ["casting"]', "not a rule number"),
        ('needed = ["118"]', "unknown field"),
    ],
)
def test_what_is_wrong_with_it_is_said(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "scope.toml").write_text(text)
    with pytest.raises(FeatureError, match=f"scope.toml: .*(?i:{says})"):
        read_scope(tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FeatureError, match=r"scope.toml: there is no such file"):
        read_scope(tmp_path)
