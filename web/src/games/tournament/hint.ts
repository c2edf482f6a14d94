import type { Answer, Seat } from "../../protocol";
import { t, type Facts } from "../../words/words.svelte";
import { choiceOf } from "./choices";
import { highestOther, indexOf, needOf } from "./need";
import { reachOf } from "./reach";
import type { Card, Colour, View } from "./types";

/** Why Champion's move is good, from facts that the player can see: a message, and what it is given. */
export function reasonOf(view: View, you: Seat, legal: readonly string[], move: string, after: Answer): { id: string; facts?: Facts } {
  const me = view.seats[indexOf(you)]!;
  const then = after.view as View | null;
  const mine = then?.seats[indexOf(you)]!.total ?? me.total;
  const highest = then ? highestOther(then, you) : highestOther(view, you);
  const [verb, colour] = move.split(" ") as [string, Colour];
  if (verb === "withdraw") {
    const [need, reach] = [needOf(view, you), reachOf(view, you, legal)];
    return reach < need ? { id: "hint-short", facts: { reach, need } } : { id: "hint-keeps", facts: { count: me.hand?.length ?? 0 } };
  }
  if (verb === "end") return { id: me.total > highestOther(view, you) ? "hint-ends" : "hint-ends-enough", facts: { total: me.total } };
  if (verb === "open") {
    const count = (me.hand ?? []).filter((card) => fits(card, colour)).length;
    return { id: me.tokens.includes(colour) ? "hint-colour" : "hint-token", facts: { count, colour: t(`tournament-colour-${colour}`) } };
  }
  // Asked was what comes of letting it happen.
  if (verb === "ivanhoe") return { id: "hint-saves", facts: { total: mine } };
  if (verb === "pass") return { id: "hint-harmless" };
  if (choiceOf(move, you).card === null || !then) return { id: "hint-best" };
  if (mine > highest) return { id: "hint-leads", facts: { total: mine, highest } };
  if (verb !== "play") return { id: "hint-then", facts: { total: mine, highest } };
  const need = needOf(then, you);
  return mine >= need ? { id: "hint-enough", facts: { total: mine } } : { id: "hint-way", facts: { total: mine, need } };
}

/** Ivanhoe is judged by what it prevents. */
export const questionOf = (move: string): string => (move === "ivanhoe" ? "pass" : move);

const fits = (card: Card, colour: Colour) => /^[SM]\d$/.test(card) || (/^[PRBYG]\d$/.test(card) && card[0] === colour[0]!.toUpperCase());
