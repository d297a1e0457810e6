"""How each kind of source is walked through: which pages, in which order, and what they make together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

from bs4 import BeautifulSoup

from rules_text import catalogue, editions, numbers, store
from rules_text.errors import UnknownRevision
from rules_text.model import Revision
from scraper import markup, mjmj, official_en, official_ja, viewer, viewer_edition, wiki, wikidiff
from scraper.errors import FetchError, Missing, PageError
from scraper.pulling import PAGE_TROUBLE, Fetcher, Kept, Outcome, Reader
from scraper.sources import Kind, Source

__all__ = ["READERS", "planned"]

Page = tuple[str, str]  # what the source calls it, and its address


def planned(source: Source, items: tuple[str, ...]) -> list[Page]:
    """Return the pages that a pull begins with; some lead to further ones."""
    wanted = items or source.items
    if source.kind == "viewer":
        return [_section_page(source, item) for item in wanted]
    if source.kind == "wiki":
        return [_wiki_page(source, item) for item in wanted]
    if source.kind == "official-ja":
        return [(_file_name(item), item) for item in items] or [("rules", source.address("rules"))]
    if source.kind == "mjmj" and items:
        return [(_edition_name(item), _edition_places(source, item)[0]) for item in items]
    return [(_file_name(item), item) for item in items] or [("index", source.address("index"))]


# 総合ルールビューア ---------------------------------------------------------------------------------------------------


def _section_page(source: Source, section: str) -> Page:
    return section, source.address("section", item=section)


_IN_VIEWER = re.compile(r"/r/([1-9]\d\d(?:\.[1-9]\d*)?)/?$")


def _menu(kept: Kept, part: Revision) -> list[str]:
    """Return the sections that a page's menu leads to, and the rules that it leads to instead of showing them.

    A page shows the menu of its own chapter. Of a rule it may have the heading alone, as a link to a page of the rule's
    own; other links to rules are cross references.
    """
    url = kept.snapshot.url
    page = BeautifulSoup(markup.decode(kept.body, url, kept.content_type).text, "lxml")
    linked = [found[1] for found in map(_IN_VIEWER.search, map(unquote, markup.links(page, url))) if found]
    shown = {numbers.parent_of(rule.number) for rule in part}
    bare = {rule.number for rule in part if rule.title is not None and rule.number not in shown}
    return [number for number in dict.fromkeys(linked) if "." not in number or number in bare]


def _viewer(fetcher: Fetcher, items: tuple[str, ...]) -> Iterator[Outcome]:
    """Walk through sections; without any named, through all that the menus of the chapters lead to.

    The edition is replaced now and then while a pull is at work. The pages of the old one are then asked for once more,
    so that one edition is put together from one edition's pages.
    """
    source, crawl = fetcher.source, fetcher.crawl
    wanted = list(items or (source.items if fetcher.session else _kept_sections(fetcher)))
    fetcher.progress.begin(source.name, len(wanted))
    parts: dict[str, Revision] = {}
    there_are: set[str] = set()
    begun_anew = fetcher.session is None  # offline nothing is asked for anew
    while wanted:
        fetcher.check()
        section, url = _section_page(source, wanted.pop(0))
        try:
            kept = fetcher.get(section, url)
            part = _section(kept)
            edition = viewer_edition.edition_of(part)
            detail = _rules(part)
            if fetcher.session and edition and crawl.edition and edition != crawl.edition:
                if begun_anew:
                    raise PageError(f"{url}: the edition changed twice, now to {edition}", "pull again in a while")
                begun_anew = True
                detail += f"; the edition changed, {crawl.edition} is left and all its pages are asked for again"
                crawl.done = {section: kept.snapshot.sha256}
                wanted += parts
                fetcher.progress.more(len(parts))
                parts = {}
            crawl.edition = edition or crawl.edition
        except PAGE_TROUBLE as error:
            yield fetcher.failure(section, url, error)
            continue
        parts[section] = part
        menu = _menu(kept, part)
        there_are.update(menu)
        if not items:
            further = [found for found in menu if found not in parts and found not in wanted]
            wanted += further
            fetcher.progress.more(len(further))
        yield fetcher.outcome(kept, detail)
    whole = there_are <= parts.keys() and {section[0] for section in parts} == set("123456789")
    for revision, raw in viewer_edition.assembled(parts, whole=whole):
        yield _stored(fetcher, *viewer_edition.joined(_known_part(source, revision), revision, raw))


def _section(kept: Kept) -> Revision:
    """Read a section's page, which must be whole: a page that is cut off may end behind any rule."""
    url = kept.snapshot.url
    markup.require_whole(markup.decode(kept.body, url, kept.content_type).text, url)
    return viewer.parse(kept.body, url, content_type=kept.content_type, accept=True)


