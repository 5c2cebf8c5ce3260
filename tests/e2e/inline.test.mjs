// Boards without frames on other sites: one program and one solver for all of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { host, hosts, ready, script, state, tag } from "./inline-host.mjs";

test("boards of several games do not disturb each other, and mouse and keyboard play them", async () => {
  const text = `${script()}<h1>Page</h1><a href="#a" id="before">before</a>
    ${tag('game="kayles" id="pins" players="two" at="iii"')}
    ${tag('game="nim" id="stones" players="two" at="1.2" show="puzzle"')}
    <a href="#b" id="after">after</a>${tag('game="wythoff" id="queen"')}`;
  const { page, context, complaints } = await host("several", text);
  for (const id of ["pins", "stones"]) await ready(page, id);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY", "nothing takes the focus");
  // The mouse: the first click selects a move, the second plays it.
  const pin = page.locator("#pins .spot .hit").first();
  await pin.click();
  await pin.click();
  await page.waitForFunction(() => kinds("pins").includes("change"));
  assert.deepEqual(await page.evaluate(() => kinds("pins")), ["ready", "move", "change"]);
  assert.match(await state(page, "pins"), /^v1\.kayles!at\*iii!do\*1/);
  assert.equal(await state(page, "stones"), "v1.nim!at*1.2!players*two", "the others stay as they are");
  // The keyboard enters the board, plays and leaves it.
  await page.locator("#before").focus();
  const at = () => page.evaluate(() => [document.activeElement.id, document.activeElement.shadowRoot?.activeElement?.id]);
  let stops = 0;
  while ((await at())[0] !== "stones" && stops < 60) {
    await page.keyboard.press("Tab");
    stops += 1;
  }
  while (!/^s\d+$/.test((await at())[1]) && stops < 60) {
    await page.keyboard.press("Tab");
    stops += 1;
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => kinds("stones").includes("move"));
  assert.equal((await at())[0], "stones", "the focus stays in the board");
  while ((await at())[0] !== "after" && stops < 90) {
    await page.keyboard.press("Tab");
    stops += 1;
  }
  assert.ok(stops < 90, "the focus leaves the board");
  await page.keyboard.press("Shift+Tab");
  assert.equal((await at())[0], "stones", "and back in");
  await page.locator("last-move#queen").scrollIntoViewIfNeeded();
  await ready(page, "queen");
  assert.equal(await page.evaluate(() => window.threads), 1, "one solver for all");
  assert.equal(await page.evaluate(() => location.hash), "", "the page’s address is its own");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("states, options, methods and events work as in frames", async () => {
  const text = `${script()}${tag('game="kayles" id="one" players="two" at="iiiii"')}${tag('game="kayles" id="two"')}
    <last-move game="kayles" id="framed">Kayles</last-move>`;
  const { page, context } = await host("states", text);
  for (const id of ["one", "two"]) await ready(page, id);
  await page.locator("#framed").scrollIntoViewIfNeeded();
  await ready(page, "framed");
  const result = await page.evaluate(async () => {
    const [one, two, framed] = ["one", "two", "framed"].map((id) => document.getElementById(id));
    await one.play("3");
    const wrong = await one.play("3").catch((error) => error.code);
    for (const other of [two, framed]) other.state = one.state;
    while (framed.state !== one.state || two.state !== one.state) await new Promise((done) => setTimeout(done, 20));
    const played = two.state;
    await two.undo();
    const undone = two.state;
    await two.redo();
    const hint = (await two.hint()).move;
    await two.newGame({ at: "ii" });
    const fresh = two.state;
    two.options = { theme: "dark" };
    const drawn = await two.toPicture({ width: 320 });
    const long = await two.play("x".repeat(9000)).catch((error) => error.message);
    return { drawn, wrong, played, undone, redone: played === one.state, hint, fresh, long, options: two.options };
  });
  assert.equal(result.wrong, "move");
  assert.equal(result.played, "v1.kayles!at*iiiii!do*3!players*two");
  assert.match(result.undone, /^v1\.kayles!at\*iiiii/);
  assert.ok(result.hint, "the solver answers");
  assert.match(result.fresh, /^v1\.kayles!at\*ii/);
  assert.match(result.long, /at most 8192/);
  assert.match(result.drawn, /^<svg[^>]* width="320"/);
  assert.deepEqual(result.options, { theme: "dark" });
  await page.waitForFunction(() => document.getElementById("two").shadowRoot.querySelector(".whole").dataset.theme === "dark");
  assert.equal(await page.evaluate(() => document.getElementById("one").shadowRoot.querySelector(".whole").dataset.theme), "light", "as the page is");
  await page.evaluate(() => document.getElementById("one").focus());
  await page.waitForFunction(() => /^s\d+$/.test(document.getElementById("one").shadowRoot.activeElement?.id));
  // The machine moves, and the game ends.
  await page.evaluate(() => {
    const one = document.getElementById("one");
    one.setAttribute("players", "you-first");
    one.setAttribute("at", "ii");
  });
  await page.waitForFunction(() => kinds("one").filter((kind) => kind === "ready").length === 2);
  await page.evaluate(() => document.getElementById("one").play("1"));
  await page.waitForFunction(() => kinds("one").includes("over"));
  const by = await page.evaluate(() => told.filter(([id, type]) => id === "one" && type === "move").map(([, , detail]) => detail.by));
  assert.deepEqual(by, ["api", "api", "machine"]);
  await context.close();
});

test("a long search does not delay other boards, and is answered in the end", async () => {
  // Four by three boxes take seconds of work; larger boards are refused at once.
  const boxes = Array.from({ length: 3 }, () => "...._.........").join("_") + "_....";
  const text = `${script()}${tag(`game="dots-and-boxes" id="long" show="puzzle" at="${boxes}"`)}${tag('game="nim" id="short" show="puzzle"')}`;
  const { page, context } = await host("turns", text, { viewport: { width: 900, height: 1600 } });
  for (const id of ["long", "short"]) await ready(page, id);
  const order = await page.evaluate(async () => {
    const order = [];
    const asked = ["long", "short"].map((id) => {
      const done = () => order.push(id);
      return document.getElementById(id).hint().then(done, done);
    });
    await Promise.all(asked);
    return order;
  });
  assert.deepEqual(order, ["short", "long"]);
  assert.equal(await page.evaluate(() => window.threads), 1);
  await context.close();
});

test("a board works under a strict policy", async () => {
  const site = hosts.site;
  const policy = `default-src 'none'; script-src ${site} 'wasm-unsafe-eval'; worker-src blob:`;
  const text = `${script()}<main><h1>Strict</h1>${tag('game="nim" id="strict" players="two" show="teach"')}</main>`;
  const { page, context, complaints } = await host("strict", text, { headers: { "Content-Security-Policy": policy } });
  await ready(page, "strict");
  const hint = await page.evaluate(async () => (await document.getElementById("strict").hint()).move);
  assert.ok(hint);
  assert.equal(await page.evaluate(() => window.threads), 1);
  const display = await page.locator("#strict .controls").evaluate((one) => getComputedStyle(one).display);
  assert.equal(display, "flex", "the style sheet is applied");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a page that forbids workers still has a solver", async () => {
  const policy = `script-src ${hosts.site} 'wasm-unsafe-eval'; worker-src 'none'`;
  const { page, context } = await host("threadless", script() + tag('game="nim" id="n"'), { headers: { "Content-Security-Policy": policy } });
  await ready(page, "n");
  assert.ok(await page.evaluate(async () => (await document.getElementById("n").hint()).move));
  await context.close();
});

test("if a board cannot be drawn in the page it comes in a frame, and if no frame can start, the fallback content stays", async () => {
  const broken = { contentType: "text/javascript", body: "self.half =" };
  const cases = [
    ["start", 'game="nim"', [/frame_(bg|spare)|_bg\.wasm|frame_spare/, (route) => route.abort()]],
    ["start", 'game="nim"', [/last-move-frame-\w+\.js/, (route) => route.fulfill(broken)]],
    ["game", 'game="nogame"', undefined],
  ];
  for (const [code, attributes, route] of cases) {
    const { page, context } = await host("stays", script() + tag(`${attributes} id="n"`, '<a href="#x">Elsewhere</a>'), { route });
    await page.waitForFunction(() => kinds("n").includes("error"));
    assert.equal(await page.evaluate(() => told.find((one) => one[1] === "error")[2].code), code, attributes);
    assert.equal(await page.getByRole("link", { name: "Elsewhere" }).isVisible(), true);
    await context.close();
  }
  // Frames need no kit.
  const kit = await host("framed", script() + tag('game="nim" id="n" players="two"', '<a href="#x">Elsewhere</a>'), { route: [/last-move-kit/, (route) => route.abort()] });
  await ready(kit.page, "n");
  assert.equal(kit.page.frames().length, 2);
  assert.equal(await kit.page.getByRole("link", { name: "Elsewhere" }).isVisible(), false);
  assert.deepEqual(kit.complaints, []);
  await kit.context.close();
  const { page, context } = await host("goes", script() + tag('game="nim" id="n"', '<a href="#x">Elsewhere</a>'));
  await ready(page, "n");
  assert.equal(await page.getByRole("link", { name: "Elsewhere" }).isVisible(), false, "the fallback is hidden when the board is there");
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: Object.assign(new WebAssembly.RuntimeError("x"), { stack: "last-move-frame" }) })));
  assert.equal(await page.getByRole("link", { name: "Elsewhere" }).isVisible(), true, "the fallback comes back if the program crashes");
  assert.deepEqual(await page.evaluate(() => told.filter((one) => one[1] === "error").map((one) => one[2].code)), ["stopped"]);
  await context.close();
});

