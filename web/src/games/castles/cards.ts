import type { Card } from "./types";

export type Arms = "lion" | "stag" | "boar" | "eagle";
export type Soldier = "footman" | "archer" | "crossbowman" | "rider";

const ARMS: Record<string, Arms> = { l: "lion", s: "stag", b: "boar", e: "eagle" };
const SOLDIERS: Record<string, Soldier> = { f: "footman", a: "archer", c: "crossbowman", r: "rider" };
const ORDER = "lsbe";

/** Fits any army (C5.2). */
export function isWild(card: Card): card is "ivanhoe" | "locksley" {
  return card === "ivanhoe" || card === "locksley";
}

export function armsOf(card: Card): Arms | null {
  return isWild(card) ? null : ARMS[card[1]!]!;
}

export function soldierOf(card: Card): Soldier | null {
  return isWild(card) ? null : SOLDIERS[card[0]!]!;
}

/** The drawing of a type; the two heroes have their own. */
export function soldierGlyph(card: Card): string {
  const soldier = soldierOf(card);
  return soldier === null ? `t-${card}` : soldier === "crossbowman" ? "t-crossbow" : `t-${soldier}`;
}

/** All kinds, arms by arms, the heroes last. */
export const KINDS: readonly Card[] = [
  ...[...ORDER].flatMap((arms) => [..."facr"].map((type) => `${type}${arms}` as Card)),
  "ivanhoe", "locksley",
];

export function rank(card: Card): number {
  return KINDS.indexOf(card);
}

/** How many cards of a hand could march with a card: those of its arms, or those of its type if they are more. */
export function matesIn(card: Card, hand: readonly Card[]): number {
  const alike = (of: (card: Card) => string | null) => hand.filter((other) => isWild(card) || isWild(other) || of(other) === of(card)).length;
  return Math.max(alike(armsOf), alike(soldierOf));
}

/** A card of a hand: `copy` distinguishes equal cards. */
export interface Held {
  card: Card;
  copy: number;
  id: string;
}

/** A hand in the order in which it is shown: arms by arms. */
export function sortHand(hand: readonly Card[]): Held[] {
  const copies = new Map<Card, number>();
  return [...hand]
    .sort((one, other) => rank(one) - rank(other))
    .map((card) => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      return { card, copy, id: `${card}-${copy}` };
    });
}

/** From this many cards on, equal ones are stacked. */
const FOLD = 8;

/** A garrison as it is drawn: each card, or each kind and how often. */
export function folded(held: readonly Held[]): (Held & { count: number })[] {
  if (held.length < FOLD) return held.map((one) => ({ ...one, count: 1 }));
  return held.filter(({ copy }) => copy === 0).map((one) => ({ ...one, count: held.filter(({ card }) => card === one.card).length }));
}
