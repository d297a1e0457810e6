"use strict";
// The edition browser: what became of every rule from one edition to another, words marked where the texts are here.
(() => {
  const crconf = window.crconf;
  const { all, one, make, both, load, pageOf } = crconf;
  const { editions, ja, content, contentAt, same, key, above, follow, relations, titleAt } = crconf.history;
  const texts = crconf.lineage.words;
  const latest = editions.length - 1;
  const KINDS = {
    edited: ["reworded", "文言の変更", "s-uncovered"], "renumbered+edited": ["moved and reworded", "移動と文言の変更", "s-uncovered"],
    renumbered: ["moved", "移動", "s-not-reviewed"], split: ["split", "分割", "s-unsupported"], merged: ["merged", "統合", "s-unsupported"],
    added: ["new", "新設", "s-pass"], removed: ["gone", "廃止", "s-fail"],
  };

  // -- the choice ---------------------------------------------------------------------------------------------------

  const dated = (id) => (/^\d{8}/.test(id) ? `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}${id.slice(8)}` : id);
  for (const select of [one("old"), one("new")]) {
    select.append(make("optgroup", { label: "English" }, ...editions.map((id) => make("option", { value: id }, dated(id))).reverse()));
    select.append(make("optgroup", { label: "日本語" }, ...ja.editions.map(({ id, at, scope }) =>
      make("option", { value: id }, `${dated(id)} (${scope.join(", ") || "CR"} ≈ ${dated(editions[at])})`)).reverse()));
  }
  const edition = (id) => {
    const own = ja.editions.findIndex((each) => each.id === id);
    if (own >= 0) return { id, language: "ja", own, at: ja.editions[own].at, scope: ja.editions[own].scope };
    return { id, language: "en", own: editions.indexOf(id), at: editions.indexOf(id), scope: [] };
  };
  const read = () => {
    const [range, section = ""] = decodeURIComponent(location.hash.slice(1)).split("/");
    const [from, to] = range.split("..");
    const known = (id) => editions.includes(id) || ja.editions.some((each) => each.id === id);
    one("new").value = known(to) ? to : editions[latest];
    one("old").value = known(from) ? from : editions[latest - 1];
    one("section").value = /^\d{3}$/.test(range) ? range : section;
  };
  const write = () => {
    const section = one("section").value;
    history.replaceState(null, "", `#${one("old").value}..${one("new").value}${section ? "/" + section : ""}`);
  };

  // -- what changed -------------------------------------------------------------------------------------------------

  const carries = (where, number) => !where.scope.length || where.scope.includes(number.slice(0, 3));
  const contentOf = (where, number) => (where.language === "ja" ? contentAt(ja.contents, number, where.own) : content(number, where.at));
  // Where both are Japanese their own words decide; otherwise the English that they render.
  const judged = (relation, from, to) => {
    if (from.language !== "ja" || to.language !== "ja" || relation.old.length !== 1 || relation.new.length !== 1) return relation;
    const [before, after] = [contentOf(from, relation.old[0]), contentOf(to, relation.new[0])];
    if (!before || !after) return relation;
    const words = relation.old[0] === relation.new[0] ? [] : ["renumbered"];
    if (!same(before, after)) words.push("edited");
    return { ...relation, kind: words.join("+") || "unchanged" };
  };
  const changesOf = (from, to, section) => relations(from.at, to.at)
    .filter(({ old, new: now }) => (!section || [...old, ...now].some((number) => number.slice(0, 3) === section))
      && (!old.length || old.some((number) => carries(from, number))) && (!now.length || now.some((number) => carries(to, number))))
    .map((relation) => judged(relation, from, to));
  // A rule that moved only because the one above it did is drawn and told with that one.
  const goesAlong = (moves, { old, new: now }) => {
    const [before, after] = [old[0] && above(old[0]), now[0] && above(now[0])];
    return Boolean(before && after) && moves.get(before) === after && old[0].slice(before.length) === now[0].slice(after.length);
  };

  const said = ({ kind, old, new: now }) => {
    const [was, is] = [old.join(", "), now.join(", ")];
    if (kind === "added") return [is, both("is new", "新設")];
    if (kind === "removed") return [was, both("is gone", "廃止")];
    if (kind === "split") return [was, both(`was split into ${is}`, `${is} に分割`)];
    if (kind === "merged") return [is, both(`merges ${was}`, `${was} を統合`)];
    return was === is ? [is, ""] : [`${was} → ${is}`, ""];
  };
  const textOf = (where, number) => {
    const runs = crconf.texts?.[number.slice(0, 3)]?.[where.language]?.[number] ?? [];
    return runs.find(([first, last]) => first <= where.own && where.own <= last)?.[2] ?? "";
  };
  const hasText = (where) => texts[where.language].includes(where.own);

  // -- words --------------------------------------------------------------------------------------------------------

  const TOKEN = { en: /[1-9]\d\d(?:\.\d+[a-z]{0,2})?(?!\w)|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|\s+|./gsu, ja: /[1-9]\d\d(?:\.\d+[a-z]{0,2})?|[A-Za-z0-9]+|\s+|./gsu };
  const plain = (token) => token.normalize("NFKC").replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]|--/g, "-").replace(/\s+/g, " ");
  const marked = (old, now, language, rename) => {
    const [a, b] = [old.match(TOKEN[language]) ?? [], now.match(TOKEN[language]) ?? []];
    const [x, y] = [a.map((token) => plain(rename(token))), b.map(plain)];
    const wide = y.length + 1;
    const best = new Uint16Array((x.length + 1) * wide);
    for (let i = x.length - 1; i >= 0; i -= 1) {
      for (let j = y.length - 1; j >= 0; j -= 1) {
        best[i * wide + j] = x[i] === y[j] ? best[(i + 1) * wide + j + 1] + 1 : Math.max(best[(i + 1) * wide + j], best[i * wide + j + 1]);
      }
    }
    const pieces = [];
    const put = (mark, word) => { if (pieces.at(-1)?.[0] === mark) pieces.at(-1)[1] += word; else pieces.push([mark, word]); };
    let i = 0, j = 0;
    while (i < x.length || j < y.length) {
      if (i < x.length && j < y.length && x[i] === y[j]) { put("same", b[j]); i += 1; j += 1; }
      else if (j >= y.length || (i < x.length && best[(i + 1) * wide + j] >= best[i * wide + j + 1])) { put("gone", a[i]); i += 1; }
      else { put("new", b[j]); j += 1; }
    }
    return joined(pieces);
  };
  // A space alone between two changes is part of the change; what is gone stands before what is new.
  const joined = (pieces) => {
    const found = [];
    let gone = "", fresh = "";
    const flush = () => { if (gone) found.push(["gone", gone]); if (fresh) found.push(["new", fresh]); gone = fresh = ""; };
    pieces.forEach(([mark, words], at) => {
      if (mark === "gone") gone += words;
      else if (mark === "new") fresh += words;
      else if (!words.trim() && (gone || fresh) && at < pieces.length - 1) { gone += words; fresh += words; }
      else { flush(); found.push(["same", words]); }
    });
    flush();
    return found;
  };
  const wordsOf = (relation, from, to) => {
    const [old, now] = [relation.old.map((n) => textOf(from, n)).join("\n"), relation.new.map((n) => textOf(to, n)).join("\n")];
    if (!old && !now) return null;
    if (from.language !== to.language) {
      return make("div", { class: "side-by-side" }, make("blockquote", { class: "text", lang: from.language }, old), make("blockquote", { class: "text", lang: to.language }, now));
    }
    const rename = (token) => (/^[1-9]\d\d/.test(token) && content(token, from.at) ? follow(token, from.at, to.at)[0] ?? token : token);
    const tags = { gone: "del", new: "ins", same: "span" };
    return make("p", { class: "text words", lang: to.language }, ...marked(old, now, to.language, rename).map(([mark, words]) => make(tags[mark], {}, words)));
  };
  // Without the words: a square a sentence; which ones stayed, went, came.
  const sentencesOf = (relation, from, to) => {
    const rows = [[from, relation.old], [to, relation.new]].map(([where, numbers]) => numbers.flatMap((number) => contentOf(where, number)?.[3] ?? []));
    if ((from.language !== to.language) || !rows.flat().length) return null;
    const kept = new Set(rows[0].filter((mark) => rows[1].includes(mark)));
    const squares = rows.map((row, side) => row.map((mark, at) => make("span", {
      class: `cell ${kept.has(mark) ? "" : side ? "s-pass" : "s-fail"}`, title: kept.has(mark) ? "same" : side ? "new" : "gone",
    }, String(at + 1))));
    const changed = rows.map((row) => row.map((mark, at) => (kept.has(mark) ? 0 : at + 1)).filter(Boolean));
    const part = (en, japanese, places) => (places.length ? [both(`${en} ${places.join(", ")} `, `${japanese} ${places.join("、")} `)] : []);
    return make("p", { class: "fine sentences" }, both("sentences ", "文 "), ...squares[0], " → ", ...squares[1], " ",
      ...part("gone:", "消えた文：", changed[0]), ...part("new:", "新しい文：", changed[1]));
  };

  // -- shown --------------------------------------------------------------------------------------------------------

  const change = (relation, from, to, along) => {
    const [number, rest] = said(relation);
    const [en, japanese, style] = KINDS[relation.kind];
    const today = relation.new.length ? follow(relation.new[0], to.at, latest) : [];
    const where = relation.new.length ? to : from;
    const title = contentOf(where, relation.new[0] ?? relation.old[0])?.[2] || titleAt(relation.new[0] ?? relation.old[0], where.at);
    const head = today.length ? make("a", { href: pageOf(today[0]) }, number) : number;
    const missing = to.language === "ja" && relation.new.length && !contentOf(to, relation.new[0]);
    const followers = along.length ? make("span", { class: "fine" }, both(` with ${along.length} below it`, `（配下 ${along.length} 件も）`)) : "";
    const changed = relation.kind !== "renumbered";
    return make("article", { class: "change", "data-kind": relation.kind },
      make("h2", {}, head, " ", rest, " ", make("span", { class: `badge ${style}` }, both(en, japanese)), " ", make("small", {}, title), followers,
        missing ? make("span", { class: "badge s-unsupported" }, both("missing in the Japanese text", "日本語版に欠落")) : ""),
      changed ? wordsOf(relation, from, to) ?? sentencesOf(relation, from, to) : null);
  };

  const drawMoves = (found, moves) => {
    const whole = new Set(found.filter(({ kind }) => kind === "added" || kind === "removed").map(({ old, new: now }) => now[0] ?? old[0]));
    const within = ({ kind, old, new: now }) => (kind === "added" || kind === "removed") && whole.has(above(now[0] ?? old[0]));
    const rows = found.filter((relation) => relation.kind !== "unchanged" && !goesAlong(moves, relation) && !within(relation));
    if (!rows.some(({ kind }) => kind !== "edited") || rows.length > 160) return "";
    const left = [...new Set(rows.flatMap(({ old }) => old))].sort((a, b) => key(a) - key(b));
    const right = [...new Set(rows.flatMap(({ new: now }) => now))].sort((a, b) => key(a) - key(b));
    const y = (list, number) => 14 + 20 * list.indexOf(number);
    const high = 8 + 20 * Math.max(left.length, right.length);
    const drawn = make("svg", { viewBox: `0 0 320 ${high}`, class: "moves", role: "img", "aria-label": rows.map((each) => `${each.old.join(", ") || "–"} → ${each.new.join(", ") || "–"}`).join("; ") });
    for (const { kind, old, new: now } of rows) {
      for (const from of old) {
        for (const to of now) {
          const [a, b] = [y(left, from), y(right, to)];
          drawn.append(make("path", { class: kind.replace("+", " "), d: `M92 ${a}C160 ${a} 160 ${b} 228 ${b}` }));
        }
      }
    }
    for (const number of left) drawn.append(make("text", { x: 86, y: y(left, number) + 4, "text-anchor": "end", class: rows.some((r) => r.kind === "removed" && r.old[0] === number) ? "gone" : "" }, number));
    for (const number of right) drawn.append(make("text", { x: 234, y: y(right, number) + 4, class: rows.some((r) => r.kind === "added" && r.new[0] === number) ? "fresh" : "" }, number));
    return make("figure", {}, make("figcaption", { class: "fine" }, both("Moved, new (green) and gone (red)", "移動、新設（緑）、廃止（赤）")), drawn);
  };

  const off = new Set();
  let asked = 0;
  const show = async () => {
    const mine = (asked += 1);
    const [from, to, section] = [edition(one("old").value), edition(one("new").value), one("section").value];
    write();
    const found = changesOf(from, to, section);
    const moves = new Map(found.filter(({ kind }) => kind.startsWith("renumbered")).map(({ old, new: now }) => [old[0], now[0]]));
    const changed = found.filter(({ kind }) => kind !== "unchanged");
    const counts = Object.keys(KINDS).map((kind) => [kind, changed.filter((each) => each.kind === kind).length]).filter(([, count]) => count);
    one("kinds").replaceChildren(...counts.map(([kind, count]) => {
      const button = make("button", { type: "button", class: `badge ${KINDS[kind][2]}`, "aria-pressed": String(!off.has(kind)) }, both(KINDS[kind][0], KINDS[kind][1]), make("small", {}, String(count)));
      button.addEventListener("click", () => { if (!off.delete(kind)) off.add(kind); show(); });
      return button;
    }));
    one("summary").replaceChildren(both(
      `${dated(from.id)} → ${dated(to.id)}${section ? `, section ${section}` : ""}: ${changed.length} changes, ${found.length - changed.length} rules as they were.`,
      `${dated(from.id)} → ${dated(to.id)}${section ? `、${section}` : ""}：変更 ${changed.length} 件、変更なし ${found.length - changed.length} 件。`));
    const spoken = hasText(from) && hasText(to);
    one("no-words").hidden = spoken || !changed.length;
    const shown = changed.filter(({ kind }) => !off.has(kind));
    const heads = shown.filter((relation) => relation.kind !== "renumbered" || !goesAlong(moves, relation));
    const followers = (relation) => shown.filter((each) => each.kind === "renumbered" && goesAlong(moves, each) && each.old[0].startsWith(relation.old[0] + (/[a-z]$/.test(relation.old[0] ?? "") ? "~" : "")));
    const groups = new Map();
    for (const relation of heads) {
      const number = (relation.new[0] ?? relation.old[0]).slice(0, 3);
      groups.set(number, [...(groups.get(number) ?? []), relation]);
    }
    one("moves").replaceChildren(section ? drawMoves(found, moves) : "");
    const blocks = [...groups].map(([number, own]) => {
      const list = make("div", {});
      const block = make("details", { class: "group" }, make("summary", {}, make("b", {}, number), ` ${titleAt(number, to.at) || titleAt(number, from.at)} `, make("span", { class: "fine" }, String(own.length))), list);
      block.addEventListener("toggle", async () => {
        if (!block.open || list.children.length) return;
        const sections = new Set(own.flatMap(({ old, new: now }) => [...old, ...now].map((each) => each.slice(0, 3))));
        await Promise.all([...sections].filter((each) => texts.sections.includes(each)).map((each) => load(`data/words-${each}.js`)));
        if (mine !== asked) return;
        list.replaceChildren(...own.map((relation) => change(relation, from, to, relation.kind.startsWith("renumbered") ? followers(relation) : [])));
      });
      block.open = Boolean(section) || groups.size <= 3;
      return block;
    });
    one("changes").replaceChildren(...blocks);
  };

  for (const select of all("select", one("choose"))) select.addEventListener("change", show);
  one("swap").addEventListener("click", () => {
    [one("old").value, one("new").value] = [one("new").value, one("old").value];
    show();
  });
  one("choose").addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", () => { read(); show(); });
  read();
  show();
})();
