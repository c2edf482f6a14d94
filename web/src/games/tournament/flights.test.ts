import { expect, test } from "vitest";
import { flightsOf } from "./flights";
import { sampleView } from "./sample";
import type { EventView } from "./types";

test("an action card goes to the pile, Shield and Stunned before a display", () => {
  const events: EventView[] = [
    { event: "moved", by: "B", move: "charge" }, { event: "moved", by: "B", move: "shield" }, { event: "moved", by: "B", move: "stunned C" },
    { event: "moved", by: "B", move: "play R3" }, { event: "moved", by: "B", move: "end" },
  ];
  expect(flightsOf(events, null, "A")).toEqual([
    { what: "card", card: "charge", from: "middle", to: "discard" },
    { what: "card", card: "shield", from: "middle", to: "front:B" },
    { what: "card", card: "stunned", from: "middle", to: "front:C" },
  ]);
  // What I play leaves my own hand.
  expect(flightsOf(events.slice(0, 1), null, "B")).toEqual([{ what: "card", card: "charge", from: "hand:B", to: "discard" }]);
});

test("Ivanhoe lies across the card that it cancels, told before or with it", () => {
  const cancelled = { what: "cancelled", card: "charge", from: "middle", to: "discard" };
  const ivanhoe: EventView = { event: "moved", by: "C", move: "ivanhoe" };
  const waiting = { ...sampleView(), phase: "react", action: "charge", asked: false } as ReturnType<typeof sampleView>;
  expect(flightsOf([ivanhoe], waiting, "A")).toEqual([cancelled]);
  expect(flightsOf([{ event: "moved", by: "B", move: "charge" }, ivanhoe], null, "A")).toContainEqual(cancelled);
});

test("others draw face down; my own draw goes to my hand", () => {
  const events: EventView[] = [{ event: "drew", seat: "A", card: "R5" }, { event: "drew", seat: "B", card: null }];
  expect(flightsOf(events, null, "A")).toEqual([{ what: "card", card: null, from: "deck", to: "hand:B" }]);
});

test("tokens come from where they stood large, and go back to the pool", () => {
  const events: EventView[] = [{ event: "token-taken", seat: "B", colour: "red" }, { event: "token-returned", seat: "C", colour: "blue" }];
  expect(flightsOf(events, null, null)).toEqual([
    { what: "token", colour: "red", from: "middle", to: "tokens:B" },
    { what: "token", colour: "blue", from: "tokens:C", to: "pool" },
  ]);
});
