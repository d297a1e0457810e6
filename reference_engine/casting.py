"""Casting spells (CR 601): the steps of 601.2a to 601.2i, one function each, in that order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from reference_engine import priority
from reference_engine.abilities import (
    AdditionalCost,
    AnyTypeOfMana,
    Continuous,
    Modes,
    OnCast,
    SpellAbility,
    SpliceOnto,
    View,
)
from reference_engine.alternative_characteristics import as_cast
from reference_engine.cost_parts import PayLife
from reference_engine.costs import (
    Cost,
    Part,
    Reduction,
    TotalCost,
    amount_and_life,
    check_payable,
    check_whole,
    choose_objects,
    choose_reduction_halves,
    cost_changes,
    in_payment_order,
    increases,
    mana_cost_as_cost,
    settled,
    total_mana,
)
from reference_engine.errors import IllegalAction, Unanswered, WrongAnswer
from reference_engine.events import Event, happen
from reference_engine.game import Floating
from reference_engine.illegal_actions import attempt, moment
from reference_engine.keyword_abilities import instead_of_mana
from reference_engine.mana import ManaCost, is_hybrid, is_phyrexian
from reference_engine.objects import GRAVEYARD, STACK, Announced, Choices, GameObject, ManaChoice, changed
from reference_engine.paying import find_plan, spend
from reference_engine.permissions import Allowed, begin, still_allowed, take_up
from reference_engine.replacement import exile_when_it_leaves_the_stack
from reference_engine.rule import rule
from reference_engine.targets import (
    Targeted,
    choices_of,
    choose_targets,
    divide,
    opponent_who_chooses,
    target_specs,
    texts,
)

if TYPE_CHECKING:
    from reference_engine.game import Game


@dataclass(frozen=True, slots=True)
class BecameCast(Event):
    """A spell became cast (CR 601.2i)."""

    player: str
    spell: GameObject


@dataclass
class Proposal:
    """A spell or ability on its way through the steps: what has been announced and determined so far."""

    game: Game
    player: str
    number: int
    announced: Announced
    had_priority: bool
    allowed: Allowed = field(default_factory=Allowed)
    base: Cost = field(default_factory=Cost)  # the mana cost, alternative cost or activation cost
    additional: list[tuple[AdditionalCost, Cost, GameObject]] = field(default_factory=list)
    parts_of: GameObject | None = None  # what the cost calls "this"; None: the spell itself
    hybrid: tuple[str, ...] = ()
    phyrexian: tuple[str, ...] = ()
    total: TotalCost | None = None
    used: list[tuple[str, GameObject]] = field(default_factory=list)  # for convoke, delve and improvise

    @property
    def thing(self) -> GameObject:
        """The spell or ability on the stack as it is now."""
        return self.game.objects[self.number]

    @property
    def this(self) -> GameObject:
        """What its costs call "this"."""
        return self.parts_of or self.thing

    @property
    @rule("118.14")
    def any_type_of_mana(self) -> bool:
        """Whether mana of any type can be spent: by what lets this spell be cast, or by an effect on spells like it."""
        thing = self.thing
        return self.allowed.any_type_of_mana or any(
            ability.applies(self.game, thing, View(source.controller, source))
            for source, ability in self.game.in_force(AnyTypeOfMana)
        )

    def choose(self, **chosen: object) -> None:
        """Note choices on the spell or ability."""
        self.game.change(self.number, choices=changed(choices_of(self.thing), **chosen))

    @property
    def whole(self) -> Cost:
        """What is to be paid before increases and reductions: the base and every additional cost (CR 601.2f)."""
        total = self.base
        for _, cost, _ in self.additional:
            total += cost
        return total


@rule("601.2")
def cast(game: Game, player: str, card: GameObject, announced: Announced, allowed: Allowed | None = None) -> GameObject:
    """Cast a spell, from proposal to having become cast; returns the spell.

    Raises `IllegalAction` after the game has gone back to the moment before (CR 733.1).
    """
    return attempt(game, lambda: _cast(game, player, card, announced, allowed))


def _cast(game: Game, player: str, card: GameObject, announced: Announced, allowed: Allowed | None) -> GameObject:
    with moment("begin"):
        terms = begin(game, player, card, announced, allowed)
    with moment("proposal"):
        proposal = move_to_stack(game, player, card, announced, terms)
        announce_modes(proposal)
        reveal_spliced(proposal)
        announce_costs(proposal)
        announce_x(proposal)
        announce_hybrid(proposal)
        announce_phyrexian(proposal)
        announce_targets(proposal)
        announce_division(proposal)
        check_legality(proposal)
    with moment("payment"):
        determine_total_cost(proposal)
        activate_mana_abilities(proposal)
        pay_total_cost(proposal)
    become_cast(proposal)
    return proposal.thing


# -- 601.2a ------------------------------------------------------------------------------------------------------------


@rule("118.5a", "601.2a")
def move_to_stack(game: Game, player: str, card: GameObject, announced: Announced, allowed: Allowed) -> Proposal:
    """Move the card to the top of the stack, under its caster's control, and begin what changes it from the start."""
    from reference_engine.zones import move

    judged = as_cast(game, player, card, announced)
    spell = move(
        game,
        card,
        STACK,
        controller=player,
        face=judged.face,
        face_down=judged.face_down,
        becomes=judged.becomes,
        cast_from=card.zone,
        cast_by=player,
        choices=Choices(),
        chosen=card.chosen,
    )
    assert spell is not None
    if card.card.layout == "aftermath" and card.zone == GRAVEYARD:
        exile_when_it_leaves_the_stack(game, spell)
    take_up(game, allowed, spell)
    change_as_cast(game, spell, "start")
    had_priority = not allowed.now and game.turn.priority == player
    return Proposal(game, player, spell.number, announced, had_priority, allowed)


