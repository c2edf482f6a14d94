import { keep, recall } from "../kept";
import { LEVELS } from "../protocol";

export type Level = (typeof LEVELS)[number];

const KEY = "ivanhoe-finished";
/** How many tables are remembered: nobody asks for more. */
const MOST = 2;

/** The first tables whose games were played to their end in this browser. Older clients kept only that there was one. */
function finishedTables(): string[] {
  const kept = recall<string[] | boolean>(KEY, []);
  if (Array.isArray(kept)) return kept;
  return kept ? [""] : [];
}

/** How many games were played to their end in this browser, as far as somebody asks. */
export function finishedGames(): number {
  return finishedTables().length;
}

/** The gentlest bots are the first opponents, until a game was played to its end. */
export function firstLevel(): Level {
  return finishedGames() > 0 ? "squire" : "page";
}

/** The game at this table was played to its end in this browser. */
export function finished(table: string): void {
  const tables = finishedTables();
  if (tables.length < MOST && !tables.includes(table)) keep(KEY, [...tables, table]);
}

/** Which level to offer after a game: the next one after a victory, the one before it after a defeat, if there is one. */
export function nextLevel(level: Level, won: boolean): Level | null {
  return LEVELS[LEVELS.indexOf(level) + (won ? 1 : -1)] ?? null;
}
