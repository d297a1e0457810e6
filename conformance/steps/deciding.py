"""Decisions: typed answers to choices that come up. In the set-up one stands before its action, beside When after it.

"for "X"" names the object that asks; without it the answer serves whatever asks that player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conformance.actions import Cast, Decision, DecisionKind
from conformance.steps.announcing import Said, announcement
from conformance.steps.registry import step

DECISIONS = "Decisions"
FOR_EN, FOR_JA = "( for {source:object})?", "({source:object}で)?"

Answer = Callable[..., Any]


def source_id(reference: str | None) -> str | None:
    """The id of the card that asks; an ability or a copy asks in its source's name."""
    if reference is None:
        return None
    if reference.startswith("ability:"):
        return reference.removeprefix("ability:").partition(" #")[0]
    return reference.removeprefix("copy:")


def decision(
    kind: DecisionKind, en: str, ja: str, examples: tuple[str, str], group: str = DECISIONS
) -> Callable[[Answer], Answer]:
    """Register a phrase by the function that makes its answer; the gaps `player` and `source` are read here."""

    def register(answer: Answer) -> Answer:
        def make(player: str, source: str | None = None, **gaps: Any) -> Decision:
            return Decision(kind, player, answer(**gaps), source_id(source))

        make.__doc__ = answer.__doc__
        step("given when", group, en, ja, examples)(make)
        return answer

    return register


# -- yes or no --------------------------------------------------------------------------------------------------------


@decision(
    DecisionKind.MAY,
    "{player} (says|will say) {yes} to {source:object}",
    "{player}は{source:object}の任意の効果を{yes}",
    ('Alice says yes to "Obstinate Familiar"', "アリスは《頑固な使い魔》の任意の効果を使う"),
)
def say(yes: bool) -> bool:
    """Yes or no to an optional effect ("says no to", 使わない)."""
    return yes


@decision(
    DecisionKind.PAY,
    "{player} {pays} for {source:object}",
    "{player}は{source:object}のために{pays}",
    ('Bob declines to pay for "Mana Leak"', "ボブは《マナ漏出》のために支払わない"),
)
def pay(pays: bool) -> bool:
    """Yes or no to a cost offered while something resolves ("pays for", 支払う)."""
    return pays


@decision(
    DecisionKind.REVERSE_MANA_ABILITY,
    "{player} {reverses} the mana ability of {source:object}",
    "{player}は{source:object}のマナ能力を{reverses}",
    ('Alice reverses the mana ability of "Swamp"', "アリスは《沼》のマナ能力を取り消す"),
)
def reverse(reverses: bool) -> bool:
    """Whether a mana ability of an illegal attempt is reversed, CR 733.1 ("does not reverse", 取り消さない)."""
    return reverses


# -- choices ----------------------------------------------------------------------------------------------------------


@decision(
    DecisionKind.CHOOSE_OBJECT,
    "{player} (chooses|will choose) {objects}" + FOR_EN,
    "{player}は" + FOR_JA + "{objects}を選ぶ",
    ('Alice chooses "Grizzly Bears" for "Clone"', "アリスは《クローン》で《灰色熊》を選ぶ"),
)
def choose_objects(objects: tuple[str, ...]) -> tuple[str, ...]:
    """Objects."""
    return objects


@decision(
    DecisionKind.CHOOSE_OBJECT,
    "{player} (chooses|will choose) nothing" + FOR_EN,
    "{player}は" + FOR_JA + "何も選ばない",
    ('Alice chooses nothing for "Clone"', "アリスは《クローン》で何も選ばない"),
)
def choose_nothing() -> tuple[str, ...]:
    """No object, where none has to be chosen."""
    return ()


@decision(
    DecisionKind.CHOOSE_PLAYER,
    "{player} (chooses|will choose) {whom:players}" + FOR_EN,
    "{player}は" + FOR_JA + "{whom:players}を選ぶ",
    ('Alice chooses Bob for "Stuffy Doll"', "アリスは《ぬいぐるみ人形》でボブを選ぶ"),
)
def choose_player(whom: tuple[str, ...]) -> str | tuple[str, ...]:
    """A player; several where any number of them is chosen."""
    return whom if len(whom) > 1 else whom[0]


@decision(
    DecisionKind.CHOOSE_PLAYER,
    "{player} (chooses|will choose) no player" + FOR_EN,
    "{player}は" + FOR_JA + "どのプレイヤーも選ばない",
    ('Alice chooses no player for "Stuffy Doll"', "アリスは《ぬいぐるみ人形》でどのプレイヤーも選ばない"),
)
def choose_no_player() -> tuple[str, ...]:
    """No player, where none has to be chosen."""
    return ()


