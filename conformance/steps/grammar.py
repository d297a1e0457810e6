"""How a step phrase is written down and read: a template with typed gaps, in English and in Japanese.

A template is plain text in which ``{name}`` or ``{name:kind}`` is a gap, ``(a|b)`` a choice and ``(...)?`` may be left
out.
A kind of gap says, for each language, what can stand there, and turns it into a value of a case.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from conformance.cardnames import CardNames
from conformance.errors import FeatureError
from conformance.steps import words
from conformance.steps.words import Table

LANGUAGES = ("en", "ja")


@dataclass
class Reading:
    """What reading one scenario needs and gathers: its language, the card names, and everything it names."""

    language: str
    cards: CardNames
    rows: list[str] = field(default_factory=list)  # a step's table, for those that take one
    players: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)  # ids of cards
    card_names: set[str] = field(default_factory=set)

    @property
    def index(self) -> int:
        """The column of this language in the tables of words."""
        return LANGUAGES.index(self.language)


Converter = Callable[[str, Reading], Any]
AnyConverter = TypeVar("AnyConverter", bound=Converter)


@dataclass(frozen=True)
class Kind:
    """A kind of gap: what stands there in English and in Japanese, and what it means."""

    patterns: tuple[str, str]
    convert: Converter


class NotUnderstood(FeatureError):  # noqa: N818 - it says what a step is
    """A step, or a part of one, is in no phrase of the vocabulary."""


KINDS: dict[str, Kind] = {}


def kind(name: str, en: str, ja: str) -> Callable[[AnyConverter], AnyConverter]:
    """Register a kind of gap by the function that reads it."""

    def register(convert: AnyConverter) -> AnyConverter:
        KINDS[name] = Kind((f"(?:{en})", f"(?:{ja})"), convert)
        return convert

    return register


def table_kind(name: str, table: Table) -> None:
    """Register a kind of gap that is one of a table's forms."""
    values = tuple({form: value for value, forms in table.items() for form in forms[index]} for index in (0, 1))
    patterns = tuple("|".join(sorted(map(re.escape, own), key=len, reverse=True)) for own in values)
    kind(name, *patterns)(lambda text, reading: values[reading.index][text])


GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")


@dataclass(frozen=True)
class Template:
    """A template in one language, as it is matched."""

    text: str
    language: str
    regex: re.Pattern[str]
    gaps: tuple[tuple[str, Converter], ...]

    def values(self, match: re.Match[str], reading: Reading) -> dict[str, Any]:
        """What stands in the gaps, as values; a gap in a part left out is None."""
        return {name: None if match[name] is None else convert(match[name], reading) for name, convert in self.gaps}


def template(text: str, language: str) -> Template:
    """Compile a template."""
    index = LANGUAGES.index(language)
    gaps: list[tuple[str, Converter]] = []

    def gap(match: re.Match[str]) -> str:
        name = match[1]
        found = KINDS[match[2] or name.rstrip("0123456789")]
        gaps.append((name, found.convert))
        return f"(?P<{name}>{found.patterns[index]})"

    pattern = GAP.sub(gap, re.sub(r"\((?!\?)", "(?:", text))
    return Template(text, language, re.compile(pattern), tuple(gaps))


# -- names ------------------------------------------------------------------------------------------------------------

NAME = (r'"(?:[^"]|"")+"', "《[^》]+》")
PLAYER = (r"[A-Z]\w*", "[A-Z][a-z]+|[ァ-ヴー]+")
_NTH_EN = r"(?:\d+(?:st|nd|rd|th) )?"
_NTH_JA = r"(?:\d+番目の)?"
OBJECT = (
    rf"the {_NTH_EN}{NAME[0]} token|the copy of {NAME[0]}|the {_NTH_EN}ability of {NAME[0]}|{NAME[0]}",
    rf"{_NTH_JA}{NAME[1]}トークン|{NAME[1]}のコピー|{NAME[1]}の{_NTH_JA}能力(?!\d)|{NAME[1]}",
)
SEPARATOR = (r"(?:, and | and |, )", "(?:と|、)")


