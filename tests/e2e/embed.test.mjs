// Frames on other sites: the checks E1 to E15 of the embedding contract.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { kept } from "./browser.mjs";
import { HEAR, inside, plays, ready, snippet, staged } from "./hosts.mjs";

const { browser, hosts, host } = await staged();

for (const [name, base, more] of [
  ["without a header", () => hosts.shut, 'sandbox="allow-scripts"'],
  ["with a header", () => hosts.open, 'sandbox="allow-scripts"'],
  ["with its origin", () => hosts.shut, 'sandbox="allow-scripts allow-same-origin"'],
  ["without a sandbox", () => hosts.shut, ""],
]) {
  test(`E1: a frame plays and its worker answers, ${name}`, async () => {
    const { page, context } = await host("e1", snippet(base(), "kayles.html", more));
    await plays(page);
    const frame = await inside(page);
    const thread = await frame.evaluate(() => ({
      blob: document.querySelector("meta[name=last-move-thread]")?.content.startsWith("blob:") ?? false,
      origin: self.origin,
      here: [...document.scripts].some((one) => one.src.includes("/worker-")),
      styled: getComputedStyle(document.querySelector(".controls")).display,
    }));
    assert.equal(thread.styled, "flex", "the style sheet is applied");
    assert.equal(thread.blob, thread.origin === "null");
    assert.equal(thread.here, false, "the solver runs in a worker");
    await context.close();
  });
}

test("E2: one file plays from disk", { skip: !process.env.LAST_MOVE_ONE_FILE && "no one-file gizmo was built" }, async () => {
  const file = process.env.LAST_MOVE_ONE_FILE;
  assert.ok(existsSync(file), file);
  const page = await browser.newPage({ offline: true });
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`file://${file}`);
  await page.locator(".controls").waitFor();
  assert.equal(await page.locator(".controls").evaluate((one) => getComputedStyle(one).display), "flex");
  await page.getByRole("textbox", { name: "Type a move" }).fill("1");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll(".moves .ply").length >= 3, null, { timeout: 30_000 });
  assert.deepEqual(complaints, []);
  await page.close();
});

test("E3: a frame requests nothing from other sites, and stores nothing", async () => {
  const { page, requests, context } = await host(
    "",
    hosts.near("e3", HEAR + snippet(hosts.shut, "nim.html?show=teach", "")),
  );
  await plays(page);
  const frame = await inside(page);
  assert.deepEqual(await kept(frame), ["", 0, 0, 0, 0]);
  const before = requests.length;
  for (const one of requests) assert.ok(one.startsWith(hosts.base) || one.startsWith(hosts.site) || one.startsWith("blob:"), one);
  await page.evaluate(() => window.ask("undo"));
  await page.waitForTimeout(500);
  assert.equal(requests.length, before, "nothing is requested after the start");
  await context.close();
});

test("with remember=1 alone the state is kept", async () => {
  for (const [more, state] of [
    ["&remember=1", "v1.nim!at*1.2!do*2-2!players*two"],
    ["", "v1.nim!players*two"],
    ["&remember=0", "v1.nim!players*two"],
  ]) {
    // The host page is of the same site: Chromium blocks storage in a frame of another site.
    const frame = snippet(hosts.shut, `nim.html?players=two&id=r${more}#at=1.2`, "");
    const { page, context } = await host("", hosts.near("remember", HEAR + frame));
    await ready(page);
    await page.evaluate(() => window.ask("play", { move: "2-2" }));
    await page.goto(hosts.near("remember2", HEAR + frame.replace("#at=1.2", "")));
    await ready(page);
    assert.equal((await page.evaluate(() => window.told("ready")[0])).state, state, more);
    await context.close();
  }
});

