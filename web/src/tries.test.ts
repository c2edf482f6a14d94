import { beforeEach, expect, test, vi } from "vitest";
import { noteTry, triesOf } from "./tries";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

const branch = { table: "KX4", entry: 12, decision: 3, imagined: true };

test("tries of the same decision are counted, each game once", () => {
  noteTry(branch, "here1", true);
  expect(triesOf(branch)).toEqual({ count: 1, won: 1 });
  noteTry(branch, "here2", false);
  noteTry(branch, "here2", false);
  expect(triesOf(branch)).toEqual({ count: 2, won: 1 });
});

test("another decision has its own count", () => {
  noteTry(branch, "here1", true);
  noteTry({ ...branch, entry: 20 }, "here2", true);
  expect(triesOf({ ...branch, entry: 20 })).toEqual({ count: 1, won: 1 });
});

test("asking for tries notes none", () => {
  expect(triesOf(branch)).toEqual({ count: 0, won: 0 });
  expect(triesOf(branch)).toEqual({ count: 0, won: 0 });
  expect(kept.size).toBe(0);
});
