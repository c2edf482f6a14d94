import { cardName } from "./told";
import type { Card } from "./types";

const DO = ".acts .pri";

/** Where a lesson points until a move is made: what is to be chosen for it, and then the button. */
export function pointers(move: string): string[] {
  const [verb, what] = move.split(" ") as [string, string?];
  if (verb === "keep") return [`.pickcard[aria-checked="false"][data-move$=":${what}"]`, DO];
  if (verb === "accept") return [`.offer[aria-pressed="false"][data-seat="${what}"]`, DO];
  if (verb === "attack") return [`.castle[data-castle="${what}"]:not(.chosen) .cover`, '.hand [aria-selected="false"]', DO];
  return verb === "muster" ? [`.hand [data-held="${what}"][aria-selected="false"]`, DO] : [DO];
}

export const cardOf = (move: string): string => (/^(keep|muster) /.test(move) ? cardName(move.split(" ")[1] as Card) : "");
