// The serif of the site, for frames and for boards in other pages: a script, since most of these may fetch no fonts.
// It has a name of its own, so that no page sees it that does not ask for it.
(() => {
  const styles = {}; // Named when the folder is built.
  for (const [style, text] of Object.entries(styles)) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace("Last Move Literata", bytes, { style, weight: style === "normal" ? "400 650" : "400" }));
  }
})();
