import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Present, type Shown } from "./present";

let shown: Shown<number>[] = [];
let present: Present<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  present = new Present<number>((value) => shown.push(value), () => 100);
});

afterEach(() => vi.useRealTimers());

const values = () => shown.map(({ value }) => value);

test("things are shown one at a time", () => {
  present.put(1, "in turn");
  present.put(2, "in turn");
  expect(values()).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(values()).toEqual([1, 2]);
});

test("skipping shows all that waits, in order", () => {
  for (const value of [1, 2, 3]) present.put(value, "in turn");
  present.skip();
  expect(values()).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1000);
  expect(values()).toEqual([1, 2, 3]);
});

test("too much at once collapses, and nothing is dropped", () => {
  for (let value = 0; value < 14; value++) present.put(value, "in turn");
  expect(values()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].slice(0, values().length));
  expect(shown.some(({ collapsed }) => collapsed)).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(values()).toHaveLength(14);
});

test("what cannot wait goes first to the present", () => {
  present.put(1, "in turn");
  present.put(2, "in turn");
  present.put(3, "soon");
  expect(values()).toEqual([1, 2, 3]);
});