test("with remember=1 in two tabs the newest moves are kept, and the other tab says so", async () => {
  const frame = snippet(hosts.shut, "nim.html?players=two&remember=1", "");
  const first = await host("", hosts.near("tab-1", HEAR + frame));
  await ready(first.page);
  await first.page.evaluate(() => window.ask("play", { move: "1-1" }));
  const second = await first.context.newPage();
  await second.goto(hosts.near("tab-2", HEAR + frame));
  await ready(second);
  await second.evaluate(() => window.ask("play", { move: "2-1" }));
  const board = first.page.frameLocator("iframe");
  await board.getByText("goes on in another tab or frame").waitFor();
  assert.equal(await second.frameLocator("iframe").getByText("in another tab").count(), 0);
  // What is played on in the older tab stays in its address, and is not stored.
  await first.page.evaluate(() => window.ask("play", { move: "3-1" }));
  const inner = first.page.frames()[1];
  await inner.waitForFunction(() => /do=1-1,3-1/.test(location.hash));
  await first.page.goto(hosts.near("tab-3", HEAR + frame));
  await ready(first.page);
  const { state } = await first.page.evaluate(() => window.told("ready")[0]);
  assert.match(state, /do\*1-1,2-1/);
  await first.context.close();
});

test("E4: three frames and two elements on a page do not disturb each other", async () => {
  const frames = ["kayles.html?id=a", "nim.html?id=b#at=1.2.3", "nim.html?id=c#at=4.5"];
  const text =
    frames.map((one) => snippet(hosts.shut, one)).join("") +
    `<script src="${hosts.shut}/v1/last-move.js"></script>
     <last-move game="nim" at="7.7" players="two" id="one"><a href="#">Nim</a></last-move>
     <last-move game="wythoff" id="two">Wythoff</last-move>`;
  const { page, context } = await host("e4", text);
  for (const frame of [0, 1, 2]) await ready(page, frame);
  await page.evaluate(() => document.querySelector("#two").scrollIntoView());
  await page.waitForFunction(() => ["one", "two"].every((id) => document.getElementById(id).state));
  const move = await page.evaluate(async () => {
    const one = document.getElementById("one");
    const events = [];
    for (const name of ["move", "change", "over", "error"]) document.addEventListener(`gizmo-${name}`, (event) => events.push([event.target.id, event.type]));
    await one.play("1-3");
    const wrong = await one.play("9-9").catch((error) => error.code);
    return { events, state: one.state, wrong, others: [document.getElementById("two").state, ...[0, 1, 2].map((frame) => window.told("change", frame).length)] };
  });
  assert.deepEqual(move.events, [["one", "gizmo-move"], ["one", "gizmo-change"]]);
  assert.match(move.state, /do\*1-3/);
  assert.equal(move.wrong, "move");
  assert.deepEqual(move.others, ["v1.wythoff", 0, 0, 0]);
  assert.equal(await page.locator("#one a").isVisible(), false, "the fallback content is hidden");
  await page.evaluate(() => (document.getElementById("one").state = "v1.nim!at*1.1"));
  await page.waitForFunction(() => document.getElementById("one").state === "v1.nim!at*1.1");
  await context.close();
});

test("the fallback content of an element stays if its game does not exist", async () => {
  const { page, context } = await host(
    "stays",
    `<script src="${hosts.shut}/v1/last-move.js"></script><last-move game="nogame"><a href="#x">Elsewhere</a></last-move>`,
  );
  await page.waitForTimeout(1500);
  assert.equal(await page.getByRole("link", { name: "Elsewhere" }).isVisible(), true);
  await context.close();
});

