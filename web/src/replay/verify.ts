import type { Witness } from "../kept";
import { bytesOf, Chance, digitsOf, hmac, textBytes } from "./chance";
import { wholeDeck } from "./decks";
import { dealOf } from "./record";

/** What is checked about a deal, in this order. */
export const CHECKS = ["commitment", "own", "seed", "dealer", "deck"] as const;
export type Check = (typeof CHECKS)[number];

/** Right, wrong, or not to be known from this record and in this browser. */
export type Verdict = "right" | "wrong" | "unknown";

export interface Verified {
  checks: Record<Check, Verdict>;
  /** All that matters is right. */
  whole: Verdict;
}

const judge = (is: boolean): Verdict => (is ? "right" : "wrong");

/**
 * Deals once more, from the secret that the record shows: the server's half must fit the seal that was published before anybody sat
 * down, both halves must give the seed, and the seed must give this dealer and this deck. Where this browser took part in the deal, it
 * must also be the seal that was shown to it, and its own part must be among the players': or the server could have chosen another.
 */
export async function verify(record: string, witness: Witness | null): Promise<Verified> {
  const deal = dealOf(record);
  const checks: Record<Check, Verdict> = { commitment: "unknown", own: "unknown", seed: "unknown", dealer: "unknown", deck: "unknown" };
  if (deal.serverSeed !== null && deal.commitment !== null) {
    const half = bytesOf(deal.serverSeed);
    checks.commitment = judge(digitsOf(await crypto.subtle.digest("SHA-256", half)) === deal.commitment);
    const both = await hmac(half, textBytes(["ivanhoe seal", ...deal.parts].join("\n")));
    checks.seed = judge(digitsOf(both) === deal.seed);
  }
  if (witness !== null) {
    checks.own = judge(deal.commitment === witness.seal && witness.parts.some((part) => deal.parts.includes(part)));
  }
  if (deal.seed !== null && deal.players > 0) {
    const chance = new Chance(bytesOf(deal.seed), 0);
    checks.dealer = judge("ABCDEF"[await chance.oneIn(deal.players)] === deal.dealer);
    const deck = await chance.shuffle(wholeDeck(deal.game));
    checks.deck = judge(deck.join(" ") === deal.deck.join(" "));
  }
  const all = CHECKS.filter((check) => check !== "own" || witness !== null).map((check) => checks[check]);
  return { checks, whole: all.includes("wrong") ? "wrong" : all.includes("unknown") ? "unknown" : "right" };
}
