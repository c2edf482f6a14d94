import { beforeEach, expect, test, vi } from "vitest";
import { COUNT } from "./lessons";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

let progress: typeof import("./progress.svelte").progress;
const finish = (...numbers: number[]) => numbers.forEach((number) => progress.finish("castles", number));
const next = () => progress.of("castles").next;

beforeEach(async () => {
  vi.resetModules();
  ({ progress } = await import("./progress.svelte"));
});

test("after a lesson comes the next one that is not done", () => {
  finish(1);
  expect(next()).toBe(2);
  finish(4, 3);
  expect(next()).toBe(5);
});

test("a lesson that is done and opened again is not what comes next", () => {
  finish(1, 2);
  progress.open("castles", 1);
  expect(next()).toBe(3);
  progress.open("castles", 5);
  expect(next()).toBe(5);
});

test("after the last lesson come those that were left out", () => {
  finish(1, 2, 4, 5, COUNT);
  expect(next()).toBe(3);
  // Once more, while another is still left out.
  progress.open("castles", COUNT);
  finish(COUNT);
  expect([next(), progress.isBegun("castles")]).toEqual([3, true]);
  finish(3);
  expect(progress.isWhole("castles")).toBe(true);
});