def listed(pattern: str, index: int) -> str:
    """The pattern of a list of such things."""
    return f"(?:{pattern})(?:{SEPARATOR[index]}(?:{pattern}))*"


def unquoted(text: str) -> str:
    """What stands between the quotation marks; a quote inside a name is doubled."""
    return text[1:-1].replace('""', '"')


@kind("name", *NAME)
def read_name(text: str, reading: Reading) -> str:
    """A card's or face's Oracle name as written, the face not exchanged for its whole card."""
    name = reading.cards.oracle(unquoted(text), reading.language)
    reading.card_names.add(name)
    return name


def card_id(text: str, reading: Reading) -> str:
    """A card's id: the Oracle name of the whole card, with #n behind it where the scenario has several."""
    name, _, number = unquoted(text).partition("#")
    whole = reading.cards.whole(reading.cards.oracle(name, reading.language))
    reading.card_names.add(whole)
    return f"{whole}#{number}" if number else whole


@kind("ownname", *NAME)
def read_own_name(text: str, reading: Reading) -> str:
    """The id of a card that a step puts somewhere or counts; it need not be in the game yet."""
    return card_id(text, reading)


@kind("card", *NAME)
def read_card(text: str, reading: Reading) -> str:
    """The id of a card that is in the game."""
    found = card_id(text, reading)
    reading.references.add(found)
    return found


@kind("face", *NAME)
def read_face(text: str, reading: Reading) -> tuple[str, str | None]:
    """A card that is cast, and the face that the name says, if it says one."""
    name = reading.cards.oracle(unquoted(text).partition("#")[0], reading.language)
    found = read_card(text, reading)
    return found, name if name != reading.cards.whole(name) else None


@kind("player", *PLAYER)
def read_player(text: str, reading: Reading) -> str:
    """A player's name."""
    name = words.PLAYERS_JA.get(text, text)
    reading.players.add(name)
    return name


@kind("object", *OBJECT)
def read_object(text: str, reading: Reading) -> str:
    """A reference to an object: a card's id, token:NAME, copy:ID or ability:ID."""
    quoted = re.search(NAME[reading.index], text)
    assert quoted is not None
    around = text[: quoted.start()] + text[quoted.end() :]
    number = re.search(r"\d+", around)
    if "token" in around or "トークン" in around:
        name = reading.cards.token(unquoted(quoted[0]), reading.language)
        return f"token:{name}#{int(number[0])}" if number else f"token:{name}"
    found = read_card(quoted[0], reading)
    if "copy" in around or "コピー" in around:
        return f"copy:{found}"
    if "ability" in around or "能力" in around:
        return f"ability:{found} #{int(number[0])}" if number else f"ability:{found}"
    return found


def _read_list(pattern: tuple[str, str], read: Converter) -> Converter:
    compiled = tuple(re.compile(one) for one in pattern)
    return lambda text, reading: tuple(read(match[0], reading) for match in compiled[reading.index].finditer(text))


@kind("target", f"{OBJECT[0]}|{PLAYER[0]}", f"{OBJECT[1]}|{PLAYER[1]}")
def read_target(text: str, reading: Reading) -> str:
    """An object or a player."""
    return read_object(text, reading) if re.search(NAME[reading.index], text) else read_player(text, reading)


for _name, _pattern, _read in (
    ("objects", OBJECT, read_object),
    ("cards", NAME, read_card),
    ("players", PLAYER, read_player),
    ("targets", (f"{OBJECT[0]}|{PLAYER[0]}", f"{OBJECT[1]}|{PLAYER[1]}"), read_target),
):
    kind(_name, listed(_pattern[0], 0), listed(_pattern[1], 1))(_read_list(_pattern, _read))


# -- numbers, mana, words ---------------------------------------------------------------------------------------------

NUMBER = (rf"\d+|(?:{'|'.join(sorted(words.NUMBERS_EN, key=len, reverse=True))})\b", r"\d+")