// A style of the host page that would change every part of a board.
const WILD = `<style>
  html { font-size: 62.5%; color: red; letter-spacing: .4em } body { font: italic 30px/3 cursive; text-align: right; text-transform: uppercase }
  div, p, button, svg, text, section { border: 9px solid lime; padding: 40px; margin: 20px; fill: red; background: yellow }
  :root { --paper: red; --ink: red; --accent: red; --cloth: red }
</style>`;

test("the style of the host page does not affect a board, except by the documented properties", async () => {
  const board = tag('game="nim" id="n" at="3.4" players="two"');
  const look = (page) =>
    page.evaluate(() => {
      const root = document.getElementById("n").shadowRoot;
      const seen = [".framed", ".who", ".verb", ".stage", ".play-head", "#board text", ".moves", ".typed input"];
      const names = ["color", "fontSize", "fontStyle", "fontFamily", "lineHeight", "letterSpacing", "textAlign", "textTransform", "borderTopWidth", "paddingTop", "marginTop", "backgroundColor", "fill", "borderTopLeftRadius"];
      return seen.map((selector) => {
        const style = getComputedStyle(root.querySelector(selector));
        return [selector, ...names.map((name) => style[name])];
      });
    });
  const looks = [];
  for (const [name, style] of [["plain", ""], ["wild", WILD]]) {
    const { page, context } = await host(name, `${script()}${style}<div style="all: initial; display: block; width: 700px">${board}</div>`);
    await ready(page, "n");
    looks.push(await look(page));
    if (name === "wild") {
      await page.evaluate(() => {
        const style = document.getElementById("n").style;
        for (const [name, value] of Object.entries({ paper: "rgb(1, 2, 3)", ink: "rgb(250, 251, 252)", cloth: "rgb(4, 5, 6)", radius: "17px" })) {
          style.setProperty(`--last-move-${name}`, value);
        }
      });
      // With reduced motion a transition still takes a moment.
      await page.evaluate(() => Promise.allSettled(document.getElementById("n").shadowRoot.getAnimations().map((one) => one.finished)));
      const styled = Object.fromEntries((await look(page)).map(([selector, ...rest]) => [selector, rest]));
      assert.equal(styled[".framed"][11], "rgb(1, 2, 3)");
      assert.equal(styled[".who"][0], "rgb(250, 251, 252)");
      assert.deepEqual([styled[".stage"][11], styled[".stage"][13]], ["rgb(4, 5, 6)", "17px"]);
      await page.addStyleTag({ content: "last-move::part(board) { outline: 3px solid rgb(9, 9, 9) }" });
      assert.match(await page.locator("#n #board").evaluate((one) => getComputedStyle(one).outline), /rgb\(9, 9, 9\)/);
    }
    await context.close();
  }
  assert.deepEqual(looks[1], looks[0]);
});

