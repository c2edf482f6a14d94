import type { EventView } from "./types";

/** The last victory among these events, with the token that was taken for it; nothing where nobody has won. */
export function victoryIn(events: readonly EventView[]): EventView[] {
  const won = events.findLastIndex(({ event }) => event === "tournament-won");
  return won < 0 ? [] : events.slice(won).filter(({ event }) => event === "tournament-won" || event === "token-taken");
}
