import type { Seat } from "../../protocol";
import type { Card, Lord } from "./types";

/** One side of a proposal while it is put together. */
export type Side = { prisoner: Lord } | { cards: Card[] };

export interface Proposal {
  to: Seat;
  give: Side;
  want: Side;
}

function written(side: Side): string {
  return "prisoner" in side ? `prisoner:${side.prisoner}` : [...side.cards].sort().join(",");
}

/** The move, or nothing while a side is empty. */
export function moveOf({ to, give, want }: Proposal): string | null {
  const [first, second] = [written(give), written(want)];
  return first === "" || second === "" ? null : `propose ${to} give ${first} want ${second}`;
}

/** With whom a deal is possible, and which prisoners each side could give. */
export function openings(legal: readonly string[]): Map<Seat, { give: Lord[]; want: Lord[] }> {
  const found = new Map<Seat, { give: Set<Lord>; want: Set<Lord> }>();
  for (const move of legal) {
    const [verb, to, , give, , want] = move.split(" ");
    if (verb !== "propose") continue;
    const sides = found.get(to as Seat) ?? { give: new Set(), want: new Set() };
    if (give!.startsWith("prisoner:")) sides.give.add(give!.slice(9) as Lord);
    if (want!.startsWith("prisoner:")) sides.want.add(want!.slice(9) as Lord);
    found.set(to as Seat, sides);
  }
  return new Map([...found].map(([seat, { give, want }]) => [seat, { give: [...give], want: [...want] }]));
}
