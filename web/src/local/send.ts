import { recordOf, sendRecord } from "../api";
import { keep, recall } from "../kept";
import { me } from "../me.svelte";

const KEY = "ivanhoe-sent";
/** How many games are remembered. */
const MOST = 100;

type Sent = readonly (readonly [here: string, table: string])[];

/** Where a game of this browser is on the server, if it was sent there. */
export const sentAs = (code: string): string | null => recall<Sent>(KEY, []).find(([here]) => here === code)?.[1] ?? null;
/** The game that was sent last. */
let latest: string | null = null;
/** Was this game sent just now? This is said only once. */
export function takeNews(table: string): boolean {
  const news = latest === table;
  if (news) latest = null;
  return news;
}

/** A game of this browser gets a place on the server, and with it a link for others. */
export async function sendIn(code: string): Promise<string> {
  await me.ensure();
  const { table } = await sendRecord(await recordOf(code));
  keep(KEY, [...recall<Sent>(KEY, []).filter(([here]) => here !== code), [code, table]].slice(-MOST));
  latest = table;
  return table;
}
