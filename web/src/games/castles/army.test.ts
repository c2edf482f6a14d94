import { expect, test } from "vitest";
import { armyOf, common } from "./army";
import { sortHand } from "./cards";

test("an army shares arms or a type", () => {
  expect(common(["al", "as"])).toEqual([{ soldier: "archer" }]);
  expect(common(["al", "al"])).toEqual([{ arms: "lion" }, { soldier: "archer" }]);
  expect(common(["al", "as"], true)).toEqual([]);
  expect(common(["locksley", "ivanhoe"])).toBe("any");
});

test("a hand lies arms by arms, the heroes last", () => {
  expect(sortHand(["locksley", "as", "fl", "al", "fl"]).map(({ id }) => id)).toEqual(["fl-0", "fl-1", "al-0", "as-0", "locksley-0"]);
});

test("an army is found in a hand, without heroes if it can be", () => {
  expect(armyOf(["al", "ivanhoe", "as", "rl", "ab"], 3)).toEqual(["al", "as", "ab"]);
  expect(armyOf(["al", "ivanhoe", "as", "rs"], 3)).toEqual(["al", "as", "ivanhoe"]);
  expect(armyOf(["al", "ivanhoe", "as", "rs"], 3, true), "arms alone count").toEqual(["as", "rs", "ivanhoe"]);
  expect(armyOf(["ivanhoe", "locksley"], 2)).toEqual(["ivanhoe", "locksley"]);
  expect(armyOf(["al", "rs"], 2)).toBeNull();
});
