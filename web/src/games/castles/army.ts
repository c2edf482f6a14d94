import { armsOf, isWild, soldierOf, type Arms, type Soldier } from "./cards";
import type { Card } from "./types";

// What an army or a garrison has in common, to be named. Which cards may join an army, the server says.

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
