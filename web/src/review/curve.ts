import type { Chapter } from "../replay/chapters";
import type { Point, Report } from "./report";

/** The area of the chart, in its own units: as wide and high as the drawing, less the margins. */
export interface Area {
  width: number;
  height: number;
}

/** A moment of the curves: the deal, a decision of the seat, or the end. */
export interface Spot {
  /** After this entry. */
  entry: number;
  /** The number of the decision that follows it; 0 for the deal, nothing for the end. */
  number: number | null;
  known: number;
  open: number;
}

/** The moments that are drawn: the deal, the position before each decision of the seat, and the end. */
export function spotsOf({ curve, entries, seat }: Pick<Report, "curve" | "entries" | "seat">, all: number): Spot[] {
  const at = "ABCDEF".indexOf(seat);
  const spot = (point: Point | undefined, number: number | null): Spot[] => (point ? [{ entry: point.entry, number, known: point.known, open: point.open[at]! }] : []);
  const decisions = entries.flatMap((entry, index) => spot(curve[entry - 1], index + 1));
  return [...(entries[0] === 1 ? [] : spot(curve[0], 0)), ...decisions, ...(curve.length === all ? spot(curve[all - 1], null) : [])];
}

/** The top of the axis: 50 or 100 %, whichever is the next above. */
export function topOf(spots: readonly Spot[]): number {
  return spots.some(({ known, open }) => Math.max(known, open) > 0.5) ? 1 : 0.5;
}

/** Where an entry stands, from left to right. */
export function across(entry: number, all: number, { width }: Area): number {
  return all <= 1 ? 0 : (width * entry) / (all - 1);
}

/** Where a chance stands, from the top down. */
export function down(chance: number, top: number, { height }: Area): number {
  return height * (1 - Math.min(chance, top) / top);
}

/** The points of a line through the spots. */
export function lineOf(spots: readonly Spot[], of: "known" | "open", all: number, top: number, area: Area): string {
  return spots.map((spot) => `${across(spot.entry, all, area).toFixed(1)},${down(spot[of], top, area).toFixed(1)}`).join(" ");
}

/** The spot nearest to a place, among those before a decision. */
export function nearest(spots: readonly Spot[], x: number, all: number, area: Area): Spot | null {
  const off = (spot: Spot) => Math.abs(across(spot.entry, all, area) - x);
  return spots.filter(({ number }) => number).toSorted((one, other) => off(one) - off(other))[0] ?? null;
}

/** The numbers of decisions that are written below the axis: few enough to be read. */
export function ticksOf(decisions: number, most = 6): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => decisions / each <= most) ?? 200;
  return [...Array(Math.floor(decisions / step)).keys()].map((at) => (at + 1) * step);
}

/** The chapter of a decision, by the step of the open game before it. */
export function chapterOf(chapters: readonly Chapter[], entry: number): number {
  return Math.max(0, chapters.findLastIndex(({ start }) => start < entry)) + 1;
}
