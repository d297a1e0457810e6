"""Who may begin to cast what, and when (CR 601.3, 601.3a-f)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reference_engine.abilities import (
    Ability,
    AdditionalCost,
    AlternativeCost,
    CastOnlyIf,
    Continuous,
    FlashIf,
    Permission,
    Prohibition,
    Quality,
    View,
)
from reference_engine.alternative_characteristics import Offered, as_might_be_cast, offered
from reference_engine.continuous import with_abilities
from reference_engine.costs import Cost
from reference_engine.errors import IllegalAction
from reference_engine.game import Floating
from reference_engine.objects import EXILE, GRAVEYARD, HAND, LIBRARY, STACK, Announced, GameObject
from reference_engine.rule import rule

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class Allowed:
    """What lets a player cast a spell: the game's own rules, or an effect with its terms.

    `cost` has to be paid instead of the mana cost (CR 118.9b); `now` says that the effect is resolving, so that neither
    timing nor priority matters (CR 608.2g); `quality` is what the resulting spell has to be. `timely` says that the
    spell as announced may be cast at this time; `once` that the effect lets one spell be cast each turn; `gives` are
    abilities that the spell gains. `alternative` is the alternative cost that its caster announced. `refused` is why a
    spell may not be cast that was begun all the same, in an edition that judges it later.
    """

    source: GameObject | None = None
    cost: Cost | None = None
    now: bool = False
    flash: bool = False
    any_type_of_mana: bool = False
    quality: Quality | None = None
    timely: bool = True
    once: bool = False
    gives: tuple[Ability, ...] = ()
    alternative: Offered | None = None
    refused: IllegalAction | None = None


@rule("601.2", "601.3")
def begin(game: Game, player: str, card: GameObject, announced: Announced, allowed: Allowed | None) -> Allowed:
    """Begin to cast a card if that is allowed; in an edition that only judges the proposal, whether or not it is."""
    try:
        return may_begin(game, player, card, announced, allowed)
    except IllegalAction as refused:
        if game.rules.on("beginning_is_judged_too") or not game.rules.on("proposal_is_judged"):
            raise
        return replace(allowed or Allowed(), refused=refused)


@rule("601.3", "601.2")
def may_begin(game: Game, player: str, card: GameObject, announced: Announced, allowed: Allowed | None) -> Allowed:
    """Judge whether a player may begin to cast a card so; returns what allows it.

    Raises `IllegalAction` where nothing does, or something prohibits it.
    """
    if allowed is None and game.turn.priority != player:
        raise IllegalAction("117.1a", f"{player} does not have priority")
    might_be = tuple(as_might_be_cast(game, player, card, announced))
    spell = might_be[0]
    _is_no_land(game, spell)
    alternative = offered(game, player, card, spell, announced.method or announced.alternative)
    if allowed is None:
        terms = _allowed_from(game, player, card, might_be, alternative)
    else:
        terms = _allowed_now(game, player, card, might_be, alternative, allowed)
    terms = replace(terms, alternative=alternative)
    if all(_prohibiting(game, player, might) for might in might_be):
        raise IllegalAction("601.3", f"something prohibits {player} from casting {card.id}")
    _own_restriction(game, player, card, spell)
    if terms.now or _right_time(game, player, spell, terms, announced):
        return terms
    judged_later = game.rules.on("proposal_is_judged")
    might_have_flash = judged_later and _has_flash_for_a_cost(spell)
    if not might_have_flash and not any(_right_time(game, player, might, terms, announced) for might in might_be):
        raise IllegalAction("117.1a", f"{player} may not cast {card.id} at this time")
    return replace(terms, timely=False)


@rule("601.2e", "601.6")
def still_allowed(game: Game, player: str, spell: GameObject, announced: Announced, allowed: Allowed) -> None:
    """Judge the proposed spell as it is: prohibitions, its quality, and flash that depended on choices.

    A condition that let it be cast as though it had flash was judged when it was begun (CR 601.6a).
    """
    if not game.rules.on("proposal_is_judged"):
        return
    if allowed.refused is not None:
        raise IllegalAction("601.2e", allowed.refused.reason)
    if _prohibiting(game, player, spell):
        raise IllegalAction("601.2e", f"something prohibits {player} from casting this spell")
    if not allowed.timely:
        raise IllegalAction("601.2e", f"{player} may not cast {spell.id} at this time as it was proposed")
    view = View(player, allowed.source)
    if allowed.quality is not None and not allowed.quality(game, spell, view):
        raise IllegalAction("601.2e", f"{spell.id} is no spell that may be cast this way")


@rule("305.9")
def _is_no_land(game: Game, spell: GameObject) -> None:
    if "Land" in game.characteristics(spell).types:
        raise IllegalAction("305.9", f"{spell.id} would be a land, and a land cannot be cast")


@rule("601.3")
def _prohibiting(game: Game, player: str, spell: GameObject) -> bool:
    """Whether an effect prohibits that player from casting that spell; "can't" beats "can" (CR 101.2)."""
    return any(
        ability.who(game, player, View(source.controller, source))
        and ability.applies(game, spell, View(source.controller, source))
        for source, ability in game.in_force(Prohibition)
    )


def _own_restriction(game: Game, player: str, card: GameObject, spell: GameObject) -> None:
    for ability in game.characteristics(spell).abilities:
        if isinstance(ability, CastOnlyIf) and not ability.condition(game, card, player):
            raise IllegalAction("601.3", f"{card.id} may not be cast now by its own text")


@rule("601.3", "601.3e", "601.3f")
def _allowed_from(
    game: Game, player: str, card: GameObject, might_be: tuple[GameObject, ...], alternative: Offered | None
) -> Allowed:
    """What lets the player cast the card from the zone it is in, as the spell announced or as one that it might be."""
    spell = might_be[0]
    if card.zone == HAND and card.owner == player:
        return Allowed()
    if card.zone == GRAVEYARD and card.card.layout == "aftermath" and spell.face == 1 and card.owner == player:
        return Allowed(card)
    if card.zone == EXILE and (by_itself := _allowed_in_exile(game, player, card, spell)) is not None:
        return by_itself
    if alternative is not None and card.zone in alternative.only_from and card.owner == player:
        ability = alternative.ability
        if ability.condition is not None and not ability.condition(game, card, player):
            raise IllegalAction("601.3", f"{card.id} cannot be cast for its {ability.name} cost now")
        return Allowed(card)
    for might in might_be:
        for source, permission in game.in_force(Permission):
            if permission.zone == card.zone and _permits(game, player, card, might, source, permission):
                return Allowed(
                    source,
                    permission.cost,
                    flash=permission.flash,
                    any_type_of_mana=permission.any_type_of_mana,
                    quality=permission.applies,
                    once=permission.once_each_turn,
                    gives=permission.gives,
                )
    raise IllegalAction("601.3", f"nothing allows {player} to cast {card.id} from {card.zone}")


@rule("601.3", "601.3e", "608.2g")
def _allowed_now(
    game: Game,
    player: str,
    card: GameObject,
    might_be: tuple[GameObject, ...],
    alternative: Offered | None,
    allowed: Allowed,
) -> Allowed:
    """The terms of an effect that lets the player cast the card as it resolves, if it could be a spell as demanded."""
    quality, view = allowed.quality, View(player, allowed.source)
    if quality is not None and not any(quality(game, might, view) for might in might_be):
        raise IllegalAction("601.3", f"{card.id} can be no spell that may be cast this way")
    if alternative is not None and alternative.only_from:
        raise IllegalAction("601.2b", f"{alternative.ability.name} is not for casting {card.id} this way")
    return allowed


@rule("702.170d", "715.3d")
def _allowed_in_exile(game: Game, player: str, card: GameObject, spell: GameObject) -> Allowed | None:
    """What lets a card be cast that waits in exile: on an Adventure, or plotted on an earlier turn."""
    if card.chosen.get("on an adventure") == player and spell.face == 0:
        return Allowed(card)
    if "plotted" in card.chosen and card.owner == player and card.chosen["plotted"] != str(game.turn.number):
        return Allowed(card, Cost()) if is_sorcery_time(game, player) else None
    return None


def _permits(
    game: Game, player: str, card: GameObject, spell: GameObject, source: GameObject, ability: Permission
) -> bool:
    if source.controller != player or (ability.cards is not None and card.number not in ability.cards):
        return False
    if ability.itself and card.number != source.number:
        return False
    if ability.once_each_turn and source.chosen.get("used") == str(game.turn.number):
        return False
    if card.face_down and not may_look_at(player, card):
        return False
    if card.zone == LIBRARY and game.zone(LIBRARY, player)[:1] != (card,):
        return False
    if ability.condition is not None and not ability.condition(game, source, player):
        return False
    return ability.applies(game, spell, View(player, source))


@rule("601.3f", "406.3a")
def may_look_at(player: str, card: GameObject) -> bool:
    """Whether a player may look at a card: at any that is face up, at a face-down one where something lets them."""
    return not card.face_down or player in card.visible_to


@rule("601.1a", "305.1", "701.18b")
def land_may_be_played(game: Game, player: str, card: GameObject) -> Allowed | None:
    """What lets a player play this land card from where it is: an effect that lets them play cards from there."""
    for source, ability in game.in_force(Permission):
        if ability.lands and ability.zone == card.zone and _permits(game, player, card, card, source, ability):
            return Allowed(source, once=ability.once_each_turn, gives=ability.gives)
    return None


@rule("601.2a", "611.2f")
def take_up(game: Game, allowed: Allowed, thing: GameObject) -> None:
    """Note that what lets one spell be cast each turn has been used, and give the spell or land what comes with it."""
    if allowed.source is None:
        return
    source = game.get(allowed.source.number)
    if allowed.once and source is not None:
        game.change(source.number, chosen={**source.chosen, "used": str(game.turn.number)})
    if allowed.gives:
        gains = Continuous("6", lambda *_: True, with_abilities(*allowed.gives))
        game.add_effect(Floating(gains, allowed.source, allowed.source.controller, "leaves", affects=(thing.number,)))


@rule("117.1a", "601.3b", "601.3c", "601.3d", "702.8a")
def _right_time(game: Game, player: str, spell: GameObject, terms: Allowed, announced: Announced) -> bool:
    """Instants and what has flash whenever one has priority; the rest in one's main phase with an empty stack."""
    now = game.characteristics(spell)
    if any(isinstance(ability, FlashIf) and ability.condition(game, spell, player) for ability in now.abilities):
        return True
    if "Instant" in now.types or now.has("flash") or terms.flash or _flash_by_cost(game, spell, announced):
        return True
    if any(
        ability.flash
        and (ability.zone == HAND or ability.zone == terms_zone(game, spell))
        and source.controller == player
        and (ability.condition is None or ability.condition(game, source, player))
        and ability.applies(game, spell, View(player, source))
        for source, ability in game.in_force(Permission)
    ):
        return True
    return is_sorcery_time(game, player)