@kind("number", *NUMBER)
def read_number(text: str, _reading: Reading) -> int:
    """A whole number, in figures or (English, to twelve) in words."""
    return words.NUMBERS_EN[text] if text in words.NUMBERS_EN else int(text)


@kind("times", r"once|twice|\d+ times", r"\d+回")
def read_times(text: str, _reading: Reading) -> int:
    """How often."""
    return words.TIMES_EN[text] if text in words.TIMES_EN else int(re.sub(r"\D", "", text))


@kind("numbers", listed(r"\d+", 0), listed(r"\d+", 1))
def read_numbers(text: str, _reading: Reading) -> tuple[int, ...]:
    """A list of numbers."""
    return tuple(int(number) for number in re.findall(r"\d+", text))


@kind("integer", r"-?\d+", r"-?\d+")
def read_integer(text: str, _reading: Reading) -> int:
    """A whole number that may be negative."""
    return int(text)


@kind("nth", r"on top|on the bottom|\d+(?:st|nd|rd|th) from the top", r"一番上|一番下|上から\d+番目")
def read_nth(text: str, _reading: Reading) -> int:
    """A place in a zone that has an order: 1 is the top, -1 the bottom."""
    number = re.search(r"\d+", text)
    if number:
        return int(number[0])
    return 1 if text in ("on top", "一番上") else -1


MANA = r"(?:\{[^{}\s]+\})+"


@kind("mana", MANA, MANA)
def read_mana(text: str, _reading: Reading) -> str:
    """Mana symbols as printed."""
    return text


@kind("symbol", r"\{[^{}\s]+\}", r"\{[^{}\s]+\}")
def read_symbol(text: str, _reading: Reading) -> str:
    """One mana symbol, without its braces."""
    return text[1:-1]


_MANA_IN_POOL = tuple(rf"(?:{snow})?{MANA}" for snow in ("snow ", "氷雪の"))


@kind("poolmana", listed(_MANA_IN_POOL[0], 0), listed(_MANA_IN_POOL[1], 1))
def read_pool_mana(text: str, reading: Reading) -> tuple[str, ...]:
    """Mana in a pool: symbols, with "S:" before those from a snow source; sorted."""
    units: list[str] = []
    for found in re.finditer(_MANA_IN_POOL[reading.index], text):
        mark = "" if found[0].startswith("{") else "S:"
        units += [mark + symbol for symbol in symbols(found[0])]
    return tuple(sorted(units))


@kind("hybridsymbol", r"\{[^{}\s]+/[^{}\s]+\}", r"\{[^{}\s]+/[^{}\s]+\}")
def read_hybrid_symbol(text: str, _reading: Reading) -> str:
    """A symbol that can be paid in several ways, without its braces."""
    return text[1:-1]


def symbols(mana: str) -> tuple[str, ...]:
    """The symbols of a mana cost, without braces."""
    return tuple(re.findall(r"\{([^{}]+)\}", mana))


@kind("tokenname", rf"{NAME[0]} tokens?", f"{NAME[1]}トークン")
def read_token_name(text: str, reading: Reading) -> str:
    """The name of a kind of token, as token:NAME."""
    quoted = re.search(NAME[reading.index], text)
    assert quoted is not None
    return "token:" + reading.cards.token(unquoted(quoted[0]), reading.language)


@kind("subtype", r"[A-Z][\w'-]*", f"[A-Z][a-zA-Z'-]*|{'|'.join(sorted(words.SUBTYPES_JA, key=len, reverse=True))}")
def read_subtype(text: str, _reading: Reading) -> str:
    """A subtype by its English name."""
    return words.SUBTYPES_JA.get(text, text)


@kind("quoted", NAME[0], "「[^」]+」")
def read_quoted(text: str, _reading: Reading) -> str:
    """Any word in quotation marks; a Japanese subtype becomes English."""
    word = unquoted(text)
    return words.SUBTYPES_JA.get(word, word)


