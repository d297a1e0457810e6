"""Fingerprints: what a sentence says, without saying it.

64 bits of SHA-256 over the sentence after everything that differs between printings of the same words is unified:
quotes, dashes, trademark signs, underscores, spaces, and the numbers of cross references, which are kept beside.
"""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from typing import NamedTuple

from rules_text import references

BITS = 64


class Print(NamedTuple):
    """A sentence's fingerprint (16 hexadecimal digits) and the cross references that were taken out of it."""

    fingerprint: str
    references: tuple[str, ...]

    def __str__(self) -> str:
        return self.fingerprint + ("" if not self.references else ":" + ",".join(self.references))

    @classmethod
    def parse(cls, text: str) -> Print:
        """Read back what `str` wrote."""
        fingerprint, _, targets = text.partition(":")
        return cls(fingerprint, tuple(targets.split(",")) if targets else ())


_QUOTES = {ord(quote): "'" for quote in "‘’‚‛′`´"} | {ord(quote): '"' for quote in "“”„‟″"}
_DASHES = {ord(dash): "-" for dash in "‐‑‒–—―−"}
_DROPPED = dict.fromkeys(map(ord, "_<>\ufeff\u200b\u00ad"))  # angle brackets came and went around addresses
_TABLE = _QUOTES | _DASHES | _DROPPED
_MARKS = re.compile(r"\((?:TM|R)\)|[™®]|(?<=_)TM\b")
_DASH_RUN = re.compile(r"\s*--+\s*|\s+-\s+")
_SPACE = re.compile(r"\s+")


def normalise(sentence: str, language: str = "en") -> str:
    """Return a sentence with everything unified that is print rather than wording.

    Args:
        sentence: the sentence, references already marked.
        language: `ja` has no spaces between words, so any that stand there are print.
    """
    text = unicodedata.normalize("NFKC", _MARKS.sub("", sentence)).translate(_TABLE)
    if language == "ja":
        return _SPACE.sub("", text)
    return _SPACE.sub(" ", _DASH_RUN.sub("-", text)).strip()


def fingerprint(sentence: str, language: str = "en") -> Print:
    """Return a sentence's fingerprint and its cross references."""
    marked, found = references.extract(sentence)
    digest = sha256(normalise(marked, language).encode()).hexdigest()[: BITS // 4]
    return Print(digest, tuple(str(reference) for reference in found))
