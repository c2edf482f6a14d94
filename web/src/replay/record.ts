/** The seats that sealed a part, or revealed one, and its digits. */
export type BySeat = ReadonlyMap<string, string>;

/** A failed attempt at a deal, because a seat did not reveal its part. */
export interface Failed {
  attempt: number;
  seals: BySeat;
  parts: BySeat;
}

/** What the tags of a record say about its deal. */
export interface Deal {
  game: string;
  players: number;
  commitment: string | null;
  serverSeed: string | null;
  /** What each seat added, in the order of the seats. */
  parts: string[];
  /** The seals of these parts; nothing in records from before parts were sealed. */
  seals: BySeat | null;
  attempt: number;
  failed: Failed[];
  seed: string | null;
  dealer: string | null;
  deck: string[];
}

/** The tags of a record in their order; `Seat A` and `Part A` keep their seat. */
export function tagsOf(record: string): [name: string, value: string][] {
  const tags: [string, string][] = [];
  for (const line of record.split("\n")) {
    const tag = /^\[(\w+(?: [A-F])?) "(.*)"\]$/.exec(line);
    if (!tag) break;
    tags.push([tag[1]!, tag[2]!.replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped))]);
  }
  return tags;
}

/** `A:5ea1ed C:0c` by seat. */
function bySeat(text: string): BySeat {
  return new Map(text.split(" ").flatMap((word) => {
    const [seat, digits] = word.split(":");
    return seat && digits !== undefined ? [[seat, digits]] : [];
  }));
}

/** `1 seals A:5ea1ed C:0c parts A:…` */
function failedOf(text: string): Failed {
  const [attempt, seals, parts] = text.split(/ ?seals | ?parts ?/);
  return { attempt: Number(attempt), seals: bySeat(seals ?? ""), parts: bySeat(parts ?? "") };
}

export function dealOf(record: string): Deal {
  const all = tagsOf(record);
  const tags = new Map(all);
  const seals = tags.get("Seals");
  const players = Number(tags.get("Players") ?? 0);
  return {
    game: tags.get("Game") ?? "",
    players,
    commitment: tags.get("Commitment") ?? null,
    serverSeed: tags.get("ServerSeed") ?? null,
    parts: [..."ABCDEF"].slice(0, players).map((seat) => tags.get(`Part ${seat}`) ?? ""),
    seals: seals === undefined ? null : bySeat(seals),
    attempt: Number(tags.get("Attempt") ?? 1),
    failed: all.flatMap(([name, value]) => (name === "Failed" ? [failedOf(value)] : [])),
    seed: tags.get("Seed") ?? null,
    dealer: tags.get("Dealer") ?? null,
    deck: (tags.get("Deck") ?? "").split(" ").filter(Boolean),
  };
}
