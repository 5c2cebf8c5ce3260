// Our own pages and frames on a server that requires Trusted Types: they work, and nothing is blocked.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "./browser.mjs";
import { openFaulty } from "./faulty.mjs";

const REQUIRED = "require-trusted-types-for 'script'";
// The machine moves first, which shows that its solver runs as well.
const MOVES = "players=you-second&at=iiiii";

let browser;
let site;
before(async () => {
  browser = await openBrowser();
  site = await openFaulty();
  site.everywhere = true;
});
after(async () => {
  await browser?.close();
  site?.close();
});

// Opens a page; `refused` collects violations of its policy, also in its frames and workers.
async function open(path, policy, script) {
  site.policy = policy;
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const refused = [];
  await context.exposeBinding("tellRefused", (_, violation) => refused.push(violation));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      self.tellRefused(`${effectiveDirective}: ${blockedURI} ${sample} in ${location.href}`));
  });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  page.on("console", (message) => /Trusted(HTML|Script)|TrustedTypePolicy/.test(message.text()) && refused.push(message.text()));
  await page.goto(site.base + path);
  return { page, refused, close: () => context.close() };
}

// Pages to test under the policy: path, and a function that waits until the page works.
const PAGES = {
  "a game, with a move of the machine and the reason for it": [`kayles.html#/play/kayles?${MOVES}&show=values`, async (page) => {
    await page.waitForFunction(() => /[?&]do=/.test(location.hash));
    await page.getByRole("button", { name: /^Why/ }).first().click();
    // Markup of the text, and of a table that the solver computes.
    await page.locator("#main article p, .prose p").first().waitFor();
  }],
  "a frame, and a picture of it": [`v1/kayles.html?${MOVES}`, async (page) => {
    await page.waitForFunction(() => /The machine knocks/.test(document.body.textContent));
    // A request for a picture loads the script that draws it.
    await page.evaluate(() => dispatchEvent(new CustomEvent("last-move:picture", { detail: { format: "svg", width: 300, answer: {}, refusal: {} } })));
    await page.waitForFunction(() => self.lastMovePicture);
    assert.match(await page.evaluate(() => lastMovePicture.board(300).svg), /^<svg/);
  }],
  "a frame in French": [`v1/nim.html?lang=fr&${MOVES.replace("iiiii", "3.4.5")}`, async (page) => {
    await page.getByText(/La machine prend/).first().waitFor();
  }],
  "a frame of tables": ["v1/table.html?rule=0.77&to=40", async (page) => {
    await page.locator("#grid [role=gridcell]").first().waitFor();
  }],
  "the tables, and the reason for a value": ["tables.html#rule=0.77&to=200", async (page) => {
    await page.locator(".grid [role=gridcell]").nth(40).click();
    await page.locator("#why").filter({ hasText: "G(40) = 1" }).waitFor();
  }],
  "the pages for authors": ["docs.html", async (page) => {
    await page.goto(`${site.base}playground.html`);
    await page.frameLocator("iframe").first().locator("#board [role=gridcell]").first().waitFor();
    await page.goto(`${site.base}hosting.html`);
    await page.getByText("trusted-types last-move").first().waitFor();
  }],
  "the window for sharing": ["kayles.html#/play/kayles", async (page) => {
    await page.locator("#board [role=gridcell]").first().waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("tab", { name: "Picture" }).click();
    // The frame’s picture is read as markup, twice.
    await page.getByAltText(/^Kayles: /).waitFor();
  }],
};

for (const more of ["", "; trusted-types last-move"]) {
  for (const [what, [path, works]] of Object.entries(PAGES)) {
    test(`${what}: ${more ? "with our policy alone" : "with any policy"}`, async () => {
      const { page, refused, close } = await open(path, REQUIRED + more);
      await works(page);
      assert.deepEqual(refused, []);
      await close();
    });
  }
}

test("a solver on the page itself works under the policy", async () => {
  const { page, refused, close } = await open(`kayles.html#/play/kayles?${MOVES}`, `${REQUIRED}; trusted-types last-move`, () => {
    self.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    };
  });
  await page.waitForFunction(() => /[?&]do=/.test(location.hash));
  assert.deepEqual(refused, []);
  await close();
});

test("our policy accepts no address of other scripts", async () => {
  for (const path of ["kayles.html", "v1/kayles.html"]) {
    const { page, close } = await open(path, REQUIRED);
    await page.waitForFunction(() => self.lastMoveTrust);
    const made = await page.evaluate(() =>
      ["https://example.org/x.js", "//example.org/x.js", "data:text/javascript,1", "worker.js"].map((address) => {
        try {
          return String(lastMoveTrust.createScriptURL(address)).startsWith(location.origin);
        } catch {
          return "refused";
        }
      }));
    // The frame is in a folder of the site, so a relative name is an address of the site as well.
    assert.deepEqual(made, ["refused", "refused", "refused", true], path);
    await close();
  }
});

for (const [path, sentence] of [
  ["kayles.html", /A rule of this server or browser forbids the program of this page/],
  ["tables.html", /A rule of this server or browser forbids the program of this page/],
  ["v1/kayles.html", /This board cannot be started here: a rule of this server forbids it/],
]) {
  test(`${path} says so where its policy is not allowed`, async () => {
    const { page, close } = await open(path, `${REQUIRED}; trusted-types other`);
    await page.getByText(sentence).waitFor();
    await close();
  });
}
