"""Set-up: players, zones, permanents with their status, mana and turn (CR 109-110, 400, 500)."""

from __future__ import annotations

import re
from typing import Any

from conformance.position import ManaUnit, Step
from conformance.steps.draft import (
    Cards,
    Edit,
    add_cards,
    add_mana,
    add_permanent,
    add_player_counters,
    make_team,
    name_players,
    set_moment,
    set_player,
    set_turn,
)
from conformance.steps.grammar import (
    NAME,
    NUMBER,
    SEPARATOR,
    Reading,
    card_id,
    kind,
    listed,
    read_number,
    symbols,
    template,
    unquoted,
)
from conformance.steps.registry import step

PLAYERS, ZONES, PERMANENTS, MANA_AND_TURN = "Players", "Zones", "Permanents", "Mana and turn"

# -- cards in a zone: "A", "B" and 3 "Swamp" --------------------------------------------------------------------------

_CARDS = (rf"(?:(?:{NUMBER[0]}) )?{NAME[0]}", rf"{NAME[1]}(?:\d+枚)?")
_ONE_CARD = (
    re.compile(rf"(?:(?P<count>{NUMBER[0]}) )?(?P<name>{NAME[0]})"),
    re.compile(rf"(?P<name>{NAME[1]})(?:(?P<count>\d+)枚)?"),
)


@kind("somecards", listed(_CARDS[0], 0), listed(_CARDS[1], 1))
def read_some_cards(text: str, reading: Reading) -> tuple[Cards, ...]:
    """A list of cards, each with how many of it."""
    return tuple(
        Cards(card_id(found["name"], reading), _count(found["count"], reading))
        for found in _ONE_CARD[reading.index].finditer(text)
    )


def _count(text: str | None, reading: Reading) -> int | None:
    """How many copies; one alone goes by the card's name."""
    count = read_number(text, reading) if text else 1
    return None if count == 1 else count


# -- permanents: a tapped "X" with two +1/+1 counters attached to "Y" -------------------------------------------------

# What can be said of a permanent: its English form (before or behind the name), its Japanese form (always before).
BEFORE_EN = {
    "untapped ": {"tapped": False},
    "tapped ": {"tapped": True},
    "face-down ": {"face_down": True},
    "summoning-sick ": {"summoning_sick": True},
}
BEFORE_JA = {
    "アンタップ状態の": {"tapped": False},
    "タップ状態の": {"tapped": True},
    "裏向きの": {"face_down": True},
    "召喚酔いしている": {"summoning_sick": True},
}
_MORE: tuple[tuple[str, str, str], ...] = (
    ("counters", " with {count:number} {counter} counters?", "{counter}カウンターが{count:number}個置かれた"),
    ("damage", " with {damage:number} damage marked on it", "{damage:number}点のダメージを負った"),
    ("attached", " attached to {to:target}", "{to:target}についた"),
    ("owner", " owned by {player}", "{player}がオーナーである"),
    ("face", " with its {name} face up", "{name}の面が表の"),
    ("color", " with {color} chosen", "{color}が選ばれた"),
    ("word", " with the {chosenword} {quoted} chosen", "{chosenword}に{quoted}が選ばれた"),
    ("named", " with the name {name} chosen", "カード名に{name}が選ばれた"),
    ("chosen", " with the player {player} chosen", "プレイヤーに{player}が選ばれた"),
)
SAID = tuple((what, (template(en, "en"), template(ja, "ja"))) for what, en, ja in _MORE)
_BEHIND = tuple("|".join(re.sub(r"\(\?P<\w+>", "(?:", both[i].regex.pattern) for _, both in SAID) for i in (0, 1))
_PERMANENT = (
    rf"(?:(?:{NUMBER[0]}) )?(?:{'|'.join(BEFORE_EN)})*{NAME[0]}(?: tokens?)?(?:{_BEHIND[0]})*",
    rf"(?:{'|'.join(BEFORE_JA)}|{_BEHIND[1]})*{NAME[1]}(?:トークン)?(?:\d+つ)?",
)
_START = (
    re.compile(
        rf"(?:(?P<count>{NUMBER[0]}) )?(?P<before>(?:{'|'.join(BEFORE_EN)})*)(?P<name>{NAME[0]})(?P<token> tokens?)?"
    ),
    re.compile(rf"(?P<name>{NAME[1]})(?P<token>トークン)?(?:(?P<count>\d+)つ)?"),
)


@kind("permanents", listed(_PERMANENT[0], 0), listed(_PERMANENT[1], 1))
def read_permanents(text: str, reading: Reading) -> tuple[tuple[str, int | None, dict[str, Any]], ...]:
    """A list of permanents: of each its card, how many, and what is said of it."""
    read_one = (_english_permanent, _japanese_permanent)[reading.index]
    separator = re.compile(SEPARATOR[reading.index])
    found, at = [], 0
    while at < len(text):
        one, at = read_one(text, at, reading)
        found.append(one)
        between = separator.match(text, at)
        at = between.end() if between else at
    return tuple(found)


