"""The clauses of a cast or an activation: everything announced and paid, in the order of CR 601.2.

English sets them behind the action, each after a comma; Japanese before it, each followed by 、. They can stand in the
step's table instead, one a row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict

from conformance.actions import Announcement, DecisionKind, ManaActivation, Payment
from conformance.steps.grammar import KINDS, Kind, NotUnderstood, Reading, Template, symbols, template

Said = dict[str, Any]  # fields of an `Announcement`, and "stop_at"


@dataclass(frozen=True)
class Clause:
    """A clause of the vocabulary and the example that it is printed with."""

    templates: tuple[Template, Template]
    examples: tuple[str, str]
    make: Callable[..., Said]


CLAUSES: list[Clause] = []


def clause(en: str, ja: str, examples: tuple[str, str]) -> Callable[[Callable[..., Said]], Callable[..., Said]]:
    """Register a clause by the function that says what it announces."""

    def register(make: Callable[..., Said]) -> Callable[..., Said]:
        CLAUSES.append(Clause((template(f"{en}(?=, |$)", "en"), template(f"{ja}(?=、|$)", "ja")), examples, make))
        return make

    return register


def read_clauses(text: str, reading: Reading) -> Said:
    """Read a row of clauses and, after it, those of the step's table; raises `NotUnderstood`."""
    said: Said = {}
    comma = (", ", "、")[reading.index]
    for part in (text.removeprefix(comma).removesuffix(comma), *reading.rows):
        at = 0
        while at < len(part):
            at = _read_one(part, at, reading, said)
            at += len(comma) if part.startswith(comma, at) else 0
    return said


def _read_one(text: str, at: int, reading: Reading, said: Said) -> int:
    best: tuple[int, Clause, Any] | None = None
    for one in CLAUSES:
        match = one.templates[reading.index].regex.match(text, at)
        if match is not None and (best is None or match.end() > best[0]):
            best = match.end(), one, match
    if best is None:
        raise NotUnderstood(f"no clause of an announcement reads {text[at:]!r}", hint="crconf steps lists the clauses")
    end, one, match = best
    for what, value in one.make(**one.templates[reading.index].values(match, reading)).items():
        _merge(said, what, value)
    return end


def _merge(said: Said, what: str, value: Any) -> None:
    """Put one clause's part beside what was said before: lists grow, costs add up, anything else is said once."""
    before = said.get(what)
    if before is None:
        said[what] = value
    elif what == "division":
        missing = len(said.get("targets", ())) - len(before) - 1
        said[what] = (*before, *((),) * missing, *value)
    elif isinstance(before, tuple):
        said[what] = before + value
    elif what == "additional":
        twice = before.keys() & value.keys()
        if twice:
            raise NotUnderstood(f"{next(iter(twice))} is announced twice; say 'twice' or a number")
        said[what] = before | value
    elif isinstance(before, dict):
        said[what] = before | {key: before.get(key, ()) + new for key, new in value.items()}
    else:
        raise NotUnderstood(f"{what} is announced twice")


# English has them last, with a comma before each; Japanese first, with 、 behind each.
KINDS["clauses"] = Kind((r"(?:, .+)?", r"(?:.+?、)??"), read_clauses)


def announcement(said: Said, **more: Any) -> Announcement:
    """The announcement that clauses make."""
    return Announcement(**{**{key: value for key, value in said.items() if key != "stop_at"}, **more})


def is_default(announced: Announcement) -> bool:
    """Whether nothing was announced at all."""
    return asdict(announced) == asdict(Announcement())


# -- what is cast, and how (CR 601.2a-b) ------------------------------------------------------------------------------


@clause("as {name}", "{name}として", ('as "Stomp"', "《踏みつけ》として"))
def as_face(name: str) -> Said:
    """The half, Adventure or face that is cast; not needed where the cast names it."""
    return {"face": name}


@clause("using {method}", "{method}で", ("using flashback", "フラッシュバックで"))
def using(method: str) -> Said:
    """An alternative method of casting."""
    return {"method": method}


@clause("face down", "裏向きで", ("face down", "裏向きで"))
def face_down() -> Said:
    """Face down by the morph ability; for another ability say which ("using disguise")."""
    return {"method": "morph"}


@clause("choosing modes? {numbers}", "モード{numbers}を選び", ("choosing modes 1 and 3", "モード1と3を選び"))
def choosing_modes(numbers: tuple[int, ...]) -> Said:
    """Printed modes, from 1, in the order chosen."""
    return {"modes": numbers}


@clause("splicing {cards}", "{cards}を連繋し", ('splicing "Glacial Ray"', "《氷河の光線》を連繋し"))
def splicing(cards: tuple[str, ...]) -> Said:
    """Cards spliced onto the spell, in order."""
    return {"splice": cards}


@clause("for its {alternative} cost", "{alternative}コストで", ("for its evoke cost", "想起コストで"))
def for_keyword_cost(alternative: str) -> Said:
    """A keyword's alternative cost."""
    return {"alternative": alternative}


@clause(
    "for the alternative cost of {name}",
    "{name}の代替コストで",
    ('for the alternative cost of "Fist of Suns"', "《太陽の拳》の代替コストで"),
)
def for_alternative_cost(name: str) -> Said:
    """The alternative cost that a card's text offers: its own, another card's, or "without paying its mana cost"."""
    return {"alternative": name}


@clause("kicked( {times})?", "({times})?キッカーし", ("kicked", "キッカーし"))
def kicked(times: int | None) -> Said:
    """The kicker cost; "kicked twice" for multikicker."""
    return {"additional": {"kicker": 1} if times is None else {"multikicker": times}}


