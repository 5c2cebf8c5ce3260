// Frames and elements on other sites: links out of them, invalid names, narrow parents, faults.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soak } from "./browser.mjs";
import { HEAR, inside, ready, snippet, staged } from "./hosts.mjs";

const { browser, hosts, host } = await staged();

const script = () => `<script src="${hosts.shut}/v1/last-move.js"></script>`;
// Script of a host page: records the events of elements, each with the id of its element.
const EVENTS = `<script>
  window.elements = [];
  for (const type of ["ready", "change", "error"]) addEventListener("gizmo-" + type, ({ target, detail }) => elements.push([target.id, type, detail]));
  window.of = (id, type) => elements.filter((one) => one[0] === id && one[1] === type).map((one) => one[2]);
</script>`;
const appears = (page, id) => page.waitForFunction((id) => of(id, "ready").length > 0, id);
const nim = (mode, more = "") => `${EVENTS}${script()}<last-move mode="${mode}" id="one" game="nim"${more}></last-move>`;
// Defines a test that checks a board of Nim in the page, and then one in a frame.
const both = (title, name, check) => test(title, async () => {
  for (const mode of ["inline", "frame"]) {
    const { page, context } = await host(`${name}-${mode}`, nim(mode, ' at="1.2" players="two"'));
    await appears(page, "one");
    await check(page, mode);
    await context.close();
  }
});

const OLD = 'sandbox="allow-scripts allow-popups allow-downloads" referrerpolicy="no-referrer"';
const NEW = 'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads" referrerpolicy="no-referrer"';

for (const [name, sandbox, base] of [["new", NEW, () => hosts.shut], ["old", OLD, () => hosts.open]]) {
  test(`each link out of a frame opens a page that works, from a snippet as it is pasted: ${name}`, async () => {
    for (const path of ["nim.html?show=teach", "table.html?rule=0.77&to=40&show=teach"]) {
      const { page, context } = await host(`links-${name}`, snippet(base(), path, sandbox));
      await ready(page);
      const frame = await inside(page);
      await frame.locator("a[target=_blank]").first().waitFor();
      const links = await frame.locator("a[target=_blank]").evaluateAll((all) => all.map((one) => one.href));
      assert.ok(links.length > 0, path);
      for (const to of new Set(links)) {
        const opens = page.waitForEvent("popup");
        await frame.locator(`a[target=_blank]`).nth(links.indexOf(to)).evaluate((link) => link.click());
        const tab = await opens;
        // Before the program has started, the page is inert.
        await tab.locator("header.top:not([inert])").waitFor();
        const seen = await tab.evaluate(() => ({
          styled: getComputedStyle(document.querySelector("header.top")).display,
          origin: self.origin,
        }));
        assert.equal(seen.styled, "flex", `${to} has its style`);
        assert.equal(seen.origin === "null", name === "old", to);
        await tab.close();
      }
      await context.close();
    }
  });
}

test("an invalid name of a game loads nothing, and a corrected name is accepted", async () => {
  for (const mode of ["inline", "frame"]) {
    const names = ["/../../uploads/evil", "../../uploads/evil", "kayles/../../evil", "%2e%2e/evil", "nogame", "constructor", "../evil?x=", "//evil.example/x"];
    const text = names.map((game, i) => `<last-move mode="${mode}" id="e${i}" game="${game}">Elsewhere</last-move>`).join("");
    const { page, requests, context } = await host(`names-${mode}`, EVENTS + script() + text + '<last-move mode="inline" id="good" game="nim"></last-move>', { viewport: { width: 800, height: 6000 } });
    await appears(page, "good");
    for (const i of names.keys()) {
      assert.deepEqual(await page.evaluate((i) => of(`e${i}`, "error").map(({ code }) => code), i), ["game"], `${mode}: ${names[i]}`);
    }
    const strange = requests.filter((one) => /evil|nogame|constructor|uploads/.test(one));
    assert.deepEqual(strange, [], mode);
    await page.evaluate(() => document.getElementById("e0").setAttribute("game", "kayles"));
    await appears(page, "e0");
    await context.close();
  }
});

