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

/** Has the user done more than lose to Pages? Older clients did not ask: with them every finished game was enough. */
const isPastPages = (): boolean => recall(PAST, finishedGames() > 0);

/** The gentlest bots are the first opponents, until a game against them was won, or another was played to its end. */
export function firstLevel(): Level {
  return isPastPages() ? "squire" : "page";
}

function isLostToPages({ you, seats, winners }: Pick<Room, "you" | "seats" | "winners">): boolean {
  const pages = seats.every((seat) => seat.seat === you || (seat.kind === "bot" && seat.level === "page"));
  return pages && you !== null && !winners.includes(you);
}

/** This game was played to its end in this browser. */
export function finished(room: Pick<Room, "table" | "you" | "seats" | "winners">): void {
  keep(PAST, isPastPages() || !isLostToPages(room));
  const { table } = room;
  const tables = finishedTables();
  if (tables.length < MOST && !tables.includes(table)) keep(KEY, [...tables, table]);
}

/** Which level to offer after a game: the next one after a victory, the one before it after a defeat, if there is one. */
export function nextLevel(level: Level, won: boolean): Level | null {
  return LEVELS[LEVELS.indexOf(level) + (won ? 1 : -1)] ?? null;
}
