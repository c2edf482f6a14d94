import { keep, recall } from "../kept";
import { LEVELS } from "../protocol";

export type Level = (typeof LEVELS)[number];

const KEY = "ivanhoe-finished";

/** The gentlest bots are the first opponents, until a game against bots was played to its end. */
export function firstLevel(): Level {
  return recall(KEY, false) ? "squire" : "page";
}

/** A game was played to its end in this browser. */
export function finished(): void {
  keep(KEY, true);
}

/** Which level to offer after a game: the next one after a victory, the one before it after a defeat, if there is one. */
export function nextLevel(level: Level, won: boolean): Level | null {
  return LEVELS[LEVELS.indexOf(level) + (won ? 1 : -1)] ?? null;
}
