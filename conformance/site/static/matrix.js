"use strict";
// The engines side by side: a row a scenario, filtered, each verdict down to what was expected and what came.
(() => {
  const { all, one, make, fold, pageOf } = window.crconf;
  const { cases } = window.crconf.matrix;
  const MARKS = { pass: "✓", fail: "✗", error: "!", timeout: "⏱", unsupported: "−", "not reviewed": "?", "not scored": "~" };
  const BROKEN = new Set(["fail", "error", "timeout"]);
  const table = one("matrix");
  const columns = table.tHead.rows[0].cells.length;

  const row = ([id, name, rule, section, verdicts, messages]) => {
    const place = section ? `sections/${section}.html#case:${id}` : null;
    const head = make("th", { scope: "row" }, place ? make("a", { href: place }, name) : name);
    const cells = verdicts.map((verdict, at) => {
      if (!verdict) return make("td", {}, make("span", { class: "fine" }, "–"));
      const mark = `${MARKS[verdict]} ${verdict}`;
      const given = { class: `badge s-${verdict.replaceAll(" ", "-")}` };
      if (!messages[at]) return make("td", {}, make("span", given, mark));
      const button = make("button", { ...given, type: "button", "aria-expanded": "false" }, mark);
      button.addEventListener("click", () => unfold(button, messages[at], at));
      return make("td", {}, button);
    });
    return { element: make("tr", {}, head, ...cells), rule, section: rule.slice(0, 3), verdicts, text: fold(`${id} ${name} ${rule}`) };
  };
  const unfold = (button, message, at) => {
    const line = button.closest("tr");
    const open = button.getAttribute("aria-expanded") === "true";
    for (const other of all("button", line)) other.setAttribute("aria-expanded", "false");
    if (line.nextElementSibling?.matches(".detail")) line.nextElementSibling.remove();
    if (open) return;
    button.setAttribute("aria-expanded", "true");
    const engine = make("b", {}, window.crconf.matrix.engines[at]);
    line.after(make("tr", { class: "detail" }, make("td", { colspan: columns }, engine, make("pre", { class: "message" }, message))));
  };

  const groups = [];
  for (const entry of cases.map(row)) {
    if (groups.at(-1)?.rule !== entry.rule) {
      const rule = entry.rule ? make("a", { href: pageOf(entry.rule) }, entry.rule) : "–";
      const body = make("tbody", {}, make("tr", { class: "group" }, make("th", { colspan: columns, scope: "rowgroup" }, rule)));
      groups.push({ rule: entry.rule, body, entries: [] });
    }
    groups.at(-1).entries.push(entry);
    groups.at(-1).body.append(entry.element);
  }
  table.append(...groups.map((group) => group.body));

  const filter = () => {
    const wanted = fold(one("words").value).split(/\s+/).filter(Boolean);
    for (const detail of all(".detail")) detail.remove();
    let shown = 0;
    for (const { body, entries } of groups) {
      let any = false;
      for (const entry of entries) {
        const played = entry.verdicts.filter(Boolean);
        const fits = (!one("differ").checked || new Set(played).size > 1)
          && (!one("fails").checked || played.some((verdict) => BROKEN.has(verdict)))
          && (!one("section").value || entry.section === one("section").value)
          && wanted.every((word) => entry.text.includes(word));
        entry.element.hidden = !fits;
        any ||= fits;
        shown += fits;
      }
      body.hidden = !any;
    }
    one("count").textContent = `${shown} / ${cases.length}`;
  };
  for (const control of all("input", one("filters"))) control.addEventListener("input", filter);
  one("section").addEventListener("change", filter);
  one("filters").addEventListener("submit", (event) => event.preventDefault());
  filter();
})();
