import type { Seat } from "../../protocol";
import { isAction, worth } from "./cards";
import { highestOther, indexOf, needOf } from "./need";
import type { Card, View } from "./types";

/**
 * The highest total that a player can lay in this turn with value cards alone: those of the hand that the server lists as legal.
 * After one of them all others stay legal but a second Maiden (T5.2), and a stunned player adds one card a turn (T10.5).
 */
export function reachOf(view: View, you: Seat, legal: readonly string[]): number {
  const me = view.seats[indexOf(you)]!;
  const playable = new Set(legal.filter((move) => move.startsWith("play ")).map((move) => move.slice(5)));
  const cards = (me.hand ?? []).filter((card) => playable.has(card));
  const first = cards.indexOf("M6");
  const worths = cards.filter((card, at) => card !== "M6" || at === first).map((card) => worth(card, view.colour));
  const more = me.stunned ? Math.max(0, ...worths) : worths.reduce((sum, each) => sum + each, 0);
  return me.total + more;
}

/** What a player's cards are good for, as the strip says it. */
export interface Verdict {
  need: number;
  total: number;
  /** What the hand can reach. */
  reach: number;
  /** How far ahead of all others. */
  lead: number;
  enough: boolean;
  /** The message that says what follows. */
  says: "reach-enough" | "reach-short" | "reach-short-action" | "reach-end" | "reach-end-or-more" | "lead-play-one";
  /** What is best done, if no card is lifted. */
  act: "end" | "withdraw" | null;
}

/** Action cards that neither raise a player's total nor lower what they need. */
const NO_HELP: readonly Card[] = ["retreat", "shield", "stunned"];

/** Can the hand reach what is needed, and what follows from that? Asked in one's own turn. */
export function verdictOf(view: View, you: Seat, legal: readonly string[]): Verdict {
  const { total } = view.seats[indexOf(you)]!;
  const need = needOf(view, you);
  const reach = reachOf(view, you, legal);
  const facts = { need, total, reach, lead: total - highestOther(view, you), enough: reach >= need };
  if (legal.includes("end")) return { ...facts, says: reach > total ? "reach-end-or-more" : "reach-end", act: "end" };
  if (facts.enough) return { ...facts, says: total >= need ? "lead-play-one" : "reach-enough", act: null };
  const cards = legal.map((move) => move.split(" ")[0] as Card);
  const action = cards.some((card) => isAction(card) && !NO_HELP.includes(card));
  return action ? { ...facts, says: "reach-short-action", act: null } : { ...facts, says: "reach-short", act: "withdraw" };
}
