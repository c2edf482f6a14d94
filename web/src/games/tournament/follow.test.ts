import { expect, test } from "vitest";
import type { Seat } from "../../protocol";
import { playthroughs } from "../playthrough";
import { worth } from "./cards";
import { displaysBefore, displaysOf, follow, wonAgain, type Displays } from "./follow";
import { needOf } from "./need";
import type { EventView, View } from "./types";

const GAMES = playthroughs<View, EventView>("tournament");
const moved = (by: string, move: string) => ({ event: "moved", by: by as Seat, move }) as EventView;

test.each(GAMES)("what is followed from event to event is what lies on the table: $name", ({ steps }) => {
  let displays: Displays = displaysOf(steps[0]!.view!);
  let seen = 0;
  for (const { by, move, events, view } of steps.slice(1)) {
    displays = [moved(by, move), ...events].reduce(follow, displays);
    if (view === null) continue;
    expect(displays).toEqual(displaysOf(view));
    seen++;
  }
  expect(seen).toBeGreaterThan(20);
});

test("the golden games have every way but one in which a card leaves a display", () => {
  const told = new Set(GAMES.flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ event }) => event))));
  for (const event of ["discarded", "taken", "swapped", "tournament-won"]) expect(told).toContain(event);
  expect(follow([["R3", "S2"], []], { event: "retreated", seat: "A", place: 1, card: "R3" } as EventView)).toEqual([["S2"], []]);
});

test.each(GAMES)("totals and what is needed are what the rules say: $name", ({ steps }) => {
  let view = steps[0]!.view!;
  let ends = 0;
  for (const step of steps.slice(1)) {
    // Until the next view is written down, a turn only adds cards if nothing else happens in it.
    const plain = step.move.startsWith("play ") || step.move === "end" || step.move === "withdraw";
    if (view.turn === step.by && view.phase === "turn" && plain && view.colour !== null) {
      const at = "ABCDEF".indexOf(step.by);
      const enough = view.seats[at]!.total >= needOf(view, step.by as Seat);
      if (view.played > 0) {
        expect(step.legal.includes("end")).toBe(enough);
        ends++;
      }
      view = laid(view, at, step.move);
    } else view = { ...view, turn: "" as Seat };
    view = step.view ?? view;
    if (step.view) for (const { display, total } of view.seats) expect(display.reduce((sum, card) => sum + worth(card, view.colour), 0)).toBe(total);
  }
  expect(ends).toBeGreaterThan(0);
});

/** The view after a value card, as the client expects it. */
function laid(view: View, at: number, move: string): View {
  if (!move.startsWith("play ")) return view;
  const card = move.split(" ")[1] as View["seats"][number]["display"][number];
  const seats = view.seats.map((seat, index) => (index === at ? { ...seat, total: seat.total + worth(card, view.colour) } : seat));
  return { ...view, seats, played: view.played + 1 };
}

test("a sentence sees the displays as they lay just before it", () => {
  const together = [moved("A", "open red R3"), moved("A", "play S2"), moved("B", "dodge A 2")];
  const entry = { number: 2, event: together[2], before: null, together };
  expect(displaysBefore(entry)![0]).toEqual(["R3", "S2"]);
  expect(displaysBefore({ ...entry, before: undefined })).toBeNull();
});

test.each(GAMES)("who wins a colour again takes no token, and nobody else goes without: $name", ({ steps }) => {
  let view = steps[0]!.view!;
  let together: EventView[] = [];
  for (const [at, step] of steps.entries()) {
    together.push(moved(step.by, step.move), ...step.events);
    const event = step.events.find((one) => one.event === "tournament-won");
    if (event) {
      const takes = step.events.some((other) => other.event === "token-taken") || steps[at + 1]?.move.startsWith("take ") === true;
      expect(wonAgain({ number: 0, event, before: view, together }) === null).toBe(takes);
    }
    if (step.view === null) continue;
    view = step.view;
    together = [];
  }
});
