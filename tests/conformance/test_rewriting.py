"""Moving rule numbers in files of ours, with everything else left as it is."""

from __future__ import annotations

import pytest

from conformance import rewriting
from conformance.rewriting import Renumbering

RULES = {
    "117": ("118",),
    "117.7": ("118.7",),
    "117.7a": ("118.7b",),
    "601.5": ("601.6",),
    "601.5a": ("601.6a",),
    "601.5b": ("601.6b",),
    "601.6": ("601.7",),
    "601.2": ("601.2",),
    "601.2f": ("601.2f",),
    "613.2": ("613.2", "613.3"),
    "802.5": (),
}


def renumbering(**more: object) -> Renumbering:
    return Renumbering(RULES, **more)  # type: ignore[arg-type]


def test_tags_headings_and_comments_of_a_feature() -> None:
    text = """\
# 117.7a is told apart
Feature: 117.7 Reductions

  Rule: 601.5a Who chooses

    @case:one @601.5a/who-chooses @601.2f/cost-locked-in @117.7a/ex1 @20120501:701.24b/ex1
    Scenario: A cost of 117 is no number of ours
      Given Alice controls 3 "Mountain"
"""
    with_examples = renumbering(claims={"who-chooses": ("601.6b", (1,), ())}, examples={("117.7a", 1): ("118.7b", 2)})
    moved = rewriting.feature(text, "f", with_examples)
    assert moved == (
        text.replace("# 117.7a", "# 118.7b")
        .replace("Feature: 117.7", "Feature: 118.7")
        .replace("Rule: 601.5a", "Rule: 601.6a")
        .replace("@601.5a/who", "@601.6b/who")
        .replace("@117.7a/ex1", "@118.7b/ex2")
    )
    assert with_examples.notices == []


def test_a_number_that_takes_anothers_place_is_moved_once() -> None:
    assert rewriting.feature("@601.5/a @601.6/b", "f", renumbering()) == "@601.6/a @601.7/b"


REQUIREMENTS = """\
# Requirements of section 117. 117.7 first.

# 117.7a
- rule: 117.7a
  id: one   # kept
  kind: must
  en: A thing that 117.7a says.
  ja: もの。
  sentences: [1, 2]
  examples: [1]
  because: they are one, see 601.5a-b
  reviewed: {revision: "20260417", fingerprints: ["aa"]}
- rule: "601.5"
  id: two
  kind: elsewhere
  reason: Points to 601.5a, and to 802.5.
  sentences:
    - 3
- id: three
  kind: must
  source: {revision: "20120501", lang: en, rule: 601.5, sentences: [1]}
  also:
    - {revision: "20110501", rule: 601.5a, sentences: [2]}
  en: Old.
  ja: 古い。
"""


def test_requirement_files_keep_comments_order_and_what_is_dated() -> None:
    given = renumbering(claims={"one": ("118.7b", (2, 3), (1,)), "two": ("601.6", (1,), ())})
    moved = rewriting.requirements(REQUIREMENTS, "r.yaml", given)
    assert moved == (
        REQUIREMENTS.replace("117.7 first", "118.7 first")
        .replace("# 117.7a", "# 118.7b")
        .replace("rule: 117.7a", "rule: 118.7b")
        .replace("that 117.7a says", "that 118.7b says")
        .replace("sentences: [1, 2]", "sentences: [2, 3]")
        .replace("see 601.5a-b", "see 601.6a-b")
        .replace('rule: "601.5"', 'rule: "601.6"')
        .replace("Points to 601.5a", "Points to 601.6a")
        .replace("sentences:\n    - 3", "sentences:\n    [1]")
    )
    assert [str(notice) for notice in given.notices] == ["r.yaml:16: 802.5 is gone"]


def test_a_rule_number_with_tens_stays_a_text() -> None:
    text = "- rule: 117.7a\n  id: one\n  kind: must\n  en: x\n  ja: x\n  sentences: [1]\n"
    moved = rewriting.requirements(text, "r", renumbering(claims={"one": ("118.10", (1,), ())}))
    assert moved.startswith('- rule: "118.10"\n')


ENGINE = """\
\"\"\"Costs (CR 117.7, CR 117).

CR 601.5a
\"\"\"


@rule("117.7a", "601.2f", "117")
def pay(amount: float = 117.7) -> str:
    \"\"\"Pay; see 601.5a-b, 601.5-6 and 613.2.\"\"\"
    text = f"117.7a of {'601.5b'} for {amount}"
    if amount > 117.7 and len("117") == 3:  # 117.7a
        raise IllegalAction("601.5", f"{text} 117.7a", "802.5")
    return '601.5'  # since 20260417 that was 601.5
"""


def test_every_number_of_the_engine_but_amounts_is_moved() -> None:
    given = renumbering()
    assert (
        rewriting.engine(ENGINE, "e.py", given)
        == """\
\"\"\"Costs (CR 118.7, CR 118).

CR 601.6a
\"\"\"


@rule("118.7b", "601.2f", "118")
def pay(amount: float = 117.7) -> str:
    \"\"\"Pay; see 601.6a-b, 601.6-7 and 613.2.\"\"\"
    text = f"118.7b of {'601.6b'} for {amount}"
    if amount > 117.7 and len("117") == 3:  # 118.7b
        raise IllegalAction("601.6", f"{text} 118.7b", "802.5")
    return '601.5'  # since 20260417 that was 601.5
"""
    )
    assert [str(notice) for notice in given.notices] == [
        "e.py:9: 613.2 is 613.2 and 613.3 now",
        "e.py:12: 802.5 is gone",
    ]