@rule("601.2a", "601.2i", "610.5", "611.2f")
def change_as_cast(game: Game, spell: GameObject, at: str) -> None:
    """Begin the effects that change a spell as its casting starts, or as it becomes cast."""
    for source, ability in list(game.in_force(OnCast)):
        if ability.at != at or not ability.applies(game, spell, View(source.controller, source)):
            continue
        change = Continuous("6", lambda *_: True, ability.change)
        game.add_effect(Floating(change, source, source.controller, until="leaves", affects=(spell.number,)))
        if ability.once:
            game.end_effects([effect for effect in game.effects if effect.ability is ability])


# -- 601.2b ------------------------------------------------------------------------------------------------------------


@rule("601.2b", "601.4", "700.2")
def announce_modes(proposal: Proposal) -> None:
    """Choose the modes of a modal spell or ability; costs announced later may allow more of them (CR 601.4)."""
    game, thing = proposal.game, proposal.thing
    for text in texts(game, thing):
        if isinstance(text, Modes):
            chosen = _modes_by(proposal, text)
            _check_modes(proposal, text, chosen)
            proposal.choose(modes=chosen)
            return
    if proposal.announced.modes:
        raise IllegalAction("700.2", f"{thing.id} has no modes")


def _modes_by(proposal: Proposal, text: Modes) -> tuple[int, ...]:
    game, thing = proposal.game, proposal.thing
    if text.chooser == "opponent":
        if proposal.announced.modes:
            raise IllegalAction("601.7", f"an opponent chooses the mode of {thing.id}")
        chooser = opponent_who_chooses(game, proposal.player, thing)
        options = tuple(str(number) for number in range(1, len(text.options) + 1))
        picked = game.choose("mode", chooser, thing, options, text.minimum, text.maximum)
        return tuple(int(mode) for mode in picked)
    game.ask("mode", proposal.player)
    if proposal.announced.modes:
        return proposal.announced.modes
    if text.minimum == text.maximum == len(text.options):
        return tuple(range(1, len(text.options) + 1))
    if text.minimum == 0:
        return ()
    raise Unanswered("mode", proposal.player, thing.id, tuple(str(n + 1) for n in range(len(text.options))))


@rule("601.4", "700.2a", "700.2d")
def _check_modes(proposal: Proposal, text: Modes, chosen: tuple[int, ...]) -> None:
    could_be = replace(choices_of(proposal.thing), additional=proposal.announced.additional)
    most = text.maximum_when(could_be) if text.maximum_when else text.maximum
    if not text.minimum <= len(chosen) <= most:
        raise IllegalAction("700.2", f"{text.minimum} to {most} modes have to be chosen, not {len(chosen)}")
    if len(set(chosen)) < len(chosen) and not text.repeatable:
        raise IllegalAction("700.2d", "the same mode cannot be chosen more than once")
    if not all(1 <= mode <= len(text.options) for mode in chosen):
        raise WrongAnswer(f"{proposal.thing.id} has modes 1 to {len(text.options)}")


