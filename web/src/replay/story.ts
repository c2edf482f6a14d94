import type { Reader } from "../words/reader";
import { t } from "../words/words.svelte";
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

/** A player's name where there is room for it. */
export const called = (reader: Reader, seat: Seat | null) => (seat === null ? "" : seat === reader.you ? t("you") : reader.name(seat));
