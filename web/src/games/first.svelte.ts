import { keep, recall } from "../kept";

const KEY = "ivanhoe-met";

/** Which games this browser has been introduced to, and at which table that happens now. */
class First {
  #met = $state.raw(recall<string[]>(KEY, []));
  /** The table of the user's first game. */
  table = $state<string | null>(null);

  /** Is this game new to the user of this browser? */
  isNew(game: string): boolean {
    return !this.#met.includes(game);
  }

  meet(game: string, table: string): void {
    this.table = table;
    this.#met = [...this.#met, game];
    keep(KEY, this.#met);
  }
}

export const first = new First();
