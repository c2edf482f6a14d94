import type { Component, Snippet } from "svelte";
import type { PuzzleUi } from "../puzzles/puzzles";
import type { Refusal, ReplayStep, Room, Seat } from "../protocol";
import type { Chapter } from "../replay/chapters";
import type { Rulebook } from "./book";
import type { Tip } from "./tips";
import type { Entry, Table } from "../table.svelte";
import type { Reader } from "../words/reader";
import type { Facts } from "../words/words.svelte";

/** What a lesson puts on a table. */
export interface LessonParts {
  /** Which lesson it is. */
  title: string;
  /** What is to be done, between the others and the reader. */
  card: Snippet;
  /** The list of the lessons, in place of the log; where it lies over the table, with what closes it. */
  list: Snippet<[close?: () => void]>;
  /** What of the table it is about, where there is no room for all. */
  shows: readonly string[];
}

/** What every game's table is given. */
export interface TableProps {
  table: Table;
  onmenu: () => void;
  onlog: () => void;
  oncards: () => void;
  onnotation: () => void;
  onhelp: () => void;
  /** In place of hand and buttons: the table is then only looked at, also when the game is over. */
  bar?: Snippet;
  /** What is added to the bar at the top of a desktop. */
  extra?: Snippet;
  lesson?: LessonParts;
}

/** The properties of a picker that chooses a seat by its symbol. */
export interface SeatPickerProps {
  room: Room;
  /** The reader's seat, or the one that would be taken. */
  seat: Seat | null;
  onpick: (seat: Seat) => void;
}

/** A position that is only looked at. */
export interface PositionProps {
  /** As the reader's seat may know it: the reader has one. */
  view: unknown;
  reader: Reader;
}

/** What a game is about, in three lines with a picture. */
export interface Goal {
  /** The message that names the game. */
  title: string;
  Picture: Component;
  /** What the lines are given. */
  facts(players: number): Facts;
  /** Messages, each with its attribute `more`. */
  lines: readonly { id: string; icon: string }[];
  /** How long a game against bots takes, by the number of players. */
  minutes: Record<number, number>;
}

/** What the rest of the page needs to know of a game. */
export interface GameUi {
  Table: Component<TableProps>;
  /** An event as a sentence; cards are marked. */
  tell(reader: Reader, entry: Entry): string;
  /** The drawing before it. */
  icon(entry: Entry): string;
  /** Does it take or give something of the reader's? */
  touches(entry: Entry, you: Reader["you"]): boolean;
  /** Is it a heading of the log? Its text, then. */
  heading(entries: readonly Entry[], at: number): string | null;
  /** Does it only repeat something else? */
  quiet(entry: Entry): boolean;
  /** A move in words. */
  choice(reader: Reader, move: string, view: unknown): string;
  /** Why a move was not made. */
  refusal(reader: Reader, refusal: Refusal): string;
  /** The stretches that a finished game is divided into. */
  chapters(steps: readonly ReplayStep[], reader: Reader): Chapter[];
  /** What they are called: “Turn 9 of 11”. */
  chapterText(number: number, all: number): string;
  goal: Goal;
  /** Hints for the first game. */
  tips: readonly Tip[];
  /** Keys, and the words for what they do. */
  keys: readonly (readonly [string, string])[];
  /** What a lesson points at until this move is made: selectors, of which the first that finds something seen counts. */
  pointers(move: string): string[];
  /** The name of the card of a move. */
  cardOf(move: string): string;
  /** The reference of its cards, one tap away. */
  Reference: Component<{ query: string }>;
  rulebook: Rulebook;
  /** Puzzles, loaded when they are opened. */
  puzzles?: () => Promise<PuzzleUi>;
  /** A card in a sentence, beside its name. */
  Piece?: Component<{ card: string; text: string }>;
  /** A position, drawn as the table draws it. */
  Position?: Component<PositionProps>;
  /** A card on its own. */
  Card?: Component<{ card: string }>;
  /** A kind of card in a list: its name and its drawing. */
  kind?(card: string): { name: string; glyph: string };
  /** When to be asked in a window, if the game has some. */
  Orders?: Component<{ table: Table }>;
  /** What stands for a seat before the game begins, and the choice among them. */
  SeatMark?: Component<{ at: number }>;
  SeatPicker?: Component<SeatPickerProps>;
}

const UIS = import.meta.glob<GameUi>("./*/ui.ts", { import: "ui" });
const loaded = new Map<string, GameUi>();

/** A game's table is loaded from its own files when it is needed. A game without any has the plain table. */
export async function loadGame(game: string): Promise<GameUi> {
  const own = UIS[`./${game}/ui.ts`] ?? (async () => (await import("./plain/plain")).plain(game));
  const ui = loaded.get(game) ?? (await own());
  loaded.set(game, ui);
  return ui;
}

/** A game whose files are there. */
export function loadedGame(game: string): GameUi | null {
  return loaded.get(game) ?? null;
}
