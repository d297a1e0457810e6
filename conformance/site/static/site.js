"use strict";
// Every page: language, colours, the search, deep links, the keyboard.
(() => {
  const crconf = (window.crconf ??= {});
  const root = document.documentElement;
  const up = document.body.dataset.up;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (id) => document.getElementById(id);

  // An element with attributes and children; text goes in as text, whatever it holds.
  const make = (tag, given = {}, ...children) => {
    const drawn = ["svg", "path", "text", "line", "circle", "title", "rect"].includes(tag);
    const element = drawn ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(given)) {
      if (value !== undefined && value !== false) element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
    return element;
  };
  // The same in both languages; the style sheet shows one of them.
  const both = (en, ja) => {
    const pair = document.createDocumentFragment();
    pair.append(make("span", { class: "en", lang: "en" }, en), make("span", { class: "ja", lang: "ja" }, ja));
    return pair;
  };
  const loading = new Map();
  const load = (name) => {
    if (!loading.has(name)) {
      loading.set(name, new Promise((done, failed) => {
        const script = make("script", { src: up + name });
        script.addEventListener("load", done);
        script.addEventListener("error", failed);
        document.head.append(script);
      }));
    }
    return loading.get(name);
  };
  const fold = (text) => text.normalize("NFKC").toLowerCase();
  const pageOf = (number) => `${up}sections/${number.slice(0, 3)}.html#${number}`;
  Object.assign(crconf, { all, one, make, both, load, fold, pageOf });

  // What is remembered; a browser may refuse to keep anything for a page that is a file.
  const remember = (key, value) => { try { localStorage.setItem("crconf." + key, value); } catch { /* not kept */ } };
  const remembered = (key) => { try { return localStorage.getItem("crconf." + key); } catch { return null; } };

  const languages = all("[data-language]");
  const speak = (language) => {
    root.dataset.words = root.lang = language;
    for (const button of languages) button.setAttribute("aria-pressed", String(button.dataset.language === language));
  };
  for (const button of languages) {
    button.addEventListener("click", () => { speak(button.dataset.language); remember("language", root.lang); });
  }
  const preferred = remembered("language") || (navigator.language || "en").slice(0, 2);
  speak(preferred === "ja" ? "ja" : "en");

  const theme = remembered("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  one("theme").addEventListener("click", () => {
    const now = root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    root.dataset.theme = now === "dark" ? "light" : "dark";
    remember("theme", root.dataset.theme);
  });

  // The search: numbers of any edition, titles, requirements, scenarios, cards
  const box = one("find"), list = one("found");
  const MOST = 24;
  const NUMBER = /^(?:cr\s*)?([1-9]\d\d(?:\.\d+[a-z]{0,2})?)(?:\s*[@\s(]\s*(\d{4,8})\)?)?$/;
  let chosen = -1, asked = "";

  const offer = (href, kind, head, ...rest) =>
    make("li", { role: "option" },
      make("a", { href, tabindex: "-1" }, make("span", { class: "found-kind" }, ...kind), make("b", {}, head), " ", ...rest));
  const KINDS = {
    rule: () => [both("rule", "ルール")], old: () => [both("old number", "旧番号")],
    requirement: () => [both("requirement", "要件")], scenario: () => [both("scenario", "シナリオ")], card: () => [both("card", "カード")],
    ruling: () => [both("ruling", "裁定")],
  };
  const titled = ([, en, ja]) => (ja && ja !== en ? both(en || ja, ja) : en || "");

  const byNumber = async (number, year) => {
    await load("data/lineage.js").then(() => load("lineage.js"));
    const offers = [];
    const rules = new Map(crconf.search.rules.map((row) => [row[0], row]));
    if (!year && rules.has(number)) offers.push(offer(pageOf(number), KINDS.rule(), number, titled(rules.get(number))));
    for (const { first, last, today } of crconf.history.meanings(number, year)) {
      if (!year && today.length === 1 && today[0] === number) continue;
      const when = first === last ? first : `${first} – ${last}`;
      if (!today.length) offers.push(offer(`${up}editions.html#${last}`, KINDS.old(), number, both(`of ${when} is gone`, `（${when}）は廃止`)));
      for (const now of today) {
        offers.push(offer(pageOf(now), KINDS.old(), number, both(`of ${when} is today `, `（${when}）は現在 `), make("b", {}, now), " ", titled(rules.get(now) ?? ["", "", ""])));
      }
    }
    for (const row of crconf.search.rules) {
      if (offers.length >= MOST || year) break;
      if (row[0] !== number && row[0].startsWith(number)) offers.push(offer(pageOf(row[0]), KINDS.rule(), row[0], titled(row)));
    }
    return offers;
  };
  const byWords = (words) => {
    const offers = [];
    const { rules, requirements, items, cases, cards } = crconf.search;
    const fits = (...texts) => { const text = fold(texts.join(" ")); return words.every((word) => text.includes(word)); };
    const whole = words.join(" ");
    const rank = (row) => Number(![row[1], row[2]].some((title) => fold(title) === whole)) * 2 + Number(row[0].length > 7);
    const scenario = (row) => offer(`${up}sections/${row[2]}.html#case:${row[0]}`, KINDS.scenario(), row[1]);
    const found = rules.filter((row) => (row[1] || row[2]) && fits(...row)).sort((a, b) => rank(a) - rank(b));
    for (const row of found.slice(0, 8)) offers.push(offer(pageOf(row[0]), KINDS.rule(), row[0], titled(row)));
    for (const [en, ja, at] of cards.filter((row) => fits(row[0], row[1])).slice(0, 4)) {
      const first = cases[at[0]];
      offers.push(offer(`${up}sections/${first[2]}.html#case:${first[0]}`, KINDS.card(), en, ja, ` · ${at.length} `, both("scenarios", "シナリオ")));
      for (const place of at.slice(0, 4)) offers.push(scenario(cases[place]));
    }
    for (const [id, en, ja] of requirements.filter((row) => fits(...row)).slice(0, 10)) {
      offers.push(offer(pageOf(id), KINDS.requirement(), id.split("/")[0], both(en || ja, ja || en)));
    }
    for (const [page, id, words] of items.filter((row) => fits(row[1], row[2])).slice(0, 6)) {
      offers.push(offer(`${up}sections/${page}.html#${id}`, KINDS.ruling(), words));
    }
    for (const row of cases.filter((row) => fits(row[0], row[1])).slice(0, 8)) offers.push(scenario(row));
    return offers;
  };
  const find = async () => {
    const query = fold(box.value).trim();
    asked = query;
    await load("data/search.js");
    const number = NUMBER.exec(query);
    const offers = number ? await byNumber(number[1], number[2] ?? "") : query ? byWords(query.split(/\s+/)) : [];
    if (asked !== query) return; // another one came while this was looked up
    chosen = -1;
    box.removeAttribute("aria-activedescendant");
    const shown = offers.slice(0, MOST);
    shown.forEach((offered, at) => { offered.id = `found-${at}`; });
    list.replaceChildren(...(shown.length ? shown : [make("li", { class: "none" }, both("Nothing fits.", "該当なし。"))]));
    list.dataset.query = query;
    open(Boolean(query));
  };
  let finding = Promise.resolve();
  const open = (shown) => { list.hidden = !shown; box.setAttribute("aria-expanded", String(shown)); };
  const choose = (by) => {
    const options = all("[role=option]", list);
    if (!options.length) return;
    chosen = (chosen + by + options.length) % options.length;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === chosen)));
    options[chosen].scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", options[chosen].id);
  };
  box.addEventListener("input", () => { finding = find(); });
  box.addEventListener("focus", () => { load("data/search.js"); if (box.value) open(true); });
  box.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(event.key === "ArrowDown" ? 1 : chosen < 0 ? 0 : -1);
    } else if (event.key === "Enter") {
      finding.then(() => { all("[role=option] a", list)[Math.max(chosen, 0)]?.click(); });
    }
  });
  document.addEventListener("click", (event) => { if (!event.target.closest(".finder") || event.target.closest("#found a")) open(false); });

  // Deep links: #601.2f on any page but the editions' leads to the rule, and what is folded unfolds
  const follow = () => {
    let name;
    try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    if (!name) return;
    const target = one(name);
    if (!target && !one("choose") && /^[1-9]\d\d(\.|$)/.test(name)) {
      if (!location.pathname.endsWith(`/${name.slice(0, 3)}.html`)) location.replace(pageOf(name));
      return;
    }
    if (!target) return;
    for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    target.scrollIntoView({ block: "start" });
    if (!target.matches("a, button, input, summary")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  addEventListener("hashchange", follow);

  // The map: one stop for the tabulator, arrows within; the engines' buttons repaint it
  const squares = all(".squares a");
  squares.forEach((square, place) => { square.tabIndex = place ? -1 : 0; });
  const STATES = ["failing", "unsupported", "uncovered", "covered", "guarded", "not testable", "out of scope"];
  const engines = all(".engine");
  for (const button of engines) {
    button.addEventListener("click", () => {
      for (const other of engines) other.setAttribute("aria-pressed", String(other === button));
      const counts = Object.fromEntries(STATES.map((state) => [state, 0]));
      for (const square of squares) {
        const state = square.dataset.s ? STATES[square.dataset.s[button.dataset.engine]] : "out of scope";
        counts[state] += 1;
        if (!square.dataset.s) continue;
        square.className = "s-" + state.replaceAll(" ", "-");
        square.title = square.title.replace(/: [^:]*$/, `: ${state}`);
      }
      for (const count of all("[data-count]")) count.textContent = counts[count.dataset.count];
    });
  }

  // Keyboard: / to search, Esc to close, j and k from rule to rule, arrows within the map
  const step = (by) => {
    const rules = all(".rule, .change");
    const here = document.activeElement?.closest(".rule, .change");
    const at = here ? rules.indexOf(here) + by : (by > 0 ? 0 : rules.length - 1);
    const next = rules[Math.min(Math.max(at, 0), rules.length - 1)];
    if (next) { next.tabIndex = -1; next.focus({ preventScroll: true }); next.scrollIntoView({ block: "start" }); }
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = squares.indexOf(event.target);
    if (at >= 0 && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      const next = squares[at + (event.key === "ArrowRight" ? 1 : -1)];
      if (next) { event.preventDefault(); event.target.tabIndex = -1; next.tabIndex = 0; next.focus(); }
    } else if (event.key === "Escape") {
      open(false);
      if (event.target === box) box.value = "";
    } else if (event.target.matches("input, select, textarea")) {
      return;
    } else if (event.key === "/") {
      event.preventDefault();
      box.focus();
      box.select();
    } else if (event.key === "j" || event.key === "k") {
      step(event.key === "j" ? 1 : -1);
    }
  });

  follow();
})();
