import { expect, test } from "vitest";
import { journeys, lookUp } from "./journeys";

test("an army comes from its lord, the old garrison goes there", () => {
  const { from, to } = journeys([
    { event: "stormed", seat: "B", castle: "york", army: ["al"] },
    { event: "garrison-taken", seat: "B", castle: "york", cards: ["fs"] },
    { event: "fell", lord: "cedric", castle: "york", seat: "B" },
  ], "A");
  expect(from.get("york")).toBe("seat:B");
  expect(to.get("york")).toBe("seat:B");
  expect(to.get("b:york")).toBe("pit:york");
  expect(from.has("hand")).toBe(false);
});

test("a journey is known by the head of a key", () => {
  const known = new Map([["york", "one"], ["b:york", "other"]]);
  expect(lookUp(known, "york:al-0")).toBe("one");
  expect(lookUp(known, "b:york:cedric:0")).toBe("other");
  expect(lookUp(known, "hand:al-0")).toBeUndefined();
});
