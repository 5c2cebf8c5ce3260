// The policy for pages that ask for Trusted Types: markup of ours, and scripts of our own folder. A part of the
// scripts that start something. Returns false where the page lists the policies it allows and leaves ours out.
const trusting = (folder) => {
  const createScriptURL = (address) => {
    const { href } = new URL(address, self.location);
    if (!href.startsWith("blob:") && !href.startsWith(folder())) throw new TypeError(`${href} is not ours`);
    return href;
  };
  try {
    // There is one policy of a name in a page; programs find it here.
    self.lastMoveTrust ??= self.trustedTypes?.createPolicy("last-move", { createHTML: (markup) => markup, createScriptURL });
    return true;
  } catch {
    try {
      document.createElement("template").innerHTML = "";
      return true; // Texts will do.
    } catch {
      return false;
    }
  }
};
