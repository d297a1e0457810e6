"""The committed lineage: what must hold, what was labelled by hand, and that it fits the editions."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_text import editions, lineage
from rules_text.errors import NumberError, StoreError, UnknownRevision, UnknownRule
from rules_text.lineage import Lineage, Override, Step, numbering, trace
from rules_text.model import Revision, Rule, Source
from rules_text.relations import Relation

LABELS = Path(__file__).parent.parent / "data" / "lineage_labels.tsv"


@pytest.mark.parametrize(
    ("number", "frm", "to", "expected"),
    [
        ("701.6", "20120501", "20260807", ("701.8",)),  # destroy
        ("701.6a", "20120501", "20160930", ("701.7a",)),
        ("117", "20190612", "20190823", ("118",)),  # costs
        ("117.7a", "20190612", "20190823", ("118.7a",)),
        ("117.9d", "20190612", "20260807", ("118.9d",)),
        ("601.5a", "20260417", "20260807", ("601.6a",)),
        ("601.6a", "20260417", "20260807", ("601.7a",)),
        ("701.61", "20250404", "20250725", ("701.4",)),  # behold
        ("701.8", "20260807", "20120501", ("701.6",)),
        ("601.5", "20260807", "20260417", ()),  # was inserted
        ("802.5", "20240917", "20260807", ()),  # was removed
        ("106.4a", "20180119", "20180427", ("106.4a", "106.4b")),
        ("601.2f", "20260807", "20260807", ("601.2f",)),
    ],
)
def test_known_ways(number: str, frm: str, to: str, expected: tuple[str, ...]) -> None:
    assert numbering(number, frm, to) == expected


def _labels() -> Iterator[dict[str, str]]:
    with LABELS.open(encoding="utf-8") as file:
        yield from csv.DictReader(file, delimiter="\t")


def test_every_hand_label_holds() -> None:
    steps = {(step.old, step.new): step for step in lineage.load().steps}
    broken = []
    for label in _labels():
        old, new = set(label["old"].split()), set(label["new"].split())
        step = steps[label["from"], label["to"]]
        met = [each for number in old for each in step.by_old.get(number, ())]
        met += [each for number in new for each in step.by_new.get(number, ())]
        if not any((set(r.old), set(r.new)) == (old, new) and label["kind"] in ("", r.kind) for r in met):
            broken.append(label)
    assert broken == []


def test_the_labels_are_many_and_of_every_kind_and_age() -> None:
    labels = list(_labels())
    assert len(labels) >= 150
    assert len({(label["from"], label["to"]) for label in labels}) >= 30
    kinds = {label["kind"] for label in labels}
    assert kinds >= {"edited", "renumbered", "renumbered+edited", "split", "merged", "added", "removed"}


def test_it_leads_from_july_2009_to_the_newest_edition() -> None:
    published = [facts.id for facts in editions.published("en") if facts.id >= lineage.FIRST]
    assert list(lineage.load().editions) == published


def test_it_fits_the_editions() -> None:
    for step in lineage.load().steps:
        before = set(lineage.numbers_of(editions.load_edition(step.old, "en")))
        after = set(lineage.numbers_of(editions.load_edition(step.new, "en")))
        reached = {number for each in before for number in step.forward(each)}
        added = {number for number in after if step.backward(number) == ()}
        assert set(step.by_old) <= before
        assert set(step.by_new) <= after
        assert reached | added == after, step.new
        assert not reached & added, step.new


def test_no_guess_is_left_without_a_persons_decision() -> None:
    assert [r for step in lineage.load().steps for r in step.relations if r.ambiguous] == []


def test_every_decision_has_a_reason() -> None:
    assert all(override.because.strip() for override in lineage.load_overrides())


def test_a_trace_tells_where_things_happened() -> None:
    found = trace("601.6a", "20260417")
    assert (found.number, found.at, found.to, found.numbers) == ("601.6a", "20260417", "20260807", ("601.7a",))
    assert [(hop.old, hop.new, [r.kind for r in hop.relations]) for hop in found.hops] == [
        ("20260417", "20260807", ["renumbered"])
    ]
    assert not found.ambiguous


def test_a_table_says_of_all_numbers_what_a_trace_says_of_one() -> None:
    table = lineage.renumberings("20190612", "20230414")
    for number in ("601.2f", "117.7", "110.5b", "701.15", "713.2", "716", "702.11a"):
        assert table[number] == numbering(number, "20190612", "20230414")
    assert len(table) == len(list(lineage.numbers_of(editions.load_edition("20190612", "en"))))


def test_several_steps_taken_together() -> None:
    found = {(r.kind, r.old, r.new) for r in lineage.relations("20260227", "20260807")}
    assert ("renumbered", ("601.6a",), ("601.7a",)) in found
    assert ("added", (), ("601.5",)) in found
    assert ("split", ("714.3a",), ("714.3a", "714.3b")) in found
    assert ("unchanged", ("601.1",), ("601.1",)) in found
    assert ("renumbered", ("722",), ("723",)) in found


def test_names_of_revisions() -> None:
    assert lineage.edition_of("2026-08-07") == "20260807"
    assert numbering("701.6", "20120501", "latest") == ("701.8",)


def test_what_cannot_be_traced() -> None:
    with pytest.raises(UnknownRule, match=r"20260807 has no rule 601\.77"):
        numbering("601.77", "20260807", "20120501")
    with pytest.raises(NumberError):
        numbering("6O1.2", "20260807")
    with pytest.raises(UnknownRevision, match="no lineage reaches back"):
        numbering("502.2", "20081001")
    with pytest.raises(UnknownRevision):
        numbering("601.2", "20250101")


STEPS = (
    Step(
        "20300101",
        "20300202",
        (
            Relation("renumbered", ("100.1",), ("100.2",)),
            Relation("added", (), ("100.1",)),
            Relation("split", ("100.3",), ("100.3", "100.3a"), ambiguous=True),
        ),
    ),
    Step(
        "20300202",
        "20300303",
        (Relation("merged", ("100.2", "100.3a"), ("100.2",)), Relation("removed", ("100.1",), ())),
    ),
)


def test_following_forwards_and_backwards() -> None:
    known = Lineage(STEPS)
    assert known.follow("100.1", "20300101", "20300303")[0] == ("100.2",)
    assert known.follow("100.3", "20300101", "20300303")[0] == ("100.3", "100.2")
    assert known.follow("100.2", "20300303", "20300101")[0] == ("100.1", "100.3")
    assert known.follow("100.1", "20300202", "20300303")[0] == ()
    assert known.follow("100.9", "20300101", "20300303") == (("100.9",), ())
    assert [hop.new for hop in known.follow("100.2", "20300303", "20300101")[1]] == ["20300303", "20300202"]


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    lineage.save(STEPS, tmp_path)
    assert lineage.load(tmp_path).steps == STEPS
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("broken", ["{", '["renumbered"]', "7", '{"from": "x"}\n["a", "b", "c"]\n{}'])
def test_a_broken_lineage_is_told_with_its_line(tmp_path: Path, broken: str) -> None:
    (tmp_path / lineage.FILE).write_text(broken)
    with pytest.raises(StoreError, match=r"lineage\.jsonl:\d"):
        lineage.load(tmp_path)


def test_a_missing_lineage_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"lineage\.jsonl"):
        lineage.load(tmp_path)


@pytest.mark.parametrize("broken", ["[[decision]]\nfrom = 3\n", "decision = [", '[[decision]]\nfrom = "a"\n'])
def test_broken_overrides_are_told(tmp_path: Path, broken: str) -> None:
    (tmp_path / lineage.OVERRIDES).write_text(broken)
    with pytest.raises(StoreError, match="lineage_overrides"):
        lineage.load_overrides(tmp_path)


def test_no_overrides_are_none(tmp_path: Path) -> None:
    assert lineage.load_overrides(tmp_path) == ()


def _text(name: str, *rules: tuple[str, str]) -> Revision:
    return Revision(name, "en", Source(name, "", 0, "utf-8", "LF"), tuple(Rule(n, t) for n, t in rules), {})


def test_building_heeds_overrides_and_refuses_those_that_name_nothing() -> None:
    one, two = "Pears are counted at dusk by the gardener.", "Wasps stay outside of the cellar."
    texts = {"a": _text("a", ("100.1", one), ("100.2", two)), "b": _text("b", ("100.1", two), ("100.2", one))}
    override = Override("a", "b", ("100.1",), ("100.1",), "for the test")
    (step,) = lineage.build("ab", texts.__getitem__, [override])
    assert step.forward("100.1") == ("100.1",)
    (step,) = lineage.build("ab", texts.__getitem__, [])
    assert step.forward("100.1") == ("100.2",)
    with pytest.raises(UnknownRule, match=r"b has no 100\.7"):
        list(lineage.build("ab", texts.__getitem__, [Override("a", "b", ("100.1",), ("100.7",), "wrong")]))
