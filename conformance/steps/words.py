"""The words that step phrases are made of: for each value of a case, how English and Japanese say it.

Each table maps a value to its English and Japanese forms; where a language has several, the first is the one printed.
"""

from __future__ import annotations

from typing import Any

from conformance.actions import DecisionKind
from conformance.position import Step

Forms = tuple[str, ...]
Table = dict[Any, tuple[Forms, Forms]]


def _table(rows: dict[Any, tuple[str, str]]) -> Table:
    return {value: (tuple(en.split("|")), tuple(ja.split("|"))) for value, (en, ja) in rows.items()}


STEPS: Table = _table(
    {
        Step.UNTAP: ("untap step", "アンタップ・ステップ"),
        Step.UPKEEP: ("upkeep|upkeep step", "アップキープ|アップキープ・ステップ"),
        Step.DRAW: ("draw step", "ドロー・ステップ"),
        Step.PRECOMBAT_MAIN: ("precombat main phase", "戦闘前メイン・フェイズ"),
        Step.BEGINNING_OF_COMBAT: ("beginning of combat|beginning of combat step", "戦闘開始ステップ"),
        Step.DECLARE_ATTACKERS: ("declare attackers step", "攻撃クリーチャー指定ステップ"),
        Step.DECLARE_BLOCKERS: ("declare blockers step", "ブロック・クリーチャー指定ステップ"),
        Step.COMBAT_DAMAGE: ("combat damage step", "戦闘ダメージ・ステップ"),
        Step.END_OF_COMBAT: ("end of combat|end of combat step", "戦闘終了ステップ"),
        Step.POSTCOMBAT_MAIN: ("postcombat main phase", "戦闘後メイン・フェイズ"),
        Step.END: ("end step", "終了ステップ"),
        Step.CLEANUP: ("cleanup step", "クリンナップ・ステップ"),
    }
)

# A player's own zones as a place where cards are: "in hand", "in her graveyard".
PLACES: Table = _table(
    {
        "hand": ("in hand|in her hand|in his hand|in their hand", "手札"),
        "graveyard": ("in her graveyard|in his graveyard|in their graveyard", "墓地"),
        "exile": ("in exile", "追放領域"),
        "command": ("in the command zone", "統率領域"),
        "outside": ("outside the game", "ゲームの外部"),
        "planar_deck": ("in her planar deck|in his planar deck|in their planar deck", "次元デッキ"),
        "scheme_deck": ("in her scheme deck|in his scheme deck|in their scheme deck", "計略デッキ"),
    }
)

COUNTED: Table = _table(
    {
        "hand": ("in hand|in her hand|in his hand|in their hand", "手札"),
        "library": ("in her library|in his library|in their library", "ライブラリー"),
        "graveyard": ("in her graveyard|in his graveyard|in their graveyard", "墓地"),
        "exile": ("in exile", "追放領域"),
        "command": ("in the command zone", "統率領域"),
    }
)

# "in Alice's hand"
OWNED: Table = _table(
    {
        "hand": ("hand", "手札"),
        "library": ("library", "ライブラリー"),
        "graveyard": ("graveyard", "墓地"),
        "command": ("command zone", "統率領域"),
        "planar deck": ("planar deck", "次元デッキ"),
        "scheme deck": ("scheme deck", "計略デッキ"),
    }
)

SHARED: Table = _table(
    {
        "battlefield": ("on the battlefield", "戦場"),
        "stack": ("on the stack", "スタック"),
        "exile": ("in exile", "追放領域"),
        "command": ("in the command zone", "統率領域"),
    }
)

# What of a player's may be named in "nothing has changed except ...".
PARTS: Table = _table(
    {
        "pool": ("mana pool", "マナ・プール"),
        "life": ("life total", "ライフ総量"),
        "counters": ("counters", "カウンター"),
        "hand": ("hand", "手札"),
        "library": ("library", "ライブラリー"),
        "graveyard": ("graveyard", "墓地"),
    }
)

