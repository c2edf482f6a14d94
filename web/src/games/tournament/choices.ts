import type { Seat } from "../../protocol";
import type { Card, Colour, View } from "./types";
import { indexOf } from "./need";

/** Something on the table that a move points at. */
export type Spot =
  | { kind: "seat"; seat: Seat }
  | { kind: "card"; seat: Seat; at: string }
  | { kind: "colour"; colour: Colour };

/** A legal move and what must be pointed at to make it. */
export interface Choice {
  move: string;
  /** The hand card that makes it; nothing for moves without one. */
  card: Card | null;
  spots: Spot[];
}

export function sameSpot(one: Spot, other: Spot): boolean {
  if (one.kind === "seat") return other.kind === "seat" && one.seat === other.seat;
  if (one.kind === "colour") return other.kind === "colour" && one.colour === other.colour;
  return other.kind === "card" && one.seat === other.seat && one.at === other.at;
}

/** Reads a move of the notation; `by` is who would make it. */
export function choiceOf(move: string, by: Seat): Choice {
  const [verb, ...rest] = move.split(" ") as [string, ...string[]];
  const seat = (word: string | undefined): Spot => ({ kind: "seat", seat: word as Seat });
  const colour = (word: string | undefined): Spot => ({ kind: "colour", colour: word as Colour });
  const card = (owner: string, at: string | undefined): Spot => ({ kind: "card", seat: owner as Seat, at: at! });
  switch (verb) {
    case "open":
      return { move, card: rest[1] as Card, spots: [colour(rest[0])] };
    case "play":
      return { move, card: rest[0] as Card, spots: [] };
    case "unhorse":
    case "change-weapon":
      return { move, card: verb, spots: [colour(rest[0])] };
    case "break-lance":
    case "riposte":
    case "knock-down":
    case "stunned":
      return { move, card: verb, spots: [seat(rest[0])] };
    case "dodge":
      return { move, card: verb, spots: [card(rest[0]!, rest[1])] };
    case "retreat":
      return { move, card: verb, spots: [card(by, rest[0])] };
    case "outwit":
      return { move, card: verb, spots: [card(by, rest[0]), card(rest[1]!, rest[2])] };
    case "keep":
      return { move, card: null, spots: [card(by, rest[0])] };
    case "return":
    case "take":
      return { move, card: null, spots: [colour(rest[0])] };
    case "pass":
    case "end":
    case "withdraw":
      return { move, card: null, spots: [] };
    default:
      return { move, card: verb as Card, spots: [] };
  }
}

/** The choices of a list that a hand card makes. */
export function choicesWith(legal: readonly string[], card: Card, by: Seat): Choice[] {
  return legal.map((move) => choiceOf(move, by)).filter((choice) => choice.card === card);
}

/**
 * The place by which the list of legal moves names a card: equal neighbours are one, named by one of them. Nothing if no
 * choice points at it.
 */
export function listedSpot(choices: readonly Choice[], view: View, spot: Spot): Spot | null {
  const listed = (other: Spot) => choices.some(({ spots }) => spots.some((known) => sameSpot(known, other)));
  if (listed(spot)) return spot;
  if (spot.kind !== "card") return null;
  const display = view.seats[indexOf(spot.seat)]!.display;
  const at = Number(spot.at);
  if (!Number.isInteger(at)) return null;
  for (const step of [-1, 1]) {
    for (let place = at + step; display[place - 1] === display[at - 1] && place >= 1; place += step) {
      const other: Spot = { kind: "card", seat: spot.seat, at: String(place) };
      if (listed(other)) return other;
    }
  }
  return null;
}

/** The choices that are left after pointing at these spots. */
export function narrowed(choices: readonly Choice[], chosen: readonly Spot[]): Choice[] {
  return choices.filter(({ spots }) => chosen.every((spot) => spots.some((known) => sameSpot(known, spot))));
}

/** The move that is meant, once everything is pointed at. */
export function meant(choices: readonly Choice[], chosen: readonly Spot[]): Choice | null {
  const left = narrowed(choices, chosen);
  return left.length === 1 ? left[0]! : (left.find(({ spots }) => spots.length === chosen.length) ?? null);
}

/**
 * Points at one more spot. A spot of the same kind and owner is replaced, and what no longer goes with the new one is
 * let go.
 */
export function point(choices: readonly Choice[], chosen: readonly Spot[], spot: Spot): Spot[] {
  const owner = (one: Spot) => (one.kind === "colour" ? "colour" : one.kind === "card" ? `card ${one.seat}` : "seat");
  const others = chosen.filter((one) => owner(one) !== owner(spot));
  let kept = [...others, spot];
  if (narrowed(choices, kept).length === 0) kept = [spot];
  return kept;
}

/** A move to ask about where no legal one exists: why not? */
export function guess(card: Card, view: View, you: Seat, at: Seat | null = null): string | null {
  const others = view.in.filter((seat) => seat !== you);
  const target = at ?? others[0] ?? null;
  const other = view.colour === "red" ? "blue" : "red";
  switch (card) {
    case "unhorse":
    case "change-weapon":
      return `${card} ${other}`;
    case "break-lance":
    case "riposte":
    case "knock-down":
    case "stunned":
      return target && `${card} ${target}`;
    case "dodge":
      return target && `dodge ${target} 1`;
    case "retreat":
      return "retreat 1";
    case "outwit":
      return target && `outwit 1 ${target} 1`;
    default:
      break;
  }
  if (card.length > 2) return card;
  if (view.phase !== "open") return `play ${card}`;
  const letters: Record<string, Colour> = { P: "purple", R: "red", B: "blue", Y: "yellow", G: "green" };
  return `open ${letters[card[0]!] ?? "red"} ${card}`;
}