def _english_permanent(text: str, at: int, reading: Reading) -> tuple[tuple[str, int | None, dict[str, Any]], int]:
    start = _START[0].match(text, at)
    assert start is not None, text
    values: dict[str, Any] = {}
    for word in re.findall("|".join(BEFORE_EN), start["before"]):
        values |= BEFORE_EN[word]
    at = _more(text, start.end(), reading, values)
    return _permanent(start, reading, values), at


def _japanese_permanent(text: str, at: int, reading: Reading) -> tuple[tuple[str, int | None, dict[str, Any]], int]:
    values: dict[str, Any] = {}
    while True:
        word = next((word for word in BEFORE_JA if text.startswith(word, at)), None)
        if word is not None:
            values |= BEFORE_JA[word]
            at += len(word)
            continue
        after = _more(text, at, reading, values)
        if after == at:
            break
        at = after
    start = _START[1].match(text, at)
    assert start is not None, text
    return _permanent(start, reading, values), start.end()


def _permanent(
    start: re.Match[str], reading: Reading, values: dict[str, Any]
) -> tuple[str, int | None, dict[str, Any]]:
    if start["token"]:
        name = "token:" + reading.cards.token(unquoted(start["name"]), reading.language)
        return name, _count(start["count"], reading), {**values, "token": True}
    return card_id(start["name"], reading), _count(start["count"], reading), values


def _more(text: str, at: int, reading: Reading, values: dict[str, Any]) -> int:
    """Read everything else that is said of a permanent; returns where it ends."""
    found = True
    while found:
        found = False
        for what, both in SAID:
            one = both[reading.index]
            match = one.regex.match(text, at)
            if match is not None:
                _MEANS[what](values, **one.values(match, reading))
                at, found = match.end(), True
    return at


def _counters(values: dict[str, Any], count: int, counter: str) -> None:
    values["counters"] = {**values.get("counters", {}), counter: count}


def _chosen(values: dict[str, Any], what: str, value: str) -> None:
    values["chosen"] = {**values.get("chosen", {}), what: value}


_MEANS: dict[str, Any] = {
    "counters": _counters,
    "damage": lambda values, damage: values.update(damage=damage),
    "attached": lambda values, to: values.update(attached_to=to),
    "owner": lambda values, player: values.update(owner=player),
    "face": lambda values, name: values.update(face=name),
    "color": lambda values, color: _chosen(values, "color", color),
    "word": lambda values, chosenword, quoted: _chosen(values, chosenword, quoted),
    "named": lambda values, name: _chosen(values, "name", name),
    "chosen": lambda values, player: _chosen(values, "player", player),
}


# -- the steps --------------------------------------------------------------------------------------------------------


@step(
    "given",
    PLAYERS,
    "the players {players}",
    "プレイヤーは{players}である",
    ("the players Alice, Bob and Carol", "プレイヤーはアリスとボブとキャロルである"),
)
def the_players(players: tuple[str, ...]) -> Edit:
    """Name the players in turn order; without this step they are Alice and Bob."""
    return Edit(name_players, (players,))


@step(
    "given",
    PLAYERS,
    "{players} are a team",
    "{players}は同じチームである",
    ("Alice and Carol are a team", "アリスとキャロルは同じチームである"),
)
def a_team(players: tuple[str, ...]) -> Edit:
    """Players who share turns and life."""
    return Edit(make_team, (players,))


@step(
    "given",
    PLAYERS,
    "{player} has {life:number} life",
    "{player}のライフは{life:number}点である",
    ("Alice has 5 life", "アリスのライフは5点である"),
)
def has_life(player: str, life: int) -> Edit:
    """A life total; 20 without this step."""
    return Edit(set_player, (player, "life", life))


@step(
    "given",
    PLAYERS,
    "{player} has {count:number} {counter} counters?",
    "{player}は{counter}カウンターを{count:number}個持っている",
    ("Bob has 9 poison counters", "ボブは毒カウンターを9個持っている"),
)
def has_player_counters(player: str, count: int, counter: str) -> Edit:
    """Counters on a player."""
    return Edit(add_player_counters, (player, counter, count))


@step(
    "given",
    ZONES,
    "{player} has {somecards} {place}",
    "{player}の{place}に{somecards}がある",
    (
        'Alice has "Lightning Bolt" and 2 "Mountain" in hand',
        "アリスの手札に《稲妻》と《山》2枚がある",
    ),
)
def has_cards(player: str, somecards: tuple[Cards, ...], place: str) -> Edit:
    """Cards in a hand, graveyard (top first), exile, command zone, planar or scheme deck (top first)."""
    return Edit(add_cards, (player, place, somecards, {}))