COLORS: Table = _table(
    {"W": ("white", "白"), "U": ("blue", "青"), "B": ("black", "黒"), "R": ("red", "赤"), "G": ("green", "緑")}
)
COLORS_OR_NONE: Table = {**COLORS, "colorless": (("colorless",), ("無色",))}

CHOSEN_WORDS: Table = _table(
    {
        "creature type": ("creature type", "クリーチャー・タイプ"),
        "card type": ("card type", "カード・タイプ"),
        "basic land type": ("basic land type", "基本土地タイプ"),
        "word": ("word", "言葉"),
    }
)

TYPES: Table = _table(
    {
        "Artifact": ("artifact", "アーティファクト"),
        "Battle": ("battle", "バトル"),
        "Creature": ("creature", "クリーチャー"),
        "Enchantment": ("enchantment", "エンチャント"),
        "Instant": ("instant", "インスタント"),
        "Land": ("land", "土地"),
        "Planeswalker": ("planeswalker", "プレインズウォーカー"),
        "Sorcery": ("sorcery", "ソーサリー"),
        "Kindred": ("kindred", "同族"),
        "Basic": ("basic", "基本"),
        "Legendary": ("legendary", "伝説の"),
        "Snow": ("snow", "氷雪"),
        "World": ("world", "ワールド"),
    }
)

COUNTERS: Table = _table(
    {
        "+1/+1": ("+1/+1", "+1/+1"),
        "-1/-1": ("-1/-1", "-1/-1"),
        "+1/+0": ("+1/+0", "+1/+0"),
        "age": ("age", "経年"),
        "charge": ("charge", "蓄積"),
        "defense": ("defense", "守備"),
        "divinity": ("divinity", "信仰"),
        "energy": ("energy", "エネルギー"),
        "experience": ("experience", "経験"),
        "fade": ("fade", "消散"),
        "finality": ("finality", "終局"),
        "flying": ("flying", "飛行"),
        "ice": ("ice", "氷"),
        "indestructible": ("indestructible", "破壊不能"),
        "level": ("level", "Lv"),
        "lore": ("lore", "伝承"),
        "loyalty": ("loyalty", "忠誠"),
        "oil": ("oil", "油"),
        "poison": ("poison", "毒"),
        "quest": ("quest", "探索"),
        "shield": ("shield", "盾"),
        "stun": ("stun", "麻痺"),
        "storage": ("storage", "貯蔵"),
        "time": ("time", "時間"),
        "verse": ("verse", "詩句"),
        "void": ("void", "虚無"),
    }
)

# Alternative methods of casting (CR 601.2b): where a card is cast from or what it becomes is part of them.
METHODS: Table = _table(
    {
        "adventure": ("adventure", "出来事"),
        "aftermath": ("aftermath", "余波"),
        "bestow": ("bestow", "授与"),
        "disguise": ("disguise", "変装"),
        "disturb": ("disturb", "降霊"),
        "embalm": ("embalm", "不朽"),
        "escape": ("escape", "脱出"),
        "eternalize": ("eternalize", "永遠"),
        "flashback": ("flashback", "フラッシュバック"),
        "foretell": ("foretell", "予顕"),
        "freerunning": ("freerunning", "フリーランニング"),
        "harmonize": ("harmonize", "調和"),
        "jump-start": ("jump-start", "再活"),
        "madness": ("madness", "マッドネス"),
        "mayhem": ("mayhem", "メイヘム"),
        "megamorph": ("megamorph", "大変異"),
        "miracle": ("miracle", "奇跡"),
        "morph": ("morph", "変異"),
        "mutate": ("mutate", "変容"),
        "plot": ("plot", "計画"),
        "prototype": ("prototype", "試作"),
        "retrace": ("retrace", "回顧"),
        "suspend": ("suspend", "待機"),
        "unearth": ("unearth", "蘇生"),
        "warp": ("warp", "ワープ"),
    }
)

