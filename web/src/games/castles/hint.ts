import type { Answer, Seat } from "../../protocol";
import type { Facts } from "../../words/words.svelte";
import { armyFor } from "./army";
import { matesIn } from "./cards";
import { castleOf, stateOf } from "./seats";
import { castleName, many } from "./told";
import type { Card, Castle, View } from "./types";

/** What to ask to know why a move is good: for an attack, whether the army may strike. */
export function questionOf(view: View, you: Seat, move: string): string[] {
  const [verb, castle] = move.split(" ") as [string, Castle];
  return verb === "attack" ? [move, ...armyFor(view, you, castle).map((card) => `muster ${card}`)] : [move];
}

/** Why Champion's move is good, from facts that the player can see: a message, and what it is given. */
export function reasonOf(view: View, you: Seat, move: string, after: Answer): { id: string; facts?: Facts } {
  const [verb, what] = move.split(" ") as [string, string];
  const hand = (stateOf(view, you).hand ?? []) as Card[];
  if (verb === "attack") {
    const facts = { castle: castleName(what as Castle), points: castleOf(view, what as Castle).points };
    const army = after.legal.includes("strike") ? armyFor(view, you, what as Castle) : [];
    return army.length > 0 ? { id: "hint-army", facts: { ...facts, cards: many(army) } } : { id: "hint-castle", facts };
  }
  const offered = view.phase.phase === "accept" ? view.phase.offers.find(({ seat }) => seat === what)?.card : undefined;
  const gained = verb === "keep" ? what : verb === "accept" ? offered : undefined;
  const count = gained === undefined ? 0 : matesIn(gained as Card, hand);
  if (count > 0) return { id: "hint-mates", facts: { count } };
  const then = after.view as View | null;
  if (then && "castle" in view.phase && castleOf(then, view.phase.castle).control === you) {
    return { id: "hint-control", facts: { castle: castleName(view.phase.castle) } };
  }
  return { id: "hint-best" };
}
