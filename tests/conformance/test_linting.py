"""Lint: each thing that it refuses, and that it is silent where nothing is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from conformance import linting
from conformance.compiled import Compiled
from conformance.corpus import Corpus
from conformance.linting import Finding, Subject, lint
from conformance.scope import Scope
from conformance.wiki import Page, Wiki, read_wiki
from rules_text.editions import baseline, load_edition
from rules_text.ledger import Requirement
from tests.conformance.samples import CARDS, NAMES, compiled


def requirement(slug: str = "locked", rule: str = "601.2f", kind: str = "must") -> Requirement:
    words = {"reason": "A definition."} if kind == "definition" else {"en": "It is so.", "ja": "そうである。"}
    place = {"sentences": (1,), "file": "requirements/601.yaml", "line": 7}
    return Requirement(id=slug, rule=rule, kind=kind, **words, **place)  # type: ignore[arg-type]


def subject(
    *features: str,
    requirements: tuple[Requirement, ...] = (requirement(),),
    scope: Scope | None = None,
    wiki: Wiki | None = None,
    released: frozenset[str] = frozenset(),
) -> Subject:
    files: dict[str, Compiled] = {f"f{n}.feature": compiled(text, f"f{n}.feature") for n, text in enumerate(features)}
    corpus = Corpus(CARDS.parent, NAMES, files, "")
    return Subject(corpus, requirements, scope or Scope(), wiki or Wiki(), released)


def scenario(tags: str = "@case:one @601.2f/locked", name: str = "S", steps: str = "Then Alice has 20 life") -> str:
    return f"Feature: F\n  {tags}\n  Scenario: {name}\n    {steps}\n"


def told(findings: object) -> list[str]:
    assert not isinstance(findings, Finding)
    return [finding.message for finding in findings]  # type: ignore[attr-defined]


def test_nothing_is_said_of_a_corpus_in_which_nothing_is_wrong() -> None:
    assert lint(subject(scenario())) == ()


def test_findings_come_by_file_and_line_with_what_to_do() -> None:
    bad = scenario(
        "@case:two @601.2f/unknown", "T", 'Given Alice has "Black Lotus" in hand\n    Then Alice has 20 life'
    )
    found = lint(subject(scenario("@case:one @601.2f/no"), bad))
    assert [str(finding) for finding in found] == [
        "features/f0.feature:3: @601.2f/no names no requirement",
        'features/f1.feature:3: the card "Black Lotus" is not in cards.toml',
    ]
    assert all(finding.hint for finding in found)


@pytest.mark.parametrize(
    ("tags", "message"),
    [
        ("@601.2f/locked", None),
        ("@601.2f/gone", "@601.2f/gone names no requirement"),
        ("@601.2h/locked", "@601.2h/locked names no requirement"),
        ("@601.2f/word", "@601.2f/word is written off as definition; no scenario can check it"),
        ("", "the scenario says of no requirement or example that it checks it"),
        ("@wiki:may-cast/ex1-1", None),
        ("@wiki:may-cast/ex9", "@wiki:may-cast/ex9 names nothing"),
        ("@601.2h/ex1", None),
        ("@601.2h/ex9", "@601.2h/ex9: 601.2h has 1 examples in that edition"),
        ("@601.99/ex1", "@601.99/ex1: 20260807 has no rule 601.99"),
        ("@20231117:118.3c/ex1", None),
        ("@20231117:118.3c/ex2", "@20231117:118.3c/ex2: 118.3c has 1 examples in that edition"),
        ("@29991231:118.3c/ex1", "@29991231:118.3c/ex1: no revision '29991231' is known"),
    ],
)
def test_a_tag_names_something(tags: str, message: str | None) -> None:
    wiki = Wiki({"may-cast": Page("唱えてもよい", {"ex1-1": "Lurrus and X=1"})})
    known = (requirement(), requirement("word", kind="definition"))
    one = subject(scenario(f"@case:one {tags}"), requirements=known, wiki=wiki)
    found = [*linting.tags(one), *linting.examples_of_tags(one)]
    assert told(found) == ([message] if message else [])


def test_a_requirement_that_moved_is_pointed_at() -> None:
    (found,) = linting.tags(subject(scenario("@case:one @601.2h/locked")))
    assert found.hint == "there is @601.2f/locked"


@pytest.mark.parametrize(
    ("tags", "message"),
    [
        ("@since:20150717", None),
        ("@since:20150717 @until:20231117", None),
        ("@since:20231117 @until:20150717", "the case holds since 20231117 until 20150717, which is never"),
        ("@since:29991231", "@since:29991231: no English revision '29991231' is known"),
    ],
)
def test_editions_exist(tags: str, message: str | None) -> None:
    found = list(linting.editions(subject(scenario(f"@case:one @601.2f/locked {tags}"))))
    assert told(found) == ([message] if message else [])


@pytest.mark.parametrize(
    ("kind", "tags", "messages"),
    [
        ("must", ["@601.2f/locked"], []),
        ("must", [], ["no scenario checks @601.2f/locked"]),
        ("must", ["@601.2f/locked @contested"], ["no scenario checks @601.2f/locked"]),
        ("definition", [], []),
        ("may", ["@601.2f/locked @branch:taken", "@601.2f/locked @branch:declined"], []),
        ("may", ["@601.2f/locked @branch:taken"], ["no scenario of @601.2f/locked is tagged @branch:declined"]),
        ("cannot", ["@601.2f/locked"], ["no scenario of @601.2f/locked is tagged @branch:attempted"]),
        ("cannot", ["@601.2f/locked @branch:attempted"], []),
    ],
)
def test_what_is_required_is_covered_with_its_branches(kind: str, tags: list[str], messages: list[str]) -> None:
    features = [scenario(f"@case:c{n} {own}") for n, own in enumerate(tags)]
    known = (requirement(kind=kind),)
    required = subject(*features, requirements=known, scope=Scope(required=("601.2",)))
    assert told(linting.coverage(required)) == messages
    planned = subject(*features, requirements=known, scope=Scope(planned=("601.2",)))
    assert told(linting.coverage(planned)) == []


def test_examples_of_required_rules_and_of_wiki_pages_are_played() -> None:
    wiki = Wiki({"may-cast": Page("唱えてもよい", {"ex1-1": "One", "ex1-2": "Two"})})
    one = subject(scenario("@case:one @601.2h/ex1 @wiki:may-cast/ex1-1"), scope=Scope(required=("601.2h",)), wiki=wiki)
    assert told(linting.examples(one)) == ["no scenario plays @wiki:may-cast/ex1-2"]
    none = subject(scenario(), scope=Scope(required=("601.2h",)))
    assert told(linting.examples(none)) == ["no scenario plays @601.2h/ex1"]


def test_a_sentence_in_scope_that_nobody_claims_is_told() -> None:
    rule = load_edition(baseline(), "en").rule("601.2h")
    found = told(linting.claims(subject(scenario(), requirements=(), scope=Scope(planned=("601.2h",)))))
    assert len(found) == len(rule.sentences)
    assert found[0].startswith("601.2h sentence 1")


def test_the_same_case_twice_is_told_whatever_its_name_and_lines() -> None:
    other = "# a comment\n" + scenario("@case:two @601.2f/locked", "Another name")
    assert told(linting.twins(subject(scenario(), other))) == ["this is the same case as one (features/f0.feature:3)"]
    differs = scenario("@case:two @601.2f/locked", steps="Then Alice has 19 life")
    assert told(linting.twins(subject(scenario(), differs))) == []
    dated = scenario("@case:two @601.2f/locked @until:20150717")
    assert told(linting.twins(subject(scenario(), dated))) == []


def test_names_are_short_and_stand_once_in_a_file() -> None:
    again = scenario() + "\n  @case:two @601.2f/locked\n  Scenario: S\n    Then Alice has 19 life\n"
    assert told(linting.names(subject(again))) == ["a scenario of that name stands in line 3 already"]
    assert told(linting.names(subject(scenario(), scenario("@case:two")))) == []
    assert told(linting.names(subject(scenario(name="S" * 101)))) == ["the scenario's name has 101 characters, not 100"]
    assert told(linting.names(subject(scenario(name="")))) == ["the scenario has no name"]
    assert told(linting.names(subject(scenario(name="S" * 100)))) == []


@pytest.mark.parametrize(("name", "wrong"), [("total-601-2f", True), ("601-2", True), ("bolt-20-life", False)])
def test_an_id_holds_no_rule_number(name: str, wrong: bool) -> None:
    assert bool(told(linting.ids(subject(scenario(f"@case:{name}"))))) is wrong


def test_an_id_of_the_last_release_stays() -> None:
    one = subject(scenario(), released=frozenset({"one", "gone"}))
    assert told(linting.ids(one)) == ["the case id gone of the last release is gone"]


def test_one_case_in_five_may_need_more_than_the_core() -> None:
    beyond = scenario("@case:b @601.2f/locked", "B", "When Alice passes priority\n    Then the total cost is {1}")
    plain = [scenario(f"@case:p{n} @601.2f/locked", steps=f"Then Alice has {n} life") for n in range(4)]
    assert told(linting.needs(subject(*plain, beyond))) == []
    assert told(linting.needs(subject(*plain[:3], beyond))) == [
        "1 of 4 cases need more than the core; at most one in five may"
    ]


def test_cases_of_variants_count_for_nothing_there() -> None:
    steps = 'Given Alice has "Mountain" in her planar deck\n    Then Alice has 20 life'
    variant = scenario("@case:b @601.2f/locked", "B", steps)
    assert "setup:planar deck" in subject(variant).cases[0].needs
    assert told(linting.needs(subject(variant))) == []


# -- with the reference engine ----------------------------------------------------------------------------------------


def test_a_card_that_the_reference_engine_lacks_is_told() -> None:
    steps = 'Given Alice has "Engineered Plague" in hand\n    Then Alice has 20 life'
    found = told(linting.cards(subject(scenario(steps=steps))))
    assert found in ([], ['the reference engine does not know "Engineered Plague"'])
    known = 'Given Alice controls "Mountain"\n    Then Alice has 20 life'
    assert told(linting.cards(subject(scenario(steps=known)))) == []


PAID = """Given Alice controls "Mountain" and 2 "Forest"
    And Alice has "Grizzly Bears" in hand
    When Alice casts "Grizzly Bears"{}
    Then {} tapped"""


@pytest.mark.parametrize(
    ("clauses", "check", "wrong"),
    [
        ("", '"Forest#1" is', True),  # the other Forest and the Mountain would do
        ("", '"Mountain" is', True),
        (', tapping "Forest#1" for {G}, tapping "Mountain" for {R}', '"Mountain" is', False),
    ],
)
def test_a_payment_that_matters_has_to_be_said(clauses: str, check: str, wrong: bool) -> None:
    found = told(linting.payments(subject(scenario(steps=PAID.format(clauses, check)))))
    assert bool(found) is wrong
    assert not wrong or "with another legal payment" in found[0]


def test_payments_that_come_to_the_same_are_fine() -> None:
    steps = PAID.format("", 'Alice controls 3 permanents\n    And "Mountain" is')
    both = steps.replace('"Mountain" and 2 "Forest"', '"Mountain" and "Forest"').replace("3 permanents", "2 permanents")
    assert told(linting.payments(subject(scenario(steps=both)))) == []


def test_the_corpus_of_the_tests_compiles_whatever_lint_says() -> None:
    broken = subject("Feature: F\n  Scenario: S\n    Given Alice dances\n")
    assert "no given step reads 'Alice dances'" in told(lint(broken))


# -- wiki.toml --------------------------------------------------------------------------------------------------------


def test_the_list_of_a_wiki_page_is_read(tmp_path: Path) -> None:
    assert read_wiki(tmp_path) == Wiki()
    (tmp_path / "wiki.toml").write_text('[may-cast]\npage = "P"\n[may-cast.items]\nex1-1 = "One"\n', "utf-8")
    assert read_wiki(tmp_path).items == {"may-cast/ex1-1": "One"}


@pytest.mark.parametrize("text", ["[may", "a = 1", '[a]\npage = "P"\n', '[a]\npage = "P"\nitems = { x = 1 }\n'])
def test_a_broken_list_is_told(tmp_path: Path, text: str) -> None:
    from conformance.errors import FeatureError

    (tmp_path / "wiki.toml").write_text(text, "utf-8")
    with pytest.raises(FeatureError, match=r"wiki\.toml"):
        read_wiki(tmp_path)


def test_a_case_is_tried_at_an_edition_in_which_it_holds() -> None:
    one = subject(scenario("@case:one @601.2f/locked @until:20231117"))
    assert linting._edition_of(one.cases[0], one) == "20231117"
    assert linting._edition_of(replace(one.cases[0], until=None), one) == baseline()