# Keywords whose cost is an alternative cost (CR 118.9).
ALTERNATIVES: Table = _table(
    {
        "blitz": ("blitz", "奇襲"),
        "cleave": ("cleave", "切除"),
        "dash": ("dash", "疾駆"),
        "emerge": ("emerge", "現出"),
        "evoke": ("evoke", "想起"),
        "impending": ("impending", "兆候"),
        "more than meets the eye": ("more than meets the eye", "見た目以上のもの"),
        "overload": ("overload", "超過"),
        "prowl": ("prowl", "徘徊"),
        "sneak": ("sneak", "潜入"),
        "spectacle": ("spectacle", "絢爛"),
        "surge": ("surge", "怒濤"),
    }
)

# Optional additional costs (CR 118.8b).
ADDITIONALS: Table = _table(
    {
        "additional cost": ("the additional cost", "追加コスト"),
        "awaken": ("awaken", "覚醒"),
        "bargain": ("bargain", "協約"),
        "buyback": ("buyback", "バイバック"),
        "casualty": ("casualty", "犠牲"),
        "conspire": ("conspire", "共謀"),
        "entwine": ("entwine", "双呪"),
        "escalate": ("escalate", "増呪"),
        "gift": ("gift", "贈呈"),
        "kicker": ("kicker", "キッカー"),
        "multikicker": ("multikicker", "多重キッカー"),
        "offering": ("offering", "献身"),
        "offspring": ("offspring", "新生"),
        "replicate": ("replicate", "複製"),
        "spree": ("spree", "放題"),
        "squad": ("squad", "分隊"),
        "strive": ("strive", "奮励"),
    }
)

KEYWORDS: Table = _table(
    {
        "changeling": ("changeling", "多相"),
        "deathtouch": ("deathtouch", "接死"),
        "defender": ("defender", "防衛"),
        "devoid": ("devoid", "欠色"),
        "double strike": ("double strike", "二段攻撃"),
        "first strike": ("first strike", "先制攻撃"),
        "flash": ("flash", "瞬速"),
        "flying": ("flying", "飛行"),
        "haste": ("haste", "速攻"),
        "hexproof": ("hexproof", "呪禁"),
        "indestructible": ("indestructible", "破壊不能"),
        "infect": ("infect", "感染"),
        "intimidate": ("intimidate", "威嚇"),
        "lifelink": ("lifelink", "絆魂"),
        "menace": ("menace", "威迫"),
        "reach": ("reach", "到達"),
        "shadow": ("shadow", "シャドー"),
        "shroud": ("shroud", "被覆"),
        "storm": ("storm", "ストーム"),
        "suspend": ("suspend", "待機"),
        "trample": ("trample", "トランプル"),
        "unleash": ("unleash", "解放"),
        "vigilance": ("vigilance", "警戒"),
        "ward": ("ward", "護法"),
        "wither": ("wither", "萎縮"),
    }
)

# What a player does with objects to pay a cost. English: the participle; Japanese: what follows the object.
COST_WORDS: Table = _table(
    {
        "sacrifice": ("sacrificing", "を生け贄に捧げ"),
        "discard": ("discarding", "を捨て"),
        "exile": ("exiling", "を追放し"),
        "return": ("returning", "を手札に戻し"),
        "tap": ("tapping", "をタップし"),
        "untap": ("untapping", "をアンタップし"),
        "reveal": ("revealing", "を公開し"),
        "put on library": ("putting on the library", "をライブラリーに置き"),
        "convoke": ("convoking with", "で召集し"),
        "improvise": ("improvising with", "で即席し"),
        "delve": ("delving", "を探査し"),
        "crew": ("crewing with", "を搭乗させ"),
    }
)

