import { canPlay } from "../local/here";

/** A lesson as `rules/GAME-lessons.json` has it. */
export interface Lesson {
  scenario: {
    given: { players: number };
    /** What is to be done: `A play R4`. */
    moves: readonly string[];
  };
  /** What is accepted beside a move of it. */
  also: Readonly<Record<string, readonly string[]>>;
  /** Other moves, by the number of their answer. */
  wrong: readonly (readonly string[])[];
  /** What of the table it is about. */
  shows?: readonly string[];
  /** Do the others answer its last move before it is done? */
  answered?: boolean;
}

const FILES = import.meta.glob<Lesson[]>("../../../rules/*-lessons.json", { import: "default" });
const fileOf = (game: string) => FILES[`../../../rules/${game}-lessons.json`];

/** How many lessons a game has. */
export const COUNT = 6;

/** Are there lessons that this browser can give? */
export const hasLessons = (game: string): boolean => canPlay && fileOf(game) !== undefined;

export async function lessonOf(game: string, number: number): Promise<Lesson> {
  const lessons = await fileOf(game)!();
  return lessons[number - 1]!;
}
