// Tables in frames on other sites: the same contract as for games.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { kept, noWorker, soak } from "./browser.mjs";
import { HEAR, drawing, inside, ready, seen, snippet, staged } from "./hosts.mjs";

const { browser, hosts, host } = await staged();

const KAYLES = "table.html?rule=0.77&to=200";
const proved = (frame) => frame.getByText("repeat with period 12").first().waitFor();

for (const [name, base, more] of [
  ["without a header", () => hosts.shut, 'sandbox="allow-scripts"'],
  ["with a header", () => hosts.open, 'sandbox="allow-scripts"'],
  ["with its origin", () => hosts.shut, 'sandbox="allow-scripts allow-same-origin"'],
  ["without a sandbox", () => hosts.shut, ""],
]) {
  test(`a table loads and its worker proves the period, ${name}`, async () => {
    const { page, context } = await host("starts", snippet(base(), KAYLES, more));
    await ready(page);
    const frame = await inside(page);
    await proved(frame);
    assert.equal(await frame.locator("#c71").textContent(), "7");
    const thread = await frame.evaluate(() => ({
      blob: document.querySelector("meta[name=last-move-thread]")?.content.startsWith("blob:") ?? false,
      origin: self.origin,
      here: [...document.scripts].some((one) => /tables-[0-9a-f]+\.js/.test(one.src)),
      styled: getComputedStyle(document.querySelector(".controls")).display,
    }));
    assert.deepEqual(thread, { blob: thread.origin === "null", origin: thread.origin, here: false, styled: "flex" });
    const kinds = await page.evaluate(() => window.heard.map((one) => one.data.type).filter(Boolean));
    assert.equal(kinds[0], "ready");
    const { game, state } = await page.evaluate(() => window.told("ready")[0]);
    assert.deepEqual([game, state], ["table", "v1.table!rule*0.77!to*200"]);
    await context.close();
  });
}

