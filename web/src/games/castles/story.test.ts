import { beforeAll, expect, test } from "vitest";
import type { ReplayStep } from "../../protocol";
import type { Reader } from "../../words/reader";
import { words } from "../../words/words.svelte";
import { playthroughs } from "../playthrough";
import { storyOf } from "./story";
import type { EventView, View } from "./types";

const GAMES = playthroughs<View, EventView>("castles");
const reader: Reader = { you: "A", name: (seat) => `Player ${seat}` };

beforeAll(() => Promise.all([words.speak("en"), words.also("app")]));

test.each(GAMES)("the story says who had the most points, without a gap: $name", ({ steps }) => {
  let view = steps[0]!.view!;
  const all = steps.map((step) => {
    view = step.view ?? view;
    return { by: step.by || null, move: step.move || null, at: 0, events: step.events, view } as unknown as ReplayStep;
  });
  const { parts, last, moments } = storyOf(all, reader);
  expect(parts.reduce((sum, { length }) => sum + length, 0)).toBe(all.length);
  parts.slice(1).forEach((part, at) => {
    expect(part.start).toBe(parts[at]!.start + parts[at]!.length);
    expect(part.winner).not.toBe(parts[at]!.winner);
  });
  const scores = view.seats.map(({ score }) => score);
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length === 1) expect(parts.at(-1)!.winner).toBe("ABCDEF"[scores.indexOf(best)]);
  expect(last).toMatch(/^Last attack: (You|Player \w), /);
  expect(moments.length).toBeGreaterThan(0);
  for (const { step } of moments) expect(all[step]).toBeDefined();
});
