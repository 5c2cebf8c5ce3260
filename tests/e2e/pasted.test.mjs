// Every snippet of Share in a page like its host's, at three widths: the board plays by touch, by keys and by typed
// moves in the exact sandbox of the snippet, and no frame has a scrollbar of its own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { board } from "./table.mjs";
import { arm } from "./window.mjs";
import { staged } from "./hosts.mjs";

const { hosts, host } = await staged();

const source = readFileSync(new URL("../../web/share/snippets.js", import.meta.url), "utf8");
const { USUAL, snippet } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const WIDTHS = [360, 720, 990];
const site = () => `${hosts.shut}/`;
// Boards with few and with many parts, one with a lock and without a field for moves, and a table.
const SUBJECTS = [
  { id: "kayles", name: "Kayles", place: [["at", "iiiiiiiiiiiii"]], choice: { players: "two" } },
  { id: "wythoff", name: "Wythoff’s Queen", place: [["at", "7.10"]], choice: { players: "two", show: "rules,values,table,history,new,settings,theory" } },
  { id: "nim", name: "Nim", place: [["at", "3.4.5"]], choice: { players: "two", show: "puzzle", lock: "1", goal: "win" } },
];
const TABLE = { kind: "tables", id: "table", name: "0.77", settings: [["rule", "0.77"], ["to", "200"]], place: [], seats: {} };

const text = (of, where, subject, choice) => {
  const { name } = subject;
  const facts = { title: name, height: 620, elsewhere: `Not displayed? Open ${name} here.`, token: name };
  return snippet(of, { kind: "game", settings: [], seats: {}, ...subject, site: where }, { ...USUAL, from: "here", ...choice }, facts);
};

// A frame of a notebook, as the command in Python makes it.
const displayed = (python) => {
  const [, src, height, extras] = /IFrame\((".*?"), width="100%", height=(\d+),\s+extras=(\[.*\])\)$/.exec(python);
  const address = JSON.parse(src).replaceAll("&", "&amp;");
  return `<iframe width="100%" height="${height}" src="${address}" frameborder="0" allowfullscreen ${JSON.parse(extras).join(" ")}></iframe>`;
};
// A part of a book, as PreTeXt makes it of its source, and the script of such a book.
const bound = (xml) => {
  const of = (name) => new RegExp(`${name}="([^"]*)"`).exec(xml)[1];
  const [wide, high] = of("aspect").split(":");
  return `<div id="${of("xml:id")}" style="width: 100%; aspect-ratio: ${wide} / ${high}"><iframe src="${of("iframe")}" style="width: 100%; height: 100%; border: 0"></iframe></div>`;
};
const RESIZES = `<script>addEventListener("message", ({ data, source }) => {
  if (data?.subject !== "lti.frameResize") return;
  for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source) frame.style.height = data.height + "px";
});</script>`;

const UNSCRIPTED = { "Content-Security-Policy": "script-src 'none'" };
// Each host: the text of Share that it is given, what its page makes of all texts, and the headers of that page.
const HOSTS = {
  "plain HTML": ["frame", (all) => all.join("\n")],
  Quarto: ["quarto", (all) => `<main class="content">${all.map((one) => /```\{=html\}\n([^]*?)\n```/.exec(one)[1]).join("")}</main>`],
  "the element": ["element", (all) => all.join("\n")],
  Moodle: ["moodle", (all) => all.map((one) => `<div class="no-overflow" style="overflow: auto">${one}</div>`).join(""), UNSCRIPTED],
  Canvas: ["moodle", (all) => `<div class="user_content">${all.join("")}</div>${RESIZES}`],
  Jupyter: ["jupyter", (all) => all.map((one) => `<div class="jp-OutputArea-output" style="overflow: auto">${displayed(one)}</div>`).join(""), UNSCRIPTED],
  PreTeXt: ["pretext", (all) => `${all.map(bound).join("")}${RESIZES}`],
};

// Runs in a page: records the moves that its frames tell.
const listen = () => {
  window.moves = [];
  addEventListener("message", ({ data, source }) => data?.gizmo === 1 && data.type === "move" && window.moves.push([source, data]));
};
const told = (page, count) => page.waitForFunction((count) => window.moves.length >= count, count);

// The frames of a page, also those in the shadow trees of elements.
async function frames(page, count) {
  await page.waitForFunction((count) => {
    const roots = [document, ...[...document.querySelectorAll("last-move")].map((one) => one.shadowRoot)];
    return roots.flatMap((root) => [...(root?.querySelectorAll("iframe") ?? [])]).length === count;
  }, count);
  const handles = await page.locator("iframe").elementHandles();
  return Promise.all(handles.map((one) => one.contentFrame()));
}

// Runs in a frame: by how much its content is larger than the frame; a page around needs a moment to follow.
const over = () =>
  new Promise((done) => {
    const now = () => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    };
    const begun = performance.now();
    const look = () => {
      const found = now();
      if (found.every((one) => one <= 0) || performance.now() - begun > 5000) done(found);
      else setTimeout(look, 50);
    };
    setTimeout(look, 300);
  });

async function fits(inside, where) {
  const [across, down] = await inside.evaluate(over);
  assert.ok(across <= 0 && down <= 0, `${where}: a scrollbar for ${across} and ${down} px`);
}

