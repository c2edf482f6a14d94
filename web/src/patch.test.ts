import { expect, test } from "vitest";
import { patched } from "./patch";

test("a patch changes what it names and nothing else", () => {
  const old = { turn: "A", seats: [{ cards: 8 }, { cards: 8 }], discard: [] };
  const patch = { turn: ["B"], seats: { 1: { cards: [7] } }, discard: [["R5"]] };
  const fresh = { turn: "B", seats: [{ cards: 8 }, { cards: 7 }], discard: ["R5"] };
  expect(patched(old, patch)).toEqual(fresh);
  expect(old.seats[1]!.cards, "what is on the screen stays").toBe(8);
  expect(patched(old, {})).toEqual(old);
  expect(patched(old, [null])).toBeNull();
  expect(patched(null, {})).toBeNull();
  expect(patched("A", {})).toBe("A");
});

test.each([
  1, null, [], [1, 2], { other: [1] }, { seats: { 2: [1] } }, { seats: { x: [1] } }, { seats: { length: [0] } }, { turn: { x: [1] } }, { turn: { 0: ["B"] } },
])("a patch that does not fit is noticed: %j", (patch) => {
  expect(patched({ seats: [1, 2], turn: "A" }, patch)).toBeUndefined();
});
