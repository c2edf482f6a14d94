import { expect, test } from "vitest";
import { shownDiscard } from "./discard";
import { sampleView } from "./sample";

const pile = (discard: "top-only" | "open") => {
  const view = sampleView();
  return { ...view, options: { ...view.options, discard }, discard: ["B2", "retreat", "B2", "M6"] as typeof view.discard };
};

test("T12.3: usually the top card alone is shown", () => {
  expect(shownDiscard(pile("top-only"), "newest")).toEqual([{ card: "M6", count: 1 }]);
  expect(shownDiscard(pile("top-only"), "counted")).toEqual([{ card: "M6", count: 1 }]);
  expect(shownDiscard({ ...pile("top-only"), discard: [] }, "newest")).toEqual([]);
});

test("T12.3: an open pile is shown whole, newest first or counted", () => {
  expect(shownDiscard(pile("open"), "newest").map(({ card }) => card)).toEqual(["M6", "B2", "retreat", "B2"]);
  expect(shownDiscard(pile("open"), "counted")).toEqual([{ card: "B2", count: 2 }, { card: "M6", count: 1 }, { card: "retreat", count: 1 }]);
});
