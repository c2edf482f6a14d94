import type { Entry } from "../../table.svelte";
import type { CastleView, EventView } from "./types";

/**
 * Names for the banners of a castle that stay with them from square to square: of one lord's banners the highest is the oldest,
 * and those that have fallen are counted on.
 */
export function bannerKeys({ castle, track }: CastleView, log: readonly Entry[]): (string | null)[] {
  const numbers = new Map<string, number>();
  for (const { event } of log) {
    const happened = event as EventView;
    if (happened.event === "fell" && happened.castle === castle) numbers.set(happened.lord, (numbers.get(happened.lord) ?? 0) + 1);
  }
  const keys: (string | null)[] = track.map(() => null);
  for (let at = track.length - 1; at >= 0; at--) {
    const lord = track[at];
    if (!lord) continue;
    const number = numbers.get(lord) ?? 0;
    numbers.set(lord, number + 1);
    keys[at] = `b:${castle}:${lord}:${number}`;
  }
  return keys;
}
