"""Actions: what players do (CR 116, 117, 305, 506-509, 601, 602); beside Given they build the position as a prelude."""

from __future__ import annotations

import re

from conformance.actions import (
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    Pass,
    PlayLand,
    Resolve,
    Special,
)
from conformance.position import Step
from conformance.steps.announcing import Said, announcement
from conformance.steps.grammar import OBJECT, PLAYER, SEPARATOR, Reading, kind, read_object, read_target
from conformance.steps.registry import step

ACTIONS = "Actions"


@step(
    "given when",
    ACTIONS,
    "{player} (casts|has cast|tries to cast|begins to cast) {face}{clauses}",
    "{player}[はが]、?{clauses}{face}を(唱える|唱えた|唱えようとする|唱え始める)",
    ('Alice casts "Lightning Bolt", targeting Bob', "アリスは、ボブを対象とし、《稲妻》を唱える"),
    rows=True,
)
def casts(player: str, face: tuple[str, str | None], clauses: Said) -> Cast:
    """Cast a spell; naming a half, Adventure or back casts that. The clauses say everything announced."""
    card, name = face
    more = {"face": name} if name and "face" not in clauses else {}
    return Cast(player, card, announcement(clauses, **more), stop_at=clauses.get("stop_at"))


@step(
    "given when",
    ACTIONS,
    "{player} (activates|has activated|tries to activate|begins to activate) (ability {number} of )?{object}{clauses}",
    "{player}[はが]、?{clauses}{object}(の能力{number})?を(起動する|起動した|起動しようとする|起動し始める)",
    ('Alice activates "Prodigal Sorcerer", targeting Bob', "アリスは、ボブを対象とし、《放蕩魔術師》を起動する"),
    rows=True,
)
def activates(player: str, number: int | None, object: str, clauses: Said) -> Activate:  # noqa: A002 - the gap's name
    """Activate an ability, a mana ability included; "ability 2 of" where the object has several."""
    return Activate(player, object, number, announcement(clauses), stop_at=clauses.get("stop_at"))


@step(
    "given when",
    ACTIONS,
    "{player} (plays|has played|tries to play) {card}",
    "{player}[はが]、?{card}をプレイ(する|した|しようとする)",
    ('Alice plays "Mountain"', "アリスは《山》をプレイする"),
)
def plays(player: str, card: str) -> PlayLand:
    """Play a land."""
    return PlayLand(player, card)


@step(
    "given when",
    ACTIONS,
    "{player} (turns|has turned|tries to turn) {card} face up{clauses}",
    "{player}[はが]、?{clauses}{card}を表向きに(する|した|しようとする)",
    ('Alice turns "Exalted Angel" face up', "アリスは《賛美されし天使》を表向きにする"),
    rows=True,
)
def turns_face_up(player: str, card: str, clauses: Said) -> Special:
    """Turn a face-down permanent face up, a special action."""
    return Special(player, card, "turn face up", announcement(clauses), stop_at=clauses.get("stop_at"))


@step(
    "given when",
    ACTIONS,
    "{player} {special} {card}{clauses}",
    "{player}[はが]、?{clauses}{card}を{special}",
    ('Alice suspends "Rift Bolt"', "アリスは《裂け目の稲妻》を待機させる"),
    rows=True,
)
def special_action(player: str, special: str, card: str, clauses: Said) -> Special:
    """Suspend, foretell or plot a card."""
    return Special(player, card, special, announcement(clauses), stop_at=clauses.get("stop_at"))  # type: ignore[arg-type]


@step(
    "given when",
    ACTIONS,
    "{player} (passes|has passed) priority",
    "{player}[はが]優先権をパス(する|した)",
    ("Alice passes priority", "アリスは優先権をパスする"),
)
def passes(player: str) -> Pass:
    """One player passes once."""
    return Pass(player)


