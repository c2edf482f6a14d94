/** What the tags of a record say about its deal. */
export interface Deal {
  game: string;
  players: number;
  commitment: string | null;
  serverSeed: string | null;
  /** What each seat added, in the order of the seats. */
  parts: string[];
  seed: string | null;
  dealer: string | null;
  deck: string[];
}

/** The tags of a record, by name; `Seat A` and `Part A` keep their seat. */
export function tagsOf(record: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const line of record.split("\n")) {
    const tag = /^\[(\w+(?: [A-F])?) "(.*)"\]$/.exec(line);
    if (!tag) break;
    tags.set(tag[1]!, tag[2]!.replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped)));
  }
  return tags;
}

export function dealOf(record: string): Deal {
  const tags = tagsOf(record);
  const players = Number(tags.get("Players") ?? 0);
  return {
    game: tags.get("Game") ?? "",
    players,
    commitment: tags.get("Commitment") ?? null,
    serverSeed: tags.get("ServerSeed") ?? null,
    parts: [..."ABCDEF"].slice(0, players).map((seat) => tags.get(`Part ${seat}`) ?? ""),
    seed: tags.get("Seed") ?? null,
    dealer: tags.get("Dealer") ?? null,
    deck: (tags.get("Deck") ?? "").split(" ").filter(Boolean),
  };
}
