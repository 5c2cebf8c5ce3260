// Renders messages in the languages that have loaded. The build puts the Fluent library before this script and the
// texts of one language after it. A page loads this before its program.
"use strict";
const words = ({ FluentBundle, FluentNumber, FluentResource }) => {
  const texts = {}; // by language, then by file
  const bundles = {}; // parsed texts by language and file, made on demand

  const bundleOf = (language, file) => {
    const of = (bundles[language] ??= {});
    if (!of[file]) {
      // Messages are compared as text, so they contain no invisible isolation characters.
      of[file] = new FluentBundle(language, { useIsolating: false });
      of[file].addResource(new FluentResource(texts[language][file]));
    }
    return of[file];
  };
  // Numbers have no group separators, so that a reader can type them as shown: 1000, not 1,000.
  const value = (argument) =>
    typeof argument === "number" ? new FluentNumber(argument, { useGrouping: false }) : argument;
  // The words of a message; one within another is an array of its file, its id and its arguments.
  const say = (language, file, id, given) => {
    const values = {};
    for (const [name, one] of Object.entries(given)) values[name] = Array.isArray(one) ? say(language, ...one) : value(one);
    const bundle = bundleOf(language, file);
    return bundle.formatPattern(bundle.getMessage(id).value, values, []);
  };
  const has = (language) => Object.hasOwn(texts, language);
  return {
    // Adds the texts of a language, by file name.
    add(language, files) {
      texts[language] ??= files;
    },
    has,
    // Renders a message, with its arguments as JSON, in another language if the requested one has not loaded.
    text(wanted, file, id, given) {
      const language = has(wanted) ? wanted : Object.keys(texts)[0];
      return say(language, file, id, JSON.parse(given));
    },
  };
};
