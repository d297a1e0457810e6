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
    lines = "\n\n".join(_dated(OFFICIAL_JA, edition)).replace("601.1.", "601.1")
    return f"========\n{lines}\n========\n".replace("\n", "\r\n")


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
    **{f"{chapter}00": ("章の初め", (f"{chapter}00.1 この章は短い。",)) for chapter in (2, 3, 4, 5, 7, 8, 9)},
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


# MTG Wiki -------------------------------------------------------------------------------------------------------------


def _wiki_page(title: str, content: str, *, above: str = "", below: str = "", whole: bool = True) -> str:
    head = f"<title>{title} - MTG Wiki</title>"
    body = (
        f'<div id="content"><h1 id="firstHeading" class="firstHeading"><span dir="auto">{title}</span></h1>'
        f'<div id="bodyContent"><div id="siteSub">提供:MTG Wiki</div><div id="contentSub">{above}</div>'
        '<div id="jump-to-nav" class="mw-jump">移動: <a href="#h">案内</a>, <a href="#s">検索</a></div>'
        f'<div id="mw-content-text" lang="ja">{content}</div>{below}'
        '<div id="catlinks">カテゴリ: <a href="/wiki/x">粉挽き</a></div></div></div>'
        '<div id="footer"><ul><li id="lastmod">最終更新は 2023年2月3日 (金) 04:05。</li></ul></div>'
    )
    return html(body, head=head, whole=whole)


WIKI_ARTICLE = """
<p><b>挽く</b>/<i>Mill</i>とは、<a href="/wiki/x" title="麦">麦</a>を石の間に注ぐことである。</p>
<div class="card"><a href="http://whisper.wisdom-guild.net/card/Old+Stone/">Old Stone / 古い石</a> (2)(青)(青)<br />
アーティファクト — 石(Stone)<br /><hr />回る。<br />止まらない。<br /><hr />3/*<br /></div>
<div class="card">Plain Sack<br />アーティファクト<br /><hr />(何も入っていない。)<br /></div>
<table id="toc" class="toc"><tr><td><h2>目次</h2><ul><li>1 概要</li></ul></td></tr></table>
<h2> <span class="mw-headline" id="a">概要</span><span class="editsection">[<a href="/e">編集</a>]</span></h2>
<p>石は右に回る(<a href="/wiki/CR" title="総合ルール">CR:601.1</a>)。<sup class="reference">[1]</sup><br />
続きの行は<a href="/wiki/x" title="古い石/Old Stone">古い石</a>を見る。</p>
<ul><li>水が要る。
<ul><li>例:<a href="/wiki/y" title="水の精霊/Water, Bound">水の精霊/Water, Bound</a>は石を回す。</li>
<li>風でもよい。</li></ul></li></ul>
<h3> <span class="mw-headline" id="b">手順</span></h3>
<ol><li>麦を注ぐ。</li><li>石を回す。<ul><li>例:まだ回さない。</li></ul></li></ol>
<dl><dt>例1</dt><dd><a href="/z" title="三つの袋/Three Sacks">三つの袋/Three Sacks</a>は空である(CR:100.1a-b)。</dd>
<dt>例2</dt><dd>袋が四つなら、四つ目は数えない。</dd><dt>粉</dt><dd>白いもの。</dd></dl>
<p>詳しくは<a href="/wiki/u" title="利用者:粉屋/Notes">粉屋の頁</a>、CR:999.9も見よ。</p>
<h2> <span class="mw-headline" id="c">脚注</span></h2>
<ol class="references"><li id="cite_note-0"><span class="mw-cite-backlink"><a href="#cite_ref-0">↑</a></span>
<span class="reference-text"><a href="http://example.org/">粉屋の便り</a>(2022年1月2日)</span></li></ol>
<h2> <span class="mw-headline" id="d">参考</span></h2>
<ul><li>引用:<a href="/wiki/CR">総合ルール</a> 20231117.0</li></ul>
"""


def wiki_article(*, old: bool = True, content: str = WIKI_ARTICLE, whole: bool = True, title: str = "挽く") -> str:
    """An article, an old revision of it by default: then the line above names its date and author."""
    above = (
        '<div id="mw-revision-info">2024年1月16日 (火) 18:15時点における<a href="/u" class="mw-userlink">粉屋</a> '
        '<span class="mw-usertoollinks">(<a>トーク</a> | <a>投稿記録</a>)</span>による版</div>'
    )
    below = '<div class="printfooter">"<a>http://mtgwiki.com/index.php?title=x&amp;oldid=4711</a>" より作成</div>'
    return _wiki_page(title, content, above=above if old else "", below=below, whole=whole)


