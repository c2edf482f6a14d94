import { onDestroy } from "svelte";
import { leaveTable } from "./api";

/** For a component that waits for something: whether the reader has left it meanwhile. */
export function leaving(): () => boolean {
  let left = false;
  onDestroy(() => (left = true));
  return () => left;
}

/** Nobody plays a game that was made for a reader who has gone elsewhere. */
export function giveUp(table: string): void {
  leaveTable(table).catch(() => {});
}
