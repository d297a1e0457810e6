"""Which numbers in a text are citations of rules, and which are only numbers."""

from __future__ import annotations

import pytest

from rules_text.citations import Citation, find


def cited(text: str, extension: str = "md") -> list[str]:
    return [each.first if each.last is None else f"{each.first}..{each.last}" for each in find(text, extension)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("CR 601.2f: the cost is locked in", ["601.2f"]),
        ("(see CR601.2f)", ["601.2f"]),
        ("CR:601.3e and {{CR|601.3e}}", ["601.3e", "601.3e"]),
        ("C.R. 708.4, 708.4b, 202.3", ["708.4", "708.4b", "202.3"]),
        ("rule 118.7a", ["118.7a"]),
        ("Rules 601.2a-d", ["601.2a..601.2d"]),
        ("rules 601.2a–601.2d", ["601.2a..601.2d"]),
        ("rules 707.10-11", ["707.10..707.11"]),
        ("CR 601.2f, 601.2g and 602.1", ["601.2f", "601.2g", "602.1"]),
        ("CR 508.1d + CR 508.1h + 509.1c", ["508.1d", "508.1h", "509.1c"]),
        ("comprehensive rule 704.5aa", ["704.5aa"]),
        ("総合ルール601.2fによる", ["601.2f"]),
        ("ルール601.2a、601.2b", ["601.2a", "601.2b"]),
        ("rule 717〔不正な処理の扱い〕", ["717"]),
        ("CR 704 is about it", ["704"]),
        ("rules 303.4/301.5", ["303.4", "301.5"]),
        ("see 609.4", ["609.4"]),
        ("the 601.2f step", ["601.2f"]),
    ],
)
def test_what_is_cited(text: str, expected: list[str]) -> None:
    assert cited(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "it takes 250.5ms, or 128.4 MB",
        "a width of 100.5px",
        "version 1.601.2f and 601.2.3",
        "https://pears.example/601.2f",
        "it costs $101.5",
        "HTTP 404 and rule 17",
        "CR 12.3a",
        "in 2012.5 years, 99.9% of 120.5",
    ],
)
def test_what_is_no_citation(text: str) -> None:
    assert cited(text) == []


@pytest.mark.parametrize(
    ("line", "extension", "expected"),
    [
        ("let x = 601.2f;", "rs", []),
        ("let x = 1; // 601.2f", "rs", ["601.2f"]),
        ("/// CR 601.2f: cost", "rs", ["601.2f"]),
        ('let s = "CR 601.2f";', "rs", ["601.2f"]),
        (" * 601.2f The cost is locked.", "java", ["601.2f"]),
        ("x = 601.2  # 601.2f", "py", ["601.2f"]),
        ("    601.2f the cost", "py", ["601.2f"]),
        ("-- 601.2f", "lua", ["601.2f"]),
        ("; 601.2f", "clj", ["601.2f"]),
        ("<!-- 601.2f -->", "html", ["601.2f"]),
        ("<p>601.2f</p>", "html", []),
        ('{"a": "601.2f"}', "json", []),
        ('{"a": "CR 601.2f"}', "json", ["601.2f"]),
        ("// 904.6: the archenemy goes first", "java", ["904.6"]),
        ("// 904.6 seconds later", "java", []),
        ('url = "http://a.example" // 601.2f', "go", ["601.2f"]),
    ],
)
def test_bare_numbers_count_in_comments_alone(line: str, extension: str, expected: list[str]) -> None:
    assert cited(line, extension) == expected


def only(text: str, extension: str = "java") -> Citation:
    (found,) = find(text, extension)
    return found


def test_where_it_stands() -> None:
    found = only("first\r\n  // see CR 601.2f here\r\n", "rs")
    assert (found.line, found.column, found.first) == (2, 13, "601.2f")
    assert "first\r\n  // see CR 601.2f here\r\n"[found.start : found.end] == "601.2f"


def test_the_edition_that_is_written_before_it() -> None:
    assert only("//20091005 - 704.5i").dated == "20091005"
    assert only("// 20110715 - CR 605.4").dated == "20110715"
    assert only("@20231117:118.3c/ex1", "md").dated == "20231117"
    assert only('source: {revision: "20120501", lang: en, rule: 701.24b}', "yaml").dated == "20120501"
    assert only("// CR 704.5i, since 20091005").dated is None


PASTED = """\
/**
 * 702.52. Plums
 * 702.52a Plums are a fruit that
 * nobody may eat at dusk.<br>
 * 702.52b Wasps may. See rule 601.2b.
 *
 * @author a gardener
 */
"""


def test_a_rule_pasted_over_lines_is_read_to_its_end() -> None:
    found = list(find(PASTED, "java"))
    assert [(each.first, each.how) for each in found] == [
        ("702.52", "pasted"),
        ("702.52a", "pasted"),
        ("702.52b", "pasted"),
        ("601.2b", "led"),
    ]
    assert found[0].after.strip(" .") == "Plums"
    assert found[1].after.strip() == "Plums are a fruit that nobody may eat at dusk."
    assert "author" not in found[2].after
    assert found[3].start < found[2].reach


def test_the_next_rule_on_the_same_line_is_not_part_of_a_pasted_one() -> None:
    first = next(find(" * 702.52a Plums fall. 702.52b Wasps come.", "java"))
    assert first.after.strip() == "Plums fall."


def test_a_large_text_without_citations_is_passed_over() -> None:
    assert cited("let total = price * 3 + 17;\n" * 50_000, "rs") == []