@rule("601.2b", "702.47a", "702.47b")
def reveal_spliced(proposal: Proposal) -> None:
    """Reveal cards to splice from the hand: their costs are additional costs, their text becomes the spell's."""
    game = proposal.game
    if not proposal.announced.splice:
        return
    game.ask("splice", proposal.player)
    spliced = []
    for name in proposal.announced.splice:
        card = game.find(name)
        ability = next((a for a in game.characteristics(card).abilities if isinstance(a, SpliceOnto)), None)
        if card.zone != "hand" or card.owner != proposal.player or ability is None:
            raise IllegalAction("702.47a", f"{name} cannot be spliced onto {proposal.thing.id}")
        if ability.subtype not in game.characteristics(proposal.thing).subtypes or card in spliced:
            raise IllegalAction("702.47b", f"{name} cannot be spliced onto {proposal.thing.id}")
        spliced.append(card)
        proposal.additional.append((AdditionalCost(ability.cost, "splice"), ability.cost, card))
    proposal.choose(spliced=tuple(game.characteristics(card) for card in spliced))


@rule("601.2b", "118.8a", "118.9a")
def announce_costs(proposal: Proposal) -> None:
    """Announce which alternative cost and which additional costs will be paid."""
    _announce_alternative(proposal)
    announce_additional(proposal)


@rule("601.2b", "118.6", "118.9", "118.9a", "118.9b")
def _announce_alternative(proposal: Proposal) -> None:
    """One alternative cost at most; the one that an effect insists on leaves no room for another."""
    game, spell, announced = proposal.game, proposal.thing, proposal.announced
    method = announced.method if announced.method != "prototype" else None
    names = [name for name in (method, announced.alternative) if name]
    required = proposal.allowed.cost
    if names or required is not None:
        game.ask("alternative cost", proposal.player)
    if len(names) + (required is not None) > 1:
        raise IllegalAction("118.9a", "only one alternative cost can be applied to a spell")
    if required is not None:
        proposal.base = required
        source = proposal.allowed.source
        proposal.choose(alternative=source.card.name if source else None)
        return
    if not names:
        proposal.base = mana_cost_as_cost(game.characteristics(spell).mana_cost if not spell.face_down else None)
        return
    found = proposal.allowed.alternative
    if found is None:
        raise IllegalAction("118.9", f"there is no alternative cost {names[0]!r} for {spell.id}")
    ability = found.ability
    if ability.condition is not None and not ability.condition(game, spell, proposal.player):
        raise IllegalAction("118.9", f"{names[0]} cannot be paid for {spell.id} now")
    if found.only_from and spell.cast_from not in found.only_from:
        raise IllegalAction("601.2b", f"{names[0]} is not for casting from {spell.cast_from}")
    proposal.base = ability.cost
    proposal.choose(alternative=names[0])
    if ability.exiled:
        exile_when_it_leaves_the_stack(game, spell)


@rule("118.8")
def additional_costs(game: Game, thing: GameObject) -> list[tuple[AdditionalCost, Cost, GameObject]]:
    """Every additional cost of a spell's own text, and those that effects put on a spell or ability; and whence."""
    own = [
        (ability, _price(game, thing, ability), thing)
        for ability in (game.characteristics(thing).abilities if thing.ability is None else ())
        if isinstance(ability, AdditionalCost) and ability.applies is None
    ]
    kind = "spell" if thing.ability is None else "ability"
    others = [
        (ability, _price(game, thing, ability), source)
        for source, ability in game.in_force(AdditionalCost)
        if ability.of == kind
        and ability.applies is not None
        and ability.applies(game, thing, View(source.controller, source))
    ]
    return own + others


def _price(game: Game, thing: GameObject, ability: AdditionalCost) -> Cost:
    return ability.cost(game, thing) if callable(ability.cost) else ability.cost


@rule("601.2b", "118.8", "118.8a", "118.8b")
def announce_additional(proposal: Proposal) -> None:
    """Optional additional costs are paid as announced, the others always."""
    game, spell = proposal.game, proposal.thing
    wanted = dict(proposal.announced.additional)
    found = additional_costs(game, spell)
    if any(ability.optional or ability.one_of for ability, _, _ in found):
        game.ask("additional cost", proposal.player)
    paid: dict[str, int] = {}
    for ability, cost, source in found:
        if ability.one_of:
            proposal.additional.append((ability, _one_of(proposal, ability, wanted.pop(ability.name, 0)), source))
            continue
        times = wanted.pop(ability.name, 0) if ability.optional else 1
        if times > 1 and not ability.repeatable:
            raise IllegalAction("118.8", f"{ability.name} can be paid only once for {spell.id}")
        proposal.additional += [(ability, cost, source)] * times
        if ability.optional and times:
            paid[ability.name] = times
    if wanted:
        raise IllegalAction("118.8", f"{spell.id} has no additional cost {next(iter(wanted))!r}")
    proposal.choose(additional=paid)