@decision(
    DecisionKind.CHOOSE_OPPONENT,
    "{player} (has|will have) {whom:player} choose for {source:object}",
    "{player}は{source:object}の選択を{whom:player}に任せる",
    ('Alice has Bob choose for "Cuombajj Witches"', "アリスは《クォムバッジの魔女》の選択をボブに任せる"),
)
def choose_opponent(whom: str) -> str:
    """Which opponent makes a choice for a spell (CR 601.7a)."""
    return whom


@decision(
    DecisionKind.CHOOSE_NUMBER,
    "{player} (chooses|will choose) {integer}" + FOR_EN,
    "{player}は" + FOR_JA + "数{integer}を選ぶ",
    ('Alice chooses 3 for "Void"', "アリスは《虚空》で数3を選ぶ"),
)
def choose_number(integer: int) -> int:
    """A number."""
    return integer


@decision(
    DecisionKind.CHOOSE_COLOR,
    "{player} (chooses|will choose) {color}" + FOR_EN,
    "{player}は" + FOR_JA + "{color}を選ぶ",
    ('Alice chooses blue for "City of Brass"', "アリスは《真鍮の都》で青を選ぶ"),
)
def choose_color(color: str) -> str:
    """A color (also of mana)."""
    return color


@decision(
    DecisionKind.CHOOSE_WORD,
    "{player} (chooses|will choose) the word {quoted}" + FOR_EN,
    "{player}は" + FOR_JA + "{quoted}という言葉を選ぶ",
    (
        'Alice chooses the word "Goblin" for "Engineered Plague"',
        "アリスは《仕組まれた疫病》で「ゴブリン」という言葉を選ぶ",
    ),
)
def choose_word(quoted: str) -> str:
    """A word: a creature type, one of several printed options ..."""
    return quoted


@decision(
    DecisionKind.CHOOSE_WORD,
    "{player} (chooses|will choose) the name {name}" + FOR_EN,
    "{player}は" + FOR_JA + "カード名{name}を選ぶ",
    ('Alice chooses the name "Shock" for "Meddling Mage"', "アリスは《翻弄する魔道士》でカード名《ショック》を選ぶ"),
)
def choose_name(name: str) -> str:
    """A card's name."""
    return name


# -- announcements of abilities that trigger, and choices for costs paid on resolution --------------------------------