def test_elsewhere_only_numbers_behind_cr_are_moved() -> None:
    text = '"""Shows `601.5a` as CR 601.5a, 601.5b does."""\nX = f"{x} (CR 601.5 to 601.6)"  # 601.5a, and CR 117\n'
    given = renumbering()
    moved = rewriting.behind_cr(text, "m.py", given)
    assert moved == (
        '"""Shows `601.5a` as CR 601.6a, 601.6b does."""\nX = f"{x} (CR 601.6 to 601.7)"  # 601.5a, and CR 118\n'
    )
    assert [str(notice) for notice in given.notices] == [
        "m.py:1: left as it is, because it has no CR before it: 601.5a is 601.6a now",
        "m.py:2: left as it is, because it has no CR before it: 601.5a is 601.6a now",
    ]


def test_a_line_that_names_an_edition_is_dated() -> None:
    given = renumbering()
    text = "CR 601.5a of 20260417\nCR 601.2f of 20260417\n"
    assert rewriting.behind_cr(text, "d.md", given) == text
    assert [notice.line for notice in given.notices] == [1]


def test_what_is_gone_is_dated_in_features() -> None:
    text = """\
Feature: 802.5 Gone

  Rule: 117 Costs, and 117.7

    @case:one @802.5/of-a-gone-rule @802.5/ex1 @117.7a/ex2 @601.5/of-another-edition
    Scenario: It stays
"""
    given = renumbering(old="20260417", dated=frozenset(("of-a-gone-rule", "of-another-edition")))
    assert (
        rewriting.feature(text, "f", given)
        == """\
Feature: 20260417:802.5 Gone

  Rule: 118 Costs, and 118.7

    @case:one @802.5/of-a-gone-rule @20260417:802.5/ex1 @20260417:117.7a/ex2 @601.5/of-another-edition
    Scenario: It stays
"""
    )
    assert [str(notice) for notice in given.notices] == [
        "f:1: 802.5 is gone",
        "f:5: example 1 of 802.5 is gone, or has other words",
        "f:5: example 2 of 117.7a is gone, or has other words",
    ]


@pytest.mark.parametrize(("is_forward", "limit"), [(True, "until"), (False, "since")])
def test_a_requirement_of_a_gone_rule_becomes_one_of_its_edition(is_forward: bool, limit: str) -> None:
    text = """\
- rule: "802.5"  # kept
  id: gone
  kind: must
  sentences:
    - 1
    - 2
  examples: [3]
  en: x
- rule: 802.5
  id: gone-too
  sentences: [1]
  until: "20150327"
"""
    given = renumbering(old="20260417", is_forward=is_forward, dated=frozenset(("gone", "gone-too")))
    first, second = rewriting.requirements(text, "r", given).split("- source")[1:]
    assert (
        first
        == f""": {{revision: "20260417", rule: "802.5", sentences: [1, 2], examples: [3]}}
  {limit}: "20260417"  # kept
  id: gone
  kind: must
  en: x
"""
    )
    assert second.startswith(': {revision: "20260417", rule: "802.5", sentences: [1]}\n')
    assert second.count("until:") == 1
    assert second.count("since:") == (0 if is_forward else 1)


def test_lists_of_numbers() -> None:
    text = '# "117.7a" stays\nrequired = [\n    "117", "601.5", "999.1",\n]\nday = "2026-08-07"\nname = "117"\n'
    assert rewriting.names_in_list(text, "scope.toml", renumbering()) == text.replace(
        '"117", "601.5"', '"118", "601.6"'
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["601.5", "802.5", "117"]', '["601.6", "118"]'),
        ('["613.2", "601.2"]', '["613.2", "613.3", "601.2"]'),
        ('["601.6", "601.7", "601.5"]', '["601.7", "601.6"]'),  # 601.7 is none of the old edition's, and named once
    ],
)
def test_lists_with_what_is_gone_split_or_the_same(old: str, new: str) -> None:
    assert rewriting.names_in_list(f"planned = {old}\n", "scope.toml", renumbering()) == f"planned = {new}\n"


@pytest.mark.parametrize(
    ("text", "expected", "told"),
    [
        ("601.5a-b", "601.6a-b", ""),
        ("601.5a–601.5b", "601.6a–601.6b", ""),
        ("601.5-6", "601.6-7", ""),
        ("117.7-117.7a", "117.7-117.7a", "would run"),
        ("802.5", "802.5", "gone"),
        ("v601.5a", "v601.5a", ""),
        ("1601.5a", "1601.5a", ""),
        ("601.5.1", "601.5.1", ""),
    ],
)  # fmt: skip
def test_citations(text: str, expected: str, told: str) -> None:
    given = renumbering()
    assert given.cited(text, "f", 1) == expected
    assert told in " ".join(map(str, given.notices))
