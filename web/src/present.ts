import type { Seat } from "./protocol";
import { plain } from "./words/sentence";

/** How long something takes, in milliseconds: it is said, flies, settles, and stands. */
export interface Times {
  say: number;
  fly: number;
  settle: number;
  hold: number;
}

/** One announcement: its events, its sentence, and how long it takes. */
export interface Beat {
  events: readonly unknown[];
  /** A sentence with marked cards; undefined for purely visual events. */
  text: string | null;
  /** What stands below the sentence. */
  detail: string;
  icon: string | null;
  /** The acting player. */
  by: Seat | null;
  times: Times;
  /** The game after it, if more of the same update follows. */
  view: unknown;
  /** What stands large over the table meanwhile. */
  large: { card: string } | { token: string } | null;
  /** The reader's own action: it delays nothing. */
  own: boolean;
  /** What everybody has seen often goes at half its time: always, or where much waits. */
  brisk: "no" | "if late" | "always";
}

/** Divides an update into announcements; the last one is the update itself. Events from number `from` on that came earlier were taken back. */
export type Script = (update: { from: number; events: readonly unknown[]; view?: unknown }, before: unknown) => Beat[];

/** Brings beats onto the screen. */
export interface Stage<T> {
  /** The sentence is there, and nothing has moved yet. */
  say(value: T): void;
  /** The table changes. */
  show(value: T): void;
  /** Nothing waits any more. */
  rest(): void;
}

/** From this many queued on, all are shown at once: the reader was away for long. */
export const COLLAPSE = 16;
/** With this many waiting much is late. */
const LATE = 4;
/** The least time that a sentence can be read in: for itself, for a letter, and the most that is asked. */
const READ = { any: 250, letter: 45, most: 2500 };

export const NO_TIME: Times = { say: 0, fly: 0, settle: 0, hold: 0 };
export const lengthOf = ({ say, fly, settle, hold }: Times) => say + fly + settle + hold;
export const readingTime = (letters: number) => Math.min(READ.any + READ.letter * letters, READ.most);

/** A beat's times at a speed. Without motion nothing flies, but sentences stay as long. */
export function timed(beat: Beat, waiting: number, speed: { motion: number; pace: number }): Times {
  if (beat.own) return NO_TIME;
  const share = beat.brisk === "always" || (beat.brisk === "if late" && waiting >= LATE) ? 0.5 : 1;
  const [motion, pace] = [speed.motion * share, speed.pace * share];
  const { times } = beat;
  const at = { say: times.say * pace, fly: times.fly * motion, settle: times.settle * motion, hold: times.hold * pace };
  if (beat.text === null) return at;
  const least = readingTime(plain(beat.text).length) * pace;
  return { ...at, hold: Math.max(at.hold, least - at.say - at.fly - at.settle) };
}

/**
 * Shows events one at a time, each long enough to be seen and read. Nothing is dropped: whatever
 * shows a value gets every one, in order.
 */
export class Present<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #now: { value: T; shown: boolean } | null = null;
  #stage: Stage<T>;
  #times: (value: T, waiting: number) => Times;
  /** Is what comes within a frame shown together? */
  #together: () => boolean;
  #frame: number | undefined;

  constructor(stage: Stage<T>, times: (value: T, waiting: number) => Times, together: () => boolean = () => false) {
    this.#stage = stage;
    this.#times = times;
    this.#together = together;
  }

  get busy(): boolean {
    return this.#now !== null;
  }

  put(...values: T[]): void {
    this.#waiting.push(...values);
    if (this.#waiting.length > COLLAPSE) this.skip();
    else if (!this.#now) this.#begin();
  }

  /** Each change that nobody could see would delay the one that is seen. */
  #begin(): void {
    if (!this.#together()) return this.#next();
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      if (!this.#now) this.#next();
    });
  }

  /** What is shown now has stood long enough. */
  hurry(): void {
    if (!this.#now) return;
    this.#reveal();
    this.#next();
  }

  /** Shows all that waits. */
  skip(): void {
    this.skipThrough(() => true);
    if (!this.#now) return;
    this.#reveal();
    this.#next();
  }

  /** Shows all that waits up to the last value that is meant; the others have their time. */
  skipThrough(meant: (value: T) => boolean): void {
    const count = this.#waiting.findLastIndex(meant) + 1;
    if (count === 0) return;
    if (this.#now) this.#reveal();
    clearTimeout(this.#timer);
    this.#now = null;
    for (const value of this.#waiting.splice(0, count)) {
      this.#stage.say(value);
      this.#stage.show(value);
    }
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#waiting = [];
    this.#now = null;
  }

  #reveal(): void {
    clearTimeout(this.#timer);
    if (!this.#now || this.#now.shown) return;
    this.#now.shown = true;
    this.#stage.show(this.#now.value);
  }

  #next(): void {
    clearTimeout(this.#timer);
    for (;;) {
      const value = this.#waiting.shift();
      if (value === undefined) break;
      const { say, fly, settle, hold } = this.#times(value, this.#waiting.length);
      this.#now = { value, shown: false };
      this.#stage.say(value);
      const after = () => {
        this.#reveal();
        this.#timer = setTimeout(() => this.#next(), fly + settle + hold);
      };
      if (say > 0) {
        this.#timer = setTimeout(after, say);
        return;
      }
      if (fly + settle + hold > 0) return after();
      this.#reveal();
    }
    this.#now = null;
    this.#stage.rest();
  }
}
