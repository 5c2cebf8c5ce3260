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

    // The signs with which a phrase may begin; none if it may be any. Most phrases are ruled out so.
    const begins = (one) => {
      if (one.begins !== undefined) return one.begins;
      one.begins = null;
      const [literal, slot] = one.parts;
      const name = slot && kind(slot);
      if (literal) one.begins = literal[0];
      else if (name === "n" || name === "m") one.begins = "−+0123456789";
      else if (name !== undefined && !plain[name]) {
        const all = kinds[name].map(begins);
        if (all.every((signs) => signs)) one.begins = all.join("");
      }
      return one.begins;
    };

    // Calls `then` with the end and the words of each way to read a phrase here, until it says true.
    const phrases = (name, text, at, then) => {
      const form = plain[name];
      if (!form) {
        const may = (one) => !begins(one) || begins(one).includes(text[at]);
        return kinds[name].some((one) => may(one) && step(one, 0, text, at, {}, then));
      }
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
  // What is told at length stays as it was written, but not its tables; so do words that are typed, and what is copied.
  const english = ".book .text:not(.said), .book > p, .book > ol, .book > ul, .book > figure, .commands b";
  // Two letters may be the name of a line; three are a word.
  const [named, wordy] = [/\p{L}{2}/u, /\p{L}{3}/u];
  const texts = new WeakMap();
  const labels = new WeakMap();
  const marked = new WeakSet();

  // What is to be shown for words of the program; none if there is nothing to say, false if nobody can.
  const told = (was, book) => {
    const words = was.trim();
    if (!book || !named.test(words)) return undefined;
    // What a message has said is in this language already.
    if (self.lastMoveWords?.said(words)) return was;
    const said = book.say(words);
    if (said === undefined) return wordy.test(words) ? false : undefined;
    return was.replace(words, () => said);
  };
  // Says of an element in which language it is, where that is not the one around it.
  const mark = (element, language) => {
    if (marked.delete(element)) element.removeAttribute("lang");
    if (!language || element.closest("[lang]")?.getAttribute("lang") === language) return;
    element.setAttribute("lang", language);
    marked.add(element);
  };
  const text = (node, book) => {
    let kept = texts.get(node);
    if (!kept || kept.said !== node.data) texts.set(node, (kept = { was: node.data }));
    const element = node.parentElement;
    if (!element) return;
    const apart = element.closest(english);
    const said = apart ? undefined : told(kept.was, book);
    kept.said = said || kept.was;
    if (node.data !== kept.said) node.data = kept.said;
    if (!apart && said !== undefined) mark(element, said === false ? "en" : book.language);
  };
  const label = (element, name, book) => {
    const now = element.getAttribute(name);
    if (now === null) return;
    const all = labels.get(element) || {};
    labels.set(element, all);
    if (all[name]?.said !== now) all[name] = { was: now };
    const said = element.closest(english) ? undefined : told(all[name].was, book);
    all[name].said = said || all[name].was;
    if (now !== all[name].said) element.setAttribute(name, all[name].said);
    const written = [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    if (said === false) mark(element, "en");
    // A label that was English before the language changed; words beside it have a mark of their own.
    else if (said && !written) mark(element, book.language);
  };
  const every = (node, book) => {
    if (node.nodeType === Node.TEXT_NODE) return text(node, book);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    mark(node, book && node.matches(english) && "en");
    for (const name of names) label(node, name, book);
    for (const child of node.childNodes) every(child, book);
  };

  const watched = { subtree: true, childList: true, characterData: true, attributeFilter: names };
  const voices = new WeakMap();
  const readers = {};
  const books = {};
  const bookOf = (language) => {
    if (books[language]) readers[language] ||= { language, ...read(books[language]) };
    return readers[language];
  };
  self.lastMoveSpeech = {
    read,
    books,
    // Speaks this language from now on in all of an element; English where there is no book of it.
    speak(language, element) {
      const book = bookOf(language);
      voices.get(element)?.disconnect();
      every(element, book);
      if (!book) return;
      // Before anything of it is drawn: browsers tell of changes first.
      const voice = new MutationObserver((records) => {
        for (const { type, target, attributeName, addedNodes } of records) {
          if (type === "attributes") label(target, attributeName, book);
          else if (type === "characterData") text(target, book);
          else addedNodes.forEach((node) => every(node, book));
        }
        voice.takeRecords();
      });
      voice.observe(element, watched);
      voices.set(element, voice);
    },
    // A text in this language; the same text if nobody can say it.
    say: (language, text) => told(text, bookOf(language)) || text,
  };
})();
