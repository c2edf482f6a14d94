import type { Seat } from "../protocol";
import { t, type Facts } from "./words.svelte";

/** The reader of a sentence: their seat is “you”, the others have names. */
export interface Reader {
  you: Seat | null;
  name(seat: Seat): string;
}

/** What a player is called: “you”, or their name. */
export const called = (reader: Reader, seat: Seat | null) => (seat === null ? "" : seat === reader.you ? t("you") : reader.name(seat));

/** A move that a player did not decide, because a bot plays for them or their time was up. */
export function isStandIn(event: unknown): event is { by: Seat } {
  return (event as { "stand-in"?: boolean })["stand-in"] === true && "by" in (event as object);
}

/** The reader of an event: a substitute bot's moves are attributed to the bot, also for its player. */
export function ofEvent(reader: Reader, event: unknown): Reader {
  if (!isStandIn(event)) return reader;
  const { by } = event;
  const mine = by === reader.you;
  const bot = mine ? t("your-bot") : t("bot-of", { name: reader.name(by) });
  return { you: mine ? null : reader.you, name: (seat) => (seat === by ? bot : reader.name(seat)) };
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
