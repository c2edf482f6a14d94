import { isAction } from "./cards";
import { cardName } from "./told";
import type { Card } from "./types";

/** The card of a move, or its verb. */
function kindOf(move: string): string {
  const [verb, first, second] = move.split(" ") as [string, string?, string?];
  return verb === "play" ? first! : verb === "open" ? second! : verb;
}

const ACTS = ":is(.acts, .inacts)";

/** Where a lesson points until a move is made: a card, and its button once it is lifted. */
export function pointers(move: string): string[] {
  const kind = kindOf(move);
  if (kind === "withdraw") return [`${ACTS} .btn.danger`, `${ACTS} .btn.stack`];
  if (kind === "ivanhoe") return [".sheet.window .pri"];
  const card = `.hand [data-held="${kind}"]`;
  return isAction(kind) ? [".sheet.aim .pri", card] : [`.tournament:has(${card}[aria-selected="true"]) ${ACTS} .pri`, card];
}

export const cardOf = (move: string): string => (/^(play|open) /.test(move) ? cardName(kindOf(move) as Card) : "");
