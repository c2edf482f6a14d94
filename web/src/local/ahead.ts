import { isInstalled } from "../installer.svelte";
import { canPlay, hasGames } from "./here";
import { networks } from "./local";
import { Store } from "./store";

/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isGoodLine(): boolean {
  const { saveData = false, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === "4g";
}

/** Fetches what the bots of all levels need, for a time without a network: for users who have installed the page, or played without a server. */
export async function loadAhead(): Promise<void> {
  if (!canPlay || !isGoodLine() || !(isInstalled() || hasGames())) return;
  const store = new Store();
  for (const address of Object.values(networks)) {
    if (await store.hasNetwork(address)) continue;
    const answer = await fetch(address, { priority: "low" });
    if (answer.ok) await store.keepNetwork(address, new Uint8Array(await answer.arrayBuffer()));
  }
}
