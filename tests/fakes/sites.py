"""The pages of each source, in the sites' own markup and with invented text.

The sentences speak of a mill: nobody's rules. What is imitated is what a reader meets: which elements stand around a
rule, where the edition is named, what a diff's columns hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape


def html(body: str, *, head: str = "", whole: bool = True) -> str:
    """A page around a body; without its end where it is not `whole`."""
    start = f'<!DOCTYPE html>\n<html lang="ja"><head><meta charset="utf-8">{head}</head><body>{body}'
    return f"{start}</body></html>\n" if whole else start


# The official Japanese page -------------------------------------------------------------------------------------------

OFFICIAL_JA = (
    "マジック総合ルール（和訳 {edition} 版）",
    "　この文書の正文は別にある。",
    "もくじ",
    "1. 粉挽きの考え方",
    "6. 挽くこと",
    "マジック：ザ・ギャザリング　総合ルール",
    "1. 粉挽きの考え方",
    "100. 原則",
    "100.1. 粉屋は袋を量る。\n100.1a 袋は三つある。\n100.1b 四つ目の袋は数えない。rule 601.2a 参照。",
    "6. 挽くこと",
    "601. 石を回すこと",
    "601.1. 石は右に回る。\n例：水が止まれば石も止まる。\n例：\n風の日には羽根が石を回す。",
    "601.2. 挽く手順は次のとおりである。\n601.2a 麦を注ぐ。",
    "701. 粉屋の言葉",
    "701.1. ふるう／Sift",
    "701.1a ふるうとは、網の上で揺することである。",
    "用語集",
    "石／Stone",
    "　回るもの。",
    "クレジット",
)


def official_ja(edition: str = "20240730.0", *, whole: bool = True) -> str:
    """One paragraph a group of rules, separated by newlines inside of it, in the nest that the site has."""
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in _dated(OFFICIAL_JA, edition))
    nest = f'<section><h1>文書</h1><div class="detail"><style>p{{}}</style>{paragraphs}</div></section>'
    inner = f'<div class="inner"><div class="reading-main">{nest}</div><aside>601.9. 広告。</aside></div>'
    return html(f'<div id="wrap"><main><article><div id="contents">{inner}</div></article></main></div>', whole=whole)


# MJMJ -----------------------------------------------------------------------------------------------------------------


def mjmj_ruby(edition: str = "20230901.0", *, whole: bool = True) -> str:
    """An edition with readings over the words."""
    ruby = "<ruby><rb>粉屋</rb><rp>(</rp><rt>こなや</rt><rp>)</rp></ruby>"
    lines = "<br>\n".join(escape(text).replace("\n", "<br>\n") for text in _dated(OFFICIAL_JA, edition))
    return html(lines.replace("粉屋は", f"{ruby}は"), whole=whole)


def mjmj_text(edition: str = "20120601.0") -> str:
    """An edition as plain text, its rules without the dot behind the number."""
    lines = "\r\n\r\n".join(_dated(OFFICIAL_JA, edition)).replace("\n\r", "\r").replace("601.1.", "601.1")
    return f"========\r\n{lines}\r\n========\r\n"


def mjmj_index(hrefs: Iterable[str]) -> str:
    """A list of files."""
    items = "".join(f'<li><a href="{escape(href)}">版</a></li>' for href in hrefs)
    return html(f'<ul><li><a href="../">上へ</a></li><li><a href="faq_j.txt">質問</a></li>{items}</ul>')


# The official English page and text -----------------------------------------------------------------------------------


def official_en_index(*hrefs: str) -> str:
    """The rules page: the text beside its other forms."""
    links = "".join(f'<a href="{escape(href)}"><span>TXT</span></a>' for href in hrefs)
    others = '<a href="/rules.docx">DOCX</a><a href="/rules.pdf">PDF</a><a>nothing</a>'
    return html(f"<main><section>{others}{links}</section></main>")


def official_en(effective: str = "August 7, 2026", extra: str = "") -> str:
    """A small rules text in the publisher's form."""
    lines = (
        "Mill Rules",
        "",
        f"These rules are effective as of {effective}.",
        "",
        "Contents",
        "",
        "1. The Mill",
        "100. General",
        "6. Grinding",
        "601. Turning the Stone",
        "",
        "Glossary",
        "Credits",
        "",
        "1. The Mill",
        "",
        "100. General",
        "",
        "100.1. The miller weighs the sacks." + extra,
        "",
        "100.1a There are three sacks.",
        "",
        "6. Grinding",
        "",
        "601. Turning the Stone",
        "",
        "601.1. The stone turns to the right. See rule 100.1a.",
        "Example: When the water stands still, so does the stone.",
        "",
        "Glossary",
        "",
        "Stone",
        "It turns.",
        "",
        "Credits",
        "",
        "Nobody.",
    )
    return "\r\n".join(lines) + "\r\n"


# 総合ルールビューア ---------------------------------------------------------------------------------------------------

VIEWER_RULES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "100": ("原則", ("100.1 [粉屋]は[袋]を量る。", "100.1a [袋]は三つある。")),
    "101": ("水車の黄金律", ("101.1 [水]は下に流れる。", "101.2 例外はない。[rule 601.1]参照。")),
    "600": ("総則", ("600.1 挽くことは[粉屋]の仕事である。",)),
    "601": ("石を回すこと", ("601.1 [石]は右に回る。", "例：[水]が止まれば[石]も止まる。", "601.2 麦を注ぐ。")),
}


def viewer(section: str, edition: str = "20231117.0", *, rules: Sequence[str] | None = None, whole: bool = True) -> str:
    """A section: the header names edition and date, the menu opens at the chapter, each keyword is a link."""
    title, lines = VIEWER_RULES[section]
    menu = "".join(
        f'<li><a href="/cr/r/{number}/">{number}. {name}</a></li>'
        for number, (name, _) in VIEWER_RULES.items()
        if number[0] == section[0]
    )
    header = (
        f'<div id="header"><p>MJMJ訳 <a href="http://mjmj.info/">{edition}</a> 版</p><p>最終同期: 2024/11/17</p></div>'
    )
    items = "".join(f"<li>{_linked(line)}</li>" for line in (rules or lines))
    body = f"<h1>総合ルールビューア</h1><h2>{section[0]}. 章</h2><h3>{section}. {title}</h3><ul>{items}</ul>"
    footer = '<div id="footer">MUSES ENGINE ver 1.31</div>'
    return html(f"{header}<ul>{menu}</ul>{body}{footer}", whole=whole)


def _linked(line: str) -> str:
    return escape(line).replace("[", '<a href="/cr/cr.php?r=1">').replace("]", "</a>")


def _dated(lines: Sequence[str], edition: str) -> list[str]:
    return [line.replace("{edition}", edition) for line in lines]
