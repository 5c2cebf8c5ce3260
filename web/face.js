// The serif of the site, for frames and for boards in other pages: a script, since most of these may fetch no fonts.
// It has a name of its own, so that no page sees it that does not ask for it.
(() => {
  const styles = {}; // Named when the folder is built.
  for (const [style, text] of Object.entries(styles)) {
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    // A loop, since `Uint8Array.from` with a function takes ten times as long, and the first picture waits for it.
    for (let i = 0; i < letters.length; i += 1) bytes[i] = letters.charCodeAt(i);
    document.fonts.add(new FontFace("Last Move Literata", bytes, { style, weight: style === "normal" ? "400 650" : "400" }));
  }
})();
