// Snippets to paste, tested without a browser: they stay the same, and input is always escaped.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const source = readFileSync(new URL("../../web/share/snippets.js", import.meta.url), "utf8");
const { HOSTS, USUAL, addresses, file, pasted, shown, snippet, words } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const golden = new URL("../golden/snippets.txt", import.meta.url);
const site = "https://example.org/last-move/";
const nim = {
  kind: "game", site, id: "nim", name: "Nim", title: "Nim: Heaps of 3, 4 and 5", settings: [["misere", "1"]],
  place: [["at", "3.4.5"], ["do", "1-2,3-1"], ["ply", "1"]], seats: {},
};
const table = {
  kind: "tables", site, id: "table", name: "0.77", title: "Table of 0.77",
  settings: [["rule", "0.77"], ["to", "200"]], place: [], seats: {},
};
const usual = { ...USUAL, from: "here" };
const chosen = {
  ...usual, players: "two", level: "naive", show: "rules,values", goal: "moves-3", lock: "1", theme: "dark", scale: "1.5", lang: "fr", remember: "1",
};
const facts = { title: nim.title, height: 633.4, elsewhere: "Not displayed? Open it here." };

// `LAST_MOVE_GOLDEN=1` rewrites the golden file. What has been pasted keeps working; what is written may change.
test("the snippets are those of the golden file", () => {
  const all = [];
  for (const [name, subject, choice] of [["as usual", nim, usual], ["chosen", nim, chosen], ["from the start", nim, { ...usual, from: "start" }], ["a table", table, { ...usual, theme: "light" }]]) {
    for (const host of HOSTS) {
      const text = snippet(host, subject, choice, { ...facts, title: subject.title });
      if (text && !(subject === table && ["wordpress", "markdown"].includes(host))) all.push(`=== ${name}, ${host}\n${text}\n`);
    }
  }
  const text = all.join("\n");
  if (process.env.LAST_MOVE_GOLDEN) writeFileSync(golden, text);
  assert.equal(text, readFileSync(golden, "utf8"));
});

test("default values but the level are left out, and other values come before the position", () => {
  const begun = { settings: [], query: [["level", "slips"]], place: [["at", "3.4.5"]] };
  assert.deepEqual(words({ ...nim, settings: [] }, { ...usual, from: "start" }), begun);
  const { frame, link } = addresses(nim, chosen);
  assert.equal(frame, `${site}v1/nim.html?misere=1&players=two&level=naive&show=rules,values&goal=moves-3&lock=1&theme=dark&scale=1.5&lang=fr&remember=1#at=3.4.5&do=1-2,3-1&ply=1`);
  assert.equal(link, `${site}nim.html#misere=1&players=two&level=naive&goal=moves-3&lock=1&at=3.4.5&do=1-2,3-1&ply=1`);
  assert.equal(addresses({ ...nim, kind: "shelf" }, usual).link, site);
  const named = { ...chosen, id: "lesson-1" };
  assert.ok(addresses(nim, named).frame.includes("&remember=1&id=lesson-1#"));
  assert.ok(snippet("element", nim, named, facts).includes(' id="lesson-1"'));
});

test("the level is in every snippet and link, whatever it is", () => {
  for (const level of ["perfect", "slips", "beginner", "naive"]) {
    const choice = { ...usual, level };
    for (const host of HOSTS) {
      const text = snippet(host, nim, choice, facts);
      // WordPress keeps no query, and a picture has no machine.
      if (text && host !== "wordpress") assert.match(text, new RegExp(`\\blevel="?${level}\\b`), host);
    }
  }
});

test("two snippets of one game for a book have different ids, and their pictures different names", () => {
  const book = (subject, choice, token) => snippet("pretext", subject, choice, { ...facts, token });
  const id = (text) => /xml:id="([^"]*)"/.exec(text)[1];
  const other = { ...nim, place: [["at", "1.2.3"]] };
  const ids = [book(nim, usual, 1), book(other, usual, 1), book(nim, { ...usual, level: "perfect" }, 1), book(nim, usual, 2)].map(id);
  assert.equal(new Set(ids).size, ids.length, ids.join());
  for (const one of ids) assert.match(one, /^last-move-nim-[a-z0-9]{8}$/);
  assert.equal(id(book(nim, usual, 1)), ids[0], "the text does not change by itself");
  assert.notEqual(file(nim, usual), file(other, usual));
  assert.equal(file({ ...nim, settings: [], place: [] }, usual), "nim");
  for (const host of ["pretext", "quarto"]) assert.ok(snippet(host, nim, usual, facts).includes(`${file(nim, usual)}.svg`), host);
});

test("where a host cannot listen the frame fits into its box, and elsewhere it does not", () => {
  for (const host of HOSTS) {
    const text = snippet(host, nim, usual, facts);
    assert.equal(/fit=1/.test(text), ["moodle", "jupyter"].includes(host), host);
    assert.equal(/addEventListener/.test(text), ["frame", "quarto"].includes(host), host);
  }
});

test("the playground writes what the tab of frames writes", () => {
  const { frame, link } = addresses(nim, usual);
  assert.equal(pasted({ site, frame, link, title: nim.title, height: facts.height, remembers: false }), snippet("frame", nim, usual, facts));
});

test("parts are written as a preset or as a list; a part with the name of a preset gets a comma", () => {
  assert.equal(shown(["history", "rules", "new", "hints"]), "play");
  assert.equal(shown(["values", "table"]), "table");
  assert.equal(shown(["table"]), "table,");
  assert.equal(shown(["values", "rules"]), "rules,values");
  assert.equal(shown([]), "");
});

const hostile = [
  `"><script>alert(1)</script>`, "'onload='x", "a&b<c>d", "]] > --> ```\n:::", "[x](javascript:alert(1))", "\u0000\u001f\u202e", `${'\\'}"); import os`,
];

test("hostile input is escaped in the snippet of every host", () => {
  const [listener] = /<script>[^]*?<\/script>\n/.exec(snippet("frame", nim, usual, facts));
  for (const bad of hostile) {
    const subject = { ...nim, settings: [["misere", bad], [bad, "1"]], place: [["at", bad], ["do", bad]] };
    for (const host of HOSTS) {
      const text = snippet(host, subject, { ...chosen, theme: bad }, { ...facts, title: bad, height: bad, elsewhere: bad }).replace(listener, "");
      const known = ["iframe", "p", "a", "script", "last-move", "interactive", "static", "image", "shortdescription", "instructions", "url"];
      if (!["link", "wordpress", "markdown", "jupyter"].includes(host)) {
        for (const [, tag] of text.replace(/=html/g, "").matchAll(/<\/?([^\s>]*)/g)) assert.ok(known.includes(tag), `${host}: ${tag} in ${text}`);
      }
      assert.ok(!/<script>/.test(text) && !/\son\w+\s*=\s*["']?x/.test(text.replace(/"[^"]*"/g, "")), `${host}: ${text}`);
      assert.ok(!text.includes("\u0000"), host);
      for (const [address] of text.matchAll(/https:\/\/example\.org[^\s"')]*/g)) assert.ok(!/[<>"'`\\]/.test(address), `${host}: ${address}`);
    }
    const python = snippet("jupyter", subject, usual, { ...facts, title: bad });
    const [, extras] = /extras=(\[.*\])\)$/.exec(python);
    assert.equal(JSON.parse(extras).length, 5, "a list of five texts, whatever the title is");
    const markdown = snippet("markdown", subject, usual, { ...facts, title: bad });
    assert.ok(!/(^|[^\\])\[x\]/.test(markdown) && !markdown.includes("\n"), markdown);
  }
});
