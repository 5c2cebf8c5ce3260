// Says in another language what a program writes into a page in English: a book has a pattern for each
// sentence, and this reads sentences by patterns. `xtask` puts the book of a language behind it, so that
// only who asks for that language loads either. A classic script, like the one that asks for it.
"use strict";
(() => {
  // What a slot may hold beside phrases of the book: a number, one that is neither none nor one, a word
  // of a notation, what stands in quotes, a set of numbers.
  const plain = {
    n: /[−+]?\d+/y,
    m: /(?![01](?!\d))\d+/y,
    t: /[^\s“”]+/y,
    q: /[^”]*/y,
    set: /\{[\d, …]*\}/y,
  };
  const kind = (slot) => (slot === "sentence" ? "" : slot.replace(/\d+$/, ""));
  // French sets a thin space before these signs, which must not begin a line.
  const set = (text) => text.replace(/ (?=[;:!?»])|(?<=«) /g, "\u202f");

  // A book as text: `[kind]` begins the phrases of a kind, the nameless kind has whole sentences. A
  // phrase is a line in English and, behind a tab, one in the other language; `∅` is no words at all.
  const read = (book) => {
    const kinds = {};
    let now;
    let english;
    book.split("\n").forEach((line, number) => {
      const head = /^\[(\w*)\]$/.exec(line);
      if (head) now = kinds[head[1]] ||= [];
      else if (line.startsWith("\t")) {
        const [parts, said] = [english, set(line.slice(1))].map((words) =>
          words.replace("∅", "").split(/\{(\w+)\}/),
        );
        now.push({ parts, said, line: number });
      } else if (line && !line.startsWith("#")) english = line;
    });

    // Calls `then` with the end and the words of each way to read a phrase here, until it says true.
    const phrases = (name, text, at, then) => {
      const form = plain[name];
      if (!form) return kinds[name].some((one) => step(one, 0, text, at, {}, then));
      form.lastIndex = at;
      const found = form.exec(text)?.[0];
      if (found === undefined) return false;
      // A number is all of its digits; a word may end before a sign that stands behind it.
      for (let end = found.length; end > 0; end = name === "t" ? end - 1 : 0) {
        if (then(at + end, found.slice(0, end))) return true;
      }
      return name === "q" && !found && then(at, "");
    };
    const step = (one, k, text, at, got, then) => {
      if (!text.startsWith(one.parts[k], at)) return false;
      const end = at + one.parts[k].length;
      const slot = one.parts[k + 1];
      if (slot === undefined) {
        return then(end, one.said.map((word, i) => (i % 2 ? got[word] : word)).join(""), one);
      }
      return phrases(kind(slot), text, end, (past, said) =>
        step(one, k + 2, text, past, { ...got, [slot]: said }, then),
      );
    };
    const sentences = (text, at, said, then) =>
      phrases("", text, at, (end, words, one) =>
        end === text.length
          ? then(said + words, one)
          : text[end] === " " && sentences(text, end + 1, `${said + words} `, then),
      );

    let known = new Map();
    const say = (text) => {
      let said = known.get(text);
      if (said === undefined && !known.has(text)) {
        sentences(text, 0, "", (words) => ((said = words), true));
        if (known.size > 5000) known = new Map();
        known.set(text, said);
      }
      return said;
    };
    return { kinds, sentences, say };
  };

  const names = ["aria-label", "title", "placeholder"];
  // What is told at length stays as it was written; so do words that are typed, and what is copied.
  const english = ".book .text, .book > p, .book > ol, .book > ul, .book > figure, .commands b";
  // Two letters may be the name of a line; three are a word.
  const [named, wordy] = [/\p{L}{2}/u, /\p{L}{3}/u];
  const { documentElement: root } = document;
  let book; // Of the language that is spoken; none where that is English.
  const texts = new WeakMap();
  const labels = new WeakMap();

  // What is to be shown for words of the program; none if there is nothing to say, false if nobody can.
  const told = (was) => {
    const words = was.trim();
    if (!book || !named.test(words)) return undefined;
    const said = book.say(words);
    if (said === undefined) return wordy.test(words) ? false : undefined;
    return was.replace(words, () => said);
  };
  const mark = (element, on) => {
    if (on && !element.closest("[lang=en]")) element.setAttribute("lang", "en");
    else if (!on && element !== root) element.removeAttribute("lang");
  };
  const text = (node) => {
    let kept = texts.get(node);
    if (!kept || kept.said !== node.data) texts.set(node, (kept = { was: node.data }));
    const element = node.parentElement;
    if (!element) return;
    const said = element.closest(english) ? undefined : told(kept.was);
    kept.said = said || kept.was;
    if (node.data !== kept.said) node.data = kept.said;
    if (!element.matches(english)) mark(element, said === false);
  };
  const label = (element, name) => {
    const now = element.getAttribute(name);
    if (now === null) return;
    const all = labels.get(element) || {};
    labels.set(element, all);
    if (all[name]?.said !== now) all[name] = { was: now };
    const said = element.closest(english) ? undefined : told(all[name].was);
    all[name].said = said || all[name].was;
    if (now !== all[name].said) element.setAttribute(name, all[name].said);
    if (said === false) mark(element, true);
  };
  const every = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return text(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    if (node.matches(english)) mark(node, Boolean(book));
    for (const name of names) label(node, name);
    for (const child of node.childNodes) every(child);
  };

  // Before anything of it is drawn: browsers tell of changes first.
  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === "attributes") label(target, attributeName);
      else if (type === "characterData") text(target);
      else addedNodes.forEach(every);
    }
    observer.takeRecords();
  });
  const watched = { subtree: true, childList: true, characterData: true, attributeFilter: names };

  const books = {};
  self.lastMoveSpeech = {
    read,
    books,
    // Speaks this language from now on in all of an element; English where there is no book of it.
    speak(language, element) {
      book = books[language] && read(books[language]);
      observer.disconnect();
      every(element);
      observer.takeRecords();
      if (book) observer.observe(element, watched);
    },
    // The same words, if there are others for them.
    say: (words) => told(words) || words,
  };
})();