def _known_part(source: Source, revision: Revision) -> Revision | None:
    """Return what earlier pulls put together of an edition, where that is not all of it."""
    try:
        facts = editions.find(revision.id, "ja")
        return store.load_text(revision.id, "ja") if facts.source == source.name and facts.scope else None
    except UnknownRevision:
        return None


def _kept_sections(fetcher: Fetcher) -> list[str]:
    return [page for page in fetcher.store.pages() if re.fullmatch(r"[1-9]\d\d(?:\.\d+)?", page)]


def _rules(revision: Revision) -> str:
    rules = f"{len(revision)} rule{'' if len(revision) == 1 else 's'}"
    odd = f", {len(revision.oddities)} oddities" if revision.oddities else ""
    return f"{revision.id}: {rules}{odd}"


# MTG Wiki -------------------------------------------------------------------------------------------------------------

_AT = re.compile(r"(?P<title>.+)@(?P<old>\d+)(?:\.\.(?P<new>\d+))?$")


def _wiki_page(source: Source, item: str) -> Page:
    """Return the page that an item is: a title, `TITLE@OLDID`, `TITLE@OLDID..OLDID`, or an address."""
    if "://" in item:
        query = urlsplit(item).query
        title = parse_qs(query).get("title", [unquote(urlsplit(item).path).removeprefix("/wiki/")])[0]
        return (f"{title}?{query}" if query else title), item
    at = _AT.match(item)
    if at is None:
        return item, source.address("article", item=item.replace(" ", "_"))
    index = source.address("index")
    title = quote(at["title"].replace(" ", "_"), safe="/")
    query = (
        f"title={title}&oldid={at['old']}" if at["new"] is None else f"title={title}&diff={at['new']}&oldid={at['old']}"
    )
    return item, f"{index}?{query}"


def _wiki(fetcher: Fetcher, items: tuple[str, ...]) -> Iterator[Outcome]:
    """Fetch articles and diffs; beside an article its wikitext, where the first try shows that the wiki gives it."""
    wanted = items or fetcher.source.items
    fetcher.progress.begin(fetcher.source.name, len(wanted))
    gives_wikitext = True
    for item in wanted:
        fetcher.check()
        page, url = _wiki_page(fetcher.source, item)
        try:
            kept = fetcher.get(page, url)
            text = markup.decode(kept.body, url, kept.content_type).text
            if wikidiff.is_diff(text):
                diff = wikidiff.parse(kept.body, url, kept.content_type)
                yield fetcher.outcome(kept, *_told_diff(diff))
                continue
            article = wiki.parse(kept.body, page, kept.content_type)
            yield fetcher.outcome(kept, *_told_article(article))
        except PAGE_TROUBLE as error:
            yield fetcher.failure(page, url, error)
            continue
        if gives_wikitext and "?" not in url:
            gives_wikitext = _wikitext(fetcher, page, article)


def _wikitext(fetcher: Fetcher, page: str, article: wiki.Article) -> bool:
    """Keep an article's wikitext, if the wiki gives it; tell whether it does."""
    url = f"{fetcher.source.address('index')}?title={quote(article.title.replace(' ', '_'), safe='/')}&action=raw"
    try:
        kept = fetcher.get(f"raw:{page}", url)
    except PAGE_TROUBLE:
        return False  # robots.txt forbids it, or the wiki does not know it: the page itself has everything
    return not markup.is_html(markup.decode(kept.body, url, kept.content_type).text)