def _one_of(proposal: Proposal, ability: AdditionalCost, number: int) -> Cost:
    """The one of several additional costs that is paid: as announced, by number or by what is used to pay it."""
    if number:
        return ability.one_of[number - 1]
    supplied = proposal.announced.cost_objects
    for cost in ability.one_of:
        if cost.parts and all(part.word in supplied for part in cost.parts):
            return cost
    possible = [cost for cost in ability.one_of if not _lacks_objects(proposal, cost)]
    if len(possible) == 1:
        return possible[0]
    raise Unanswered("additional cost", proposal.player, proposal.thing.id, ())


def _lacks_objects(proposal: Proposal, cost: Cost) -> bool:
    game, of = proposal.game, proposal.this
    return any(len(part.options(game, proposal.player, of)) < part.how_many(game, of) for part in cost.parts)


@rule("601.2b", "107.3a", "107.3b")
def announce_x(proposal: Proposal) -> None:
    """Announce the value of X where a cost that is paid has one; X is 0 where its mana cost is not paid."""
    game, thing, x = proposal.game, proposal.thing, proposal.announced.x
    whole = proposal.whole
    in_cost = (whole.mana or ManaCost()).has_x or any(part.uses_x for part in whole.parts)
    if (defines_x := _text_that_defines_x(game, thing)) is not None:
        defined = defines_x(game, thing)
        if x not in (None, defined):
            raise IllegalAction("107.3c", f"X of {thing.id} is {defined}, as its text says")
        proposal.choose(x=defined)
        return
    if in_cost:
        game.ask("x", proposal.player)
        if x is None:
            raise Unanswered("x", proposal.player, thing.id, ("a number",))
        if x < 0:
            raise WrongAnswer("X is 0 or more")
        proposal.choose(x=x)
        return
    mana_cost = game.characteristics(thing).mana_cost if thing.is_spell else None
    if mana_cost is not None and mana_cost.has_x:
        if x:
            raise IllegalAction("107.3b", f"X of {thing.id} can only be 0, since its mana cost is not paid")
        proposal.choose(x=0)
    elif x is not None:
        raise IllegalAction("601.2b", f"{thing.id} has no variable cost")


@rule("107.3c", "601.2b")
def _text_that_defines_x(game: Game, thing: GameObject) -> Callable[[Game, GameObject], int] | None:
    """What a spell's own text says X is; a choice that this depends on is made now rather than later."""
    texts_of = game.characteristics(thing).abilities if thing.is_spell else ()
    return next((a.defines_x for a in texts_of if isinstance(a, SpellAbility) and a.defines_x is not None), None)


@rule("601.2b", "107.4e", "118.13a")
def announce_hybrid(proposal: Proposal) -> None:
    """Announce the half that is paid for each hybrid symbol of the costs."""
    symbols = [symbol for symbol in proposal.whole.mana or () if is_hybrid(symbol)]
    if symbols:
        proposal.game.ask("hybrid", proposal.player)
    proposal.hybrid = _one_each(proposal, "hybrid", symbols, proposal.announced.hybrid)
    proposal.choose(hybrid=proposal.hybrid)


@rule("601.2b", "107.4f", "118.13a")
def announce_phyrexian(proposal: Proposal) -> None:
    """Announce for each Phyrexian symbol whether 2 life or its color is paid."""
    symbols = [symbol for symbol in proposal.whole.mana or () if is_phyrexian(symbol)]
    if symbols:
        proposal.game.ask("phyrexian", proposal.player)
    proposal.phyrexian = _one_each(proposal, "phyrexian", symbols, proposal.announced.phyrexian)
    proposal.choose(phyrexian=proposal.phyrexian)


