
"use strict";
(() => {
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (id) => document.getElementById(id);

  // What is remembered; a browser may refuse to keep anything for a page that is a file.
  const remember = (key, value) => { try { localStorage.setItem("crconf." + key, value); } catch { /* not kept */ } };
  const remembered = (key) => { try { return localStorage.getItem("crconf." + key); } catch { return null; } };

  // Language and colours
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

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const theme = remembered("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  one("theme").addEventListener("click", () => {
    const now = root.dataset.theme || (dark.matches ? "dark" : "light");
    root.dataset.theme = now === "dark" ? "light" : "dark";
    remember("theme", root.dataset.theme);
  });

  // Filters: a requirement is shown where the words, its status, its kind and its section fit
  const fold = (text) => text.normalize("NFKC").toLowerCase();
  const sections = all(".section").map((element) => ({
    element,
    rules: all(".rule", element).map((rule) => ({
      element: rule,
      words: fold(rule.id + " " + rule.dataset.baseline + " " + rule.querySelector("h3").textContent
        + " " + (rule.querySelector(".text")?.textContent ?? "")),
      status: rule.dataset.status,
      requirements: all(".requirement", rule).map((requirement) => ({ element: requirement, words: null })),
    })),
  }));
  const search = one("search"), kind = one("kind"), section = one("section");
  const statuses = all("[data-status]", document.querySelector(".statuses"));

  const filter = () => {
    const wanted = fold(search.value).split(/\s+/).filter(Boolean);
    const chosen = new Set(statuses.filter((b) => b.getAttribute("aria-pressed") === "true").map((b) => b.dataset.status));
    const anyFilter = wanted.length || chosen.size || kind.value;
    let found = 0, whole = 0;
    for (const part of sections) {
      let partShown = false;
      for (const rule of part.rules) {
        let shown = false;
        for (const requirement of rule.requirements) {
          const { element } = requirement;
          requirement.words ??= fold(element.id + " " + element.textContent);
          const fits = (!section.value || section.value === part.element.dataset.section)
            && (!kind.value || kind.value === element.dataset.kind)
            && (!chosen.size || chosen.has(element.dataset.status))
            && wanted.every((word) => rule.words.includes(word) || requirement.words.includes(word));
          element.hidden = !fits;
          shown ||= fits;
          found += fits;
          whole += 1;
        }
        if (!rule.requirements.length) {
          shown = (!section.value || section.value === part.element.dataset.section)
            && (!anyFilter || (!kind.value && (!chosen.size || chosen.has(rule.status))
              && wanted.every((word) => rule.words.includes(word))));
        }
        rule.element.hidden = !shown;
        partShown ||= shown;
      }
      part.element.hidden = !partShown;
    }
    one("found").textContent = found + " / " + whole;
    one("nothing").hidden = sections.some((part) => !part.element.hidden);
  };
  const showAll = () => {
    search.value = kind.value = section.value = "";
    for (const button of statuses) button.setAttribute("aria-pressed", "false");
    filter();
  };
  const press = (button) => button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));

  search.addEventListener("input", filter);
  kind.addEventListener("change", filter);
  section.addEventListener("change", filter);
  for (const button of statuses) button.addEventListener("click", () => { press(button); filter(); });
  document.querySelector(".tools").addEventListener("submit", (event) => event.preventDefault());
  one("unfold").addEventListener("click", (event) => {
    press(event.currentTarget);
    const open = event.currentTarget.getAttribute("aria-pressed") === "true";
    for (const scenario of all(".case")) scenario.open = open;
  });

  // Deep links: a rule by its number (shown or of the baseline), a requirement, a case, a function
  const follow = () => {
    let name;
    try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    if (!name) return;
    const target = one(name) || sections.flatMap((part) => part.rules).map((rule) => rule.element)
      .find((rule) => rule.dataset.baseline === name);
    if (!target) return;
    if (target.closest("[hidden]") && target.closest("main")) showAll();
    if (target.matches("details")) target.open = true;
    target.scrollIntoView({ block: "start" });
    if (!target.matches("a, button, input, summary")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  addEventListener("hashchange", follow);

  // Keyboard: / to search, Esc to show all, j and k from rule to rule, arrows within the heat map
  const step = (by) => {
    const rules = all(".rule").filter((rule) => !rule.closest("[hidden]"));
    const here = document.activeElement?.closest(".rule");
    const at = here ? rules.indexOf(here) + by : (by > 0 ? 0 : rules.length - 1);
    const next = rules[Math.min(Math.max(at, 0), rules.length - 1)];
    if (next) { next.tabIndex = -1; next.focus({ preventScroll: true }); next.scrollIntoView({ block: "start" }); }
  };
  const cells = all(".heat .cell");
  const move = (from, by) => {
    const to = cells[from + by];
    if (!to) return;
    cells[from].tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  };
  cells.forEach((cell, place) => { cell.tabIndex = place ? -1 : 0; });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = cells.indexOf(event.target);
    if (place >= 0 && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      event.preventDefault();
      move(place, event.key === "ArrowRight" ? 1 : -1);
    } else if (event.key === "Escape") {
      showAll();
    } else if (event.target.matches("input, select, textarea")) {
      return;
    } else if (event.key === "/") {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "j" || event.key === "k") {
      step(event.key === "j" ? 1 : -1);
    }
  });

  filter();
  follow();
})();
