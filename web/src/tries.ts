import { keep, recall } from "./kept";
import type { Branch } from "./protocol";

const KEY = "ivanhoe-tries";
/** How many tries are remembered. */
const MOST = 200;

/** A decision that was tried with another deal: of which game, in which game, and whether that was won. */
interface Attempt {
  from: string;
  table: string;
  won: boolean;
}

/** How often a decision was tried with other deals, this game among them, and how often that was won. */
export function triesOf({ table: of, entry }: Branch, table: string, won: boolean): { count: number; won: number } {
  const from = `${of} ${entry}`;
  const before = recall<Attempt[]>(KEY, []);
  const all = before.some((one) => one.table === table) ? before : [...before, { from, table, won }].slice(-MOST);
  if (all !== before) keep(KEY, all);
  const same = all.filter((one) => one.from === from);
  return { count: same.length, won: same.filter((one) => one.won).length };
}
