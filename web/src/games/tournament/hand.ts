import { colourOf, COLOURS, isAction, valueOf } from "./cards";
import type { Card, Colour } from "./types";

/** A card of a hand: `copy` distinguishes equal cards. */
export interface Held {
  card: Card;
  copy: number;
  group: "colour" | "supporter" | "other" | "action";
}

export function same(one: Held | null, other: Held): boolean {
  return one !== null && one.card === other.card && one.copy === other.copy;
}

const GROUPS: readonly Held["group"][] = ["colour", "supporter", "other", "action"];

function groupOf(card: Card, colour: Colour | null): Held["group"] {
  if (isAction(card)) return "action";
  const own = colourOf(card);
  if (own === null) return "supporter";
  return colour === null || own === colour ? "colour" : "other";
}

/** A hand in the order in which it is shown: what fits, supporters, other colours, action cards; high before low. */
export function sortHand(hand: readonly Card[], colour: Colour | null): Held[] {
  const copies = new Map<Card, number>();
  const held = hand.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, copy, group: groupOf(card, colour) };
  });
  const rank = ({ card, group }: Held): number[] => {
    const own = colourOf(card);
    return [GROUPS.indexOf(group), own ? COLOURS.indexOf(own) : 9, -valueOf(card)];
  };
  return held.sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
    return one.card === other.card ? one.copy - other.copy : one.card < other.card ? -1 : 1;
  });
}
