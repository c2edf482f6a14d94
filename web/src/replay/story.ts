import type { Chapter } from "./chapters";
import type { Seat } from "../protocol";

/** A part of a finished game, and whose it was. */
export interface Part extends Chapter {
  winner: Seat | null;
}

/** A step that is worth seeing again. */
export interface Moment {
  icon: string;
  title: string;
  detail: string;
  step: number;
}

/** The story of a finished game. */
export interface Story {
  /** The last act in a sentence. */
  last: string;
  parts: Part[];
  moments: Moment[];
}
