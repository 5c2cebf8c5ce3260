// Axe finds no violations on any page, and no incomplete results other than the known ones: with all its rules in the
// light theme, and with the rules about colours in the dark theme and with more contrast.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, broken, inspected, leaveBoard, soak, testBrowser } from "./browser.mjs";
import { kinds, winnable } from "./table.mjs";

const browser = await testBrowser();

// One start of each board kind; in a soak run every start.
const starts = soak ? winnable : kinds;
const routes = ["", ...starts.map((start) => `#/play/${start}`), "#/nowhere", "#/play/nim?at=x"];

// Incomplete results, which axe leaves to people: all are about contrast. On a plain background this test computes
// the contrast; on drawings it was computed once from pictures of the boards, light and dark.
const KNOWN = [
  // The arrow of a select is a gradient at its end; the text is on the plain background beside it.
  { doubts: ["color-contrast: bgGradient"], of: "select", plain: true },
  // Characters that axe does not treat as text: minus in a button, operators in a formula.
  { doubts: ["color-contrast: nonBmp"], of: ".step button, math mo", plain: true },
  // Numbers and letters on drawings. Axe treats a single character as an icon and finds no background in a drawing.
  // Against the average of the pixels around it, each has at least 5.1 to 1 on the cloth and 5.3 to 1 on pieces.
  // The exception is two numbers of a ring of seven pins, which neighbouring pins overlap.
  { doubts: ["shortTextContent", "imgNode", "bgOverlap"].map((one) => `color-contrast: ${one}`), of: "svg text" },
];

// Runs in the page: for each target whether it matches `of`, and its contrast with the nearest opaque background.
function placed(places) {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colour = (text) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.slice(0, 3).map((one) => one / 255).map((one) => (one > 0.04045 ? ((one + 0.055) / 1.055) ** 2.4 : one / 12.92));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return places.map(({ target, of }) => {
    const element = document.querySelector(target);
    if (!element?.matches(of)) return {};
    let ground = element;
    while (ground && colour(getComputedStyle(ground).backgroundColor)[3] < 255) ground = ground.parentElement;
    const lights = [getComputedStyle(element).color, ground ? getComputedStyle(ground).backgroundColor : "white"].map((one) => light(colour(one)));
    return { met: true, contrast: (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) };
  });
}

// Incomplete results that KNOWN does not cover.
async function unsure(page, { incomplete }) {
  const doubts = incomplete.flatMap(({ id, nodes }) => nodes.map(({ target, html, any }) => {
    const doubt = any[0]?.data?.messageKey;
    const known = KNOWN.find((one) => one.doubts.includes(`${id}: ${doubt}`));
    return { target: target[0], of: known?.of, plain: known?.plain, text: `${id}: ${doubt}: ${html.slice(0, 200)}` };
  }));
  const found = await page.evaluate(placed, doubts.map(({ target, of }) => ({ target, of: of ?? ":not(*)" })));
  return doubts.filter(({ plain }, i) => !found[i].met || (plain && found[i].contrast < 4.5)).map(({ text }) => text);
}

// Runs in the page: hides elements that change their theme only once they are visible.
function leaveOut(selector) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} { display: none }`);
  document.adoptedStyleSheets.push(sheet);
}

// Goes to a route on the same page by way of one without a board, in the light theme and with no elements hidden.
async function go(page, route) {
  await page.emulateMedia(THEMES.light);
  await leaveBoard(page);
  await page.evaluate(() => { document.adoptedStyleSheets = []; });
  if (route !== "#/nowhere") await page.goto(address + route);
  if (route.includes("/play/")) await page.locator("#board").waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

// Themes other than light are checked on the same page, with the rules about colours alone.
const THEMES = { light: { colorScheme: "light", contrast: "no-preference" }, dark: { colorScheme: "dark" }, "more contrast": { colorScheme: "light", contrast: "more" } };

test(`axe finds nothing on any page, on ${starts.length} of ${winnable.length} starts, light, dark and with more contrast`, async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const route of routes) {
    await go(page, route);
    await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
    for (const [theme, media] of Object.entries(THEMES)) {
      await page.emulateMedia(media);
      if (theme === "dark") await page.evaluate(leaveOut, ".sisters");
      const found = await inspected(page, { colours: theme !== "light" });
      assert.deepEqual(broken(found), [], `${theme} ${route}`);
      assert.deepEqual(await unsure(page, found), [], `${theme} ${route}`);
    }
  }
  await page.close();
});
