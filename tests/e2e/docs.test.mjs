// Pages for authors: accessible at each width, without requests to other sites; the playground follows the contract.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { barriers } from "./axe.mjs";
import { address, kept, testBrowser } from "./browser.mjs";

const NAMES = ["teachers", "docs", "playground", "hosting", "privacy", "credits"];
const PAGES = NAMES.flatMap((name) => [name, `${name}.fr`]);

const browser = await testBrowser();

// Opens a page of the site in its own context. A frame without an origin cannot fetch from a server
// without CORS headers; it then loads a script instead, so this error in the console is ignored.
async function open(path, options = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const complaints = [];
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !/CORS policy|ERR_FAILED/.test(text)) complaints.push(text);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => response.status() >= 400 && complaints.push(`${response.status()}: ${response.url()}`));
  await page.goto(new URL(path, address).href, { waitUntil: "load" });
  return { page, complaints, close: () => context.close() };
}

// The ids of the games of the site, from its front page.
async function games() {
  const text = await (await fetch(new URL("index.html", address))).text();
  return [...text.matchAll(/id="?about-([a-z-]+)/g)].map((one) => one[1]);
}

test("every page of the site has a policy that allows only its own files", async () => {
  const all = await games();
  assert.ok(all.length >= 20, String(all.length));
  const pages = ["index", "tables", "404", ...PAGES, ...all, ...all.map((game) => `v1/${game}`)];
  for (const page of pages) {
    const text = await (await fetch(new URL(`${page}.html`, address))).text();
    const policy = /http-equiv="?Content-Security-Policy"? content="([^"]+)"/.exec(text)?.[1];
    assert.ok(policy, `${page}: no policy`);
    const rules = new Map(policy.split(";").map((rule) => rule.trim().split(/\s+(.*)/s)));
    assert.equal(rules.get("default-src"), "'none'", page);
    assert.equal(rules.get("base-uri"), "'none'", page);
    assert.equal(rules.get("form-action"), "'none'", page);
    // Only our own Trusted Types policy may create markup and scripts.
    assert.equal(rules.get("require-trusted-types-for"), "'script'", page);
    assert.equal(rules.get("trusted-types"), "last-move", page);
    for (const [name, sources] of rules) {
      if (name.includes("trusted-types")) continue;
      for (const source of (sources ?? "").split(/\s+/)) {
        const known = /^'(none|self|wasm-unsafe-eval|sha256-[A-Za-z0-9+/=]+)'$/.test(source) || ["data:", "blob:"].includes(source);
        assert.ok(known, `${page}: ${name} ${source}`);
        if (source === "data:") assert.equal(name, "img-src", page);
        if (source === "blob:") assert.ok(["worker-src", "img-src"].includes(name), `${page}: ${name}`);
      }
    }
    // Inline scripts are allowed only by their hash in the policy; inline handlers are not allowed.
    assert.doesNotMatch(text, / on[a-z]+=["']/, `${page}: an inline event handler`);
  }
});

for (const name of PAGES) {
  test(`${name}.html passes axe, does not scroll sideways and logs no errors`, async () => {
    // Opened wide and narrow; more contrast and the least width follow on the same page.
    for (const [width, colorScheme] of [[1280, "light"], [360, "dark"]]) {
      const { page, complaints, close } = await open(`${name}.html`, { viewport: { width, height: 800 }, colorScheme });
      const fits = async (width) => {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${name} at ${width}: ${over}`);
      };
      await fits(width);
      assert.deepEqual(await barriers(page, { frames: false }), [], `${name} at ${width}`);
      if (width === 360) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize({ width: 320, height: 800 });
        await fits(320);
      } else {
        await page.emulateMedia({ contrast: "more" });
        await page.locator("#theme").selectOption("contrast");
        assert.deepEqual(await barriers(page, { frames: false, colours: true }), [], `${name} in contrast`);
        assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
      }
      assert.deepEqual(complaints, [], `${name} at ${width}`);
      await close();
    }
  });

  test(`${name}.html requests only files of the site, stores nothing, and has no broken links`, async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requests = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(new URL(`${name}.html`, address).href, { waitUntil: "load" });
    await page.evaluate(() => scrollTo(0, 1e6));
    await page.waitForTimeout(1500);
    for (const one of requests) assert.ok(one.startsWith(address) || one.startsWith("blob:"), one);
    assert.deepEqual(await context.cookies(), []);
    assert.deepEqual(await kept(page), ["", 0, 0, 0, 0]);
    const links = await page.evaluate(() => [...document.querySelectorAll("a[href]")].map((one) => one.getAttribute("href")));
    for (const link of new Set(links)) {
      if (link.startsWith("#")) {
        assert.ok(await page.evaluate((id) => document.getElementById(id) !== null, link.slice(1)), link);
      } else {
        const [path, part] = link.split("#");
        const answer = await fetch(new URL(path, address));
        assert.equal(answer.status, 200, link);
        if (part && path !== "index.html") assert.match(await answer.text(), new RegExp(`id="${part}"`), link);
      }
    }
    await context.close();
  });
}

test("the site requests only its own files, stores nothing, and requests nothing during play", async () => {
  for (const [path, started, act] of [
    [
      "#/play/nim?at=3.4.5&show=values",
      () => /\(N\)/.test(document.querySelector(".turn")?.textContent),
      async (page) => {
        await page.getByRole("textbox", { name: "Type a move" }).fill("1-2");
        await page.getByRole("button", { name: "Play", exact: true }).click();
        await page.waitForFunction(() => location.hash.includes("do=1-2"));
      },
    ],
    [
      "tables.html#rule=0.77&to=200",
      () => /period 12/.test(document.body.textContent),
      (page) => page.keyboard.press("Tab"),
    ],
  ]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    const requests = [];
    // Chromium requests the icon again whenever the address changes.
    page.on("request", (request) => /icon-/.test(request.url()) || requests.push(request.url()));
    await page.goto(new URL(path, address).href, { waitUntil: "load" });
    await page.waitForFunction(started);
    await page.waitForTimeout(500);
    const before = requests.length;
    for (const one of requests) assert.ok(one.startsWith(address) || /^(blob|data):/.test(one), one);
    await act(page);
    await page.waitForTimeout(1000);
    assert.deepEqual(requests.slice(before), [], path);
    assert.deepEqual(await context.cookies(), []);
    assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length]), [0, 0], path);
    await context.close();
  }
});

test("the privacy page names what the site fetches after the start", async () => {
  const html = await (await fetch(new URL("privacy.html", address))).text();
  const item = html.split("<li>").find((one) => one.includes("No request while you play"));
  const { page, close } = await open("#/play/nim?at=3.4.5");
  await page.waitForFunction(() => document.querySelector(".turn")?.textContent);
  await page.waitForTimeout(500);
  const acts = {
    "another language": () => page.getByRole("combobox", { name: "Language" }).selectOption("Français"),
    "“Share”": () => page.getByRole("button", { name: "Partager", exact: true }).click(),
  };
  for (const [name, act] of Object.entries(acts)) {
    const asked = page.waitForRequest((request) => !/icon-/.test(request.url()));
    await act();
    assert.ok((await asked).url().startsWith(address), name);
    assert.ok(item.includes(name), name);
  }
  await close();
  // A board that is out of view for a while stops its solver, and starts another one for the next question.
  const frame = await open("v1/nim.html?show=values,history#at=3.4.5");
  await frame.page.waitForFunction(() => /\(N\)/.test(document.querySelector(".turn")?.textContent));
  const rests = (on) => frame.page.evaluate((detail) => dispatchEvent(new CustomEvent("last-move:rest", { detail })), on);
  await rests(true);
  const asked = frame.page.waitForRequest((request) => !/icon-/.test(request.url()));
  await frame.page.getByLabel("Type a move").fill("1-2");
  await frame.page.keyboard.press("Enter");
  await rests(false);
  assert.ok((await asked).url().startsWith(address));
  assert.ok(item.includes("when you come back to a board"));
  await frame.close();
});

test("every example for lessons plays, and its snippet names this very site", async () => {
  const { page, complaints, close } = await open("teachers.html", { viewport: { width: 1280, height: 900 } });
  const frames = page.locator("iframe.gizmo");
  const count = await frames.count();
  assert.ok(count >= 8, String(count));
  const misere = [];
  for (let i = 0; i < count; i += 1) {
    await frames.nth(i).scrollIntoViewIfNeeded();
    const inside = await (await frames.nth(i).elementHandle()).contentFrame();
    await inside.locator(".controls, .score, table").first().waitFor();
    const src = await frames.nth(i).getAttribute("src");
    assert.equal(await inside.locator(".notice").count(), 0, src);
    if (/misere=1/.test(src)) misere.push(await inside.locator(".goal").innerText());
    // Its height is the frame's own, so that nothing in it has to be scrolled.
    await page.waitForFunction((i) => document.querySelectorAll("iframe.gizmo")[i].style.height !== "", i);
    const example = page.locator(".example").nth(i);
    await example.locator("summary").click();
    const [fitted, own] = await example.locator("code").allTextContents();
    for (const code of [fitted, own]) {
      assert.ok(code.includes(`src="${address}v1/`), code);
      assert.match(code, /sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads"/);
    }
    // A platform removes scripts, so its frame fits into its box.
    assert.ok(/fit=1/.test(fitted) && !/<script/.test(fitted), fitted);
    assert.ok(own.startsWith("<script>") && own.includes(`iframe[src^="${address}v1/"]`) && !/fit=1/.test(own), own);
  }
  assert.deepEqual(misere, ["Take as many as you like from one heap. The last stone loses."], "Marienbad says its rule");
  assert.deepEqual(complaints, []);
  await close();
});

test("if the clipboard is blocked, the snippet is selected and a message says so", async () => {
  const { page, close } = await open("docs.html");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByText("The text is selected", { exact: false }).first().waitFor();
  assert.match(await page.evaluate(() => String(getSelection())), /^<script>.*<iframe src="http.*<\/a><\/p>$/s);
  await close();
});

test("the playground by keyboard alone: parameters, messages, wrong JSON", async () => {
  const { page, complaints, close } = await open("playground.html");
  const inside = async () => (await page.locator("#hold iframe").elementHandle()).contentFrame();
  await page.locator("#log li", { hasText: "ready" }).first().waitFor();
  const press = async (label, key) => {
    await page.getByLabel(label, { exact: true }).first().focus();
    await page.keyboard.press(key);
  };
  await page.locator("#game").focus();
  await page.keyboard.type("Nim");
  await page.locator("#place").focus();
  await page.keyboard.type("at=1.2");
  await press("values", "Space");
  await page.locator("[name=wish][value=players]").focus();
  await page.keyboard.press("Space");
  await page.locator("#w-players").focus();
  await page.keyboard.type("two");
  await page.waitForFunction(() => /nim\.html\?show=values&players=two&level=slips#at=1\.2$/.test(document.getElementById("address").value));
  const snippet = await page.locator("#snippet").textContent();
  assert.ok(snippet.includes("nim.html?show=values&amp;players=two&amp;level=slips#at=1.2\""), snippet);
  assert.ok(snippet.includes("nim.html#players=two&amp;level=slips&amp;at=1.2\""), "the link leads to the same board");
  await page.waitForFunction(() => document.querySelectorAll("#log .is-heard").length >= 2);
  await (await inside()).locator(".controls").waitFor();

  await page.locator("#kind").focus();
  await page.keyboard.type("play");
  await page.locator("#body").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("{ gizmo: 1 }");
  await page.getByRole("button", { name: "Send", exact: true }).focus();
  await page.keyboard.press("Enter");
  assert.match(await page.locator("#wrong").textContent(), /^This is not JSON: .+\.$/);
  assert.equal(await page.evaluate(() => document.activeElement.id), "body");
  await page.locator("#body").fill("[]");
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  assert.match(await page.locator("#wrong").textContent(), /^A message is an object/);
  await page.locator("#body").fill('{"gizmo": 1, "type": "play", "move": "2-1", "message_id": 9}');
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  assert.equal(await page.locator("#wrong").textContent(), "");
  for (const kind of ["you sent play", "board: move", "board: change", "board: answer"]) {
    await page.locator("#log li", { hasText: kind }).first().waitFor();
  }
  await (await inside()).waitForFunction(() => location.hash.includes("do=2-1"));
  await page.waitForFunction(() => /^The board says .+\.$/.test(document.getElementById("news").textContent));
  assert.deepEqual(complaints, []);
  await close();
});

test("the playground makes few announcements, however many messages there are", async () => {
  const { page, close } = await open("playground.html");
  await page.locator("#log li", { hasText: "ready" }).first().waitFor();
  await page.evaluate(() => {
    window.said = [];
    new MutationObserver(() => window.said.push(document.getElementById("news").textContent)).observe(document.getElementById("news"), { childList: true, characterData: true, subtree: true });
  });
  for (let i = 0; i < 15; i += 1) await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.waitForTimeout(2500);
  const said = await page.evaluate(() => window.said);
  assert.ok(said.length >= 1 && said.length <= 4, said.join(" | "));
  assert.ok((await page.locator("#log li").count()) <= 100);
  await close();
});

test("the pages for authors follow the language of the site, and it can be changed there", async () => {
  const { page, complaints, close } = await open("docs.html#parameters", { locale: "fr-CA" });
  await page.waitForURL(/docs\.fr\.html#parameters$/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
  await page.getByRole("heading", { name: "Mettre un jeu dans votre page" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Pour les enseignants" }).first().getAttribute("href"), "teachers.fr.html");
  // French in all that is generated; code is not.
  assert.equal(await page.getByRole("columnheader", { name: "Paramètre" }).count(), 1);
  assert.match(await page.locator("#parameter-level").textContent(), /un coup sur quatre/);
  await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
  await page.waitForURL(/docs\.html#parameters$/);
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en", "the choice is kept");
  await page.goto(new URL("teachers.fr.html", address).href);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fr", "a page that is asked for by its name is shown");
  assert.deepEqual(complaints, []);
  await close();
});

test("where nothing can be stored, a reader can still choose English", async () => {
  const context = await browser.newContext({ locale: "fr" });
  await context.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }));
  const page = await context.newPage();
  await page.goto(new URL("docs.fr.html", address).href);
  await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
  await page.waitForURL(/docs\.html$/);
  await page.getByRole("heading", { name: "Put a game into your page" }).waitFor();
  await context.close();
});

test("each page names itself in every language", async () => {
  for (const name of NAMES) {
    for (const file of [name, `${name}.fr`]) {
      const text = await (await fetch(new URL(`${file}.html`, address))).text();
      const links = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map((one) => one.slice(1));
      assert.deepEqual(links, [["en", `${name}.html`], ["fr", `${name}.fr.html`], ["x-default", `${name}.html`]], file);
    }
  }
});

test("the site in French links to the pages for authors in French", async () => {
  for (const path of ["", "tables.html"]) {
    const { page, close } = await open(path, { locale: "fr" });
    const links = page.getByRole("contentinfo").getByRole("link");
    await page.getByRole("contentinfo").getByText("Vie privée").waitFor();
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    assert.deepEqual(hrefs.slice(1), ["teachers.fr.html", "docs.fr.html", "privacy.fr.html", "credits.fr.html"], path);
    await close();
  }
});

test("a first visit loads what the page for authors says", async () => {
  const text = await (await fetch(new URL("docs.html", address))).text();
  const [, said] = /loads some (\d+) kB/.exec(text);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const bodies = new Map();
  page.on("response", (response) => {
    if (/\.(js|wasm|css)$/.test(new URL(response.url()).pathname)) bodies.set(response.url(), response.body());
  });
  await page.goto(new URL("v1/kayles.html?level=perfect&show=play,values", address).href);
  await page.locator(".known").waitFor({ timeout: 40_000 });
  let sum = 0;
  for (const body of bodies.values()) sum += gzipSync(await body, { level: 9 }).length;
  assert.ok(bodies.size > 4 && sum / 1000 <= said && sum / 1000 > said * 0.9, `${sum} bytes, not ${said} kB`);
  await context.close();
});

test("the playground warns of a goal that cannot be reached", async () => {
  const { page, complaints, close } = await open("playground.html");
  await page.locator("#game").selectOption("nim");
  await page.locator("#place").fill("at=3.4.5");
  await page.locator("[name=wish][value=goal]").check();
  await page.locator("#place").fill("at=1.2.3");
  await page.locator("#w-level").selectOption("perfect");
  await page.locator("#w-goal").selectOption("win");
  await page.locator("#warning").waitFor();
  assert.match(await page.locator("#warning").textContent(), /^The goal cannot be reached: /);
  await page.locator("#place").fill("at=1.2.4");
  await page.waitForFunction(() => document.getElementById("warning").hidden);
  assert.deepEqual(complaints, []);
  await close();
});
