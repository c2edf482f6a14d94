import type { Seat } from "../protocol";

/** What is said about a move; `close` where the difference is within two errors. */
export type Verdict = "good" | "close" | "inaccuracy" | "mistake" | "blunder";

export interface Candidate {
  move: string;
  odds: number;
  /** The chance to win after it, and one standard error. */
  worth: number;
  error: number;
}

export interface Decision {
  /** The entry of the record, from 1. */
  entry: number;
  /** The best first. */
  moves: Candidate[];
  /** The place of the move that was played. */
  chosen: number;
  loss: number;
  error: number;
  /** Nothing where the network is not good enough to judge. */
  verdict: Verdict | null;
  worlds: number;
}

export interface Account {
  seat: Seat;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** The chances after an entry, 0 for the deal. */
export interface Point {
  entry: number;
  known: number;
  open: number[];
}

/** What an entry did to every seat's chance. */
export interface Turn {
  entry: number;
  by: Seat | null;
  luck: number[];
  play: number[];
}

export interface Blow {
  entry: number;
  by: Seat | null;
  change: number;
}

export interface CardBelief {
  card: string;
  chance: number;
  uniform: number;
  held: boolean;
}

/** What a seat could hold after an entry. */
export interface Beliefs {
  entry: number;
  holder: Seat;
  cards: CardBelief[];
}

/** A review as far as it has come, as `crates/review` writes it. */
export interface Report {
  game: string;
  names: string[];
  seat: Seat;
  winners: Seat[];
  /** Are verdicts given at this table? */
  verdicts: boolean;
  progress: { done: number; all: number };
  /** The entries at which the seat decided something. */
  entries: number[];
  curve: Point[];
  accounts: Account[];
  turns: Turn[];
  /** In their order; those that have been judged. */
  decisions: Decision[];
  /** What the others could hold when the seat decided: all of it comes last, from the server alone. */
  beliefs: Beliefs[];
  story: {
    luck: Blow | null;
    loss: { entry: number; loss: number; verdict: Verdict; better: string } | null;
    other: Blow | null;
  };
}

/** How far the server has come with a review. */
export type ReviewState = { state: "waiting"; before: number } | { state: "working" | "done" | "stopped"; report: Report } | { state: "failed" };

/** A position as the seat saw it, and how many steps of the game it had seen. */
export interface Seen {
  view: unknown;
  step: number;
}

/** Does the verdict call the move wrong? */
export const isWrong = (verdict: Verdict | null): boolean => verdict === "inaccuracy" || verdict === "mistake" || verdict === "blunder";

/** The moves of the seat that changed its chance most, in their order. */
export function largestOf({ entries, turns, seat }: Pick<Report, "entries" | "turns" | "seat">, most: number): number[] {
  const at = "ABCDEF".indexOf(seat);
  const change = (entry: number) => Math.abs((turns[entry]?.luck[at] ?? 0) + (turns[entry]?.play[at] ?? 0));
  return entries.filter((entry) => entry < turns.length).toSorted((one, other) => change(other) - change(one)).slice(0, most).toSorted((one, other) => one - other);
}

/** The decision that is shown first: the first that is called wrong, else the one that lost most; without verdicts, the one that changed most. */
export function firstOf(report: Report): number | null {
  if (!report.verdicts) return largestOf(report, 1)[0] ?? null;
  const wrong = report.decisions.find(({ verdict }) => isWrong(verdict));
  const most = report.decisions.toSorted((one, other) => other.loss - one.loss)[0];
  return (wrong ?? most)?.entry ?? null;
}