test("E5: a change of height is reported at once, and there is no loop", async () => {
  const { page, context } = await host("e5", `${snippet(hosts.shut, "nim.html?show=puzzle#at=1.2")}<script>
    addEventListener("message", ({ data }) => {
      if (data.subject === "lti.frameResize") document.querySelector("iframe").style.height = data.height + 1 + "px";
    });</script>`);
  await ready(page);
  await page.waitForFunction(() => window.told("resize").length > 0);
  await page.waitForTimeout(800);
  const before = await page.evaluate(() => window.told("resize").length);
  const took = await page.evaluate(async () => {
    const count = window.told("resize").length;
    const asked = window.ask("set-options", { show: "teach" });
    // Counted in frames, of which a busy machine draws fewer.
    let drawn = 0;
    for (; window.told("resize").length === count && drawn < 300; drawn++) await new Promise(requestAnimationFrame);
    await asked;
    return drawn;
  });
  assert.ok(took < 18, `${took} frames`);
  await page.waitForTimeout(2000);
  const heights = await page.evaluate(() => window.told("resize").map((one) => one.height));
  assert.ok(heights.length - before <= 4, heights.join());
  const forms = await page.evaluate(() => window.heard.map((one) => one.data).filter((data) => String(data.subject ?? data).includes("frameResize")));
  assert.ok(forms.some((form) => typeof form === "string") && forms.some((form) => typeof form === "object"));
  await context.close();
});

test("the address of a frame follows the game, and is cleared by a restart", async () => {
  const { page, context } = await host("follows", snippet(hosts.shut, "kayles.html?players=two"));
  await ready(page);
  const frame = await inside(page);
  const hash = () => frame.evaluate(() => location.hash);
  assert.equal(await hash(), "#players=two");
  await page.evaluate(() => window.ask("set-options", { players: "you-first" }));
  await frame.waitForFunction(() => location.hash === "");
  await page.evaluate(() => window.ask("play", { move: "2" }));
  await frame.waitForFunction(() => location.hash.startsWith("#do=2"));
  await frame.getByRole("button", { name: "Again" }).click();
  await frame.waitForFunction(() => location.hash === "");
  await context.close();
});

test("E6: a state goes from one frame to another", async () => {
  const { page, context } = await host("e6", snippet(hosts.shut, "kayles.html?players=two#at=iiiii&do=3") + snippet(hosts.shut, "kayles.html"));
  await ready(page, 0);
  await ready(page, 1);
  const states = await page.evaluate(async () => {
    const { state } = await window.ask("get-state", {}, 0);
    await window.ask("set-state", { state }, 1);
    return [state, (await window.ask("get-state", {}, 1)).state];
  });
  assert.equal(states[0], "v1.kayles!at*iiiii!do*3!players*two");
  assert.equal(states[1], states[0]);
  await context.close();
});

test("E7: illegal, oversized, malformed and foreign messages change nothing", async () => {
  const { page, context } = await host("e7", snippet(hosts.shut, "nim.html?players=two#at=1.2.3") + "<iframe srcdoc='<p>other'></iframe>");
  await ready(page);
  const result = await page.evaluate(async () => {
    const before = (await window.ask("get-state")).state;
    const wrong = (await window.ask("play", { move: "9-9" })).error.code;
    window.send(0, { gizmo: 1, type: "new-game", at: "1", more: "x".repeat(9000) });
    const cyclic = { gizmo: 1, type: "new-game", at: "1" };
    cyclic.self = cyclic;
    window.send(0, cyclic);
    for (const data of [null, 7, "undo", [], new Map(), { gizmo: 1 }, { gizmo: 1, type: {} }, { gizmo: 1, type: 1n }]) window.send(0, data);
    await new Promise((done) => setTimeout(done, 1200));
    // A message from a window other than the parent is ignored.
    const other = document.querySelectorAll("iframe")[1].contentWindow;
    const script = other.document.createElement("script");
    script.textContent = "parent.frames[0].postMessage({ gizmo: 1, type: 'new-game', at: '1' }, '*')";
    other.document.body.append(script);
    await new Promise((done) => setTimeout(done, 300));
    return { wrong, same: before === (await window.ask("get-state")).state };
  });
  assert.deepEqual(result, { wrong: "move", same: true });
  const flood = await page.evaluate(async () => {
    for (let i = 0; i < 100_000; i += 1) window.send(0, { gizmo: 1, type: "undo" });
    await new Promise((done) => setTimeout(done, 3000));
    return window.told("answer").length;
  });
  assert.ok(flood < 200, `${flood} of a hundred thousand are answered`);
  // A message that is sent during a flood may be dropped with it, so it is repeated until it is answered.
  await page.evaluate(async () => {
    const count = window.told("ready").length;
    while (window.told("ready").length === count) {
      window.send(0, { gizmo: 1, type: "hello" });
      await new Promise((done) => setTimeout(done, 300));
    }
  });
  await context.close();
});

