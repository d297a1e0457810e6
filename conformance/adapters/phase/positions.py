"""Putting a position into phase.rs, and reading it out.

A game is begun with exactly the cards of the position; then its exported state is edited and loaded again. `load_game`
validates nothing, so that only what is known to be read back is edited; the rest is `Unsupported`.
"""

from __future__ import annotations

from typing import Any

from conformance import position
from conformance.port import Unsupported
from conformance.position import Permanent, Player, Position, Step

State = dict[str, Any]

STEPS = {
    Step.UPKEEP: "Upkeep",
    Step.DRAW: "Draw",
    Step.PRECOMBAT_MAIN: "PreCombatMain",
    Step.BEGINNING_OF_COMBAT: "BeginCombat",
    Step.DECLARE_ATTACKERS: "DeclareAttackers",
    Step.DECLARE_BLOCKERS: "DeclareBlockers",
    Step.COMBAT_DAMAGE: "CombatDamage",
    Step.END_OF_COMBAT: "EndCombat",
    Step.POSTCOMBAT_MAIN: "PostCombatMain",
    Step.END: "End",
    Step.CLEANUP: "Cleanup",
    Step.UNTAP: "Untap",
}
COLORS = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green", "C": "Colorless"}
COUNTERS = {"+1/+1": "P1P1", "-1/-1": "M1M1"}
FILLER = "Wastes"  # the cards of a library that a position says nothing of
SETTABLE_STEPS = tuple(step for step in STEPS if step not in (Step.UNTAP, Step.CLEANUP))

ZONES = ("hand", "library", "graveyard", "exile")


def decks(said: Position) -> list[list[tuple[str, str]]]:
    """For each player every card they own in the position: its id and its name."""
    found = []
    for player in said.players:
        own = [(card.id, card.card) for zone in ZONES for card in getattr(player, zone) or ()]
        if player.library is None:
            own += [(f"{player.name}:library:{n}", FILLER) for n in range(1, position.UNTAPPED_LIBRARY + 1)]
        own += [(one.id, one.card) for one in said.battlefield if one.owner == player.name]
        found.append(own)
    return found


def check_settable(said: Position) -> None:
    """Raise `Unsupported` for what is not known to survive the editing."""
    if said.teams:
        raise Unsupported("teams")
    if said.step not in SETTABLE_STEPS or said.step in _COMBAT:
        raise Unsupported(f"a position in the {said.step} step")
    for player in said.players:
        if player.command or player.planar_deck or player.scheme_deck:
            raise Unsupported("cards in the command zone")
        if any(card.face_down or card.counters for card in player.exile):
            raise Unsupported("face-down cards or counters in exile")
        if any(unit.restriction for unit in player.pool):
            raise Unsupported("restricted mana")
        if set(player.counters) - {"poison", "energy"}:
            raise Unsupported(f"{', '.join(player.counters)} counters on players")
    for permanent in said.battlefield:
        if permanent.token or permanent.face or permanent.face_down or permanent.chosen:
            raise Unsupported("a token, a face, a face-down permanent or a chosen value")


_COMBAT = (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT)


class Names:
    """Which object of the engine is which card of the case. An object keeps its number in every zone."""

    def __init__(self, state: State, said: Position) -> None:
        self.players = [player.name for player in said.players]
        free: dict[tuple[int, str], list[int]] = {}
        for number, thing in sorted(state["objects"].items(), key=lambda item: int(item[0])):
            free.setdefault((thing["owner"], thing["name"]), []).append(int(number))
        self.number: dict[str, int] = {}
        for seat, deck in enumerate(decks(said)):
            for name, card in deck:
                self.number[name] = free[seat, card].pop(0)
        self.id = {number: name for name, number in self.number.items()}
        self.card = {name: card for deck in decks(said) for name, card in deck}

    def seat(self, player: str) -> int:
        """A player's seat."""
        return self.players.index(player)

    def target(self, target: dict[str, int]) -> str:
        """A target as the engine writes it, in the words of the case."""
        if "Player" in target:
            return self.players[target["Player"]]
        return self.id.get(target["Object"], f"#{target['Object']}")


