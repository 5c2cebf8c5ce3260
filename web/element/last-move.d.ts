// The element last-move, its events and the messages of frames, for TypeScript: version 1 of the contract.
// What each word means is in docs.html.

/** The ids of the games in addresses. */
export type Game = /* games */;

/** The parameters of every game; each game has settings of its own as well, by the words of its address. */
export type Parameter = /* parameters */;

/** A parameter without a value is as if it had never been set. */
export type Value = string | number | boolean | readonly string[] | null | undefined;
export type Options = { [name in Parameter]?: Value } & { [setting: string]: Value };

/** Who wins: the player to move (N), the one who has moved (P), nobody (D), Left (L) or Right (R). */
export type Outcome = "N" | "P" | "D" | "L" | "R";

interface Told<T extends string> {
  gizmo: 1;
  id: string;
  type: T;
}

export interface Ready extends Told<"ready"> {
  version: string;
  game: string;
  state: string;
  capabilities: string[];
  values: boolean;
  unknown: string[];
  nearest: Record<string, string>;
}

export interface Resize extends Told<"resize"> {
  /** In CSS pixels. */
  height: number;
}

export interface Moved extends Told<"move"> {
  move: string;
  by: "you" | "machine" | "api";
  before: string;
  after: string;
  ply: number;
}

export interface Changed extends Told<"change"> {
  state: string;
  address: string;
  user: boolean;
}

/** What a position is worth; null where it is not known. */
export interface Worth {
  position: string;
  outcome: Outcome | null;
  grundy: number | null;
  remoteness: number | null;
}

export interface Valued extends Told<"value">, Worth {}

export interface Over extends Told<"over"> {
  /** 1 for the player who began, 2 for the other, null for a draw. */
  winner: 1 | 2 | null;
  misere: boolean;
  plies: number;
  /** From 0 to 1. */
  perfect: number | null;
  text: string;
}

/** Shares from 0 to 1, and numbers of tries, hints and moves taken back. */
export interface Scored extends Told<"score"> {
  score: number;
  attempts: number;
  best?: number | null;
  first?: number | null;
  last?: number | null;
  hints: number;
  undone: number;
}

export interface FocusExit extends Told<"focus-exit"> {
  direction: "forward" | "backward" | "out";
}

/** A sentence for the author of the page, in the language of the reader, and its code. */
export interface Trouble {
  code: string;
  message: string;
}

export interface Warned extends Told<"warning">, Trouble {}
export interface Failed extends Told<"error">, Trouble {}

export interface Answer extends Told<"answer"> {
  to: keyof Requests;
  message_id?: string | number;
  error?: Trouble;
}

/** Everything that a frame tells the page around it. */
export type Message = Ready | Resize | Moved | Changed | Valued | Over | Scored | FocusExit | Warned | Failed | Answer;

/** What each request takes. */
export interface Requests {
  hello: {};
  "get-state": {};
  "set-state": { state: string; undoable?: boolean };
  "new-game": { settings?: Record<string, string | number>; at?: string; seed?: number };
  undo: {};
  redo: {};
  play: { move: string };
  "set-options": Options;
  hint: {};
  solve: {};
  focus: {};
  picture: { format?: "svg" | "png"; width?: number };
}

/** A message to a frame, for postMessage. */
export type Request<T extends keyof Requests = keyof Requests> = {
  [type in T]: { gizmo: 1; type: type; id?: string; message_id?: string | number } & Requests[type];
}[T];

export interface Hint extends Answer {
  move: string | null;
  wins: boolean;
  text: string;
}

export interface Solution extends Answer, Worth {
  winning: string[];
}

/** A refused request ends its promise with an error of this kind. */
export interface Refusal extends Error {
  code: string;
}

/** The detail of each event of the element. */
export interface Details {
  "gizmo-ready": Ready;
  "gizmo-move": Moved;
  "gizmo-change": Changed;
  "gizmo-value": Valued;
  "gizmo-over": Over;
  "gizmo-score": Scored;
  "gizmo-warning": Warned | Trouble;
  "gizmo-error": Failed | Trouble;
}

/** The element; attributes are parameters, such as game, at and level. */
export declare class LastMove extends HTMLElement {
  /** The version of this release. */
  static readonly version: string;
  /** The folder of the frames and of the program. */
  static base: string | undefined;
  /** The state as one word; what get-state answers. */
  get state(): string | undefined;
  set state(state: string | null | undefined);
  get options(): Options;
  set options(options: Options | null | undefined);
  newGame(more?: Requests["new-game"]): Promise<Answer>;
  undo(): Promise<Answer>;
  redo(): Promise<Answer>;
  play(move: string): Promise<Answer>;
  hint(): Promise<Hint>;
  solve(): Promise<Solution>;
  /** The picture as the text of an SVG, or as the address of a PNG. */
  toPicture(more?: Requests["picture"]): Promise<string>;
  focus(): Promise<unknown>;
  addEventListener<E extends keyof Details>(
    type: E,
    listener: (event: CustomEvent<Details[E]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export default LastMove;

declare global {
  interface HTMLElementTagNameMap {
    "last-move": LastMove;
  }
}
