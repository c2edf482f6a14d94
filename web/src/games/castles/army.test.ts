import { expect, test } from "vitest";
import { common, largest, mayJoin } from "./army";
import { sortHand } from "./cards";
import type { Card } from "./types";

const hand: Card[] = ["fl", "al", "cl", "rl", "as", "locksley"];

test("an army shares arms or a type", () => {
  expect(common(["al", "as"])).toEqual([{ soldier: "archer" }]);
  expect(common(["al", "al"])).toEqual([{ arms: "lion" }, { soldier: "archer" }]);
  expect(common(["al", "as"], true)).toEqual([]);
  expect(common(["locksley", "ivanhoe"])).toBe("any");
});

test("how large an army can grow", () => {
  expect(largest(hand, [])).toBe(5);
  expect(largest(hand, ["as"])).toBe(3);
  expect(largest(hand, ["fl", "as"])).toBe(0);
  expect(largest(["ivanhoe", "locksley"], [])).toBe(2);
});

test("cards that would leave no winning army may not join", () => {
  expect(mayJoin(hand, ["fl"], "as", 2)).toBe(false);
  expect(mayJoin(hand, ["al"], "as", 3)).toBe(true);
  expect(mayJoin(hand, ["al"], "as", 5)).toBe(false);
  expect(mayJoin(hand, ["fl"], "locksley", 5)).toBe(true);
});

test("a hand lies arms by arms, the heroes last", () => {
  expect(sortHand(["locksley", "as", "fl", "al", "fl"]).map(({ id }) => id)).toEqual(["fl-0", "fl-1", "al-0", "as-0", "locksley-0"]);
});
