/** The stored value of a name, or the default. A browser without storage works too. */
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
    // Then the next visit has the old value.
  }
}

/** For how many tables something is remembered. */
const MOST = 40;

/** Something that is remembered of each of the last tables. */
class OfTables<T> {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  at(table: string): T | null {
    return this.#all().find(([other]) => other === table)?.[1] ?? null;
  }

  keep(table: string, value: T): void {
    const others = this.#all().filter(([other]) => other !== table);
    keep(this.#key, [...others, [table, value]].slice(-MOST));
  }

  #all(): [table: string, value: T][] {
    return recall(this.#key, []);
  }
}

/** How many events of a table were seen in this browser. */
export const seen = new OfTables<number>("ivanhoe-seen");

/** A player's part of one attempt at a deal. */
export interface Part {
  attempt: number;
  digits: string;
  /** The seals of all seats for which this browser has revealed it. */
  seals: readonly (string | null)[] | null;
}

/** What this browser knows of a deal from before it: the record must say the same afterwards. */
export interface Witness {
  /** The server's seal when this browser first saw the table. */
  seal: string;
  /** What this browser has made for each attempt; bare digits are from games before parts were sealed. */
  parts: (Part | string)[];
}

export const witnessed = new OfTables<Witness>("ivanhoe-witnessed");