// Parents whose width follows their content, and some others.
const PARENTS = {
  block: "<div>BOARD</div>",
  "flex row": '<div style="display:flex">BOARD</div>',
  "flex row between others": '<div style="display:flex"><p>left</p>BOARD<p>right</p></div>',
  "flex row that wraps": '<div style="display:flex;flex-wrap:wrap">BOARD</div>',
  "centred row": '<div style="display:flex;justify-content:center">BOARD</div>',
  "flex column": '<div style="display:flex;flex-direction:column">BOARD</div>',
  "centred column": '<div style="display:flex;flex-direction:column;align-items:center">BOARD</div>',
  grid: '<div style="display:grid">BOARD</div>',
  "centred grid": '<div style="display:grid;place-items:center">BOARD</div>',
  "inline-block": '<div style="display:inline-block;max-width:100%">BOARD</div>',
  "inline-flex": '<div style="display:inline-flex;max-width:100%">BOARD</div>',
  float: '<div style="float:left;max-width:100%">BOARD</div><div style="clear:both"></div>',
  "table cell": "<table><tr><td>BOARD</td></tr></table>",
  "fit-content": '<div style="width:fit-content">BOARD</div>',
  "max-content": '<div style="width:max-content">BOARD</div>',
  dialog: '<dialog open style="position:static">BOARD</dialog>',
  absolute: '<div style="position:relative;height:900px"><div style="position:absolute">BOARD</div></div>',
  "the element itself inline-block": "<div>BOARD</div>",
};

for (const mode of ["inline", "frame"]) {
  test(`in every kind of parent a board is wide enough, and no wider than the page: ${mode}`, async () => {
    const names = Object.keys(PARENTS);
    const board = (id, more = "") => `<last-move mode="${mode}" id="${id}" game="nim" at="3.4" players="two" show="puzzle" ${more}>Nim</last-move>`;
    const text = names.map((name, i) => {
      const own = name.startsWith("the element itself") ? 'style="display:inline-block"' : "";
      return `<section>${PARENTS[name].replace("BOARD", board(`b${i}`, own))}</section>`;
    });
    for (const [width, least] of [[1000, 500], [360, 250]]) {
      const viewport = { width, height: 700 * names.length };
      const { page, context } = await host("parents", `<meta name="viewport" content="width=device-width">${EVENTS}${script()}${text.join("")}`, { viewport });
      for (const [i, name] of names.entries()) {
        // Boards above it may have grown, and a board far from the viewport is not loaded.
        await page.evaluate((i) => document.getElementById(`b${i}`).scrollIntoView(), i);
        await appears(page, `b${i}`);
        const { left, right } = await page.evaluate((i) => document.getElementById(`b${i}`).getBoundingClientRect(), i);
        assert.ok(right - left >= least, `${name} at ${width}: ${right - left} wide`);
        assert.ok(left >= 0 && right <= width, `${name} at ${width}: from ${left} to ${right}`);
      }
      await context.close();
    }
  });
}

test("the stored state of a lesson is not used in another lesson, and does not override its address", async () => {
  const lesson = (more) => snippet(hosts.shut, `nim.html?remember=1&players=two${more}`, "");
  const open = async (page, more) => {
    await page.goto(hosts.near("lesson", HEAR + lesson(more)));
    await ready(page);
    return (await page.evaluate(() => window.told("ready")[0])).state;
  };
  const { page, context } = await host("", hosts.near("first", HEAR + lesson("#at=1.2")));
  await ready(page);
  await page.evaluate(() => window.ask("play", { move: "2-2" }));
  const played = "v1.nim!at*1.2!do*2-2!players*two";
  assert.equal(await open(page, ""), played, "the same lesson continues");
  assert.equal(await open(page, "#at=1.2"), played, "also from its own position");
  for (const other of ["&misere=1", "&seed=5", "&lock=1", "&goal=win", "&id=a", "#at=3.4"]) {
    assert.ok(!(await open(page, other)).includes("do*"), other);
  }
  const frame = await inside(page);
  const names = await frame.evaluate(() => Object.keys(localStorage));
  assert.ok(names.length > 0 && names.every((name) => name.startsWith("last-move ")), names.join());
  await context.close();
});

