"""Where the rules changed over time: named switches, each with its rule and the edition from which it holds.

Editions are called by their file date, which sorts as text. A rule that changed and that this engine does not model is
listed too, in `NOT_MODELLED`, so that nobody takes silence for agreement.
"""

from __future__ import annotations

from dataclasses import dataclass

BASELINE = "20260807"


@dataclass(frozen=True, slots=True)
class Switch:
    """One change of a ruling: before `since` it is off, from that edition on it is on."""

    name: str
    rule: str  # the baseline's number
    since: str
    says: str


SWITCHES = {
    switch.name: switch
    for switch in (
        Switch(
            "proposal_is_judged",
            "601.2e",
            "20150717",
            "A spell is judged once it is proposed; before, only the card was, before it was begun (601.5, 601.5a).",
        ),
        Switch(
            "beginning_is_judged_too",
            "601.3",
            "20150926",
            "What may not be cast can't be begun; in the edition before, anything could, and was judged once proposed.",
        ),
        Switch(
            "shuffled_without_named_objects",
            "701.24c",
            "20150717",
            "A library is shuffled though the objects to be shuffled in are gone or go elsewhere; before, it was not.",
        ),
        Switch(
            "scry_zero_is_nothing",
            "701.22b",
            "20150926",
            "Scry 0 is no event; before, nothing kept it from being one.",
        ),
        Switch(
            "proliferate_each_kind",
            "701.34a",
            "20190503",
            "What is chosen gets a counter of each kind that it has; before, one of a kind that the player chooses.",
        ),
        Switch(
            "self_fight_once",
            "701.14c",
            "20180427",
            "A creature that fights itself deals twice its power once; before, its power two times.",
        ),
        Switch(
            "cascade_judges_the_spell",
            "702.85a",
            "20210224",
            "The spell that cascade casts has to have a lesser mana value too; before, only the card had to.",
        ),
        Switch(
            "own_ability_transforms_once",
            "701.27f",
            "20160408",
            "A permanent's own ability lets it be if it transformed meanwhile; before, it was turned over again.",
        ),
        Switch(
            "modal_cards_transform",
            "701.27c",
            "20250919",
            "A permanent of a modal double-faced card transforms; before, an effect that said so did nothing to it.",
        ),
        Switch(
            "suspend_may_cast",
            "702.62a",
            "20240206",
            "Removing the last time counter lets the owner cast the card; before, the owner had to if able (118.3c).",
        ),
    )
}

NOT_MODELLED: tuple[Switch, ...] = ()


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one edition, as far as switches tell editions apart."""

    revision: str = BASELINE

    def on(self, name: str) -> bool:
        """Whether the switch of that name is on in this edition."""
        return self.revision >= SWITCHES[name].since