test("one file shows tables from disk", { skip: !process.env.LAST_MOVE_TABLE_FILE && "no one-file table was built" }, async () => {
  const file = process.env.LAST_MOVE_TABLE_FILE;
  assert.ok(existsSync(file), file);
  const page = await browser.newPage({ offline: true });
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`file://${file}?rule=0.07&to=300&view=heat`);
  await page.getByText("repeat with period 34").first().waitFor();
  await page.locator("#sight-canvas").waitFor();
  await page.getByRole("button", { name: "Grid" }).click();
  await page.locator("#c53").click();
  await page.getByRole("heading", { name: "Heap 53" }).waitFor();
  assert.equal(await page.locator(".why-box a[href]").count(), 0, "from disk there is no board to link to");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("without a worker the table is computed on the page itself", async () => {
  const context = await browser.newContext();
  await context.addInitScript(noWorker);
  for (const more of ['sandbox="allow-scripts"', ""]) {
    const page = await context.newPage();
    await page.goto(hosts.page("refused", HEAR + snippet(hosts.shut, KAYLES, more)));
    await ready(page);
    await proved(await inside(page));
    await page.close();
  }
  await context.close();
});

test("parameters say what is shown, and how", async () => {
  const shown = async (query) => {
    const { page, context } = await host("shown", snippet(hosts.shut, `table.html?${query}`));
    await ready(page);
    const frame = await inside(page);
    await frame.locator("#grid, #strip, #sight, #plane, .table-pane, .known-facts").first().waitFor();
    // The other parts are drawn in steps.
    await page.waitForTimeout(500);
    const seen = await frame.evaluate(() => {
      const is = (selector) => Boolean(document.querySelector(selector));
      const list = { grid: "#grid", strip: "#strip", sight: "#sight", plane: "#plane", table: ".table-pane", facts: ".known-facts" };
      const parts = { title: ".tables-head", fields: ".ask", examples: ".examples", views: ".tabs", why: ".why-box", export: ".take-verb" };
      const names = Object.entries({ ...list, ...parts }).filter(([, selector]) => is(selector));
      const { dir, dataset, style } = document.documentElement;
      return { seen: names.map(([name]) => name).join(" "), look: [dataset.theme, dataset.motion, dir, style.fontSize].join() };
    });
    await context.close();
    return seen;
  };
  assert.equal((await shown("rule=0.77&to=90&view=strip")).seen, "strip title fields views why");
  assert.equal((await shown("rule=0.77&to=90&view=dots&show=puzzle")).seen, "sight title");
  assert.equal((await shown("rule=0.77&to=90&view=facts&show=rule")).seen, "facts title");
  assert.equal((await shown("rule=0.77&to=90&show=teach&hide=why,fields")).seen, "grid facts title examples views export");
  assert.equal((await shown("rule=0.77&to=90&show=teach&lock=1")).seen, "grid facts title views why export");
  assert.equal((await shown("plane=wythoff&side=60")).seen, "plane title fields views why");
  assert.equal((await shown("table=kayles&to=30&show=export")).seen, "table views export");
  assert.equal((await shown("to=30&theme=dark&motion=off&dir=rtl&scale=1.5")).look, "dark,off,rtl,150%");
});

test("messages go both ways", async () => {
  const { page, context } = await host("both", snippet(hosts.shut, `${KAYLES}&id=q`));
  await ready(page);
  const frame = await inside(page);
  await proved(frame);
  await frame.getByRole("button", { name: "Strip" }).click();
  await page.waitForFunction(() => window.told("change").length === 1);
  const change = await page.evaluate(() => window.told("change")[0]);
  assert.deepEqual([change.id, change.user, change.state], ["q", true, "v1.table!rule*0.77!to*200!view*strip"]);
  assert.equal(await frame.evaluate(() => location.hash), "#rule=0.77&to=200&view=strip");
  await page.evaluate(() => window.ask("set-state", { state: "v1.table!plane*wythoff!side*50!at*3.5" }));
  assert.equal((await page.evaluate(() => window.ask("get-state"))).state, "v1.table!plane*wythoff!side*50!at*3.5");
  await frame.locator("#plane").waitFor();
  await page.waitForFunction(() => window.told("change").some((one) => one.state.includes("wythoff") && one.user === false));
  await page.evaluate(() => window.ask("set-options", { rule: "0.07", to: 90, view: "heat", theme: "dark" }));
  await frame.locator("#sight").waitFor();
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), "dark");
  await frame.getByRole("textbox", { name: "Rule" }).fill("0.6");
  await frame.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForFunction(() => window.told("change").some((one) => one.state.includes("rule*0.6!") && one.user));
  const wrong = await page.evaluate(async () => [
    (await window.ask("set-state", { state: "v1.kayles" })).error.code,
    (await window.ask("set-options", { view: "cube" })).error.code,
    (await window.ask("set-options", { lock: 1 })).error.code,
    (await window.ask("play", { move: "1" })).error.code,
    (await window.ask("focus")).to,
  ]);
  assert.deepEqual(wrong, ["state", "parameter", "parameter", "unknown-type", "focus"]);
  assert.equal(await frame.evaluate(() => document.activeElement.id), "sight");
  const forms = await page.evaluate(() => window.heard.map((one) => one.data).filter((data) => String(data.subject ?? data).includes("frameResize")));
  assert.ok(forms.some((form) => typeof form === "string") && forms.some((form) => typeof form === "object"));
  await page.evaluate(() => window.send(0, { gizmo: 1, type: "hello" }));
  await page.waitForFunction(() => window.told("ready").length === 2);
  await context.close();
});

test("a table that is too large is reported, and the default table is shown", async () => {
  const { page, context } = await host("much", snippet(hosts.shut, "table.html?rule=0.07&to=100000000&id=z"));
  await page.waitForFunction(() => window.told("error").length > 0);
  const error = await page.evaluate(() => window.told("error")[0]);
  assert.deepEqual([error.id, error.code], ["z", "limit"]);
  const frame = await inside(page);
  await frame.locator("[data-wrong]").first().waitFor();
  await frame.locator("#grid").waitFor();
  await context.close();
});

test("illegal, oversized, malformed and foreign messages change nothing", async () => {
  const { page, context } = await host("strange", snippet(hosts.shut, KAYLES) + "<iframe srcdoc='<p>other'></iframe>");
  await ready(page);
  const same = await page.evaluate(async () => {
    const before = (await window.ask("get-state")).state;
    const other = { gizmo: 1, type: "set-state", state: "v1.table!rule*0.6" };
    window.send(0, { ...other, more: "x".repeat(9000) });
    const cyclic = { ...other };
    cyclic.self = cyclic;
    window.send(0, cyclic);
    for (const data of [null, 7, "hello", [], new Map(), { gizmo: 1 }, { gizmo: 1, type: {} }, { gizmo: 1, type: 1n }, { ...other, gizmo: 2 }]) window.send(0, data);
    await new Promise((done) => setTimeout(done, 1200));
    const window2 = document.querySelectorAll("iframe")[1].contentWindow;
    const script = window2.document.createElement("script");
    script.textContent = `parent.frames[0].postMessage(${JSON.stringify(other)}, '*')`;
    window2.document.body.append(script);
    await new Promise((done) => setTimeout(done, 300));
    return before === (await window.ask("get-state")).state;
  });
  assert.ok(same);
  const answers = await page.evaluate(async () => {
    for (let i = 0; i < 20_000; i += 1) window.send(0, { gizmo: 1, type: "get-state" });
    await new Promise((done) => setTimeout(done, 3000));
    return window.told("answer").length;
  });
  assert.ok(answers < 200, `${answers} of twenty thousand are answered`);
  await context.close();
});

