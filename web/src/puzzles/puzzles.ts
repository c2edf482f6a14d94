import type { Component } from "svelte";
import type { PositionProps } from "../games/games";
import type { Seat } from "../protocol";
import type { Reader } from "../words/reader";
import type { Facts } from "../words/words.svelte";

/** An answer, and what it is worth. */
export interface Answer {
  /** Its moves in the notation. */
  moves: readonly string[];
  /** The chance to win after it, in hundredths, and one standard error of it. */
  worth: number;
  error: number;
  /** In how many games it was played to the end. */
  worlds: number;
  /** What it brings on average; each game says what that is. */
  brings: number;
}

/** A position from a game between bots, as the tool `mine` wrote it. */
export interface Puzzle {
  /** The number of the game, and the entry of its record. */
  game: number;
  entry: number;
  /** What is asked. */
  topic: string;
  /** What the seat sees, and nothing else. */
  view: { viewer: Seat; seats: readonly unknown[] };
  answers: readonly Answer[];
  /** The place of the best answer. */
  best: number;
}

/** A message and what it is given. */
export interface Said {
  id: string;
  facts?: Facts;
}

/** What a game's folder knows of its puzzles. */
export interface PuzzleUi {
  /** The puzzles, one a line. They are fetched when they are needed. */
  load(): Promise<string>;
  Position: Component<PositionProps>;
  /** The question. */
  ask(puzzle: Puzzle, reader: Reader): string;
  /** The steps of an answer; cards are marked. */
  steps(puzzle: Puzzle, answer: Answer, reader: Reader): string[];
  /** Why another answer than the best one is worse, in a few words. */
  why(puzzle: Puzzle, answer: Answer): Said;
  /** What two answers bring, the second one the best; nothing where it explains nothing. */
  compare(puzzle: Puzzle, answer: Answer, best: Answer): Said | null;
}

/** The puzzles of a file. */
export const read = (lines: string): Puzzle[] => lines.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Puzzle);

/** What a browser remembers a puzzle by. */
export const nameOf = ({ game, entry }: Puzzle) => `${game}-${entry}`;

/** Who plays at a seat. */
const NAMES = ["Rowena", "Wamba", "Rebecca", "Gurth", "Ulrica", "Isaac"];

/** The reader of a puzzle sits at its seat. */
export const readerOf = ({ view }: Puzzle, you: string): Reader => ({
  you: view.viewer,
  name: (seat) => (seat === view.viewer ? you : NAMES["ABCDEF".indexOf(seat)]!),
});
