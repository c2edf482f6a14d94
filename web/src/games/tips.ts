import type { Seat, Update } from "../protocol";

/** A hint for the first game: what it says (`tip-GAME-ID`), what on the screen it points at, and when it is of use. */
export interface Tip {
  id: string;
  target: string;
  /** What it points at is to be used while it is read: it lies below the strip then. */
  low?: boolean;
  when(update: Update, you: Seat): boolean;
}

/** The first hint of use now that has not been read yet. */
export function tipFor(tips: readonly Tip[], update: Update, you: Seat, read: readonly string[]): Tip | null {
  return tips.find((tip) => !read.includes(tip.id) && tip.when(update, you)) ?? null;
}
