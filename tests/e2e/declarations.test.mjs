// The types of the element: recorded messages and a page in TypeScript agree with them, and slips do not.
import assert from "node:assert/strict";
import { test } from "node:test";
import ts from "typescript";
import { address, openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();
const types = await (await fetch(`${address}v1/last-move.d.ts`)).text();

// The compiler's own files are read once.
const libraries = new Map();
function library(name, read) {
  if (!libraries.has(name)) libraries.set(name, read());
  return libraries.get(name);
}

// What the compiler finds wrong in a program that imports the types.
function wrong(program) {
  const files = new Map([["/page/last-move.d.ts", types], ["/page/page.ts", program]]);
  const options = { strict: true, noEmit: true, exactOptionalPropertyTypes: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"], types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...more) => (files.has(name) ? ts.createSourceFile(name, files.get(name), ts.ScriptTarget.ES2022) : library(name, () => getSourceFile(name, ...more)));
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.directoryExists = (name) => name === "/page" || ts.sys.directoryExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getCurrentDirectory = () => "/page";
  const found = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
  return found.map((one) => ts.flattenDiagnosticMessageText(one.messageText, " "));
}

// Everything that a frame says in a game that is played to its end, and the answers to all requests.
async function recorded(query) {
  const { page } = await openPage(browser, "404.html");
  await page.evaluate((src) => {
    window.heard = [];
    addEventListener("message", ({ data }) => data?.gizmo === 1 && window.heard.push(data));
    const frame = document.body.appendChild(Object.assign(document.createElement("iframe"), { src }));
    window.say = (message) => frame.contentWindow.postMessage({ gizmo: 1, ...message }, "*");
  }, `${address}v1/nim.html?${query}`);
  const heard = (type, count = 1) => page.waitForFunction(([type, count]) => window.heard.filter((one) => one.type === type).length >= count, [type, count]);
  await heard("ready");
  const requests = [{ type: "hello" }, { type: "get-state" }, { type: "set-options", theme: "dark" }, { type: "hint" }, { type: "solve" }, { type: "picture", format: "svg", width: 300 }, { type: "play", move: "9-9" }, { type: "play", move: "2-1" }, { type: "undo" }, { type: "redo" }, { type: "play", move: "1-1" }, { type: "play", move: "2-1" }];
  for (const [i, request] of requests.entries()) {
    await page.evaluate((message) => window.say(message), { ...request, message_id: i });
    if (request.type !== "hello") await page.waitForFunction((i) => window.heard.some((one) => one.message_id === i), i);
  }
  await heard("over");
  await page.waitForTimeout(300);
  const all = await page.evaluate(() => window.heard);
  await page.close();
  return all;
}

test("what frames say is as the types declare it", async () => {
  const all = [...(await recorded("players=two&show=play,values&goal=win&id=a#at=1.2")), ...(await recorded("players=two&theme=blue&goal=best-moves#at=1.2"))];
  const kinds = new Set(all.map((one) => one.type));
  for (const kind of ["ready", "resize", "move", "change", "value", "over", "score", "answer", "error"]) assert.ok(kinds.has(kind), kind);
  const typed = (one, i) => {
    const answer = one.type === "answer" && !one.error && { hint: "Hint", solve: "Solution" }[one.to];
    const more = one.type === "answer" && !answer ? " & Record<string, unknown>" : "";
    return `export const m${i}: ${answer || "Message"}${more} = ${JSON.stringify(one)};`;
  };
  const program = `import type { Hint, Message, Solution } from "./last-move";\n${all.map(typed).join("\n")}`;
  assert.deepEqual(wrong(program), []);
});

test("a page in TypeScript may do what the guide says, and slips are found", () => {
  const page = (line) => wrong(`import LastMove, { type Game, type Message, type Request } from "./last-move";
    const game: Game = "kayles";
    const board = document.querySelector("last-move")!;
    const hello: Request = { gizmo: 1, type: "hello" };
    addEventListener("message", ({ data }: MessageEvent<Message>) => { if (data.type === "over") console.log(data.winner); });
    console.log(game, hello, LastMove.version);
    ${line}`);
  assert.deepEqual(page(`
    board.options = { level: "slips", misere: 1, show: ["rules"] };
    board.state = null;
    board.addEventListener("gizmo-over", ({ detail }) => console.log(detail.winner === 1, detail.text.length));
    board.hint().then(({ move, wins }) => console.log(move, wins));
    board.newGame({ settings: { misere: 1 }, at: "1.2.3" }).then(() => board.play("1-1"));
  `), []);
  for (const slip of [
    `const no: Game = "chess"; console.log(no);`,
    `board.addEventListener("gizmo-over", ({ detail }) => console.log(detail.loser));`,
    `board.play(3);`,
    `const no: Request = { gizmo: 1, type: "play" }; console.log(no);`,
  ]) assert.ok(page(slip).length > 0, slip);
});
