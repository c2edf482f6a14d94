import type { Laid } from "./identify";
import { sharedRow } from "./row";
import type { Card } from "./types";

/** Cards of a display that are drawn as one: a run of equal neighbours. */
export interface Run {
  laid: Laid;
  card: Card;
  /** The place of its first card, from 1. */
  place: number;
  count: number;
}

/** The width of the tile that stands for the oldest cards. */
const TILE = 33;
/** This many equal neighbours are drawn as one card. */
const FOLD = 3;

/** A display as it is drawn. `open` unfolds it, for when a place must be chosen. */
export function runsOf(display: readonly Laid[], open: boolean): Run[] {
  const runs: Run[] = [];
  display.forEach((laid, at) => {
    const last = runs.at(-1);
    if (!open && last?.card === laid.card) last.count++;
    else runs.push({ laid, card: laid.card, place: at + 1, count: 1 });
  });
  return runs.flatMap((run) => {
    if (run.count === 1 || run.count >= FOLD) return [run];
    return Array.from({ length: run.count }, (_, more) => {
      const place = run.place + more;
      return { laid: display[place - 1]!, card: run.card, place, count: 1 };
    });
  });
}

/** This much of each card must be visible for a finger to hit it (WCAG 2.5.8). */
const FINGER = 24;

/** How far apart the cards of a fan lie, and how many of the oldest do not find room. While they are aimed at, all do, and scroll. */
export function layOut(count: number, width: number, card: number, aimed = false): { step: number; hidden: number } {
  const wide = card * 1.07;
  const least = card * 0.365;
  if (count <= 1 || width <= 0) return { step: wide, hidden: 0 };
  const step = Math.min(wide, (width - card) / (count - 1));
  if (aimed) return { step: Math.max(step, FINGER), hidden: 0 };
  if (step >= least) return { step, hidden: 0 };
  // One tile takes the place of the oldest.
  const fits = Math.max(1, Math.floor((width - card - TILE) / least) + 1);
  return { step: least, hidden: Math.max(0, count - fits) };
}

/** Which places of a display are not there any more. */
export function struckPlaces(before: readonly Card[], after: readonly Card[]): Set<number> {
  const stay = new Set(sharedRow(before, after).map(([place]) => place));
  return new Set(before.flatMap((_, place) => (stay.has(place) ? [] : [place + 1])));
}
