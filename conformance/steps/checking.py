"""Checks: what a case expects. The runner does all comparing, so that an engine never sees them."""

from __future__ import annotations

from conformance.actions import DecisionKind
from conformance.checks import (
    Asked,
    AtStep,
    AttachedTo,
    Check,
    Controller,
    Counters,
    Damage,
    Has,
    HasPriority,
    Illegal,
    InGame,
    InZone,
    Legal,
    Life,
    Pool,
    Sees,
    StackIs,
    StackTargets,
    Tapped,
    TotalCost,
    Triggered,
    Unchanged,
    ZoneCount,
)
from conformance.position import Step
from conformance.steps.registry import step

LEGALITY, WHERE, STATE, STACK, COST = "Legality", "Where things are", "State", "The stack", "Costs and events"
_WHAT = ("the (cast|activation|action|special action)", "(唱えるの|起動するの|その行動|その特別な処理)は")


# -- legality and its moments (CR 601.2, 601.3, 733) ------------------------------------------------------------------


@step("then", LEGALITY, f"{_WHAT[0]} is legal", f"{_WHAT[1]}適正である", ("the cast is legal", "唱えるのは適正である"))
def is_legal() -> Legal:
    """The last action was legal and complete."""
    return Legal()


@step(
    "then", LEGALITY, f"{_WHAT[0]} is illegal", f"{_WHAT[1]}不正である", ("the cast is illegal", "唱えるのは不正である")
)
def is_illegal() -> Illegal:
    """The last action was illegal, or an answer to a choice; after an attempt to act the whole position is compared."""
    return Illegal()


@step(
    "then",
    LEGALITY,
    f"{_WHAT[0]} may not be begun",
    f"{_WHAT[1]}始めることもできない",
    ("the cast may not be begun", "唱えるのは始めることもできない"),
)
def may_not_begin() -> Illegal:
    """It could not even be begun (CR 601.3)."""
    return Illegal("begin")


@step(
    "then",
    LEGALITY,
    f"{_WHAT[0]} is begun and reversed",
    f"{_WHAT[1]}始められるが取り消される",
    ("the cast is begun and reversed", "唱えるのは始められるが取り消される"),
)
def is_reversed() -> Illegal:
    """It was begun, and reversed while it was proposed or judged (CR 601.2a-e, 601.6)."""
    return Illegal("proposal")


@step(
    "then",
    LEGALITY,
    "the cost cannot be paid",
    "コストを支払うことができない",
    ("the cost cannot be paid", "コストを支払うことができない"),
)
def cannot_be_paid() -> Illegal:
    """It was begun, and reversed because its cost could not be paid (CR 601.2f-h)."""
    return Illegal("payment")


@step("then", LEGALITY, "nothing has changed", "何も変わっていない", ("nothing has changed", "何も変わっていない"))
def nothing_changed() -> Unchanged:
    """The whole position is what it was before the last action."""
    return Unchanged()


@step(
    "then",
    LEGALITY,
    "nothing has changed except {changed}",
    "{changed}以外は何も変わっていない",
    (
        'nothing has changed except "Swamp" and Alice\'s mana pool',
        "《沼》とアリスのマナ・プール以外は何も変わっていない",
    ),
)
def nothing_else_changed(changed: tuple[str, ...]) -> Unchanged:
    """The rest of the position is as before; other steps say what the exceptions are now."""
    return Unchanged(changed)


# -- where things are -------------------------------------------------------------------------------------------------


@step(
    "then",
    WHERE,
    "{objects} {holds:being} in {player}'s {owned}",
    "{objects}は{player}の{owned}に{holds:being}",
    ('"Shock" is in Alice\'s graveyard', "《ショック》はアリスの墓地にある"),
)
def in_own_zone(objects: tuple[str, ...], holds: bool, player: str, owned: str) -> tuple[Check, ...]:
    """In a zone of that player ("is not", ない)."""
    return tuple(InZone(one, owned, player, expected=holds) for one in objects)  # type: ignore[arg-type]


@step(
    "then",
    WHERE,
    "{objects} {holds:being} {shared}",
    "{objects}は{shared}に{holds:being}",
    ('"Grizzly Bears" is on the battlefield', "《灰色熊》は戦場にある"),
)
def in_shared_zone(objects: tuple[str, ...], holds: bool, shared: str) -> tuple[Check, ...]:
    """On the battlefield, on the stack, in exile, in the command zone ("is not", ない)."""
    return tuple(InZone(one, shared, expected=holds) for one in objects)  # type: ignore[arg-type]


