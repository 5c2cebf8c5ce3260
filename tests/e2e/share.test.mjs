// The Share dialog: what it offers works where it is pasted, and the dialog is accessible.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import jsQR from "jsqr";
import { barriers } from "./axe.mjs";
import { address } from "./browser.mjs";
import { HEAR, ready, staged } from "./hosts.mjs";

const { browser, hosts } = await staged();

const START = "kayles.html#/play/kayles?at=i.iiiiiiiiiii&do=6&players=two";
const TABS = ["Link", "Frame", "Element", "WordPress", "Moodle, Canvas", "PreTeXt", "Markdown", "Quarto", "Jupyter", "Picture, QR", "One file"];
// Tabs with a picture or a file instead of a text to paste.
const TEXTLESS = ["Picture, QR", "One file"];

// Opens a page of the site and its Share dialog.
async function open(route, options = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address + route, { waitUntil: "load" });
  await page.locator("#board [role=gridcell], .shelf .game, #ask-rule, .ask-field").first().waitFor({ state: "attached" });
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return { page, context, complaints, share, dialog };
}

const tab = (page, name) => page.getByRole("tab", { name, exact: true }).click();
const text = (page) => page.getByRole("textbox", { name: "What to paste" }).inputValue();
const option = (page, name, value) => page.getByRole("dialog").getByRole("combobox", { name, exact: true }).selectOption(value);
const previewed = (page) => page.waitForFunction(() => document.querySelector(".share-wait")?.hidden);

async function texts(route) {
  const { page, context, complaints } = await open(route);
  await previewed(page);
  const all = new Map();
  for (const one of await page.getByRole("tab").allTextContents()) {
    await tab(page, one);
    if (TEXTLESS.includes(one)) {
      await page.getByRole("button", { name: /^Download/ }).first().waitFor();
      assert.equal(await page.getByRole("textbox", { name: "What to paste" }).count(), 0, one);
    } else {
      all.set(one, await text(page));
    }
  }
  assert.deepEqual(complaints, []);
  await context.close();
  return all;
}

// Opens a host page with this body.
async function pasted(name, body) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(hosts.page(name.replace(/\W/g, ""), HEAR + body), { waitUntil: "load" });
  return { page, context };
}

// Plays a move in the first frame of a host page with this body, and checks the attributes of the frame.
async function plays(body, name) {
  const { page, context } = await pasted(name, body);
  await ready(page);
  const { state } = await page.evaluate(() => window.told("ready")[0]);
  assert.match(state, /^v1\.kayles!at\*i\.iiiiiiiiiii!do\*6!/, name);
  const answer = await page.evaluate(() => window.ask("play", { move: "9" }));
  assert.equal(answer.error, undefined, name);
  const frame = page.locator("iframe");
  const said = await frame.evaluate((one) => [one.title, one.loading, one.referrerPolicy, one.sandbox.value, one.allow]);
  assert.match(said[0], /^Kayles: Pins standing on 13 places$/, name);
  assert.deepEqual(said.slice(1), ["lazy", "no-referrer", "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads", "fullscreen; clipboard-write"], name);
  await context.close();
}

// Asserts that a link opens the page of the game at the position.
async function opens(link, name) {
  const page = await browser.newPage();
  await page.goto(link);
  await page.waitForFunction(() => location.hash.includes("at=i.iiiiiiiiiii&do=6"));
  assert.equal(await page.getByRole("heading", { level: 1 }).textContent(), "Kayles", name);
  assert.equal(await page.locator("[data-wrong]").count(), 0, name);
  await page.close();
}