def put_in(state: State, said: Position, names: Names) -> None:
    """Edit a state until it is the position."""
    for zone in ("battlefield", "exile", "stack"):
        state[zone] = []
    for seat, player in enumerate(said.players):
        _put_player(state, seat, player, names)
    for permanent in said.battlefield:
        _put_permanent(state, permanent, names, said.turn)
    for permanent in said.battlefield:
        if permanent.attached_to is not None:
            _attach(state, permanent, names)
    active = names.seat(said.active_player or said.players[0].name)
    first = names.seat(said.priority) if said.priority else active
    state.update(
        turn_number=said.turn,
        active_player=active,
        phase=STEPS[said.step],
        priority_player=first,
        waiting_for={"type": "Priority", "data": {"player": first}},
        zone_changes_this_turn=[],
        priority_passes=[],
        priority_pass_count=0,
    )


def _put_player(state: State, seat: int, player: Player, names: Names) -> None:
    own = state["players"][seat]
    own.update(life=player.life, poison_counters=player.counters.get("poison", 0))
    own.update(energy=player.counters.get("energy", 0), cards_drawn_this_turn=0, has_drawn_this_turn=False)
    own["mana_pool"] = {"mana": [_unit(state, unit, names) for unit in player.pool]}
    for zone in ZONES:
        cards = getattr(player, zone)
        if cards is None:
            numbers = [names.number[f"{player.name}:library:{n}"] for n in range(1, position.UNTAPPED_LIBRARY + 1)]
        else:
            numbers = [names.number[card.id] for card in cards]
        for number in numbers:
            state["objects"][str(number)]["zone"] = zone.capitalize()
        if zone == "exile":
            state["exile"] += numbers
        else:
            # A graveyard's newest card is the last here, and the first in a position.
            own[zone] = numbers[::-1] if zone == "graveyard" else numbers


def _unit(state: State, unit: position.ManaUnit, names: Names) -> State:
    pip = state["next_pip_id"]
    state["next_pip_id"] = pip + 1
    source = names.number.get(unit.source or "", 1)
    return {"color": COLORS[unit.symbol], "source_id": source, "pip_id": pip, "snow": unit.snow, "restrictions": []}


def _put_permanent(state: State, permanent: Permanent, names: Names, turn: int) -> None:
    number = names.number[permanent.id]
    controller = names.seat(permanent.controller)
    state["objects"][str(number)].update(
        zone="Battlefield",
        controller=controller,
        base_controller=controller,
        tapped=permanent.tapped,
        damage_marked=permanent.damage,
        counters={COUNTERS.get(kind, kind): count for kind, count in permanent.counters.items()},
        entered_battlefield_turn=turn if permanent.summoning_sick else 1,
        summoning_sick=permanent.summoning_sick,
    )
    state["battlefield"].append(number)


def _attach(state: State, permanent: Permanent, names: Names) -> None:
    to = permanent.attached_to
    number = names.number[permanent.id]
    if to not in names.number:
        raise Unsupported("a permanent attached to a player")
    state["objects"][str(number)]["attached_to"] = {"type": "Object", "data": names.number[to]}
    state["objects"][str(names.number[to])].setdefault("attachments", []).append(number)


# -- reading out -------------------------------------------------------------------------------------------------------


def read_out(state: State, names: Names) -> Position:
    """Read a state as a position; what the engine does not show in it is named as omitted."""
    objects = state["objects"]
    steps = {phase: step for step, phase in STEPS.items()}
    return Position(
        players=tuple(_player(state, seat, names) for seat in range(len(names.players))),
        battlefield=tuple(_permanent(objects, number, names) for number in state["battlefield"]),
        stack=tuple(_stack_item(objects, entry, names) for entry in reversed(state["stack"])),
        turn=state["turn_number"],
        active_player=names.players[state["active_player"]],
        step=steps[state["phase"]],
        priority=_priority(state, names),
        omitted=("chosen",),
    )


def _priority(state: State, names: Names) -> str | None:
    waiting = state["waiting_for"]
    return names.players[waiting["data"]["player"]] if waiting["type"] == "Priority" else None


def _player(state: State, seat: int, names: Names) -> Player:
    own, objects = state["players"][seat], state["objects"]

    def cards(numbers: list[int]) -> tuple[position.Card, ...]:
        return tuple(_card(objects[str(number)], number, names) for number in numbers)

    symbols = {name: symbol for symbol, name in COLORS.items()}
    pool = tuple(
        position.ManaUnit(symbols[unit["color"]], unit["snow"], names.id.get(unit["source_id"]))
        for unit in own["mana_pool"]["mana"]
    )
    counters = {kind: own[key] for kind, key in (("poison", "poison_counters"), ("energy", "energy")) if own[key]}
    return Player(
        name=names.players[seat],
        life=own["life"],
        counters=counters,
        pool=pool,
        hand=cards(own["hand"]),
        library=cards(own["library"]),
        graveyard=cards(own["graveyard"][::-1]),
        exile=cards([number for number in state["exile"] if objects[str(number)]["owner"] == seat]),
        in_game=not own["is_eliminated"],
    )