@step(
    "then",
    WHERE,
    "{object} is {place:nth} of {player}'s {owned}",
    "{object}は{player}の{owned}の{place:nth}にある",
    ('"Island" is on top of Alice\'s library', "《島》はアリスのライブラリーの一番上にある"),
)
def at_place(object: str, place: int, player: str, owned: str) -> InZone:  # noqa: A002 - the gap's name
    """On top, 2nd from the top, on the bottom of a library or graveyard."""
    return InZone(object, owned, player, place)  # type: ignore[arg-type]


@step(
    "then",
    WHERE,
    "{object} is {facing} in exile",
    "{object}は{facing}で追放領域にある",
    ('"Shock" is face down in exile', "《ショック》は裏向きで追放領域にある"),
)
def exiled_facing(object: str, facing: bool) -> InZone:  # noqa: A002 - the gap's name
    """In exile, face down or face up."""
    return InZone(object, "exile", face_down=facing)


@step(
    "then",
    WHERE,
    "{object} is {facing} on the {board}",
    "{object}は{facing}で{board}にある",
    ('"Exalted Angel" is face down on the battlefield', "《賛美されし天使》は裏向きで戦場にある"),
)
def is_facing(object: str, facing: bool, board: str) -> InZone:  # noqa: A002 - the gap's name
    """On the battlefield or the stack, face down or face up."""
    return InZone(object, board, face_down=facing)  # type: ignore[arg-type]


@step(
    "then",
    WHERE,
    "{players} {sees} {objects}",
    "{players}は{objects}を{sees}",
    ('Bob can see "Silvergill Adept"', "ボブは《銀エラの達人》を見ることができる"),
)
def can_see(players: tuple[str, ...], sees: bool, objects: tuple[str, ...]) -> tuple[Check, ...]:
    """Who may look at cards in a hidden zone or face down ("cannot see", 見ることができない)."""
    return tuple(Sees(one, player, sees) for player in players for one in objects)


@step(
    "then",
    WHERE,
    "{player} has {number} cards? {counted}",
    "{player}の{counted}にカードが{number}枚ある",
    ("Alice has 2 cards in hand", "アリスの手札にカードが2枚ある"),
)
def card_count(player: str, number: int, counted: str) -> ZoneCount:
    """How many cards are in a zone of a player."""
    return ZoneCount(player, counted, number)  # type: ignore[arg-type]


@step(
    "then",
    WHERE,
    "{player} controls {number} permanents?",
    "{player}はパーマネントを{number}つコントロールしている",
    ("Alice controls 3 permanents", "アリスはパーマネントを3つコントロールしている"),
)
def permanent_count(player: str, number: int) -> ZoneCount:
    """How many permanents a player controls."""
    return ZoneCount(player, "battlefield", number)


@step(
    "then",
    WHERE,
    "{player} controls {number} {tokenname}",
    "{player}は{tokenname}を{number}つコントロールしている",
    ('Alice controls 2 "Goblin" tokens', "アリスは《ゴブリン》トークンを2つコントロールしている"),
)
def token_count(player: str, number: int, tokenname: str) -> ZoneCount:
    """How many tokens of a name a player controls."""
    return ZoneCount(player, "battlefield", number, tokenname)


@step(
    "then",
    WHERE,
    "{player} controls {number} {name:ownname}",
    "{player}は{name:ownname}を{number}つコントロールしている",
    ('Bob controls no "Grizzly Bears"', "ボブは《灰色熊》を0つコントロールしている"),
)
def named_count(player: str, number: int, name: str) -> ZoneCount:
    """How many permanents of a name a player controls."""
    return ZoneCount(player, "battlefield", number, name)


@step(
    "then",
    WHERE,
    "{player} controls {object}",
    "{player}は{object}をコントロールしている",
    ('Bob controls "Grizzly Bears"', "ボブは《灰色熊》をコントロールしている"),
)
def controller_is(player: str, object: str) -> Controller:  # noqa: A002 - the gap's name
    """Who controls a permanent, spell or ability."""
    return Controller(object, player)


# -- state ------------------------------------------------------------------------------------------------------------


@step(
    "then",
    STATE,
    "{objects} (is|are) {tapped}",
    "{objects}は{tapped}である",
    ('"Swamp" is tapped', "《沼》はタップ状態である"),
)
def is_tapped(objects: tuple[str, ...], tapped: bool) -> tuple[Check, ...]:
    """Tapped or untapped."""
    return tuple(Tapped(one, tapped) for one in objects)


