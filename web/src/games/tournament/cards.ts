import type { Card, Colour } from "./types";

/** The colours in the order in which tokens are always shown. */
export const COLOURS: readonly Colour[] = ["purple", "red", "blue", "yellow", "green"];

/** Whom an action card affects. */
export type Scope = "one" | "all" | "self" | "colour" | "cancel";

export const SCOPES: Record<string, Scope> = {
  unhorse: "colour", "change-weapon": "colour", "drop-weapon": "colour",
  "break-lance": "one", riposte: "one", dodge: "one", "knock-down": "one", outwit: "one", stunned: "one",
  retreat: "self", shield: "self",
  outmaneuver: "all", charge: "all", countercharge: "all", disgrace: "all", adapt: "all",
  ivanhoe: "cancel",
};

export const ACTION_CARDS = Object.keys(SCOPES) as Card[];
export const VALUE_CARDS: readonly Card[] = [
  "P3", "P4", "P5", "P7", "R3", "R4", "R5", "B2", "B3", "B4", "B5", "Y2", "Y3", "Y4", "G1", "S2", "S3", "M6",
];

const LETTERS: Record<string, Colour> = { P: "purple", R: "red", B: "blue", Y: "yellow", G: "green" };

/** The first word of a move, which for action cards is the card. */
export function isAction(card: string): boolean {
  return card in SCOPES;
}

/** The printed value; 0 for action cards. */
export function valueOf(card: Card): number {
  return isAction(card) ? 0 : Number(card[1]);
}

/** The colour of a colour card. */
export function colourOf(card: Card): Colour | null {
  return isAction(card) ? null : (LETTERS[card[0]!] ?? null);
}

/** What a card adds to a total in a tournament of this colour. */
export function worth(card: Card, colour: Colour | null): number {
  return colour === "green" ? Math.min(1, valueOf(card)) : valueOf(card);
}

/** The tincture that a card is painted in. */
export function tinctureOf(card: Card): string {
  return isAction(card) ? "sable" : (colourOf(card) ?? "argent");
}

/** The drawing on a card. */
export function glyphOf(card: Card): string {
  if (isAction(card)) return `a-${card}`;
  const colour = colourOf(card);
  if (colour) return `w-${colour}`;
  return card === "M6" ? "s-maiden" : "s-squire";
}

/** The name under which the card reference explains a card. */
export function effectOf(card: Card): string {
  if (isAction(card)) return card;
  if (card === "M6") return "maiden";
  return card[0] === "S" ? "squire" : "colour-card";
}
