import { expect, test } from "vitest";
import type { ReplayStep } from "../protocol";
import { chapterAt, divide, has } from "./chapters";

const step = (...names: string[]): ReplayStep => ({ entry: 0, by: null, move: null, at: 0, "stand-in": false, events: names.map((event) => ({ event })), view: {} });

test("a game is divided where something begins", () => {
  const steps = [step("dealt", "turn-began"), step("moved"), step("moved", "turn-began"), step("moved")];
  const chapters = divide(steps, (one) => has(one, "turn-began"), (start, end, number) => ({ tincture: "red", glyph: "", label: `${number}: ${start}-${end}` }));
  expect(chapters.map(({ start, length, label }) => [start, length, label])).toEqual([[0, 2, "1: 0-2"], [2, 2, "2: 2-4"]]);
  expect(chapterAt(chapters, 1)).toBe(0);
  expect(chapterAt(chapters, 2)).toBe(1);
});
