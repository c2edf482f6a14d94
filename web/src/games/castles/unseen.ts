import { isWild } from "./cards";
import type { Card, View } from "./types";

/** How many copies of a card the viewer does not see: they are in the deck or in other hands (C1.1, C9). */
export function unseenCopies(view: View, card: Card): number {
  const hands = view.seats.map((seat) => seat.hand ?? seat.known);
  const garrisons = view.castles.map(({ garrison }) => garrison);
  const seen = [...hands, ...garrisons, view.turned, view.lost, view.open ?? []].flat();
  return (isWild(card) ? 1 : 4) - seen.filter((other) => other === card).length;
}