@step(
    "given when",
    ACTIONS,
    "the top of the stack (resolves|has resolved)(, up to the choice of {choice})?",
    "({choice}を選ぶところまで、)?スタックの一番上が解決(される|された)",
    ("the top of the stack resolves", "スタックの一番上が解決される"),
)
def top_resolves(choice: str | None) -> Resolve:
    """All players pass until the object now on top has left the stack."""
    return Resolve(stop_at=choice)  # type: ignore[arg-type]


@step(
    "given when",
    ACTIONS,
    "the game (advances|has advanced) to ({player}'s|the) {step}",
    "ゲームは({player}の|次の){step}まで(進む|進んだ)",
    ("the game advances to Bob's upkeep", "ゲームはボブのアップキープまで進む"),
)
def advances(player: str | None, step: Step) -> Advance:
    """All players pass until that step gives priority."""
    return Advance(step, player)


_ATTACK = (
    rf"(?P<defender>{OBJECT[0]}|{PLAYER[0]}) with (?P<attackers>(?:{OBJECT[0]})(?:{SEPARATOR[0]}(?:{OBJECT[0]}))*)",
    rf"(?P<attackers>(?:{OBJECT[1]})(?:{SEPARATOR[1]}(?:{OBJECT[1]}))*)で(?P<defender>{OBJECT[1]}|{PLAYER[1]})を",
)
_PLAIN = tuple(re.sub(r"\(\?P<\w+>", "(?:", one) for one in _ATTACK)


@kind("pairs", rf"{_PLAIN[0]}(?:{SEPARATOR[0]}{_PLAIN[0]})*", rf"{_PLAIN[1]}(?:{SEPARATOR[1]}{_PLAIN[1]})*")
def read_pairs(text: str, reading: Reading) -> dict[str, str]:
    """Who attacks or blocks what: "X with A and B and Y with C" -> each of A, B, C with what it attacks or blocks."""
    pairs: dict[str, str] = {}
    pattern, at = re.compile(_ATTACK[reading.index]), 0
    separator = re.compile(SEPARATOR[reading.index])
    names = re.compile(OBJECT[reading.index])
    while at < len(text):
        found = pattern.match(text, at)
        assert found is not None, text
        whom = read_target(found["defender"], reading)
        pairs |= {read_object(one[0], reading): whom for one in names.finditer(found["attackers"])}
        between = separator.match(text, found.end())
        at = between.end() if between else found.end()
    return pairs


@step(
    "given when",
    ACTIONS,
    "{player} (attacks|has attacked) {pairs}",
    "{player}[はが]{pairs}攻撃(する|した)",
    ('Alice attacks Bob with "Grizzly Bears"', "アリスは《灰色熊》でボブを攻撃する"),
)
def attacks(player: str, pairs: dict[str, str]) -> Attack:
    """Declare attackers; each group with the player or planeswalker that it attacks."""
    return Attack(player, pairs)


@step(
    "given when",
    ACTIONS,
    "{player} (blocks|has blocked) {pairs}",
    "{player}[はが]{pairs}ブロック(する|した)",
    ('Bob blocks "Grizzly Bears" with "Ornithopter"', "ボブは《羽ばたき飛行機械》で《灰色熊》をブロックする"),
)
def blocks(player: str, pairs: dict[str, str]) -> Block:
    """Declare blockers; each group with the attacker that it blocks."""
    return Block(player, pairs)


@step(
    "given when",
    ACTIONS,
    "{player} (attacks with nothing|has attacked with nothing)",
    "{player}[はが](攻撃しない|攻撃しなかった)",
    ("Alice attacks with nothing", "アリスは攻撃しない"),
)
def attacks_with_nothing(player: str) -> Attack:
    """Declare no attackers."""
    return Attack(player, {})


@step(
    "given when",
    ACTIONS,
    "{player} (blocks with nothing|has blocked with nothing)",
    "{player}[はが](ブロックしない|ブロックしなかった)",
    ("Bob blocks with nothing", "ボブはブロックしない"),
)
def blocks_with_nothing(player: str) -> Block:
    """Declare no blockers."""
    return Block(player, {})
