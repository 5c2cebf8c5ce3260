// The serif of the site, for frames and for boards in other pages. It is a script because most of these may not fetch
// fonts. The family name is ours alone, so that the font does not change the host page.
(() => {
  const styles = {}; // The font file of each style; the build fills this in.
  for (const [style, text] of Object.entries(styles)) {
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    // A loop: `Uint8Array.from` with a function takes ten times as long, and the first picture waits for the font.
    for (let i = 0; i < letters.length; i += 1) bytes[i] = letters.charCodeAt(i);
    document.fonts.add(new FontFace("Last Move Literata", bytes, { style, weight: style === "normal" ? "400 650" : "400" }));
  }
})();