@step(
    "given",
    ZONES,
    "{player} has {somecards} in exile with {count:number} {counter} counters? on it",
    "{player}の追放領域に{counter}カウンターが{count:number}個置かれた{somecards}がある",
    (
        'Alice has "Rift Bolt" in exile with one time counter on it',
        "アリスの追放領域に時間カウンターが1個置かれた《裂け目の稲妻》がある",
    ),
)
def has_exiled_with_counters(player: str, somecards: tuple[Cards, ...], count: int, counter: str) -> Edit:
    """A card in exile with counters."""
    return Edit(add_cards, (player, "exile", somecards, {"counters": {counter: count}}))


@step(
    "given",
    ZONES,
    "{player} has a face-down {card:ownname} in exile( that {viewers:players} may look at)?",
    "{player}の追放領域に({viewers:players}が見てもよい)?裏向きの{card:ownname}がある",
    (
        'Alice has a face-down "Shock" in exile that Bob may look at',
        "アリスの追放領域にボブが見てもよい裏向きの《ショック》がある",
    ),
)
def has_face_down_in_exile(player: str, card: str, viewers: tuple[str, ...] | None) -> Edit:
    """A face-down card in exile, and who may look at it."""
    return Edit(add_cards, (player, "exile", (Cards(card),), {"face_down": True, "visible_to": viewers or ()}))


@step(
    "given",
    ZONES,
    "{player}'s library is, from the top, {somecards}",
    "{player}のライブラリーは上から順に{somecards}である",
    (
        'Alice\'s library is, from the top, "Shock", "Opt" and 5 "Island"',
        "アリスのライブラリーは上から順に《ショック》、《選択》、《島》5枚である",
    ),
)
def library_is(player: str, somecards: tuple[Cards, ...]) -> Edit:
    """The whole library; without this step it is ten basic lands."""
    return Edit(add_cards, (player, "library", somecards, {}))


@step(
    "given",
    ZONES,
    "{player}'s library is empty",
    "{player}のライブラリーにはカードがない",
    ("Bob's library is empty", "ボブのライブラリーにはカードがない"),
)
def library_is_empty(player: str) -> Edit:
    """A library without cards."""
    return Edit(set_player, (player, "library", ()))


@step(
    "given",
    PERMANENTS,
    "{player} controls {permanents}",
    "{player}は{permanents}をコントロールしている",
    (
        'Alice controls 3 untapped "Swamp" and a tapped "Grizzly Bears" with two +1/+1 counters',
        "アリスはアンタップ状態の《沼》3つとタップ状態の+1/+1カウンターが2個置かれた《灰色熊》をコントロールしている",
    ),
)
def controls(player: str, permanents: tuple[tuple[str, int | None, dict[str, Any]], ...]) -> tuple[Edit, ...]:
    """Permanents. Before the name: a number, untapped, tapped, face-down, summoning-sick. Behind it: counters, damage,
    what it is attached to, its owner, the face that is up, what was chosen for it."""
    return tuple(Edit(add_permanent, (player, card, count, values)) for card, count, values in permanents)


@step(
    "given",
    MANA_AND_TURN,
    "{player} has {snow}?{mana}( from {source:card})? in (her|his|their) mana pool(, to spend only on {restriction})?",
    "{player}のマナ・プールに({source:card}からの)?({restriction}にのみ使える)?{snow}?{mana}がある",
    ("Alice has {R}{R} in her mana pool", "アリスのマナ・プールに{R}{R}がある"),
)
def has_mana(player: str, snow: bool | None, mana: str, source: str | None, restriction: str | None) -> Edit:
    """Mana in a pool; from which source and what it may be spent on, where that matters."""
    units = tuple(
        ManaUnit(symbol=symbol, snow=bool(snow), source=source, restriction=restriction) for symbol in symbols(mana)
    )
    return Edit(add_mana, (player, units))


@step(
    "given",
    MANA_AND_TURN,
    "it is {player}'s {step}",
    "{player}の{step}である",
    ("it is Bob's end step", "ボブの終了ステップである"),
)
def it_is(player: str, step: Step) -> Edit:
    """Whose turn and which step; without this step the first player's precombat main phase."""
    return Edit(set_moment, (player, step))


@step(
    "given",
    MANA_AND_TURN,
    "it is turn {number}",
    "第{number}ターンである",
    ("it is turn 5", "第5ターンである"),
)
def turn_is(number: int) -> Edit:
    """The number of the turn; 3 without this step."""
    return Edit(set_turn, ("turn", number))


@step(
    "given",
    MANA_AND_TURN,
    "{player} has priority",
    "{player}が優先権を持っている",
    ("Bob has priority", "ボブが優先権を持っている"),
)
def priority_is(player: str) -> Edit:
    """Who has priority; without this step the active player."""
    return Edit(set_turn, ("priority", player))
