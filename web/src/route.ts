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
  | { page: "rules"; game: string | null }
  | { page: "cards"; game: string | null }
  | { page: "learn"; game: string | null }
  | { page: "lessons"; game: string | null }
  | { page: "puzzles"; game: string | null }
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
  if (second === undefined) {
    if (first === "rules") return { page: "rules", game: null };
    if (first === "cards") return { page: "cards", game: null };
    if (first === "learn") return { page: "learn", game: null };
    if (first === "lessons") return { page: "lessons", game: null };
    if (first === "puzzles") return { page: "puzzles", game: null };
    const plain = ["make", "friends", "join", "replays", "settings", "device"] as const;
    const page = plain.find((name) => name === first);
    return page ? { page } : { page: "lost" };
  }
  if (first === "t") return { page: "table", table: second };
  if (first === "replay") return { page: "replay", table: second };
  if (first === "review") return { page: "review", table: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "cards") return { page: "cards", game: second };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "lessons") return { page: "lessons", game: second };
  if (first === "puzzles") return { page: "puzzles", game: second };
  return { page: "lost" };
}