@step(
    "then",
    STATE,
    "{player} has {integer} life",
    "{player}のライフは{integer}点である",
    ("Bob has 17 life", "ボブのライフは17点である"),
)
def life_is(player: str, integer: int) -> Life:
    """A life total."""
    return Life(player, integer)


@step(
    "then",
    STATE,
    "{player} has {number} {counter} counters?",
    "{player}は{counter}カウンターを{number}個持っている",
    ("Bob has 2 poison counters", "ボブは毒カウンターを2個持っている"),
)
def player_counters(player: str, number: int, counter: str) -> Counters:
    """Counters on a player."""
    return Counters(player, counter, number)


@step(
    "then",
    STATE,
    "{object} has {number} {counter} counters?",
    "{object}には{counter}カウンターが{number}個ある",
    ('"Grizzly Bears" has two +1/+1 counters', "《灰色熊》には+1/+1カウンターが2個ある"),
)
def object_counters(object: str, number: int, counter: str) -> Counters:  # noqa: A002 - the gap's name
    """Counters on an object ("has no …")."""
    return Counters(object, counter, number)


@step(
    "then",
    STATE,
    "{object} has {number} damage marked on it",
    "{object}は{number}点のダメージを負っている",
    ('"Grizzly Bears" has 1 damage marked on it', "《灰色熊》は1点のダメージを負っている"),
)
def damage_is(object: str, number: int) -> Damage:  # noqa: A002 - the gap's name
    """Damage marked on a permanent."""
    return Damage(object, number)


@step(
    "then",
    STATE,
    "{object} is attached to ({to:target}|{nothing})",
    "{object}は({to:target}についている|{nothing}にもついていない)",
    ('"Lightning Greaves" is attached to "Grizzly Bears"', "《速足のブーツ》は《灰色熊》についている"),
)
def attached_to(object: str, to: str | None, nothing: str | None) -> AttachedTo:  # noqa: A002, ARG001
    """What something is attached to ("nothing", なしにもついていない)."""
    return AttachedTo(object, to)


@step(
    "then",
    STATE,
    "{object} is {power:integer}/{toughness:integer}",
    "{object}は{power:integer}/{toughness:integer}である",
    ('"Grizzly Bears" is 4/4', "《灰色熊》は4/4である"),
)
def power_and_toughness(object: str, power: int, toughness: int) -> tuple[Check, ...]:  # noqa: A002
    """Power and toughness."""
    return Has(object, "power", power), Has(object, "toughness", toughness)


@step(
    "then",
    STATE,
    "{object} {holds:being} {anycolor}",
    "{object}は{anycolor}で{holds:being}",
    ('"Shock" is red', "《ショック》は赤である"),
)
def color_is(object: str, holds: bool, anycolor: str) -> Has:  # noqa: A002 - the gap's name
    """A color, or colorless ("is not", ない)."""
    return Has(object, "color", anycolor, holds)


@step(
    "then",
    STATE,
    "{object} {holds:being} (an? )?{type}",
    "{object}は{type}で{holds:being}",
    ('"Dryad Arbor" is a creature', "《ドライアドの東屋》はクリーチャーである"),
)
def type_is(object: str, holds: bool, type: str) -> Has:  # noqa: A002 - the gaps' names
    """A card type or supertype ("is not", ない)."""
    return Has(object, "type", type, holds)


@step(
    "then",
    STATE,
    "{object} {holds:being} an? {subtype}",
    "{object}は{subtype}で{holds:being}",
    ('"Dryad Arbor" is a Forest', "《ドライアドの東屋》は森である"),
)
def subtype_is(object: str, holds: bool, subtype: str) -> Has:  # noqa: A002 - the gap's name
    """A subtype ("is not", ない)."""
    return Has(object, "subtype", subtype, holds)


@step(
    "then",
    STATE,
    "{object} {holds:having} {keyword}",
    "{object}は{keyword}を{holds:having}",
    ('"Grizzly Bears" has haste', "《灰色熊》は速攻を持っている"),
)
def keyword_is(object: str, holds: bool, keyword: str) -> Has:  # noqa: A002 - the gap's name
    """A keyword ability ("does not have", 持っていない)."""
    return Has(object, "keyword", keyword, holds)


@step(
    "then",
    STATE,
    "{object} has mana value {number}",
    "{object}のマナ総量は{number}である",
    ('"Blaze" has mana value 5', "《猛火》のマナ総量は5である"),
)
def mana_value_is(object: str, number: int) -> Has:  # noqa: A002 - the gap's name
    """Mana value."""
    return Has(object, "mana value", number)