WIKI_CAPTURE = """挽く

提供:MTG Wiki

2014年2月14日 (金) 22:47時点における198.51.100.7 (トーク) - whois による版
移動: 案内, 検索

挽く/Millとは、麦を石の間に注ぐことである。


Old Stone / 古い石 (2)(青)(青)
アーティファクト — 石(Stone)

回る。
止まらない。

3/*


Plain Sack / 麻袋
アーティファクト

(何も入っていない。)


目次

概要

石は右に回る(CR:601.1)。

  • 水が要る。
    • 例:水の精霊/Water, Boundは石を回す。
    • 風でもよい。

手順

  1. 麦を注ぐ。
  2. 石を回す。
    • 例:古い石/Old Stoneは、まだ回さない。

例1
三つの袋/Three Sacksは空である(CR100.1a-b)。
例2
袋が四つなら、四つ目は数えない。
  • 袋は麻で織る。

脚注

  1. 粉屋の便り(2022年1月2日)

参考

引用:総合ルール 20131231.0

QR Code.gif"""

WIKI_RAW = """<!-- 下書き -->__NOTOC__
'''挽く'''/''Mill''とは、[[麦]]を石の間に注ぐことである<ref name="a">[http://h/ 粉屋の便り](2022年1月2日)</ref>。
{{#card:Old Stone}}
{| class="x"
|-
! 表
|}
==概要==
石は右に回る({{CR|601.1}})。{{Otheruses|水車}}<br>[[古い石/Old Stone|それ]]を見る<ref name="a" />。
*水が要る。
**例:[[水の精霊/Water, Bound]]は石を回す。
===手順===
#麦を注ぐ。
#*例:まだ回さない。
;例1
:[[三つの袋/Three Sacks]]は空である({{CR|100.1a}})。
;例2:袋が四つなら、四つ目は[[数える|数えない]]。
==参考==
*[[引用]]:総合ルール 20231117.0
"""

Row = tuple[str, str | None, str | None]  # "=", "!" or a number's "@", and the two sides; None where a side has no line


def wiki_diff(rows: Sequence[Row], *, undo: bool = False, swapped: bool = False) -> str:
    """A diff page, or the diff above an edit that undoes another, in the table that MediaWiki makes."""
    table = "".join(_diff_row(*row) for row in rows)
    if undo:
        heads = ("<b>最新版</b>", "<b>編集中の文章</b>")
        title, above = "「挽く」を編集中", ""
    else:
        heads = (
            _state("2023年2月3日 (金) 04:05", "粉屋", 100, "水を足す"),
            _state("2024年5月6日 (月) 07:08", "水車番", 200, ""),
        )
        heads = (heads[1], heads[0]) if swapped else heads
        title, above = "挽く", "(版間での差分)"
    head = (
        f'<tr valign="top"><td colspan="2" class="diff-otitle">{heads[0]}</td>'
        f'<td colspan="2" class="diff-ntitle">{heads[1]}</td></tr>'
        '<tr><td colspan="4" align="center" class="diff-multi">(2人の利用者による、間の3版が非表示)</td></tr>'
    )
    content = f'<table class="diff diff-contentalign-left">{head}{table}</table><textarea>==下書き==</textarea>'
    return _wiki_page(title, content, above=above)


def _state(date: str, author: str, oldid: int, comment: str) -> str:
    said = f'<span class="comment">({comment})</span>' if comment else ""
    link = f'<a href="/index.php?title=x&amp;oldid={oldid}">{date}時点における版</a>'
    return f'<div><strong>{link}</strong></div><div><a class="mw-userlink">{author}</a></div><div>{said}</div>'


def _diff_row(kind: str, left: str | None, right: str | None) -> str:
    if kind == "@":
        cells = (f'<td colspan="2" class="diff-lineno">{number}行:</td>' for number in (left, right))
        return f"<tr>{''.join(cells)}</tr>"
    if kind == "=":
        cell = f'<td class="diff-marker">&#160;</td><td class="diff-context"><div>{escape(left or "")}</div></td>'
        return f"<tr>{cell}{cell}</tr>"
    nothing = '<td colspan="2">&#160;</td>'
    padded = '<td class="diff-marker">+</td><td class="diff-addedline"><div></div></td>'
    removed = f'<td class="diff-marker">−</td><td class="diff-deletedline"><div>{_marked(left, "del")}</div></td>'
    added = f'<td class="diff-marker">+</td><td class="diff-addedline"><div>{_marked(right, "ins")}</div></td>'
    if right is None:
        return f"<tr>{removed}{nothing if kind == '-' else padded}</tr>"
    return f"<tr>{nothing if left is None else removed}{added}</tr>"


def _marked(line: str | None, tag: str) -> str:
    """A line with its first half marked as changed; an empty line holds a space that does not break."""
    if not line:
        return "&#160;"
    half = len(line) // 2
    return f'<{tag} class="diffchange">{escape(line[:half])}</{tag}>{escape(line[half:])}'
