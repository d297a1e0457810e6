"""`crconf corpus`: what is exported fits its schema, and is the same each time."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import msgspec

from conformance.exporting import ExportedCorpus
from tests.conformance.cli.commands import Crconf


def test_an_export_fits_its_schema(crconf: Crconf, features: Path, tmp_path: Path) -> None:
    assert crconf("corpus", "export", "--features", features, "--output", tmp_path / "corpus.json").status == 0
    document = json.loads((tmp_path / "corpus.json").read_text("utf-8"))
    schema = json.loads(crconf("corpus", "schema").out)
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(document, schema, jsonschema.Draft202012Validator)
    assert [case["id"] for case in document["cases"]] == ["bolt", "nothing-to-pay-with"]
    assert (document["baseline"], document["oracle_date"]) == ("20260807", "2026-08-07")
    document["cases"][0]["script"][0]["action"]["do"] = "juggle"
    assert list(jsonschema.Draft202012Validator(schema).iter_errors(document))


def test_an_export_is_read_back_by_the_types(crconf: Crconf, features: Path) -> None:
    out = crconf("corpus", "export", "--features", features).out
    assert out == crconf("corpus", "export", "--features", features).out
    cases = msgspec.json.decode(out, type=ExportedCorpus).cases
    assert cases[0].script[0].checks[1].text == '"Mountain" is tapped'


def test_what_does_not_hold_in_the_edition_is_left_out(crconf: Crconf, features: Path) -> None:
    path = features / "casting.feature"
    path.write_text(path.read_text().replace("@case:bolt", "@case:bolt @until:20150717"))
    out = json.loads(crconf("corpus", "export", "--features", features).out)
    assert [case["id"] for case in out["cases"]] == ["nothing-to-pay-with"]
    then = json.loads(crconf("corpus", "export", "--features", features, "--revision", "20150717").out)
    assert "bolt" in [case["id"] for case in then["cases"]]


def test_the_whole_corpus_fits_the_schema(crconf: Crconf) -> None:
    ended = crconf("corpus", "export")
    schema = json.loads(crconf("corpus", "schema").out)
    validator = jsonschema.Draft202012Validator(schema)
    for case in json.loads(ended.out)["cases"][::10]:  # all of them take ten seconds
        assert not list(validator.evolve(schema={**schema, "$ref": "#/$defs/Case"}).iter_errors(case))


def test_a_release_freezes_the_cases(crconf: Crconf, features: Path) -> None:
    assert crconf("corpus", "release", "--features", features).status == 0
    assert (features / "released.txt").read_text().splitlines()[1:] == ["bolt", "nothing-to-pay-with"]
    path = features / "casting.feature"
    path.write_text(path.read_text().replace("@case:bolt", "@case:renamed"))
    ended = crconf("run", "--features", features)
    assert ended.out.startswith("1 pass, 1 not scored of 2 cases")
    ended = crconf("corpus", "release", "--features", features)
    assert (ended.status, "the case bolt of the last release is gone" in ended.err) == (2, True)
    assert "renamed" not in (features / "released.txt").read_text()
