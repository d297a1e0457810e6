"""Actions, and the decisions that go with them: what a case does with an engine."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from conformance.position import Step

Zone = Literal[
    "hand", "library", "graveyard", "exile", "command", "battlefield", "stack", "planar deck", "scheme deck"
]  # fmt: skip


class DecisionKind(StrEnum):
    """The closed list of what a player can be asked.

    The first group are the announcements of CR 601.2b-h, in the order in which the rule has them; a cast carries their
    answers itself. The second group comes up at any time and is answered by a `Decision`.
    """

    MODE = "mode"
    SPLICE = "splice"
    ALTERNATIVE_COST = "alternative cost"
    ADDITIONAL_COST = "additional cost"
    X = "x"
    HYBRID = "hybrid"
    PHYREXIAN = "phyrexian"
    TARGET_COUNT = "target count"
    TARGET = "target"
    DIVISION = "division"
    MANA_ABILITY = "mana ability"
    PAYMENT = "payment"

    MAY = "may"  # yes or no to an optional effect
    PAY = "pay"  # yes or no to a cost offered on resolution
    CHOOSE_OBJECT = "choose object"
    CHOOSE_PLAYER = "choose player"
    CHOOSE_NUMBER = "choose number"
    CHOOSE_COLOR = "choose color"
    CHOOSE_WORD = "choose word"  # a name, a creature type, one of several printed options
    ORDER_TRIGGERS = "order triggers"  # CR 603.3b
    ORDER_CARDS = "order cards"
    SCRY = "scry"  # the cards put on the bottom
    SEARCH = "search"  # the cards found
    DISCARD = "discard"
    SACRIFICE = "sacrifice"
    CAST = "cast"  # cast a card while something resolves, or not (an empty answer)
    REPLACEMENT = "replacement"  # which of several replacement effects comes first, CR 616.1
    REDUCTION_ORDER = "reduction order"  # CR 601.2f
    REDUCTION_HALF = "reduction half"  # CR 118.7e
    REVERSE_MANA_ABILITY = "reverse mana ability"  # CR 733.1
    CHOOSE_OPPONENT = "choose opponent"  # CR 601.7a

    COIN = "coin"
    DIE = "die"
    RANDOM_CARD = "random card"
    LIBRARY_ORDER = "library order"


class ManaActivation(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A mana ability activated in the window of CR 601.2g; `produces` names the symbols where there is a choice."""

    source: str
    produces: tuple[str, ...] = ()
    cost_objects: tuple[str, ...] = ()  # what is sacrificed, tapped ... for it, where there is a choice
    ability: int | None = None  # which of the source's mana abilities, from 1, where there are several


class Payment(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One mana of the pool spent on one symbol of the total cost."""

    symbol: str  # the mana spent: W U B R G C
    source: str | None = None  # the source of that mana, where it matters


class Announcement(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything announced and paid for one spell or ability, in the order of CR 601.2."""

    method: str | None = None  # an alternative method of casting: flashback, morph, prototype, bestow, escape ...
    face: str | None = None  # the half, face or Adventure that is cast
    modes: tuple[int, ...] = ()  # printed modes, from 1, in the order chosen
    splice: tuple[str, ...] = ()
    alternative: str | None = None  # a keyword ("evoke"), or the name of the card whose text offers the cost
    additional: dict[str, int] = {}  # optional additional costs announced: {"kicker": 1}, {"multikicker": 2}
    x: int | None = None
    hybrid: tuple[str, ...] = ()  # for each hybrid symbol in order, what is paid for it: "W", "2"
    phyrexian: tuple[str, ...] = ()  # for each Phyrexian symbol in order: "life" or its color
    targets: tuple[tuple[str, ...], ...] = ()  # a list an instance of the word "target"
    division: tuple[tuple[int, ...], ...] = ()  # beside `targets`
    mana: tuple[ManaActivation, ...] | None = None  # None: the engine makes mana as it likes
    payment: tuple[Payment, ...] | None = None  # None: the engine pays as it likes
    cost_objects: dict[str, tuple[str, ...]] = {}  # "sacrifice", "discard", "exile", "tap", "return", "reveal" -> ids
    pay_order: tuple[str, ...] = ()  # the order of paying: "mana", "life", "sacrifice", "tap" ...; empty: any


class Decision(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A typed answer to a choice that comes up during an action.

    `answer` is yes/no for may, pay and reversals; a number; a word, an id or a player's name; a list of ids, in order;
    or, for a cast during resolution, the cast itself (an empty list: no cast).
    """

    kind: DecisionKind
    player: str
    answer: bool | int | str | tuple[str, ...] | Cast
    source: str | None = None  # the object that asks; None: any


class _Action(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    decisions: tuple[Decision, ...] = ()
    prelude: bool = False  # builds the position; when it goes wrong the case is unsupported, never failed
    stop_at: DecisionKind | None = None  # stop at the first such choice, so that the moment can be observed


class Cast(_Action, frozen=True, tag="cast"):
    """A player tries to cast a spell (CR 601.2), with every announcement."""

    player: str
    card: str
    announced: Announcement = Announcement()


class Activate(_Action, frozen=True, tag="activate"):
    """A player tries to activate an ability (CR 602.2), mana abilities included."""

    player: str
    source: str
    ability: int | None = None  # which activated ability of the source, from 1, where there are several
    announced: Announcement = Announcement()


class PlayLand(_Action, frozen=True, tag="play land"):
    """A player tries to play a land (CR 305.1)."""

    player: str
    card: str


class Special(_Action, frozen=True, tag="special"):
    """A player tries to take a special action (CR 116.2): turn face up, suspend, foretell."""

    player: str
    card: str
    what: Literal["turn face up", "suspend", "foretell", "plot"]
    announced: Announcement = Announcement()


class Pass(_Action, frozen=True, tag="pass"):
    """One player passes priority once (CR 117.3d)."""

    player: str


class Resolve(_Action, frozen=True, tag="resolve"):
    """All players pass in turn order until the object now on top of the stack has left it (CR 117.4)."""


class Advance(_Action, frozen=True, tag="advance"):
    """All players pass until that step of that player's turn, or of the next turn that has it, gives priority."""

    step: Step
    player: str | None = None


class Attack(_Action, frozen=True, tag="attack"):
    """Attackers are declared (CR 508.1): attacker's id -> the player or planeswalker attacked."""

    player: str
    attackers: dict[str, str]


class Block(_Action, frozen=True, tag="block"):
    """Blockers are declared (CR 509.1): blocker's id -> the attacker it blocks."""

    player: str
    blockers: dict[str, str]


Action = Cast | Activate | PlayLand | Special | Pass | Resolve | Advance | Attack | Block