# Parts of a cost, to say in which order they are paid.
COST_PARTS: Table = _table(
    {
        "mana": ("mana", "マナ"),
        "life": ("life", "ライフ"),
        "sacrifice": ("sacrifice", "生け贄"),
        "sacrifice self": ("sacrificing itself", "それ自身の生け贄"),
        "discard": ("discard", "手札"),
        "discard self": ("discarding itself", "それ自身の手札"),
        "discard at random": ("random discard", "無作為の手札"),
        "exile": ("exile", "追放"),
        "exile self": ("exiling itself", "それ自身の追放"),
        "exile from library": ("exile from the library", "ライブラリーからの追放"),
        "mill": ("mill", "切削"),
        "tap": ("tap", "タップ"),
        "tap self": ("tapping itself", "それ自身のタップ"),
        "untap self": ("untapping itself", "それ自身のアンタップ"),
        "return": ("return", "手札に戻すこと"),
        "reveal": ("reveal", "公開"),
        "remove counters": ("remove counters", "カウンターの除去"),
        "add counters": ("add counters", "カウンターの配置"),
        "draw": ("draw", "ドロー"),
        "put on library": ("put on the library", "ライブラリーに置くこと"),
    }
)

RESTRICTIONS: Table = _table(
    {
        "creature spells": ("creature spells", "クリーチャー・呪文"),
        "artifact spells": ("artifact spells", "アーティファクト・呪文"),
        "instant and sorcery spells": ("instant and sorcery spells", "インスタント・呪文やソーサリー・呪文"),
        "activated abilities": ("activated abilities", "起動型能力"),
    }
)

SPECIAL: Table = _table(
    {
        "suspend": ("suspends|has suspended|tries to suspend", "待機させる|待機させた|待機させようとする"),
        "foretell": ("foretells|has foretold|tries to foretell", "予顕する|予顕した|予顕しようとする"),
        "plot": ("plots|has plotted|tries to plot", "計画する|計画した|計画しようとする"),
    }
)

CHOICES: Table = _table(
    {
        DecisionKind.MODE: ("modes", "モード"),
        DecisionKind.SPLICE: ("splice", "連繋"),
        DecisionKind.ALTERNATIVE_COST: ("alternative cost", "代替コスト"),
        DecisionKind.ADDITIONAL_COST: ("additional costs", "追加コスト"),
        DecisionKind.X: ("X", "Xの値"),
        DecisionKind.HYBRID: ("hybrid mana", "混成マナ"),
        DecisionKind.PHYREXIAN: ("Phyrexian mana", "ファイレクシア・マナ"),
        DecisionKind.TARGET_COUNT: ("number of targets", "対象の数"),
        DecisionKind.TARGET: ("targets", "対象"),
        DecisionKind.DIVISION: ("division", "割り振り"),
        DecisionKind.MANA_ABILITY: ("mana abilities", "マナ能力"),
        DecisionKind.PAYMENT: ("payment", "支払い"),
        DecisionKind.MAY: ("optional effect", "任意の効果"),
        DecisionKind.PAY: ("offered cost", "解決中のコスト"),
        DecisionKind.CHOOSE_OBJECT: ("object", "オブジェクト"),
        DecisionKind.CHOOSE_PLAYER: ("player", "プレイヤー"),
        DecisionKind.CHOOSE_NUMBER: ("number", "数"),
        DecisionKind.CHOOSE_COLOR: ("color", "色"),
        DecisionKind.CHOOSE_WORD: ("word", "言葉"),
        DecisionKind.ORDER_TRIGGERS: ("order of triggered abilities", "誘発型能力の順番"),
        DecisionKind.ORDER_CARDS: ("order of cards", "カードの順番"),
        DecisionKind.SCRY: ("scry", "占術"),
        DecisionKind.SEARCH: ("search", "探すカード"),
        DecisionKind.DISCARD: ("discard", "捨てるカード"),
        DecisionKind.SACRIFICE: ("sacrifice", "生け贄"),
        DecisionKind.CAST: ("cast", "唱えるカード"),
        DecisionKind.REPLACEMENT: ("replacement effects", "置換効果"),
        DecisionKind.REDUCTION_ORDER: ("order of cost reductions", "軽減の順番"),
        DecisionKind.REDUCTION_HALF: ("half of a reduction", "軽減の混成の半分"),
        DecisionKind.REVERSE_MANA_ABILITY: ("reversal of mana abilities", "マナ能力の取り消し"),
        DecisionKind.CHOOSE_OPPONENT: ("opponent", "対戦相手"),
        DecisionKind.COIN: ("coin flip", "コイン投げ"),
        DecisionKind.DIE: ("die roll", "サイコロ"),
        DecisionKind.RANDOM_CARD: ("random card", "無作為のカード"),
        DecisionKind.LIBRARY_ORDER: ("order of the library", "ライブラリーの順番"),
    }
)

