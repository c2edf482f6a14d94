import { expect, test } from "vitest";
import { goalOf, leaderOf, needOf, othersOf } from "./need";
import { sampleView } from "./sample";
import { sortHand } from "./hand";

test("one more than the highest of the others, or as much where ties stay", () => {
  const view = sampleView();
  expect(needOf(view, "A")).toBe(13);
  expect(needOf(view, "C")).toBe(11);
  view.options.ties = "ties-stay";
  expect(needOf(view, "A")).toBe(12);
});

test("a player who is out does not count", () => {
  const view = sampleView();
  view.in = ["A", "B"];
  expect(needOf(view, "A")).toBe(11);
  expect(leaderOf(view)).toBe("B");
});

test("nobody leads alone on equal totals", () => {
  const view = sampleView();
  view.seats[1]!.total = 12;
  expect(leaderOf(view)).toBeNull();
});

test("the others come in playing order from my left", () => {
  expect(othersOf(sampleView(), "B")).toEqual(["C", "A"]);
  expect(othersOf(sampleView(), null)).toEqual(["A", "B", "C"]);
});

test("five colours for two or three, four for more", () => {
  expect(goalOf(sampleView())).toBe(5);
});

test("a hand shows what fits first", () => {
  const hand = sortHand(["B3", "M6", "R3", "R5", "S3", "Y4", "dodge", "riposte"], "red");
  expect(hand.map(({ card }) => card)).toEqual(["R5", "R3", "M6", "S3", "B3", "Y4", "dodge", "riposte"]);
});
