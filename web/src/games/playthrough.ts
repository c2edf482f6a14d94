import { readdirSync, readFileSync } from "node:fs";

/** One move of a whole game that the rules themselves have written down, and what followed. */
export interface Step<V, E> {
  by: string;
  move: string;
  /** All moves that were legal instead. */
  legal: string[];
  /** What everybody sees: before the move it is the newest view of an earlier step, and the events since. */
  events: E[];
  /** The public view after it, where it is written down: at the beginning of turns. */
  view: V | null;
  /** The hands at that moment, by seat. */
  hands: Map<string, string[]>;
}

/** The golden games of a game's crate, for tests: where the client shows what will be, the rules must agree. */
export function playthroughs<V, E>(game: string): { name: string; steps: Step<V, E>[] }[] {
  const folder = new URL(`../../../crates/${game}/tests/it/games/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ name, steps: read<V, E>(readFileSync(new URL(name, folder), "utf8")) }));
}

function read<V, E>(text: string): Step<V, E>[] {
  // What happens before the first move is a step of nobody's.
  const steps: Step<V, E>[] = [];
  const begin = (by: string, move: string, legal: string[]) => steps.push({ by, move, legal, events: [], view: null, hands: new Map() });
  begin("", "", []);
  for (const line of text.split("\n")) {
    const step = steps.at(-1)!;
    const [, by, move, legal] = /^([A-F]) (.+?) {3}of (.+)$/.exec(line) ?? [];
    const [, viewer, seen] = /^ {2}(public|[A-F]) sees (.+)$/.exec(line) ?? [];
    const [, told] = /^ {4}public (\{.+)$/.exec(line) ?? [];
    if (by) begin(by, move!, legal!.split(" | "));
    else if (told) step.events.push(JSON.parse(told) as E);
    else if (viewer === "public") step.view = JSON.parse(seen!) as V;
    else if (viewer) for (const { hand } of (JSON.parse(seen!) as { seats: { hand?: string[] }[] }).seats) if (hand) step.hands.set(viewer, hand);
  }
  return steps;
}
