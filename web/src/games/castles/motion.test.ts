import { expect, test } from "vitest";
import { journeys } from "./motion";

test("an army comes from its lord, the old garrison goes to him", () => {
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