both("an invalid state or option is reported as an error, and the game stays", "bad", async (page, mode) => {
  const state = await page.evaluate(() => document.getElementById("one").state);
  const cyclic = () => {
    const one = document.getElementById("one");
    const round = {};
    round.round = round;
    one.state = "v1.nim!at*what";
    one.state = "v1.kayles";
    one.options = { theme: "pink" };
    one.options = { lock: 1 };
    one.options = { theme: round };
    one.options = "dark";
    one.options = { type: "new-game", scale: 1.5 };
  };
  await page.evaluate(cyclic);
  await page.waitForFunction(() => of("one", "error").length >= 7);
  const after = await page.evaluate(() => [document.getElementById("one").state, document.getElementById("one").options, of("one", "change").length]);
  assert.deepEqual(after, [state, {}, 0], mode);
  // A valid one is accepted.
  await page.evaluate(() => {
    const one = document.getElementById("one");
    one.state = "v1.nim!at*5.5";
    one.options = { theme: "dark" };
  });
  await page.waitForFunction(() => document.getElementById("one").state === "v1.nim!at*5.5" && document.getElementById("one").options.theme === "dark");
  // The same holds before the board is ready.
  const early = await page.evaluate((mode) => {
    const two = Object.assign(document.createElement("last-move"), { id: "two" });
    for (const [name, value] of [["mode", mode], ["game", "nim"], ["players", "two"]]) two.setAttribute(name, value);
    document.getElementById("one").before(two);
    two.state = "v1.nim!at*6.6";
    two.options = { theme: "dark" };
    return of("two", "ready").length;
  }, mode);
  assert.equal(early, 0, "the board is not ready yet");
  await appears(page, "two");
  const two = await page.evaluate(() => [of("two", "ready")[0].state, document.getElementById("two").options.theme, of("two", "error")]);
  assert.deepEqual(two, ["v1.nim!at*6.6", "dark", []], mode);
});

both("attributes can change settings after the start, and the look without a new game", "attributes", async (page) => {
  const set = (name, value) => page.evaluate(([name, value]) => document.getElementById("one").setAttribute(name, value), [name, value]);
  await page.evaluate(() => document.getElementById("one").play("2-2"));
  await set("theme", "dark");
  await set("players", "you-first");
  await page.waitForFunction(() => /at\*1\.2!do\*2-2/.test(document.getElementById("one").state) && !/players/.test(document.getElementById("one").state));
  assert.equal(await page.evaluate(() => of("one", "ready").length), 1, "the same board");
  await set("misere", "1");
  await page.waitForFunction(() => of("one", "ready").length === 2);
  assert.match(await page.evaluate(() => document.getElementById("one").state), /^v1\.nim!misere\*1!at\*1\.2/);
  for (const [name, value] of [["data-x", "1"], ["tabindex", "0"], ["aria-label", "x"], ["class", "y"], ["style", "color: red"]]) await set(name, value);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => of("one", "ready").length), 2, "these attributes are not parameters");
});

test("a lost request of an element is repeated", async () => {
  for (const lost of [/last-move-kit/, /last-move-frame-\w+\.js/, /last-move-inline-worker/, /about-/]) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    let failed = 0;
    await context.route(lost, (route) => (failed++ ? route.continue() : route.abort()));
    await page.goto(hosts.page("lost", nim("inline")));
    await appears(page, "one");
    assert.ok(failed > 0, String(lost));
    assert.ok(await page.evaluate(async () => (await document.getElementById("one").hint()).text), String(lost));
    await context.close();
  }
  // Where a request failed for good a frame comes; the next board makes the request again.
  const context = await browser.newContext();
  const page = await context.newPage();
  let shut = true;
  await context.route(/last-move-kit/, (route) => (shut ? route.abort() : route.continue()));
  await page.goto(hosts.page("lost2", nim("inline")));
  await page.waitForFunction(() => of("one", "ready").length > 0);
  assert.equal(await page.evaluate(() => Boolean(document.getElementById("one").shadowRoot.querySelector("iframe"))), true);
  shut = false;
  await page.evaluate(() => document.getElementById("one").setAttribute("game", "kayles"));
  await appears(page, "one");
  await context.close();
});