for _name, _table in (
    ("step", words.STEPS),
    ("place", words.PLACES),
    ("counted", words.COUNTED),
    ("owned", words.OWNED),
    ("shared", words.SHARED),
    ("color", words.COLORS),
    ("anycolor", words.COLORS_OR_NONE),
    ("chosenword", words.CHOSEN_WORDS),
    ("type", words.TYPES),
    ("counter", words.COUNTERS),
    ("method", words.METHODS),
    ("alternative", words.ALTERNATIVES),
    ("additional", words.ADDITIONALS),
    ("keyword", words.KEYWORDS),
    ("costword", words.COST_WORDS),
    ("restriction", words.RESTRICTIONS),
    ("special", words.SPECIAL),
    ("choice", words.CHOICES),
    ("costpart", words.COST_PARTS),
    ("part", words.PARTS),
    ("being", words.BEING),
    ("having", words.HAVING),
    ("was", words.WAS),
    ("tapped", words.TAPPED),
    ("sees", words.SEES),
    ("facing", words.FACING),
    ("ingame", words.IN_GAME),
    ("yes", words.YES),
    ("pays", words.PAYS),
    ("reverses", words.REVERSES),
    ("wins", words.WINS),
    ("planarface", words.PLANAR_DIE),
    ("snow", words.SNOW),
    ("board", words.BOARD),
    ("nothing", words.NOTHING),
    ("nocost", words.NO_COST),
    ("life", words.LIFE),
):
    table_kind(_name, _table)

for _name in ("choice", "costpart"):
    _one = KINDS[_name]
    _forms = (_one.patterns[0], _one.patterns[1])
    kind(f"{_name}s", listed(_forms[0], 0), listed(_forms[1], 1))(_read_list(_forms, _one.convert))


TARGETS = (listed(f"{OBJECT[0]}|{PLAYER[0]}", 0), listed(f"{OBJECT[1]}|{PLAYER[1]}", 1))
_THEN = (", then ", "、続いて")


@kind("instances", rf"{TARGETS[0]}(?:{_THEN[0]}{TARGETS[0]})*", rf"{TARGETS[1]}(?:{_THEN[1]}{TARGETS[1]})*")
def read_instances(text: str, reading: Reading) -> tuple[tuple[str, ...], ...]:
    """Targets, a list an instance of the word "target"."""
    read = KINDS["targets"].convert
    return tuple(read(one, reading) for one in text.split(_THEN[reading.index]))


_PART = tuple(rf"(?:{PLAYER[i]}){of}{KINDS['part'].patterns[i]}" for i, of in enumerate(("'s ", "の")))
_CHANGED = tuple(f"{OBJECT[i]}|{_PART[i]}" for i in (0, 1))


@kind("changed", listed(_CHANGED[0], 0), listed(_CHANGED[1], 1))
def read_changed(text: str, reading: Reading) -> tuple[str, ...]:
    """What may have changed: objects, and parts of what is a player's, as pool:NAME, life:NAME, hand:NAME ..."""
    changed = []
    for found in re.finditer(_CHANGED[reading.index], text):
        if re.search(NAME[reading.index], found[0]):
            changed.append(read_object(found[0], reading))
        else:
            player, _, part = found[0].partition(("'s ", "の")[reading.index])
            changed.append(f"{KINDS['part'].convert(part, reading)}:{read_player(player, reading)}")
    return tuple(changed)


_KEYWORD_COSTS = ("additional", "alternative", "method")
_PAID = tuple("|".join(KINDS[name].patterns[i] for name in _KEYWORD_COSTS) + f"|{NAME[i]}" for i in (0, 1))


@kind("paidcost", *_PAID)
def read_paid_cost(text: str, reading: Reading) -> str:
    """A cost by its keyword, or by the card that offers it."""
    if re.fullmatch(NAME[reading.index], text):
        return read_name(text, reading)
    for name in _KEYWORD_COSTS:
        if re.fullmatch(KINDS[name].patterns[reading.index], text):
            return str(KINDS[name].convert(text, reading))
    raise NotUnderstood(f"{text!r} is no cost")