@step(
    "then",
    STATE,
    "{object} has (mana cost {mana}|{nocost})",
    "{object}(のマナ・コストは{mana}である|{nocost})",
    ('"Mulldrifter" has mana cost {4}{U}', "《熟考漂い》のマナ・コストは{4}{U}である"),
)
def mana_cost_is(object: str, mana: str | None, nocost: str | None) -> Has:  # noqa: A002, ARG001
    """Mana cost ("has no mana cost", にはマナ・コストがない)."""
    return Has(object, "mana cost", mana or "")


@step(
    "then",
    STATE,
    "{object} is named {name}",
    "{object}の名前は{name}である",
    ('"Bonecrusher Giant" is named "Stomp"', "《砕骨の巨人》の名前は《踏みつけ》である"),
)
def name_is(object: str, name: str) -> Has:  # noqa: A002 - the gap's name
    """The name of a permanent or spell."""
    return Has(object, "name", name)


@step(
    "then",
    STATE,
    "{player}'s mana pool is empty",
    "{player}のマナ・プールは空である",
    ("Alice's mana pool is empty", "アリスのマナ・プールは空である"),
)
def pool_is_empty(player: str) -> Pool:
    """No mana."""
    return Pool(player)


@step(
    "then",
    STATE,
    "{player}'s mana pool holds {poolmana}",
    "{player}のマナ・プールには{poolmana}がある",
    ("Alice's mana pool holds {R}{R}", "アリスのマナ・プールには{R}{R}がある"),
)
def pool_is(player: str, poolmana: tuple[str, ...]) -> Pool:
    """Exactly this mana; mana from snow sources as "snow {G}", 氷雪の{G}."""
    return Pool(player, poolmana)


@step(
    "then",
    STATE,
    "{player} has priority",
    "{player}が優先権を持っている",
    ("Alice has priority", "アリスが優先権を持っている"),
)
def priority_is(player: str) -> HasPriority:
    """Who has priority."""
    return HasPriority(player)


@step(
    "then",
    STATE,
    "{player} is {ingame} the game",
    "{player}は{ingame}",
    ("Bob is out of the game", "ボブは敗北している"),
)
def in_game(player: str, ingame: bool) -> InGame:
    """Whether a player is in the game still ("is still in the game", まだゲームに残っている)."""
    return InGame(player, ingame)


@step(
    "then",
    STATE,
    "it is ({player}'s|the) {step}",
    "({player}の)?{step}である",
    ("it is Bob's upkeep", "ボブのアップキープである"),
)
def step_is(player: str | None, step: Step) -> AtStep:
    """Which step it is, and whose turn."""
    return AtStep(step, player)


# -- the stack --------------------------------------------------------------------------------------------------------


@step("then", STACK, "the stack is empty", "スタックは空である", ("the stack is empty", "スタックは空である"))
def stack_is_empty() -> StackIs:
    """Nothing is on the stack."""
    return StackIs()


@step(
    "then",
    STACK,
    "the stack is, from the top, {objects}",
    "スタックは上から順に{objects}である",
    (
        'the stack is, from the top, the ability of "Standstill" and "Shock"',
        "スタックは上から順に《行き詰まり》の能力、《ショック》である",
    ),
)
def stack_is(objects: tuple[str, ...]) -> StackIs:
    """Exactly what is on the stack."""
    return StackIs(objects)


@step(
    "then",
    STACK,
    "{object} is on top of the stack",
    "{object}はスタックの一番上にある",
    ('"Shock" is on top of the stack', "《ショック》はスタックの一番上にある"),
)
def on_top_of_stack(object: str) -> InZone:  # noqa: A002 - the gap's name
    """The topmost object of the stack."""
    return InZone(object, "stack", place=1)


@step(
    "then",
    STACK,
    "{object} targets {instances}",
    "{object}は{instances}を対象としている",
    ('"Shock" targets Bob', "《ショック》はボブを対象としている"),
)
def targets_are(object: str, instances: tuple[tuple[str, ...], ...]) -> StackTargets:  # noqa: A002
    """The targets; ", then …" (、続いて…) for the next instance of the word "target"."""
    return StackTargets(object, instances)


@step(
    "then",
    STACK,
    "{object} has no targets",
    "{object}は対象を持たない",
    ('"Vines of Vastwood" has no targets', "《巨森の蔦》は対象を持たない"),
)
def no_targets(object: str) -> StackTargets:  # noqa: A002 - the gap's name
    """No targets."""
    return StackTargets(object, ())


