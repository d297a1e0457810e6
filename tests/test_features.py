"""Every feature under pytest-bdd (`tests.bdd` collects them beside this file), and that both fronts say the same."""

from __future__ import annotations

from tests.bdd import corpus


def test_the_features_compile() -> None:
    assert corpus().problems == ()
