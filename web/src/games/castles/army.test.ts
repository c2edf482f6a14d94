import { expect, test } from "vitest";
import { common } from "./army";
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
