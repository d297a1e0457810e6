"""The figures of crconf, one line each. Usage: python -m benchmarks [WORD ...]

Without a word everything is measured, otherwise what has one of the words in its name. The newest English rule text is
measured where it was imported (`crconf import FILE`), another engine where its extra is installed.
"""

from __future__ import annotations

import sys

from benchmarks import growing, playing, side_by_side, texts
from benchmarks.measuring import Measure

FIGURES: dict[str, Measure] = {
    **playing.FIGURES,
    **growing.FIGURES,
    **texts.FIGURES,
    **side_by_side.FIGURES,
}


def main(words: list[str]) -> int:
    """Measure and print; the exit status is 1 where an aim is missed."""
    missed = 0
    for name, measure in FIGURES.items():
        if words and not any(word in name for word in words):
            continue
        figure = measure()
        if figure is None:
            print(f"{name:34} not measured: what it needs is not here")
            continue
        missed += not figure.good
        print(f"{name:34} {figure.figure:>20}   aim {figure.aim:8} {'' if figure.good else 'MISSED '} {figure.how}")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
