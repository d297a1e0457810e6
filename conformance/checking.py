"""Trying an adapter: a handful of tiny cases that say in plain words what is missing; the first thing an author runs.

The position needs no more than basic lands and two famous cards, and each trial stands on the ones before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct

from conformance.actions import Announcement, Cast, PlayLand, Resolve
from conformance.errors import EngineTrouble
from conformance.port import Capabilities, Engine, Outcome, Unsupported
from conformance.position import Card, Permanent, Player, Position, Step
from conformance.viewing import Found, View

Word = Literal["good", "missing", "wrong", "broken"]


class Trial(Struct, frozen=True):
    """One thing that was tried, and how it went."""

    what: str
    word: Word
    said: str = ""  # what is missing or wrong, and what to do


def check_adapter(engine: Engine, revision: str) -> Iterator[Trial]:
    """Try an adapter step by step; ends early where nothing can be tried any more."""
    try:
        capabilities = engine.initialize(revision)
    except EngineTrouble as trouble:
        yield Trial("initialize", "broken", _with_log(trouble))
        return
    yield Trial("initialize", "good", _introduction(capabilities))
    for what, trial in TRIALS:
        try:
            wrong = trial(engine)
        except Unsupported as no:
            yield Trial(what, "missing", f"the engine says that it cannot: {no.what}")
        except EngineTrouble as trouble:
            yield Trial(what, "broken", _with_log(trouble))
            return
        except Exception as crash:
            yield Trial(what, "broken", f"the engine crashed: {type(crash).__name__}: {crash}")
            return
        else:
            yield Trial(what, "wrong" if wrong else "good", wrong or "")
    yield from _claims(capabilities)


def _with_log(trouble: EngineTrouble) -> str:
    last = trouble.log.strip().splitlines()[-1:]
    return f"{trouble}{f'; its last words: {last[0]}' if last else ''}"


def _introduction(capabilities: Capabilities) -> str:
    edition = f", plays by {', '.join(capabilities.revisions)}" if capabilities.revisions else ""
    return f"{capabilities.engine} {capabilities.version}{edition}"


def _claims(capabilities: Capabilities) -> Iterator[Trial]:
    """What the engine says of itself that costs it cases."""
    if not capabilities.moments:
        said = 'it does not tell at which moment an attempt is refused; say "moments": true if it does'
        yield Trial("moments of legality", "missing", said)
    for name, what in _AREAS.items():
        if not getattr(capabilities, name):
            said = f'"{name}" does not say {what}: every case is tried, and has to be answered "unsupported" one by one'
            yield Trial("capabilities", "missing", said)


_AREAS = {
    "settable": "what can be set up",
    "decides": "which choices an adapter can make",
    "observes": "what can be seen",
}


# -- the trials -------------------------------------------------------------------------------------------------------

LANDS = Position(
    players=(Player("Alice", life=17, hand=(Card("Mountain", "Mountain"),)), Player("Bob")),
    battlefield=(Permanent("Forest", "Forest", "Bob", "Bob", tapped=True),),
    active_player="Alice",
)
UPKEEP = Position(LANDS.players, battlefield=LANDS.battlefield, active_player="Alice", step=Step.UPKEEP)
BEARS = Position(
    players=(Player("Alice", hand=(Card("Grizzly Bears", "Grizzly Bears"),)), Player("Bob")),
    battlefield=tuple(Permanent(f"Forest#{number}", "Forest", "Alice", "Alice") for number in (1, 2)),
    active_player="Alice",
)
BOLT = Position(
    players=(Player("Alice", hand=(Card("Lightning Bolt", "Lightning Bolt"),)), Player("Bob")),
    battlefield=(Permanent("Mountain", "Mountain", "Alice", "Alice"),),
    active_player="Alice",
)


def _position_comes_back(engine: Engine) -> str | None:
    engine.setup(LANDS, 0)
    view = View(engine.observe())
    if [player.name for player in view.position.players] != ["Alice", "Bob"]:
        return "the players are not Alice and Bob, in turn order"
    alice = view.player("Alice")
    if "life" not in view.position.omitted and alice.life != 17:
        return f"Alice has {alice.life} life, not 17"
    forest = view.find("Forest")
    if not _is(forest, "battlefield"):
        return "Bob's Forest is not on the battlefield under its id"
    if not getattr(forest.thing, "tapped", False):  # type: ignore[union-attr]
        return "Bob's Forest is not tapped"
    return None if _is(view.find("Mountain"), "hand") else "Alice's Mountain is not in her hand under its id"


def _is(found: Found | None, zone: str) -> bool:
    return found is not None and found.zone == zone


def _second_setup_forgets_the_first(engine: Engine) -> str | None:
    engine.setup(BEARS, 0)
    engine.setup(LANDS, 1)
    view = View(engine.observe())
    return "what a first setup made is still there after a second" if view.find("Grizzly Bears") else None


def _land_is_played(engine: Engine) -> str | None:
    engine.setup(LANDS, 0)
    outcome = _acted(engine.act(PlayLand("Alice", "Mountain")))
    if outcome.outcome != "ok":
        return f"playing a land in the main phase is {outcome.outcome}: {outcome.message}"
    return None if _is(View(engine.observe()).find("Mountain"), "battlefield") else "the land is not on the battlefield"


def _land_is_refused(engine: Engine) -> str | None:
    engine.setup(UPKEEP, 0)
    before = engine.observe()
    outcome = _acted(engine.act(PlayLand("Alice", "Mountain")))
    if outcome.outcome != "illegal":
        return "a land is played in the upkeep: an adapter asks the engine whether its players could do that"
    return None if engine.observe() == before else "the refused attempt left a mark on the position (CR 733.1)"


def _creature_is_cast(engine: Engine) -> str | None:
    engine.setup(BEARS, 0)
    outcome = _acted(engine.act(Cast("Alice", "Grizzly Bears")))
    if outcome.outcome != "ok":
        return f"casting Grizzly Bears with two Forests is {outcome.outcome}: {outcome.message}"
    if not _is(View(engine.observe()).find("Grizzly Bears"), "stack"):
        return "the spell is not on the stack after the cast: it resolves too early, or goes by another id"
    outcome = _acted(engine.act(Resolve()))
    if outcome.outcome != "ok":
        return f"resolving it is {outcome.outcome}: {outcome.message}"
    return None if _is(View(engine.observe()).find("Grizzly Bears"), "battlefield") else "it did not resolve"


def _spell_has_its_target(engine: Engine) -> str | None:
    engine.setup(BOLT, 0)
    bolt = Announcement(targets=(("Bob",),))
    outcome = _acted(engine.act(Cast("Alice", "Lightning Bolt", bolt)))
    if outcome.outcome != "ok":
        return f"casting Lightning Bolt at Bob is {outcome.outcome}: {outcome.message}"
    _acted(engine.act(Resolve()))
    life = View(engine.observe()).player("Bob").life
    return None if life == 17 else f"Bob has {life} life after a Lightning Bolt, not 17"


def _acted(outcome: Outcome) -> Outcome:
    if outcome.outcome == "unsupported":
        raise Unsupported(outcome.message or "the action")
    return outcome


TRIALS: tuple[tuple[str, Callable[[Engine], str | None]], ...] = (
    ("a position that is set up is read back", _position_comes_back),
    ("a second setup forgets the first", _second_setup_forgets_the_first),
    ("a land is played", _land_is_played),
    ("a land in the upkeep is refused, and nothing has changed", _land_is_refused),
    ("a creature is cast, and resolves", _creature_is_cast),
    ("a spell is cast at a target", _spell_has_its_target),
)
