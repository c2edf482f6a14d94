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

/** A decision by its game and its place there. */
const decisionOf = ({ table, entry }: Branch) => `${table} ${entry}`;

/** Notes how the game ended in which a decision was tried with another deal; each game counts once. */
export function noteTry(branch: Branch, table: string, won: boolean): void {
  const before = recall<Attempt[]>(KEY, []);
  if (!before.some((one) => one.table === table)) keep(KEY, [...before, { from: decisionOf(branch), table, won }].slice(-MOST));
}

/** How often a decision was tried with other deals, and how often that was won. */
export function triesOf(branch: Branch): { count: number; won: number } {
  const from = decisionOf(branch);
  const same = recall<Attempt[]>(KEY, []).filter((one) => one.from === from);
  return { count: same.length, won: same.filter((one) => one.won).length };
}