test("each board has its own theme, size and direction", async () => {
  const text = `${script()}${["light", "dark", "contrast"].map((theme) => tag(`game="nim" id="${theme}" theme="${theme}" at="1.2"`)).join("")}
    ${tag('game="nim" id="large" scale="1.5" dir="rtl" at="1.2"')}<div style="color-scheme: light dark">${tag('game="nim" id="auto" at="1.2"')}</div>`;
  const { page, context } = await host("themes", text, { colorScheme: "dark" });
  const seen = {};
  for (const id of ["light", "dark", "contrast", "large", "auto"]) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await ready(page, id);
    seen[id] = await page.locator(`#${id} .who`).evaluate((one) => {
      const style = getComputedStyle(one);
      return [getComputedStyle(one.closest(".framed")).backgroundColor, parseFloat(style.fontSize), style.direction];
    });
  }
  assert.equal(seen.light[0], "rgb(247, 241, 229)");
  assert.equal(seen.dark[0], "rgb(21, 24, 29)");
  assert.equal(seen.contrast[0], "rgb(255, 255, 255)");
  assert.equal(seen.auto[0], seen.dark[0], "without a theme the reader’s preference counts, where the page says so");
  assert.ok(Math.abs(seen.large[1] / seen.auto[1] - 1.5) < 0.02, String(seen.large[1] / seen.auto[1]));
  assert.equal(seen.large[2], "rtl");
  await context.close();
});

