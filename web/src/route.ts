/** Pages of a game; without one in the address they choose it. */
const OF_GAMES = ["rules", "cards", "learn", "lessons", "puzzles"] as const;

/** A place in the application, by its address. */
export type Route =
  | { page: "home" }
  | { page: "make" }
  | { page: "friends" }
  | { page: "join" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "review"; table: string }
  | { page: "replays" }
  | { page: (typeof OF_GAMES)[number]; game: string | null }
  | { page: "settings" }
  | { page: "device" }
  | { page: "lost" };

/** A part of an address in plain letters; one that was mangled on its way stays as it came. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length > 0) return { page: "lost" };
  if (first === undefined) return { page: "home" };
  const ofGame = OF_GAMES.find((name) => name === first);
  if (ofGame) return { page: ofGame, game: second ?? null };
  if (second === undefined) {
    const plain = ["make", "friends", "join", "replays", "settings", "device"] as const;
    const page = plain.find((name) => name === first);
    return page ? { page } : { page: "lost" };
  }
  if (first === "t") return { page: "table", table: second };
  if (first === "replay") return { page: "replay", table: second };
  if (first === "review") return { page: "review", table: second };
  return { page: "lost" };
}
