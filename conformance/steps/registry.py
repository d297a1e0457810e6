"""The registry of step phrases: English and Japanese side by side, each a pure function that makes pieces of a case."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal

from conformance.steps.draft import Piece
from conformance.steps.grammar import LANGUAGES, NotUnderstood, Reading, Template, template

Context = Literal["given", "when", "then"]
Make = Callable[..., "Piece | tuple[Piece, ...]"]


@dataclass(frozen=True)
class Phrase:
    """A phrase of the vocabulary; `examples` are the same example in English and Japanese."""

    group: str  # the heading under which `crconf steps` prints it
    contexts: tuple[Context, ...]
    templates: tuple[Template, Template]
    examples: tuple[str, str]
    make: Make
    takes_rows: bool = False


PHRASES: list[Phrase] = []


def step(
    contexts: str, group: str, en: str, ja: str, examples: tuple[str, str], rows: bool = False
) -> Callable[[Make], Make]:
    """Register a phrase by the function that makes its piece of a case; `contexts` are given, when, then."""

    def register(make: Make) -> Make:
        both = (template(en, "en"), template(ja, "ja"))
        PHRASES.append(Phrase(group, tuple(contexts.split()), both, examples, make, rows))  # type: ignore[arg-type]
        return make

    return register


def read(context: Context, text: str, reading: Reading) -> tuple[Piece, ...]:
    """Read a step: the pieces of a case that it says.

    Raises `NotUnderstood` where no phrase, or more than one, fits.
    """
    index = LANGUAGES.index(reading.language)
    found: list[tuple[Phrase, Any]] = []
    for phrase in PHRASES:
        if context in phrase.contexts:
            match = phrase.templates[index].regex.fullmatch(text)
            if match is not None:
                found.append((phrase, match))
    if not found:
        raise NotUnderstood(f"no {context} step reads {text!r}", hint=_nearest(context, text, index))
    if len(found) > 1:
        several = " and ".join(repr(phrase.templates[index].text) for phrase, _ in found)
        raise NotUnderstood(f"{text!r} can be read in two ways: {several}")
    phrase, match = found[0]
    if reading.rows and not phrase.takes_rows:
        raise NotUnderstood(f"{text!r} takes no table")
    made = phrase.make(**phrase.templates[index].values(match, reading))
    return made if type(made) is tuple else (made,)  # type: ignore[return-value]


def _nearest(context: Context, text: str, index: int) -> str:
    for other in ("given", "when", "then"):
        if other != context and any(
            other in phrase.contexts and phrase.templates[index].regex.fullmatch(text) for phrase in PHRASES
        ):
            return f"it is a {other} step; crconf steps lists the vocabulary"
    examples = [phrase.examples[index] for phrase in PHRASES if context in phrase.contexts]
    near = get_close_matches(text, examples, n=1, cutoff=0.4)
    return f"nearest: {near[0]}" if near else "crconf steps lists the vocabulary"
