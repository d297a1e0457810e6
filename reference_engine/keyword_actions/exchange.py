"""Exchange (CR 701.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.abilities import Ability, Continuous
from reference_engine.continuous import Change, printed
from reference_engine.control import exchange_controllers
from reference_engine.events import Event, happen
from reference_engine.game import Floating
from reference_engine.keyword_actions.attach import can_be_attached
from reference_engine.life import GainLife, LoseLife, can_gain_life, can_lose_life
from reference_engine.objects import BATTLEFIELD, Characteristics, GameObject
from reference_engine.rule import rule
from reference_engine.zones import Move

if TYPE_CHECKING:
    from reference_engine.game import Game


@rule("701.12a", "701.12b")
def exchange_control(game: Game, by: GameObject, one: GameObject, other: GameObject) -> bool:
    """Exchange control of two permanents; nothing is done if one is gone or both are one player's. Whether it was."""
    if any(thing.zone != BATTLEFIELD for thing in (one, other)) or one.controller == other.controller:
        return False
    exchange_controllers(game, by, one, other)
    return True


@rule("701.12a", "701.12c")
def exchange_life_totals(game: Game, one: str, other: str) -> bool:
    """Exchange the life totals of two players; nothing is done unless each can reach the other's. Whether it was."""
    totals = {one: game.players[other].life, other: game.players[one].life}
    if not all(_can_come_to(game, player, total) for player, total in totals.items()):
        return False
    happen(game, *(_coming_to(game, player, total) for player, total in totals.items()))
    return True


@rule("701.12c", "701.12g", "119.7", "119.8")
def _can_come_to(game: Game, player: str, total: int) -> bool:
    life = game.players[player].life
    return total == life or (can_gain_life(game, player) if total > life else can_lose_life(game, player))


@rule("701.12c", "701.12g", "119.5")
def _coming_to(game: Game, player: str, total: int) -> Event:
    """A life total becomes a number by a gain or a loss."""
    life = game.players[player].life
    return GainLife(player, total - life) if total >= life else LoseLife(player, life - total)


@rule("701.12a", "701.12g")
def exchange_life_with_toughness(game: Game, by: GameObject, player: str, creature: GameObject) -> bool:
    """Exchange a player's life total with a creature's toughness, which is set from then on. Whether it was."""
    total, toughness = game.players[player].life, game.characteristics(creature).toughness
    if creature.zone != BATTLEFIELD or toughness is None or not _can_come_to(game, player, toughness):
        return False
    happen(game, _coming_to(game, player, toughness))
    _change_for_good(game, by, creature, "7b", lambda game, source, now: replace(now, toughness=total))
    return True


def _change_for_good(game: Game, by: GameObject, thing: GameObject, layer: str, change: Change) -> None:
    ability = Continuous(layer, lambda game, thing, view: True, change)
    game.add_effect(Floating(ability, by, by.controller, "game", affects=(thing.number,)))


@rule("701.12a", "701.12d", "701.12e")
def exchange_attached_with(game: Game, attached: GameObject, card: GameObject) -> bool:
    """Exchange an attached permanent with a card of another zone: that is attached in its place. Whether it was.

    One player has to own both, and what comes has to be something that can be attached there.
    """
    host = attached.attached_to
    if attached.zone != BATTLEFIELD or host is None or attached.owner != card.owner:
        return False
    if not can_be_attached(game, replace(card, controller=attached.controller), host):
        return False
    comes = Move(card, BATTLEFIELD, controller=attached.controller, status=(("attached_to", host),))
    happen(game, Move(attached, card.zone), comes)
    return True


@rule("701.12f")
def exchange_zones(game: Game, player: str, one: str, other: str) -> None:
    """All cards of a player's zone go to another, and that one's to it; either may be empty."""
    there = {other: game.zone(one, player), one: game.zone(other, player)}
    happen(game, *(Move(card, zone) for zone, cards in there.items() for card in reversed(cards)))


@rule("701.12h", "612.1")
def exchange_text_boxes(game: Game, by: GameObject, one: GameObject, other: GameObject) -> None:
    """Each has the abilities that are printed on the other, for as long as the source is on the battlefield."""

    def lasts(game: Game) -> bool:
        return by.source in game.objects

    for thing, text in ((one, printed(other).abilities), (other, printed(one).abilities)):
        ability = Continuous("3", lambda game, thing, view: True, _with_text(text))
        game.add_effect(Floating(ability, by, by.controller, "game", affects=(thing.number,), lasts=lasts))


def _with_text(text: tuple[Ability, ...]) -> Change:
    def change(game: Game, source: GameObject, now: Characteristics) -> Characteristics:
        return replace(now, abilities=text)

    return change
