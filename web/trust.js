// Creates the policy for pages that require Trusted Types: it accepts our markup, and scripts of our own folder. The
// build inserts this into the scripts that start a program. Returns false if the page does not allow our policy.
const trusting = (folder) => {
  const createScriptURL = (address) => {
    const { href } = new URL(address, self.location);
    if (!href.startsWith("blob:") && !href.startsWith(folder())) throw new TypeError(`${href} is not ours`);
    return href;
  };
  try {
    // A page can create a policy of this name only once, so all programs share it.
    self.lastMoveTrust ??= self.trustedTypes?.createPolicy("last-move", { createHTML: (markup) => markup, createScriptURL });
    return true;
  } catch {
    try {
      document.createElement("template").innerHTML = "";
      return true; // The page does not require Trusted Types.
    } catch {
      return false;
    }
  }
};
