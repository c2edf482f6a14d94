import type { Seat } from "../../protocol";
import { SEATS } from "./need";
import { sharedRow } from "./row";
import type { Card, View } from "./types";

/** A card in a display that can be followed from one picture of the game to the next. */
export interface Laid {
  id: number;
  card: Card;
}

/** Where a card of the new picture was before. */
export type Origin = { from: "display"; id: number } | { from: "hand"; seat: Seat };

export interface Identified {
  displays: Laid[][];
  /** Cards that have just come into a display, by their id. */
  arrived: Map<number, Origin>;
  /** Cards that have left all displays. */
  gone: Laid[];
}

let next = 1;

/** Follows the cards of all displays: the server names kinds, the eye wants to see cards move. */
export function identify(before: Laid[][], view: View): Identified {
  const displays: Laid[][] = [];
  const missing: Laid[] = [];
  const fresh: { seat: Seat; laid: Laid }[] = [];
  view.seats.forEach((seat, at) => {
    const old = before[at] ?? [];
    const pairs = sharedRow(old.map(({ card }) => card), seat.display);
    const kept = new Map(pairs.map(([i, j]) => [j, old[i]!]));
    const used = new Set(pairs.map(([i]) => i));
    old.forEach((laid, i) => {
      if (!used.has(i)) missing.push(laid);
    });
    displays.push(
      seat.display.map((card, j) => {
        const laid = kept.get(j) ?? { id: next++, card };
        if (!kept.has(j)) fresh.push({ seat: SEATS[at]!, laid });
        return laid;
      }),
    );
  });
  const arrived = new Map<number, Origin>();
  for (const { seat, laid } of fresh) {
    const at = missing.findIndex((old) => old.card === laid.card);
    if (at >= 0) arrived.set(laid.id, { from: "display", id: missing.splice(at, 1)[0]!.id });
    else arrived.set(laid.id, { from: "hand", seat });
  }
  return { displays, arrived, gone: missing };
}