test("E8: WordPress shows the frame at its height", async () => {
  const { page, context } = await host("", `${hosts.base}wordpress.html`);
  await page.waitForFunction(() => !document.querySelector("iframe").hasAttribute("style"));
  const height = await page.evaluate(() => Number(document.querySelector("iframe").height));
  assert.ok(height >= 200 && height <= 1000, String(height));
  assert.equal(await page.locator("blockquote").isVisible(), false);
  const frame = await inside(page);
  await frame.locator(".controls").waitFor();
  await context.close();
});

test("E8: the frame that WordPress makes of a bare address plays as well", { skip: !process.env.LAST_MOVE_SITED && "no site that was built with its address is served" }, async () => {
  const site = process.env.LAST_MOVE_SITED;
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  // Discovery: the page of the frame links to its oEmbed answer.
  await page.goto(`${site}v1/kayles.html`);
  const link = await page.evaluate(() => document.querySelector('link[type="application/json+oembed"]').href);
  assert.equal(link, `${site}v1/oembed/kayles.json`);
  const answer = await page.evaluate(async (link) => (await fetch(link)).json(), link);
  assert.deepEqual([answer.version, answer.type, answer.title], ["1.0", "rich", "Kayles"]);
  // The HTML that WordPress keeps from an unknown provider.
  const secret = "Zx8yW7vU6t";
  // On a blank page, since our own pages require Trusted Types.
  await page.goto("about:blank");
  const cut = await page.evaluate(([html, secret]) => {
    const allowed = { A: ["href"], BLOCKQUOTE: [], IFRAME: ["src", "width", "height", "frameborder", "marginwidth", "marginheight", "scrolling", "title"] };
    const { body } = new DOMParser().parseFromString(html, "text/html");
    for (const element of body.querySelectorAll("*")) {
      const keep = allowed[element.tagName];
      if (!keep) element.replaceWith(...element.childNodes);
      else for (const { name } of [...element.attributes]) if (!keep.includes(name)) element.removeAttribute(name);
    }
    const frame = body.querySelector("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.setAttribute("security", "restricted");
    frame.setAttribute("src", `${frame.getAttribute("src")}#?secret=${secret}`);
    frame.setAttribute("data-secret", secret);
    return frame.outerHTML;
  }, [answer.html, secret]);
  assert.doesNotMatch(cut, /style=|allow=|loading=/);
  await page.goto(hosts.page("oembed", `${HEAR}${cut}<script>
    addEventListener("message", ({ data, source }) => {
      const frame = document.querySelector("iframe");
      if (source !== frame.contentWindow || !data || data.secret !== frame.dataset.secret || data.message !== "height") return;
      frame.height = Math.min(Math.max(parseInt(data.value, 10), 200), 1000);
      frame.dataset.sized = "1";
    });
    document.querySelector("iframe").addEventListener("load", ({ target }) => target.contentWindow.postMessage({ message: "ready", secret: target.dataset.secret }, "*"));
  </script>`));
  await plays(page);
  // The game fits the box that WordPress gives it, and asks for no other.
  assert.equal(await page.evaluate(() => document.querySelector("iframe").dataset.sized), undefined);
  const over = await page.frames()[1].evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  assert.ok(over <= 0, `${over} px are out of sight`);
  await context.close();
});

test("E9: a book receives the score, and restores the state", async () => {
  const { page, context } = await host("", `${hosts.base}pretext.html`);
  let frame = await inside(page);
  const type = async (text) => {
    await frame.getByRole("textbox", { name: "Type a move" }).fill(text);
    await frame.getByRole("button", { name: "Play", exact: true }).click();
  };
  await frame.locator(".controls").waitFor();
  await type("1");
  await page.waitForFunction(() => window.reports.length >= 2);
  const reports = await page.evaluate(() => window.reports);
  for (const report of reports) assert.ok(report.score >= 0 && report.score <= 1 && report.message_id);
  const last = reports.at(-1).state.state;
  assert.match(last, /^v1\.take-away!do\*1,/);
  await page.evaluate(() => window.again());
  frame = await inside(page);
  await frame.locator(".moves .ply").nth(2).waitFor();
  await context.close();
});

test("E10: a direction is applied; an unknown language is reported", async () => {
  const { page, context } = await host("e10", snippet(hosts.shut, "nim.html?lang=eo&dir=rtl"));
  await ready(page);
  const frame = await inside(page);
  assert.deepEqual(await frame.evaluate(() => [document.documentElement.dir, document.documentElement.lang]), ["rtl", "en"]);
  const errors = await page.evaluate(() => window.told("error"));
  assert.equal(errors[0].code, "parameter");
  assert.ok(await frame.getByText(/“lang”/).first().isVisible());
  await context.close();
});

test("E11: at 320 pixels nothing has to be scrolled sideways", async () => {
  const { page, context } = await host("e11", snippet(hosts.shut, "nim.html?show=teach"), { viewport: { width: 336, height: 700 } });
  await ready(page);
  const games = await page.evaluate(async (base) => {
    const text = await (await fetch(base)).text().catch(() => "");
    return [...text.matchAll(/id="?about-([a-z-]+)/g)].map((one) => one[1]);
  }, `${hosts.open}/index.html`);
  assert.ok(games.length >= 20, String(games.length));
  for (const game of games) {
    const at = await context.newPage();
    await at.setViewportSize({ width: 320, height: 700 });
    await at.goto(`${hosts.shut}/v1/${game}.html`);
    await at.locator(".controls").waitFor();
    const over = await at.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${game}: ${over}`);
    await at.close();
  }
  await context.close();
});

test("axe finds no violations in a frame", async () => {
  for (const path of ["nim.html?show=teach", "kayles.html?show=play&theme=dark", "wythoff.html?show=table&theme=contrast"]) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${hosts.shut}/v1/${path}`);
    await page.locator(".controls").waitFor();
    if (!path.includes("play")) await page.locator(".wins").first().waitFor();
    assert.deepEqual(await barriers(page), [], path);
    await context.close();
  }
});

test("E12: the keyboard enters the frame, plays, and leaves it again", async () => {
  const { page, context } = await host("e12", `<a href="#a" id="first">before</a>${snippet(hosts.shut, "nim.html?players=two&show=puzzle#at=1.2")}<a href="#b" id="last">after</a>`);
  await ready(page);
  await page.locator("#first").focus();
  let stops = 0;
  while (!(await page.evaluate(() => document.activeElement.id === "last")) && stops < 40) {
    await page.keyboard.press("Tab");
    stops += 1;
  }
  assert.ok(stops > 2 && stops < 40, `${stops} stops`);
  await page.waitForFunction(() => window.told("focus-exit").length > 0);
  assert.equal(await page.evaluate(() => window.told("focus-exit")[0].direction), "forward");
  await page.evaluate(() => window.ask("focus"));
  await page.evaluate(() => document.querySelector("iframe").focus());
  const frame = await inside(page);
  await frame.locator("#board [tabindex='0']").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => window.told("move").length === 1);
  // The heap with the focus is removed. The board gets the focus back when it is drawn again.
  await frame.locator("#board :focus").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => window.told("focus-exit").some((one) => one.direction === "out"));
  await context.close();
});

