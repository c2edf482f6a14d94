import type { Seat } from "../protocol";
import { t, type Facts } from "./words.svelte";

/** Whom something is told to: the seat is “you”, the others have names. */
export interface Reader {
  you: Seat | null;
  name(seat: Seat): string;
}

const yes = (is: boolean) => (is ? "yes" : "no");

/** The facts about who does something, and to whom. */
export function people(reader: Reader, player: Seat | null, target: Seat | null = null): Facts {
  const facts: Facts = {};
  if (player !== null) Object.assign(facts, { player: reader.name(player), you: yes(player === reader.you) });
  if (target !== null) {
    Object.assign(facts, { target: reader.name(target), "target-you": yes(target === reader.you) });
  }
  return facts;
}

/** A sentence of a game. */
export function sentence(family: string, name: string, ...facts: Facts[]): string {
  return t(`${family}-${name}`, Object.assign({}, ...facts) as Facts);
}