test("a height is reported and followed without a loop", async () => {
  for (const query of ["plane=wythoff&side=100", "rule=0.07&to=500&view=heat", "rule=0.77&to=200&show=teach"]) {
    const { page, context } = await host("loop", `${snippet(hosts.shut, `table.html?${query}`, 'style="width:100%"')}<script>
      addEventListener("message", ({ data }) => {
        if (data.subject === "lti.frameResize") document.querySelector("iframe").style.height = data.height + "px";
      });</script>`, { viewport: { width: 430, height: 700 } });
    await ready(page);
    const frame = await inside(page);
    await frame.locator("#plane, #sight, #grid").first().waitFor();
    await page.waitForTimeout(2500);
    const before = await page.evaluate(() => window.told("resize").length);
    assert.ok(before > 0 && before < 30, `${query}: ${before}`);
    await page.waitForTimeout(2000);
    assert.equal(await page.evaluate(() => window.told("resize").length), before, query);
    const [inner, outer] = [await frame.evaluate(() => document.body.getBoundingClientRect().height), await page.evaluate(() => document.querySelector("iframe").clientHeight)];
    assert.ok(Math.abs(inner - outer) < 3, `${query}: ${inner} ${outer}`);
    await context.close();
  }
});

test("a wheel over a pane that was not clicked scrolls the host page", async () => {
  for (const [query, pane] of [["rule=0.77&to=5000", "#grid"], ["plane=wythoff&side=100", "#plane"], ["table=kayles&most=40&to=60", ".table-pane"], ["rule=0.77&to=900&view=strip", "#strip"]]) {
    const { page, context } = await host("wheel", `${snippet(hosts.shut, `table.html?${query}`).replace("600", "1600")}<div style="height:3000px"></div>`);
    await ready(page);
    const frame = await inside(page);
    await frame.locator(pane).waitFor();
    await page.waitForTimeout(600);
    const place = await frame.locator(pane).boundingBox();
    await page.mouse.move(place.x + 60, Math.min(place.y + 80, 690));
    for (let i = 0; i < 6; i += 1) await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => scrollY > 300, null, { timeout: 5000 }).catch(() => assert.fail(`${pane} keeps the wheel`));
    if (pane === "#grid") {
      await page.evaluate(() => scrollTo(0, 0));
      await frame.locator("#c13").click();
      const inner = () => frame.locator("#grid").evaluate((grid) => grid.scrollTop);
      const at = await frame.locator("#c25").boundingBox();
      await page.mouse.move(at.x + 5, at.y + 5);
      for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, 100);
      await page.waitForTimeout(400);
      assert.ok((await inner()) > 0, "after a click the wheel scrolls the grid");
    }
    await context.close();
  }
});

test("the keyboard enters the frame, moves, and leaves it again", async () => {
  const { page, context } = await host("keys", `<a href="#a" id="first">before</a>${snippet(hosts.shut, `${KAYLES}&show=table`)}<a href="#b" id="last">after</a>`);
  await ready(page);
  const frame = await inside(page);
  await frame.locator("#grid").waitFor();
  await page.locator("#first").focus();
  let stops = 0;
  while (!(await page.evaluate(() => document.activeElement.id === "last")) && stops < 40) {
    await page.keyboard.press("Tab");
    stops += 1;
  }
  assert.ok(stops > 2 && stops < 40, `${stops} stops`);
  await page.waitForFunction(() => window.told("focus-exit").some((one) => one.direction === "forward"));
  await page.evaluate(() => document.querySelector("iframe").focus());
  await page.evaluate(() => window.ask("focus"));
  await frame.waitForFunction(() => document.activeElement.id === "c10");
  await page.keyboard.press("ArrowRight");
  await frame.waitForFunction(() => document.activeElement.id === "c11");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => window.told("focus-exit").some((one) => one.direction === "out"));
  await context.close();
});

