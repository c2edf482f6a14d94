/** Something to be put on the screen; `collapsed` when too much was waiting to show it step by step. */
export interface Shown<T> {
  value: T;
  collapsed: boolean;
}

/** At once, before anything that waits; next; or after what waits. */
export type When = "at once" | "soon" | "in turn";

/** From so many waiting on, each gets half its time; from so many on, the last is shown and the rest only told. */
const HURRY = 4;
const COLLAPSE = 10;

/**
 * Brings what happens onto the screen one thing at a time, each long enough to be seen. Nothing is dropped: who shows a
 * value gets every one, in order.
 */
export class Present<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #show: (shown: Shown<T>) => void;
  #weight: (value: T) => number;

  constructor(show: (shown: Shown<T>) => void, weight: (value: T) => number) {
    this.#show = show;
    this.#weight = weight;
  }

  put(value: T, when: When): void {
    if (when === "at once") {
      this.#flush(false);
      this.#show({ value, collapsed: false });
      return;
    }
    this.#waiting.push(value);
    if (when === "soon") this.#flush(false);
    else if (this.#waiting.length > COLLAPSE) this.#flush(true);
    else if (!this.#busy) this.#next();
  }

  skip(): void {
    this.#flush(false);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #flush(collapsed: boolean): void {
    clearTimeout(this.#timer);
    this.#busy = false;
    const all = this.#waiting;
    this.#waiting = [];
    for (const value of all) this.#show({ value, collapsed });
  }

  #next(): void {
    const value = this.#waiting.shift();
    this.#busy = value !== undefined;
    if (value === undefined) return;
    this.#show({ value, collapsed: false });
    const wait = this.#weight(value) / (this.#waiting.length >= HURRY ? 2 : 1);
    this.#timer = setTimeout(() => this.#next(), wait);
  }
}
