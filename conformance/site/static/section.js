"use strict";
// A section's page: a scenario or a function that is unfolded is filled from the section's data.
(() => {
  const { all, one, make, both, load } = window.crconf;
  const page = document.body.dataset.page;
  const VERDICTS = {
    pass: "合格", fail: "不合格", error: "エラー", timeout: "時間切れ", unsupported: "非対応", "not reviewed": "未確認", "not scored": "採点外",
  };

  const scenario = ({ language, source, other, results, feature, since, until, requirements, examples }, id) => {
    const parts = results.filter(({ verdict }) => verdict !== "pass").flatMap(({ engine, verdict, message }) => [
      make("p", { class: "line" }, make("span", { class: `badge s-${verdict.replaceAll(" ", "-")}` }, both(verdict, VERDICTS[verdict])), " ", make("b", {}, engine)),
      make("pre", { class: "message" }, message),
    ]);
    const text = (lang, words, shown) => make("pre", { class: `source ${shown}`, lang, tabindex: "0" }, words);
    const there = language === "ja" ? "en" : "ja";
    if (other) parts.push(text(language, source, language), text(there, other, there));
    else parts.push(text(language, source, ""));
    const fine = make("p", { class: "fine" }, make("a", { href: `#case:${id}` }, id), ` · features/${feature}`);
    if (since) fine.append(" · ", both("since", "適用開始"), ` ${since}`);
    if (until) fine.append(" · ", both("until", "適用終了"), ` ${until}`);
    if (requirements.length > 1) {
      fine.append(" · ", both("checks", "確認する要件"));
      for (const tag of requirements) fine.append(" ", make("a", { href: `${tag.slice(0, 3)}.html#${tag}` }, tag));
    }
    if (examples.length) fine.append(" · ", both("example", "例"), ` ${examples.join(", ")}`);
    return [...parts, fine];
  };
  const fill = async (details) => {
    if (!details.open || details.dataset.filled) return;
    details.dataset.filled = "yes";
    await load(`data/page-${page}.js`);
    const { cases, functions } = window.crconf.pages[page];
    if (details.matches(".case")) {
      const id = details.id.replace("case:", "");
      details.append(...scenario(cases[id], id));
    } else {
      details.append(make("pre", { tabindex: "0" }, functions[details.dataset.function]));
    }
  };
  for (const details of all(".case, [data-function]")) {
    if (!details.matches("details")) continue;
    details.addEventListener("toggle", () => fill(details));
    fill(details);
  }
  // All scenarios of the page at once, to read or to search them with the browser
  const unfold = one("unfold");
  unfold?.addEventListener("click", () => {
    const open = unfold.getAttribute("aria-pressed") !== "true";
    unfold.setAttribute("aria-pressed", String(open));
    for (const details of all("details.case")) details.open = open;
  });
})();
