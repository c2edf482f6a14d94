/** A house rule: its name in the notation and its values there, the usual one first. */
export interface HouseRule {
  key: string;
  /** What the notation writes: true or false, a number, or a word. */
  kind: "flag" | "number" | "word";
  values: readonly string[];
}

/** What is known of a game before its own code is there. Each `meta.ts` is made from the Rust code by `make types`. */
export interface Meta {
  /** Its place in the list of games. */
  place: number;
  /** How many may play. */
  players: readonly number[];
  houseRules: readonly HouseRule[];
  /** How often each card is in the game. */
  deck: Readonly<Record<string, number>>;
}
