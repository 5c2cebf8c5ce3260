// Reads every sentence on standard input (a JSON list) by the book of a language, as a page would, and
// tells on standard output: sentences without words, with two readings or with other numbers, and
// phrases that nothing uses. Given folders: the script, and the book.
import { readFileSync } from "node:fs";

const [script, bookFile] = process.argv.slice(2);
globalThis.self = globalThis;
globalThis.document = { documentElement: null };
globalThis.MutationObserver = class {};
new Function(readFileSync(script, "utf8"))();
const text = readFileSync(bookFile, "utf8");
const { kinds, sentences } = self.lastMoveSpeech.read(text);
const lines = text.split("\n");
const told = { missing: [], ambiguous: [], numbers: [], unused: [], slots: [], said: {} };

const slots = (words) => words.filter((_, i) => i % 2).sort().join(" ");
for (const [kind, phrases] of Object.entries(kinds)) {
  const seen = new Set();
  for (const { parts, said, line } of phrases) {
    const english = parts.map((word, i) => (i % 2 ? `{${word}}` : word)).join("");
    if (slots(parts) !== slots(said) || new Set(parts.filter((_, i) => i % 2)).size * 2 + 1 !== parts.length) {
      told.slots.push(`${line + 1}: ${lines[line]}`);
    }
    if (seen.has(english)) told.slots.push(`${line + 1}: said twice in [${kind}]: ${english}`);
    seen.add(english);
  }
}

// Numbers and everything that is no word stay what they are, in any order.
const numbers = (words) => (words.match(/\d+/g) || []).sort().join(" ");
const used = new Set();
const corpus = JSON.parse(readFileSync(0, "utf8"));
// Some texts are only a part of a sentence, and may stand in one of several: one reading is enough.
for (const ways of corpus) {
  const read = (words) => sentences(words, 0, "", () => true);
  const english = ways.find(read) ?? ways[0];
  const readings = new Map();
  let tries = 0;
  sentences(english, 0, "", (words) => {
    readings.set(words, true);
    return ++tries > 400;
  });
  if (readings.size === 0) told.missing.push(english);
  else if (readings.size > 1) told.ambiguous.push([english, ...readings.keys()].join(" || "));
  else {
    const [said] = readings.keys();
    told.said[english] = said;
    if (numbers(said) !== numbers(english)) told.numbers.push(`${english} || ${said}`);
  }
}

// Which phrases take part in the readings: one by one, since a reading does not tell.
for (const phrases of Object.values(kinds)) {
  for (const one of phrases) {
    const { said } = one;
    Object.defineProperty(one, "said", { get: () => (used.add(one), said) });
  }
}
for (const english of Object.keys(told.said)) {
  // Only a whole reading counts: phrases that were begun and dropped are asked for as well, but those
  // have matched words of some sentence too.
  sentences(english, 0, "", () => true);
}
for (const [kind, phrases] of Object.entries(kinds)) {
  for (const one of phrases) {
    if (!used.has(one)) told.unused.push(`${one.line + 1} [${kind}]: ${lines[one.line - 1]}`);
  }
}
process.stdout.write(JSON.stringify(told));
