// What TypeScript must accept and must refuse under its strictest settings; it is never run.
import {
  Check,
  Judge,
  Plane,
  Table,
  certificate,
  games,
  grundy,
  judge,
  moves,
  plane,
  play,
  start,
  verify,
} from "last-move";
import type { Game, Period, Plan, Setting, Settings, Value, Verdict, Verified } from "last-move";

// True only if both types are the same.
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Same<A, B>): void {}

const settings: Settings = { misere: true, take: "1.3.4", most: 4, ring: undefined };
const all: Game[] = games();
const text: string = start("nim", settings) + play("nim", "1.2", "2-1", { misere: true });
const some: string[] = moves("nim", text, undefined, 10);

const verdict: Verdict = judge("nim", "1.2.3", settings, 100);
same<Verdict["outcome"], "N" | "P" | "D" | "L" | "R" | null>(true);
same<Verdict["known"], "theory" | "nim-sum" | "search" | "gave up">(true);
same<Verdict["grundy"], Value | null>(true);
same<Value, number | bigint>(true);
same<ReturnType<typeof grundy>, Uint32Array>(true);
same<ReturnType<typeof plane>, Uint16Array>(true);
same<Table["period"], Period | null>(true);
same<Judge["verdict"], Verdict | undefined>(true);
same<Check["verified"], Verified | undefined>(true);
same<ReturnType<Plane["at"]>, number | undefined>(true);
same<ReturnType<Table["step"]>, boolean>(true);

// A setting is known by its kind.
function usual(setting: Setting): boolean | number | string {
  switch (setting.kind) {
    case "switch":
      return same<typeof setting.default, boolean>(true) ?? setting.default;
    case "number":
      return Math.max(setting.least, setting.default);
    case "choice":
      return setting.words[0] ?? setting.default;
    case "text":
      return setting.hint + setting.default;
  }
}

using table = new Table("0.77", 100);
const plan: Plan = table.plan;
const proof: Verified = verify(certificate(table.rule, 1000));

// @ts-expect-error a game is named by a string
judge(7, "1.2");
// @ts-expect-error there is no position
judge("nim");
// @ts-expect-error heaps are numbers
grundy("0.77", "100");
// @ts-expect-error what is known is not written
table.length = 3;
// @ts-expect-error a verdict may be without value
verdict.grundy + 1;
// @ts-expect-error the start of the engine is nobody’s affair
import { initSync } from "last-move";

export { all, initSync, plan, proof, some, usual };
