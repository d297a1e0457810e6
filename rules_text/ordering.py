"""The order of the numbers in a text, checked as they come."""

from __future__ import annotations

from rules_text import numbers
from rules_text.model import Oddity

# What makes a text wrong unless it is known of the edition; other oddities are told and no more.
GRAVE = ("duplicate", "order", "truncated")


class Order:
    """Follows the numbers of a text; `section` is that of the heading above, "" before the first."""

    def __init__(self, *, partial: bool = False) -> None:
        self.section = ""
        self._partial = partial  # a page may begin anywhere
        self._last = ""
        self._seen: set[str] = set()

    def see(self, number: str, line: int) -> Oddity | None:
        """Return what is odd about the place of a number, None where nothing is."""
        if not numbers.is_number(number):
            return Oddity("order", f"{number} is a number that the rules never use", line, number)
        last, self._last = self._last, number
        if number in self._seen:
            return Oddity("duplicate", f"{number} is printed a second time", line, number)
        self._seen.add(number)
        if self.section and numbers.section_of(number) != self.section:
            return Oddity("order", f"{number} stands in section {self.section}", line, number)
        if last and numbers.key(number) < numbers.key(last):
            return Oddity("order", f"{number} stands behind {last}", line, number)
        if not (follows(number, last) or (self._partial and not last)):
            return Oddity("gap", f"{number} follows upon {last or 'nothing'}: a number is left out", line, number)
        return None


def follows(number: str, last: str) -> bool:
    """Tell whether a number may come next: next of its level, first letter, next rule, or a section's first.

    Args:
        number: of a rule.
        last: the number before it; "" at the beginning.
    """
    section = numbers.section_of(number)
    if not last or numbers.section_of(last) != section:
        return number == f"{section}.1"
    rule = last.rstrip(numbers.LETTERS)
    return number in (numbers.following(last), rule + "a", numbers.following(rule))
