import { expect, test } from "vitest";
import type { EventView } from "./types";
import { victoryIn } from "./victory";

const won: EventView = { event: "tournament-won", seat: "B" };
const token: EventView = { event: "token-taken", seat: "B", colour: "red" };

test("a victory is told with its token, and without what comes together with it", () => {
  expect(victoryIn([{ event: "moved", by: "A", move: "withdraw" }, won, token, { event: "tournament-began", opener: "B" }])).toEqual([won, token]);
  expect(victoryIn([won, { event: "token-asked", seat: "B" }])).toEqual([won]);
});

test("of two victories the last is told, and of a token that was taken before it nothing", () => {
  expect(victoryIn([{ ...won, seat: "A" }, { ...token, seat: "A" }, won])).toEqual([won]);
});

test("where nobody has won there is nothing to tell", () => {
  expect(victoryIn([{ event: "turn-began", seat: "A" }])).toEqual([]);
});
