// Host pages with boards without frames (`mode="inline"`).
import { staged } from "./hosts.mjs";
import { collectMemories } from "./memories.mjs";

export const { browser, hosts } = await staged();

export const tag = (attributes, text = "") => `<last-move mode="inline" ${attributes}>${text}</last-move>`;
export const script = () => `<script src="${hosts.shut}/v1/last-move.js"></script>`;

// Opens a host page with this body; it records the events of its elements and its uncaught errors.
export async function host(name, text, { headers, route, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  if (route) await context.route(...route);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.addInitScript(collectMemories);
  await page.addInitScript(() => {
    // The number of workers of this page; frames have their own.
    window.threads = 0;
    const Thread = self.Worker;
    self.Worker = class extends Thread {
      constructor(...made) {
        super(...made);
        window.threads += 1;
      }
      terminate() {
        window.threads -= 1;
        super.terminate();
      }
    };
    window.told = [];
    for (const type of ["ready", "move", "change", "over", "error"]) {
      addEventListener(`gizmo-${type}`, ({ target, detail }) => told.push([target.id, type, detail]));
    }
    window.kinds = (id) => told.filter((one) => one[0] === id).map((one) => one[1]);
  });
  await page.goto(hosts.page(name, text, headers), { waitUntil: "load" });
  return { page, context, complaints };
}

export const ready = (page, id) => page.waitForFunction((id) => kinds(id).includes("ready"), id);
export const state = (page, id) => page.evaluate((id) => document.getElementById(id).state, id);