@step(
    "then",
    STACK,
    "{object} was cast with X={number}",
    "{object}のXは{number}である",
    ('"Blaze" was cast with X=3', "《猛火》のXは3である"),
)
def x_is(object: str, number: int) -> Has:  # noqa: A002 - the gap's name
    """The value announced for X."""
    return Has(object, "x", number)


@step(
    "then",
    STACK,
    "{object} {was} kicked",
    "{object}はキッカーされて{was}",
    ('"Burst Lightning" was kicked', "《噴出の稲妻》はキッカーされている"),
)
def was_kicked(object: str, was: bool) -> Has:  # noqa: A002 - the gap's name
    """Whether a kicker cost was paid ("was not", いない)."""
    return Has(object, "paid", "kicker", was)


@step(
    "then",
    STACK,
    "{paidcost} {was} paid for {object}",
    "{object}の{paidcost}は支払われて{was}",
    ('buyback was paid for "Capsize"', "《放逐》のバイバックは支払われている"),
)
def was_paid(paidcost: str, was: bool, object: str) -> Has:  # noqa: A002 - the gap's name
    """Whether an additional or alternative cost was paid, by keyword or by the card that offers it."""
    return Has(object, "paid", paidcost, was)


@step(
    "then",
    STACK,
    "{object} has mode {number} chosen",
    "{object}のモード{number}が選ばれている",
    ('"Izzet Charm" has mode 2 chosen', "《イゼットの魔除け》のモード2が選ばれている"),
)
def mode_is(object: str, number: int) -> Has:  # noqa: A002 - the gap's name
    """A mode that was chosen."""
    return Has(object, "mode", number)


@step(
    "then",
    STACK,
    "{object} shows its face {name}",
    "{object}は{name}の面を見せている",
    ('"Bonecrusher Giant" shows its face "Stomp"', "《砕骨の巨人》は《踏みつけ》の面を見せている"),
)
def face_is(object: str, name: str) -> Has:  # noqa: A002 - the gap's name
    """The half, face or Adventure that a spell or permanent is now."""
    return Has(object, "face", name)


# -- costs and events -------------------------------------------------------------------------------------------------


@step(
    "then",
    COST,
    "the total cost is {mana}( and {life:number} life)?",
    "総コストは{mana}(とライフ{life:number}点)?である",
    ("the total cost is {1}{B} and 2 life", "総コストは{1}{B}とライフ2点である"),
)
def total_cost_is(mana: str, life: int | None) -> TotalCost:
    """The total cost as it was locked in (CR 601.2f)."""
    return TotalCost(mana, life)


@step(
    "then",
    COST,
    "an ability of {object} has triggered {times}",
    "{object}の能力が{times}誘発している",
    ('an ability of "Standstill" has triggered once', "《行き詰まり》の能力が1回誘発している"),
)
def triggered(object: str, times: int) -> Triggered:  # noqa: A002 - the gap's name
    """How often an ability of an object triggered during the last action."""
    return Triggered(object, times)


@step(
    "then",
    COST,
    "no ability of {object} has triggered",
    "{object}の能力は誘発していない",
    ('no ability of "Standstill" has triggered', "《行き詰まり》の能力は誘発していない"),
)
def not_triggered(object: str) -> Triggered:  # noqa: A002 - the gap's name
    """That nothing of an object triggered during the last action."""
    return Triggered(object, 0)


@step(
    "then",
    COST,
    "the choices came in the order {choices}",
    "選択は{choices}の順だった",
    ("the choices came in the order modes, X, targets", "選択はモード、Xの値、対象の順だった"),
)
def asked_in_order(choices: tuple[DecisionKind, ...]) -> Asked:
    """The order in which choices came up during the last action; others may stand between."""
    return Asked(choices)


@step(
    "then",
    COST,
    "{player} made the choice of {choice} before {other:player} did",
    "{player}は{other:player}より先に{choice}を選んだ",
    ("Alice made the choice of targets before Bob did", "アリスはボブより先に対象を選んだ"),
)
def asked_before(player: str, choice: DecisionKind, other: str) -> Asked:
    """That two players made a choice of the same kind during the last action, and who was first (CR 601.7b)."""
    return Asked((choice, choice), (player, other))


@step(
    "then",
    COST,
    "no choice of {choice} came up",
    "{choice}の選択はなかった",
    ("no choice of targets came up", "対象の選択はなかった"),
)
def not_asked(choice: DecisionKind) -> Asked:
    """That a kind of choice did not come up during the last action."""
    return Asked((choice,), expected=False)
