import type { Card } from "./types";

/** The longest row that two rows share, as pairs of places from 0. */
export function sharedRow(old: readonly Card[], now: readonly Card[]): [number, number][] {
  const best: number[][] = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const same = old[i] === now[j] ? best[i + 1]![j + 1]! + 1 : 0;
      best[i]![j] = Math.max(same, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (old[i] === now[j] && best[i]![j] === best[i + 1]![j + 1]! + 1) pairs.push([i++, j++]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}
