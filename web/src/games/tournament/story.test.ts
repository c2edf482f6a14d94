import { beforeAll, expect, test } from "vitest";
import type { ReplayStep, Seat } from "../../protocol";
import type { Reader } from "../../words/reader";
import { words } from "../../words/words.svelte";
import { playthroughs } from "../playthrough";
import { chapters } from "./chapters";
import { follow } from "./follow";
import { storyOf } from "./story";
import type { EventView, View } from "./types";

const GAMES = playthroughs<View, EventView>("tournament");
const reader: Reader = { you: "A", name: (seat) => `Player ${seat}` };

beforeAll(() => Promise.all([words.speak("en"), words.also("app")]));

/** A golden game as a replay has it; views between those that are written down differ in their displays alone. */
function replay(steps: (typeof GAMES)[number]["steps"]): ReplayStep[] {
  let view = steps[0]!.view!;
  return steps.map(({ by, move, events, view: next }, entry) => {
    const all = by ? [{ event: "moved", by, move } as EventView, ...events] : events;
    const displays = all.reduce(follow, view.seats.map(({ display }) => display));
    const colour = move.startsWith("open ") ? move.split(" ")[1] : view.colour;
    view = next ?? ({ ...view, colour, seats: view.seats.map((seat, at) => ({ ...seat, display: [...displays[at]!] })) } as View);
    return { entry, by: (by || null) as Seat | null, move: move || null, at: 0, events: all, view } as unknown as ReplayStep;
  });
}

test.each(GAMES)("the story names who won each tournament, and covers the whole game: $name", ({ steps }) => {
  const all = replay(steps);
  const { parts, moments } = storyOf(all, reader);
  const events = all.flatMap((step) => step.events as EventView[]);
  const won = events.flatMap((event) => (event.event === "tournament-won" ? [event.seat] : []));
  expect(parts.map(({ winner }) => winner)).toEqual(won);
  expect(parts.reduce((sum, { length }) => sum + length, 0)).toBe(all.length);
  expect(parts[0]!.label).toMatch(/^No\. 1, (Purple|Red|Blue|Yellow|Green): (You|Player \w)$/);
  const longest = Math.max(...parts.map(({ length }) => length));
  expect(moments.at(-1)!.detail).toContain(`${longest} moves; winner: `);
  for (const { step } of moments) expect(all[step]).toBeDefined();
});

test.each(GAMES)("the last act is the last withdrawal: $name", ({ steps }) => {
  const by = steps.findLast(({ move }) => move === "withdraw")!.by;
  expect(storyOf(replay(steps), reader).last).toMatch(by === "A" ? /^You withdrew with \d+\. Player/ : new RegExp(`^Player ${by} withdrew with \\d+\\.`));
});

test("the longest tournament takes as many moves for a reader who was not shown all of them", () => {
  const all = replay(GAMES[0]!.steps);
  const starts = new Set(chapters(all).map(({ start }) => start));
  const fewer = all.filter((_, at) => starts.has(at) || at === all.length - 1 || at % 3 > 0);
  expect(storyOf(fewer, reader).moments.at(-1)!.detail).toBe(storyOf(all, reader).moments.at(-1)!.detail);
});

test("a tournament has the colour in which it was won, though it changed just before its end", () => {
  const step = (colour: string | null, event: string) => ({ events: [{ event }], view: { colour } }) as unknown as ReplayStep;
  const steps = [
    step(null, "tournament-began"), step("yellow", "opened"), step("yellow", "action-played"), step("blue", "colour-changed"),
    step(null, "tournament-began"), step("red", "opened"), step(null, "game-won"),
  ];
  expect(chapters(steps).map(({ tincture }) => tincture)).toEqual(["blue", "red"]);
});
