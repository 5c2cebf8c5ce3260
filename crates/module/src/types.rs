//! TypeScript declarations of the objects that go in and out.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * Settings of a game by their keys, such as `{ misere: true }` or `{ take: "1.3.4" }`; `games()`
 * names them. What is absent is as usual.
 */
export interface Settings {
  [key: string]: boolean | number | string | undefined;
}

/** A whole number that is always exact: a `bigint` above `Number.MAX_SAFE_INTEGER`. */
export type Value = number | bigint;

/** A game of the catalogue. */
export interface Game {
  /** Its name in addresses and in all functions of this module. */
  id: string;
  /** Its name on the page. */
  title: string;
  /** The rule in one line. */
  rule: string;
  /** A position to begin with. */
  start: string;
  /** What can be set. */
  settings: Setting[];
}

/** A setting of a game. */
export type Setting = {
  /** Its name in `Settings`. */
  key: string;
  /** Its name on the page. */
  label: string;
} & (
  | { kind: "switch"; default: boolean }
  | { kind: "number"; least: number; most: number; default: number }
  | { kind: "choice"; words: string[]; default: string }
  /** A rule in a notation of its own, which the hint explains. */
  | { kind: "text"; hint: string; default: string }
);

/** All that is known about a position. */
export interface Verdict {
  /** N: the player to move wins. P: the player to move loses. D: a draw. null: not known. */
  outcome: "N" | "P" | "D" | "L" | "R" | null;
  /** The Grundy value, where it is known; there is none in misère play. */
  grundy: Value | null;
  /** The winning moves in the game’s notation, ascending: all of them, or some where `more` is true. */
  winning: string[];
  /**
   * True if moves that `winning` does not list may win as well: theory lists a thousand at most, and
   * of a large position it may know only some.
   */
  more: boolean;
  /** Why each of the winning moves wins, in their order; null where nothing is said. */
  reasons: (string | null)[];
  /** The moves of best play, by which the winner hurries and the loser delays; empty if unknown. */
  best: string[];
  /** Moves until the end in best play, or null if unknown. */
  distance: number | null;
  /** In a game of points: each move, with the points by which whoever makes it ends ahead. */
  margins: { move: string; margin: number }[];
  /** What theory sees in the position, as a sentence. */
  seen: string | null;
  /** How the verdict is known; after "gave up" it is not. */
  known: "theory" | "nim-sum" | "search" | "gave up";
  /** Positions that were searched, if there was a search. */
  positions: number | null;
}

/** What the rest of a table is expected to cost. */
export interface Plan {
  /** The engine that is cheapest, in words. */
  engine: string;
  /** About so many seconds. */
  seconds: number;
  /** About so many bytes of memory. */
  bytes: number;
}

/** A proved period: G(n + length) = G(n) + saltus for all n from start on. */
export interface Period {
  /** The least such n. */
  start: number;
  /** The least such length. */
  length: number;
  /** What the values gain in each period; 0 where they repeat. */
  saltus: number;
  /** The heaps before it whose values are not what the period would make them. */
  exceptions: { heap: number; value: number }[];
  /** "window": so many values in a row repeat (Guy and Smith 1956). "window-unequal": the same, with one period more, where two heaps must differ. "state": all that the values to come depend on has come again. */
  theorem: "window" | "window-unequal" | "state";
  /** How many values the theorem has to see. */
  bound: number;
}

/** What a certificate proves, as in `Period`. */
export interface Verified {
  /** The rule in canonical notation, or `wythoff` where the certificate is of rows of that plane. */
  rule: string;
  /** The heap from which the period begins; of a plane, the column from which all its rows repeat. */
  start: number;
  /** The period; of a plane, the least one that its rows have in common. */
  length: number;
  /** What the values gain in each period. */
  saltus: number;
  /** How many values were computed anew. */
  computed: number;
  /** The rows of a plane from row 0 on, each with a period of its own; none for heaps. */
  rows: { start: number; length: number; saltus: number }[];
}
"#;
