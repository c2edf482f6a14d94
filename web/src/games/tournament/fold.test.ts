import { expect, test } from "vitest";
import { layOut, runsOf, struckPlaces } from "./fold";
import type { Card } from "./types";

const laid = (...cards: Card[]) => cards.map((card, id) => ({ id, card }));

test("three equal neighbours are one card, two are not", () => {
  const runs = runsOf(laid("P7", "S2", "S2", "S2", "B2", "B2"), false);
  expect(runs.map(({ card, place, count }) => [card, place, count])).toEqual([
    ["P7", 1, 1], ["S2", 2, 3], ["B2", 5, 1], ["B2", 6, 1],
  ]);
});

test("an open display shows every card", () => {
  expect(runsOf(laid("S2", "S2", "S2"), true)).toHaveLength(3);
});

test("cards move together until the value would be cut, then the oldest make room", () => {
  expect(layOut(3, 190, 44).step).toBeCloseTo(47.08);
  expect(layOut(10, 190, 44).step).toBeGreaterThanOrEqual(16);
  expect(layOut(10, 190, 44).hidden).toBe(0);
  expect(layOut(14, 190, 44).hidden).toBeGreaterThan(0);
});

test("every card that may be aimed at can be reached by a finger", () => {
  expect(layOut(14, 190, 44, true)).toEqual({ step: 24, hidden: 0 });
  expect(layOut(3, 190, 44, true)).toEqual(layOut(3, 190, 44));
});

test("cards that a preview removes are found", () => {
  expect([...struckPlaces(["R4", "S2", "R3"], ["R4", "R3"])]).toEqual([2]);
  expect([...struckPlaces(["R4"], ["R4", "S2"])]).toEqual([]);
});
