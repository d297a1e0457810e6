"""Invented editions whose true lineage is known, because they are made by edits that are written down.

A garden book of sections, rules and subrules gets a random number of edits; every rule remembers which rules of the
first edition its sentences came from. Numbers are given by place, as in the real book.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from rules_text import numbers
from rules_text.model import Revision, Rule, Source

# fmt: off
NOUNS = [
    "pear", "plum", "quince", "medlar", "cherry", "walnut", "basket", "ladder", "cellar", "loft", "orchard",
    "gardener", "bee", "hive", "wall", "gate", "spade", "barrow", "kettle", "jam", "jar", "press", "crate",
    "sack", "frost", "blossom", "branch", "root", "bark", "leaf", "grafter", "scion", "stock", "hedge",
    "pond", "heron", "fox", "sparrow", "wasp", "comb", "smoke", "lantern", "rope", "knot", "shed", "bench",
]
VERBS = [
    "picks", "stores", "counts", "grafts", "presses", "boils", "carries", "waters", "prunes", "seals",
    "weighs", "dries", "turns", "shakes", "sweeps",
]
PLACES = ["under", "behind", "beside", "inside", "above", "near", "beyond", "against", "along", "around"]
TIMES = ["at dusk", "at dawn", "before frost", "after rain", "in spring", "each evening", "at noon", "during harvest"]
PEOPLE = ["the gardener", "a neighbour", "the cook", "each picker", "the owner of the orchard", "the youngest picker"]
COLOURS = [
    "red", "yellow", "ripe", "unripe", "early", "late", "bruised", "sweet", "bitter", "small", "heavy",
    "hollow", "waxed", "striped", "speckled",
]
# fmt: on


def sentence(random: Random) -> str:
    """Return an invented sentence of some dozen words; any two have about as much in common as any two rules have."""
    one, two, three = random.sample(NOUNS, 3)
    hue, other = random.sample(COLOURS, 2)
    who, whom = random.sample(PEOPLE, 2)
    does, also = random.sample(VERBS, 2)
    when, where, count = random.choice(TIMES), random.choice(PLACES), random.randint(2, 40)
    forms = (
        f"{when}, {who} {does} every {hue} {one} {where} the {other} {two} and leaves {count} {three}s to {whom}.",
        f"A {hue} {one} that stood {where} a {two} for {count} nights isn't a {other} {three} anymore.",
        f"If {who} {does} a {one} while {whom} {also} the {two}, no {hue} {three} may be touched {when}.",
        f"{count} {one}s make a heap; whoever {does} less of them {when} has but a {hue} {two}, never a {three}.",
        f"Some {one}s are called {hue}; the word tells how {who} {does} them {where} a {two}, not what a {three} is.",
        f"Neither {who} nor {whom} {does} the {other} {one} unless its {two} was {hue} {when} (see the {three}s).",
        f"The price of a {hue} {one} is {count} {two}s, or a {three} if {who} {also} it {where} the gate.",
        f"{who} chooses one: the {one} {does} itself {when}; or each {two} goes {where} the {hue} {three}.",
    )
    chosen = random.choice(forms)
    return chosen[0].upper() + chosen[1:]


@dataclass
class Item:
    """A rule with the rules under it; `sources` are the numbers in the first edition that it came from."""

    sentences: list[str]
    children: list[Item] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)


@dataclass
class Book:
    """Sections, each a title and its rules."""

    sections: list[tuple[str, list[Item]]]

    def families(self) -> list[list[Item]]:
        """Every list of siblings."""
        return [family for _, rules in self.sections for family in (rules, *(rule.children for rule in rules))]

    def numbered(self) -> list[tuple[str, Item]]:
        """Every rule with its number, in order."""
        found = []
        for place, (_, rules) in enumerate(self.sections):
            for index, rule in enumerate(rules, 1):
                number = f"{100 + place}.{index}"
                found.append((number, rule))
                letter = "a"
                for child in rule.children:
                    found.append((number + letter, child))
                    letter = numbers.following(number + letter)[len(number) :]
        return found

    def revision(self, name: str) -> Revision:
        """The book as a text."""
        rules = tuple(Rule(number, " ".join(item.sentences)) for number, item in self.numbered())
        titles = {str(100 + place): title for place, (title, _) in enumerate(self.sections)}
        return Revision(name, "en", Source(name, "", 0, "utf-8", "LF"), rules, titles)


def book(random: Random, sections: int = 4, rules: int = 6, children: int = 4) -> Book:
    """Return a first edition; `rules` and `children` are the most that a section and a rule have."""

    def item(depth: int) -> Item:
        below = [item(0) for _ in range(random.randint(0, children))] if depth else []
        return Item([sentence(random) for _ in range(random.randint(1, 4))], below)

    made = Book(
        [
            (f"The {random.choice(COLOURS)} {noun}", [item(1) for _ in range(random.randint(2, rules))])
            for noun in random.sample(NOUNS, sections)
        ]
    )
    for number, each in made.numbered():
        each.sources = [number]
    return made


def insert(random: Random, edition: Book) -> None:
    """A new rule."""
    family = random.choice(edition.families())
    family.insert(random.randint(0, len(family)), Item([sentence(random) for _ in range(random.randint(1, 3))]))


def delete(random: Random, edition: Book) -> None:
    """A rule without others under it is gone."""
    family = random.choice([each for each in edition.families() if len(each) > 1])
    leaves = [each for each in family if not each.children]
    if leaves:
        family.remove(random.choice(leaves))


def edit(random: Random, edition: Book) -> None:
    """Some words of a rule are others."""
    item = random.choice(edition.numbered())[1]
    place = random.randrange(len(item.sentences))
    words = item.sentences[place].split()
    for spot in random.sample(range(len(words)), len(words) // 5):
        words[spot] = random.choice(NOUNS)
    item.sentences[place] = " ".join(words)


def split(random: Random, edition: Book) -> None:
    """The last sentences of a rule become the next rule."""
    families = [each for each in edition.families() if any(len(item.sentences) > 1 for item in each)]
    if not families:
        return
    family = random.choice(families)
    item = random.choice([each for each in family if len(each.sentences) > 1])
    cut = random.randint(1, len(item.sentences) - 1)
    family.insert(family.index(item) + 1, Item(item.sentences[cut:], [], list(item.sources)))
    item.sentences = item.sentences[:cut]


def merge(random: Random, edition: Book) -> None:
    """A rule takes in the next one."""
    pairs = [(family, at) for family in edition.families() for at in range(len(family) - 1)]
    pairs = [(family, at) for family, at in pairs if not family[at + 1].children]
    if not pairs:
        return
    family, at = random.choice(pairs)
    taken = family.pop(at + 1)
    family[at].sentences += taken.sentences
    family[at].sources += [source for source in taken.sources if source not in family[at].sources]


def move(random: Random, edition: Book) -> None:
    """A rule without others under it stands elsewhere."""
    family = random.choice([each for each in edition.families() if len(each) > 1])
    leaves = [each for each in family if not each.children]
    if leaves:
        item = random.choice(leaves)
        family.remove(item)
        target = random.choice(edition.families())
        target.insert(random.randint(0, len(target)), item)


def swap(random: Random, edition: Book) -> None:
    """Two neighbours change places."""
    family = random.choice([each for each in edition.families() if len(each) > 1])
    at = random.randrange(len(family) - 1)
    family[at], family[at + 1] = family[at + 1], family[at]


EDITS: tuple[Callable[[Random, Book], None], ...] = (insert, delete, edit, split, merge, move, swap)


def truth(edition: Book) -> set[tuple[str, str]]:
    """Return (old, new) for every old rule and every rule of this edition that has words of it."""
    return {(source, number) for number, item in edition.numbered() for source in item.sources}