test("a changed fragment of a frame reports a change or an error, as loading it does", async () => {
  const { page, context } = await host("fragment", snippet(hosts.shut, "nim.html?players=two#at=1.2"));
  await ready(page);
  const turn = (fragment) => page.evaluate((fragment) => {
    const frame = document.querySelector("iframe");
    frame.src = frame.src.split("#")[0] + fragment;
  }, fragment);
  await turn("#at=3.4");
  await page.waitForFunction(() => window.told("change").some(({ state }) => /at\*3\.4/.test(state)));
  await turn("#at=3.what");
  await page.waitForFunction(() => window.told("error").some(({ code }) => code === "position"));
  const table = await host("fragment-table", snippet(hosts.shut, "table.html?rule=0.77&to=40"));
  await ready(table.page);
  await table.page.evaluate(() => {
    const frame = document.querySelector("iframe");
    frame.src += "#rule=0.what";
  });
  await table.page.waitForFunction(() => window.told("error").some(({ code }) => code === "parameter"));
  await table.context.close();
  await context.close();
});

test("with origin= every message goes to that origin alone, and a wrong one receives nothing", async () => {
  const here = new URL(hosts.base).origin;
  for (const [origin, hears] of [[here, true], ["https://other.example", false], [`${here}/`, false], [here.replace("http", "HTTP"), false], ["nonsense", false], ["", false]]) {
    // Tables and a frame that fails go the same way: some origins, except in a soak run.
    const others = soak || hears || /other|^$/.test(origin) ? [["table.html", false], ["nim.html", true]] : [];
    for (const [path, broken] of [["nim.html", false], ...others]) {
      const { page, context } = await host("origin", "<p></p>");
      if (broken) await context.route(/last-move-frame/, (route) => route.abort());
      await page.goto(hosts.page("origin2", HEAR + snippet(hosts.shut, `${path}?origin=${encodeURIComponent(origin)}`)));
      const frame = await inside(page);
      await frame.locator(broken ? ".notice" : ".controls, .frame-head, canvas, .grid").first().waitFor({ state: "attached" });
      await page.waitForTimeout(600);
      const heard = await page.evaluate(() => window.heard.map(({ data }) => data.type ?? data.subject ?? String(data)));
      if (hears) assert.ok(heard.includes(broken ? "error" : "ready"), `${origin} ${path}: ${heard}`);
      else assert.deepEqual(heard, [], `${origin} ${path} ${broken}`);
      await context.close();
    }
  }
});

test("no height is reported before a frame is ready", async () => {
  for (const path of ["nim.html", "table.html?rule=0.77&to=40"]) {
    const { page, context } = await host("height", snippet(hosts.shut, path));
    await ready(page);
    await page.waitForFunction(() => window.told("resize").length > 0);
    const kinds = await page.evaluate(() => window.heard.map(({ data }) => data.type ?? data.subject ?? "text"));
    assert.equal(kinds[0], "ready", kinds.join());
    await context.close();
  }
});

test("a frame whose script hangs reports that it is slow", async () => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  let free;
  const freed = new Promise((go) => { free = go; });
  await context.route(/last-move-frame-\w+\.js/, async (route) => { await freed; await route.continue(); });
  await page.goto(hosts.page("hangs", HEAR + snippet(hosts.shut, "nim.html?id=h")), { waitUntil: "commit" });
  await page.waitForFunction(() => window.told("error").length > 0, null, { timeout: 40_000 });
  assert.deepEqual(await page.evaluate(() => window.told("error").map(({ code, id }) => [code, id])), [["slow", "h"]]);
  free();
  await ready(page);
  const frame = await inside(page);
  assert.equal(await frame.getByText("slow to load").count(), 0, "the message disappears once it has loaded");
  await context.close();
});