test("the text for each host works there: frames play and links open at the current position", async () => {
  const all = await texts(START);
  assert.deepEqual([...all.keys()], TABS.filter((one) => !TEXTLESS.includes(one)));
  const link = all.get("Link");
  await opens(link, "Link");
  for (const name of ["Frame", "Moodle, Canvas"]) {
    await plays(all.get(name), name);
    const { page, context } = await pasted(`${name} link`, all.get(name));
    assert.equal(await page.locator("p a").evaluate((one) => one.href), link, name);
    await context.close();
  }
  const { page, context } = await pasted("element", all.get("Element"));
  await page.waitForFunction(() => document.querySelector("last-move").state);
  assert.match(await page.evaluate(() => document.querySelector("last-move").state), /!do\*6!/);
  assert.equal(await page.locator("last-move a").evaluate((one) => one.href), link);
  // The text for a book is XML.
  const book = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text.replace("xml:id", "id"), "text/xml");
    const of = (tag, name) => read.querySelector(tag)?.getAttribute(name);
    return [read.querySelector("parsererror") === null, of("interactive", "iframe"), of("url", "href"), of("image", "source"), of("interactive", "aspect")];
  }, all.get("PreTeXt"));
  await context.close();
  const frame = /src="([^"]*)"/.exec(all.get("Frame"))[1].replaceAll("&amp;", "&");
  assert.deepEqual(book.slice(0, 3), [true, frame, link]);
  assert.match(book[3], /^kayles-[a-z0-9]{8}\.svg$/);
  assert.match(book[4], /^720:\d+$/);
  assert.equal(all.get("WordPress"), `${address}v1/kayles.html`);
  const raw = /```\{=html\}\n([^]*?)\n```/.exec(all.get("Quarto"))[1];
  assert.equal(raw, all.get("Frame"));
  const [, src, height, extras] = /IFrame\((".*?"), width="100%", height=(\d+),\s+extras=(\[.*\])\)$/.exec(all.get("Jupyter"));
  await plays(`<iframe src="${JSON.parse(src)}" width="100%" height="${height}" ${JSON.parse(extras).join(" ")}></iframe>`, "Jupyter");
  const [, picture, to] = /^\[!\[.*\]\((\S+)\)\]\((\S+)\)$/.exec(all.get("Markdown"));
  assert.equal(to, link);
  const answer = await fetch(picture);
  assert.equal(answer.status, 200, picture);
  assert.match(await answer.text(), /<title>Kayles: /);
});

test("choices appear in the text and in the preview, with the same address", async () => {
  const { page, context, complaints } = await open("nim.html#/play/nim?at=1.2.3&do=1-1");
  await previewed(page);
  await tab(page, "Frame");
  await option(page, "Position", "from its start");
  await option(page, "Players", "two readers");
  await option(page, "Parts", "of my choice");
  await page.getByRole("checkbox", { name: "moves" }).uncheck();
  await page.getByRole("checkbox", { name: "who wins" }).check();
  await option(page, "Goal", "to win in a number of moves");
  await page.getByRole("spinbutton", { name: "Moves at most" }).fill("4");
  await option(page, "Colours", "high contrast");
  await option(page, "Size", "larger");
  await page.getByRole("checkbox", { name: /^Fixed/ }).check();
  await page.getByRole("checkbox", { name: /browser keeps/ }).check();
  const begin = "v1/nim.html?players=two&level=perfect&show=rules,hints,values,new&goal=moves-4&lock=1&theme=contrast&scale=1.25&remember=1&id=";
  await page.waitForFunction((begin) => document.querySelector(".share-frame iframe")?.src.includes(begin), begin);
  const src = await page.locator(".share-frame iframe").getAttribute("src");
  const wanted = src.slice(src.indexOf("v1/"));
  assert.match(wanted.slice(begin.length), /^lesson-[a-z0-9]{8}#at=1\.2\.3$/, "a stored state has its own id");
  const snippet = await text(page);
  assert.ok(snippet.includes(wanted.replaceAll("&", "&amp;")), snippet);
  assert.match(snippet, /sandbox="[^"]*allow-same-origin"/);
  const frame = await (await page.locator(".share-frame iframe").elementHandle()).contentFrame();
  await frame.locator(".controls").waitFor();
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), "contrast");
  assert.equal(await frame.locator("[data-wrong]").count(), 0, "no parameter is reported as wrong");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the text is copied; if the clipboard is blocked it is selected, and a message says so", async () => {
  const { page, context } = await open(START, { permissions: ["clipboard-read", "clipboard-write"] });
  await tab(page, "Frame");
  // The text contains the height that the preview reports.
  await previewed(page);
  await page.waitForFunction(() => document.querySelector(".share-frame iframe").style.height);
  await page.locator("#share-panel").getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied.").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await text(page));
  for (const refuse of [
    () => { navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError")); },
    () => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }),
  ]) {
    await page.evaluate(refuse);
    await tab(page, "Element");
    assert.equal(await page.locator("#share-panel [role=status]").textContent(), "");
    await page.locator("#share-panel").getByRole("button", { name: "Copy" }).click();
    await page.locator("#share-panel [role=status]").getByText(/selected/).waitFor();
    const selected = await page.evaluate(() => {
      const field = document.activeElement;
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
    assert.equal(selected, await text(page));
  }
  await context.close();
});

