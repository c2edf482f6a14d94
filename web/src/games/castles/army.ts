import { armsOf, isWild, soldierOf, type Arms, type Soldier } from "./cards";
import type { Card } from "./types";

// An army is lifted card by card before its attack is named, when there is no move yet to ask the server about. What is shown
// here decides nothing: the moves are judged when they are made, and the golden games check that the rules list the same cards.

/** What all cards of an army have in common: arms, or a type. */
export type Point = { arms: Arms } | { soldier: Soldier };

function fits(card: Card, point: Point): boolean {
  if (isWild(card)) return true;
  return "arms" in point ? armsOf(card) === point.arms : soldierOf(card) === point.soldier;
}

function pointsOf(card: Card, armsOnly: boolean): Point[] {
  const [arms, soldier] = [armsOf(card), soldierOf(card)];
  const points: Point[] = arms ? [{ arms }] : [];
  return soldier && !armsOnly ? [...points, { soldier }] : points;
}

/** The points that some cards share; nothing in particular if they are all heroes. */
export function common(cards: readonly Card[], armsOnly = false): Point[] | "any" {
  const first = cards.find((card) => !isWild(card));
  if (first === undefined) return "any";
  return pointsOf(first, armsOnly).filter((point) => cards.every((card) => fits(card, point)));
}

/** The largest army of a hand that these cards can still grow to. */
export function largest(hand: readonly Card[], army: readonly Card[], armsOnly = false): number {
  const shared = common(army, armsOnly);
  const points = shared === "any" ? hand.flatMap((card) => pointsOf(card, armsOnly)) : shared;
  const sizes = points.map((point) => hand.filter((card) => fits(card, point)).length);
  const heroes = hand.filter(isWild).length;
  return Math.max(shared === "any" ? heroes : 0, ...sizes);
}

/** May a card join, so that an army of the needed size stays possible? (C5.1, C6.2) */
export function mayJoin(hand: readonly Card[], army: readonly Card[], card: Card, needed: number, armsOnly = false): boolean {
  return largest(hand, [...army, card], armsOnly) >= needed;
}
