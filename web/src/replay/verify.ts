import type { Part, Witness } from "../kept";
import { sha256 } from "../sha256";
import { bytesOf, Chance, digitsOf, hmac, textBytes } from "./chance";
import { wholeDeck } from "./decks";
import { dealOf, type BySeat, type Deal } from "./record";

/** What is checked about a deal, in this order. */
export const CHECKS = ["commitment", "own", "seals", "seed", "dealer", "deck"] as const;
export type Check = (typeof CHECKS)[number];

/** Who has dealt: a server together with the players, or the device of one person alone. */
export type Dealer = "server" | "device";

/** What a seal proves, if others have seen it. A device alone can seal what it likes. */
const SEALED: ReadonlySet<Check> = new Set(["commitment", "own", "seals"]);

/** Right, wrong, or not to be known from this record and in this browser. `absent`: our own part is not in the deal. */
export type Verdict = "right" | "wrong" | "unknown" | "absent";

export interface Verified {
  checks: Record<Check, Verdict>;
  /** Those that say something about this record in this browser. */
  made: Check[];
  /** All that matters is right. */
  whole: Verdict;
  /** The attempts at the deal that failed, and the seats that were silent. */
  failed: { attempt: number; silent: string[] }[];
}

const SEATS = [..."ABCDEF"];
const judge = (is: boolean): Verdict => (is ? "right" : "wrong");

/** A seat has a seal and a part that fits it, or neither. */
function sealsOf({ seals, parts, failed }: Deal): Verdict {
  if (seals === null) return "unknown";
  const fits = (part: string, seal: string | undefined) => (part === "" ? seal === undefined : sha256(part) === seal);
  const earlier = failed.every((attempt) => [...attempt.parts].every(([seat, part]) => sha256(part) === attempt.seals.get(seat)));
  return judge(earlier && parts.every((part, at) => fits(part, seals.get(SEATS[at]!))));
}

/** Are these the seals that were seen? */
function same(seen: Part["seals"], seals: BySeat | null): boolean {
  return seen !== null && SEATS.every((seat, at) => (seen[at] ?? null) === (seals?.get(seat) ?? null));
}

/** What this browser saw and did before the deal is what the record says. */
function ownOf(deal: Deal, { seal, parts }: Witness): Verdict {
  if (deal.commitment !== seal) return "wrong";
  const bare = parts.filter((part) => typeof part === "string");
  if (deal.seals === null && bare.length > 0) return judge(bare.some((part) => deal.parts.includes(part)));
  const revealed = parts.filter((part): part is Part => typeof part === "object" && part.seals !== null);
  const sealsAt = (attempt: number) => (attempt === deal.attempt ? deal.seals : (deal.failed.find((one) => one.attempt === attempt)?.seals ?? null));
  if (!revealed.every((part) => same(part.seals, sealsAt(part.attempt)))) return "wrong";
  const ours = revealed.find(({ attempt }) => attempt === deal.attempt);
  return ours ? judge(deal.parts.includes(ours.digits)) : "absent";
}

/**
 * Deals once more, from the secret that the record shows. The server's half must fit the seal that was published before anybody sat
 * down, each player's part the seal that was shown before anyone revealed a part; all of them must give the seed, and the seed must give
 * this dealer and this deck. Where this browser took part in the deal, they must be the seals that were shown to it, and its own part
 * must be there: or somebody could have chosen another one.
 */
export async function verify(record: string, witness: Witness | null, dealer: Dealer = "server"): Promise<Verified> {
  const deal = dealOf(record);
  const checks: Record<Check, Verdict> = { commitment: "unknown", own: "unknown", seals: sealsOf(deal), seed: "unknown", dealer: "unknown", deck: "unknown" };
  if (deal.serverSeed !== null && deal.commitment !== null) {
    const half = bytesOf(deal.serverSeed);
    checks.commitment = judge(digitsOf(await crypto.subtle.digest("SHA-256", half)) === deal.commitment);
    const both = await hmac(half, textBytes(["ivanhoe seal", ...deal.parts].join("\n")));
    checks.seed = judge(digitsOf(both) === deal.seed);
  }
  if (witness !== null) checks.own = ownOf(deal, witness);
  if (deal.seed !== null && deal.players > 0) {
    const chance = new Chance(bytesOf(deal.seed), 0);
    checks.dealer = judge("ABCDEF"[await chance.oneIn(deal.players)] === deal.dealer);
    const deck = await chance.shuffle(wholeDeck(deal.game));
    checks.deck = judge(deck.join(" ") === deal.deck.join(" "));
  }
  const made = CHECKS.filter((check) => {
    if (dealer === "device" && SEALED.has(check)) return false;
    return check === "own" ? witness !== null : check === "seals" ? deal.seals !== null : true;
  });
  const worst = (["wrong", "unknown", "absent"] as const).find((verdict) => made.some((check) => checks[check] === verdict));
  const failed = deal.failed.map(({ attempt, seals, parts }) => ({ attempt, silent: [...seals.keys()].filter((seat) => !parts.has(seat)) }));
  return { checks, made, whole: worst ?? "right", failed };
}