test("E13: a wheel over the frame scrolls the host page", async () => {
  const { page, context } = await host("e13", `<div style="height:40px"></div>${snippet(hosts.shut, "nim.html").replace("600", "1400")}<div style="height:3000px"></div>`);
  await ready(page);
  await page.mouse.move(300, 250);
  for (let i = 0; i < 6; i += 1) await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 200);
  await context.close();
});

test("E15: frames that are removed leak nothing", async () => {
  const { page, context } = await host("e15", `<script src="${hosts.shut}/v1/last-move.js"></script><div id="here"></div>`);
  const session = await context.newCDPSession(page);
  const round = () =>
    page.evaluate(async () => {
      const one = document.createElement("last-move");
      one.setAttribute("game", "nim");
      document.getElementById("here").append(one);
      await new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error("no frame came")), 30_000);
        one.addEventListener("gizmo-ready", () => done(clearTimeout(late)), { once: true });
      });
      one.remove();
    });
  const count = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
    return { nodes, jsEventListeners, documents };
  };
  for (let i = 0; i < 3; i += 1) await round();
  const before = await count();
  for (let i = 0; i < 20; i += 1) await round();
  const after = await count();
  assert.ok(after.jsEventListeners <= before.jsEventListeners + 2, JSON.stringify([before, after]));
  assert.ok(after.documents <= before.documents + 2, JSON.stringify([before, after]));
  assert.ok(after.nodes <= before.nodes + 200, JSON.stringify([before, after]));
  assert.equal(page.frames().length, 1);
  await context.close();
});

