// The end of last-move.mjs, in place of that of last-move.js. On a server, where there are no elements, nothing happens.
// A bundler takes this module away from the files beside it. Then they are where this release was published, or where
// the page says: LastMove.base.
const site = ""; // of this release, if it is known
const beside = /^https?:.*\/last-move\.mjs(\?.*)?$/.test(import.meta.url);
const ServerElement = class LastMove {
  static version = version;
};
export const LastMove = typeof document === "object" ? start(beside ? import.meta.url : site) : ServerElement;
export default LastMove;
