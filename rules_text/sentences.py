"""Sentences of a rule, in both languages; counted from 1 by everything that cites them.

A sentence ends at its mark outside of quotes and brackets. What stands in brackets or quotes never ends the sentence
around it, but a bracket that holds whole sentences by itself is one sentence.
"""

from __future__ import annotations

import re

# An end of sentence with the quotes and brackets that close with it, or one bracket or quote.
_ENGLISH = re.compile(r"""[.?!][”"’)\]]*(?=\s+['_]?[A-Z“"(‘\[{Æ])|[.?!][”"’)\]]*$|[(\[“”)\]"]""")
_ABBREVIATION = re.compile(r"(?:\b(?:e\.g|i\.e|vs|cf|etc|approx|Mr|Mrs|Ms|Dr|St|Jr|Sr|No))$")
_JAPANESE = re.compile(r"[。！？!?]+|[「『（(\[［【〔〈《]|[」』）)\]］】〕〉》]")

_OPEN = frozenset("([“「『（［【〔〈《")
_CLOSE = frozenset(")]”」』）］】〕〉》")


def split_english(text: str) -> tuple[str, ...]:
    """Split an English rule's text into sentences.

    Args:
        text: a paragraph or more, with straight or curly quotes.

    Returns:
        The sentences in order, each stripped; () for an empty text.
    """
    found = _split_english(text, heed_quotes=True)
    if found is None:  # a quote or bracket that is never closed: a misprint must not swallow the rest of the rule
        found = _split_english(text, heed_quotes=False)
    assert found is not None
    return found


def _split_english(text: str, *, heed_quotes: bool) -> tuple[str, ...] | None:
    sentences: list[str] = []
    start = depth = 0
    quoted = False  # inside straight quotes, which do not tell their two sides apart
    for match in _ENGLISH.finditer(text):
        mark = match.group()
        if mark[0] in ".?!":
            after, still_quoted = depth, quoted
            for closing in mark[1:]:
                if closing == '"':
                    still_quoted = not still_quoted
                elif closing in _CLOSE:
                    after -= 1
            ends = after <= 0 and not still_quoted if heed_quotes else True
            depth, quoted = after, still_quoted
            if ends and not (mark[0] == "." and len(mark) == 1 and _abbreviated(text, match)):
                sentences.append(text[start : match.end()].strip())
                start = match.end()
                depth = max(depth, 0)
        elif mark == '"':
            quoted = not quoted
        else:
            depth += 1 if mark in _OPEN else -1
    if heed_quotes and (depth > 0 or quoted):
        return None
    rest = text[start:].strip()
    if rest:
        sentences.append(rest)
    return tuple(sentences)


def _abbreviated(text: str, end: re.Match[str]) -> bool:
    before = _ABBREVIATION.search(text, max(0, end.start() - 8), end.start())
    if before is None or end.end() == len(text):
        return False
    # A sentence may well end in "etc.", and a capital after it then starts the next one.
    return before.group() != "etc"


def split_japanese(text: str) -> tuple[str, ...]:
    """Split a Japanese rule's text into sentences.

    Args:
        text: a paragraph or more; half- and full-width brackets are the same.

    Returns:
        The sentences in order, each stripped; () for an empty text.
    """
    found = _split_japanese(text, heed_brackets=True)
    if found is None:
        found = _split_japanese(text, heed_brackets=False)
    assert found is not None
    return found


def _split_japanese(text: str, *, heed_brackets: bool) -> tuple[str, ...] | None:
    sentences: list[str] = []
    start = depth = 0
    whole_bracket = False  # the sentence began with a bracket, which then ends it
    for match in _JAPANESE.finditer(text):
        mark = match.group()
        if mark in _OPEN:
            if depth == 0 and mark in "（(" and not text[start : match.start()].strip():
                whole_bracket = True
            depth += 1
            continue
        if mark in _CLOSE:
            depth = max(depth - 1, 0)
            ends = depth == 0 and whole_bracket and text[match.start() - 1] in "。！？"
        else:
            ends = depth == 0 or not heed_brackets
        if ends:
            sentences.append(text[start : match.end()].strip())
            start = match.end()
            whole_bracket = False
    if heed_brackets and depth > 0:
        return None
    rest = text[start:].strip()
    if rest:
        sentences.append(rest)
    return tuple(sentences)


def split(text: str, language: str) -> tuple[str, ...]:
    """Split a text into sentences in its language (`en` or `ja`)."""
    return split_japanese(text) if language == "ja" else split_english(text)
