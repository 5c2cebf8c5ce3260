// Makes words of messages in the languages whose texts have come. `xtask` puts the Fluent library in front,
// and the texts of one language behind. A page loads this before its program.
"use strict";
const words = ({ FluentBundle, FluentNumber, FluentResource }) => {
  const texts = {}; // by language, then by file
  const bundles = {}; // the same, once they are needed
  const most = 5000; // texts that are remembered as said, and as many before them
  let said = new Set();
  let before = said;

  const bundleOf = (language, file) => {
    const of = (bundles[language] ??= {});
    if (!of[file]) {
      // What is said is compared as text, so nothing invisible stands in it.
      of[file] = new FluentBundle(language, { useIsolating: false });
      of[file].addResource(new FluentResource(texts[language][file]));
    }
    return of[file];
  };
  const value = (language, argument) => {
    // What a sentence shows can be typed back: 1000, never 1,000.
    if (typeof argument === "number") return new FluentNumber(argument, { useGrouping: false });
    // A word, and another message that was rendered before, come in a list. A text may still be English.
    if (Array.isArray(argument)) return argument[0];
    return globalThis.lastMoveSpeech?.say(language, argument) ?? argument;
  };
  const has = (language) => Object.hasOwn(texts, language);
  return {
    // Takes the texts of a language, by the names of their files.
    add(language, files) {
      texts[language] ??= files;
    },
    has,
    // The words of a message; in a language that has come, if the one asked for has not.
    text(wanted, file, id, given) {
      const language = has(wanted) ? wanted : Object.keys(texts)[0];
      const values = Object.fromEntries(Object.entries(given).map(([name, one]) => [name, value(language, one)]));
      const bundle = id && bundleOf(language, file);
      // Words that are still made in English have no id.
      const text = id ? bundle.formatPattern(bundle.getMessage(id).value, values, []) : values.text;
      if (language !== "en" && text !== given.text) {
        if (said.size > most) [before, said] = [said, new Set()];
        said.add(text);
      }
      return text;
    },
    // True for what a message says in another language than English, so that nobody reads it as English.
    said: (text) => said.has(text) || before.has(text),
  };
};
