// Starts a page of the site. Where that fails, the page says what is wrong and how to try again.
"use strict";
(() => {
  const own = document.currentScript;
  const at = (name) => new URL(name, own.src).href;
  const { glue, program } = own.dataset;
  const tongues = {}; // Named when the page is built.
  const sentences = {}; // What is said here, in each language; written when the page is built.
  const speaks = own.dataset.speaks.split(" ");
  const root = document.documentElement;
  const patience = 10000; // ms until a page counts as slow
  const least = 3000; // ms that a new try waits at most for its files
  // What the page says by itself where not even this script runs.
  document.querySelector(".late")?.remove();

  /* trust */
  const trusted = trusting(() => at("./"));

  // Programs and files that a policy forbids look like files that do not come.
  let forbidden = false;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    forbidden ||= /^(script|connect|default)-src/.test(effectiveDirective);
  });

  const again = async () => {
    // The browser may have kept what came wrong.
    const fresh = [glue, program, tongues[root.lang]].map((name) => fetch(at(name), { cache: "reload" }).then((answer) => answer.arrayBuffer()));
    await Promise.race([Promise.allSettled(fresh), new Promise((goOn) => setTimeout(goOn, least))]);
    location.reload();
  };
  const words = (name) => (sentences[root.lang] ?? sentences.en)[name];
  const say = (sentence) => {
    const told = document.createElement("p");
    told.textContent = sentence;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "word", textContent: words("try-again"), onclick: again });
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.dataset.failed = "";
    notice.setAttribute("role", "alert");
    notice.append(told, button);
    // The head of a first picture that another address hides is none.
    if (!document.querySelector("h1:not([data-other] [data-first] h1)")) {
      const head = document.createElement("h1");
      head.textContent = document.title;
      notice.prepend(head);
    }
    document.querySelector("[data-failed]")?.remove();
    document.getElementById("main").prepend(notice);
  };

  // What is wrong with a file, as far as that can be seen; nothing if it is all right.
  const wrong = async (name) => {
    let answer;
    try {
      answer = await fetch(at(name));
      if (!answer.ok) return words("file-missing").replace("{status}", answer.status);
      await answer.arrayBuffer();
    } catch {
      return words(answer ? "file-cut" : "file-absent");
    }
    const html = /html/.test(answer.headers.get("content-type"));
    return html ? words("file-other") : undefined;
  };
  const because = async (error) => {
    if (typeof WebAssembly !== "object") return words("no-wasm");
    const file = (await wrong(glue)) ?? (await wrong(program)) ?? (await wrong(tongues.en));
    if (forbidden || !trusted) return words("forbidden");
    const damaged = error instanceof WebAssembly.CompileError || error instanceof SyntaxError;
    return file ?? words(damaged ? "file-damaged" : "not-started");
  };

  // The language that was chosen, or else the browser’s. The program says on the root which it should be.
  let kept;
  try {
    kept = localStorage.getItem("last-move language");
  } catch {
    // The browser keeps nothing for this page.
  }
  const wish = (kept ?? navigator.language).split("-")[0].toLowerCase();
  let begun = false;
  const come = async (tongue) => {
    try {
      if (!self.lastMoveWords?.has(tongue)) await import(at(tongues[tongue]));
    } catch (error) {
      if (tongue === "en") throw error;
      // What does not come is said in English.
      if (spoken === tongue) root.lang = "en";
      return speak();
    }
    if (spoken !== tongue) return speak();
    dispatchEvent(new CustomEvent("last-move:language"));
    return undefined;
  };
  let spoken;
  let coming;
  // Whoever asks for the same language again waits for the same words.
  const speak = () => {
    const tongue = speaks.includes(root.lang) ? root.lang : "en";
    if (tongue !== spoken) {
      spoken = tongue;
      coming = come(tongue);
    }
    return coming;
  };
  if (speaks.includes(wish)) root.lang = wish;
  new MutationObserver(() => speak().catch(() => {})).observe(root, { attributeFilter: ["lang"] });

  const late = setTimeout(() => say(words("page-slow")), patience);
  const start = async () => {
    if (!trusted) throw new TypeError("there is no policy for the program");
    const [{ default: init }] = await Promise.all([import(at(glue)), speak()]);
    await init({ module_or_path: at(program) });
    begun = true;
  };
  start()
    .catch(async (error) => say(await because(error)))
    .finally(() => clearTimeout(late));

  // A program that has stopped does not go on. The solver may stop as well, but the page then starts another.
  const stem = program.replace(/^.*\/|_bg\.wasm$/g, "");
  const stopped = (error) => {
    if (!begun || !(error instanceof WebAssembly.RuntimeError) || !String(error.stack).includes(stem)) return;
    say(words("page-stopped"));
  };
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));
})();