def _told_article(article: wiki.Article) -> tuple[str, dict[str, Any]]:
    resolved = list(wiki.resolve(article))
    missing = [str(one.citation.reference) for one in resolved if one.exists is False]
    edition = resolved[0].edition if resolved else None
    counts = (
        f"{len(article.sections)} sections, {len(article.examples)} examples, {len(resolved)} citations, "
        f"{len(article.boxes)} card boxes"
    )
    when = f" of {article.revision.date[:10]}" if article.revision.date else ""
    stale = f"; not in {edition}: {', '.join(missing)}" if missing else ""
    return f"{article.title}{when}: {counts}{stale}", {
        "title": article.title,
        "revision": article.revision.id,
        "date": article.revision.date,
        "author": article.revision.author,
        "cites": article.cites,
        "edition": edition,
        "sections": [section.title for section in article.sections if section.title],
        "examples": [
            {"section": section, "label": block.label, "cards": [card.en for card in block.cards]}
            for section, block in article.examples
        ],
        "citations": [
            {"rule": str(one.citation.reference), "section": one.citation.section, "exists": one.exists}
            for one in resolved
        ],
        "cards": [card.en for card in article.cards],
        "footnotes": len(article.footnotes),
    }


def _told_diff(diff: wikidiff.WikiDiff) -> tuple[str, dict[str, Any]]:
    newest = diff.left if diff.newest == "left" else diff.right
    cited = list(dict.fromkeys(str(one) for change in diff.changes for one in change.references))
    detail = f"{diff.title}: {len(diff.changes)} changes, the newest is on the {diff.newest}"
    return detail, {
        "title": diff.title,
        "newest": diff.newest,
        "date": newest.revision.date,
        "changes": [
            {"kind": change.kind, "section": change.section, "left": change.left_line, "right": change.right_line}
            for change in diff.changes
        ],
        "cited": cited,
    }


# Whole editions -------------------------------------------------------------------------------------------------------


def _official_ja(fetcher: Fetcher, items: tuple[str, ...]) -> Iterator[Outcome]:
    """Fetch the one page, or one at another address."""
    pages = planned(fetcher.source, items)
    fetcher.progress.begin(fetcher.source.name, len(pages))
    for page, url in pages:
        try:
            kept = fetcher.get(page, url)
            revision = official_ja.parse(kept.body, url, kept.content_type)
        except PAGE_TROUBLE as error:
            yield fetcher.failure(page, url, error)
            continue
        yield fetcher.outcome(kept, _rules(revision))
        yield _stored(fetcher, revision, kept.body)


def _edition_name(item: str) -> str:
    return mjmj.edition_of(item) or item


def _edition_places(source: Source, item: str) -> list[str]:
    return [item] if "://" in item else mjmj.places(source, item)


def _mjmj(fetcher: Fetcher, items: tuple[str, ...]) -> Iterator[Outcome]:
    """Fetch editions: those that are named, wherever they lie, or all that the index links to."""
    source = fetcher.source
    if items:
        wanted = {_edition_name(item): _edition_places(source, item) for item in items}
    elif fetcher.session is None:
        wanted = {page: [source.address("index")] for page in fetcher.store.pages() if page != "index"}
    else:
        index = source.address("index")
        try:
            kept = fetcher.get("index", index)
            links = mjmj.links(kept.body, index, kept.content_type)
        except PAGE_TROUBLE as error:
            yield fetcher.failure("index", index, error)
            return
        wanted = {edition: [url] for edition, url in links.items() if source.owns(url)}
        yield fetcher.outcome(kept, f"{len(wanted)} editions")
    fetcher.progress.begin(source.name, len(wanted))
    for edition, places in wanted.items():
        fetcher.check()
        try:
            kept = _first_of(fetcher, edition, places)
            revision = mjmj.parse(kept.body, kept.snapshot.url, kept.content_type)
        except PAGE_TROUBLE as error:
            yield fetcher.failure(edition, places[0], error)
            continue
        yield fetcher.outcome(kept, _rules(revision))
        yield _stored(fetcher, revision, kept.body)