test("fifty elements on a page: those in sight work, and at most sixteen frames stay", async () => {
  const tags = Array.from({ length: 50 }, (_, i) => `<last-move game="nim" at="${i + 1}.2" players="two">Nim</last-move>`);
  const { page, context } = await host("many", `<script src="${hosts.shut}/v1/last-move.js"></script>${tags.join("")}`);
  await page.waitForFunction(() => document.querySelector("last-move").state);
  await page.evaluate(() => document.querySelector("last-move").play("2-1"));
  for (let i = 0; i < 50; i += 7) {
    await page.evaluate((i) => document.querySelectorAll("last-move")[i].scrollIntoView(), i);
    await page.waitForFunction((i) => document.querySelectorAll("last-move")[i]._ready, i);
    // A frame sends its state before it is removed.
    for (let wait = 0; wait < 100 && page.frames().length - 1 > 16; wait += 1) await page.waitForTimeout(50);
    assert.ok(page.frames().length - 1 <= 16, `${page.frames().length - 1} frames`);
  }
  await page.evaluate(() => document.querySelector("last-move").scrollIntoView());
  await page.waitForFunction(() => document.querySelector("last-move")._ready);
  const first = await inside(page);
  assert.match(await first.evaluate(() => location.hash), /2-1/, "a removed frame comes back in its old state");
  await context.close();
});

for (const name of ["bare", "moodle", "canvas"]) {
  test(`the snippet plays on a page like those of ${name}`, async () => {
    const { page, context } = await host("", `${hosts.base}${name}.html`);
    const frame = await inside(page);
    await frame.locator(".controls").waitFor();
    if (name === "canvas") {
      // The first cell holds the queen and is no move, so the move comes from the field's placeholder.
      const field = frame.getByRole("textbox", { name: "Type a move" });
      await field.fill(await field.getAttribute("placeholder"));
      await field.press("Enter");
    } else {
      const cell = frame.locator("#board [tabindex='0']").first();
      await cell.press("Enter");
      await cell.press("Enter");
    }
    await frame.waitForFunction(() => location.hash.includes("do="));
    if (name === "canvas") {
      const height = await page.evaluate(() => parseInt(document.querySelector("iframe").style.height, 10));
      const inner = await frame.evaluate(() => document.body.getBoundingClientRect().height);
      assert.ok(Math.abs(height - inner) <= 2, `${height} ${inner}`);
    }
    await context.close();
  });
}