test("custom properties of the host page do not reach a board", async () => {
  const names = ["outline", "eye", "sweep", "board-focus", "paper", "accent"];
  const wild = `<style>:root { ${names.map((name) => `--${name}: rgb(1, 2, 3)`).join(";")} }</style>`;
  const { page, context } = await host("properties", `${EVENTS}${wild}${script()}<last-move mode="inline" id="one" game="nim"></last-move>`);
  await appears(page, "one");
  const got = await page.evaluate((names) => {
    const style = getComputedStyle(document.getElementById("one").shadowRoot.querySelector(".stage"));
    return names.map((name) => style.getPropertyValue(`--${name}`)).filter((value) => /1, 2, 3/.test(value));
  }, names);
  assert.deepEqual(got, []);
  await context.close();
});

test("seventy frames on a page: only those in view run, and each continues where it was", { timeout: 240_000 }, async (t) => {
  const many = Array.from({ length: 70 }, (_, i) => snippet(hosts.shut, `nim.html?players=two&show=puzzle&id=f${i}#at=3.4`, 'sandbox="allow-scripts" loading="lazy"'));
  const { page, context } = await host("seventy", many.join(""), { viewport: { width: 800, height: 900 } });
  await ready(page);
  await page.evaluate(() => window.ask("play", { move: "1-1" }));
  const atWork = async () => {
    // Frames far from the viewport have not even begun to load.
    const frames = page.frames().filter((one) => one !== page.mainFrame() && one.url() !== "");
    const all = await Promise.all(frames.map((one) => one.evaluate(() => typeof last_move_frame === "function" && "frame" in last_move_frame).catch(() => false)));
    return all.filter(Boolean).length;
  };
  const loaded = (i) => page.waitForFunction((i) => told("ready", i).length > 0, i);
  for (let i = 0; i < 70; i += 7) {
    await page.evaluate((i) => document.querySelectorAll("iframe")[i].scrollIntoView(), i);
    await loaded(i);
  }
  await page.waitForTimeout(4000);
  const work = await atWork();
  t.diagnostic(`${work} of ${page.frames().length - 1} frames are at work`);
  assert.ok(work <= 6, String(work));
  assert.deepEqual(await page.evaluate(() => heard.filter(({ data }) => data.type === "error").map(({ data }) => data)), []);
  // A frame that was replaced by a picture starts again when it is visible or gets a message.
  const first = await inside(page);
  assert.equal(await first.locator("svg.board").count(), 1, "its picture stays");
  assert.equal(await first.evaluate(() => "frame" in last_move_frame), false);
  const { state } = await page.evaluate(() => window.ask("get-state"));
  assert.match(state, /at\*3\.4!do\*1-1/);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => window.told("ready").length >= 2);
  assert.equal((await page.evaluate(() => window.ask("play", { move: "2-1" }))).error, undefined);
  await context.close();
});

test("among many frames an element still loads its board before it is in view", async () => {
  const many = "<iframe srcdoc='' width=1 height=1></iframe>".repeat(26);
  const far = `${EVENTS}${script()}${many}<div style="height:1000px"></div><last-move id="one" game="nim"></last-move>`;
  const { page, context } = await host("among", far, { viewport: { width: 800, height: 900 } });
  await appears(page, "one");
  await context.close();
});

test("if the browser has no memory for a board, the error says so", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const made = WebAssembly.instantiate;
    let full = 1;
    WebAssembly.instantiate = (...asked) => (full-- > 0 ? Promise.reject(new RangeError("Out of memory")) : made(...asked));
  });
  await page.goto(hosts.page("memory", HEAR + snippet(hosts.shut, "nim.html?lang=fr")));
  await page.waitForFunction(() => window.told("error").length > 0);
  const [{ code, message }] = await page.evaluate(() => window.told("error"));
  assert.deepEqual([code, message], ["memory", "Le navigateur n’a plus de mémoire pour ce plateau."]);
  await ready(page);
  await context.close();
});