def _first_of(fetcher: Fetcher, page: str, urls: list[str]) -> Kept:
    """Return a page from the first of several addresses that has it."""
    for url in urls[:-1]:
        try:
            return fetcher.get(page, url)
        except Missing:
            continue
    return fetcher.get(page, urls[-1])


def _file_name(url: str) -> str:
    return unquote(urlsplit(url).path).rpartition("/")[2] or url


def _official_en(fetcher: Fetcher, items: tuple[str, ...]) -> Iterator[Outcome]:
    """Fetch the text that the rules page names, or texts at the addresses given.

    When an edition is replaced the page may still name a text that is gone already: then it is asked once more.
    """
    source = fetcher.source
    fetcher.progress.begin(source.name, len(items) or 2)
    if items:
        for url in items:
            yield from _english_text(fetcher, _file_name(url), url)
        return
    if fetcher.session is None:
        for page in fetcher.store.pages():
            if page != "index":
                yield from _english_text(fetcher, page, page)
        return
    index = source.address("index")
    for last_try in (False, True):
        try:
            kept = fetcher.get("index", index)
            url = official_en.link(kept.body, index, kept.content_type)
        except PAGE_TROUBLE as error:
            yield fetcher.failure("index", index, error)
            return
        try:
            text = fetcher.get(_file_name(url), url)
        except FetchError as error:
            if isinstance(error, Missing) and not last_try:
                fetcher.crawl.done.pop("index", None)
                continue
            yield fetcher.failure(_file_name(url), url, error)
            return
        yield fetcher.outcome(kept, f"names {_file_name(url)}")
        yield from _read_english(fetcher, text)
        return


def _english_text(fetcher: Fetcher, page: str, url: str) -> Iterator[Outcome]:
    try:
        kept = fetcher.get(page, url)
    except PAGE_TROUBLE as error:
        yield fetcher.failure(page, url, error)
        return
    yield from _read_english(fetcher, kept)


def _read_english(fetcher: Fetcher, kept: Kept) -> Iterator[Outcome]:
    try:
        revision = official_en.parse(kept.body, kept.snapshot.url)
    except PAGE_TROUBLE as error:
        yield fetcher.failure(kept.snapshot.page, kept.snapshot.url, error)
        return
    yield fetcher.outcome(kept, _rules(revision))
    yield _stored(fetcher, revision, kept.body)


def _stored(fetcher: Fetcher, revision: Revision, raw: bytes) -> Outcome:
    """Put a rule text into the store, unless its very words are there already; the page around them does not count."""
    saved, new = revision.id, False
    if not _is_there(revision):
        facts = catalogue.facts_of(revision, fetcher.source.name, editions.by_digest(revision.source.sha256))
        saved, _, new = store.save(revision, facts, raw)
    reissue = f"; other words than {revision.id} has" if new and saved != revision.id else ""
    scope = f", section {', '.join(revision.scope)}" if revision.scope else ""
    return Outcome(
        source=fetcher.source.name,
        page=saved,
        state="new" if new else "unchanged",
        detail=f"edition {saved} ({revision.language}{scope}), {len(revision)} rules{reissue}",
        facts={"edition": saved, "language": revision.language, "rules": len(revision), "scope": list(revision.scope)},
    )


def _is_there(revision: Revision) -> bool:
    """Tell whether the store has a text's words: all of an edition's, or those of the sections that it shows."""
    try:
        known = store.load_text(revision.id, revision.language)
    except UnknownRevision:
        return False
    ours, theirs = _words(revision), _words(known)
    return ours == theirs or (bool(revision.scope) and set(ours) <= set(theirs))


def _words(revision: Revision) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(rule.number, rule.text, rule.examples) for rule in revision]


READERS: dict[Kind, Reader] = {
    "viewer": _viewer,
    "wiki": _wiki,
    "official-ja": _official_ja,
    "mjmj": _mjmj,
    "official-en": _official_en,
}
