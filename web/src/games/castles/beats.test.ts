import { beforeAll, expect, test } from "vitest";
import { lengthOf, readingTime, timed, type Beat } from "../../present";
import type { Seat } from "../../protocol";
import type { Reader } from "../../words/reader";
import { plain } from "../../words/sentence";
import { words } from "../../words/words.svelte";
import { playthroughs } from "../playthrough";
import { storyteller } from "./beats";
import type { EventView, GoodsView, View } from "./types";

const GAMES = playthroughs<View, EventView>("castles");
const USUAL = { motion: 1, pace: 1 };
const reader = (you: Seat | null): Reader => ({ you, name: (seat) => `Player ${seat}` });
const moved = (by: string, move: string) => ({ event: "moved", by: by as Seat, move }) as EventView;

beforeAll(() => Promise.all([words.speak("en"), words.also("app")]));

function told(steps: (typeof GAMES)[number]["steps"], you: Seat | null): Beat[] {
  const script = storyteller(() => reader(you));
  let view = steps[0]!.view!;
  return steps.slice(1).flatMap((step) => {
    const events = [moved(step.by, step.move), ...step.events];
    const next = step.view ?? view;
    const beats = script({ from: 0, events, view: next }, view);
    view = next;
    expect(beats.flatMap((beat) => beat.events)).toEqual(events);
    return beats;
  });
}

const time = (beat: Beat) => lengthOf(timed(beat, 0, USUAL));

test.each(GAMES)("an army is one thing, and cards that join it take no time: $name", ({ steps }) => {
  let armies = 0;
  for (const beat of told(steps, null)) {
    const events = beat.events as EventView[];
    const first = events[0]!;
    if (first.event === "moved" && first.move.startsWith("muster ")) expect([time(beat), beat.text]).toEqual([0, null]);
    const stormed = events.find(({ event }) => event === "stormed");
    if (stormed?.event !== "stormed") continue;
    armies++;
    expect(plain(beat.text!)).toMatch(/^Player \w storms /);
    expect(beat.detail).toMatch(/^\d+ cards? against \d+$/);
    expect(beat.times.fly).toBe(600);
  }
  expect(armies).toBeGreaterThan(3);
});

test.each(GAMES)("every answer to a deal and the end of the game have a sentence and the time to read it: $name", ({ steps }) => {
  let ends = 0;
  for (const beat of told(steps, null)) {
    const events = beat.events as EventView[];
    const answers = events.some((event) => event.event === "exchanged" || (event.event === "moved" && event.move === "decline"));
    const ended = events.some(({ event }) => event === "game-ended");
    if (ended) ends++;
    if (!answers && !ended) continue;
    expect(beat.text).not.toBeNull();
    expect(time(beat)).toBeGreaterThanOrEqual(Math.max(readingTime(plain(beat.text!).length), ended ? 1600 : 1200));
  }
  expect(ends).toBe(1);
});

test("the proposer of a deal sees that it is declined, for long enough", () => {
  const view = GAMES[0]!.steps[0]!.view!;
  const [give, want]: GoodsView[] = [{ cards: ["fl"] }, { cards: ["rb"] }];
  const before = { ...view, phase: { phase: "deal", by: "A", to: "B", give, want } } as View;
  const decline = { from: 0, events: [moved("B", "decline")], view };
  const [mine] = storyteller(() => reader("A"))(decline, before);
  expect(mine!.text).toBe("Player B declines your trade.");
  expect(mine!.own).toBe(false);
  expect(time(mine!)).toBeGreaterThanOrEqual(180 + 1200);
  const [other] = storyteller(() => reader("C"))(decline, before);
  expect(other!.text).toBe("Player B declines the trade.");
});

test("the proposer of a deal sees that it is agreed to", () => {
  const view = GAMES[0]!.steps[0]!.view!;
  const exchanged = { event: "exchanged", by: "A", with: "B", given: { cards: ["fl"] }, got: { cards: ["rb"] } } as EventView;
  const [beat] = storyteller(() => reader("A"))({ from: 0, events: [moved("B", "agree"), exchanged], view }, view);
  expect(plain(beat!.text!)).toMatch(/^It’s a trade: you give Player B /);
  expect(time(beat!)).toBeGreaterThanOrEqual(1800);
});
