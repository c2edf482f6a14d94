import { expect, test } from "vitest";
import { usual, written } from "./options";

test("the usual is not written", () => {
  expect(written("tournament", usual("tournament"))).toEqual({});
});

test("what differs is written as the notation does", () => {
  expect(written("tournament", { ...usual("tournament"), ties: "ties-stay" })).toEqual({ ties: "ties-stay" });
  expect(written("castles", { ...usual("castles"), squares: "4", "arms-only": "true" })).toEqual({ squares: 4, "arms-only": true });
});
