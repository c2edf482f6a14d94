/** What this browser remembers by a name, or the usual. One that remembers nothing still plays. */
export function recall<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It is then as it was at the next visit.
  }
}

const SEEN = "ivanhoe-seen";
/** Of so many tables it is remembered how far they were seen. */
const MOST = 40;

type Seen = [table: string, number: number][];

/** How many events of a table were seen in this browser; nothing if it was never there. */
export function seenAt(table: string): number | null {
  return recall<Seen>(SEEN, []).find(([other]) => other === table)?.[1] ?? null;
}

export function keepSeen(table: string, number: number): void {
  const others = recall<Seen>(SEEN, []).filter(([other]) => other !== table);
  keep(SEEN, [...others, [table, number]].slice(-MOST));
}
