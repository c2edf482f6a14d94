import type { Game } from "./games";

/** A house rule: its name in the notation and its values, the usual one first. */
export interface Option {
  key: string;
  values: string[];
  /** What the notation writes in place of a word. */
  kind?: "flag" | "number";
}

const flag = (key: string): Option => ({ key, values: ["false", "true"], kind: "flag" });

export const OPTIONS: Record<Game, Option[]> = {
  tournament: [
    { key: "ties", values: ["strict", "ties-stay"] },
    { key: "repeat", values: ["purple-only", "camelot"] },
    { key: "discard", values: ["top-only", "open"] },
  ],
  castles: [
    { key: "squares", values: ["3", "2", "4", "5"], kind: "number" },
    flag("published-hands"), flag("draw-to-hand"), flag("forced-barter"), flag("arms-only"), flag("beaten-lost"),
  ],
};

export function usual(game: Game): Record<string, string> {
  return Object.fromEntries(OPTIONS[game].map(({ key, values }) => [key, values[0]!]));
}

/** The options as the notation writes them: only what differs from the usual. */
export function written(game: Game, chosen: Record<string, string>): Record<string, unknown> {
  const unusual = OPTIONS[game].filter(({ key, values }) => chosen[key] !== undefined && chosen[key] !== values[0]);
  return Object.fromEntries(
    unusual.map(({ key, kind }) => [key, kind === "flag" ? chosen[key] === "true" : kind === "number" ? Number(chosen[key]) : chosen[key]]),
  );
}
