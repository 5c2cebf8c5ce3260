// What axe finds on a page, and of what it is unsure.
import { AxeBuilder } from "@axe-core/playwright";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// The results of axe for a page, or for a part of it. `frames: false` leaves out frames: each is a page with
// landmarks of its own. `colours` runs only the rules about colours, for a page that has been checked in another
// theme.
async function inspected(page, { frames = true, within, colours = false } = {}) {
  const runOnly = colours ? { type: "rule", values: ["color-contrast", "link-in-text-block"] } : { type: "tag", values: RULES };
  // Passed rules are left out: for the page of a game they would take more than a megabyte.
  const options = { runOnly, resultTypes: ["violations", "incomplete"] };
  // For a moment after a change of the theme, colours are between those of the two themes.
  // One that the browser skips, far from sight, never ends.
  await page.evaluate(() => Promise.race([
    Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)),
    new Promise((goOn) => setTimeout(goOn, 1000)),
  ]));
  // Without frames axe needs no extra page to isolate its script from them.
  const alone = page.frames().length === 1;
  // A document that was inspected before has the script of axe, which takes as long to load as a small page to inspect.
  if (alone && (await page.evaluate(() => Boolean(self.axe)))) {
    return page.evaluate(([within, options]) => self.axe.run(within ?? document, options), [within, options]);
  }
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode(alone);
  if (within) axe.include(within);
  return (frames ? axe : axe.exclude("iframe")).analyze();
}

// Each violated rule, with the first elements that violate it.
const broken = ({ violations }) =>
  violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 200)).join(" | ")}`);

// Axe leaves to people what it cannot decide: all of it is about contrast. Numbers and letters on drawings have no
// background for it; against the average of the pixels around it, each has at least 5.1 to 1 on the cloth and 5.3 to 1
// on pieces, computed once from pictures of the boards, light and dark. The exception is two numbers of a ring of seven
// pins, which neighbouring pins overlap. All other texts stand on a plain background, against which this test computes
// the contrast: signs such as ✓, single digits, code that scrolls in its box, and texts beside something that floats.
const DRAWN = "svg text";
const DOUBT = "color-contrast";
const LEAST = 4.5;

// Runs in the page: the contrast of each target with the nearest opaque background; of a drawing, nothing.
function placed({ places, drawn }) {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  // Reading a pixel takes long, and a table has hundreds of texts in few colours.
  const known = new Map();
  const colour = (text) => {
    if (!known.has(text)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      known.set(text, [...pen.getImageData(0, 0, 1, 1).data]);
    }
    return known.get(text);
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.slice(0, 3).map((one) => one / 255).map((one) => (one > 0.04045 ? ((one + 0.055) / 1.055) ** 2.4 : one / 12.92));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // A target is a path through frames and shadow roots.
  const found = (target) => target.flat().reduce((above, step) => {
    const within = above?.shadowRoot ?? above?.contentDocument ?? above;
    return within?.querySelector(step);
  }, document);
  return places.map((target) => {
    const element = found(target);
    if (!element) return 0;
    if (element.matches(drawn)) return undefined;
    let ground = element;
    while (ground && colour(getComputedStyle(ground).backgroundColor)[3] < 255) ground = ground.parentElement ?? ground.getRootNode().host;
    const lights = [getComputedStyle(element).color, ground ? getComputedStyle(ground).backgroundColor : "white"].map((one) => light(colour(one)));
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  });
}

// Incomplete results that are not about contrast, or whose contrast is too low.
async function unsure(page, { incomplete }) {
  const doubts = incomplete.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => ({ id, target, text: `${id}: ${html.slice(0, 200)}` })));
  const contrasts = await page.evaluate(placed, { places: doubts.map(({ target }) => target), drawn: DRAWN });
  return doubts.filter(({ id }, i) => id !== DOUBT || contrasts[i] < LEAST).map(({ text }) => text);
}

// What axe finds on a page, and what it leaves to people and nobody has looked at.
export async function barriers(page, options) {
  const found = await inspected(page, options);
  return [...broken(found), ...(await unsure(page, found))];
}
