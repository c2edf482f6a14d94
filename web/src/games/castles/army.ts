import type { Seat } from "../../protocol";
import { armsOf, isWild, rank, soldierOf, type Arms, type Soldier } from "./cards";
import { castleOf, neededFor, stateOf } from "./seats";
import type { Card, Castle, View } from "./types";

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

/** An army of this many cards from a hand, as few heroes among them as possible; nothing if the hand has none. */
export function armyOf(hand: readonly Card[], needed: number, armsOnly = false): Card[] | null {
  const points = new Map(hand.flatMap((card) => pointsOf(card, armsOnly)).map((point) => [JSON.stringify(point), point]));
  const groups = [...points.values()].map((point) => hand.filter((card) => fits(card, point)));
  const armies = [...groups, hand.filter(isWild)].filter(({ length }) => length >= needed);
  const sorted = armies.map((cards) => [...cards].sort((one, other) => rank(one) - rank(other)).slice(0, needed));
  const heroes = (army: readonly Card[]) => army.filter(isWild).length;
  return sorted.sort((one, other) => heroes(one) - heroes(other))[0] ?? null;
}

/** An army of a player's hand that is large enough for a castle; empty if there is none. */
export function armyFor(view: View, you: Seat, castle: Castle): Card[] {
  return armyOf((stateOf(view, you).hand ?? []) as Card[], neededFor(castleOf(view, castle)), view.options["arms-only"]) ?? [];
}