test("a frame requests nothing from other sites, and stores nothing", async () => {
  const { page, requests, context } = await host("", hosts.near("alone", HEAR + snippet(hosts.shut, `${KAYLES}&show=teach`, "")));
  await ready(page);
  const frame = await inside(page);
  await proved(frame);
  assert.deepEqual(await kept(frame), ["", 0, 0, 0, 0]);
  for (const one of requests) assert.ok([hosts.base, hosts.site, "blob:"].some((start) => one.startsWith(start)), one);
  const before = requests.length;
  await frame.getByRole("button", { name: "Dots" }).click();
  await frame.locator("#sight").waitFor();
  await page.waitForTimeout(300);
  assert.equal(requests.length, before, "nothing is requested after the start");
  const policy = await frame.evaluate(() => document.querySelector("meta[http-equiv]").content);
  assert.ok(!/unsafe-inline|'unsafe-eval'/.test(policy) && policy.includes("default-src 'none'"), policy);
  const source = frame.locator(".source a");
  assert.match(await source.evaluate((link) => link.href), /\/shut\/tables\.html#rule=0\.77&to=200&view=dots$/);
  for (const link of await frame.locator("main a[href]").evaluateAll((links) => links.map((one) => [one.getAttribute("href"), one.target]))) {
    assert.ok(link[0].startsWith("#") || (link[0].startsWith("../") && link[1] === "_blank"), link.join());
  }
  await context.close();
});

test("with lock=1 the rule cannot be changed", async () => {
  const { page, context } = await host("lock", snippet(hosts.shut, `${KAYLES}&show=teach&lock=1`));
  await ready(page);
  const frame = await inside(page);
  await proved(frame);
  await frame.evaluate(() => (location.hash = "#rule=0.07&to=90"));
  await page.waitForTimeout(600);
  assert.equal((await page.evaluate(() => window.ask("get-state"))).state, "v1.table!rule*0.77!to*200");
  await context.close();
});

test("WordPress receives the height with its secret, which stays in the address", async () => {
  const { page, context } = await host("press", snippet(hosts.shut, `${KAYLES}#?secret=ab12`));
  await ready(page);
  await page.waitForFunction(() => window.heard.some(({ data }) => data.message === "height" && data.secret === "ab12" && data.value > 200));
  const frame = await inside(page);
  await frame.getByRole("button", { name: "Strip" }).click();
  await frame.waitForFunction(() => location.hash === "#rule=0.77&to=200&view=strip?secret=ab12");
  await context.close();
});

test("an element shows a table", async () => {
  const { page, context } = await host("element", `<script src="${hosts.shut}/v1/last-move.js"></script>
    <last-move table rule="0.07" to="90" view="strip" id="one"><a href="#x">Table</a></last-move>
    <last-move table="kayles" most="5" to="40" id="two">Kayles</last-move>
    <last-move game="table" plane="wythoff" side="40" id="three">Plane</last-move>`);
  const states = [];
  for (const id of ["one", "two", "three"]) {
    await page.evaluate((id) => document.getElementById(id).scrollIntoView(), id);
    await page.waitForFunction((id) => document.getElementById(id).state, id);
    states.push(await page.evaluate((id) => document.getElementById(id).state, id));
  }
  assert.deepEqual(states, ["v1.table!rule*0.07!to*90!view*strip", "v1.table!table*kayles!most*5!to*40", "v1.table!plane*wythoff!side*40"]);
  assert.equal(await page.locator("#one a").isVisible(), false);
  const drawn = await page.evaluate(() => document.getElementById("two").toPicture().catch((error) => error.code));
  assert.equal(drawn, "picture");
  assert.match(await page.evaluate(() => document.getElementById("one").toPicture({ width: 300 })), /^<svg [^>]*width="300"/);
  await page.evaluate(() => (document.getElementById("one").state = "v1.table!rule*0.6!to*50"));
  await page.waitForFunction(() => document.getElementById("one").state === "v1.table!rule*0.6!to*50");
  // The element starts again when it comes near the viewport.
  await page.evaluate(() => document.getElementById("one").setAttribute("rule", "0.15"));
  await page.evaluate(() => document.getElementById("one").scrollIntoView());
  await page.waitForFunction(() => document.getElementById("one").state === "v1.table!rule*0.15!to*90!view*strip");
  await context.close();
});

// The numbers in the text of a drawing.
const written = (svg) => [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map((one) => Number(one[1]));

test("a locked table draws what is visible, as SVG and as PNG", async () => {
  const { page, context } = await host("drawn", snippet(hosts.shut, "table.html?rule=0.77&to=200&lock=1&show=puzzle&theme=light&id=q"));
  await ready(page);
  const ask = (type, more) => page.evaluate(([type, more]) => window.ask(type, more), [type, more]);
  const { capabilities } = await page.evaluate(() => window.told("ready")[0]);
  assert.ok(capabilities.includes("picture"));
  // A picture that is requested at once waits until there is something to draw.
  const grid = await ask("picture", { width: 640 });
  assert.deepEqual([grid.id, grid.to, grid.format, grid.width], ["q", "picture", "svg", 640]);
  assert.match(grid.data, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.equal(grid.data.match(/var\(|class=|\sstyle=|href="(?!#)|@import|<script|foreignObject/), null, "the SVG is self-contained");
  assert.match(grid.data, /<title>[^<]*0\.77/);
  const frame = await inside(page);
  const rows = await frame.locator("#grid .grid-row").count();
  const cells = await frame.locator("#grid [role=gridcell]").evaluateAll((all) => all.map((one) => Number(one.textContent)));
  assert.ok(rows > 3 && written(grid.data).length >= 80, `${rows} rows, ${written(grid.data).length} numbers`);
  assert.deepEqual(written(grid.data).filter((value) => value > 9 && !cells.includes(value)).every((n) => n % 12 === 0), true, "other numbers are only row headers");
  const drawn = await seen(page, drawing(grid.data));
  assert.deepEqual([drawn.width, drawn.height], [640, grid.height]);
  const kinds = {};
  for (const [view, shape] of [["strip", /<path /], ["dots", /<circle /], ["heat", /<rect /], ["grid", /<path /]]) {
    await ask("set-state", { state: `v1.table!rule*0.77!to*200${view === "grid" ? "" : `!view*${view}`}` });
    const { data, error, width, height } = await ask("picture", {});
    assert.equal(error, undefined, view);
    assert.match(data, shape, view);
    assert.equal(width, 720);
    kinds[view] = data;
    const png = await ask("picture", { format: "png", width: 500 });
    assert.match(png.data, /^data:image\/png;base64,/);
    const pixels = await seen(page, png.data);
    assert.deepEqual([pixels.width, pixels.height], [500, png.height], view);
    assert.ok(pixels.colours > 8, `${view}: ${pixels.colours} colours`);
    assert.ok(Math.abs(png.height / 500 - height / 720) < 0.01, `${view}: both have the same proportions`);
  }
  assert.equal(new Set(Object.values(kinds)).size, 4, "each view has a picture of its own");
  assert.ok(written(kinds.strip).length < written(kinds.heat).length, "only the visible part of the strip is drawn");
  await ask("set-options", { theme: "dark" });
  assert.notEqual((await ask("picture", {})).data, kinds.grid, "the dark theme has other colours");
  for (const more of [{ width: 15 }, { width: 4097 }, { format: "gif" }]) {
    const { error } = await ask("picture", more);
    assert.equal(error.code, "parameter");
    assert.match(error.message, new RegExp(Object.keys(more)[0]));
  }
  await context.close();
});

test("a plane is drawn as SVG, a large one only as PNG, and views without a picture are refused", async () => {
  const { page, context } = await host("planes", snippet(hosts.shut, "table.html?plane=wythoff&side=60"));
  await ready(page);
  const ask = (type, more) => page.evaluate(([type, more]) => window.ask(type, more), [type, more]);
  const small = await ask("picture", {});
  assert.equal(small.data.match(/<rect /g).length, 60 * 60 + 1);
  // A picture that is requested right after another table is of that table.
  page.evaluate(() => window.ask("set-state", { state: "v1.table!plane*wythoff!side*300" }));
  const large = await ask("picture", {});
  assert.equal(large.error.code, "picture");
  assert.match(large.error.message, /90\D?000/);
  const png = await ask("picture", { format: "png", width: 400 });
  const pixels = await seen(page, png.data);
  assert.deepEqual([pixels.width, pixels.height], [400, 400]);
  assert.ok(pixels.colours > 50, `${pixels.colours} colours`);
  for (const state of ["v1.table!rule*0.07!to*90!view*facts", "v1.table!table*kayles!most*5!to*40"]) {
    await ask("set-state", { state });
    const { error } = await ask("picture", {});
    assert.equal(error.code, "picture", state);
    assert.match(error.message, /Strip, grid, dots, heat map/);
  }
  await context.close();
});

test("at 320 pixels nothing has to be scrolled sideways", async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  for (const query of ["rule=0.77&to=200&show=teach", "rule=0.07&to=200&view=strip", "rule=0.6&to=3000&view=dots", "rule=0.15&to=300&view=heat", "plane=wythoff&side=100", "table=take-away&to=60", "rule=0.77&view=facts"]) {
    const page = await context.newPage();
    await page.goto(`${hosts.shut}/v1/table.html?${query}`);
    await page.locator("#grid, #strip, #sight, #plane, .table-pane, .known-facts").first().waitFor();
    await page.waitForTimeout(500);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, query);
    await page.close();
  }
  await context.close();
});

test("axe finds no violations in a frame", async () => {
  for (const query of ["rule=0.77&to=200&show=teach", "rule=0.07&to=200&view=strip&theme=dark", "rule=0.6&view=dots&theme=contrast", "plane=wythoff&side=60", "table=kayles&to=30&show=puzzle", "rule=0.15&view=facts&theme=dark"]) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${hosts.shut}/v1/table.html?${query}`);
    await page.locator("#grid, #strip, #sight, #plane, .table-pane, .known-facts").first().waitFor();
    await page.waitForTimeout(700);
    assert.deepEqual(await barriers(page), [], query);
    await context.close();
  }
});

test("a frame that cannot start shows a text and a link, and sends an error", async () => {
  const context = await browser.newContext();
  await context.route(/table-?[0-9a-z-]*_(bg\.wasm|spare)|_spare-/, (route) => route.abort());
  await context.route(/_bg\.wasm/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(hosts.page("nothing", HEAR + snippet(hosts.shut, "table.html?id=z")));
  await page.waitForFunction(() => window.told("error").length > 0);
  assert.deepEqual(await page.evaluate(() => [window.told("error")[0].id, window.told("error")[0].code]), ["z", "start"]);
  const frame = await inside(page);
  assert.ok(await frame.getByRole("alert").isVisible());
  assert.ok(await frame.getByRole("link", { name: /Tables/ }).isVisible());
  await context.close();
});

const HOSTILE = soak ? 600 : 100;

test(`${HOSTILE} hostile addresses never leave a blank frame`, async () => {
  const page = await browser.newPage();
  const broken = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await page.goto(`${hosts.shut}/v1/table.html?rule=0.77&to=50`);
  await page.locator("#grid").waitFor();
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const pieces = ["rule=0.77", "rule=0.07", "rule=", "rule=0.xyz", "rule=take-1.2", "to=30", "to=-1", "to=99999999999999999999", "with=0.6", "with=0.77", "table=kayles", "table=limits", "table=<b>", "plane=wythoff", "plane=x", "side=9", "side=0", "most=0", "f=2x", "f=%2B", "view=strip", "view=heat", "view=dots", "view=facts", "view=%00", "at=5", "at=5.7", "at=1e9", "width=0", "width=3", "zoom=999", "x=7", "y=99999999999", "show=", "show=facts", "hide=rule,why", "lock=1", "scale=9", "theme=dark", "id=%F0%9F", "%", "&&&", "=", "\u202e", "s=v1.table!rule*0.6", "s=v1.table!", "?secret=a"];
  for (let i = 0; i < HOSTILE; i += 1) {
    const words = Array.from({ length: 1 + random(5) }, () => pieces[random(pieces.length)]).join("&");
    if (i % 20 === 0) {
      // Every twentieth address is loaded; the others only change the fragment.
      await page.goto(`${hosts.shut}/v1/table.html?${words}#${random(2) ? words : ""}`);
      await page.locator("main").waitFor();
    } else {
      await page.evaluate((words) => (location.hash = words), words);
    }
    await page.waitForTimeout(15);
    const seen = await page.evaluate(() => document.querySelector("main h1")?.textContent.length ?? 0);
    assert.ok(seen > 0, words);
  }
  await page.evaluate(() => (location.hash = "rule=0.07&to=90&view=grid"));
  await page.locator("#c52").waitFor();
  assert.deepEqual(broken, []);
  await page.close();
});
