import { sortHand } from "./hand";
import type { Card, View } from "./types";

/** A kind of card, and how often it lies there. */
export interface Counted {
  card: Card;
  count: number;
}

/** What of the discard pile is shown: by T12.3 its top card, or all of it, newest first or counted by kind. */
export function shownDiscard(view: View, order: "newest" | "counted"): Counted[] {
  const newest = [...view.discard].reverse();
  if (view.options.discard !== "open") return newest.slice(0, 1).map((card) => ({ card, count: 1 }));
  if (order === "newest") return newest.map((card) => ({ card, count: 1 }));
  return sortHand([...new Set(newest)], null).map(({ card }) => ({ card, count: newest.filter((other) => other === card).length }));
}
