import { keep, recall } from "../kept";
import { COUNT } from "./lessons";

const NUMBERS = Array.from({ length: COUNT }, (_, at) => at + 1);
const KEY = "ivanhoe-lessons";

/** Which lessons of a game are done, and which comes next. */
interface Standing {
  done: number[];
  next: number;
}

/** How far this browser's user has come with the lessons. */
class Progress {
  #all = $state.raw<Record<string, Standing>>(recall(KEY, {}));

  of(game: string): Standing {
    return this.#all[game] ?? { done: [], next: 1 };
  }

  /** Has anything been learnt, and is there more to learn? */
  isBegun(game: string): boolean {
    return this.of(game).done.length > 0 && !this.isWhole(game);
  }

  isWhole(game: string): boolean {
    return this.of(game).done.length === COUNT;
  }

  isDone(game: string, number: number): boolean {
    return this.of(game).done.includes(number);
  }

  /** This lesson is open. One that is done is not what comes next, as long as there are others. */
  open(game: string, next: number): void {
    if (this.isWhole(game) || !this.isDone(game, next)) this.#keep(game, { ...this.of(game), next });
  }

  /** The next is the first lesson after this one that is not done; if there is none, the first of all. */
  finish(game: string, number: number): void {
    const done = [...new Set([...this.of(game).done, number])];
    const left = NUMBERS.filter((each) => !done.includes(each));
    this.#keep(game, { done, next: left.find((each) => each > number) ?? left[0] ?? Math.min(number + 1, COUNT) });
  }

  #keep(game: string, standing: Standing): void {
    this.#all = { ...this.#all, [game]: standing };
    keep(KEY, this.#all);
  }
}

export const progress = new Progress();
