// Keeps the keys that a board or a field uses from the host page, which would take them for its own: outside the shadow
// root, what was typed into a field seems to come from the element. A part of last-move.js.
const keyKeeper = () => {
  const down = new Set(); // keys that were used and are still down, by their code
  const moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
  const edits = ["Insert", "Backspace", "Delete", "Enter", "Dead", "Process", ...moves];
  const commands = ["a", "c", "v", "x", "y", "z", ...edits]; // with Ctrl or Meta

  const inField = ({ key, ctrlKey, metaKey, altKey }, character) => {
    if (character) return true;
    if (altKey) return false;
    return ctrlKey || metaKey ? commands.includes(key.length === 1 ? key.toLowerCase() : key) : edits.includes(key);
  };
  // True if the browser or the board does something with this key at this place.
  const used = (event) => {
    if (event.defaultPrevented || event.isComposing) return true;
    const { key, ctrlKey, metaKey, altKey } = event;
    const [target] = event.composedPath();
    const command = ctrlKey || metaKey || altKey;
    // On some keyboards a character is typed with AltGr, which some systems report as Ctrl and Alt.
    const character = key.length === 1 && (!command || event.getModifierState("AltGraph"));
    const type = target.tagName === "INPUT" ? target.type : "";
    if (type === "checkbox") return !command && key === " ";
    if (type === "radio") return !command && (key === " " || key.startsWith("Arrow"));
    if (type || target.tagName === "TEXTAREA") return inField(event, character);
    if (target.tagName === "SELECT") {
      return character || (!ctrlKey && !metaKey && (moves.includes(key) || (key === "Enter" && !altKey)));
    }
    if (command) return false;
    if (["BUTTON", "SUMMARY"].includes(target.tagName)) return key === "Enter" || key === " ";
    if (target.tagName === "A") return key === "Enter";
    // The rest are boards, which have prevented the default, and lists that scroll.
    return target.tabIndex >= 0 && target.getAttribute("role") !== "gridcell" && (moves.includes(key) || key === " ");
  };

  const code = (event) => event.code || event.key;
  // By the time a key comes up, the focus may have gone elsewhere.
  addEventListener("keypress", (event) => down.has(code(event)) && event.stopPropagation(), true);
  addEventListener("keyup", (event) => down.delete(code(event)) && event.stopPropagation(), true);
  // Keeps the keys that are used in an element.
  return (element) =>
    element.addEventListener("keydown", (event) => {
      down.delete(code(event));
      if (!used(event)) return;
      down.add(code(event));
      event.stopPropagation();
    });
};
