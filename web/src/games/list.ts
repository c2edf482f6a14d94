import type { Meta } from "./meta";

/** Each folder beside this file with a `meta.ts` is a game. */
const FOUND = import.meta.glob<Meta>("./*/meta.ts", { eager: true, import: "meta" });
const METAS = new Map(
  Object.entries(FOUND)
    .map(([path, meta]) => [path.split("/")[1]!, meta] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

/** The names of all games, in the order in which they are listed. */
export const GAMES: readonly string[] = [...METAS.keys()];
/** The game that is shown where none was named. */
export const FIRST = GAMES[0]!;

export const isGame = (name: string): boolean => METAS.has(name);

/** What is known of a game; little, if only the server knows it. */
export function metaOf(game: string): Meta {
  return METAS.get(game) ?? { place: METAS.size, players: [], houseRules: [], deck: {} };
}