@decision(
    DecisionKind.MODE,
    "{player} (chooses|will choose) modes? {numbers} for {source:object}",
    "{player}は{source:object}でモード{numbers}を選ぶ",
    ('Alice chooses mode 2 for "Charming Prince"', "アリスは《魅力的な王子》でモード2を選ぶ"),
)
def choose_modes(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Modes of a triggered ability, or those that another player chooses for a spell."""
    return tuple(str(number) for number in numbers)


@decision(
    DecisionKind.TARGET,
    "{player} (targets|will target) ({targets}|{nothing}) for {source:object}",
    "{player}は{source:object}で({targets}|{nothing})を対象とする",
    ('Alice targets "Ornithopter" for "Man-o\'-War"', "アリスは《大クラゲ》で《羽ばたき飛行機械》を対象とする"),
)
def choose_targets(targets: tuple[str, ...] | None, **_nothing: str | None) -> tuple[str, ...]:
    """Targets of a triggered ability, or those that another player chooses; one step an instance of "target"."""
    return targets or ()


@decision(
    DecisionKind.DIVISION,
    "{player} (divides|will divide) {numbers} for {source:object}",
    "{player}は{source:object}で{numbers}に割り振る",
    ('Alice divides 2 and 1 for "Bogardan Hellkite"', "アリスは《ボガーダンのヘルカイト》で2と1に割り振る"),
)
def divide(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """The division among the targets of a triggered ability."""
    return tuple(str(number) for number in numbers)


@decision(
    DecisionKind.X,
    "{player} (chooses|will choose) X={integer} for {source:object}",
    "{player}は{source:object}でXの値{integer}を選ぶ",
    ('Alice chooses X=3 for "Decree of Justice"', "アリスは《正義の命令》でXの値3を選ぶ"),
)
def choose_x(integer: int) -> int:
    """A value of X that is asked for while something triggers or resolves."""
    return integer


@decision(
    DecisionKind.HYBRID,
    "{player} (pays|will pay) {hybridsymbol} with {half:symbol} for {source:object}",
    "{player}は{source:object}の{hybridsymbol}を{half:symbol}で支払う",
    ('Alice pays {W/B} with {B} for "Blind Obedience"', "アリスは《盲従》の{W/B}を{B}で支払う"),
)
def pay_hybrid(hybridsymbol: str, half: str) -> str:  # noqa: ARG001 - the symbol is for the reader
    """How a hybrid symbol of a cost is paid while something resolves, or in a special action (CR 118.13b-c)."""
    return half


@decision(
    DecisionKind.PHYREXIAN,
    "{player} (pays|will pay) {hybridsymbol} with {life} for {source:object}",
    "{player}は{source:object}の{hybridsymbol}を{life}で支払う",
    ('Alice pays {R/P} with life for "Gut Shot"', "アリスは《はらわた撃ち》の{R/P}をライフで支払う"),
)
def pay_phyrexian(hybridsymbol: str, life: str) -> str:  # noqa: ARG001 - the symbol is for the reader
    """That a Phyrexian symbol of a cost is paid with life while something resolves; with its color: as a hybrid one."""
    return life


@decision(
    DecisionKind.MANA_ABILITY,
    "{player} (activates|will activate) ({cards}|no mana abilities) to pay for {source:object}",
    "{player}は{source:object}のために({cards}のマナ能力を起動する|マナ能力を起動しない)",
    ('Bob activates "Island" to pay for "Mana Leak"', "ボブは《マナ漏出》のために《島》のマナ能力を起動する"),
)
def activate_to_pay(cards: tuple[str, ...] | None) -> tuple[str, ...]:
    """Mana abilities activated for a cost paid while something resolves; without this step the engine makes mana."""
    return cards or ()


# -- cards ------------------------------------------------------------------------------------------------------------


@decision(
    DecisionKind.SCRY,
    "{player} (puts|will put) ({cards}|{nothing}) on the bottom" + FOR_EN,
    "{player}は" + FOR_JA + "({cards}|{nothing})を一番下に置く",
    ('Alice puts "Island" on the bottom for "Opt"', "アリスは《選択》で《島》を一番下に置く"),
)
def scry(cards: tuple[str, ...] | None, **_nothing: str | None) -> tuple[str, ...]:
    """What a scry puts on the bottom, in order; "nothing" (なし) keeps everything on top."""
    return cards or ()


@decision(
    DecisionKind.SEARCH,
    "{player} (finds|will find) ({cards}|{nothing})" + FOR_EN,
    "{player}は" + FOR_JA + "({cards}|{nothing})を見つける",
    ('Alice finds "Forest" for "Rampant Growth"', "アリスは《不屈の自然》で《森》を見つける"),
)
def search(cards: tuple[str, ...] | None, **_nothing: str | None) -> tuple[str, ...]:
    """What a search finds."""
    return cards or ()


@decision(
    DecisionKind.DISCARD,
    "{player} (discards|will discard) {cards}" + FOR_EN,
    "{player}は" + FOR_JA + "{cards}を捨てる",
    ('Bob discards "Shock" for "Mind Rot"', "ボブは《精神腐敗》で《ショック》を捨てる"),
)
def discard(cards: tuple[str, ...]) -> tuple[str, ...]:
    """What is discarded."""
    return cards


@decision(
    DecisionKind.SACRIFICE,
    "{player} (sacrifices|will sacrifice) {objects}" + FOR_EN,
    "{player}は" + FOR_JA + "{objects}を生け贄に捧げる",
    ('Bob sacrifices "Grizzly Bears" for "Diabolic Edict"', "ボブは《悪魔の布告》で《灰色熊》を生け贄に捧げる"),
)
def sacrifice(objects: tuple[str, ...]) -> tuple[str, ...]:
    """What is sacrificed."""
    return objects


@decision(
    DecisionKind.ORDER_CARDS,
    "{player} (orders|will order) {cards}" + FOR_EN,
    "{player}は" + FOR_JA + "{cards}の順に並べる",
    ('Alice orders "Island", "Opt" for "Ponder"', "アリスは《思案》で《島》、《選択》の順に並べる"),
)
def order_cards(cards: tuple[str, ...]) -> tuple[str, ...]:
    """An order of cards, the first on top."""
    return cards


# -- orders of effects ------------------------------------------------------------------------------------------------


@decision(
    DecisionKind.ORDER_TRIGGERS,
    "{player} (stacks|will stack) the abilities of {objects}",
    "{player}は{objects}の順に能力をスタックに置く",
    (
        'Alice stacks the abilities of "Standstill", "Greed"',
        "アリスは《行き詰まり》、《強欲》の順に能力をスタックに置く",
    ),
)
def order_triggers(objects: tuple[str, ...]) -> tuple[str, ...]:
    """The order in which a player's abilities that triggered go onto the stack, the first at the bottom (CR 603.3b)."""
    return objects


@decision(
    DecisionKind.REPLACEMENT,
    "{player} (applies|will apply) {whose:object} first",
    "{player}は最初に{whose:object}を適用する",
    ('Bob applies "Rest in Peace" first', "ボブは最初に《安らかなる眠り》を適用する"),
)
def replacement(whose: str) -> str:
    """Which of several replacement effects comes first (CR 616.1)."""
    return whose


@decision(
    DecisionKind.REDUCTION_ORDER,
    "{player} (reduces|will reduce) in the order {objects}",
    "{player}は{objects}の順に軽減する",
    (
        'Alice reduces in the order "Goblin Electromancer", "Helm of Awakening"',
        "アリスは《ゴブリンの電術師》、《覚醒の兜》の順に軽減する",
    ),
)
def reduction_order(objects: tuple[str, ...]) -> tuple[str, ...]:
    """The order in which cost reductions apply (CR 601.2f)."""
    return objects


@decision(
    DecisionKind.REDUCTION_HALF,
    "{player} (reduces|will reduce) {hybridsymbol} as {half:symbol}" + FOR_EN,
    "{player}は" + FOR_JA + "{hybridsymbol}を{half:symbol}として軽減する",
    (
        "Alice reduces {2/W} as {W}",
        "アリスは{2/W}を{W}として軽減する",
    ),
)
def reduction_half(hybridsymbol: str, half: str) -> str:  # noqa: ARG001 - the symbol is for the reader
    """The half that counts of a hybrid symbol in a reduction (CR 118.7e); one step a symbol, in order."""
    return half


# -- casting while something resolves ---------------------------------------------------------------------------------


@step(
    "given when",
    DECISIONS,
    "{player} will cast {face} for {source:object}{clauses}",
    "{player}は{source:object}で、{clauses}{face}を唱えることにする",
    (
        'Alice will cast "Shock" for "Bloodbraid Elf", targeting Bob',
        "アリスは《血編み髪のエルフ》で、ボブを対象とし、《ショック》を唱えることにする",
    ),
    rows=True,
)
def cast_then(player: str, face: tuple[str, str | None], source: str, clauses: Said) -> Decision:
    """A spell cast while something resolves, with everything announced."""
    card, name = face
    more = {"face": name} if name and "face" not in clauses else {}
    return Decision(DecisionKind.CAST, player, Cast(player, card, announcement(clauses, **more)), source_id(source))


@decision(
    DecisionKind.CAST,
    "{player} will cast nothing" + FOR_EN,
    "{player}は" + FOR_JA + "何も唱えないことにする",
    ('Alice will cast nothing for "Rift Bolt"', "アリスは《裂け目の稲妻》で何も唱えないことにする"),
)
def cast_nothing() -> tuple[str, ...]:
    """No spell is cast, though one could be."""
    return ()


# -- what is random ---------------------------------------------------------------------------------------------------


@decision(
    DecisionKind.COIN,
    "{player} {wins} the coin flip" + FOR_EN,
    "{player}は" + FOR_JA + "コイン投げに{wins}",
    ("Alice wins the coin flip", "アリスはコイン投げに勝つ"),
)
def coin(wins: bool) -> bool:
    """How a coin flip ends ("loses", 負ける)."""
    return wins


@decision(
    DecisionKind.DIE,
    "{player} rolls {number}" + FOR_EN,
    "{player}は" + FOR_JA + "サイコロで{number}を出す",
    ("Alice rolls 6", "アリスはサイコロで6を出す"),
)
def die(number: int) -> int:
    """The result of a die."""
    return number


@decision(
    DecisionKind.DIE,
    "{player} rolls {planarface} on the planar die" + FOR_EN,
    "{player}は" + FOR_JA + "次元ダイスで{planarface}を出す",
    ("Alice rolls chaos on the planar die", "アリスは次元ダイスでカオス・シンボルを出す"),
)
def planar_die(planarface: str) -> str:
    """What the planar die shows: the Planeswalker symbol, chaos, or a blank."""
    return planarface


@decision(
    DecisionKind.RANDOM_CARD,
    "the cards? at random of {player} (is|are) {cards}" + FOR_EN,
    "{player}の無作為のカードは" + FOR_JA + "{cards}である",
    (
        'the card at random of Bob is "Shock" for "Hymn to Tourach"',
        "ボブの無作為のカードは《トーラックへの賛歌》で《ショック》である",
    ),
)
def random_cards(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Which cards a random choice takes."""
    return cards


@decision(
    DecisionKind.LIBRARY_ORDER,
    "{player}'s library is shuffled to {cards}",
    "{player}のライブラリーは切り直されて{cards}の順になる",
    (
        'Alice\'s library is shuffled to "Island", "Opt"',
        "アリスのライブラリーは切り直されて《島》、《選択》の順になる",
    ),
)
def library_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The order of a library after a shuffle, top first."""
    return cards