def terms_zone(game: Game, spell: GameObject) -> str:
    """The zone in which the card of a spell to be judged still lies."""
    card = game.get(spell.number)
    return card.zone if card is not None else HAND


@rule("601.3c")
def _has_flash_for_a_cost(spell: GameObject) -> bool:
    """Whether paying a cost of the spell's own could give it flash, so that it may be begun in view of that."""
    face = spell.card.faces[spell.face]
    return any(isinstance(a, (AdditionalCost, AlternativeCost)) and a.flash for a in face.abilities)


def _flash_by_cost(game: Game, spell: GameObject, announced: Announced) -> bool:
    """CR 601.3c: an additional or alternative cost that is paid lets the spell be cast as though it had flash."""
    face = spell.card.faces[spell.face]
    for ability in face.abilities:
        if isinstance(ability, AdditionalCost) and ability.flash and announced.additional.get(ability.name):
            return True
        if isinstance(ability, AlternativeCost) and ability.flash:
            return ability.name in (announced.alternative, announced.method)
    return False


@rule("117.1a", "307.5")
def is_sorcery_time(game: Game, player: str) -> bool:
    """Whether a player could cast a sorcery: their main phase, priority, an empty stack."""
    main = game.turn.step in ("precombat main", "postcombat main")
    return main and game.turn.active == player and not game.zone(STACK)
