"""Japanese rule texts as lines, with the traps of real pages in invented words."""

from __future__ import annotations

from rules_text.japanese import parse_lines

PAGE = """総合ルールビューア
6. 梨の保管
601. 貯蔵庫
- 601.1 梨は 棚に置く。色 と形は問わない。
- 601.1a 箱1つには梨が9個まで入る(rule 601.2 参照)。
例：梨9個は箱1つに入る。
例:梨10個は箱2つに入る。
- 601.2 収穫する／Harvest
- 601.2a rule 601.1aにある箱を使う。
- 601.3 運ぶ/Carry
- 601.4 食べる／Eat"""


def test_the_parts_of_a_page() -> None:
    page = parse_lines(PAGE.split("\n"))
    assert page.titles == {"6": "梨の保管", "601": "貯蔵庫"}
    assert [rule.number for rule in page.rules] == ["601.1", "601.1a", "601.2", "601.2a", "601.3", "601.4"]
    assert page.rules[1].examples == ("梨9個は箱1つに入る。", "梨10個は箱2つに入る。")
    assert page.rules[2].title == "収穫する／Harvest"
    assert page.rules[2].sentences == ()
    assert page.rules[3].text == "rule 601.1aにある箱を使う。"
    assert page.rules[0].line == 4
    assert {rule.language for rule in page.rules} == {"ja"}


def test_spaces_that_links_left_are_left_out_and_counted() -> None:
    page = parse_lines(PAGE.split("\n"))
    assert page.rules[0].text == "梨は棚に置く。色と形は問わない。"
    assert page.rules[1].text == "箱1つには梨が9個まで入る(rule 601.2 参照)。"
    assert [oddity.message for oddity in page.oddities if oddity.kind == "spaces"] == [
        "2 spaces between Japanese characters are left out"
    ]


def test_headings_without_a_body_are_gaps() -> None:
    page = parse_lines(PAGE.split("\n"))
    assert [oddity.number for oddity in page.oddities if oddity.kind == "gap"] == ["601.3", "601.4"]


def test_a_footer_ends_the_page_wherever_it_stands() -> None:
    glued = parse_lines([*PAGE.split("\n")[:-1], "- 601.4 食べる／EatMUSES ENGINE ver 1.31", "あれこれ。"])
    own_line = parse_lines([*PAGE.split("\n"), "MUSES ENGINE ver 1.31", "あれこれ。"])
    for page in (glued, own_line):
        assert page.rules[-1].title == "食べる／Eat"
    assert [oddity.kind for oddity in glued.oddities if oddity.kind in ("footer", "stray")] == ["footer"]
    assert [oddity.kind for oddity in own_line.oddities if oddity.kind in ("footer", "stray")] == []


def test_a_paragraph_goes_on_and_a_stray_line_is_told() -> None:
    page = parse_lines(["- 601.1 梨は棚に置く。", "棚は3段である。", "前のページへ"])
    assert page.rules[0].text == "梨は棚に置く。\n棚は3段である。"
    assert [(oddity.kind, oddity.line) for oddity in page.oddities] == [("stray", 3)]


def test_a_number_on_a_line_of_its_own_belongs_to_the_next() -> None:
    page = parse_lines(["601.2", "収穫する／Harvest", "601.2a.", "梨を取る。"])
    assert [(rule.number, rule.text) for rule in page.rules] == [
        ("601.2", "収穫する／Harvest"),
        ("601.2a", "梨を取る。"),
    ]


def test_duplicates_and_gaps_are_told() -> None:
    page = parse_lines(["601.1 梨を取る。", "601.1 梨を置く。", "601.3 帰る。"])
    assert [(oddity.kind, oddity.number, oddity.line) for oddity in page.oddities] == [
        ("duplicate", "601.1", 2),
        ("gap", "601.3", 3),
    ]


def test_a_page_may_begin_anywhere_and_an_edition_at_its_beginning() -> None:
    lines = ["702.37a 梨を取る。"]
    assert parse_lines(lines).oddities == ()
    assert [oddity.kind for oddity in parse_lines(lines, partial=False).oddities] == ["gap"]


def test_a_reference_at_the_beginning_of_a_line_is_no_rule() -> None:
    page = parse_lines(["601.1 次を見よ。", "601.2a-d に従う。", "601.2〔収穫〕参照。"])
    assert [rule.number for rule in page.rules] == ["601.1"]
