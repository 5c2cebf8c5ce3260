// Makes words of messages in the languages whose texts have come. `xtask` puts the Fluent library in front,
// and the texts of one language behind. A page loads this before its program.
"use strict";
const words = ({ FluentBundle, FluentNumber, FluentResource }) => {
  const texts = {}; // by language, then by file
  const bundles = {}; // the same, once they are needed

  const bundleOf = (language, file) => {
    const of = (bundles[language] ??= {});
    if (!of[file]) {
      // What is said is compared as text, so nothing invisible stands in it.
      of[file] = new FluentBundle(language, { useIsolating: false });
      of[file].addResource(new FluentResource(texts[language][file]));
    }
    return of[file];
  };
  // What a sentence shows can be typed back: 1000, never 1,000.
  const value = (argument) =>
    typeof argument === "number" ? new FluentNumber(argument, { useGrouping: false }) : argument;
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
      const values = Object.fromEntries(Object.entries(given).map(([name, one]) => [name, value(one)]));
      const bundle = bundleOf(language, file);
      return bundle.formatPattern(bundle.getMessage(id).value, values, []);
    },
  };
};
