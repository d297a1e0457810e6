"""How well matching does by itself, without any person's decision, on pairs that were labelled by hand.

The labels of tests/data/lineage_labels.tsv were written from the two texts, side by side, before matching was run on
them: numbers that were moved, swapped, used again, split, merged, added or left out. `tuned` ones were looked at while
the weights were chosen; of the `checked` ones the first run had 97 of 111, and one rule of matching came of what it
missed; the `held out` ones were labelled when everything stood. A label counts as found if some relation has exactly
its old and its new numbers, and its kind; precision looks at the relations that touch a labelled number.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import pytest

from rules_text import editions, english, lineage
from rules_text.model import Revision
from rules_text.relations import Relation, relate
from tests import realdata
from tests.rules_text.test_lineage import LABELS, _labels


@lru_cache(maxsize=4)
def _text(name: str) -> Revision:
    misprints = {misprint.line: misprint.meant for misprint in editions.find(name, "en").misprints}
    return english.read(realdata.edition(name), misprints=misprints, accept=True)


@lru_cache(maxsize=128)
def _guesses(old: str, new: str) -> tuple[Relation, ...]:
    return relate(_text(old), _text(new))


def _tell(found: Counter[str], missed: Counter[str], wrong: Counter[str]) -> str:
    lines = [f"{'kind':18} {'labels':>6} {'recall':>7} {'precision':>9}"]
    for kind in sorted({*found, *missed, *wrong}):
        labels = found[kind] + missed[kind]
        recall = f"{found[kind] / labels:.3f}" if labels else "-"
        precision = f"{found[kind] / (found[kind] + wrong[kind]):.3f}" if found[kind] + wrong[kind] else "-"
        lines.append(f"{kind:18} {labels:6} {recall:>7} {precision:>9}")
    return "\n".join(lines)


@pytest.mark.parametrize(("part", "least"), [("tuned", 0.95), ("checked", 0.88), ("held out", 0.97)])
def test_matching_by_itself(part: str, least: float, record_property: pytest.RecordProperty) -> None:
    realdata.editions()
    found, missed, wrong = Counter[str](), Counter[str](), Counter[str]()
    labels = [label for label in _labels() if label["set"] == part]
    for step in dict.fromkeys((label["from"], label["to"]) for label in labels):
        guesses = {(frozenset(r.old), frozenset(r.new)): r.kind for r in _guesses(*step)}
        true = [label for label in labels if (label["from"], label["to"]) == step]
        pairs = {(frozenset(label["old"].split()), frozenset(label["new"].split())): label["kind"] for label in true}
        for pair, kind in pairs.items():
            guess = guesses.get(pair)
            kind = kind or guess or "renumbered"  # a label without a kind speaks of the numbers alone
            (found if guess == kind else missed)[kind] += 1
        old, new = ({number for pair in pairs for number in pair[side]} for side in (0, 1))
        for pair, kind in guesses.items():
            if (pair[0] & old or pair[1] & new) and pair not in pairs:
                wrong[kind] += 1
    table = _tell(found, missed, wrong)
    record_property("figures", table)
    print(f"\n{LABELS.name}, {part}\n{table}")
    assert found.total() / (found.total() + missed.total()) >= least, table


@pytest.mark.parametrize(("old", "new"), [("20190612", "20190823"), ("20230203", "20230414"), ("20260417", "20260807")])
def test_the_committed_lineage_is_what_matching_and_decisions_give(old: str, new: str) -> None:
    realdata.editions()
    overrides = [each for each in lineage.load_overrides() if (each.frm, each.to) == (old, new)]
    (built,) = lineage.build((old, new), _text, overrides)
    assert built in lineage.load().steps
