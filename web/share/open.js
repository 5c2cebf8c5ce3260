// Runs at each click on “Share”: the window itself is fetched at the first.
"use strict";
document.currentScript.remove();
import("./dialog.js").then(({ open }) => open());