test("by keyboard alone: open, all tabs and choices, close by Escape, with the focus back on the button", async () => {
  const { page, context, share, dialog } = await open(START);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await share.focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement.id === "share-tab-link");
  for (let i = 1; i <= TABS.length; i += 1) {
    await page.keyboard.press("ArrowRight");
    const now = await page.evaluate(() => [document.activeElement.textContent, document.activeElement.getAttribute("aria-selected")]);
    assert.deepEqual(now, [TABS[i % TABS.length], "true"]);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const stops = [];
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const at = document.activeElement;
      if (at.localName === "iframe" || at === document.body) return undefined;
      const named = at.getAttribute("aria-label") || at.textContent || at.labels?.[0]?.textContent;
      return { tag: at.localName, named, within: Boolean(at.closest("dialog")) };
    });
    if (!at) break;
    assert.ok(at.within && at.named, JSON.stringify(at));
    stops.push(at.tag);
  }
  for (const tag of ["textarea", "button", "select", "input"]) assert.ok(stops.includes(tag), stops.join());
  await page.locator("#share-title").evaluate((one) => one.closest("dialog").querySelector("textarea").focus());
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Share");
  await context.close();
});

for (const [colorScheme, width] of [["light", 1280], ["dark", 320]]) {
  test(`axe finds no violations in any tab, ${colorScheme}, and nothing scrolls sideways at ${width} px`, async () => {
    const { page, context, complaints } = await open(START, { colorScheme, viewport: { width, height: 700 } });
    await previewed(page);
    for (const name of TABS) {
      await tab(page, name);
      if (name === "Frame") await option(page, "Parts", "of my choice");
      await page.waitForTimeout(300);
      // The frame is checked by itself elsewhere, and the page behind the dialog is inert.
      const found = await barriers(page, { frames: false, within: ".share-window" });
      assert.deepEqual(found, [], name);
      const over = await page.evaluate(() => {
        const window = document.querySelector(".share-window");
        return [window.scrollWidth - window.clientWidth, document.documentElement.scrollWidth - innerWidth];
      });
      assert.ok(over.every((one) => one <= 0), `${name}: ${over}`);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

// The text of the QR code in a picture.
async function read(page, data, type) {
  const { pixels, width, height } = await page.evaluate(async ([data, type]) => {
    const image = new Image();
    image.src = `data:${type};base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { width, height } = canvas;
    // As base64: a list of so many numbers takes half a minute to transfer.
    const file = new FileReader();
    const read = new Promise((done) => file.addEventListener("load", done));
    file.readAsDataURL(new Blob([pen.getImageData(0, 0, width, height).data]));
    await read;
    return { pixels: file.result.split(",")[1], width, height };
  }, [data, type]);
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, "base64")), width, height)?.data;
}

test("the picture has an alternative text, its QR code has the link, and both formats are downloaded", async () => {
  const { page, context } = await open(START);
  await previewed(page);
  const link = await text(page);
  await tab(page, "Picture, QR");
  await page.locator(".share-drawing img").waitFor();
  assert.equal(await page.locator(".share-drawing img").getAttribute("alt"), "Kayles: Pins standing on 13 places");
  for (const [button, end, type] of [["Download as SVG", "svg", "image/svg+xml"], ["Download as PNG", "png", "image/png"]]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
    // The name under which the texts for books name it.
    const name = download.suggestedFilename();
    assert.match(name, new RegExp(`^kayles-[a-z0-9]{8}\\.${end}$`));
    const bytes = readFileSync(await download.path());
    if (end === "svg") {
      const drawn = bytes.toString();
      assert.ok(drawn.includes("Kayles: Pins standing on 13 places") && /<use /.test(drawn) && !/var\(|class=|<image|<script/.test(drawn));
    }
    assert.equal(await read(page, bytes.toString("base64"), type), link, name);
  }
  await context.close();
});

// The scripts of a one-file page.
const script = (page) => page.slice(page.indexOf("<script>") + 8, page.lastIndexOf("</script>"));

test("one file is downloaded with the chosen options, and plays from disk", async () => {
  const { page, context } = await open(START);
  await tab(page, "One file");
  await option(page, "Colours", "dark");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the file" }).click()]);
  assert.equal(download.suggestedFilename(), "kayles.html");
  const file = join(mkdtempSync(join(tmpdir(), "last-move-")), "kayles.html");
  await download.saveAs(file);
  await page.getByText("kayles.html is in your downloads.").waitFor();
  await context.close();
  const alone = await browser.newContext({ offline: true, reducedMotion: "reduce" });
  const disk = await alone.newPage();
  const complaints = [];
  disk.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  disk.on("pageerror", (error) => complaints.push(error.message));
  await disk.goto(`file://${file}`);
  await disk.locator(".controls").waitFor();
  assert.equal(await disk.evaluate(() => document.documentElement.dataset.theme), "dark");
  await disk.waitForFunction(() => location.hash.includes("do=6"));
  assert.match(await disk.locator("#board [role=grid]").getAttribute("aria-label"), /13/);
  await disk.getByRole("textbox", { name: "Type a move" }).fill("9");
  await disk.getByRole("button", { name: "Play", exact: true }).click();
  await disk.waitForFunction(() => location.hash.includes("do=6,9"));
  // It includes the scripts that a frame of the site loads on demand: French, and the code for pictures.
  await disk.goto(`file://${file}?lang=fr#at=iiii`);
  await disk.getByRole("button", { name: "Annuler" }).waitFor();
  assert.equal(await disk.evaluate(() => typeof self.lastMovePicture?.answer), "function");
  // The file of `cargo xtask one-file` has the same scripts, byte for byte.
  const other = process.env.LAST_MOVE_ONE_FILE;
  if (other) assert.ok(script(readFileSync(file, "utf8")) === script(readFileSync(other, "utf8")));
  assert.deepEqual(complaints, []);
  await alone.close();
});

test("if a file of the dialog fails to load, a message says so", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/share-.*\/words\.js$/, (route) => route.abort());
  await page.goto(address + START, { waitUntil: "load" });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").getByText(/could not be loaded/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await context.close();
});

test("the list of games can share itself, or one of its games", async () => {
  const { page, context } = await open("");
  assert.deepEqual(await page.getByRole("tab").allTextContents(), ["Link", "Picture, QR"]);
  assert.equal(await text(page), address);
  await option(page, "Game", "Nim");
  assert.equal(await page.getByRole("heading", { name: "Share Nim" }).count(), 1);
  assert.equal(await text(page), `${address}nim.html#level=slips`, "with the start and the level to which the list leads");
  await previewed(page);
  assert.deepEqual(await page.getByRole("tab").allTextContents(), TABS);
  await context.close();
});

test("a table is shared as a frame with its own parameters", async () => {
  const { page, context } = await open("tables.html#rule=0.137&to=500");
  await page.waitForFunction(() => location.hash.includes("rule=0.137"));
  await previewed(page);
  await tab(page, "Frame");
  await option(page, "Parts", "of my choice");
  await page.getByRole("checkbox", { name: "facts", exact: true }).check();
  await page.getByRole("checkbox", { name: /^Fixed/ }).check();
  const wanted = "v1/table.html?rule=0.137&to=500&show=rule,fields,views,why,proof,facts&lock=1";
  await page.waitForFunction((wanted) => document.querySelector(".share-frame iframe")?.src.endsWith(wanted), wanted);
  const snippet = await text(page);
  assert.ok(snippet.includes(wanted.replaceAll("&", "&amp;")), snippet);
  assert.match(snippet, /href="[^"]*tables\.html#rule=0\.137&amp;to=500"/);
  assert.match(snippet, /title="Table of Dawson’s chess \(0\.137\) to 500"/i);
  await tab(page, "Element");
  const element = await text(page);
  assert.match(element, /<last-move table rule="0\.137" to="500"/);
  const there = await pasted("tableframe", snippet);
  await ready(there.page);
  assert.equal(await there.page.evaluate(() => window.told("error").length), 0, "no parameter is reported as wrong");
  await there.page.goto(hosts.page("tableelement", HEAR + element));
  await there.page.waitForFunction(() => document.querySelector("last-move").state?.includes("0.137"));
  await there.context.close();
  await tab(page, "One file");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the file" }).click()]);
  const file = join(mkdtempSync(join(tmpdir(), "last-move-")), "table.html");
  await download.saveAs(file);
  await context.close();
  const alone = await browser.newContext({ offline: true });
  const disk = await alone.newPage();
  await disk.goto(`file://${file}`);
  await disk.locator("#c71").waitFor();
  assert.match(await disk.evaluate(() => location.search), /rule=0\.137/);
  await alone.close();
});

test("the height in the text is that of the frame at its usual width, also where the preview is narrower", async () => {
  const { page, context, complaints } = await open("wythoff.html#/play/wythoff?at=7.10&players=two", { viewport: { width: 1000, height: 800 } });
  await tab(page, "Frame");
  await option(page, "Parts", "all, to teach");
  await page.waitForFunction(() => document.querySelector(".share-frame iframe")?.src.includes("show=teach"));
  await previewed(page);
  const frame = await (await page.locator(".share-frame iframe").elementHandle()).contentFrame();
  await frame.locator(".known").waitFor();
  await page.waitForTimeout(500);
  const [width, height] = await frame.evaluate(() => [innerWidth, Math.ceil(document.body.getBoundingClientRect().height)]);
  assert.equal(width, 720);
  const written = Number(/ height="(\d+)"/.exec(await text(page))[1]);
  assert.ok(written >= height && written < height + 20, `${written} for ${height}`);
  const drawn = await page.locator(".share-frame iframe").boundingBox();
  const room = await page.locator(".share-frame").boundingBox();
  assert.ok(drawn.width < 720 && drawn.width <= room.width, "the preview is drawn smaller");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a goal that cannot be reached is told at once, and no longer once it can", async () => {
  const { page, context, complaints } = await open("nim.html#/play/nim?at=1.2.3");
  await previewed(page);
  await tab(page, "Moodle, Canvas");
  await option(page, "Goal", "to win");
  const warning = page.locator("#share-panel [role=alert]");
  await warning.waitFor();
  assert.match(await warning.textContent(), /^The goal cannot be reached: /);
  assert.match(await text(page), /goal=win/, "the text is there all the same");
  await option(page, "Goal", "none");
  await warning.waitFor({ state: "hidden" });
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the link of a snippet leads to the same exercise: position, goal, lock and level", async () => {
  const { page, context } = await open("nim.html#/play/nim?at=1.3.5.6&level=beginner");
  await previewed(page);
  await tab(page, "Frame");
  await option(page, "Goal", "to play a winning move whenever there is one");
  await page.getByRole("checkbox", { name: /^Fixed/ }).check();
  const link = /<p><a href="([^"]*)"/.exec(await text(page))[1].replaceAll("&amp;", "&");
  assert.equal(link, `${address}nim.html#level=beginner&goal=best-moves&lock=1&at=1.3.5.6`);
  await context.close();
  const site = await browser.newPage();
  await site.goto(link);
  await site.getByText("Exercise: whenever you can win, play a winning move.").waitFor();
  assert.equal(await site.getByRole("button", { name: "Another position" }).count(), 0, "it is locked");
  await site.close();
});