// Opens what a frame with a box of its own keeps behind its button.
const unfold = async (inside, name) => {
  const field = inside.getByLabel("Type a move");
  if (!(await field.count()) || await field.isVisible()) return;
  await inside.getByRole("button", { name }).first().click();
};

// Moves by touch, by keys, and typed where there is a field for it; each is told to the page around.
async function plays(page, inside, where) {
  const before = await page.evaluate(() => window.moves.length);
  await board(inside).locator(".spot.is-legal .hit").first().waitFor();
  await arm(inside);
  await inside.locator(".pending .act").tap();
  await told(page, before + 1);
  await fits(inside, `${where}, after a move`);
  await board(inside).locator("[role=gridcell][tabindex='0']").first().focus();
  for (let i = 0; i < 30 && (await page.evaluate(() => window.moves.length)) < before + 2; i += 1) {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.press(i % 2 ? "ArrowUp" : "ArrowRight");
  }
  await told(page, before + 2);
  if (!(await inside.getByLabel("Type a move").count())) return;
  await unfold(inside, /moves/i);
  const legal = await inside.evaluate(() => document.querySelector("[data-winning]")?.dataset.winning);
  await inside.getByLabel("Type a move").fill(legal || (/kayles/.test(where) ? "1" : "x1"));
  await page.keyboard.press("Enter");
  await told(page, before + 3);
}

for (const [name, [kind, made, headers]] of Object.entries(HOSTS)) {
  test(`pasted into ${name}, boards play at each width, and no frame scrolls`, { timeout: 300_000 }, async () => {
    const texts = SUBJECTS.map(({ choice, ...subject }) => text(kind, site(), subject, choice));
    const table = text(kind, site(), TABLE, {});
    assert.equal(/<script/.test(texts[0]), !headers && kind !== "moodle" && kind !== "pretext", "scripts stand only where they may");
    const body = `<style>body { margin: 0 }</style>${made([...texts, table])}`;
    for (const width of WIDTHS) {
      const where = hosts.page(`pasted-${name.replace(/\W/g, "")}-${width}`, body, headers);
      const { page, context } = await host("", where, { viewport: { width, height: 800 }, hasTouch: true });
      await page.evaluate(listen);
      // Lazy frames come when they are near.
      for (const part of await page.locator("iframe, last-move").elementHandles()) await part.scrollIntoViewIfNeeded();
      const insides = await frames(page, SUBJECTS.length + 1);
      for (const [i, inside] of insides.entries()) {
        const here = `${name} at ${width}: ${SUBJECTS[i]?.id ?? "table"}`;
        const subject = SUBJECTS[i];
        await (await inside.frameElement()).scrollIntoViewIfNeeded();
        await inside.locator(subject ? ".controls, .pending" : "table, [role=grid]").first().waitFor();
        await fits(inside, here);
        if (subject) await plays(page, inside, here);
        await fits(inside, `${here}, at the end`);
      }
      await context.close();
    }
  });
}

test("the bare address in WordPress becomes a board of the usual level without a scrollbar", { timeout: 120_000 }, async () => {
  const sited = process.env.LAST_MOVE_SITED;
  const bare = snippet("wordpress", { kind: "game", site: sited, id: "wythoff", settings: [], place: [], seats: {} }, USUAL, {});
  // As WordPress does: it finds the answer in the page, and keeps only the frame of it.
  const found = /type="application\/json\+oembed" href="([^"]*)"/.exec(await (await fetch(bare)).text())[1];
  const { html } = await (await fetch(found.replaceAll("&amp;", "&"))).json();
  const of = (name) => new RegExp(`${name}="([^"]*)"`).exec(html)[1];
  assert.match(of("src"), /\?level=slips&amp;fit=1$/);
  const secret = "Ab3dE5gH1j";
  const body = `<style>body { margin: 0 } iframe { max-width: 100% }</style>
    <iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" data-secret="${secret}" title="Wythoff’s Queen"
      style="position: absolute; visibility: hidden" src="${of("src")}#?secret=${secret}" width="${of("width")}" height="${of("height")}"></iframe>
    <script>addEventListener("message", ({ data, source }) => {
      const frame = document.querySelector("iframe");
      if (!data?.secret || data.secret !== frame.dataset.secret || source !== frame.contentWindow) return;
      frame.removeAttribute("style");
      if (data.message === "height") frame.height = Math.min(Math.max(parseInt(data.value, 10), 200), 1000);
    });</script>`;
  for (const width of WIDTHS) {
    const { page, context } = await host("", hosts.page(`wordpress-${width}`, body), { viewport: { width, height: 800 }, hasTouch: true });
    await page.evaluate(listen);
    await page.waitForFunction(() => !document.querySelector("iframe").hasAttribute("style"));
    const [inside] = await frames(page, 1);
    await fits(inside, `WordPress at ${width}`);
    await board(inside).locator(".spot.is-legal .hit").first().waitFor();
    await arm(inside);
    await inside.locator(".pending .act").tap();
    await told(page, 1);
    await fits(inside, `WordPress at ${width}, after a move`);
    await context.close();
  }
});
