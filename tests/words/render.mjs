// Renders messages with the scripts of a page. The arguments are the library and the renderer; the input is stdin.
import { readFileSync } from "node:fs";

const [library, words] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const { language, texts, messages } = JSON.parse(readFileSync(0, "utf8"));
globalThis.self = globalThis;
const made = new Function(`const exports = {}, module = { exports };\n${library}\n${words}\nreturn words(exports);`)();
made.add(language, texts);
process.stdout.write(JSON.stringify(messages.map(([file, id, given]) => made.text(language, file, id, JSON.stringify(given)))));
