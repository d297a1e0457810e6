"""`crconf lint` and `crconf steps`: what they print and how they exit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance.cli.commands import Crconf


def test_findings_exit_with_1_and_name_file_line_and_remedy(crconf: Crconf, features: Path) -> None:
    path = features / "casting.feature"
    path.write_text(path.read_text().replace("@118.3a/mana-leaves-the-pool", "@118.3a/no-such-thing"))
    ended = crconf("lint", "--features", features, "--kind", "tag")
    assert ended.status == 1
    assert ended.out.splitlines()[0] == ("tag  features/casting.feature:12: @118.3a/no-such-thing names no requirement")
    assert ended.out.splitlines()[-1] == "1 findings in 2 cases of 1 features"
    (finding,) = json.loads(crconf("lint", "--features", features, "--kind", "tag", "--format", "json").out)
    assert (finding["path"], finding["line"], finding["kind"]) == ("features/casting.feature", 12, "tag")


def test_a_clean_corpus_exits_with_0(crconf: Crconf, features: Path) -> None:
    kinds = ("tag", "card", "compile", "name", "payment", "same")
    words = [word for kind in kinds for word in ("--kind", kind)]
    ended = crconf("lint", "--features", features, *words)
    assert (ended.status, ended.out) == (0, "nothing is wrong in 2 cases of 1 features\n")


def test_a_broken_feature_is_a_finding(crconf: Crconf, features: Path) -> None:
    (features / "broken.feature").write_text("nonsense")
    ended = crconf("lint", "--features", features, "--no-engine", "--kind", "compile")
    assert (ended.status, "features/broken.feature:1: this is no Gherkin" in ended.out) == (1, True)


@pytest.mark.parametrize(("file", "content"), [("scope.toml", "required = 3"), ("wiki.toml", "["), ("cards.toml", "[")])
def test_what_cannot_be_read_at_all_exits_with_2(crconf: Crconf, features: Path, file: str, content: str) -> None:
    (features / file).write_text(content)
    ended = crconf("lint", "--features", features)
    assert (ended.status, ended.out) == (2, "")
    assert file in ended.err


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
def test_the_vocabulary_is_printed_in_both_languages(crconf: Crconf, form: str) -> None:
    ended = crconf("steps", "--format", form)
    assert ended.status == 0
    for part in ('Alice casts "Lightning Bolt", targeting Bob', "アリスは、ボブを対象とし、《稲妻》を唱える"):
        assert part in ended.out.replace('\\"', '"')
    for mark in ("(?", "[はが]", ")?", "\\d"):
        assert mark not in ended.out


def test_a_command_that_does_not_exist_is_told_with_the_nearest(crconf: Crconf) -> None:
    ended = crconf("rnu")
    assert ended.status == 2
    assert "Did you mean 'run'?" in ended.err