def _one_each(proposal: Proposal, kind: str, symbols: list[str], answers: tuple[str, ...]) -> tuple[str, ...]:
    if len(answers) < len(symbols):
        raise Unanswered(kind, proposal.player, proposal.thing.id, tuple(symbols))
    if len(answers) > len(symbols):
        raise WrongAnswer(f"{proposal.thing.id} has {len(symbols)} {kind} symbols, {len(answers)} answers were given")
    return answers


# -- 601.2c, 601.2d, 601.2e --------------------------------------------------------------------------------------------


@rule("601.2c")
def announce_targets(proposal: Proposal) -> None:
    """Choose the targets; what triggers on becoming a target triggers now and waits."""
    game = proposal.game
    targets = choose_targets(game, proposal.thing, proposal.announced.targets)
    proposal.choose(targets=targets)
    notice_targets(game, proposal.thing)


def notice_targets(game: Game, thing: GameObject) -> None:
    """Each object or player chosen becomes a target, once however often it was chosen."""
    chosen = dict.fromkeys(target for own in choices_of(thing).targets for target in own)
    if chosen:
        happen(game, *(Targeted(target, thing) for target in chosen))


@rule("601.2d")
def announce_division(proposal: Proposal) -> None:
    """Divide what the spell divides among its targets."""
    thing = proposal.thing
    division = divide(proposal.game, thing, choices_of(thing).targets, proposal.announced.division)
    proposal.choose(division=division)


@rule("601.2e")
def check_legality(proposal: Proposal) -> None:
    """Check whether the spell as proposed can legally be cast."""
    still_allowed(proposal.game, proposal.player, proposal.thing, proposal.announced, proposal.allowed)


# -- 601.2f, 601.2g, 601.2h --------------------------------------------------------------------------------------------


@rule("601.2f", "118.7", "118.9d")
def determine_total_cost(proposal: Proposal) -> None:
    """Add up base, additional costs and increases, take off reductions, apply direct changes, and lock it in."""
    game, player, thing = proposal.game, proposal.player, proposal.thing
    changes = cost_changes(game, "spell" if thing.is_spell else "ability", thing)
    whole = proposal.whole + increases(game, thing, changes)
    amount, life = amount_and_life(
        tuple(whole.mana or ()), proposal.hybrid, proposal.phyrexian, choices_of(thing).x or 0
    )
    parts = settled(whole, game, thing).parts
    if life:
        parts = (*parts, PayLife(life))
    chosen = choose_objects(game, player, proposal.this, parts, proposal.announced.cost_objects)
    has_mana = whole.mana is not None
    if has_mana or any(change.directly for _, change in changes):
        amount = total_mana(game, player, thing, amount, changes, _own_reductions(proposal, chosen))
    proposal.total = TotalCost(amount, chosen, whole.unpayable, has_mana or bool(amount))
    game.locked_cost = proposal.total


def _own_reductions(proposal: Proposal, chosen: tuple[tuple[object, tuple[GameObject, ...]], ...]) -> list[Reduction]:
    """What additional costs that are paid take off themselves (offering, CR 702.48)."""
    found = []
    for ability, cost, source in proposal.additional:
        if ability.reduction is not None:
            objects = tuple(thing for part, own in chosen if part in cost.parts for thing in own)
            less = ability.reduction(proposal.game, objects)
            symbols = choose_reduction_halves(proposal.game, proposal.player, proposal.thing, less)
            found.append(Reduction(source, symbols))
    return found


@rule("601.2g", "118.2", "118.3c", "605.3a")
def activate_mana_abilities(proposal: Proposal) -> None:
    """If mana has to be paid, the player may activate mana abilities: those announced, or any that pay."""
    from reference_engine.activating import activate_mana_ability

    game, player, total = proposal.game, proposal.player, proposal.total
    assert total is not None
    proposal.used = instead_of_mana.objects_used(game, player, proposal.thing, proposal.announced.cost_objects)
    instead_of_mana.left_to_pay(game, total.amount, proposal.used)
    if not total.has_mana:
        if proposal.announced.mana:
            raise IllegalAction("601.2g", "no mana is paid, so there is no chance to activate mana abilities")
        return
    game.ask("mana ability", proposal.player)
    if proposal.announced.mana is not None:
        for choice in proposal.announced.mana:
            activate_mana_ability(game, player, choice)
        return
    check_payable(game, player, proposal.this, total)  # nobody makes mana for a cost that they see they cannot pay
    for choice in plan_for(proposal, total):
        activate_mana_ability(game, player, choice)


