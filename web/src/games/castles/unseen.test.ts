import { expect, test } from "vitest";
import { playthroughs } from "../playthrough";
import { KINDS } from "./cards";
import type { EventView, View } from "./types";
import { unseenCopies } from "./unseen";

test.each(playthroughs<View, EventView>("castles"))("what is unseen is in the deck or in other hands: $name", ({ steps }) => {
  const views = steps.flatMap(({ view }) => view ?? []);
  expect(views.length).toBeGreaterThan(10);
  for (const view of views) {
    const unseen = KINDS.map((card) => unseenCopies(view, card));
    expect(Math.min(...unseen)).toBeGreaterThanOrEqual(0);
    const hidden = view.seats.reduce((sum, { cards, hand, known }) => sum + cards - (hand ?? known).length, view.deck);
    expect(unseen.reduce((sum, copies) => sum + copies)).toBe(hidden);
  }
});
