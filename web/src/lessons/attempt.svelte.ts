import type { Lesson } from "./lessons";

/** What a reader has done of a lesson. */
export class Attempt {
  /** How many of its moves were made. */
  step = $state(0);
  /** The last other move, and the number of its answer; 0 if it has none of its own. */
  other = $state.raw<{ move: string; answer: number } | null>(null);
  readonly #lesson: Lesson;
  readonly #moves: readonly string[];

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    this.#moves = lesson.scenario.moves.map((move) => move.slice(2));
  }

  /** The move that is to be made next. */
  get next(): string | null {
    return this.#moves[this.step] ?? null;
  }

  begin(): void {
    this.step = 0;
    this.other = null;
  }

  /** May the others move now? They answer the last move where its lesson says so, and all that comes after it. */
  lets(goesOn: boolean, before: string | null): boolean {
    return this.next === null && (before === null || goesOn || this.#lesson.answered === true);
  }

  /** Is it to be made? After the last move the reader plays freely. */
  accepts(move: string): boolean {
    return this.next === null || move === this.next || (this.#lesson.also[this.next]?.includes(move) ?? false);
  }

  make(): void {
    this.other = null;
    if (this.next !== null) this.step++;
  }

  /** Another move was tried. */
  answer(move: string): void {
    this.other = { move, answer: this.#lesson.wrong.findIndex((moves) => moves.includes(move)) + 1 };
  }

  /** Something else is tried: the answer to the last move disappears. */
  tryOn(): void {
    this.other = null;
  }

  /** The rules refuse a move: the table says why, and the lesson what to do instead, if it knows that move. */
  doubt(move: string): void {
    if (this.next !== null && this.#lesson.wrong.some((moves) => moves.includes(move))) this.answer(move);
  }
}
