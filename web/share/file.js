// Makes one HTML file of a game or of the tables from the files of the site; `cargo xtask one-file` makes the same file
// from `dist`.
const fetched = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
};

const linked = (page, way) => page.split(way).slice(1).map((rest) => rest.split('"')[0]);

// The hash of an inline text for a policy; undefined outside a secure context.
const named = async (text) => {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

const policy = async (styles, script) => {
  const names = [await named(script), await named(styles)];
  if (names.includes(undefined)) return "";
  const content =
    `default-src 'none'; script-src '${names[0]}' blob: 'wasm-unsafe-eval'; style-src '${names[1]}'; ` +
    "img-src data:; worker-src blob:; base-uri 'none'; form-action 'none'; " +
    "require-trusted-types-for 'script'; trusted-types last-move";
  return `<meta http-equiv="Content-Security-Policy" content="${content}">\n`;
};

// The whole file. `words` is the query and fragment of the address, escaped.
export const oneFile = async (site, id, words) => {
  const folder = new URL("v1/", site).href;
  const page = await fetched(`${folder}${id}.html`);
  const styles = (await Promise.all(linked(page, '<link rel="stylesheet" href="').map((name) => fetched(folder + name)))).join("");
  const names = linked(page, '<script defer src="');
  const [, kind, hash] = /last-move-(frame|table)-([0-9a-f]+)\.js/.exec(names.join()) ?? [];
  const inlineWorker = kind === "table" ? "last-move-table-inline-worker" : "last-move-inline-worker";
  const all = (names) => Promise.all(names.map((name) => fetched(folder + name)));
  const rest = await all([...linked(page, '<script src="'), ...names]);
  // The script that starts the frame contains the names of the language scripts.
  const languageFile = new RegExp(`(?<=\\./)${kind}-[a-z]{2}-${hash}\\.js`, "g");
  const languages = new Set(rest.join("\n").match(languageFile));
  // The page itself has the English text of a game.
  const codes = [...languages].map((name) => name.slice(kind.length + 1, kind.length + 3)).filter((code) => code !== "en");
  const texts = kind === "frame" ? codes.map((code) => `about-${hash}-${id}.${code}.js`) : [];
  const parts = [`last-move-${kind}_spare-${hash}.js`, `${inlineWorker}-${hash}.js`, `picture-${hash}.js`, `face-${hash}.js`, ...languages, ...texts];
  const script = [...(await all(parts)), "self.lastMoveParts=true;", ...rest].join("\n");
  if (script.includes("</script") || styles.includes("</style")) throw new Error("a part ends where it should not");
  const head =
    `${await policy(styles, script)}<meta name="last-move-site" content="">\n` +
    `<meta name="last-move-address" content="${words}">\n<style>${styles}</style>\n</head>`;
  const gone = ["<link rel=", "<script async", "<script defer", "<script src=", "<meta http-equiv"];
  const text = page.split("\n").filter((line) => !gone.some((begin) => line.startsWith(begin))).map((line) => {
    if (line === "</head>") return head;
    return line === "</body>" ? `<script>${script}</script>\n</body>` : line;
  });
  // A file on a disk has no other page to link to.
  return text.join("\n").replace(/<p class="source">.*?<\/p>(?=<\/div>)/s, "");
};
