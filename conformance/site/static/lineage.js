"use strict";
// The way of every rule through the editions, from data/lineage.js; the same answers as `crconf trace` and `crconf diff`.
(() => {
  const crconf = window.crconf;
  const { editions, kinds, steps, contents, references, ja } = crconf.lineage;

  const listed = (text) => (text ? text.split(" ") : []);
  const indexed = steps.map((rows) => {
    const relations = rows.map(([kind, from, to]) => ({ kind: kinds[kind], old: listed(from), new: listed(to) }));
    const index = (side) => {
      const found = new Map();
      for (const relation of relations) {
        for (const number of relation[side]) found.set(number, [...(found.get(number) ?? []), relation]);
      }
      return found;
    };
    return { old: index("old"), new: index("new") };
  });

  const contentAt = (all, number, at) => (all[number] ?? []).find(([first, last]) => first <= at && at <= last);
  const content = (number, at) => contentAt(contents, number, at);
  const same = (one, other) => JSON.stringify(one?.slice(2)) === JSON.stringify(other?.slice(2));

  const PART = /^(\d{3})(?:\.(\d+)([a-z]*))?$/;
  const LETTERS = "abcdefghijkmnpqrstuvwxyz"; // l and o are never used
  const key = (number) => {
    const [, section, rule, letters] = PART.exec(number);
    let place = 0;
    for (const letter of letters ?? "") place = place * LETTERS.length + LETTERS.indexOf(letter) + 1;
    return (Number(section) * 10000 + Number(rule ?? 0)) * 1000 + place;
  };
  const above = (number) => (/[a-z]$/.test(number) ? number.replace(/[a-z]+$/, "") : number.includes(".") ? number.split(".")[0] : null);

  // One step, forwards or backwards: what a number is on the other side.
  const advance = (number, at, by) => {
    const [here, there] = by > 0 ? ["old", "new"] : ["new", "old"];
    const met = indexed[by > 0 ? at : at - 1][here].get(number);
    return met ? [...new Set(met.flatMap((relation) => relation[there]))] : [number];
  };
  const follow = (number, from, to) => {
    const by = from <= to ? 1 : -1;
    let here = [number];
    for (let at = from; at !== to; at += by) here = [...new Set(here.flatMap((each) => advance(each, at, by)))];
    return here;
  };
  // The words stayed, and the cross references mean the rules that they meant.
  const saysTheSame = (old, from, number, to, first) => {
    const meant = (reference) => reference.split("-").map((each) => first.get(each) ?? each).join("-");
    const [before, after] = [contentAt(references, old, from), contentAt(references, number, to)].map((run) => listed(run?.[2]));
    return same(content(old, from), content(number, to)) && before.map(meant).join() === after.join();
  };

  const numbersAt = (at) => Object.keys(contents).filter((number) => content(number, at)).sort((a, b) => key(a) - key(b));
  const relations = (from, to) => {
    const onward = new Map(numbersAt(from).map((number) => [number, follow(number, from, to)]));
    const first = new Map([...onward].filter(([, goesTo]) => goesTo.length).map(([number, goesTo]) => [number, goesTo[0]]));
    const sources = new Map();
    for (const [number, goesTo] of onward) {
      for (const each of goesTo) sources.set(each, [...(sources.get(each) ?? []), number]);
    }
    const found = [];
    for (const number of numbersAt(to)) {
      const old = sources.get(number) ?? [];
      if (!old.length) found.push({ kind: "added", old, new: [number] });
      else if (old.length > 1) found.push({ kind: "merged", old, new: [number] });
      else if (onward.get(old[0]).length === 1) {
        const words = old[0] === number ? [] : ["renumbered"];
        if (!saysTheSame(old[0], from, number, to, first)) words.push("edited");
        found.push({ kind: words.join("+") || "unchanged", old, new: [number] });
      }
    }
    for (const [number, goesTo] of onward) {
      if (!goesTo.length) found.push({ kind: "removed", old: [number], new: [] });
      else if (goesTo.length > 1) found.push({ kind: "split", old: [number], new: goesTo });
    }
    return found.sort((a, b) => key((a.new[0] ?? a.old[0])) - key((b.new[0] ?? b.old[0])));
  };

  // What a number meant, edition by edition: runs of editions, and what it is today. `year` narrows: 2012, 201205, 20120501.
  const meanings = (number, year = "") => {
    const last = editions.length - 1;
    const found = [];
    editions.forEach((edition, at) => {
      if (!content(number, at) || !edition.startsWith(year)) return;
      const today = follow(number, at, last);
      const run = found.at(-1);
      if (run && run.at === at - 1 && run.today.join() === today.join()) Object.assign(run, { last: edition, at });
      else found.push({ first: edition, last: edition, at, today });
    });
    return found.reverse();
  };

  // A section's title, or that of a rule, or of the rule above it: never the section's in place of a rule's.
  const titleAt = (number, at) => content(number, at)?.[2] || (/[a-z]$/.test(number) && content(above(number), at)?.[2]) || "";
  crconf.history = { editions, ja, content, contentAt, same, key, above, follow, relations, meanings, titleAt };
})();