test("letters are right in a page that is not in UTF-8", async () => {
  const text = `${script()}${tag('game="kayles" id="one" at="iii" show="teach"')}${tag('game="kayles" id="two" at="iii" lang="fr"')}`;
  const { page, context } = await host("latin", text, { headers: { "Content-Type": "text/html; charset=windows-1252" }, viewport: { width: 1000, height: 5000 } });
  for (const id of ["one", "two"]) await ready(page, id);
  assert.equal(await page.evaluate(() => document.characterSet), "windows-1252");
  await page.locator("#one").getByText("In Dudeney’s row").first().waitFor();
  await page.locator("#two").getByText("À vous de jouer.", { exact: true }).waitFor();
  await context.close();
});

test("without a theme a board follows the color-scheme of the page, or the white of one that has none", async () => {
  for (const [system, other] of [["dark", "light"], ["light", "dark"]]) {
    const text = `${script()}<style>.light{color-scheme:light}.dark{color-scheme:dark}.both{color-scheme:light dark}.only{color-scheme:only ${other}}</style>
      <div id="page">${tag('game="nim" id="auto" at="1.2"')}</div>${tag(`game="nim" id="wish" theme="${system}" at="1.2"`)}`;
    const { page, context } = await host("scheme", text, { colorScheme: system });
    for (const id of ["auto", "wish"]) await ready(page, id);
    const paper = (id) =>
      page.evaluate((id) => getComputedStyle(document.getElementById(id).shadowRoot.querySelector(".wrap")).getPropertyValue("--paper"), id);
    const papers = { light: "#f7f1e5", dark: "#15181d" };
    const is = async (wanted, why) => {
      await page.waitForFunction(
        (wanted) => getComputedStyle(document.getElementById("auto").shadowRoot.querySelector(".wrap")).getPropertyValue("--paper") === wanted,
        papers[wanted], { timeout: 5000 },
      ).catch(() => assert.fail(`${system}: ${why}`));
    };
    await is("light", "without a color-scheme and a background the page is white");
    const setClass = (name) => page.evaluate((name) => { document.getElementById("page").className = name; }, name);
    for (const [name, wanted] of [[other, other], ["both", system], ["only", other], [system, system], [other, other], ["", "light"], [other, other]]) {
      await setClass(name);
      await is(wanted, `as the page sets it: ${name}`);
    }
    const options = (id, theme) => page.evaluate(([id, theme]) => { document.getElementById(id).options = { theme }; }, [id, theme]);
    await options("auto", system);
    await is(system, "a theme counts for more than the page");
    await options("auto", "auto");
    await is(other, "the theme auto follows the page again");
    assert.equal(await paper("wish"), papers[system]);
    // An element that is added later has the colours of the page from the start.
    await page.evaluate(() => {
      const one = Object.assign(document.createElement("last-move"), { id: "late" });
      for (const [name, value] of [["mode", "inline"], ["game", "nim"]]) one.setAttribute(name, value);
      document.getElementById("page").append(one);
    });
    await page.locator("#late").scrollIntoViewIfNeeded();
    await ready(page, "late");
    assert.equal(await paper("late"), papers[other]);
    await context.close();
  }
});

test("at 320 pixels nothing has to be scrolled sideways, and a narrow window has a narrower board", async () => {
  const games = ["kayles", "nim", "wythoff", "grundys-game", "dots-and-boxes", "heap-rule"];
  const text = `<meta name="viewport" content="width=device-width">${script()}<main>${games.map((game) => tag(`game="${game}" id="${game}" show="teach"`)).join("")}</main>`;
  const { page, context } = await host("narrow", text, { viewport: { width: 320, height: 700 } });
  for (const game of games) {
    await page.locator(`#${game}`).scrollIntoViewIfNeeded();
    await ready(page, game);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${game}: ${over}`);
  }
  await page.evaluate(() => document.getElementById("kayles").scrollIntoView());
  const shape = () => page.locator("#kayles svg.board").evaluate((one) => one.getAttribute("viewBox"));
  await page.waitForFunction(() => document.getElementById("kayles").shadowRoot.querySelector("svg.board"));
  const before = await shape();
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.waitForFunction((before) => document.getElementById("kayles").shadowRoot.querySelector("svg.board").getAttribute("viewBox") !== before, before);
  await context.close();
});

test("axe finds no violations in a page with boards", async () => {
  for (const scheme of ["light", "dark"]) {
    const text = `${script()}<main><h1>Two games</h1>${tag('game="nim" id="a" show="teach"')}${tag('game="nim" id="b"')}${tag('game="kayles" id="c" theme="contrast"')}</main>`;
    const { page, context } = await host("axe", text, { colorScheme: scheme, viewport: { width: 900, height: 5000 } });
    for (const id of ["a", "b", "c"]) await ready(page, id);
    await page.locator("#a .wins").first().waitFor();
    assert.deepEqual(await barriers(page, { colours: scheme === "dark" }), [], scheme);
    await context.close();
  }
});
