"""The compiled corpus as one JSON document, for engines that play it natively, in any language; and its schema."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

import conformance
from conformance.cases import Case
from conformance.corpus import Corpus
from conformance.reviewing import reviewed
from rules_text.editions import baseline

FORMAT = 1
LICENSE = "CC0-1.0"


class ExportedCorpus(Struct, frozen=True, omit_defaults=True):
    """Every case that holds in an edition, with what a native runner has to know of the whole."""

    crconf: str
    corpus: str  # a digest of the features
    baseline: str  # the edition whose numbers the cases' requirements use
    revision: str  # the edition in which these cases hold
    oracle_date: str  # the Oracle wordings that they assume
    cases: tuple[Case, ...]
    format: int = FORMAT
    license: str = LICENSE


def exported(corpus: Corpus, cases: tuple[Case, ...], revision: str) -> ExportedCorpus:
    """The cases among these that hold in an edition."""
    holding = reviewed(cases, revision)
    return ExportedCorpus(
        crconf=conformance.__version__,
        corpus=corpus.digest,
        baseline=baseline(),
        revision=revision,
        oracle_date=corpus.cards.oracle_date,
        cases=tuple(case for case in cases if holding[case.id]),
    )


def to_json(document: object) -> bytes:
    """A document of ours as JSON that people can read, the same bytes for the same document."""
    return msgspec.json.format(msgspec.json.encode(document, order="deterministic"), indent=1) + b"\n"


def corpus_schema() -> dict[str, Any]:
    """The JSON Schema of an exported corpus, generated from the types."""
    schema = msgspec.json.schema(ExportedCorpus)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "The crconf corpus", **schema}
