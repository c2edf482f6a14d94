import type { ReplayStep } from "../protocol";

/** A stretch of a game: a turn, or what else its players would call one. */
export interface Chapter {
  /** Its first step. */
  start: number;
  /** How many steps it has. */
  length: number;
  tincture: string;
  glyph: string;
  label: string;
}

/** Divides a game where `begins` says that something begins. What comes before the first belongs to it. */
export function divide(steps: readonly ReplayStep[], begins: (step: ReplayStep) => boolean, tell: (start: number, end: number, number: number) => Omit<Chapter, "start" | "length">): Chapter[] {
  const starts = steps.flatMap((step, at) => (begins(step) ? [at] : []));
  if (starts[0] !== 0) starts.unshift(0);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? steps.length;
    return { start, length: end - start, ...tell(start, end, index + 1) };
  });
}

export function has(step: ReplayStep, name: string): boolean {
  return step.events.some((event) => (event as { event: string }).event === name);
}

/** The chapter that a step belongs to, by its place in the list. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return Math.max(0, chapters.findLastIndex(({ start }) => start <= step));
}
