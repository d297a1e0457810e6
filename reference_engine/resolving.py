"""Resolving spells and abilities (CR 608)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import TYPE_CHECKING

from reference_engine.abilities import AlternativeCost, Modes, Quality, Triggered
from reference_engine.alternative_characteristics import as_cast
from reference_engine.casting import additional_costs, cast
from reference_engine.costs import Cost, fixed
from reference_engine.errors import IllegalAction, Unanswered, WrongAnswer
from reference_engine.objects import BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK, Announced, GameObject, Target, changed
from reference_engine.permissions import Allowed, may_look_at
from reference_engine.rule import rule
from reference_engine.targets import (
    candidates,
    choices_of,
    instructions,
    narrowed,
    required,
    still_legal,
    target_specs,
    texts,
)
from reference_engine.zones import move

if TYPE_CHECKING:
    from reference_engine.game import Game

PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})


@rule("608.1")
def resolve_top(game: Game) -> None:
    """Resolve the spell or ability on top of the stack."""
    thing = game.zone(STACK)[0]
    game.resolving = thing.number
    try:
        _resolve(game, thing)
    finally:
        game.resolving = None


def _resolve(game: Game, thing: GameObject) -> None:
    if thing.ability is not None:
        _resolve_ability(game, thing)
    elif game.characteristics(thing).types & PERMANENT_TYPES:
        _resolve_permanent_spell(game, thing)
    else:
        _resolve_instant_or_sorcery(game, thing)


@rule("608.2a", "608.2b", "608.2n")
def _resolve_ability(game: Game, thing: GameObject) -> None:
    """Does nothing if its "if" no longer holds or its targets are all illegal; it leaves the stack either way."""
    legal = _with_legal_targets(game, thing) if _if_holds(game, thing) else None
    if legal is not None:
        carry_out(game, legal)
    if game.get(thing.number) is not None:
        game.remove(thing.number)


@rule("603.4", "608.2a")
def _if_holds(game: Game, thing: GameObject) -> bool:
    ability = thing.ability
    if not isinstance(ability, Triggered) or ability.condition is None:
        return True
    source = game.get(thing.source or 0) or thing.noted[0]
    assert isinstance(source, GameObject)
    return ability.condition(game, source)


@rule("608.2b")
def _with_legal_targets(game: Game, thing: GameObject) -> GameObject | None:
    """The spell or ability with the targets that are legal now; None if it had some and none is."""
    legal = still_legal(game, thing)
    if legal is None:
        return None
    targets, division = legal
    return changed(thing, choices=changed(choices_of(thing), targets=targets, division=division))


@rule("608.2c")
def carry_out(game: Game, thing: GameObject) -> None:
    """Follow the instructions in order, each with its own targets."""
    first = 0
    for instruction in instructions(game, thing):
        count = len(instruction.targets)
        instruction.effect(game, narrowed(thing, first, count))
        first += count


@rule("608.2b", "608.2m", "608.2n")
def _resolve_instant_or_sorcery(game: Game, spell: GameObject) -> None:
    """Do what it says, then put it into its owner's graveyard, or where its keywords say."""
    legal = _with_legal_targets(game, spell)
    if legal is not None:
        carry_out(game, legal)
    now = game.get(spell.number)
    if now is not None and now.zone == STACK:
        _put_away(game, now, resolved=legal is not None)


@rule("608.2b", "608.2n", "702.27a", "715.3d")
def _put_away(game: Game, spell: GameObject, resolved: bool) -> None:
    """The last part of resolving: into the graveyard, to hand with buyback, or into exile on an Adventure."""
    if resolved and choices_of(spell).times_paid("buyback"):
        move(game, spell, HAND, cause="resolved")
    elif resolved and is_adventure(game, spell):
        move(game, spell, EXILE, cause="resolved", chosen={"on an adventure": spell.controller})
    else:
        move(game, spell, GRAVEYARD, cause="resolved")


@rule("715.3d")
def is_adventure(game: Game, spell: GameObject) -> bool:
    """Whether a spell was cast as an Adventure."""
    return spell.card.layout == "adventure" and "Adventure" in game.characteristics(spell).subtypes


@rule("608.3", "608.3a", "608.3b", "608.3c", "608.3e")
def _resolve_permanent_spell(game: Game, spell: GameObject) -> None:
    """It becomes a permanent under its controller's control; an Aura attached to its target."""
    legal = _with_legal_targets(game, spell)
    attached_to: Target | None = None
    if legal is None:
        if not _is_bestowed(game, spell):
            move(game, spell, GRAVEYARD, cause="not resolved")
            return
        spell = game.change(spell.number, becomes=None)  # CR 702.103e
    elif "Aura" in game.characteristics(spell).subtypes:
        attached_to = choices_of(legal).targets[0][0]
    enter_as_permanent(game, spell, attached_to)


