import { expect, test } from "vitest";
import type { Seat } from "../protocol";
import { inPoints, shareOut, sumOf, tenths } from "./points";
import type { Account } from "./report";

test("whole shares add up, and those that were cut most are rounded up", () => {
  expect(shareOut([33.4, 33.3, 33.3], 100)).toEqual([34, 33, 33]);
  expect(shareOut([0.5, -0.5], 0)).toEqual([1, -1]);
  expect(shareOut([50, 50], 100)).toEqual([50, 50]);
});

test("tenths are written as the language writes them", () => {
  expect(["en", "de", "fr", "es", "nl"].map((language) => tenths(0.033, language))).toEqual(["3.3", "3,3", "3,3", "3,3", "3,3"]);
  expect(tenths(0.05, "de")).toBe("5,0");
});

/** Numbers that look random and are not. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    yield state / 2 ** 31 - 0.5;
  }
}

/** A game's accounts: luck adds up to 0 over the seats, and so does all play. */
function accounts(players: number, seed: number): Account[] {
  const number = numbers(seed);
  const next = () => number.next().value as number;
  const winners = 1 + (seed % 2);
  const rows = [..."ABCDEF"].slice(0, players).map((seat, at) => ({ seat: seat as Seat, luck: next(), own: next(), others: 0, result: (at < winners ? 1 / winners : 0) - 1 / players }));
  const mean = rows.reduce((all, { luck }) => all + luck, 0) / players;
  for (const row of rows) {
    row.luck -= mean;
    row.others = row.result - row.luck - row.own;
  }
  return rows;
}

test("luck and play in whole points add up in every row and every column", () => {
  for (let players = 2; players <= 6; players++) {
    for (let seed = 1; seed <= 60; seed++) {
      const exact = accounts(players, seed);
      const rows = inPoints(exact);
      rows.forEach((row, at) => {
        expect(row.luck + row.own + row.others).toBe(row.result);
        expect(row.start + row.result).toBe(row.end);
        for (const part of ["luck", "own", "others"] as const) expect(Math.abs(row[part] - 100 * exact[at]![part])).toBeLessThanOrEqual(1);
      });
      const { luck, own, others, result } = sumOf(rows);
      expect([luck, own + others, result]).toEqual([0, 0, 0]);
      expect(rows.reduce((all, { end }) => all + end, 0)).toBe(100);
    }
  }
});

test("exact numbers stay as they are", () => {
  const [winner, other] = inPoints([
    { seat: "A", luck: 0.1, own: 0.25, others: 0.15, result: 0.5 },
    { seat: "B", luck: -0.1, own: -0.15, others: -0.25, result: -0.5 },
  ]);
  expect(winner).toEqual({ start: 50, luck: 10, own: 25, others: 15, result: 50, end: 100 });
  expect(other).toEqual({ start: 50, luck: -10, own: -15, others: -25, result: -50, end: 0 });
});