def plan_for(proposal: Proposal, total: TotalCost) -> list[ManaChoice]:
    """The mana abilities that pay a total cost, without tapping what has to be untapped for its other parts."""
    game = proposal.game
    reserved = {thing.number for part, chosen in total.parts if part.word == "tap" for thing in chosen}
    reserved |= {thing.number for _, thing in proposal.used}
    if any(part.word == "tap self" for part, _ in total.parts):
        reserved.add(proposal.this.number)
    amount = instead_of_mana.left_to_pay(game, total.amount, proposal.used)
    plan = find_plan(game, proposal.player, proposal.thing, amount, proposal.any_type_of_mana, frozenset(reserved))
    return [ManaChoice(game.objects[tapping.source].id, tapping.produces) for tapping in plan]


@rule("118.1", "118.3", "601.2h")
def pay_total_cost(proposal: Proposal) -> None:
    """Pay: first what is neither random nor moves library cards into the open, then the rest, each in any order."""
    game, player, total = proposal.game, proposal.player, proposal.total
    assert total is not None
    check_whole(game, player, total)
    game.ask("payment", proposal.player)
    for part, chosen in in_payment_order(total.parts, proposal.announced.pay_order):
        if part is None:
            _pay_mana(proposal, total)
        else:
            _pay_part(proposal, part, chosen)


def _pay_mana(proposal: Proposal, total: TotalCost) -> None:
    announced = proposal.announced.payment
    any_type = proposal.any_type_of_mana
    amount = instead_of_mana.left_to_pay(proposal.game, total.amount, proposal.used)
    instead_of_mana.use(proposal.game, proposal.player, proposal.used)
    spent = spend(proposal.game, proposal.player, proposal.thing, amount, any_type, announced)
    proposal.choose(mana_spent=spent)


@rule("118.1", "118.3", "118.10", "601.2h")
def _pay_part(proposal: Proposal, part: Part, chosen: tuple[GameObject, ...]) -> None:
    """Pay one part, with its objects as they are now: what an earlier part did to them may have made it impossible."""
    game, player = proposal.game, proposal.player
    now = tuple(game.get(thing.number) or thing for thing in chosen)
    if not part.payable(game, player, proposal.this, chosen):
        raise IllegalAction("118.3", f"{player} cannot pay: {part.word}")
    part.pay(game, player, proposal.this, now)
    paid = choices_of(proposal.thing).cost_objects
    proposal.choose(cost_objects={**paid, part.word: paid.get(part.word, ()) + now})


# -- 601.2i ------------------------------------------------------------------------------------------------------------


@rule("601.2i")
def become_cast(proposal: Proposal) -> None:
    """What changes the spell as it is cast applies, it becomes cast, abilities trigger, and its caster has priority."""
    game = proposal.game
    change_as_cast(game, proposal.thing, "end")
    happen(game, BecameCast(proposal.player, proposal.thing))
    receive_priority(proposal)


@rule("601.2i", "117.3c")
def receive_priority(proposal: Proposal) -> None:
    """Whoever cast or activated with priority gets it again afterwards."""
    if proposal.had_priority:
        priority.receive_priority(proposal.game, proposal.player)


# -- what triggered abilities share (CR 603.3c-d) ----------------------------------------------------------------------


@rule("603.3c", "603.3d")
def announce_for_trigger(game: Game, thing: GameObject) -> None:
    """Make the choices of a triggered ability as it is put onto the stack: modes, targets, division."""
    for text in texts(game, thing):
        if isinstance(text, Modes):
            options = tuple(str(number) for number in range(1, len(text.options) + 1))
            modes = game.choose("mode", thing.controller, thing, options, text.minimum, text.maximum)
            thing = game.change(thing.number, choices=replace(choices_of(thing), modes=tuple(int(m) for m in modes)))
    if not target_specs(game, thing):
        return
    targets = choose_targets(game, thing, None)
    thing = game.change(thing.number, choices=replace(choices_of(thing), targets=targets))
    division = divide(game, thing, targets, _asked_division(game, thing))
    thing = game.change(thing.number, choices=replace(choices_of(thing), division=division))
    notice_targets(game, thing)


def _asked_division(game: Game, thing: GameObject) -> list[tuple[int, ...]]:
    supplied = []
    for spec, own in zip(target_specs(game, thing), choices_of(thing).targets, strict=True):
        if spec.divided is not None and len(own) > 1:
            supplied.append(tuple(game.choose_number("division", thing.controller, thing, 1, None) for _ in own))
    return supplied
