// The element `last-move`: properties, requests, names, colours and rules of the page around it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, host, hosts, ready, script, state, tag } from "./inline-host.mjs";

const framed = (attributes, text = "") => `<last-move ${attributes}>${text}</last-move>`;
const scriptComes = (page) => page.addScriptTag({ url: `${hosts.shut}/v1/last-move.js` });
// Both kinds of element: one with a frame, one without.
const KINDS = [["frame", framed], ["inline", tag]];
const error = (page, id) => page.evaluate((id) => told.find((one) => one[0] === id && one[1] === "error")?.[2].code, id);

// Records what a page says on its console.
const listening = (page) => {
  const said = [];
  page.on("console", (message) => said.push([message.type(), message.text()]));
  return said;
};
const warnings = (said) => said.filter(([type]) => type === "warning").map(([, text]) => text);

for (const [kind, element] of KINDS) {
  test(`what is set before the script comes counts, and nothing is set by undefined or null (${kind})`, async () => {
    const { page, context } = await host(`upgrade${kind}`, element('game="nim" id="n"') + element('game="nim" id="none"') + element('game="nim" id="attribute" state="v1.nim!at*2.2"'));
    await page.evaluate(() => {
      document.getElementById("n").state = "v1.nim!at*1.2!players*two";
      document.getElementById("n").options = { show: "puzzle" };
      Object.assign(document.getElementById("none"), { state: undefined, options: null });
    });
    await scriptComes(page);
    for (const id of ["n", "none", "attribute"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await ready(page, id);
    }
    assert.equal(await state(page, "n"), "v1.nim!at*1.2!players*two");
    assert.equal(await state(page, "attribute"), "v1.nim!at*2.2");
    assert.deepEqual(await page.evaluate(() => document.getElementById("n").options), { show: "puzzle" });
    const usual = await state(page, "none");
    assert.match(usual, /^v1\.nim/);
    const states = await page.evaluate(async () => {
      const one = document.getElementById("none");
      const next = () => new Promise((done) => one.addEventListener("gizmo-ready", done, { once: true }));
      one.state = "v1.nim!at*5.5";
      while (one._requests && one.state !== "v1.nim!at*5.5") await new Promise((done) => setTimeout(done, 20));
      await one.play("1-1").catch(() => {});
      const played = one.state;
      one.options = { level: undefined, theme: null };
      const again = next();
      one.state = null;
      await again;
      return [played, one.state, one.options];
    });
    assert.match(states[0], /^v1\.nim!at\*5\.5!do\*1-1/);
    assert.deepEqual(states.slice(1), [usual, {}]);
    assert.equal(await error(page, "none"), undefined, "no word “undefined” was sent");
    // An option that is taken away counts no more.
    const shown = async (wanted) => {
      const one = kind === "inline" ? page.locator("#n") : page.frameLocator("#n iframe");
      await one.locator(".record").waitFor({ state: wanted ? "visible" : "detached" });
    };
    await page.locator("#n").scrollIntoViewIfNeeded();
    await shown(false);
    await page.evaluate(() => { document.getElementById("n").options = { show: undefined }; });
    await shown(true);
    await page.evaluate(() => { document.getElementById("n").options = { show: "puzzle" }; });
    await shown(false);
    await page.evaluate(() => { document.getElementById("n").options = null; });
    await shown(true);
    assert.deepEqual(await page.evaluate(() => document.getElementById("n").options), {});
    await context.close();
  });

  test(`every promise of an element ends, however many requests there are (${kind})`, async () => {
    const { page, context, complaints } = await host(`flood${kind}`, script() + element('game="nim" id="n" at="1.2" players="two"'));
    // The first ones are asked before the board is there.
    const early = page.evaluate(() => document.getElementById("n").play("2-1"));
    await ready(page, "n");
    assert.equal((await early).type, "answer");
    const flood = await page.evaluate(async () => {
      const one = document.getElementById("n");
      const ends = Array.from({ length: 60 }, (_, i) => (i % 2 ? one.redo() : one.undo()));
      const all = await Promise.allSettled(ends);
      return [one.state, all.filter(({ status }) => status === "rejected").map(({ reason }) => reason.code)];
    });
    assert.deepEqual(flood, ["v1.nim!at*1.2!do*2-1!players*two", []], "none is dropped, and they are done in their order");
    // Many more than can be sent in ten seconds.
    const more = await page.evaluate(async () => {
      const one = document.getElementById("n");
      const all = await Promise.allSettled(Array.from({ length: 400 }, () => one.solve()));
      const codes = {};
      for (const { reason } of all) codes[reason?.code] = (codes[reason?.code] ?? 0) + 1;
      return codes;
    });
    const { undefined: done, busy = 0, ...others } = more;
    assert.deepEqual(others, {});
    assert.ok(done > (kind === "frame" ? 150 : 7) && done + busy === 400, JSON.stringify(more));
    // The requests that wait for an answer, for their turn, or for a board end with the element.
    const gone = await page.evaluate(async () => {
      const one = document.getElementById("n");
      const asked = Array.from({ length: 30 }, () => one.hint());
      one.remove();
      const late = one.play("1-1");
      const never = document.createElement("last-move").undo();
      return (await Promise.allSettled([...asked, late, never])).map(({ reason }) => reason?.code);
    });
    assert.ok(gone.slice(-2).every((code) => code === "gone"), gone.join());
    assert.ok(gone.every((code) => code === "gone" || code === undefined), gone.join());
    const cyclic = await page.evaluate(async () => {
      const one = document.querySelector("body").appendChild(document.createElement("last-move"));
      const data = {};
      data.self = data;
      return Promise.allSettled([one.newGame(data), one.play("x".repeat(9000)), one.toPicture(null), one.newGame(null)]).then((all) => all.map(({ reason }) => reason?.code));
    });
    assert.deepEqual(cyclic.slice(0, 2), ["parameter", "long"]);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(`a game that does not exist is told in the element and on the console, with the nearest name (${kind})`, async () => {
    const names = [["kayle", "kayles"], ["Nim", "nim"], ["Dots and Boxes", "dots-and-boxes"], ["withoff", "wythoff"], ["zzzzzzzz", undefined], ["constructor", undefined]];
    const text = `${names.map(([name], i) => element(`game="${name}" id="g${i}"`, '<a href="#x">Elsewhere</a>')).join("")}
      <div lang="fr">${element('game="kayle" id="fr"')}</div>`;
    const { page, context, complaints } = await host(`names${kind}`, text);
    const said = listening(page);
    await scriptComes(page);
    for (const [i, [name, nearest]] of names.entries()) {
      await page.locator(`#g${i} [role=alert]`).waitFor();
      const sentence = await page.locator(`#g${i} [role=alert]`).innerText();
      assert.equal(sentence, `There is no game “${name}”.${nearest ? ` Do you mean “${nearest}”?` : ""}`);
      for (let wait = 0; wait < 40 && !warnings(said).some((text) => text.startsWith(sentence)); wait += 1) await page.waitForTimeout(25);
      assert.ok(warnings(said).some((text) => text.startsWith(sentence)), sentence);
      assert.ok(await page.locator(`#g${i} a`).isVisible(), "the fallback content stays");
      assert.equal(await error(page, `g${i}`), "game");
      const { height } = await page.locator(`#g${i}`).boundingBox();
      assert.ok(height < 120, `${height}: no hole`);
    }
    assert.match(await page.locator("#fr [role=alert]").innerText(), /Vouliez-vous dire/);
    // Once the name is right, the board comes.
    await page.evaluate(() => document.getElementById("g0").setAttribute("game", "kayles"));
    await page.locator("#g0").scrollIntoViewIfNeeded();
    await ready(page, "g0");
    assert.equal(await page.locator("#g0 > a").isVisible(), false);
    assert.equal(await page.locator("#g0 p.note").isVisible(), false);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(`misspelt attributes are told on the console, those of other libraries are not (${kind})`, async () => {
    const { page, context } = await host(`attributes${kind}`, element('game="nim" id="n" levle="naive" misere="1" data-v-1="" ng-version="1" _ngcontent-a="" x-on:click="" class="a" onclick="1" zzzzzz="1"'));
    const said = listening(page);
    await scriptComes(page);
    await ready(page, "n");
    assert.deepEqual(warnings(said).map((text) => text.split(" JSHandle")[0]), [
      "<last-move> has no attribute “levle”. Do you mean “level”?",
      "<last-move> has no attribute “zzzzzz”.",
    ]);
    const unknown = await page.evaluate(() => told.find((one) => one[1] === "ready")[2].unknown);
    assert.ok(unknown.includes("levle") && !unknown.includes("misere"), unknown.join());
    await context.close();
  });

  // How some pages turn dark.
  const PAGES = {
    "color-scheme": ["<style>.dark{color-scheme:dark}</style>", () => document.documentElement.classList.toggle("dark")],
    "Bootstrap": ["<style>body{background:#fff;color:#212529}[data-bs-theme=dark] body{background:#212529;color:#dee2e6}</style>", () => {
      const { dataset } = document.documentElement;
      dataset.bsTheme = dataset.bsTheme === "dark" ? "light" : "dark";
    }],
    "Docusaurus": ["<style>:root{--back:#fff}[data-theme=dark]{--back:#1b1b1d}html{background:var(--back)}</style>", () => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === "dark" ? "light" : "dark";
    }],
    "Quarto": ["<style>body{background:white;transition:background-color .2s}body.quarto-dark{background:oklch(24% .02 260)}</style>", () => {
      document.body.classList.toggle("quarto-dark");
    }],
    "a style sheet": ["", () => {
      const old = document.getElementById("night");
      if (old) old.remove();
      else document.head.append(Object.assign(document.createElement("style"), { id: "night", textContent: "main{background:color(srgb .1 .1 .15)}" }));
    }],
    "a picture": ["<style>.night{background:linear-gradient(#000,#113);color:#eee}</style>", () => document.body.classList.toggle("night")],
    "half of it": ["<style>body{background:#000}main{background:rgb(255 255 255 / .95)}.night main{background:rgb(255 255 255 / .1)}</style>", () => document.body.classList.toggle("night")],
  };
  const PAPER = { light: "#f7f1e5", dark: "#15181d" };
  const paper = async (page, wanted, why) => {
    const root = kind === "inline" ? page.locator("#n .framed") : page.frameLocator("#n iframe").locator(".framed");
    const is = () => root.evaluate((one) => getComputedStyle(one).getPropertyValue("--paper"));
    for (let i = 0; i < 100 && (await is()) !== PAPER[wanted]; i += 1) await page.waitForTimeout(50);
    assert.equal(await is(), PAPER[wanted], why);
  };

  test(`a board asks the page around for its colours, and follows them (${kind})`, async () => {
    for (const [name, [style, toggle]] of Object.entries(PAGES)) {
      for (const colorScheme of ["light", "dark"]) {
        const { page, context } = await host(`colours${kind}`, `${style}<main>${element('game="nim" id="n" at="1.2" show="puzzle"')}</main>${script()}`, { colorScheme });
        await ready(page, "n");
        await paper(page, "light", `${name}, read by one who likes ${colorScheme}`);
        await page.evaluate(toggle);
        await paper(page, "dark", `${name}, turned dark`);
        await page.evaluate(toggle);
        await paper(page, "light", `${name}, turned light again`);
        await context.close();
      }
    }
  });

  test(`a theme of the author counts for more than the page, and a page may leave it to the reader (${kind})`, async () => {
    const { page, context } = await host(`themes${kind}`, `<style>html{background:#111}</style><main>${element('game="nim" id="n" at="1.2" theme="light" show="puzzle"')}</main>${script()}`, { colorScheme: "dark" });
    await ready(page, "n");
    await paper(page, "light", "the attribute counts");
    await page.evaluate(() => document.getElementById("n").setAttribute("theme", "auto"));
    await paper(page, "dark", "auto is the page");
    await page.evaluate(() => { document.getElementById("n").options = { theme: "light" }; });
    await paper(page, "light", "an option counts");
    await page.evaluate(() => { document.getElementById("n").options = { theme: "auto" }; });
    await paper(page, "dark", "auto is the page");
    await page.evaluate(() => { document.documentElement.style.background = "#fafafa"; });
    await paper(page, "light", "and follows it");
    await page.evaluate(() => {
      document.documentElement.style.background = "none";
      document.documentElement.style.colorScheme = "light dark";
    });
    await paper(page, "dark", "this page leaves it to the reader");
    await page.emulateMedia({ colorScheme: "light" });
    await paper(page, "light", "who changes it");
    await context.close();
  });
}

test("in a page from right to left a board is written as its language is, unless the author says otherwise", async () => {
  const text = `${script()}<div dir="rtl">${tag('game="nim" id="en" at="1.2" lang="en"')}${tag('game="nim" id="fr" at="1.2" lang="fr"')}</div>
    ${tag('game="nim" id="asked" at="1.2" dir="rtl"')}`;
  const { page, context } = await host("rtl", text);
  const direction = (id) => page.locator(`#${id} .who`).evaluate((one) => getComputedStyle(one).direction);
  for (const [id, wanted] of [["en", "ltr"], ["fr", "ltr"], ["asked", "rtl"]]) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await ready(page, id);
    assert.equal(await direction(id), wanted, id);
  }
  await context.close();
});

test("an inline board stays while it is hidden, until more than the limit are open", async () => {
  const board = (id) => tag(`game="nim" id="${id}" at="3.4.5" players="two" show="puzzle"`);
  const text = `${script()}<details open id="d"><summary>A game</summary>${board("n")}</details>
    <div id="tab">${board("t")}</div><div id="more" style="margin-top:3000px"></div>`;
  const { page, context } = await host("hidden", text, { viewport: { width: 700, height: 2000 } });
  for (const id of ["n", "t"]) await ready(page, id);
  await page.evaluate(async () => {
    for (const id of ["n", "t"]) {
      const one = document.getElementById(id);
      one.mark = one.shadowRoot.querySelector(".base");
      await one.play("1-1");
    }
  });
  const same = (id) => page.evaluate((id) => document.getElementById(id).shadowRoot.querySelector(".base") === document.getElementById(id).mark, id);
  for (let i = 0; i < 3; i += 1) {
    await page.evaluate(() => {
      document.getElementById("d").open = false;
      document.getElementById("tab").hidden = true;
      scrollTo(0, 3000);
    });
    await page.waitForTimeout(400);
    assert.deepEqual([await same("n"), await same("t")], [true, true], "still there");
    // The board is as alive as before.
    await page.evaluate(() => document.getElementById("n").undo());
    await page.evaluate(() => document.getElementById("n").redo());
    await page.evaluate(() => {
      document.getElementById("d").open = true;
      document.getElementById("tab").hidden = false;
      scrollTo(0, 0);
    });
    await page.waitForTimeout(200);
  }
  assert.deepEqual(await page.evaluate(() => kinds("n").filter((kind) => kind === "ready").length), 1);
  // With many others open, the ones that were seen longest ago go, and come back as they were.
  await page.evaluate(() => {
    document.getElementById("d").open = false;
    scrollTo(0, 3000);
    for (let i = 0; i < 13; i += 1) {
      const one = document.createElement("last-move");
      for (const [name, value] of [["mode", "inline"], ["game", "nim"], ["at", "1"], ["show", "puzzle"], ["id", `m${i}`]]) one.setAttribute(name, value);
      one.style.cssText = "display: inline-block; width: 300px";
      document.getElementById("more").append(one);
    }
  });
  for (let i = 0; i < 13; i += 1) {
    await page.locator(`#m${i}`).scrollIntoViewIfNeeded();
    await ready(page, `m${i}`);
  }
  assert.equal(await same("n"), false, "the board that was hidden first is gone");
  await page.evaluate(() => {
    document.getElementById("d").open = true;
    scrollTo(0, 0);
  });
  await page.waitForFunction(() => kinds("n").filter((kind) => kind === "ready").length === 2);
  assert.match(await state(page, "n"), /do\*1-1/);
  await context.close();
});

test("a second version of the script is told, and the first is used", async () => {
  const { page, context, complaints } = await host("versions", script() + framed('game="nim" id="n"'));
  const said = listening(page);
  await ready(page, "n");
  const version = await page.evaluate(() => LastMove.version);
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(await page.evaluate(() => LastMove === customElements.get("last-move")), true);
  await page.addScriptTag({ url: `${hosts.shut}/v1/last-move.js` });
  assert.deepEqual(warnings(said), [], "the same script twice is one");
  await page.route(/newer/, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace("newer", "last-move") });
    const text = (await answer.text()).replaceAll(`"${version}"`, '"9.8.7"');
    await route.fulfill({ response: answer, body: text });
  });
  await page.addScriptTag({ url: `${hosts.shut}/v1/newer.js` });
  assert.equal(warnings(said).length, 1);
  assert.ok(warnings(said)[0].includes(`${version} (${hosts.shut}/v1/) is used, 9.8.7 (${hosts.shut}/v1/) is not`), warnings(said)[0]);
  await page.addScriptTag({ url: `${hosts.open}/v1/last-move.js` });
  assert.equal(warnings(said).length, 2, "the same version of another place can have other files");
  assert.equal(await page.evaluate(() => LastMove.version), version);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("where a page forbids inline boards, they come in frames, and the page hears of it once", async () => {
  const { site } = hosts;
  for (const [name, policy] of [
    ["no WebAssembly", `script-src ${site} 'unsafe-inline'`],
    ["no WebAssembly, no fetch", `script-src ${site} 'unsafe-inline'; connect-src 'none'`],
    ["only the script of the element", `script-src ${hosts.open}/v1/last-move.js 'unsafe-inline'; connect-src 'none'`],
    ["Trusted Types", `script-src ${site} 'wasm-unsafe-eval' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types none`],
  ]) {
    const text = `${tag('game="nim" id="one" players="two"')}${tag('game="kayles" id="two"')}`;
    const { page, context, complaints } = await host("forbids", `${text}<script src="${hosts.open}/v1/last-move.js" defer></script>`, { headers: { "Content-Security-Policy": policy } });
    const said = listening(page);
    // What the page says before it is loaded again may come late.
    page.once("framenavigated", () => said.splice(0));
    await page.reload();
    for (const id of ["one", "two"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await ready(page, id);
    }
    assert.equal(page.frames().length - 1, 2, name);
    await page.evaluate(() => document.getElementById("one").play("1-1"));
    assert.deepEqual(await page.evaluate(() => told.filter((one) => one[1] === "error")), [], name);
    assert.equal(warnings(said).filter((text) => text.includes('mode="inline"')).length, 1, `${name}: ${warnings(said)}`);
    assert.deepEqual(complaints, [], name);
    await context.close();
  }
});

test("where a page forbids frames as well, the fallback content stays, at once and with a sentence", async () => {
  const { site } = hosts;
  const policy = `script-src ${site} 'unsafe-inline'; frame-src 'none'; connect-src 'none'`;
  const text = `${tag('game="nim" id="one"', '<a href="#x">One</a>')}${framed('game="nim" id="two"', '<a href="#x">Two</a>')}${script()}`;
  const { page, context, complaints } = await host("forbidsall", text, { headers: { "Content-Security-Policy": policy } });
  for (const [id, name] of [["one", "One"], ["two", "Two"]]) {
    await page.waitForFunction((id) => kinds(id).includes("error"), id, { timeout: 8000 });
    assert.equal(await error(page, id), "start");
    assert.equal(await page.locator(`#${id} [role=alert]`).innerText(), "This board cannot be shown here: a rule of this page forbids it.");
    assert.ok(await page.getByRole("link", { name }).isVisible());
    assert.ok((await page.locator(`#${id}`).boundingBox()).height < 120, "no hole");
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
