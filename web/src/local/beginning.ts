import { leaveTable, playNow, Refused } from "../api";
import { me } from "../me.svelte";
import type { PlayNow, TableLink } from "../protocol";
import { socket } from "../socket";
import { canPlay } from "./here";
import { isLoaded, playHere } from "./local";

export { gamesHere, loadedLevels } from "./local";

/** On a good connection the server has answered after this many milliseconds. */
const SERVER_TIMEOUT = 2000;

async function onServer(wish: PlayNow): Promise<TableLink> {
  await me.ensure();
  return playNow(wish);
}

/** Is everything loaded that the game needs here? Not if the storage cannot be read. */
const isReady = (wish: PlayNow): Promise<boolean> => isLoaded(wish).catch(() => false);

/** A new game in this browser. */
export const beginHere = (wish: PlayNow): Promise<TableLink> => playHere(wish, me.name);

/** A new game on the server; in this browser if there is no server, or if it does not answer in time. */
export async function begin(wish: PlayNow): Promise<TableLink> {
  if (!canPlay) return onServer(wish);
  if (socket().line === "lost" && (await isReady(wish))) return beginHere(wish);
  const far = onServer(wish);
  const late = new Promise<"late">((resolve) => setTimeout(resolve, SERVER_TIMEOUT, "late"));
  const first = await Promise.race([far, late]).catch((fault: unknown) => {
    if (fault instanceof Refused) throw fault;
    return null;
  });
  if (first === null) return beginHere(wish);
  if (first !== "late") return first;
  // On a weak connection nothing more is fetched: we wait for the server.
  if (!(await isReady(wish))) return far;
  const here = await beginHere(wish).catch(() => null);
  if (here === null) return far;
  // Nobody plays the server's game any more, if there is one.
  far.then(({ table }) => leaveTable(table)).catch(() => {});
  return here;
}
