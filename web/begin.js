// Starts a page of the site. If the start fails, the page says what is wrong and offers to try again.
"use strict";
(() => {
  const own = document.currentScript;
  const at = (name) => new URL(name, own.src).href;
  const { glue, program } = own.dataset;
  const languages = {}; // The script of each language; the build fills this in.
  const texts = {}; // The script with the texts of the games in each language but English; the build fills this in.
  const solvers = []; // The scripts that start solvers; the build fills this in.
  const sums = {}; // The digest of each file; the build fills this in.
  const sentences = {}; // This script's own messages by language; the build fills this in.
  const speaks = own.dataset.speaks.split(" ");
  const root = document.documentElement;
  const slowAfter = 10000; // ms until a page counts as slow
  const retryLimit = 3000; // ms that a retry waits at most for its files
  const solverLimit = 1000; // ms that a start waits at most for the scripts of the solver
  // The page shows this notice if even this script does not run.
  document.querySelector(".late")?.remove();

  /* trust */
  const trusted = trusting(() => at("./"));

  // A file that a content security policy blocks looks like a file that fails to load.
  let forbidden = false;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    forbidden ||= /^(script|connect|default)-src/.test(effectiveDirective);
  });

  // A style sheet that the browser has refused, or could not get, is empty.
  const refused = () => [...document.querySelectorAll("link[rel=stylesheet]")].filter(({ sheet }) => !sheet).map(({ href }) => href);
  const retry = async () => {
    // The browser may have cached a damaged file.
    const files = [...Object.keys(sums), ...refused(), ...[...document.scripts].map(({ src }) => src)];
    const fresh = [...new Set(files.map(at))].map((address) => fetch(address, { cache: "reload" }).then((answer) => answer.arrayBuffer()));
    await Promise.race([Promise.allSettled(fresh), new Promise((resolve) => setTimeout(resolve, retryLimit))]);
    location.reload();
  };
  const message = (name) => (sentences[root.lang] ?? sentences.en)[name];
  const showNotice = (sentence) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = sentence;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "word", textContent: message("try-again"), onclick: retry });
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.dataset.failed = "";
    notice.setAttribute("role", "alert");
    notice.append(paragraph, button);
    // A heading in a hidden first picture does not count.
    if (!document.querySelector("h1:not([data-other] [data-first] h1)")) {
      const head = document.createElement("h1");
      head.textContent = document.title;
      notice.prepend(head);
    }
    document.querySelector("[data-failed]")?.remove();
    document.getElementById("main").prepend(notice);
  };

  // Describes what is wrong with a file, as far as the page can tell; undefined if the file is fine.
  const fileError = async (name) => {
    let answer;
    try {
      answer = await fetch(at(name));
      if (!answer.ok) return message("file-missing").replace("{status}", answer.status);
      await answer.arrayBuffer();
    } catch {
      return message(answer ? "file-cut" : "file-absent");
    }
    const html = /html/.test(answer.headers.get("content-type"));
    return html ? message("file-other") : undefined;
  };
  const diagnose = async (error) => {
    if (typeof WebAssembly !== "object") return message("no-wasm");
    let file;
    for (const name of [glue, program, languages.en, ...refused()]) file ??= await fileError(name);
    if (forbidden || !trusted) return message("forbidden");
    const damaged = !loaded || error instanceof WebAssembly.CompileError || error instanceof SyntaxError;
    return file ?? message(damaged ? "file-damaged" : "not-started");
  };

  // The browser refuses a file whose digest is another.
  const checked = (name) => fetch(at(name), { integrity: sums[name] });
  // Runs a script as a module. A later import of the same address finds the module that was checked.
  const run = (name) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      const src = self.lastMoveTrust?.createScriptURL(at(name)) ?? at(name);
      Object.assign(script, { type: "module", integrity: sums[name], src, onload: resolve });
      script.onerror = () => reject(new TypeError(`${name} cannot be used`));
      document.head.append(script);
    });
  // The program starts the solver and reports one that is missing, but it would believe a damaged one.
  const intact = async (name) => {
    try {
      await checked(name);
    } catch (error) {
      if (!(await fileError(name))) throw error;
    }
  };

  // The chosen language, or else the browser's. Later the program sets the language on the root element.
  let stored;
  try {
    stored = localStorage.getItem("last-move language");
  } catch {
    // Storage is blocked, so no language was chosen.
  }
  const preferred = (stored ?? navigator.language).split("-")[0].toLowerCase();
  let started = false;
  const load = async (language) => {
    try {
      if (!self.lastMoveWords?.has(language)) await run(languages[language]);
    } catch (error) {
      if (language === "en") throw error;
      // If a language fails to load, the page falls back to English.
      if (current === language) root.lang = "en";
      return speak();
    }
    if (current !== language) return speak();
    dispatchEvent(new CustomEvent("last-move:language"));
    if (started) loadTexts();
    return undefined;
  };
  // Long texts load after the program. The page itself has them in English, which it shows until then.
  const loadTexts = () => {
    const name = texts[root.lang];
    if (name) run(name).then(() => dispatchEvent(new CustomEvent("last-move:texts")), () => {});
  };
  let current;
  let loading;
  // A repeated request for the same language waits for the same script.
  const speak = () => {
    const language = speaks.includes(root.lang) ? root.lang : "en";
    if (language !== current) {
      current = language;
      loading = load(language);
    }
    return loading;
  };
  if (speaks.includes(preferred)) root.lang = preferred;
  new MutationObserver(() => speak().catch(() => {})).observe(root, { attributeFilter: ["lang"] });

  const slowTimer = setTimeout(() => showNotice(message("page-slow")), slowAfter);
  let loaded = false;
  const start = async () => {
    if (!trusted) throw new TypeError("there is no policy for the program");
    const wasm = checked(program);
    wasm.catch(() => {}); // A failure before it is read is reported first.
    const pause = new Promise((resolve) => setTimeout(resolve, solverLimit));
    await Promise.all([run(glue), speak(), Promise.race([Promise.all(solvers.map(intact)), pause])]);
    // The script before the first paint marks itself when it runs.
    if (refused().length || document.querySelector("script[data-site]:not([data-ran])")) throw new TypeError("a file was refused");
    const { default: init } = await import(at(glue));
    const module_or_path = await wasm;
    loaded = true;
    await init({ module_or_path });
    started = true;
    loadTexts();
  };
  start()
    .catch(async (error) => showNotice(await diagnose(error)))
    .finally(() => clearTimeout(slowTimer));

  // A program that has crashed cannot continue. A crash of the solver does not count: the page starts another solver.
  const stem = program.replace(/^.*\/|_bg\.wasm$/g, "");
  const stopped = (error) => {
    if (!started || !(error instanceof WebAssembly.RuntimeError) || !String(error.stack).includes(stem)) return;
    showNotice(message("page-stopped"));
  };
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));
})();