@clause("kicked with {mana}", "{mana}でキッカーし", ("kicked with {W}", "{W}でキッカーし"))
def kicked_with(mana: str) -> Said:
    """One of several kicker costs."""
    return {"additional": {f"kicker {mana}": 1}}


@clause(
    "paying {additional}( {times})?",
    "{additional}を({times})?支払い",
    ("paying buyback", "バイバックを支払い"),
)
def paying_additional(additional: str, times: int | None) -> Said:
    """An optional additional cost, and how often."""
    return {"additional": {additional: times or 1}}


@clause(
    "paying the additional cost of {name}( {times})?",
    "{name}の追加コストを({times})?支払い",
    ('paying the additional cost of "Fist of Suns"', "《太陽の拳》の追加コストを支払い"),
)
def paying_others_additional(name: str, times: int | None) -> Said:
    """An optional additional cost that another card's text offers."""
    return {"additional": {name: times or 1}}


@clause(
    "choosing additional cost {number}",
    "追加コストの{number}つ目を選び",
    ("choosing additional cost 2", "追加コストの2つ目を選び"),
)
def choosing_additional(number: int) -> Said:
    """Which of several additional costs one of which has to be paid, as printed, from 1."""
    return {"additional": {"additional cost": number}}


@clause("with X={number}", "Xを{number}とし", ("with X=2", "Xを2とし"))
def with_x(number: int) -> Said:
    """The value of X."""
    return {"x": number}


@clause(
    "paying {hybridsymbol} with ({half:symbol}|{life})",
    "{hybridsymbol}を({half:symbol}|{life})で支払い",
    ("paying {W/U} with {W}", "{W/U}を{W}で支払い"),
)
def paying_symbol(hybridsymbol: str, half: str | None, life: str | None) -> Said:
    """How one hybrid or Phyrexian symbol is paid; in the order in which the symbols stand, one clause for each."""
    field = "phyrexian" if hybridsymbol.endswith("/P") and (life or hybridsymbol.count("/") == 1) else "hybrid"
    return {field: (half or "life",)}


# -- targets and division (CR 601.2c-d) -------------------------------------------------------------------------------


@clause(
    "(and )?(then )?targeting ({targets}|{nothing})",
    "(続いて)?({targets}|{nothing})を対象とし",
    ('targeting "Grizzly Bears" and Bob', "《灰色熊》とボブを対象とし"),
)
def targeting(targets: tuple[str, ...] | None, **_nothing: str | None) -> Said:
    """The targets of one instance of the word "target"; "then targeting …" for the next instance."""
    return {"targets": (targets or (),)}


@clause("dividing {numbers}", "{numbers}に割り振り", ("dividing 2 and 1", "2と1に割り振り"))
def dividing(numbers: tuple[int, ...]) -> Said:
    """What each target of the instance just named gets."""
    return {"division": (numbers,)}


# -- mana abilities and payment (CR 601.2g-h) -------------------------------------------------------------------------


@clause(
    "(activating|tapping) (ability {number} of )?{card} for {mana}( with {objects})?",
    "({objects}を使って)?{card}(の能力{number})?から{mana}を出し",
    ('activating "Swamp" for {B}', "《沼》から{B}を出し"),
)
def activating(number: int | None, card: str, mana: str, objects: tuple[str, ...] | None) -> Said:
    """A mana ability activated while the spell is being paid for, in this order; "with" what its own cost uses."""
    return {"mana": (ManaActivation(card, symbols(mana), objects or (), number),)}


@clause("activating no mana abilities", "マナ能力を起動せず", ("activating no mana abilities", "マナ能力を起動せず"))
def activating_none() -> Said:
    """No mana ability is activated; what is in the pool has to do."""
    return {"mana": ()}


@clause(
    "paying {mana}( from {card})?",
    "({card}からの)?{mana}を支払い",
    ('paying {R} from "Mountain"', "《山》からの{R}を支払い"),
)
def paying_mana(mana: str, card: str | None) -> Said:
    """The mana of the pool that is spent, in as many clauses as there are sources."""
    return {"payment": tuple(Payment(symbol, card) for symbol in symbols(mana))}


@clause("{costword} {objects}", "{objects}{costword}", ('sacrificing "Mogg Fanatic"', "《モグの狂信者》を生け贄に捧げ"))
def paying_objects(costword: str, objects: tuple[str, ...]) -> Said:
    """What a cost is paid with: sacrificing, discarding, exiling, returning, tapping, untapping, revealing ..."""
    return {"cost_objects": {costword: objects}}


@clause(
    "removing {number} counters? from {object}",
    "{object}からカウンターを{number}個取り除き",
    ('removing 2 counters from "Serrated Arrows"', "《鋸刃の矢》からカウンターを2個取り除き"),
)
def removing_counters(number: int, object: str) -> Said:  # noqa: A002 - the gap's name
    """Where the counters come from; the cost says of which kind."""
    return {"cost_objects": {"remove counters": (object,) * number}}


@clause(
    "paying in the order {costparts}",
    "{costparts}の順に支払い",
    ("paying in the order sacrifice, mana", "生け贄、マナの順に支払い"),
)
def paying_in_order(costparts: tuple[str, ...]) -> Said:
    """The order in which the parts of the cost are paid."""
    return {"pay_order": costparts}


@clause(
    "up to the choice of {choice}",
    "{choice}を選ぶところまで進め",
    ("up to the choice of targets", "対象を選ぶところまで進め"),
)
def up_to(choice: DecisionKind) -> Said:
    """Stop at the first choice of that kind, so that the moment can be looked at."""
    return {"stop_at": choice}