# Creature types and other subtypes that Japanese scenarios use; any other is read in its English form.
SUBTYPES_JA: dict[str, str] = {
    "天使": "Angel", "オーラ": "Aura", "熊": "Bear", "クレリック": "Cleric", "ドラゴン": "Dragon", "ドルイド": "Druid",
    "エルドラージ": "Eldrazi", "エレメンタル": "Elemental", "エルフ": "Elf", "装備品": "Equipment", "森": "Forest",
    "巨人": "Giant", "ゴブリン": "Goblin", "ゴーレム": "Golem", "人間": "Human", "島": "Island", "トカゲ": "Lizard",
    "マーフォーク": "Merfolk", "山": "Mountain", "平地": "Plains", "ならず者": "Rogue", "かかし": "Scarecrow",
    "兵士": "Soldier", "スピリット": "Spirit", "沼": "Swamp", "スラル": "Thrull", "戦士": "Warrior",
    "ウィザード": "Wizard", "ゾンビ": "Zombie", "吸血鬼": "Vampire", "騎士": "Knight", "猫": "Cat",
    "構築物": "Construct",
    "宝物": "Treasure", "食物": "Food", "手掛かり": "Clue", "機体": "Vehicle", "秘儀": "Arcane", "苗木": "Saproling",
}  # fmt: skip

# The usual players; a Japanese scenario may name others as it likes.
PLAYERS_JA: dict[str, str] = {
    "アリス": "Alice", "ボブ": "Bob", "キャロル": "Carol", "デイヴ": "Dave", "イヴ": "Eve", "フランク": "Frank",
}  # fmt: skip

NUMBERS_EN: dict[str, int] = {
    word: number
    for number, word in enumerate(
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    )
} | {"a": 1, "an": 1, "zero": 0}
TIMES_EN: dict[str, int] = {"once": 1, "twice": 2}

# What is so or is not so.
BEING = _table({True: ("is|are", "ある"), False: ("is not|are not", "ない|はない")})
HAVING = _table({True: ("has", "持っている"), False: ("does not have", "持っていない")})
WAS = _table({True: ("was", "いる"), False: ("was not", "いない")})
TAPPED = _table({True: ("tapped", "タップ状態"), False: ("untapped", "アンタップ状態")})
SEES = _table({True: ("can see", "見ることができる"), False: ("cannot see", "見ることができない")})
FACING = _table({True: ("face down", "裏向き"), False: ("face up", "表向き")})
IN_GAME = _table({True: ("still in", "まだゲームに残っている"), False: ("out of", "敗北している")})
YES = _table({True: ("yes", "使う"), False: ("no", "使わない")})
PAYS = _table({True: ("pays|will pay", "支払う"), False: ("declines to pay|will decline to pay", "支払わない")})
REVERSES = _table(
    {True: ("reverses|will reverse", "取り消す"), False: ("does not reverse|will not reverse", "取り消さない")}
)
WINS = _table({True: ("wins|will win", "勝つ"), False: ("loses|will lose", "負ける")})
PLANAR_DIE = _table(  # CR 901.3a
    {
        "planeswalker": ("the Planeswalker symbol", "プレインズウォーカー・シンボル"),
        "chaos": ("chaos", "カオス・シンボル"),
        "blank": ("a blank", "空白"),
    }
)
SNOW = _table({True: ("snow ", "氷雪の")})

# Where an object is or may be looked at face down, and parts of phrases that have one form.
BOARD = _table({"battlefield": ("battlefield", "戦場"), "stack": ("stack", "スタック")})
NOTHING = _table({"nothing": ("nothing", "なし")})
NO_COST = _table({"": ("no mana cost", "にはマナ・コストがない")})
LIFE = _table({"life": ("life", "ライフ")})
