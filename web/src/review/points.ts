import type { Account } from "./report";

/** Where a seat's result comes from, in whole points (hundredths of a win). */
export interface Row {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  end: number;
}

/** Whole numbers near these that add up to `sum`: those that were cut most are rounded up. */
export function shareOut(exact: readonly number[], sum: number): number[] {
  const whole = exact.map(Math.floor);
  const missing = sum - whole.reduce((all, one) => all + one, 0);
  const cut = exact.map((one, at) => ({ at, rest: one - whole[at]! })).sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of cut.slice(0, Math.max(0, missing))) whole[at]!++;
  return whole;
}

/** The ways to round the parts of a row, up or down, so that they add up to `sum`. */
function ways(exact: readonly number[], sum: number): number[][] {
  const floors = exact.map(Math.floor);
  const choices = [...Array(2 ** exact.length).keys()].map((bits) => floors.map((floor, at) => floor + ((bits >> at) & 1)));
  return choices.filter((way) => way.reduce((all, one) => all + one, 0) === sum);
}

/** Rounds a table so that every row and every column adds up exactly; of all ways, the one that is nearest. */
function roundTable(rows: readonly (readonly number[])[], rowSums: readonly number[], columnSums: readonly number[]): number[][] | null {
  let best: { off: number; table: number[][] } | null = null;
  function fill(table: number[][], left: readonly number[], off: number): void {
    if (best !== null && off >= best.off) return;
    const at = table.length;
    if (at === rows.length) {
      if (left.every((one) => one === 0)) best = { off, table };
      return;
    }
    for (const way of ways(rows[at]!, rowSums[at]!)) {
      const more = way.reduce((all, one, column) => all + (one - rows[at]![column]!) ** 2, 0);
      fill([...table, way], left.map((one, column) => one - way[column]!), off + more);
    }
  }
  fill([], columnSums, 0);
  return (best as { table: number[][] } | null)?.table ?? null;
}

/** Luck and play in whole points: every row adds up to its result, and every column to its sum. */
export function inPoints(accounts: readonly Account[]): Row[] {
  const even = 100 / accounts.length;
  const starts = shareOut(accounts.map(() => even), 100);
  const ends = shareOut(accounts.map(({ result }) => round6(100 * result + even)), 100);
  const results = ends.map((end, at) => end - starts[at]!);
  const parts = accounts.map(({ luck, own, others }) => [luck, own, others].map((part) => round6(100 * part)));
  const sums = [0, 1, 2].map((column) => parts.reduce((all, row) => all + row[column]!, 0));
  const table = roundTable(parts, results, shareOut(sums.map(round6), 0)) ?? parts.map((row, at) => shareOut(row, results[at]!));
  return table.map(([luck, own, others], at) => ({ start: starts[at]!, luck: luck!, own: own!, others: others!, result: results[at]!, end: ends[at]! }));
}

/** Without the last digits, where the same number is not always the same. */
const round6 = (number: number): number => Math.round(1e6 * number) / 1e6;

/** What the rows add up to. */
export function sumOf(rows: readonly Row[]): Pick<Row, "luck" | "own" | "others" | "result"> {
  const sum = (part: (row: Row) => number) => rows.reduce((all, row) => all + part(row), 0);
  return { luck: sum(({ luck }) => luck), own: sum(({ own }) => own), others: sum(({ others }) => others), result: sum(({ result }) => result) };
}

/** A chance in points with one decimal place, as the language writes it. */
export const tenths = (chance: number, language: string): string =>
  (100 * chance).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A chance in whole points. */
export const points = (chance: number): number => Math.round(100 * chance);