def _card(thing: State, number: int, names: Names) -> position.Card:
    name: str = names.id.get(number) or thing["name"]
    return position.Card(
        name, str(names.card.get(name) or thing["name"]), bool(thing.get("face_down")), _counters(thing)
    )


def _counters(thing: State) -> dict[str, int]:
    said = {phase: kind for kind, phase in COUNTERS.items()}
    return {said.get(kind, kind): count for kind, count in thing["counters"].items() if count}


def _permanent(objects: State, number: int, names: Names) -> Permanent:
    thing = objects[str(number)]
    is_token = number not in names.id
    name = _token_id(objects, number, names) if is_token else names.id[number]
    host = thing.get("attached_to")
    attached_to = None
    if host is not None:
        attached_to = names.players[host["data"]] if host["type"] == "Player" else _ref(objects, host["data"], names)
    return Permanent(
        id=name,
        card=thing["name"] if is_token else names.card[name],
        controller=names.players[thing["controller"]],
        owner=names.players[thing["owner"]],
        tapped=thing["tapped"],
        face_down=bool(thing.get("face_down")),
        counters=_counters(thing),
        damage=thing["damage_marked"],
        attached_to=attached_to,
        summoning_sick=bool(thing.get("summoning_sick")),
        token=is_token,
        now=_now(thing),
    )


def _ref(objects: State, number: int, names: Names) -> str:
    return names.id[number] if number in names.id else _token_id(objects, number, names)


def _token_id(objects: State, number: int, names: Names) -> str:
    name = objects[str(number)]["name"]
    same = [int(other) for other, thing in objects.items() if thing["name"] == name and int(other) not in names.id]
    return f"token:{name}#{sorted(same).index(number) + 1}"


def _now(thing: State) -> position.Characteristics:
    symbols = {name: symbol for symbol, name in COLORS.items()}
    types = thing["card_types"]
    colors = {symbols[color] for color in thing["color"]}
    keywords = {_words(keyword) for keyword in thing["keywords"] if isinstance(keyword, str)}
    return position.Characteristics(
        name=thing["name"],
        colors=tuple(color for color in "WUBRG" if color in colors),
        types=tuple(sorted([*types["supertypes"], *types["core_types"]])),
        subtypes=tuple(sorted(types["subtypes"])),
        keywords=tuple(sorted(keywords)),
        power=thing["power"],
        toughness=thing["toughness"],
    )


def _words(keyword: str) -> str:
    """FirstStrike -> first strike."""
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in keyword).strip()


def _stack_item(objects: State, entry: State, names: Names) -> position.StackItem:
    kind, number = entry["kind"]["type"], entry["source_id"]
    source = objects.get(str(number), {})
    name = names.id.get(number, source.get("name", ""))
    is_spell = kind == "Spell"
    ability = entry["kind"]["data"].get("ability") or {}
    chosen = ability.get("context", {})
    return position.StackItem(
        id=name if is_spell else f"ability:{name}",
        card=names.card.get(name, name),
        controller=names.players[entry["controller"]],
        kind="spell" if is_spell else "activated ability" if kind == "ActivatedAbility" else "triggered ability",
        modes=tuple(mode + 1 for mode in chosen.get("chosen_modes") or ()),
        targets=_targets(ability, names),
        x=_x(ability),
        now=_now(source) if is_spell and source else None,
    )


def _targets(ability: State | None, names: Names) -> tuple[tuple[str, ...], ...]:
    """The targets, a group for each effect that has some of its own; effects hang on one another as a chain."""
    groups: list[tuple[str, ...]] = []
    while ability:
        own = tuple(names.target(target) for target in ability.get("targets") or ())
        if own:
            groups.append(own)
        ability = ability.get("sub_ability")
    return tuple(groups)


def _x(ability: State) -> int | None:
    found = ability.get("chosen_x")
    return found if isinstance(found, int) else None
