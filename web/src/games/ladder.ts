import { keep, recall } from "../kept";
import { LEVELS, type Room } from "../protocol";

export type Level = (typeof LEVELS)[number];

const KEY = "ivanhoe-finished";
const PAST = "ivanhoe-past-pages";
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

/** The games at which the user has done more than lose to Pages. Older clients did not keep which: with them it was all or none. */
function pastPages(): string[] | "all" {
  const kept = recall<string[] | boolean>(PAST, finishedGames() > 0);
  if (Array.isArray(kept)) return kept;
  return kept ? "all" : [];
}

/** The gentlest bots are the first opponents at a game, until one against them was won, or another was played to its end. */
export function firstLevel(game: string): Level {
  const past = pastPages();
  return past === "all" || past.includes(game) ? "squire" : "page";
}

function isLostToPages({ you, seats, winners }: Pick<Room, "you" | "seats" | "winners">): boolean {
  const pages = seats.every((seat) => seat.seat === you || (seat.kind === "bot" && seat.level === "page"));
  return pages && you !== null && !winners.includes(you);
}

/** This game was played to its end in this browser. */
export function finished(room: Pick<Room, "table" | "settings" | "you" | "seats" | "winners">): void {
  const { table, settings } = room;
  const past = pastPages();
  if (past === "all") keep(PAST, true);
  else keep(PAST, past.includes(settings.game) || isLostToPages(room) ? past : [...past, settings.game]);
  const tables = finishedTables();
  if (tables.length < MOST && !tables.includes(table)) keep(KEY, [...tables, table]);
}

/** Which level to offer after a game: the next one after a victory, the one before it after a defeat, if there is one. */
export function nextLevel(level: Level, won: boolean): Level | null {
  return LEVELS[LEVELS.indexOf(level) + (won ? 1 : -1)] ?? null;
}
