"""A scenario in the other language, by the vocabulary's own phrases, which stand side by side in English and Japanese.

A step is put together from the phrase that reads it; what stands in its gaps is said anew, part by part. Where there
are several ways to say something, all are tried, and a step counts only if reading it gives the very same piece of a
case: what is shown means what the scenario means. A step for which no way is found stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice, product
from typing import Any

from conformance.cardnames import CardNames
from conformance.errors import FeatureError
from conformance.site.forms import distance, fill, shapes
from conformance.steps import LANGUAGES, PHRASES, Context, Piece, Reading, read, words
from conformance.steps.announcing import CLAUSES
from conformance.steps.grammar import NAME, NUMBER, Template, template, unquoted
from conformance.steps.setting_up import BEFORE_EN, BEFORE_JA, SAID

KEYWORDS: tuple[tuple[Context | None, tuple[str, str]], ...] = (  # None: the context goes on
    ("given", ("Given", "前提")),
    ("when", ("When", "もし")),
    ("then", ("Then", "ならば")),
    (None, ("And", "かつ")),
)
HEADS = (("Scenario Outline:", "シナリオアウトライン:"), ("Scenario:", "シナリオ:"), ("Examples:", "例:"))
MOST = 400  # ways that are tried for one step

Pair = tuple[Template, Template]
Said = tuple[str, tuple[str, ...]]  # a step, and the rows of its table


def _pair(en: str, ja: str) -> Pair:
    return template(en, "en"), template(ja, "ja")


# What stands in gaps and is made of parts itself.
PARTS: tuple[Pair, ...] = (
    _pair("the copy of {name}", "{name}のコピー"),
    _pair("the ability of {name}", "{name}の能力"),
    _pair("the {number}(st|nd|rd|th) ability of {name}", "{name}の{number}番目の能力"),
    _pair("the {name} token", "{name}トークン"),
    _pair("the {number}(st|nd|rd|th) {name} token", "{number}番目の{name}トークン"),
    _pair("{name} tokens?", "{name}トークン"),
    _pair("{number} {name}", "{name}{number}枚"),
    _pair("{player}'s {part}", "{player}の{part}"),
    _pair("{target} with {objects}", "{objects}で{target}を"),
    _pair("snow {mana}", "氷雪の{mana}"),
    _pair("{number}(st|nd|rd|th) from the top", "上から{number}番目"),
    _pair("{number} times", "{number}回"),
)
PLAIN = {"on top": "一番上", "on the bottom": "一番下", "once": "1回", "twice": "2回"}


class Translator:
    """From one language to the other."""

    def __init__(self, language: str, cards: CardNames) -> None:
        self.here = LANGUAGES.index(language)
        self.there = 1 - self.here
        self.cards = cards
        japanese = {oracle: name for name, oracle in cards.from_japanese.items()}
        self.names: Mapping[str, str] = japanese if self.there else cards.from_japanese
        tokens = {en: ja for en, ja in cards.tokens.items() if ja}
        self.tokens: Mapping[str, str] = tokens if self.there else {ja: en for en, ja in tokens.items()}
        self.forms = _forms_of_words(self.here)
        self._said: dict[tuple[Context, str, tuple[str, ...]], Said | None] = {}  # many scenarios begin alike

    # -- lines --------------------------------------------------------------------------------------------------------

    def scenario(self, source: str) -> str:
        """Return a scenario in the other language; "" where none of its steps can be said there."""
        lines = source.split("\n")
        context: Context = "given"
        said, found = [], False
        table: list[str] = []
        for place, line in enumerate(lines):
            margin, text = line[: len(line) - len(line.lstrip())], line.strip()
            keyword = next((row for row in KEYWORDS if text.startswith(row[1][self.here])), None)
            head = next((pair for pair in HEADS if text.startswith(pair[self.here])), None)
            if head is not None:
                said.append(margin + head[self.there] + text.removeprefix(head[self.here]))
            elif keyword is not None:
                own, spoken = keyword
                context = own or context
                rows = _rows(lines[place + 1 :])
                step = self.step(context, text.removeprefix(spoken[self.here]).strip(), rows)
                found = found or step is not None
                said.append(line if step is None else f"{margin}{spoken[self.there]} {step[0]}")
                table = list(rows if step is None else step[1])
            elif text.startswith("|") and table:
                said.append(f"{margin}| {table.pop(0)} |")
            else:
                said.append(line)
        return "\n".join(said) if found else ""

    def step(self, context: Context, text: str, rows: Sequence[str] = ()) -> Said | None:
        """Return a step and its table in the other language; None where no way to say it means the same."""
        asked = (context, text, tuple(rows))
        if asked not in self._said:
            self._said[asked] = self._step(*asked)
        return self._said[asked]

    def _step(self, context: Context, text: str, rows: tuple[str, ...]) -> Said | None:
        columns = {f"<{name}>": str(7001 + place) for place, name in enumerate(re.findall("<([^<>]+)>", text))}
        for column, number in columns.items():
            text = text.replace(column, number)
        table = tuple(next(self._clauses(row), "").strip("、, ") for row in rows)
        fits = [(p.templates, p.templates[self.here].regex.fullmatch(text)) for p in PHRASES if context in p.contexts]
        phrases = [(templates, match) for templates, match in fits if match]
        meant = self._read(context, text, rows, self.here) if phrases else None
        if meant is None:
            return None
        for templates, match in phrases:
            for said in islice(self._filled(templates, match), MOST):
                if self._read(context, said, table, self.there) == meant:
                    several = _SEVERAL.sub(r"\1are", said)
                    if self._read(context, several, table, self.there) == meant:
                        said = several
                    return _replaced(said, columns), table
        return None

    def _read(self, context: Context, text: str, rows: Sequence[str], language: int) -> tuple[Piece, ...] | None:
        try:
            return read(context, text, Reading(LANGUAGES[language], self.cards, list(rows)))
        except FeatureError:
            return None

    # -- phrases and what stands in their gaps ------------------------------------------------------------------------

    def _filled(self, pair: tuple[Template, Template], match: re.Match[str]) -> Iterator[str]:
        """Every way to say a phrase, the way that is nearest to how it was said first."""
        given = {name: match[name] for name, _ in pair[self.here].gaps if match[name] is not None}
        spoken = {name: _several(self._gap(name, text), 24) for name, text in given.items()}
        mine = next(
            (c for c, shape in shapes(pair[self.here].text, frozenset(given)) if fill(shape, given) == match[0]), ()
        )
        pause = bool(given.get("clauses"))  # a comma behind the subject where clauses follow
        ways = sorted(
            shapes(pair[self.there].text, frozenset(given)),
            key=lambda shape: (distance(mine, shape[0]), ("は、" in shape[1]) != pause),
        )
        for _, shape in ways:
            for values in product(*spoken.values()):
                yield fill(shape, dict(zip(spoken, values, strict=True)))

    def _gap(self, name: str, text: str) -> Iterator[str]:
        if name == "clauses":
            yield from self._clauses(text)
        else:
            yield from self.say(text)

    def say(self, text: str) -> Iterator[str]:
        """Every way to say what stands in a gap."""
        yield from self.forms.get(text, ())
        if re.fullmatch(r"(?:\{[^{}\s]+\})+|-?\d+", text):
            yield text
        if text in words.NUMBERS_EN:
            yield str(words.NUMBERS_EN[text])
        if re.fullmatch(NAME[self.here], text) or re.fullmatch("「[^」]+」", text):
            yield from self._name(text)
        yield from self._permanent(text)
        for pair in PARTS:
            match = pair[self.here].regex.fullmatch(text)
            if match:
                yield from self._filled(pair, match)
        yield from self._list(text)

    def _name(self, text: str) -> Iterator[str]:
        name, mark, number = unquoted(text).partition("#")
        for known in (self.names, self.tokens):
            if name in known:
                yield self._quoted(known[name] + mark + number)
        for own in self.forms.get(name, ()):
            yield f"「{own}」" if self.there else f'"{own}"'
        yield self._quoted(name + mark + number)

    def _quoted(self, name: str) -> str:
        return f"《{name}》" if self.there else '"' + name.replace('"', '""') + '"'

    def _list(self, text: str) -> Iterator[str]:
        """A list, its parts said one by one."""
        parts, joints = _split(text, self.here)
        if len(parts) < 2:
            return
        spoken = [_several(self.say(part), 6) for part in parts]
        if any(joint.strip() in (", then", "、続いて") for joint in joints):
            between = [
                ("、続いて" if self.there else ", then ") if "then" in j or "続" in j else self._and() for j in joints
            ]
        else:
            between = [", "] * (len(joints) - 1) + [" and "] if not self.there else [self._and()] * len(joints)
        for values in product(*spoken):
            yield values[0] + "".join(joint + value for joint, value in zip(between, values[1:], strict=True))

    def _and(self) -> str:
        return "と" if self.there else " and "

    def _clauses(self, text: str) -> Iterator[str]:
        """The clauses of an announcement: behind it in English, before it in Japanese."""
        comma, other = (", ", "、") if self.there else ("、", ", ")
        at, spoken = 0, []
        text = text.removeprefix(comma).removesuffix(comma)
        while at < len(text):
            matches = [(one.templates, one.templates[self.here].regex.match(text, at)) for one in CLAUSES]
            best = max(((m.end(), pair, m) for pair, m in matches if m), key=lambda found: found[0], default=None)
            if best is None:
                return
            end, pair, match = best
            spoken.append(_several(self._filled(pair, match), 6))
            at = end + (len(comma) if text.startswith(comma, end) else 0)
        for values in product(*spoken):
            yield (
                "".join(value + other for value in values) if self.there else "".join(other + value for value in values)
            )

    def _permanent(self, text: str) -> Iterator[str]:
        """One of a list of permanents: how many, its name, and what is said of it, before or behind."""
        found = _english_permanent(text) if self.there else _japanese_permanent(text)
        if found is None:
            return
        count, before, name, token, more = found
        marks = [BEFORE_EN, BEFORE_JA]
        adjectives = "".join(
            next(word for word, value in marks[self.there].items() if value == marks[self.here][each])
            for each in before
        )
        for own, *said in product(self._name(name), *(_several(self._filled(p, m), 3) for p, m in more)):
            if self.there:
                number = f"{words.NUMBERS_EN.get(count, count)}つ" if count not in ("", "a", "an", "one", "1") else ""
                yield adjectives + "".join(said) + own + ("トークン" if token else "") + number
            else:
                number = f"{count} " if count else ("a " if adjectives else "")
                plural = " token" + "s" * bool(count) if token else ""
                yield number + adjectives + own + plural + "".join(said)


def _english_permanent(text: str) -> tuple[str, list[str], str, bool, list[tuple[Pair, Any]]] | None:
    marks = "|".join(BEFORE_EN)
    start = re.match(rf"(?:({NUMBER[0]}) )?((?:{marks})*)({NAME[0]})( tokens?)?", text)
    if start is None:
        return None
    at, more = start.end(), []
    while at < len(text):
        found = next(((pair, m) for _, pair in SAID if (m := pair[0].regex.match(text, at))), None)
        if found is None:
            return None
        more.append(found)
        at = found[1].end()
    return start[1] or "", re.findall(marks, start[2]), start[3], bool(start[4]), more


def _japanese_permanent(text: str) -> tuple[str, list[str], str, bool, list[tuple[Pair, Any]]] | None:
    at, before, more = 0, [], []
    while True:
        mark = next((word for word in BEFORE_JA if text.startswith(word, at)), None)
        found = next(((pair, m) for _, pair in SAID if (m := pair[1].regex.match(text, at))), None)
        if mark is not None:
            before.append(mark)
            at += len(mark)
        elif found is not None:
            more.append(found)
            at = found[1].end()
        else:
            break
    end = re.fullmatch(rf"({NAME[1]})(トークン)?(?:(\d+)つ)?", text[at:])
    return (end[3] or "", before, end[1], bool(end[2]), more) if end else None


def _several(ways: Iterator[str], most: int) -> list[str]:
    """The first few different ones."""
    return list(islice(dict.fromkeys(islice(ways, 4 * most)), most))


def _replaced(said: str, columns: Mapping[str, str]) -> str:
    for column, number in columns.items():
        said = said.replace(number, column)
    return said


def _rows(lines: Iterable[str]) -> list[str]:
    """The table that stands under a step."""
    rows = []
    for line in lines:
        if not line.strip().startswith("|"):
            break
        rows.append(line.strip().strip("|").strip())
    return rows


_SEVERAL = re.compile(rf"^({NAME[0]}(?:(?:, | and ){NAME[0]})+ )is\b")  # and not "is" for several
_LISTS = (r", then |, and | and |, ", "、続いて|と|、")


def _split(text: str, language: int) -> tuple[list[str], list[str]]:
    """The parts of a list and what stands between them; names stay whole."""
    found = re.split(rf"({NAME[language]}|{_LISTS[language]})", text)
    parts, joints = [""], []
    for piece in found:
        if re.fullmatch(_LISTS[language], piece or ""):
            joints.append(piece)
            parts.append("")
        else:
            parts[-1] += piece
    return parts, joints


@lru_cache(maxsize=2)
def _forms_of_words(here: int) -> dict[str, tuple[str, ...]]:
    """For every word of the vocabulary's tables how the other language says it."""
    found: dict[str, list[str]] = {}
    for table in vars(words).values():
        if isinstance(table, dict) and all(isinstance(forms, tuple) and len(forms) == 2 for forms in table.values()):
            for forms in table.values():
                for form in forms[here]:
                    found.setdefault(form, []).extend(forms[1 - here])
    for ja, en in (*words.PLAYERS_JA.items(), *words.SUBTYPES_JA.items(), *((ja, en) for en, ja in PLAIN.items())):
        one, other = (en, ja) if here == 0 else (ja, en)
        found.setdefault(one, []).append(other)
    return {form: tuple(dict.fromkeys(others)) for form, others in found.items()}