def enter_as_permanent(game: Game, spell: GameObject, attached_to: Target | None = None) -> GameObject | None:
    """Put a permanent spell onto the battlefield; the permanent keeps what was chosen for it (CR 400.7d)."""
    return move(
        game,
        spell,
        BATTLEFIELD,
        controller=spell.controller,
        cause="resolved",
        face=spell.face,
        face_down=spell.face_down,
        becomes=spell.becomes,
        choices=spell.choices,
        cast_from=spell.cast_from,
        cast_by=spell.cast_by,
        attached_to=attached_to,
    )


@rule("702.103e")
def _is_bestowed(game: Game, spell: GameObject) -> bool:
    name = choices_of(spell).alternative
    return any(
        isinstance(ability, AlternativeCost) and ability.keyword == "bestow" and ability.name == name
        for ability in spell.card.faces[spell.face].abilities
    )


@rule("608.2g", "608.2h")
def cast_while_resolving(
    game: Game,
    thing: GameObject,
    player: str,
    cards: tuple[GameObject, ...],
    cost: Cost | None = Cost(),  # noqa: B008 - a value that never changes
    quality: Quality | None = None,
    required: bool = False,
) -> GameObject | None:
    """Let a player cast one of these cards now without paying its mana cost, or for `cost` (None: for its mana cost).

    An attempt that is illegal is reversed, and the player has cast nothing. `required`: the player casts it if able
    (CR 118.3c, 118.8c): declining is illegal if it could be cast with the mana in the pool and no optional choices.
    Returns the spell, or None.
    """
    terms = Allowed(thing, cost=cost, now=True, quality=quality)
    cards = tuple(card for card in cards if may_look_at(player, card))
    if not cards:
        return None
    answer = game.choose_cast(player, thing, cards)
    if answer is None:
        if required and any(could_cast(game, player, card, terms) for card in cards):
            raise WrongAnswer(f"{player} has to cast a spell for {thing.id}, and could (CR 118.3c)")
        return None
    card = next((one for one in cards if one.id in (answer.card, f"copy:{answer.card}")), None)
    if card is None:
        raise WrongAnswer(f"{answer.card} is not among the cards that may be cast for {thing.id}")
    try:
        return cast(game, player, card, answer.announced, terms)
    except IllegalAction as error:
        game.refused = error
        return None


@rule("608.2g")
def cast_any_number_while_resolving(
    game: Game, thing: GameObject, player: str, cards: tuple[GameObject, ...], quality: Quality | None = None
) -> None:
    """Let a player cast any of these cards now without paying their mana costs, one after the other."""
    while cards := tuple(card for card in cards if game.get(card.number) is not None):
        if cast_while_resolving(game, thing, player, cards, quality=quality) is None:
            return


@rule("118.3c", "118.8c")
def could_cast(game: Game, player: str, card: GameObject, terms: Allowed) -> bool:
    """Whether a player could cast a card without mana abilities, optional costs, or certain cards of a hidden zone."""
    spell = as_cast(game, player, card, Announced())
    for ability, cost, _ in additional_costs(game, spell):
        if not ability.optional and any(part.needs_certain_hidden_cards for part in cost.parts):
            return False
    return any(_would_be_legal(game, player, card, announced, terms) for announced in _plainly(game, player, card))


def _plainly(game: Game, player: str, card: GameObject) -> Iterator[Announced]:
    """Every way to announce a card as printed with nothing optional: X is 0, one of its modes, any targets."""
    plain = Announced(mana=())
    spell = as_cast(game, player, card, plain)
    for modes in _ways_to_choose_modes(game, spell):
        chosen = replace(spell, choices=replace(choices_of(spell), modes=modes, x=0))
        specs = [spec for spec in target_specs(game, chosen) if required(chosen, spec)]
        counts = [fixed(spec.minimum, game, chosen) for spec in specs]
        ways = [combinations(candidates(game, chosen, spec), n) for spec, n in zip(specs, counts, strict=True)]
        for targets in product(*ways):
            named = tuple(game.names(own) for own in targets)
            yield replace(plain, modes=modes, targets=named)
            yield replace(plain, modes=modes, targets=named, x=0)


def _ways_to_choose_modes(game: Game, spell: GameObject) -> list[tuple[int, ...]]:
    for text in texts(game, spell):
        if isinstance(text, Modes):
            return list(combinations(range(1, len(text.options) + 1), text.minimum))
    return [()]


def _would_be_legal(game: Game, player: str, card: GameObject, announced: Announced, terms: Allowed) -> bool:
    before, asked, decisions = game.snapshot(), list(game.asked), list(game.decisions)
    cost, made = game.locked_cost, list(game.mana_made)
    try:
        cast(game, player, card, announced, terms)
    except (IllegalAction, Unanswered, WrongAnswer):
        return False
    finally:
        game.restore(before)
        game.asked, game.decisions, game.locked_cost, game.mana_made = asked, decisions, cost, made
    return True
