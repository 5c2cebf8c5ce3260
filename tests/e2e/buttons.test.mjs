// No button of a frame does nothing: where no other start may be dealt, a game that has ended begins again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ready, snippet, staged } from "./hosts.mjs";

const { hosts, host } = await staged();

test("where no other start may be dealt, a game that has ended begins again", async () => {
  for (const query of ["lock=1", "show=puzzle", "show=rules,history", "lock=1&goal=win&show=rules,history"]) {
    const { page, context } = await host("again", snippet(hosts.shut, `nim.html?players=two&${query}#at=1.2&do=2-2`));
    await ready(page);
    await page.evaluate(() => window.ask("play", { move: "1-1" }));
    const frame = page.frameLocator("iframe");
    assert.equal(await frame.getByRole("button", { name: "Another position" }).count(), 0, query);
    await frame.locator(".pending").getByRole("button", { name: "Again", exact: true }).click();
    await page.waitForFunction(() => window.told("change").at(-1).address === "at=1.2&players=two");
    await context.close();
  }
});
