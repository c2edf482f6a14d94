/** At once, before anything that waits; next; or after what waits. */
export type When = "at once" | "soon" | "in turn";

/** From so many waiting on, each gets half its time; from so many on, all of it is shown at once. */
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
  #show: (value: T) => void;
  #weight: (value: T) => number;

  constructor(show: (value: T) => void, weight: (value: T) => number) {
    this.#show = show;
    this.#weight = weight;
  }

  put(value: T, when: When): void {
    if (when === "at once") {
      this.skip();
      this.#show(value);
      return;
    }
    this.#waiting.push(value);
    if (when === "soon" || this.#waiting.length > COLLAPSE) this.skip();
    else if (!this.#busy) this.#next();
  }

  /** Shows all that waits. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#busy = false;
    const all = this.#waiting;
    this.#waiting = [];
    for (const value of all) this.#show(value);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    const value = this.#waiting.shift();
    this.#busy = value !== undefined;
    if (value === undefined) return;
    this.#show(value);
    const wait = this.#weight(value) / (this.#waiting.length >= HURRY ? 2 : 1);
    this.#timer = setTimeout(() => this.#next(), wait);
  }
}
