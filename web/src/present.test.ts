import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Present } from "./present";

let shown: number[] = [];
let present: Present<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  present = new Present<number>((value) => shown.push(value), () => 100);
});

afterEach(() => vi.useRealTimers());

test("things are shown one at a time", () => {
  present.put(1, "in turn");
  present.put(2, "in turn");
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
});

test("skipping shows all that waits, in order", () => {
  for (const value of [1, 2, 3]) present.put(value, "in turn");
  present.skip();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
});

test("too much at once collapses, and nothing is dropped", () => {
  for (let value = 0; value < 14; value++) present.put(value, "in turn");
  const all = Array.from({ length: 14 }, (_, value) => value);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual(all.slice(0, shown.length));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(all);
});

test("what cannot wait goes first to the present", () => {
  present.put(1, "in turn");
  present.put(2, "in turn");
  present.put(3, "soon");
  expect(shown).toEqual([1, 2, 3]);
});
