"""The features are collected beside tests/test_features.py, and their tags are not pytest's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path == Path(__file__).with_name("test_features.py"):
        return AllFeatures.from_parent(parent, name="features", path=file_path)  # type: ignore[no-any-return]
    return None


class AllFeatures(pytest.Collector):
    """Every feature file; the engine is loaded when they are wanted."""

    def collect(self) -> Iterator[pytest.Collector]:
        from tests.bdd import feature_files

        return feature_files(self)


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Tags name requirements and cases; as marks they would break --strict-markers."""
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    request.getfixturevalue("telling").begin(feature.language)


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    request.getfixturevalue("telling").line = step.line_number
